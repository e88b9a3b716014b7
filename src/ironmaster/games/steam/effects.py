"""The effects of moves of Steam on the seat that makes them, in words."""

from ironmaster.core.effects import GAIN, LOSS, Effect
from ironmaster.core.naming import Value, signed, who
from ironmaster.games.steam import scoring, trace
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.names import GAME, Names, money
from ironmaster.games.steam.state import OPENING, SteamState
from ironmaster.games.steam.steps import route, take
from ironmaster.games.steam.tables import Tables
from ironmaster.kit.effects import EffectLines

WITHIN = (trace.DONE, trace.LINK, trace.DELIVERED, trace.CAPPED)
"""The steps that belong to the action."""


class Effects(EffectLines):
    """The effects of some moves of one seat, collected step by step to the end of its action."""

    def __init__(self, t: Tables, names: Names, start: SteamState, moves: list[int], seat: int, lang: str) -> None:
        super().__init__(GAME, lang, money, seat)
        self.t = t
        self.names = names
        self.first = self.last = start
        self.next = start
        """The state after all automatic steps, in which the next move is made."""
        self.paid = 0
        self.parts: list[str] = []
        """The parts of the cost."""
        self.lines: list[Effect] = []
        for move in moves:
            self._book(move)

    def _book(self, move: int) -> None:
        """Add the effects of one move, and of the automatic steps within the action."""
        within = True
        for step in trace.trace(self.t, self.next, move):
            within = within and step.what in WITHIN
            if within:
                if step.what == trace.DONE:
                    self._decided(step.before, step.after, move)
                elif step.what == trace.DELIVERED:
                    self._delivered(step.before)
                self.last = step.after
            self.next = step.after

    def _decided(self, before: SteamState, after: SteamState, move: int) -> None:
        verb, arg, other = self.t.verb[move], self.t.arg[move], self.t.other[move]
        if verb == v.LAY:
            self._laid(before, arg, other)
        elif verb == v.TAKE and arg == v.LOCOMOTIVE:
            self._spend("part-locomotive", take.locomotive_price(self.t, before, self.seat))
        elif verb == v.PAY:
            tile = before.tile[self.seat]
            self._spend("part-action", take.price(self.t, tile), tile=self.names.tile[tile])
        elif verb == v.BID:
            self._bid(before, arg)
        elif verb == v.SUPPLY:
            self.lines.append(self.line("goods", "", self.names.parts(before.supply[arg], self.lang), tone=GAIN))
        elif verb == v.STOP:
            gone = len(trace.lost(self.t, before, after, self.seat))
            if gone:
                self.lines.append(self.line("lost", "", str(gone), tone=LOSS))

    # What is paid

    def _laid(self, s: SteamState, where: int, pattern: int) -> None:
        t = self.t
        self._spend("part-exits", t.exit_cost * t.exit_count[pattern], exits=t.exit_count[pattern])
        if t.town_cost[where]:
            self._spend("part-town", t.town_cost[where], place=self.names.hex[where])
        if s.lay[where] < 0 and t.terrain_cost[where]:
            both = t.hill[where] and t.river[where]
            case = "part-hill-river" if both else "part-hill" if t.hill[where] else "part-river"
            self._spend(case, t.terrain_cost[where])

    def _spend(self, case: str, dollars: int, **params: Value) -> None:
        if dollars:
            self.paid += dollars
            self.parts.append(self.say(case, dollars=self.money(dollars), **params))

    def _bid(self, s: SteamState, bid: int) -> None:
        key = "bid-opening" if s.phase == OPENING else "bid"
        self.lines.append(self.labelled("bid", key, "", self.money(bid), seat=who(self.seat), place=len(s.places) + 1))

    # What is delivered

    def _delivered(self, s: SteamState) -> None:
        """Points that each owner is to place, the mover first."""
        shares = route.tally(s)
        places = " \u2013 ".join(self.names.place[node].text(self.lang) for node in trace.stations(s))
        self.lines.append(self.labelled("route", "route", "", places, cube=self.names.colour[s.route[1]]))
        for seat in [self.seat, *(other for other in s.order if other != self.seat)]:
            if shares[seat]:
                label = self.say("effect-share", seat=who(seat))
                own = GAIN if seat == self.seat else ""
                self.lines.append(Effect("share", label, "", self.say("points", points=shares[seat]), tone=own))

    # All effects

    def all(self) -> list[Effect]:
        """All effects, in a fixed order."""
        first, last, seat = self.first, self.last, self.seat
        return [
            *self.cost(self.paid, " + ".join(self.parts)),
            *self.cash(first.cash[seat], last.cash[seat]),
            *self._borrowed("income", first.income[seat], last.income[seat], 1),
            *self._borrowed("points", first.points[seat], last.points[seat], self.t.loan_points),
            *self.change("level", first.level[seat], last.level[seat]),
            *self._links(),
            *self._worth(),
            *self.lines,
        ]

    def _borrowed(self, kind: str, was: int, now: int, price: int) -> list[Effect]:
        """Income or points, which loans cost."""
        note = self.say("loans", loans=(was - now) // price) if now < was else ""
        return self.change(kind, was, now, signed, note)

    def _links(self) -> list[Effect]:
        """Links that are complete now: the seat's own, then those of others."""
        found = []
        ports = trace.completed(self.t, self.first, self.last)
        for seat in [self.seat, *(other for other in self.last.order if other != self.seat)]:
            own = [port for port in ports if self.last.holder[port] == seat]
            if own:
                named = ", ".join(self.names.link(port, self.last.end[port]).text(self.lang) for port in own)
                label = self.say("effect-links", seat=who(seat))
                was, now = self.first.links[seat], self.last.links[seat]
                found.append(Effect("links", label, str(was), str(now), named, GAIN if seat == self.seat else ""))
        return found

    def _worth(self) -> list[Effect]:
        """What the seat would have if the game ended now."""
        was, now = (scoring.worth(self.t, s, self.seat) for s in (self.first, self.last))
        return self.change("worth", was, now, signed)
