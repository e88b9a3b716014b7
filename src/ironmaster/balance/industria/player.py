"""Sensible players of Industria: they bid to what a tile is worth to them, sell or keep, build and save.

Not meant to be strong, but to want what a person would want: a tile that they never build is a tile that nobody would.
Everything that they look at lies open on the table; tiles that are face down they know as a set, like everybody.
"""

from random import Random
from typing import Final, cast

from ironmaster.balance.industria.outlook import Item, Outlook, Temper
from ironmaster.core.contract import State
from ironmaster.games.industria.game import Industria
from ironmaster.games.industria.law import moves
from ironmaster.games.industria.state import NOTHING, IndustriaState
from ironmaster.games.industria.steps import bid, build, source
from ironmaster.games.industria.tables import BID, BONUS, CASH, LAY, OFFER, USE, Tables
from ironmaster.kit import bits

SELLS_FIRST: Final = 100.0
"""More than any tile is worth: the hammer is lost with the tile that is kept, so that one comes last."""


class Industrialist:
    """One player at one table."""

    def __init__(self, game: Industria, temper: Temper, random: Random) -> None:
        self.t: Tables = game.tables
        self.name = temper.name
        self.temper = temper
        self.random = random
        self.outlook = Outlook(game.tables, temper)

    def choose(self, state: State) -> int:
        """A move of the seat to act."""
        t, s = self.t, cast("IndustriaState", state)
        offer = moves(t, s)
        if s.lot == NOTHING and t.verb[offer[0]] == OFFER:
            return max(offer, key=lambda move: self._lot(s, t.arg[move]))
        if s.lot != NOTHING:
            return self._award(s) if s.at == s.hammer else self._bid(s, offer)
        if s.laying != NOTHING:
            return min(offer, key=lambda move: self._source(s, move))
        return self._build(s, offer)

    def _rivals(self, s: IndustriaState) -> list[int]:
        return [seat for seat in range(self.t.seats) if seat != s.at]

    # The auction

    def _price(self, s: IndustriaState, seat: int, tile: int) -> float:
        """About what a seat would pay for a tile, in thalers."""
        outlook, cash = self.outlook, s.cash[seat]
        return min(cash, outlook.pays(s, cash, outlook.worth(s, seat, tile)) * self.temper.eagerness)

    def _lot(self, s: IndustriaState, tile: int) -> float:
        """First what sells for more than it is worth to oneself, then the tile that one would rather have."""
        fetches = max(self._price(s, seat, tile) for seat in self._rivals(s))
        worth = self.outlook.worth(s, s.at, tile) + self.random.uniform(0, 0.2)
        over = fetches * self.outlook.thaler(s) - worth
        return SELLS_FIRST + over if fetches >= self.t.lowest_bid and over > 0 else worth

    def _bid(self, s: IndustriaState, offer: list[int]) -> int:
        """No more than the tile is worth, and no more than it seems to take."""
        t = self.t
        lowest = bid.lowest(t, s)
        spare = [move for move in offer if t.verb[move] == CASH]
        purse = s.cash[s.at] + len(spare) * t.raw_value
        most = self.outlook.limit(s, s.at, s.lot, purse)
        limit = int(most * self.temper.eagerness + self.random.uniform(0, 1))
        if limit < lowest:
            return t.pass_
        if not any(t.verb[move] == BID for move in offer):
            return spare[0]
        takes = max([lowest, *(self._resistance(s, seat) for seat in self._still_to_speak(s))])
        wanted = min(limit, takes, s.cash[s.at])
        return t.bid[max(lowest, wanted)]

    def _still_to_speak(self, s: IndustriaState) -> list[int]:
        """The seats after this one, the auctioneer last."""
        steps = (s.hammer - s.at) % self.t.seats
        return [(s.at + step) % self.t.seats for step in range(1, steps + 1)]

    def _resistance(self, s: IndustriaState, seat: int) -> int:
        """What must be bid lest the seat outbids, or keeps the tile as auctioneer."""
        if seat != s.hammer:
            return round(self._price(s, seat, s.lot) + self.random.uniform(-0.5, 0.5))
        worth = self.outlook.worth(s, seat, s.lot) - self._staying(s, seat)
        return round(worth / self.outlook.thaler(s) + self.random.uniform(0, 1))

    def _staying(self, s: IndustriaState, auctioneer: int) -> float:
        """What it is worth to go on as auctioneer: a share of what the other tiles would fetch."""
        fetched = 0.0
        for tile in bits.members(s.display & ~(1 << s.lot)):
            fetched += max(self._price(s, seat, tile) for seat in range(self.t.seats) if seat != auctioneer)
        return self.temper.hammer * fetched * self.outlook.thaler(s)

    def _award(self, s: IndustriaState) -> int:
        """Sell if the money and the hammer are worth more than the tile."""
        outlook, tile = self.outlook, 1 << s.lot
        keep = outlook.value(s, s.at, s.hands[s.at] | tile, s.cash[s.at])
        sell = outlook.value(s, s.at, s.hands[s.at], s.cash[s.at] + s.bid) + self._staying(s, s.at)
        had = outlook.value(s, s.bidder, s.hands[s.bidder], s.cash[s.bidder])
        gets = outlook.value(s, s.bidder, s.hands[s.bidder] | tile, s.cash[s.bidder] - s.bid)
        return self.t.sell if sell - self.temper.spite * max(0.0, gets - had) > keep else self.t.keep

    # Building

    def _source(self, s: IndustriaState, move: int) -> float:
        """A raw-material tile that nothing else needs, then the bank, then an opponent."""
        t = self.t
        if t.verb[move] != USE:
            return 1.0 if t.other[move] == t.bank else 1.3
        material = t.gives[t.arg[move]]
        others = s.hands[s.at] & ~(1 << s.laying) & self.outlook.users[material]
        scarce = others != 0 and t.material_epoch[material] == s.epoch
        return 1.2 if scarce else 0.8

    def _build(self, s: IndustriaState, offer: list[int]) -> int:
        """What is planned and can be paid, makers first; then bonuses; a raw tile is cashed if the plan lacks it."""
        t, outlook = self.t, self.outlook
        seat, hand = s.at, s.hands[s.at]
        items = [item for item in outlook.items(s, seat, hand) if self._open(s, item)]
        raw = [move for move in offer if t.verb[move] == CASH]
        purse = outlook.budget(s, s.cash[seat]) + len(raw) * t.raw_value
        planned = outlook.plan(s, items, purse)[1]
        offered = {t.arg[move] for move in offer if t.verb[move] == LAY}
        ready = [item for item in planned if item.tile in offered]
        if ready:
            return t.lay[max(ready, key=lambda item: self._urgency(s, item, planned)).tile]
        for move in offer:
            if t.verb[move] == LAY and t.kind[t.arg[move]] == BONUS:
                return move
        return self._cashing(s, planned, raw)

    def _open(self, s: IndustriaState, item: Item) -> bool:
        """Whether the kind of tile can still be built, in this round or in a later one of the epoch."""
        return s.built >> self.t.kind[item.tile] & 1 == 0 or self.outlook.rounds_left(s) > 1

    def _urgency(self, s: IndustriaState, item: Item, planned: list[Item]) -> float:
        t = self.t
        helps = sum(t.makes[item.tile] in t.needs[other.tile] for other in planned)
        return helps * 2 + t.discount[item.tile] + item.gain - item.cost * self.outlook.thaler(s)

    def _cashing(self, s: IndustriaState, planned: list[Item], raw: list[int]) -> int:
        """Cash a raw-material tile that the best plan for this round can do without and whose thaler it lacks."""
        t, seat = self.t, s.at
        for item in planned:
            if s.built >> t.kind[item.tile] & 1:
                continue
            free = [move for move in raw if t.gives[t.arg[move]] not in t.needs[item.tile]]
            outlay = build.outlay(t, s, seat, item.tile)
            if outlay != source.UNPAYABLE and s.cash[seat] < outlay <= s.cash[seat] + len(free) * t.raw_value:
                return free[0]
        return t.stop
