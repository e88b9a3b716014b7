"""The observation of Age of Industry: its parts (`core/features.py`)."""

from ironmaster.core.contract import Observation
from ironmaster.core.features import (
    ACTOR,
    BITS,
    FRAMES,
    HAND,
    HOLDERS,
    LIST,
    NUMBER,
    OWNERS,
    SEATS,
    SIZES,
    TURNS,
    Feature,
)
from ironmaster.games.age_of_industry.state import FINISHED
from ironmaster.games.age_of_industry.steps.frames import NAMES
from ironmaster.games.age_of_industry.tables import Tables

MONEY = 999
POINTS = 400
FRAMES_SHOWN = 4
PENDING = f"what is left of the action: kind ({', '.join(NAMES[1:])}) and what it is about"


class IndustryObservation(Observation):
    """The observation of one game, on its tables."""

    def __init__(self, t: Tables) -> None:
        self.t = t

    def features(self) -> list[Feature]:
        t = self.t
        seats, spaces, cards = t.seats, t.spaces, len(t.card_counts)
        railway = "whose railway is on each connection"
        passes = Feature("free_passes", NUMBER, 1, 0, seats * t.actions, "actions of this round without any effect")
        only_then = [passes] if t.standstill_ends else []
        return [
            Feature("round", NUMBER, 1, 0, 40, "from 0"),
            Feature("phase", NUMBER, 1, 0, FINISHED + 1, "what the game is at", names=True),
            Feature("acting", ACTOR, 1, 0, seats, "whose turn it is", names=True),
            Feature("actions", NUMBER, 1, 0, t.actions, "that this seat has left, the one under way included"),
            Feature("pending", FRAMES, 3 * FRAMES_SHOWN, 0, 255, PENDING, names=True, of=("stack",)),
            Feature("deck", NUMBER, 1, 0, t.cards, "cards left in the deck"),
            Feature("coal", BITS, len(t.coal_price), 0, 1, "spaces of the coal track with a cube, cheapest first"),
            Feature("iron", BITS, len(t.iron_price), 0, 1, "spaces of the iron track with a cube, cheapest first"),
            Feature("imports", LIST, max(1, t.imports), 0, 20, "cubes on each import space"),
            Feature("demand", LIST, t.markets, -1, len(t.demand_ids) - 1, "market counter on each market", names=True),
            Feature("sold", BITS, t.markets, 0, 1, "whether it is used up"),
            Feature("order", TURNS, seats, 0, seats, "place of each seat in the turn order"),
            Feature("cash", SEATS, seats, 0, MONEY, "money"),
            Feature("debt", SEATS, seats, 0, 99, "loans outstanding"),
            Feature("spent", SEATS, seats, 0, MONEY, "money spent in this round"),
            Feature("points", SEATS, seats, -POINTS, POINTS, "points so far"),
            Feature("hand_size", SIZES, seats, 0, t.hand_limit, "cards in hand", of=("hands",)),
            Feature("laid", SEATS, seats, 0, t.railways, "railways on the map"),
            Feature("left", SEATS, seats * t.faces, 0, 20, "counters left in each stack of the display"),
            Feature("hand", HAND, cards, 0, 20, "own cards of each kind", of=("hands",)),
            Feature("discard", LIST, cards, 0, 20, "cards of each kind that have been played"),
            Feature("face_up", LIST, t.face_up, -1, cards - 1, "cards that lie open, -1 for a gap", names=True),
            Feature("tile", LIST, spaces, -1, t.faces - 1, "counter on each space, -1 for none", names=True),
            Feature("owner", OWNERS, spaces, 0, seats, "whose counter it is", names=True, of=("owned",)),
            Feature("flipped", BITS, spaces, 0, 1, "whether it is flipped"),
            Feature("rebuilt", BITS, spaces, 0, 1, "ships built over another, which never flip"),
            Feature("cubes", LIST, spaces, 0, 20, "cubes on it"),
            Feature("railway", HOLDERS, t.connections, 0, seats, railway, names=True, of=("builder",)),
            *only_then,
        ]
