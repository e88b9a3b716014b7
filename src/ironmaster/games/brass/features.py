"""The observation of Brass: its parts (`core/features.py`)."""

from ironmaster.core.contract import Observation
from ironmaster.core.features import ACTOR, BITS, FRAMES, HAND, LIST, NUMBER, OWNERS, SEATS, SIZES, TURNS, Feature
from ironmaster.games.brass.state import FINISHED
from ironmaster.games.brass.steps.frames import NAMES
from ironmaster.games.brass.tables import KINDS, Tables

MONEY = 999
POINTS = 400
FRAMES_SHOWN = 5


class BrassObservation(Observation):
    """The observation of one game, on its tables."""

    def __init__(self, t: Tables) -> None:
        self.t = t

    def features(self) -> list[Feature]:
        t = self.t
        seats, slots, cards = t.seats, t.slots, len(t.card_counts)
        pending = f"what is left of the action: kind ({', '.join(NAMES[1:])}) and what it is about"
        return [
            Feature("era", NUMBER, 1, 0, 1, "0 for the canals, 1 for the rails"),
            Feature("round", NUMBER, 1, 0, 20, "of the era"),
            Feature("phase", NUMBER, 1, 0, FINISHED + 1, "what the game is at", names=True),
            Feature("acting", ACTOR, 1, 0, seats, "whose turn it is", names=True),
            Feature("actions", NUMBER, 1, 0, t.actions, "that this seat has left, the one under way included"),
            Feature("pending", FRAMES, 3 * FRAMES_SHOWN, 0, 255, pending, names=True, of=("stack",)),
            Feature("pile", NUMBER, 1, 0, t.cards, "cards that will still be drawn in this era"),
            Feature("coal", NUMBER, 1, 0, len(t.coal_price), "cubes in the coal market"),
            Feature("iron", NUMBER, 1, 0, len(t.iron_price), "cubes in the iron market"),
            Feature("cotton", NUMBER, 1, 0, t.closed, "spaces of the cotton marker from the top of its track"),
            Feature("market", LIST, len(t.market), 0, 20, "distant market tiles still face down, by value"),
            Feature("order", TURNS, seats, 0, seats, "place of each seat in the order of play"),
            Feature("cash", SEATS, seats, -MONEY, MONEY, "pounds"),
            Feature("spent", SEATS, seats, 0, MONEY, "pounds spent in this round"),
            Feature("income", SEATS, seats, 0, t.income_last, "space of the income disc"),
            Feature("points", SEATS, seats, 0, POINTS, "points so far"),
            Feature("hand_size", SIZES, seats, 0, t.hand, "cards in hand", of=("hands",)),
            Feature("laid", SEATS, seats, 0, t.link_markers, "link markers on the board"),
            Feature("taken", SEATS, seats * KINDS, 0, 20, "tiles gone from the top of each pile"),
            Feature("hand", HAND, cards, 0, 20, "own cards of each kind", of=("hands",)),
            Feature("discard", LIST, cards, 0, 20, "cards of each kind that have been played"),
            Feature("tile", LIST, slots, -1, len(t.face_ids) - 1, "tile face in each slot, -1 for none", names=True),
            Feature("owner", OWNERS, slots, 0, seats, "whose tile it is", names=True, of=("owned",)),
            Feature("flipped", BITS, slots, 0, 1, "whether it is flipped"),
            Feature("cubes", LIST, slots, 0, 20, "cubes on it"),
            Feature("link", OWNERS, t.lines, 0, seats, "whose link is on each line", names=True, of=("links",)),
        ]
