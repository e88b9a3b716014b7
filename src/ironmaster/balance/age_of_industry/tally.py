"""What is counted in a game of Age of Industry: counters, cubes, railways, markets, loans and points."""

from collections import Counter
from typing import Final, cast

from ironmaster.balance.playing import Counts
from ironmaster.core.contract import State
from ironmaster.games.age_of_industry import scoring
from ironmaster.games.age_of_industry.pieces import lowest, owner_of
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import build, railway, supply
from ironmaster.games.age_of_industry.tables import BUILD, COAL, COMBINE, FIRST, IRON, KINDS, RAILWAY, Tables
from ironmaster.kit import bits

SHARES: Final = 60
"""A win in parts, so that up to five can share it."""
SEA: Final = "import"
MAP: Final = "map"


class IndustryTally:
    """Counts of one game."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.start = 0
        self.found: Counts = Counter()
        self.builders: list[tuple[str, int]] = []

    def step(self, before: State, move: int, after: State) -> None:
        t, old, new = self.t, cast("IndustryState", before), cast("IndustryState", after)
        verb = t.verb[move]
        if verb == FIRST:
            self.start = t.arg[move]
        elif verb in (BUILD, COMBINE):
            self._price_of_build(old, t.arg[move] // KINDS, t.arg[move] % KINDS)
        elif verb == RAILWAY:
            self._cubes_of_railway(old, t.arg[move])
        if old.tile != new.tile:
            self._built(old, new)
        for space in bits.members(new.flipped & ~old.flipped):
            self._add("flipped", t.face_ids[new.tile[space]])
            self._add("earned", t.face_ids[new.tile[space]], t.face_profit[new.tile[space]])
        self._loans(old, new)

    def _built(self, old: IndustryState, new: IndustryState) -> None:
        t = self.t
        for space in range(t.spaces):
            face = new.tile[space]
            if face == old.tile[space] or face < 0:
                continue
            name, owner = t.face_ids[face], owner_of(new, space)
            self._add("built", name)
            self._add("place", t.place_ids[t.place_of[space]])
            self._add("colour", t.card_ids[t.colour_card[t.place_of[space]]])
            if old.tile[space] >= 0:
                self._add("over", "rival" if owner_of(old, space) != owner else "own")
            self.builders.append((name, owner))

    def _price_of_build(self, s: IndustryState, space: int, industry: int) -> None:
        t = self.t
        face = lowest(t, s, s.order[s.at], industry)
        self._add("paid", t.face_ids[face], build.price(t, s, space, face))
        place = t.place_of[space]
        for kind, needed in ((COAL, t.face_coal[face]), (IRON, t.face_iron[face])):
            if needed:
                cost = supply.cost_of_counter(t, s, kind, space, industry)
                self._cube(s, kind, cost, place, place)

    def _cubes_of_railway(self, s: IndustryState, line: int) -> None:
        t = self.t
        if not railway.needs_cubes(t, s, s.order[s.at]):
            return
        a, b = t.end_a[line], t.end_b[line]
        for kind in (COAL, IRON):
            self._cube(s, kind, supply.cost(t, s, kind, s.reach[a] | s.reach[b]), a, b)

    def _cube(self, s: IndustryState, kind: int, cost: int, a: int, b: int) -> None:
        """A cube by where it comes from: a price of the track, the map, or an import space."""
        t = self.t
        name = "coal" if kind == COAL else "iron"
        cubes = s.coal if kind == COAL else s.iron
        where = str(cost)
        if cost and not cubes:
            where = "empty"
        elif cost == 0:
            found = supply.sources(t, s, kind, a, b)
            where = MAP if kind == IRON or (found and min(found) < t.spaces) else SEA
        self._add(name, where)

    def _loans(self, old: IndustryState, new: IndustryState) -> None:
        if new.phase != old.phase:
            return
        for before, after in zip(old.debt, new.debt, strict=True):
            if after > before:
                self._add("loans", "taken", after - before)

    def over(self, s: State, winners: list[int]) -> None:
        t, end = self.t, cast("IndustryState", s)
        for name, owner in self.builders:
            if owner in winners:
                self._add("won", name, SHARES // len(winners))
        for line in range(t.connections):
            if end.builder[line] < 0:
                continue
            self._add("railway", t.connection_ids[line])
            for place in (t.end_a[line], t.end_b[line]):
                if t.colour_card[place] >= 0:
                    self._add("rails", t.card_ids[t.colour_card[place]])
        for market in range(t.markets):
            self._add("markets", t.demand_ids[end.demand[market]])
            if end.sold >> market & 1:
                self._add("sold", t.demand_ids[end.demand[market]])
                self._add("sold at", t.market_ids[market])
        self._add("rounds", "rounds", end.round)
        self._add("rounds", str(end.round))
        for seat in range(t.seats):
            self._score(end, seat)

    def _score(self, end: IndustryState, seat: int) -> None:
        t = self.t
        self._add("loans", "unpaid", end.debt[seat])
        levels = sum(t.face_level[end.tile[space]] for space in bits.members(end.owned[seat]))
        self._add("points", "counters", levels)
        self._add("points", "money", end.cash[seat] // t.cash_per_point)
        self._add("points", "loans", -end.debt[seat] * t.unpaid_loan_points)
        self._add("rail income", "dollars", scoring.rail_incomes(t, end, seat))

    def _add(self, what: str, which: str, number: int = 1) -> None:
        self.found[what, which] += number

    def offered(self, s: State, moves: list[int]) -> None:
        """What was not done is not counted."""

    def first(self) -> int:
        return self.start

    def counts(self) -> Counts:
        return self.found
