"""Sentences of Steam: prompts, moves and their consequences."""

from typing import Final

from ironmaster.core.contract import CHANCE, OVER, Words
from ironmaster.core.frames import first_of, second_of
from ironmaster.core.naming import Value, signed, who
from ironmaster.games.steam import expenses, flow, trace
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.law import SteamLaw
from ironmaster.games.steam.names import GAME, Names, money
from ironmaster.games.steam.reasons import decision
from ironmaster.games.steam.scoring import ranking, worth
from ironmaster.games.steam.state import BIDDING, FINISHED, NO_BID, OPENING, SteamState
from ironmaster.games.steam.steps import bidding, route, take, track
from ironmaster.games.steam.tables import Tables
from ironmaster.games.steam.trace import TraceStep
from ironmaster.kit.hexes import SIDES
from ironmaster.kit.speech import Speaker, tell

KEYS: Final = (
    *("bid", "pass", "free_pass", "take", "pay", "lay", "urbanize", "grow", "supply", "stop", "deliver", "via"),
    *("upgrade", "income", "points", "capital", "first", "dealt", "goods"),
)

Params = dict[str, Value]


class SteamWords(Words[SteamState]):
    """The sentences of one game, with the names of its board."""

    def __init__(self, law: SteamLaw) -> None:
        super().__init__(law)
        self.t: Tables = law.t
        self.names: Names = law.names

    def prompt(self, s: SteamState, lang: str) -> str:
        """The question for the seat to act."""
        actor = flow.to_act(s)
        now = decision(s)
        if actor in (OVER, CHANCE):
            return self._say(lang, f"prompt-{now}", {})
        params: Params = {"seat": who(actor), "cash": money(lang, s.cash[actor]), "cycle": s.cycle + 1}
        params |= {"left": track.limit(self.t, s, actor) - s.laid, "place": len(s.places) + 1}
        if now in ("opening", "bidding") and s.bid != NO_BID:
            params |= {"bidder": who(s.leader), "bid": money(lang, s.bid)}
        elif now in ("opening", "bidding"):
            now = f"{now}-first"
        elif now == "pay":
            tile = s.tile[actor]
            params |= {"tile": self.names.tile[tile], "price": money(lang, take.price(self.t, tile))}
        elif now == "route":
            params |= {"cube": self.names.colour[s.route[1]], "place": self.names.place[trace.stations(s)[-1]]}
        elif now == "score":
            params["points"] = second_of(s.stack[-1])
        elif now == "supply":
            params["place"] = self.names.place[first_of(s.stack[-1])]
        return self._say(lang, f"prompt-{now}", params)

    def sentence(self, before: SteamState, action: int, after: SteamState, lang: str) -> str:  # noqa: ARG002
        """A move or outcome: the act itself, then its consequences."""
        parts: list[str] = []
        for step in trace.trace(self.t, before, action):
            if step.what == trace.DONE:
                parts += self._did(step, action, lang)
            else:
                parts += self._followed(step, lang)
            parts += self._turned(step, lang)
        return " ".join(parts)

    def chapter(self, s: SteamState, lang: str) -> str:
        """The turn."""
        if s.phase == FINISHED:
            return self._say(lang, "chapter-end", {})
        if s.round == 0:
            return self._say(lang, "chapter-start", {})
        return self._say(lang, "chapter", {"round": s.round, "rounds": self.t.rounds})

    def standings(self, s: SteamState, lang: str) -> str:
        """Points, income and cash of each seat; at the end, from first to last."""
        seats = ranking(s) if s.phase == FINISHED else list(range(self.t.seats))
        return Speaker(GAME, lang, money).joined([self._standing(s, seat, lang) for seat in seats])

    def _standing(self, s: SteamState, seat: int, lang: str) -> str:
        params: Params = {
            "seat": who(seat),
            "points": s.points[seat],
            "shown": signed(s.points[seat]),
            "worth": signed(worth(self.t, s, seat)),
            "income": signed(s.income[seat]),
            "cash": money(lang, s.cash[seat]),
        }
        out = "standing-out" if s.out[seat] else "standing-end" if s.phase == FINISHED else "standing"
        return self._say(lang, out, params)

    def _say(self, lang: str, key: str, params: Params) -> str:
        return tell(GAME, lang, key, params)

    # The act

    def _did(self, step: TraceStep, action: int, lang: str) -> list[str]:
        before, after = step.before, step.after
        verb = self.t.verb[action]
        if verb in (v.FIRST, v.DEALT, v.GOODS):
            return [self._outcome(before, verb, self.t.arg[action], lang)]
        seat = flow.to_act(before)
        parts = [self._say(lang, self._key(before, action), self._params(before, seat, action, lang))]
        parts += self._money(step, seat, verb, lang)
        for port in trace.completed(self.t, before, after):
            link, holder = self.names.link(port, after.end[port]), after.holder[port]
            nobody = holder >= self.t.seats
            params: Params = {"link": link} if nobody else {"owner": who(holder), "link": link}
            parts.append(self._say(lang, "then-link-nobody" if nobody else "then-link", params))
        for port in trace.claimed(self.t, before, after):
            parts.append(self._say(lang, "then-claimed", {"seat": who(seat), "start": self.names.port(port)}))
        gone = trace.lost(self.t, before, after, seat) if verb == v.STOP else []
        if gone:
            starts = [self.names.port(port) for port in gone]
            named = starts[0] if len(gone) == 1 else ", ".join(start.text(lang) for start in starts)
            parts.append(self._say(lang, "then-lost", {"seat": who(seat), "runs": len(gone), "starts": named}))
        return parts

    def _owner(self, s: SteamState, port: int, lang: str) -> str:
        """Whose the link of a port is."""
        holder = s.holder[port]
        return who(holder) if holder < self.t.seats else self._say(lang, "nobody", {})

    def _key(self, s: SteamState, action: int) -> str:
        verb, arg = self.t.verb[action], self.t.arg[action]
        if verb == v.PASS:
            return f"did-pass-{decision(s)}"
        if verb == v.TAKE and arg == v.LOCOMOTIVE:
            return "did-take-locomotive" if self.t.tiles_cost else "did-take-locomotive-free"
        if verb == v.LAY and s.lay[arg] >= 0:
            return "did-replace"
        return f"did-{KEYS[verb]}"

    def _params(self, s: SteamState, seat: int, action: int, lang: str) -> Params:
        t, names = self.t, self.names
        verb, arg, other = t.verb[action], t.arg[action], t.other[action]
        params: Params = {"seat": who(seat)}
        if verb == v.LAY:
            cost = money(lang, track.cost(t, s, arg, other))
            return {**params, "hex": names.hex[arg], "track": names.track(other), "cost": cost}
        if verb == v.TAKE:
            price = money(lang, take.locomotive_price(t, s, seat))
            return {**params, "tile": names.tile[arg], "level": s.level[seat] + 1, "price": price}
        if verb in (v.URBANIZE, v.DELIVER, v.GROW):
            place: Params = {**params, "place": names.place[arg]}
            return place if verb == v.GROW else {**place, "colour": names.colour[other]}
        if verb == v.SUPPLY:
            cubes = names.cubes(s.supply[arg], lang)
            return {**params, "space": arg + 1, "cubes": cubes, "place": names.place[first_of(s.stack[-1])]}
        if verb == v.VIA:
            return {**params, "place": names.place[s.end[arg] // SIDES], "cube": names.colour[s.route[1]]}
        return {**params, **self._amounts(s, seat, verb, arg, lang)}

    def _amounts(self, s: SteamState, seat: int, verb: int, arg: int, lang: str) -> Params:
        if verb == v.BID:
            return {"bid": money(lang, arg), "place": len(s.places) + 1}
        if verb == v.CAPITAL:
            return {"loans": arg, "dollars": money(lang, self.t.loan * arg)}
        if verb in (v.PAY, v.PASS) and s.tile[seat] >= 0:
            tile = s.tile[seat]
            return {"tile": self.names.tile[tile], "price": money(lang, take.price(self.t, tile))}
        if verb in (v.INCOME, v.POINTS):
            return {"points": second_of(s.stack[-1])}
        return {"level": s.level[seat] + 1}

    def _outcome(self, s: SteamState, verb: int, arg: int, lang: str) -> str:
        if verb == v.FIRST:
            return self._say(lang, "did-first", {"seat": who(arg)})
        if verb == v.DEALT:
            return self._say(lang, "did-dealt", {"seat": who(s.at), "tile": self.names.tile[arg]})
        cubes = self.names.cubes(arg, lang)
        if s.at < self.t.cities:
            return self._say(lang, "did-goods", {"place": self.names.place[s.at], "cubes": cubes})
        return self._say(lang, "did-goods-supply", {"space": s.at - self.t.cities + 1, "cubes": cubes})

    def _money(self, step: TraceStep, seat: int, verb: int, lang: str) -> list[str]:
        """Loans that the act forced, and what an auction that it ends makes everybody pay."""
        before, after = step.before, step.after
        if before.phase == BIDDING and not after.inside:
            return self._payments(before, after, lang)
        if before.phase == OPENING and len(after.places) > len(before.places):
            return [self._won(before, after, lang)]
        if verb in (v.CAPITAL, v.INCOME, v.POINTS):
            return []
        steps, points = before.income[seat] - after.income[seat], before.points[seat] - after.points[seat]
        loans = steps + points // self.t.loan_points
        if not loans:
            return []
        params: Params = {"seat": who(seat), "loans": loans, "income": signed(after.income[seat]), "points": points}
        return [self._say(lang, "then-loans", params)]

    def _won(self, before: SteamState, after: SteamState, lang: str) -> str:
        seat = after.places[len(before.places)]
        paid = max(0, before.bid)
        params: Params = {"seat": who(seat), "place": len(before.places) + 1, "income": signed(after.income[seat])}
        return self._say(lang, "then-won", {**params, "paid": paid, "price": money(lang, paid)})

    def _payments(self, before: SteamState, after: SteamState, lang: str) -> list[str]:
        found = []
        for place, seat in enumerate(after.places):
            paid = bidding.payment(place, len(after.places), max(0, before.bids[seat]))
            params: Params = {"seat": who(seat), "place": place + 1, "paid": paid, "price": money(lang, paid)}
            found.append(self._say(lang, "then-place", params))
        return found

    # Consequences

    def _followed(self, step: TraceStep, lang: str) -> list[str]:
        before, after = step.before, step.after
        if step.what == trace.DELIVERED:
            return self._delivered(before, lang)
        if step.what == trace.CAPPED:
            params: Params = {"seat": who(first_of(before.stack[-1])), "points": second_of(before.stack[-1])}
            return [self._say(lang, "then-capped", params)]
        if step.what == trace.FORCED:
            seat = before.order[before.at]
            params = {"seat": who(seat), "tile": self.names.tile[after.tile[seat]]}
            return [self._say(lang, "then-forced", params)]
        return self._incomes(before, after, lang) if step.what == trace.INCOME else []

    def _delivered(self, s: SteamState, lang: str) -> list[str]:
        """The route of the cube, and the points that each owner is to place."""
        stations = trace.stations(s)
        places = [self.names.place[node].text(lang) for node in stations]
        legs = [self._say(lang, "leg", {"owner": self._owner(s, port, lang)}) for port in s.route[2:]]
        route_words = " ".join([places[0], *(f"{leg} {place}" for leg, place in zip(legs, places[1:], strict=True))])
        shares = route.tally(s)
        cube, city = self.names.colour[s.route[1]], self.names.place[stations[-1]]
        return [
            self._say(lang, "then-delivered", {"cube": cube, "place": city, "route": route_words}),
            *(
                self._say(lang, "then-share", {"seat": who(seat), "links": shares[seat]})
                for seat in s.order
                if shares[seat]
            ),
        ]

    def _incomes(self, before: SteamState, after: SteamState, lang: str) -> list[str]:
        """What each seat received or paid, and who went bankrupt; the last seat left settles nothing any more."""
        found = []
        alone = after.order == before.order[-1:]
        for seat in before.order[:-1] if alone else before.order:
            net = expenses.net(self.t, before, seat)
            params: Params = {"seat": who(seat), "dollars": money(lang, abs(net)), "income": signed(after.income[seat])}
            if after.out[seat]:
                found.append(self._say(lang, "then-bankrupt", params))
            elif net > 0:
                found.append(self._say(lang, "then-income", params))
            elif net < 0:
                params["lost"] = before.points[seat] - after.points[seat]
                short = before.income[seat] != after.income[seat] or params["lost"]
                found.append(self._say(lang, "then-short" if short else "then-expense", params))
        return [self._say(lang, "then-settled", {}), *found] if found else []

    def _turned(self, step: TraceStep, lang: str) -> list[str]:
        """A new turn with its order, a new order, or the end."""
        before, after = step.before, step.after
        if after.phase == FINISHED != before.phase:
            return [self._say(lang, "then-over", {})]
        order = ", ".join(who(seat) for seat in after.order)
        if after.round > before.round:
            return [self._say(lang, "then-round", {"round": after.round, "order": order})]
        return [self._say(lang, "then-order", {"order": order})] if before.phase == BIDDING != after.phase else []
