"""The state of a game of Age of Industry: small, flat, all ints. Sets of spaces, lines, places are bits."""

from typing import Final

from ironmaster.core.contract import State
from ironmaster.games.age_of_industry.board import PRODUCTS
from ironmaster.games.age_of_industry.tables import KINDS, Tables
from ironmaster.kit import graph

FIRST_PLAYER: Final = 0
MARKETS: Final = 1
DEALING: Final = 2
FACING: Final = 3
ACTING: Final = 4
REPAYING: Final = 5
FINISHED: Final = 6
SCORING: Final = 7
"""Between the last round and the final scoring. Nobody decides anything there, so no position shows it."""

GAP: Final = -1
"""A face-up card that has been taken and not yet replaced."""


class IndustryState(State):
    """One position. Lists with an entry per seat are named in the plural of what a seat has."""

    def __init__(
        self,
        round: int,
        phase: int,
        at: int,
        actions: int,
        coal: int,
        iron: int,
        taken: int,
        flipped: int,
        mines: int,
        works: int,
        coal_places: int,
        iron_places: int,
        harbours: int,
        fleets: int,
        rebuilt: int,
        sold: int,
        deck: int,
        stack: list[int],
        order: list[int],
        cash: list[int],
        debt: list[int],
        spent: list[int],
        points: list[int],
        hands: list[tuple[int, ...]],
        undealt: list[int],
        discard: list[int],
        face_up: list[int],
        demand: list[int],
        boxed: list[int],
        wants: list[int],
        left: list[int],
        tile: list[int],
        cubes: list[int],
        imports: list[int],
        owned: list[int],
        standing: list[int],
        builder: list[int],
        laid: list[int],
        touched: list[int],
        homes: list[int],
        full: list[int],
        beside: list[int],
        railside: list[int],
        near: list[int],
        reach: list[int],
    ) -> None:
        self.round: int = round
        self.phase: int = phase
        self.at: int = at
        """Whose turn it is, as a place in the turn order."""
        self.actions: int = actions
        """Actions that the active player has left, the one being carried out included."""
        self.coal: int = coal
        self.iron: int = iron
        """Spaces of the demand tracks that hold a cube, the cheapest first."""
        self.taken: int = taken
        """Spaces with a counter."""
        self.flipped: int = flipped
        self.mines: int = mines
        self.works: int = works
        """Spaces of mines and works that hold cubes."""
        self.coal_places: int = coal_places
        self.iron_places: int = iron_places
        """Places from which a cube can be had, import spaces with a ship among them."""
        self.harbours: int = harbours
        """Places with a port counter."""
        self.fleets: int = fleets
        """Seas with a ship counter."""
        self.rebuilt: int = rebuilt
        """Spaces of ships that were built over another: they never flip."""
        self.sold: int = sold
        """Market counters that are used up."""
        self.deck: int = deck
        """Cards left in the deck."""
        self.stack: list[int] = stack
        self.order: list[int] = order
        self.cash: list[int] = cash
        self.debt: list[int] = debt
        """Loans outstanding."""
        self.spent: list[int] = spent
        self.points: list[int] = points
        self.hands: list[tuple[int, ...]] = hands
        self.undealt: list[int] = undealt
        """How many cards of each kind are in the deck: it has no order that a state could know."""
        self.discard: list[int] = discard
        self.face_up: list[int] = face_up
        self.demand: list[int] = demand
        """The kind of market counter on each market space, -1 before it is laid."""
        self.boxed: list[int] = boxed
        """Market counters of each kind that lie nowhere on the map."""
        self.wants: list[int] = wants
        """Places whose market still takes each product."""
        self.left: list[int] = left
        """Counters left in each stack of each display."""
        self.tile: list[int] = tile
        self.cubes: list[int] = cubes
        self.imports: list[int] = imports
        self.owned: list[int] = owned
        self.standing: list[int] = standing
        """Spaces of the counters of each industry."""
        self.builder: list[int] = builder
        """The seat whose railway is on each connection, -1 for none."""
        self.laid: list[int] = laid
        """How many railways each seat has on the map."""
        self.touched: list[int] = touched
        """Places where a railway of the seat ends."""
        self.homes: list[int] = homes
        """Places where the seat has a counter."""
        self.full: list[int] = full
        """Spaces in locations where the seat has all the counters that it may have."""
        self.beside: list[int] = beside
        """Spaces in large locations where the seat has a counter."""
        self.railside: list[int] = railside
        """Spaces in locations where a railway of the seat ends."""
        self.near: list[int] = near
        """Places that a railway or a usable sea lane joins to each place."""
        self.reach: list[int] = reach

    def copy(self) -> "IndustryState":
        return IndustryState(
            self.round,
            self.phase,
            self.at,
            self.actions,
            self.coal,
            self.iron,
            self.taken,
            self.flipped,
            self.mines,
            self.works,
            self.coal_places,
            self.iron_places,
            self.harbours,
            self.fleets,
            self.rebuilt,
            self.sold,
            self.deck,
            self.stack[:],
            self.order[:],
            self.cash[:],
            self.debt[:],
            self.spent[:],
            self.points[:],
            self.hands[:],
            self.undealt[:],
            self.discard[:],
            self.face_up[:],
            self.demand[:],
            self.boxed[:],
            self.wants[:],
            self.left[:],
            self.tile[:],
            self.cubes[:],
            self.imports[:],
            self.owned[:],
            self.standing[:],
            self.builder[:],
            self.laid[:],
            self.touched[:],
            self.homes[:],
            self.full[:],
            self.beside[:],
            self.railside[:],
            self.near[:],
            self.reach[:],
        )

    def key(self) -> tuple[object, ...]:
        clock = (self.round, self.phase, self.at, self.actions, self.coal, self.iron)
        sets = (self.taken, self.flipped, self.mines, self.works, self.coal_places, self.iron_places)
        more = (self.harbours, self.fleets, self.rebuilt, self.sold, self.deck)
        lists = (
            *(self.stack, self.order, self.cash, self.debt, self.spent, self.points, self.hands, self.undealt),
            *(self.discard, self.face_up, self.demand, self.boxed, self.wants, self.left),
            *(
                self.tile,
                self.cubes,
                self.imports,
                self.owned,
                self.standing,
                self.builder,
                self.laid,
                self.touched,
                self.homes,
            ),
            *(self.full, self.beside, self.railside, self.near, self.reach),
        )
        return (*clock, *sets, *more, *(tuple(part) for part in lists))


def new_state(t: Tables) -> IndustryState:
    """The table before anything is dealt (aoi.setup.*)."""
    seats = t.seats
    return IndustryState(
        round=0,
        phase=FIRST_PLAYER,
        at=0,
        actions=0,
        coal=(1 << len(t.coal_price)) - 1,
        iron=(1 << len(t.iron_price)) - 1,
        taken=0,
        flipped=0,
        mines=0,
        works=0,
        coal_places=0,
        iron_places=0,
        harbours=0,
        fleets=0,
        rebuilt=0,
        sold=0,
        deck=t.cards,
        stack=[],
        order=list(range(seats)),
        cash=[0] * seats,
        debt=[0] * seats,
        spent=[0] * seats,
        points=[0] * seats,
        hands=[() for _ in range(seats)],
        undealt=t.card_counts[:],
        discard=[0] * len(t.card_counts),
        face_up=[GAP] * t.face_up,
        demand=[-1] * t.markets,
        boxed=t.demand_counts[:],
        wants=[0] * len(PRODUCTS),
        left=t.face_number * seats,
        tile=[-1] * t.spaces,
        cubes=[0] * t.spaces,
        imports=t.import_cubes[:] if t.import_at_setup else [0] * t.imports,
        owned=[0] * seats,
        standing=[0] * KINDS,
        builder=[-1] * t.connections,
        laid=[0] * seats,
        touched=[0] * seats,
        homes=[0] * seats,
        full=[0] * seats,
        beside=[0] * seats,
        railside=[0] * seats,
        near=[0] * t.places,
        reach=graph.alone(t.places),
    )
