"""Forecasts the auctions: who buys or keeps which tile, and the gain of each seat."""

from math import exp

from ironmaster.bots.industria.lots import Lots
from ironmaster.bots.industria.outlook import Outlook
from ironmaster.games.industria.state import NOBODY


def likely(x: float) -> float:
    """A logistic function: 0 far below zero, 1 far above."""
    if x > 20.0:
        return 1.0
    return 0.0 if x < -20.0 else 1.0 / (1.0 + exp(-x))


class Auction:
    """A model of the auctions: seats bid up to limits; the auctioneer accepts good bids and keeps the last lot."""

    def __init__(self, o: Outlook, lots: Lots) -> None:
        self.o: Outlook = o
        self.lots: Lots = lots
        self.seats: int = o.t.seats
        self.everything: int = (1 << len(lots.tiles)) - 1
        self.winner: int = NOBODY
        self.price: int = 0

    def spendable(self) -> list[float]:
        """The money of each seat for tiles."""
        found: list[float] = []
        for desk in self.lots.desks:
            found.append(desk.cash + desk.raws * self.o.cashable)
        return found

    def margin(self, gains: list[float], seat: int) -> float:
        """The gain of a seat relative to the others."""
        total = 0.0
        for gain in gains:
            total += gain
        return gains[seat] - self.o.envy * (total - gains[seat]) / (self.seats - 1)

    # One lot

    def bids(self, place: int, hammer: int, first: int, spendable: list[float], least: int) -> None:
        """Find the seat, from `first` to the auctioneer, that pays most, and the price that beats the others."""
        limits = self.lots.limit
        best, second = 0, 0
        self.winner = NOBODY
        seat = first
        while seat != hammer:
            limit = limits[seat][place]
            if limit > spendable[seat]:
                limit = int(spendable[seat])
            if limit >= least:
                if limit > best:
                    second = best
                    best = limit
                    self.winner = seat
                elif limit > second:
                    second = limit
            seat = (seat + 1) % self.seats
        self.price = min(best, max(second + 1, least)) if self.winner != NOBODY else 0

    def sell(self, place: int, buyer: int, price: int, hammer: int, gains: list[float], spendable: list[float]) -> None:
        """A tile changes hands."""
        lots = self.lots
        gains[buyer] += lots.worth[buyer][place] - price * lots.desks[buyer].rate
        gains[hammer] += price * lots.thaler_value[hammer]
        spendable[buyer] -= price + lots.takes[buyer][place]
        spendable[hammer] += price

    def go_on(self, hammer: int, left: int, gains: list[float], spendable: list[float]) -> None:
        """Auction all remaining lots, one after the other."""
        lots = self.lots
        while left:
            place = self._next_lot(hammer, left, spendable)
            left &= ~(1 << place)
            self.bids(place, hammer, (hammer + 1) % self.seats, spendable, max(1, self.o.t.lowest_bid))
            paid = self.price * lots.thaler_value[hammer]
            if self.winner != NOBODY and paid > lots.worth[hammer][place]:
                self.sell(place, self.winner, self.price, hammer, gains, spendable)
            else:
                gains[hammer] += lots.worth[hammer][place]
                spendable[hammer] -= lots.takes[hammer][place]
                hammer = (hammer + 1) % self.seats

    def _next_lot(self, hammer: int, left: int, spendable: list[float]) -> int:
        """Lots that sell above their value to the auctioneer come first, then those the auctioneer values most."""
        best = -1
        most = -1e9
        lots = self.lots
        for place in range(len(lots.tiles)):
            if left >> place & 1 == 0:
                continue
            self.bids(place, hammer, (hammer + 1) % self.seats, spendable, max(1, self.o.t.lowest_bid))
            worth = lots.worth[hammer][place]
            over = self.price * lots.thaler_value[hammer] - worth
            liking = 1000.0 + over if self.winner != NOBODY and over > 0.0 else worth
            if liking > most:
                most = liking
                best = place
        return best

    # The lot under the hammer

    def sold(self, place: int, buyer: int, price: int, hammer: int, left: int) -> list[float]:
        """The gain of each seat if the lot is sold."""
        gains = [0.0] * self.seats
        spendable = self.spendable()
        self.sell(place, buyer, price, hammer, gains, spendable)
        self.go_on(hammer, left, gains, spendable)
        return gains

    def kept(self, place: int, hammer: int, left: int) -> list[float]:
        """The gain of each seat if the auctioneer keeps the lot."""
        gains = [0.0] * self.seats
        spendable = self.spendable()
        gains[hammer] += self.lots.worth[hammer][place]
        spendable[hammer] -= self.lots.takes[hammer][place]
        self.go_on((hammer + 1) % self.seats, left, gains, spendable)
        return gains

    def bid_made(self, place: int, bid: int, bidder: int, hammer: int, first: int, left: int) -> list[float]:
        """The expected gain of each seat after a bid; `first` is the next seat to bid."""
        kept = self.kept(place, hammer, left)
        keeping = self.margin(kept, hammer)
        standing = kept
        if bidder != NOBODY:
            standing = self._award(self.sold(place, bidder, bid, hammer, left), kept, keeping, hammer)
        self.bids(place, hammer, first, self.spendable(), max(bid + 1, self.o.t.lowest_bid))
        rival, price = self.winner, self.price
        if rival == NOBODY:
            return standing
        price = self._raised(place, rival, price, hammer, keeping, left)
        better = self._award(self.sold(place, rival, price, hammer, left), kept, keeping, hammer)
        chance = likely((self.margin(better, rival) - self.margin(standing, rival)) / self.o.bid_doubt)
        return _mix(better, standing, chance)

    def _raised(self, place: int, buyer: int, price: int, hammer: int, keeping: float, left: int) -> int:
        """The price at which the auctioneer sells the lot rather than keeping it, within the buyer's limit."""
        limit = min(self.lots.limit[buyer][place], self.lots.desks[buyer].cash)
        while price < limit and self.margin(self.sold(place, buyer, price, hammer, left), hammer) < keeping:
            price += 1
        return price

    def _award(self, sold: list[float], kept: list[float], keeping: float, hammer: int) -> list[float]:
        """The auctioneer sells or keeps."""
        return _mix(sold, kept, likely((self.margin(sold, hammer) - keeping) / self.o.award_doubt))

    def to_come(self) -> list[float]:
        """The expected gain of each seat from the rest of this round's auctions."""
        s = self.lots.s
        if s.lot < 0:
            gains = [0.0] * self.seats
            self.go_on(s.hammer, self.everything, gains, self.spendable())
            return gains
        place = self.lots.tiles.index(s.lot)
        left = self.everything & ~(1 << place)
        return self.bid_made(place, s.bid, s.bidder, s.hammer, s.at, left)


def _mix(one: list[float], other: list[float], share: float) -> list[float]:
    mixed: list[float] = []
    for seat in range(len(one)):
        mixed.append(share * one[seat] + (1.0 - share) * other[seat])
    return mixed
