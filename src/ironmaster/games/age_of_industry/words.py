"""Sentences of Age of Industry: prompts, moves and their consequences."""

from collections import Counter
from functools import reduce
from typing import Final

from ironmaster.core.contract import CHANCE, OVER, Words
from ironmaster.core.naming import Value, signed, who
from ironmaster.games.age_of_industry import tables as v
from ironmaster.games.age_of_industry.flow import into_hand, to_act
from ironmaster.games.age_of_industry.law import IndustryLaw
from ironmaster.games.age_of_industry.ledger import Ledger
from ironmaster.games.age_of_industry.names import GAME, Names, money
from ironmaster.games.age_of_industry.pieces import borrow, lowest, owner_of
from ironmaster.games.age_of_industry.reasons import decision
from ironmaster.games.age_of_industry.scoring import ranking, worth
from ironmaster.games.age_of_industry.state import FINISHED, IndustryState
from ironmaster.games.age_of_industry.tables import COAL, KINDS, Tables
from ironmaster.kit.speech import tell

KEYS: Final = (
    *("build", "combine", "railway", "sell", "develop", "take", "pass", "repay", "end", "stop", "discard"),
    *("coal", "iron", "first", "draw", "demand", "free_pass"),
)
OUTCOMES: Final = (v.FIRST, v.DRAW, v.DEMAND)

Params = dict[str, Value]


class IndustryWords(Words[IndustryState]):
    """The sentences of one game, with the names of its board."""

    def __init__(self, law: IndustryLaw) -> None:
        super().__init__(law)
        self.t: Tables = law.t
        self.names: Names = law.names

    def prompt(self, s: IndustryState, lang: str) -> str:
        """The question for the seat to act."""
        actor = to_act(s)
        if actor in (OVER, CHANCE):
            return self._say(lang, f"prompt-{decision(s)}", {})
        params: Params = {
            "seat": who(actor),
            "actions": s.actions,
            "cash": money(lang, s.cash[actor]),
            "loans": s.debt[actor],
        }
        return self._say(lang, f"prompt-{decision(s)}", params)

    def sentence(self, before: IndustryState, action: int, after: IndustryState, lang: str) -> str:
        """A move or outcome: the act itself, then its consequences."""
        verb = self.t.verb[action]
        seat = before.order[before.at] if before.at < self.t.seats else 0
        if verb in OUTCOMES:
            parts, done = [self._outcome(before, seat, action, lang)], before
        else:
            ledger = Ledger(self.t, before, [action], seat)
            parts, done = self._did(ledger, action, lang), ledger.last
        return " ".join([*parts, *self._turned(before, done, after, lang)])

    def _did(self, ledger: Ledger, action: int, lang: str) -> list[str]:
        paid = money(lang, sum(part.amount for part in ledger.spent))
        loan = money(lang, self.t.loan)
        params: Params = {"seat": who(ledger.seat), "paid": paid, "loan": loan}
        params |= self._params(ledger.first, ledger.seat, action)
        own = "-own" if params.get("owner") == params["seat"] else ""
        chosen = self.t.verb[action] in (v.COAL_FROM, v.IRON_FROM)
        named = self.t.verb[action] in (v.BUILD, v.DISCARD)
        return [self._say(lang, self._key(action) + own, params), *self._followed(ledger, chosen, named, lang)]

    def chapter(self, s: IndustryState, lang: str) -> str:
        """The round."""
        if s.phase == FINISHED:
            return self._say(lang, "chapter-end", {})
        return self._say(lang, "chapter", {"round": s.round})

    def standings(self, s: IndustryState, lang: str) -> str:
        """Cash, loans and worth of each seat; at the end, from first to last."""
        seats = ranking(s) if s.phase == FINISHED else list(range(self.t.seats))
        standings = [self._standing(s, seat, lang) for seat in seats]
        return reduce(lambda first, second: self._say(lang, "joined", {"first": first, "second": second}), standings)

    def _standing(self, s: IndustryState, seat: int, lang: str) -> str:
        cash, points = money(lang, s.cash[seat]), worth(self.t, s, seat)
        params: Params = {"seat": who(seat), "cash": cash, "loans": s.debt[seat]}
        params |= {"points": points, "shown": signed(points)}
        return self._say(lang, "standing" if s.phase == FINISHED else "standing-now", params)

    def _say(self, lang: str, key: str, params: Params) -> str:
        return tell(GAME, lang, key, params)

    # The act

    def _key(self, action: int) -> str:
        verb, arg, other = self.t.verb[action], self.t.arg[action], self.t.other[action]
        if verb == v.SELL and other >= self.t.spaces:
            return "did-sell-market"
        if verb == v.TAKE and arg == len(self.t.card_ids):
            return "did-take-deck"
        if verb in (v.COAL_FROM, v.IRON_FROM) and arg == self.t.track:
            return f"did-{KEYS[verb]}-track"
        return "did-coal-import" if verb == v.COAL_FROM and arg >= self.t.spaces else f"did-{KEYS[verb]}"

    def _outcome(self, before: IndustryState, seat: int, action: int, lang: str) -> str:
        verb, arg = self.t.verb[action], self.t.arg[action]
        if verb == v.FIRST:
            return self._say(lang, "did-first", {"seat": who(arg)})
        if verb == v.DEMAND:
            place = self.names.place[self.t.market_place[before.demand.index(-1)]]
            return self._say(lang, "did-demand", {"place": place, "demand": self.names.demand[arg]})
        key = "did-draw" if into_hand(before) else "did-face-up"
        return self._say(lang, key, {"seat": who(seat), "card": self.names.whole_card[arg]})

    def _params(self, s: IndustryState, seat: int, action: int) -> Params:
        t, names = self.t, self.names
        verb, arg, other = t.verb[action], t.arg[action], t.other[action]
        if verb in (v.BUILD, v.COMBINE):
            counter = names.counter[lowest(t, s, seat, arg % KINDS)]
            built: Params = {"counter": counter, "place": names.source(t, arg // KINDS)}
            return {**built, "card": names.whole_card[other]} if verb == v.BUILD else built
        if verb == v.RAILWAY:
            return {"line": names.line[arg]}
        if verb == v.SELL:
            return self._sale(s, arg, other)
        if verb == v.DEVELOP:
            return {"counter": names.counter[arg]}
        if verb in (v.TAKE, v.DISCARD) and arg < len(t.card_ids):
            return {"card": names.whole_card[arg]}
        if verb in (v.COAL_FROM, v.IRON_FROM):
            found: Params = {"place": names.source(t, arg)}
            return {**found, "owner": who(owner_of(s, arg))} if arg < t.spaces else found
        return {}

    def _sale(self, s: IndustryState, maker: int, outlet: int) -> Params:
        t, names = self.t, self.names
        params: Params = {"counter": names.counter[s.tile[maker]], "place": names.source(t, maker)}
        if outlet >= t.spaces:
            return {**params, "market": names.market[outlet - t.spaces]}
        return {**params, "owner": who(owner_of(s, outlet)), "port": names.source(t, outlet)}

    # Consequences

    def _followed(self, ledger: Ledger, chosen: bool, chosen_card: bool, lang: str) -> list[str]:
        """The card, cubes, loans, sales to a track and flips. The act itself names a chosen source or card."""
        t, found = self.t, []
        seat = who(ledger.seat)
        for card in [] if chosen_card else ledger.cards:
            found.append(self._say(lang, "did-discard", {"seat": seat, "card": self.names.whole_card[card]}))
        for (kind, source), cubes in Counter(ledger.used[1:] if chosen else ledger.used).items():
            found.append(self._fetched(ledger.first, kind, source, cubes, lang))
        for part in [] if chosen else ledger.spent:
            if part.case in ("part-coal", "part-iron"):
                found.append(self._say(lang, f"then-{part.case}", {"dollars": money(lang, part.amount)}))
        for got in ledger.got:
            if got.case in ("got-loans", "got-coal", "got-iron"):
                sum_ = money(lang, got.amount)
                found.append(self._say(lang, f"then-{got.case}", {"seat": seat, "dollars": sum_, "cubes": got.cubes}))
        for flip in ledger.flips:
            profit = money(lang, t.face_profit[flip.face])
            params: Params = {"owner": who(flip.owner), "counter": self.names.counter[flip.face], "profit": profit}
            found.append(self._say(lang, "then-flip", {**params, "place": self.names.source(t, flip.slot)}))
        return found

    def _fetched(self, s: IndustryState, kind: int, source: int, cubes: int, lang: str) -> str:
        """Where cubes came from without a question: whose mine or works, or which import space."""
        key = "then-coal" if kind == COAL else "then-iron"
        params: Params = {"place": self.names.source(self.t, source), "cubes": cubes}
        if source >= self.t.spaces:
            return self._say(lang, f"{key}-import", params)
        return self._say(lang, key, {**params, "owner": who(owner_of(s, source))})

    def _turned(self, before: IndustryState, done: IndustryState, after: IndustryState, lang: str) -> list[str]:
        """The interest paid at the end of a round, when its last action is done, and the next round with its order."""
        over = after.phase == FINISHED != before.phase
        if after.round == before.round and not over:
            return []
        found = [self._interest(done, seat, lang) for seat in after.order if before.round and done.debt[seat]]
        if over:
            return [*found, self._say(lang, "then-over", {})]
        order = ", ".join(who(seat) for seat in after.order)
        return [*found, self._say(lang, "then-round", {"round": after.round, "order": order})]

    def _interest(self, done: IndustryState, seat: int, lang: str) -> str:
        due, s = done.debt[seat] * self.t.interest, done.copy()
        borrow(self.t, s, seat, due)
        loans = s.debt[seat] - done.debt[seat]
        return self._say(lang, "then-interest", {"seat": who(seat), "interest": money(lang, due), "loans": loans})
