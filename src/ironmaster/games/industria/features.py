"""The observation of Industria: its parts (`core/features.py`)."""

from ironmaster.core.contract import Observation
from ironmaster.core.features import ACTOR, BITS, NUMBER, OWNERS, SEAT, SEATS, Feature
from ironmaster.games.industria.board import KINDS
from ironmaster.games.industria.state import FINISHED
from ironmaster.games.industria.tables import Tables

POINTS = 400
PLACES = ("hands", "laid", "display", "unseen", "gone")


class IndustriaObservation(Observation):
    """The observation of one game, on its tables."""

    def __init__(self, t: Tables) -> None:
        self.t = t

    def features(self) -> list[Feature]:
        t = self.t
        seats, tiles = t.seats, t.tiles
        money = min(t.money, 999)
        held = f"1 to {seats} in a hand, to {2 * seats} laid"
        where = f"where each tile is: 0 in the box, {held}, then displayed, unseen, gone"
        laying = "the tile whose materials are being fetched, -1 for none"
        return [
            Feature("epoch", NUMBER, 1, 0, t.epochs, "from 0"),
            Feature("round", NUMBER, 1, 0, t.rounds, "from 0"),
            Feature("phase", NUMBER, 1, 0, FINISHED + 1, "what the game is at", names=True),
            Feature("acting", ACTOR, 1, 0, seats, "who decides", names=True),
            Feature("start", SEAT, 1, 0, seats, "who has the start marker", names=True),
            Feature("hammer", SEAT, 1, 0, seats, "the auctioneer", names=True),
            Feature("lot", NUMBER, 1, -1, tiles - 1, "the tile under the hammer, -1 for none", names=True),
            Feature("bid", NUMBER, 1, 0, money, "the highest on the lot"),
            Feature("bidder", SEAT, 1, 0, seats, "who made it", names=True),
            Feature("built", BITS, len(KINDS), 0, 1, "kinds of tiles that the builder has laid in this round"),
            Feature("laying", NUMBER, 1, -1, tiles - 1, laying, names=True),
            Feature("unit", NUMBER, 1, 0, 20, "which of its materials comes next"),
            Feature("cash", SEATS, seats, 0, money, "thalers"),
            Feature("points", SEATS, seats, 0, POINTS, "points so far"),
            Feature("where", OWNERS, tiles, 0, 2 * seats + 3, where, names=True, of=PLACES),
            Feature("late", BITS, tiles, 0, 1, "factories laid in a later epoch than their own"),
        ]
