"""The state of a game of Age of Industry: small, flat, all ints. Sets of spaces, lines, places are bits."""

from typing import Final

from ironmaster.core.contract import State
from ironmaster.games.age_of_industry.board import PRODUCTS
from ironmaster.games.age_of_industry.tables import KINDS, Tables
from ironmaster.kit import graph
from ironmaster.kit.states import key_of

FIRST_PLAYER: Final = 0
MARKETS: Final = 1
DEALING: Final = 2
FACING: Final = 3
ACTING: Final = 4
REPAYING: Final = 5
FINISHED: Final = 6
SCORING: Final = 7
"""Between the last round and the final scoring. It has no decisions, so no position is in this phase."""

GAP: Final = -1
"""A face-up card that has been taken and not yet replaced."""


class IndustryState(State):
    """One position. Lists with an entry per seat have plural names."""

    def __init__(self, was: "IndustryState | None" = None) -> None:
        """A copy of another state, or one before a game's tables have given it their numbers."""
        self.round: int = 0 if was is None else was.round
        self.phase: int = FIRST_PLAYER if was is None else was.phase
        self.at: int = 0 if was is None else was.at
        """Whose turn it is, as a place in the turn order."""
        self.actions: int = 0 if was is None else was.actions
        """Actions that the active player has left, the one being carried out included."""
        self.coal: int = 0 if was is None else was.coal
        self.iron: int = 0 if was is None else was.iron
        """Spaces of the demand tracks that hold a cube, the cheapest first."""
        self.taken: int = 0 if was is None else was.taken
        """Spaces with a counter."""
        self.flipped: int = 0 if was is None else was.flipped
        self.mines: int = 0 if was is None else was.mines
        self.works: int = 0 if was is None else was.works
        """Spaces of mines and works that hold cubes."""
        self.coal_places: int = 0 if was is None else was.coal_places
        self.iron_places: int = 0 if was is None else was.iron_places
        """Places that supply a cube, including import spaces with a ship."""
        self.harbours: int = 0 if was is None else was.harbours
        """Places with a port counter."""
        self.fleets: int = 0 if was is None else was.fleets
        """Seas with a ship counter."""
        self.rebuilt: int = 0 if was is None else was.rebuilt
        """Spaces of ships that were built over another: they never flip."""
        self.sold: int = 0 if was is None else was.sold
        """Market counters that are used up."""
        self.deck: int = 0 if was is None else was.deck
        """Cards left in the deck."""
        self.stack: list[int] = [] if was is None else was.stack[:]
        self.order: list[int] = [] if was is None else was.order[:]
        self.cash: list[int] = [] if was is None else was.cash[:]
        self.debt: list[int] = [] if was is None else was.debt[:]
        """Loans outstanding."""
        self.spent: list[int] = [] if was is None else was.spent[:]
        self.points: list[int] = [] if was is None else was.points[:]
        self.hands: list[tuple[int, ...]] = [] if was is None else was.hands[:]
        self.undealt: list[int] = [] if was is None else was.undealt[:]
        """How many cards of each kind are in the deck. The deck has no order, so a state cannot reveal it."""
        self.discard: list[int] = [] if was is None else was.discard[:]
        self.face_up: list[int] = [] if was is None else was.face_up[:]
        self.demand: list[int] = [] if was is None else was.demand[:]
        """The kind of market counter on each market space, -1 before it is laid."""
        self.boxed: list[int] = [] if was is None else was.boxed[:]
        """Market counters of each kind that lie nowhere on the map."""
        self.wants: list[int] = [] if was is None else was.wants[:]
        """Places whose market still takes each product."""
        self.left: list[int] = [] if was is None else was.left[:]
        """Counters left in each stack of each display."""
        self.tile: list[int] = [] if was is None else was.tile[:]
        self.cubes: list[int] = [] if was is None else was.cubes[:]
        self.imports: list[int] = [] if was is None else was.imports[:]
        self.owned: list[int] = [] if was is None else was.owned[:]
        self.standing: list[int] = [] if was is None else was.standing[:]
        """Spaces of the counters of each industry."""
        self.builder: list[int] = [] if was is None else was.builder[:]
        """The seat whose railway is on each connection, -1 for none."""
        self.laid: list[int] = [] if was is None else was.laid[:]
        """How many railways each seat has on the map."""
        self.touched: list[int] = [] if was is None else was.touched[:]
        """Places where a railway of the seat ends."""
        self.homes: list[int] = [] if was is None else was.homes[:]
        """Places where the seat has a counter."""
        self.full: list[int] = [] if was is None else was.full[:]
        """Spaces in locations where the seat has all the counters that it may have."""
        self.beside: list[int] = [] if was is None else was.beside[:]
        """Spaces in large locations where the seat has a counter."""
        self.railside: list[int] = [] if was is None else was.railside[:]
        """Spaces in locations where a railway of the seat ends."""
        self.near: list[int] = [] if was is None else was.near[:]
        """Places that a railway or a usable sea lane joins to each place."""
        self.reach: list[int] = [] if was is None else was.reach[:]
        self.free_passes: int = 0 if was is None else was.free_passes
        """Actions of this round that were passes without a discard. It is last because `key` may leave it out."""

    def copy(self) -> "IndustryState":
        return IndustryState(self)

    def key(self) -> tuple[object, ...]:
        """All fields. Digests of ruleset 1, which does not count free passes, lack the last one."""
        key = key_of(self)
        return key if self.free_passes else key[:-1]


def new_state(t: Tables) -> IndustryState:
    """The table before anything is dealt (aoi.setup.*)."""
    s = IndustryState()
    seats = t.seats
    s.coal = (1 << len(t.coal_price)) - 1
    s.iron = (1 << len(t.iron_price)) - 1
    s.deck = t.cards
    s.order = list(range(seats))
    s.cash = [0] * seats
    s.debt = [0] * seats
    s.spent = [0] * seats
    s.points = [0] * seats
    s.hands = [() for _ in range(seats)]
    s.undealt = t.card_counts[:]
    s.discard = [0] * len(t.card_counts)
    s.face_up = [GAP] * t.face_up
    s.demand = [-1] * t.markets
    s.boxed = t.demand_counts[:]
    s.wants = [0] * len(PRODUCTS)
    s.left = t.face_number * seats
    s.tile = [-1] * t.spaces
    s.cubes = [0] * t.spaces
    s.imports = t.import_cubes[:] if t.import_at_setup else [0] * t.imports
    s.owned = [0] * seats
    s.standing = [0] * KINDS
    s.builder = [-1] * t.connections
    s.laid = [0] * seats
    s.touched = [0] * seats
    s.homes = [0] * seats
    s.full = [0] * seats
    s.beside = [0] * seats
    s.railside = [0] * seats
    s.near = [0] * t.places
    s.reach = graph.alone(t.places)
    return s
