"""The state of a game of Steam: small, flat, all ints.

A run of track is known by the port it starts at: an edge of a city or town. A side is an edge of a hex, 6 * hex + edge.
"""

from typing import Final

from ironmaster.core.contract import State
from ironmaster.games.steam.tables import Tables
from ironmaster.kit.states import key_of

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
"""Between the last income phase and the final scoring. It has no decisions, so no position is in this phase."""

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

    def __init__(self, was: "SteamState | None" = None) -> None:
        """A copy of another state, or one before a game's tables have given it their numbers."""
        self.round: int = 0 if was is None else was.round
        self.phase: int = DRAWING if was is None else was.phase
        self.at: int = 0 if was is None else was.at
        """Whose turn it is, as a place in the order of the phase; while cubes are drawn, the heap that comes next."""
        self.cycle: int = 0 if was is None else was.cycle
        """The cycle of the goods phase, from 0."""
        self.laid: int = 0 if was is None else was.laid
        """Track tiles that the builder has laid in this build."""
        self.fresh: int = 0 if was is None else was.fresh
        """Runs, by the port they start at, that the builder has begun or extended in this build."""
        self.begun: int = 0 if was is None else was.begun
        """Seats that have laid a track tile before (steam.track.first)."""
        self.due: int = 0 if was is None else was.due
        """Seats whose action tile 5 or 7 is still to be carried out."""
        self.upgraded: int = 0 if was is None else was.upgraded
        """Seats that have upgraded their locomotive in this goods phase."""
        self.grown: int = 0 if was is None else was.grown
        """Printed cities with a growth marker."""
        self.gone: int = 0 if was is None else was.gone
        """Faces of track tiles of which no piece is left."""
        self.bid: int = NO_BID if was is None else was.bid
        """The highest bid of the auction, NO_BID before the first."""
        self.leader: int = -1 if was is None else was.leader
        """The seat that made it, -1 before the first."""
        self.inside: int = 0 if was is None else was.inside
        """Seats still in the auction."""
        self.free: int = -1 if was is None else was.free
        """The seat that may still pass once without leaving the auction, -1 for none."""
        self.stack: list[int] = [] if was is None else was.stack[:]
        self.route: list[int] = [] if was is None else was.route[:]
        """The delivery under way: source, colour, then the ports by which the cube has left places."""
        self.order: list[int] = [] if was is None else was.order[:]
        """Seats still in the game, in turn order."""
        self.places: list[int] = [] if was is None else was.places[:]
        """The next turn order as far as the auction has settled it, -1 for a free place."""
        self.bids: list[int] = [] if was is None else was.bids[:]
        """What each seat last bid in this auction, NO_BID for nothing."""
        self.cash: list[int] = [] if was is None else was.cash[:]
        self.income: list[int] = [] if was is None else was.income[:]
        self.points: list[int] = [] if was is None else was.points[:]
        self.level: list[int] = [] if was is None else was.level[:]
        """Of the locomotives."""
        self.tile: list[int] = [] if was is None else was.tile[:]
        """The action tile of each seat, -1 for none."""
        self.out: list[int] = [] if was is None else was.out[:]
        """When each seat went bankrupt, 1 for the first; 0 for those still in the game."""
        self.links: list[int] = [] if was is None else was.links[:]
        """Completed links of each seat."""
        self.bag: list[int] = [] if was is None else was.bag[:]
        """Cubes of each colour in the bag."""
        self.goods: list[int] = [] if was is None else was.goods[:]
        """Cubes at each place, as a heap."""
        self.supply: list[int] = [] if was is None else was.supply[:]
        """Cubes in each supply space, as a heap."""
        self.colour: list[int] = [] if was is None else was.colour[:]
        """The colour of each place, -1 for a town."""
        self.new_cities: list[int] = [] if was is None else was.new_cities[:]
        """New City tiles left of each colour."""
        self.used: list[int] = [] if was is None else was.used[:]
        """Track tiles on the map, by face."""
        self.lay: list[int] = [] if was is None else was.lay[:]
        """The pattern of track on each hex, -1 for none."""
        self.gates: list[int] = [] if was is None else was.gates[:]
        """Edges of each hex with a city across them."""
        self.faced: list[int] = [] if was is None else was.faced[:]
        """Edges of each hex across which open track ends."""
        self.tipped: list[int] = [] if was is None else was.tipped[:]
        """Edges of each hex at which its own track ends open."""
        self.end: list[int] = [] if was is None else was.end[:]
        """For each port: the port at a link's other end; OPEN less the side where an incomplete link ends; NO_RUN."""
        self.holder: list[int] = [] if was is None else was.holder[:]
        """For each port: the owner of its run."""
        self.tips: dict[int, int] = {} if was is None else was.tips.copy()
        """The run that ends open at a side."""

    def copy(self) -> "SteamState":
        return SteamState(self)

    def key(self) -> tuple[object, ...]:
        return key_of(self)


def new_state(t: Tables) -> SteamState:
    """The table before anything is drawn (steam.setup.*)."""
    s = SteamState()
    seats = t.seats
    s.order = list(range(seats))
    s.bids = [NO_BID] * seats
    s.cash = [0] * seats
    s.income = [0] * seats
    s.points = [0] * seats
    s.level = [t.level_low] * seats
    s.tile = [-1] * seats
    s.out = [0] * seats
    s.links = [0] * seats
    s.bag = t.cubes[:]
    s.goods = [0] * t.nodes
    s.supply = [0] * t.spaces
    s.colour = t.city_colour + [-1] * (t.nodes - t.cities)
    s.new_cities = t.new_cities[:]
    s.used = [0] * len(t.faces.ids)
    s.lay = [-1] * t.hexes
    s.gates = t.gates[:]
    s.faced = [0] * t.hexes
    s.tipped = [0] * t.hexes
    s.end = [NO_RUN] * t.ports
    s.holder = [NO_OWNER] * t.ports
    return s
