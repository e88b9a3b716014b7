"""The state of a game of Brass: small, flat, all ints. Sets of slots, lines, places and seats are bits of an int."""

from typing import Final

from ironmaster.core.contract import State
from ironmaster.games.brass.tables import CANAL, KINDS, Tables
from ironmaster.kit import graph
from ironmaster.kit.states import key_of

FIRST_PLAYER: Final = 0
DRAWING: Final = 1
INCOME: Final = 2
ACTING: Final = 3
FINISHED: Final = 4
SCORING: Final = 5
"""Between the last card of an era and its scoring. It has no decisions, so no position is in this phase."""


class BrassState(State):
    """One position. Lists with an entry per seat have plural names."""

    def __init__(self, was: "BrassState | None" = None) -> None:
        """A copy of another state, or one before a game's tables have given it their numbers."""
        self.era: int = CANAL if was is None else was.era
        self.round: int = 0 if was is None else was.round
        self.phase: int = FIRST_PLAYER if was is None else was.phase
        self.at: int = 0 if was is None else was.at
        """Whose turn it is, as a place in the order of play."""
        self.actions: int = 0 if was is None else was.actions
        """Actions that the acting player has left, the one being carried out included."""
        self.pile: int = 0 if was is None else was.pile
        """Cards that will still be drawn this era; the rest of `undealt` is set aside."""
        self.flipped: int = 0 if was is None else was.flipped
        self.mines: int = 0 if was is None else was.mines
        """Slots of mines that hold coal."""
        self.works: int = 0 if was is None else was.works
        """Slots of iron works that hold iron."""
        self.coal_towns: int = 0 if was is None else was.coal_towns
        """Places of the mines that hold coal."""
        self.ports: int = 0 if was is None else was.ports
        """Places that count as a built port."""
        self.coal: int = 0 if was is None else was.coal
        self.iron: int = 0 if was is None else was.iron
        self.cotton: int = 0 if was is None else was.cotton
        """The cotton marker: spaces from the top of its track."""
        self.built: int = 0 if was is None else was.built
        """Lines that carry a link."""
        self.begun: int = 0 if was is None else was.begun
        """Seats that have built an industry in this game."""
        self.order: list[int] = [] if was is None else was.order[:]
        self.cash: list[int] = [] if was is None else was.cash[:]
        self.spent: list[int] = [] if was is None else was.spent[:]
        self.income: list[int] = [] if was is None else was.income[:]
        """Space of each income disc."""
        self.points: list[int] = [] if was is None else was.points[:]
        self.hands: list[tuple[int, ...]] = [] if was is None else was.hands[:]
        """Sorted cards of each seat."""
        self.taken: list[int] = [] if was is None else was.taken[:]
        """Tiles gone from the top of each pile, by seat and industry."""
        self.laid: list[int] = [] if was is None else was.laid[:]
        """How many link markers each seat has on the board."""
        self.tile: list[int] = [] if was is None else was.tile[:]
        """Tile face in each slot, -1 for none."""
        self.cubes: list[int] = [] if was is None else was.cubes[:]
        self.owned: list[int] = [] if was is None else was.owned[:]
        """Slots with a tile of each seat."""
        self.standing: list[int] = [] if was is None else was.standing[:]
        """Slots with a tile of each industry."""
        self.links: list[int] = [] if was is None else was.links[:]
        self.touched: list[int] = [] if was is None else was.touched[:]
        """Places touched by a link of each seat."""
        self.towns: list[int] = [] if was is None else was.towns[:]
        """Places with a tile of each seat."""
        self.reach: list[int] = [] if was is None else was.reach[:]
        """Places connected with each place."""
        self.undealt: list[int] = [] if was is None else was.undealt[:]
        """Cards in the pile or set aside, by kind. The state does not know which card is where."""
        self.discard: list[int] = [] if was is None else was.discard[:]
        self.market: list[int] = [] if was is None else was.market[:]
        """Distant market tiles still face down, by value."""
        self.stack: list[int] = [] if was is None else was.stack[:]
        """The pending parts of the current action, the next one last."""

    def copy(self) -> "BrassState":
        return BrassState(self)

    def key(self) -> tuple[object, ...]:
        return key_of(self)


def new_state(t: Tables) -> BrassState:
    """The table before the first player is drawn (brass.setup.*)."""
    s = BrassState()
    seats = t.seats
    s.pile = t.cards - t.set_aside[CANAL]
    s.ports = t.external
    s.coal = len(t.coal_price) - 1
    s.iron = len(t.iron_price) - 1
    s.order = list(range(seats))
    s.cash = [t.cash] * seats
    s.spent = [0] * seats
    s.income = [t.income_start] * seats
    s.points = [0] * seats
    s.hands = [()] * seats
    s.taken = [0] * (seats * KINDS)
    s.laid = [0] * seats
    s.tile = [-1] * t.slots
    s.cubes = [0] * t.slots
    s.owned = [0] * seats
    s.standing = [0] * KINDS
    s.links = [0] * seats
    s.touched = [0] * seats
    s.towns = [0] * seats
    s.reach = graph.alone(t.places)
    s.undealt = t.card_counts[:]
    s.discard = [0] * len(t.card_counts)
    s.market = t.market[:]
    return s
