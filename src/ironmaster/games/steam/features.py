"""The observation of Steam: its parts (`core/features.py`)."""

from ironmaster.core.contract import Observation
from ironmaster.core.features import (
    ACTOR,
    ASKED,
    BITS,
    FIRST,
    HEAPS,
    HOLDERS,
    LIST,
    NUMBER,
    SEAT,
    SEAT_BITS,
    SEATS,
    SECOND,
    TURNS,
    Feature,
)
from ironmaster.games.steam.board import COLOURS
from ironmaster.games.steam.state import FINISHED, ORPHAN
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.tables import TILES, Tables

POINTS = 400
LONGEST_ROUTE = 6


class SteamObservation(Observation):
    """The observation of one game, on its tables."""

    def __init__(self, t: Tables) -> None:
        self.t = t

    def features(self) -> list[Feature]:
        t = self.t
        seats, colours = t.seats, len(COLOURS)
        money = min(t.most_cash, 999)
        pending = f"what is asked: {', '.join(f.NAMES[1:])}"
        values = "0 for none, 7 for nobody's, 8 for one left behind"
        run = f"whose run of track starts at each edge of a city or town: {values}"
        tiles_laid = "track tiles that the builder has laid in this build"
        supplied = "the place that a supply space is chosen for, or -1"
        route = "the delivery under way: place, colour, ports"
        next_order = "the next turn order as far as the auction has settled it"
        action = "the action tile of each seat, -1 for none"
        track = "pattern of track on each hex, -1 for none"
        return [
            Feature("round", NUMBER, 1, 0, t.rounds, "from 0"),
            Feature("phase", NUMBER, 1, 0, FINISHED + 1, "what the game is at", names=True),
            Feature("acting", ACTOR, 1, 0, seats, "who decides", names=True),
            Feature("cycle", NUMBER, 1, 0, t.cycles, "of the goods phase, from 0"),
            Feature("tiles_laid", NUMBER, 1, 0, t.tiles_for_engineer, tiles_laid, of=("laid",)),
            Feature("pending", ASKED, 1, 0, len(f.NAMES) - 1, pending, names=True, of=("stack",)),
            Feature("supplied", FIRST, 1, -1, t.nodes - 1, supplied, names=True, of=("stack",), frame=f.SUPPLY),
            Feature(
                "share", SECOND, 1, 0, LONGEST_ROUTE, "points of a delivery to be placed", of=("stack",), frame=f.SCORE
            ),
            Feature("route", LIST, 2 + LONGEST_ROUTE, -1, t.ports, route, names=True),
            Feature("bid", NUMBER, 1, -1, money, "the highest of the auction, -1 before the first"),
            Feature("leader", SEAT, 1, 0, seats, "who made it", names=True),
            Feature("free", SEAT, 1, 0, seats, "who may still pass once without leaving the auction", names=True),
            Feature("inside", SEAT_BITS, seats, 0, 1, "who is still in the auction"),
            Feature("begun", SEAT_BITS, seats, 0, 1, "who has laid track before"),
            Feature("due", SEAT_BITS, seats, 0, 1, "whose City Growth or Urbanization is still to come"),
            Feature("upgraded", SEAT_BITS, seats, 0, 1, "who has upgraded the locomotive in this goods phase"),
            Feature("order", TURNS, seats, 0, seats, "place of each seat in the turn order, 0 for who is out"),
            Feature("next", TURNS, seats, 0, seats, next_order, of=("places",)),
            Feature("bids", SEATS, seats, -1, money, "what each seat last bid in this auction"),
            Feature("cash", SEATS, seats, 0, money, "dollars"),
            Feature("income", SEATS, seats, t.income_low, t.income_high, "place on the income track"),
            Feature("points", SEATS, seats, -POINTS, POINTS, "points so far"),
            Feature("level", SEATS, seats, 0, t.level_high, "of the locomotive"),
            Feature("action", SEATS, seats, -1, len(TILES) - 1, action, names=True, of=("tile",)),
            Feature("links", SEATS, seats, 0, 99, "completed links"),
            Feature("bag", LIST, colours, 0, 99, "cubes of each colour in the bag"),
            Feature("new_cities", LIST, colours, 0, 9, "New City tiles left of each colour"),
            Feature("grown", BITS, t.cities, 0, 1, "cities with a growth marker"),
            Feature("colour", LIST, t.nodes, -1, colours - 1, "colour of each place, -1 for a town", names=True),
            Feature("goods", HEAPS, t.nodes * colours, 0, 31, "cubes of each colour at each place"),
            Feature("supply", HEAPS, t.spaces * colours, 0, 31, "cubes of each colour in each supply space"),
            Feature("track", LIST, t.hexes, -1, t.patterns - 1, track, names=True, of=("lay",)),
            Feature("run", HOLDERS, t.ports, 0, ORPHAN + 1, run, names=True, of=("holder",)),
        ]
