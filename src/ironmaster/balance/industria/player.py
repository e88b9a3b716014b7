"""Sensible players of Industria: they weigh tiles by the points they may bring, and thalers by what they may still buy.

Not meant to be strong, but to want what a person would want: a tile that they never build is a tile that nobody would.
Everything that they look at lies open on the table.
"""

from random import Random
from typing import Final, NamedTuple

from ironmaster.games.industria.game import Industria
from ironmaster.games.industria.law import moves
from ironmaster.games.industria.state import NOTHING, IndustriaState
from ironmaster.games.industria.steps import build, source
from ironmaster.games.industria.tables import (
    BID,
    BONUS,
    BUY,
    FACTORY,
    LAY,
    OFFER,
    RAW,
    TECHNOLOGY,
    Tables,
)
from ironmaster.kit import bits


class Temper(NamedTuple):
    """How a player weighs things; games are played among players of different tempers."""

    thaler_early: float = 0.9
    """What a thaler is worth in points at the start of the game."""
    thaler_late: float = 0.36
    eagerness: float = 0.75
    """The share of what a tile is worth that is bid for it."""
    hammer: float = 0.8
    """What it is worth in points to stay auctioneer, for each tile still to come."""
    hope: float = 0.35
    """How much a link or a symbol counts whose other half is not there yet."""


TEMPERS: Final = (
    Temper(),
    Temper(eagerness=0.6, hammer=0.5),
    Temper(thaler_early=1.1, eagerness=0.9),
    Temper(thaler_early=0.7, hope=0.5),
)


class Industrialist:
    """One player at one table."""

    def __init__(self, game: Industria, temper: Temper, random: Random) -> None:
        self.t: Tables = game.tables
        self.temper = temper
        self.random = random

    def choose(self, s: IndustriaState) -> int:
        """A move of the seat to act."""
        t = self.t
        offer = moves(t, s)
        verb = t.verb[offer[0]]
        if s.lot == NOTHING and verb == OFFER:
            return max(offer, key=lambda move: self._lot(s, t.arg[move]))
        if s.lot != NOTHING:
            return self._award(s) if s.at == s.hammer else self._bid(s, offer)
        if s.laying != NOTHING:
            return min(offer, key=lambda move: self._source(s, move))
        return self._build(s, offer)

    # What things are worth

    def thaler(self, s: IndustriaState) -> float:
        """What a thaler is worth in points now."""
        gone = s.round / self.t.rounds
        return self.temper.thaler_early + (self.temper.thaler_late - self.temper.thaler_early) * gone

    def rounds_left(self, s: IndustriaState) -> int:
        """Builds of this epoch that are still to come, the present one included."""
        return self.t.rounds_an_epoch - (s.round - 1) % self.t.rounds_an_epoch

    def worth(self, s: IndustriaState, seat: int, tile: int) -> float:
        """What owning a tile is worth to a seat in points, all costs deducted."""
        kind = self.t.kind[tile]
        if kind == RAW:
            return self._raw(s, seat, tile)
        if kind == BONUS:
            return self._bonus(s, seat, tile)
        return self._building(s, seat, tile)

    def _raw(self, s: IndustriaState, seat: int, tile: int) -> float:
        t, material = self.t, self.t.gives[tile]
        least = self.thaler(s)
        for other in bits.members(s.hands[seat]):
            if material in t.needs[other] and not source.own(s, seat, material):
                if source.sold(t, s, seat, material):
                    least = max(least, self.thaler(s) * 1.1)
                elif t.kind[other] == TECHNOLOGY or t.epoch_of[other] == s.epoch:
                    least = max(least, t.points[other] * 0.7)
        return least

    def _bonus(self, s: IndustriaState, seat: int, tile: int) -> float:
        t, kind = self.t, 1 << self.t.bonus[tile]
        have = s.laid[seat] | s.hands[seat]
        if any(1 << t.bonus[own] == kind for own in bits.members(have & t.of_kind[BONUS]) if own != tile):
            return 0.2
        points = 0.0
        for factory in bits.members(t.of_kind[FACTORY] & ~t.in_box):
            if t.symbols[factory] & kind:
                points += t.symbol_points * self._likely(s, seat, factory)
        return points + 0.2

    def _likely(self, s: IndustriaState, seat: int, tile: int) -> float:
        """How likely the seat is to have the tile laid at the end."""
        if s.laid[seat] >> tile & 1:
            return 1.0
        if s.hands[seat] >> tile & 1:
            return 0.7
        if (s.unseen | s.display) >> tile & 1:
            return self.temper.hope * 2 / self.t.seats
        return 0.0

    def _building(self, s: IndustriaState, seat: int, tile: int) -> float:
        t = self.t
        chance, outlay = self._prospect(s, seat, tile)
        points = t.points[tile] * chance
        points += t.link_points * sum(self._likely(s, seat, other) for other in self._neighbours(tile))
        for bonus in bits.members(t.symbols[tile]):
            points += t.symbol_points * self._bonus_likely(s, seat, bonus)
        if t.kind[tile] == TECHNOLOGY:
            return chance * (points if chance else 0.0) - outlay * self.thaler(s) * chance
        points += self._production(s, seat, tile) * self.thaler(s)
        points += t.discount[tile] * self._builds_to_come(s) * self.thaler(s) * 0.7
        return max(0.0, points - outlay * self.thaler(s))

    def _neighbours(self, tile: int) -> list[int]:
        t = self.t
        return [
            t.end_b[link] if t.end_a[link] == tile else t.end_a[link]
            for link in range(t.links)
            if t.ends[link] >> tile & 1 and t.ends[link] & t.in_box == 0
        ]

    def _bonus_likely(self, s: IndustriaState, seat: int, bonus: int) -> float:
        t = self.t
        tiles = [tile for tile in bits.members(t.of_kind[BONUS] & ~t.in_box) if t.bonus[tile] == bonus]
        return max((self._likely(s, seat, tile) for tile in tiles), default=0.0)

    def _prospect(self, s: IndustriaState, seat: int, tile: int) -> tuple[float, int]:
        """How likely a tile is to be built in its epoch, and what that takes."""
        t = self.t
        price = build.price(t, s, seat, tile)
        chance = 1.0
        thalers = price
        for material in t.needs[tile]:
            if source.own(s, seat, material) or s.hands[seat] & t.raw_of[material]:
                continue
            thalers += t.material_price
            if not source.sold(t, s, seat, material):
                held = any(s.hands[other] & t.maker_of[material] for other in range(t.seats))
                chance *= 0.5 if held else 0.25
        left = self.rounds_left(s)
        short = thalers - s.cash[seat]
        if short > 0:
            chance *= max(0.1, 1 - short / (1 + 2 * left))
        waiting = sum(1 for own in bits.members(s.hands[seat]) if t.kind[own] == t.kind[tile] and own != tile)
        if waiting >= left:
            chance *= 0.4
        return chance, thalers

    def _production(self, s: IndustriaState, seat: int, tile: int) -> float:
        """Thalers that the material of a factory may still bring or save."""
        t, material = self.t, self.t.makes[tile]
        if material < 0:
            return 0.0
        others, own = 0.0, 0.0
        for other in range(t.tiles):
            if t.in_box >> other & 1 or material not in t.needs[other]:
                continue
            if (s.unseen | s.display) >> other & 1:
                own += 1 / t.seats
                others += 1 - 1 / t.seats
            elif s.hands[seat] >> other & 1:
                own += 1
            elif any(s.hands[rival] >> other & 1 for rival in range(t.seats)):
                others += 1
        return 0.65 * (others + own) * t.material_price

    def _builds_to_come(self, s: IndustriaState) -> float:
        return 0.55 * (self.t.rounds - s.round)

    # What is done

    def _lot(self, s: IndustriaState, tile: int) -> float:
        """Rather first what others want more than oneself."""
        rivals = max(self.worth(s, seat, tile) for seat in range(self.t.seats) if seat != s.at)
        return rivals - self.worth(s, s.at, tile) + self.random.random() * 0.2

    def _bid(self, s: IndustriaState, offer: list[int]) -> int:
        t = self.t
        bids = [move for move in offer if t.verb[move] == BID]
        if not bids:
            return t.pass_
        limit = self.worth(s, s.at, s.lot) / self.thaler(s) * self.temper.eagerness + self.random.uniform(-0.5, 0.5)
        fitting = [move for move in bids if t.arg[move] <= limit]
        if not fitting:
            return t.pass_
        rivals = max(self.worth(s, seat, s.lot) for seat in range(t.seats) if seat != s.at) / self.thaler(s)
        wanted = min(limit, rivals * 0.8 + 0.5)
        return min(fitting, key=lambda move: abs(t.arg[move] - wanted))

    def _award(self, s: IndustriaState) -> int:
        """Sell if the money and the hammer are worth more than the tile."""
        left = bits.count(s.display) - 1
        gain = s.bid * self.thaler(s) + self.temper.hammer * left
        loss = self.worth(s, s.at, s.lot) + 0.5 * max(0.0, self.worth(s, s.bidder, s.lot) - s.bid * self.thaler(s))
        return self.t.sell if gain > loss else self.t.keep

    def _source(self, s: IndustriaState, move: int) -> float:
        """A tile that is of no other use, then the bank, then an opponent."""
        t = self.t
        if t.verb[move] != BUY:
            return 0.8
        return 1.0 if t.other[move] == t.bank else 1.3

    def _build(self, s: IndustriaState, offer: list[int]) -> int:
        t = self.t
        best, most = t.stop, 0.05
        for move in offer:
            if t.verb[move] == LAY:
                gain = self._laying(s, t.arg[move])
                if gain > most:
                    best, most = move, gain
        return best

    def _laying(self, s: IndustriaState, tile: int) -> float:
        """What laying a tile now brings, in points."""
        t, seat = self.t, s.at
        if t.kind[tile] == BONUS:
            return 0.3
        outlay = build.outlay(t, s, seat, tile)
        points = float(build.worth(t, s, tile))
        points += t.link_points * sum(self._likely(s, seat, other) for other in self._neighbours(tile))
        for bonus in bits.members(t.symbols[tile]):
            points += t.symbol_points * self._bonus_likely(s, seat, bonus)
        if t.kind[tile] == FACTORY:
            points += self._production(s, seat, tile) * self.thaler(s)
            points += t.discount[tile] * self._builds_to_come(s) * self.thaler(s) * 0.7
        return points - outlay * self.thaler(s)
