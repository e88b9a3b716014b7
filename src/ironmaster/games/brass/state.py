"""The state of a game of Brass: small, flat, all ints. Sets of slots, lines, places and seats are bits of an int."""

from typing import Final

from ironmaster.core.contract import State
from ironmaster.games.brass.tables import CANAL, KINDS, Tables
from ironmaster.kit import graph

FIRST_PLAYER: Final = 0
DRAWING: Final = 1
INCOME: Final = 2
ACTING: Final = 3
FINISHED: Final = 4
SCORING: Final = 5
"""Between the last card of an era and its points. Nobody decides anything there, so no position shows it."""


class BrassState(State):
    """One position. Lists with an entry per seat are named in the plural of what a seat has."""

    def __init__(
        self,
        era: int,
        round: int,
        phase: int,
        at: int,
        actions: int,
        pile: int,
        flipped: int,
        mines: int,
        works: int,
        coal_towns: int,
        ports: int,
        coal: int,
        iron: int,
        cotton: int,
        built: int,
        begun: int,
        stack: list[int],
        order: list[int],
        cash: list[int],
        spent: list[int],
        income: list[int],
        points: list[int],
        hands: list[tuple[int, ...]],
        undealt: list[int],
        discard: list[int],
        taken: list[int],
        tile: list[int],
        cubes: list[int],
        owned: list[int],
        standing: list[int],
        market: list[int],
        links: list[int],
        laid: list[int],
        touched: list[int],
        towns: list[int],
        reach: list[int],
    ) -> None:
        self.era: int = era
        self.round: int = round
        self.phase: int = phase
        self.at: int = at
        """Whose turn it is, as a place in the order of play."""
        self.actions: int = actions
        """Actions that the acting player has left, the one being carried out included."""
        self.pile: int = pile
        """Cards that will still be drawn this era; the rest of `undealt` is set aside."""
        self.flipped: int = flipped
        self.mines: int = mines
        """Slots of mines that hold coal."""
        self.works: int = works
        """Slots of iron works that hold iron."""
        self.coal_towns: int = coal_towns
        """Places of the mines that hold coal."""
        self.ports: int = ports
        """Places that count as a built port."""
        self.coal: int = coal
        self.iron: int = iron
        self.cotton: int = cotton
        """The cotton marker: spaces from the top of its track."""
        self.built: int = built
        """Lines that carry a link."""
        self.begun: int = begun
        """Seats that have built an industry in this game."""
        self.stack: list[int] = stack
        """What is still to be done of the current action, next thing last."""
        self.order: list[int] = order
        self.cash: list[int] = cash
        self.spent: list[int] = spent
        self.income: list[int] = income
        """Space of each income disc."""
        self.points: list[int] = points
        self.hands: list[tuple[int, ...]] = hands
        """Sorted cards of each seat."""
        self.undealt: list[int] = undealt
        """Cards in the pile or set aside, by kind: nobody, not even the state, knows which is where."""
        self.discard: list[int] = discard
        self.taken: list[int] = taken
        """Tiles gone from the top of each pile, by seat and industry."""
        self.tile: list[int] = tile
        """Tile face in each slot, -1 for none."""
        self.cubes: list[int] = cubes
        self.owned: list[int] = owned
        """Slots with a tile of each seat."""
        self.standing: list[int] = standing
        """Slots with a tile of each industry."""
        self.market: list[int] = market
        """Distant market tiles still face down, by value."""
        self.links: list[int] = links
        self.laid: list[int] = laid
        """How many link markers each seat has on the board."""
        self.touched: list[int] = touched
        """Places touched by a link of each seat."""
        self.towns: list[int] = towns
        """Places with a tile of each seat."""
        self.reach: list[int] = reach
        """Places connected with each place."""

    def copy(self) -> "BrassState":
        return BrassState(
            self.era,
            self.round,
            self.phase,
            self.at,
            self.actions,
            self.pile,
            self.flipped,
            self.mines,
            self.works,
            self.coal_towns,
            self.ports,
            self.coal,
            self.iron,
            self.cotton,
            self.built,
            self.begun,
            self.stack[:],
            self.order[:],
            self.cash[:],
            self.spent[:],
            self.income[:],
            self.points[:],
            self.hands[:],
            self.undealt[:],
            self.discard[:],
            self.taken[:],
            self.tile[:],
            self.cubes[:],
            self.owned[:],
            self.standing[:],
            self.market[:],
            self.links[:],
            self.laid[:],
            self.touched[:],
            self.towns[:],
            self.reach[:],
        )

    def key(self) -> tuple[object, ...]:
        scalars = (
            self.era,
            self.round,
            self.phase,
            self.at,
            self.actions,
            self.pile,
            self.flipped,
            self.mines,
            self.works,
            self.coal_towns,
            self.ports,
            self.coal,
            self.iron,
            self.cotton,
            self.built,
            self.begun,
        )
        seats = (self.order, self.cash, self.spent, self.income, self.points, self.hands, self.taken, self.laid)
        pieces = (self.tile, self.cubes, self.owned, self.standing, self.links, self.touched, self.towns, self.reach)
        cards = (self.undealt, self.discard, self.market, self.stack)
        return (
            *scalars,
            *(tuple(part) for part in seats),
            *(tuple(part) for part in pieces),
            *(tuple(part) for part in cards),
        )


def new_state(t: Tables) -> BrassState:
    """The table before the first player is drawn (brass.setup.*)."""
    seats = t.seats
    return BrassState(
        era=CANAL,
        round=0,
        phase=FIRST_PLAYER,
        at=0,
        actions=0,
        pile=t.cards - t.set_aside[CANAL],
        flipped=0,
        mines=0,
        works=0,
        coal_towns=0,
        ports=t.external,
        coal=len(t.coal_price) - 1,
        iron=len(t.iron_price) - 1,
        cotton=0,
        built=0,
        begun=0,
        stack=[],
        order=list(range(seats)),
        cash=[t.cash] * seats,
        spent=[0] * seats,
        income=[t.income_start] * seats,
        points=[0] * seats,
        hands=[()] * seats,
        undealt=t.card_counts[:],
        discard=[0] * len(t.card_counts),
        taken=[0] * (seats * KINDS),
        tile=[-1] * t.slots,
        cubes=[0] * t.slots,
        owned=[0] * seats,
        standing=[0] * KINDS,
        market=t.market[:],
        links=[0] * seats,
        laid=[0] * seats,
        touched=[0] * seats,
        towns=[0] * seats,
        reach=graph.alone(t.places),
    )
