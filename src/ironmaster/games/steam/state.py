"""The state of a game of Steam: small, flat, all ints.

A run of track is known by the port it starts at: an edge of a city or town. A side is an edge of a hex, 6 * hex + edge.
"""

from typing import Final

from ironmaster.core.contract import State
from ironmaster.games.steam.tables import Tables

DRAWING: Final = 0
OPENER: Final = 1
DEALING: Final = 2
OPENING: Final = 3
CAPITAL: Final = 4
BIDDING: Final = 5
ACTIONS: Final = 6
BUILDING: Final = 7
MOVING: Final = 8
FINISHED: Final = 9
SCORING: Final = 10
"""Between the last income phase and the final scoring. Nobody decides anything there, so no position shows it."""

NO_BID: Final = -1
NO_RUN: Final = -1
OPEN: Final = -2
"""`OPEN - side` in `end`: the run is incomplete, its open end at that side."""
NO_OWNER: Final = -1
UNOWNED: Final = 6
ORPHAN: Final = 7
"""Owners beyond the seats: an incomplete link that nobody holds, and a link whose owner is out of the game."""


class SteamState(State):
    """One position. Lists with an entry per seat are named after what a seat has."""

    def __init__(
        self,
        round: int,
        phase: int,
        at: int,
        cycle: int,
        laid: int,
        fresh: int,
        begun: int,
        due: int,
        upgraded: int,
        grown: int,
        gone: int,
        bid: int,
        leader: int,
        inside: int,
        free: int,
        stack: list[int],
        route: list[int],
        order: list[int],
        places: list[int],
        bids: list[int],
        cash: list[int],
        income: list[int],
        points: list[int],
        level: list[int],
        tile: list[int],
        out: list[int],
        links: list[int],
        bag: list[int],
        goods: list[int],
        supply: list[int],
        colour: list[int],
        new_cities: list[int],
        used: list[int],
        lay: list[int],
        gates: list[int],
        faced: list[int],
        tipped: list[int],
        end: list[int],
        holder: list[int],
        tips: dict[int, int],
    ) -> None:
        self.round: int = round
        self.phase: int = phase
        self.at: int = at
        """Whose turn it is, as a place in the order of the phase; while cubes are drawn, the heap that comes next."""
        self.cycle: int = cycle
        """The cycle of the goods phase, from 0."""
        self.laid: int = laid
        """Track tiles that the builder has laid in this build."""
        self.fresh: int = fresh
        """Runs, by the port they start at, that the builder has begun or extended in this build."""
        self.begun: int = begun
        """Seats that have laid a track tile before (steam.track.first)."""
        self.due: int = due
        """Seats whose action tile 5 or 7 is still to be carried out."""
        self.upgraded: int = upgraded
        """Seats that have upgraded their locomotive in this goods phase."""
        self.grown: int = grown
        """Printed cities with a growth marker."""
        self.gone: int = gone
        """Faces of track tiles of which no piece is left."""
        self.bid: int = bid
        """The highest bid of the auction, NO_BID before the first."""
        self.leader: int = leader
        """The seat that made it, -1 before the first."""
        self.inside: int = inside
        """Seats still in the auction."""
        self.free: int = free
        """The seat that may still pass once without leaving the auction, -1 for none."""
        self.stack: list[int] = stack
        self.route: list[int] = route
        """The delivery under way: source, colour, then the ports by which the cube has left places."""
        self.order: list[int] = order
        """Seats still in the game, in turn order."""
        self.places: list[int] = places
        """The next turn order as far as the auction has settled it, -1 for a free place."""
        self.bids: list[int] = bids
        """What each seat last bid in this auction, NO_BID for nothing."""
        self.cash: list[int] = cash
        self.income: list[int] = income
        self.points: list[int] = points
        self.level: list[int] = level
        """Of the locomotives."""
        self.tile: list[int] = tile
        """The action tile of each seat, -1 for none."""
        self.out: list[int] = out
        """When each seat went bankrupt, 1 for the first; 0 for those still in the game."""
        self.links: list[int] = links
        """Completed links of each seat."""
        self.bag: list[int] = bag
        """Cubes of each colour in the bag."""
        self.goods: list[int] = goods
        """Cubes at each place, as a heap."""
        self.supply: list[int] = supply
        """Cubes in each supply space, as a heap."""
        self.colour: list[int] = colour
        """The colour of each place, -1 for a town."""
        self.new_cities: list[int] = new_cities
        """New City tiles left of each colour."""
        self.used: list[int] = used
        """Track tiles on the map, by face."""
        self.lay: list[int] = lay
        """The pattern of track on each hex, -1 for none."""
        self.gates: list[int] = gates
        """Edges of each hex with a city across them."""
        self.faced: list[int] = faced
        """Edges of each hex across which open track ends."""
        self.tipped: list[int] = tipped
        """Edges of each hex at which its own track ends open."""
        self.end: list[int] = end
        """For each port: the port at a link's other end; OPEN less the side where an incomplete link ends; NO_RUN."""
        self.holder: list[int] = holder
        """For each port: the owner of its run."""
        self.tips: dict[int, int] = tips
        """The run that ends open at a side."""

    def copy(self) -> "SteamState":
        return SteamState(
            self.round,
            self.phase,
            self.at,
            self.cycle,
            self.laid,
            self.fresh,
            self.begun,
            self.due,
            self.upgraded,
            self.grown,
            self.gone,
            self.bid,
            self.leader,
            self.inside,
            self.free,
            self.stack[:],
            self.route[:],
            self.order[:],
            self.places[:],
            self.bids[:],
            self.cash[:],
            self.income[:],
            self.points[:],
            self.level[:],
            self.tile[:],
            self.out[:],
            self.links[:],
            self.bag[:],
            self.goods[:],
            self.supply[:],
            self.colour[:],
            self.new_cities[:],
            self.used[:],
            self.lay[:],
            self.gates[:],
            self.faced[:],
            self.tipped[:],
            self.end[:],
            self.holder[:],
            self.tips.copy(),
        )

    def key(self) -> tuple[object, ...]:
        numbers = (
            self.round,
            self.phase,
            self.at,
            self.cycle,
            self.laid,
            self.fresh,
            self.begun,
            self.due,
            self.upgraded,
            self.grown,
            self.gone,
            self.bid,
            self.leader,
            self.inside,
            self.free,
        )
        lists = (
            self.stack,
            self.route,
            self.order,
            self.places,
            self.bids,
            self.cash,
            self.income,
            self.points,
            self.level,
            self.tile,
            self.out,
            self.links,
            self.bag,
            self.goods,
            self.supply,
            self.colour,
            self.new_cities,
            self.used,
            self.lay,
            self.gates,
            self.faced,
            self.tipped,
            self.end,
            self.holder,
        )
        return (*numbers, *(tuple(part) for part in lists), tuple(sorted(self.tips.items())))


def new_state(t: Tables) -> SteamState:
    """The table before anything is drawn (steam.setup.*)."""
    seats = t.seats
    return SteamState(
        round=0,
        phase=DRAWING,
        at=0,
        cycle=0,
        laid=0,
        fresh=0,
        begun=0,
        due=0,
        upgraded=0,
        grown=0,
        gone=0,
        bid=NO_BID,
        leader=-1,
        inside=0,
        free=-1,
        stack=[],
        route=[],
        order=list(range(seats)),
        places=[],
        bids=[NO_BID] * seats,
        cash=[0] * seats,
        income=[0] * seats,
        points=[0] * seats,
        level=[t.level_low] * seats,
        tile=[-1] * seats,
        out=[0] * seats,
        links=[0] * seats,
        bag=t.cubes[:],
        goods=[0] * t.nodes,
        supply=[0] * t.spaces,
        colour=t.city_colour + [-1] * (t.nodes - t.cities),
        new_cities=t.new_cities[:],
        used=[0] * len(t.faces.ids),
        lay=[-1] * t.hexes,
        gates=t.gates[:],
        faced=[0] * t.hexes,
        tipped=[0] * t.hexes,
        end=[NO_RUN] * t.ports,
        holder=[NO_OWNER] * t.ports,
        tips={},
    )
