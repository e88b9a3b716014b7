"""The state of a game of Industria: small, flat, all ints. Sets of tiles and of seats are bits of an int."""

from typing import Final

from ironmaster.core.contract import State
from ironmaster.games.industria.tables import Tables

FIRST_PLAYER: Final = 0
REVEALING: Final = 1
AUCTION: Final = 2
BUILDING: Final = 3
FINISHED: Final = 4
SCORING: Final = 5
"""Between the last build and the final scoring. Nobody decides anything there, so no position shows it."""

NOBODY: Final = -1
NOTHING: Final = -1


class IndustriaState(State):
    """One position. Lists with an entry per seat are named in the plural of what a seat has."""

    def __init__(
        self,
        epoch: int,
        round: int,
        phase: int,
        start: int,
        hammer: int,
        at: int,
        lot: int,
        bid: int,
        bidder: int,
        built: int,
        laying: int,
        unit: int,
        unseen: int,
        display: int,
        gone: int,
        late: int,
        cash: list[int],
        points: list[int],
        hands: list[int],
        laid: list[int],
        makers: list[int],
        discounts: list[int],
    ) -> None:
        self.epoch: int = epoch
        self.round: int = round
        self.phase: int = phase
        self.start: int = start
        """The seat with the start marker."""
        self.hammer: int = hammer
        """The auctioneer."""
        self.at: int = at
        """The seat that is to decide."""
        self.lot: int = lot
        """The tile under the hammer, NOTHING between lots."""
        self.bid: int = bid
        self.bidder: int = bidder
        """Who made the highest bid on the lot, and how much; NOBODY and 0 before the first."""
        self.built: int = built
        """Kinds of tiles that the builder has laid this round."""
        self.laying: int = laying
        """The tile whose materials are being fetched, its price paid; NOTHING otherwise."""
        self.unit: int = unit
        """Which of its materials comes next."""
        self.unseen: int = unseen
        """Tiles face down in the piles: nobody, not even the state, knows their order."""
        self.display: int = display
        """Tiles revealed this round that nobody owns yet, the lot among them."""
        self.gone: int = gone
        """Tiles out of the game: raw materials used or handed in, technologies too late."""
        self.late: int = late
        """Factories that were laid in a later epoch than their own."""
        self.cash: list[int] = cash
        self.points: list[int] = points
        self.hands: list[int] = hands
        self.laid: list[int] = laid
        self.makers: list[int] = makers
        """Seats that make each material."""
        self.discounts: list[int] = discounts

    def copy(self) -> "IndustriaState":
        return IndustriaState(
            self.epoch,
            self.round,
            self.phase,
            self.start,
            self.hammer,
            self.at,
            self.lot,
            self.bid,
            self.bidder,
            self.built,
            self.laying,
            self.unit,
            self.unseen,
            self.display,
            self.gone,
            self.late,
            self.cash[:],
            self.points[:],
            self.hands[:],
            self.laid[:],
            self.makers[:],
            self.discounts[:],
        )

    def key(self) -> tuple[object, ...]:
        clock = (self.epoch, self.round, self.phase, self.start, self.hammer, self.at)
        under_way = (self.lot, self.bid, self.bidder, self.built, self.laying, self.unit)
        tiles = (self.unseen, self.display, self.gone, self.late)
        seats = (self.cash, self.points, self.hands, self.laid, self.makers, self.discounts)
        return (*clock, *under_way, *tiles, *(tuple(part) for part in seats))


def new_state(t: Tables) -> IndustriaState:
    """The table before the start marker is given (industria.setup.*)."""
    seats = t.seats
    return IndustriaState(
        epoch=0,
        round=0,
        phase=FIRST_PLAYER,
        start=0,
        hammer=0,
        at=0,
        lot=NOTHING,
        bid=0,
        bidder=NOBODY,
        built=0,
        laying=NOTHING,
        unit=0,
        unseen=((1 << t.tiles) - 1) & ~t.in_box,
        display=0,
        gone=0,
        late=0,
        cash=[t.cash] * seats,
        points=[0] * seats,
        hands=[0] * seats,
        laid=[0] * seats,
        makers=[0] * t.materials,
        discounts=[0] * seats,
    )
