"""Industria as the subject of a balance test."""

from collections import Counter
from random import Random
from typing import Final, cast

from ironmaster.balance.company import VARIED, around, one_of, populations
from ironmaster.balance.industria.outlook import TEMPERS, Temper
from ironmaster.balance.industria.player import Industrialist
from ironmaster.balance.playing import Counts, Player, Tally
from ironmaster.core.contract import Game, State
from ironmaster.games.industria import scoring
from ironmaster.games.industria.game import Industria
from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.tables import BONUS, FACTORY, FIRST, KEEP, LAY, RAW, SELL, TECHNOLOGY, Tables
from ironmaster.kit import bits

SHARES: Final = 12
"""A win in parts, so that up to four can share it."""
NEVER_BUILT: Final = 0.03
ALWAYS_BUILT: Final = 0.95
"""The shares of games below and above which a tile counts as never and as always built."""


def varied(random: Random) -> Temper:
    """A temper that nobody thought of: every weight of the balanced one, more or less."""
    _, *weights = TEMPERS[0]
    return Temper(VARIED, *around(weights, random))


class TileTally:
    """Who came by which tile and how, what was built, and what it was for."""

    def __init__(self, game: Industria) -> None:
        self.t: Tables = game.tables
        self.start = 0
        self.found: Counts = Counter()
        self.payable = 0

    def step(self, before: State, move: int, after: State) -> None:
        t, old, new = self.t, cast("IndustriaState", before), cast("IndustriaState", after)
        if t.verb[move] == FIRST:
            self.start = t.arg[move]
        for tile in bits.members(old.display & ~new.display):
            decided = tile == old.lot
            if decided and t.verb[move] == SELL:
                self._add("sold", tile)
                self._add("paid", tile, old.bid)
            else:
                self._add("kept" if decided and t.verb[move] == KEEP else "unwanted", tile)

    def offered(self, s: State, moves: list[int]) -> None:  # noqa: ARG002
        for move in moves:
            if self.t.verb[move] == LAY:
                self.payable |= 1 << self.t.arg[move]

    def over(self, s: State, winners: list[int]) -> None:
        t, end = self.t, cast("IndustriaState", s)
        for tile in bits.members(self.payable):
            self._add("payable", tile)
        for tile in bits.members(end.late):
            self._add("late", tile)
        for seat in range(t.seats):
            for tile in bits.members(end.laid[seat]):
                self._add("built", tile)
                self.found["won", t.tile_ids[tile]] += SHARES // len(winners) if seat in winners else 0
            self._score(end, seat)

    def _score(self, end: IndustriaState, seat: int) -> None:
        t = self.t
        for _, points, what, which in scoring.gains(t, end, seat):
            if what == scoring.LINK:
                self.found["joined", t.link_ids[which]] += 1
            if what == scoring.SYMBOL:
                self.found["shown", t.bonus_ids[which % len(t.bonus_ids)]] += points
            self.found["points", ("symbols", "links", "money")[what]] += points
        tiles = sum(t.points[tile] for tile in bits.members(end.laid[seat] & ~end.late))
        self.found["points", "tiles"] += tiles

    def _add(self, what: str, tile: int, number: int = 1) -> None:
        self.found[what, self.t.tile_ids[tile]] += number

    def first(self) -> int:
        return self.start

    def counts(self) -> Counts:
        return self.found


class IndustriaSubject:
    """Players, counts and tables."""

    def populations(self) -> list[str]:
        return populations(TEMPERS)

    def player(self, game: Game, population: str, random: Random) -> Player:
        temper = varied(random) if population == VARIED else one_of(TEMPERS, population, random)
        return Industrialist(cast("Industria", game), temper, random)

    def tally(self, game: Game) -> Tally:
        return TileTally(cast("Industria", game))

    def tables(self, game: Game, counts: Counts, games: int) -> list[str]:
        t = cast("Industria", game).tables
        lines = [*_buildings(t, counts, games), "", *_others(t, counts, games), "", *_links(t, counts, games), ""]
        return lines + _points(t, counts, games)


def _buildings(t: Tables, counts: Counts, games: int) -> list[str]:
    lines = ["tile                     payable  built   late  sold  price  unwanted  wins of builders"]
    for tile in bits.members((t.of_kind[FACTORY] | t.of_kind[TECHNOLOGY]) & ~t.in_box):
        name = t.tile_ids[tile]
        built, sold = counts["built", name], counts["sold", name]
        share = built / games
        mark = " never" if share < NEVER_BUILT else " always" if share > ALWAYS_BUILT else ""
        lines.append(
            f"{name:<24} {counts['payable', name] / games:7.1%} {share:6.1%} {counts['late', name] / games:6.1%} "
            f"{sold / games:5.0%} {counts['paid', name] / sold if sold else 0:6.2f} "
            f"{counts['unwanted', name] / games:8.0%} {counts['won', name] / SHARES / built if built else 0:9.0%}{mark}"
        )
    return lines


def _others(t: Tables, counts: Counts, games: int) -> list[str]:
    lines = ["bonus or raw material     laid   sold  price  unwanted  wins of owners"]
    for tile in bits.members((t.of_kind[BONUS] | t.of_kind[RAW]) & ~t.in_box):
        name = t.tile_ids[tile]
        built, sold = counts["built", name], counts["sold", name]
        wins = f"{counts['won', name] / SHARES / built:9.0%}" if built else ""
        laid = f"{built / games:6.1%}" if t.kind[tile] == BONUS else "     -"
        price = counts["paid", name] / sold if sold else 0
        unwanted = counts["unwanted", name] / games
        lines.append(f"{name:<24} {laid} {sold / games:6.0%} {price:6.2f} {unwanted:8.0%} {wins}".rstrip())
    lines += ["", "symbol            points a game"]
    return lines + [f"{kind:<18} {counts['shown', kind] / games:12.2f}" for kind in t.bonus_ids]


def _links(t: Tables, counts: Counts, games: int) -> list[str]:
    lines = ["link                                             joined"]
    for link, name in enumerate(t.link_ids):
        if t.ends[link] & t.in_box == 0:
            lines.append(f"{t.link_kinds[link]} {name:<42} {counts['joined', name] / games:6.1%}")
    return lines


def _points(t: Tables, counts: Counts, games: int) -> list[str]:
    kinds = ("tiles", "links", "symbols", "money")
    return ["points of a seat: " + ", ".join(f"{k} {counts['points', k] / games / t.seats:.1f}" for k in kinds)]
