"""The state of a game of Industria: small, flat, all ints. Sets of tiles and of seats are bits of an int."""

from typing import Final

from ironmaster.core.contract import State
from ironmaster.games.industria.tables import Tables
from ironmaster.kit.states import key_of

FIRST_PLAYER: Final = 0
REVEALING: Final = 1
AUCTION: Final = 2
BUILDING: Final = 3
FINISHED: Final = 4
SCORING: Final = 5
"""Between the last build and the final scoring. It has no decisions, so no position is in this phase."""

NOBODY: Final = -1
NOTHING: Final = -1


class IndustriaState(State):
    """One position. Lists with an entry per seat have plural names."""

    def __init__(self, was: "IndustriaState | None" = None) -> None:
        """A copy of another state, or one before a game's tables have given it their numbers."""
        self.epoch: int = 0 if was is None else was.epoch
        self.round: int = 0 if was is None else was.round
        self.phase: int = FIRST_PLAYER if was is None else was.phase
        self.start: int = 0 if was is None else was.start
        """The seat with the start marker."""
        self.hammer: int = 0 if was is None else was.hammer
        """The auctioneer."""
        self.at: int = 0 if was is None else was.at
        """The seat that decides next."""
        self.lot: int = NOTHING if was is None else was.lot
        """The tile under the hammer, NOTHING between lots."""
        self.bid: int = 0 if was is None else was.bid
        self.bidder: int = NOBODY if was is None else was.bidder
        """Who made the highest bid on the lot, and how much; NOBODY and 0 before the first."""
        self.built: int = 0 if was is None else was.built
        """Kinds of tiles that the builder has laid this round."""
        self.laying: int = NOTHING if was is None else was.laying
        """The tile whose materials are being fetched, its price paid; NOTHING otherwise."""
        self.unit: int = 0 if was is None else was.unit
        """Which of its materials comes next."""
        self.unseen: int = 0 if was is None else was.unseen
        """Tiles face down in the piles. They have no order, so a state cannot reveal it."""
        self.display: int = 0 if was is None else was.display
        """Tiles revealed this round that nobody owns yet, the lot among them."""
        self.gone: int = 0 if was is None else was.gone
        """Tiles out of the game: raw materials used or handed in, technologies too late."""
        self.late: int = 0 if was is None else was.late
        """Factories that were laid in a later epoch than their own."""
        self.cash: list[int] = [] if was is None else was.cash[:]
        self.points: list[int] = [] if was is None else was.points[:]
        self.hands: list[int] = [] if was is None else was.hands[:]
        self.laid: list[int] = [] if was is None else was.laid[:]
        self.makers: list[int] = [] if was is None else was.makers[:]
        """Seats that make each material."""
        self.discounts: list[int] = [] if was is None else was.discounts[:]

    def copy(self) -> "IndustriaState":
        return IndustriaState(self)

    def key(self) -> tuple[object, ...]:
        return key_of(self)


def new_state(t: Tables) -> IndustriaState:
    """The table before the start marker is given (industria.setup.*)."""
    s = IndustriaState()
    seats = t.seats
    s.unseen = ((1 << t.tiles) - 1) & ~t.in_box
    s.cash = [t.cash] * seats
    s.points = [0] * seats
    s.hands = [0] * seats
    s.laid = [0] * seats
    s.makers = [0] * t.materials
    s.discounts = [0] * seats
    return s
