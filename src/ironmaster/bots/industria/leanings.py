"""The leanings of the judge of Industria: forecasts an auction, and compares a building with the rest of the hand."""

from typing import Final

from ironmaster.bots.industria.auction import Auction
from ironmaster.bots.industria.desk import Desk
from ironmaster.bots.industria.lots import Lots
from ironmaster.bots.industria.outlook import Outlook
from ironmaster.games.industria.state import AUCTION, NOTHING, IndustriaState
from ironmaster.games.industria.steps import build, source
from ironmaster.games.industria.tables import BID, BONUS, CASH, FACTORY, LAY, SELL, TECHNOLOGY, USE
from ironmaster.kit import bits

SOONER: Final = 0.1
"""A bonus for laying a tile now instead of later, in points."""
WASTE: Final = 0.4
"""A penalty for handing in a raw-material tile without need, in points."""


class Leanings:
    """Quick values of moves, without making them."""

    def __init__(self, o: Outlook) -> None:
        self.o: Outlook = o

    def of(self, s: IndustriaState, moves: list[int]) -> list[float]:
        """The value of each move."""
        if s.phase == AUCTION:
            return self._auction(s, moves)
        if s.laying != NOTHING:
            return self._sources(s, moves)
        return self._building(s, moves)

    # The auction

    def _auction(self, s: IndustriaState, moves: list[int]) -> list[float]:
        desks: list[Desk] = []
        for seat in range(self.o.t.seats):
            desks.append(Desk(self.o, s, seat))
        auction = Auction(self.o, Lots(self.o, s, desks))
        if s.lot == NOTHING:
            return self._offers(s, moves, auction)
        place = auction.lots.tiles.index(s.lot)
        left = auction.everything & ~(1 << place)
        if s.at == s.hammer:
            return self._award(s, moves, auction, place, left)
        return self._bids(s, moves, auction, place, left)

    def _offers(self, s: IndustriaState, moves: list[int], auction: Auction) -> list[float]:
        """The forecast for each lot, followed by the other lots."""
        found: list[float] = []
        first = (s.hammer + 1) % self.o.t.seats
        for place in range(len(moves)):
            left = auction.everything & ~(1 << place)
            gains = auction.bid_made(place, 0, -1, s.hammer, first, left)
            found.append(auction.margin(gains, s.at))
        return found

    def _award(self, s: IndustriaState, moves: list[int], auction: Auction, place: int, left: int) -> list[float]:
        found: list[float] = []
        for move in moves:
            if self.o.t.verb[move] == SELL:
                gains = auction.sold(place, s.bidder, s.bid, s.hammer, left)
            else:
                gains = auction.kept(place, s.hammer, left)
            found.append(auction.margin(gains, s.at))
        return found

    def _bids(self, s: IndustriaState, moves: list[int], auction: Auction, place: int, left: int) -> list[float]:
        t, seat = self.o.t, s.at
        following = (seat + 1) % t.seats
        limit = auction.lots.limit[seat][place]
        passing = auction.margin(auction.bid_made(place, s.bid, s.bidder, s.hammer, following, left), seat)
        found: list[float] = []
        for move in moves:
            if t.verb[move] == BID:
                if t.arg[move] > limit + 1:
                    found.append(passing - (t.arg[move] - limit) * auction.lots.desks[seat].rate)
                    continue
                gains = auction.bid_made(place, t.arg[move], seat, s.hammer, following, left)
                found.append(auction.margin(gains, seat))
            elif t.verb[move] == CASH:
                found.append(passing + self._cash_to_bid(s, moves, limit))
            else:
                found.append(passing)
        return found

    def _cash_to_bid(self, s: IndustriaState, moves: list[int], limit: int) -> float:
        """Prefer to hand in a raw-material tile if the cash does not suffice for a wanted bid."""
        reaches = s.cash[s.at] > s.bid
        return WASTE if not reaches and limit > s.bid and len(moves) > 1 else -WASTE

    # Building

    def _building(self, s: IndustriaState, moves: list[int]) -> list[float]:
        t, desk = self.o.t, Desk(self.o, s, s.at)
        found: list[float] = []
        best = -1e9
        for move in moves:
            liking = self._lay(s, desk, t.arg[move]) if t.verb[move] == LAY else self._stop(desk)
            best = liking if liking > best else best
            found.append(liking)
        for place in range(len(moves)):
            if t.verb[moves[place]] == CASH:
                found[place] = self._cash_to_build(s, desk, t.arg[moves[place]], best)
        return found

    def _stop(self, desk: Desk) -> float:
        """The value of the hand if the seat builds nothing more in this round."""
        after = desk.builds - 1
        budget = desk.budget - (self.o.t.income if after > 0 else 0)
        return desk.plan.value(desk.thalers, budget, after, after) - desk.worth

    def _lay(self, s: IndustriaState, desk: Desk, tile: int) -> float:
        """The value of laying the tile, compared with keeping slots and money for the rest of the hand."""
        t = self.o.t
        if t.kind[tile] == BONUS:
            return SOONER + desk.bonus(t.bonus[tile], desk.hand, whole=False)
        outlay = build.outlay(t, s, s.at, tile)
        hand = desk.hand & ~(1 << tile)
        desk.consider(tile, desk.hand, s.unseen, whole=True)
        gain = desk.gain
        desk.made = 1 << t.makes[tile] if t.makes[tile] >= 0 else 0
        rest = desk.plan_of(hand)
        desk.made = 0
        technology = 1 if t.kind[tile] == TECHNOLOGY else 0
        after = rest.value(
            desk.thalers - outlay, desk.budget - outlay, desk.factories - 1 + technology, desk.technologies - technology
        )
        return gain + after - desk.worth + SOONER

    def _cash_to_build(self, s: IndustriaState, desk: Desk, raw: int, best: float) -> float:
        """The value of handing in a raw-material tile to afford a better tile."""
        t = self.o.t
        most = -1e9
        for tile in bits.members(desk.hand & (t.of_kind[FACTORY] | t.of_kind[TECHNOLOGY])):
            if s.built >> t.kind[tile] & 1 or t.gives[raw] in t.needs[tile]:
                continue
            outlay = build.outlay(t, s, s.at, tile)
            if outlay != source.UNPAYABLE and s.cash[s.at] < outlay <= s.cash[s.at] + desk.raws * t.raw_value:
                liking = self._lay(s, desk, tile)
                most = liking if liking > most else most
        return most - 0.01 if most > best else best - WASTE

    def _sources(self, s: IndustriaState, moves: list[int]) -> list[float]:
        """A raw-material tile that nothing else needs, then the bank, then an opponent."""
        o, t = self.o, self.o.t
        rate = o.purse(s).rate(s.cash[s.at])
        found: list[float] = []
        for move in moves:
            if t.verb[move] == USE:
                needed = s.hands[s.at] & ~(1 << s.laying) & o.users[t.gives[t.arg[move]]]
                found.append(-rate * o.cashable - (0.3 if needed else 0.0))
            else:
                rival = 0.0 if t.other[move] == t.bank else o.envy / (t.seats - 1)
                found.append(-rate * t.material_price * (1.0 + rival))
        return found
