"""What everybody may know of a game of Industria, as parts of an observation (`core/features.py`)."""

from typing import Any

from ironmaster.core.features import BITS, NUMBER, OWNERS, SEAT, SEATS, Feature, Write
from ironmaster.games.industria.board import KINDS
from ironmaster.games.industria.flow import to_act
from ironmaster.games.industria.state import FINISHED, IndustriaState
from ironmaster.games.industria.tables import Tables

POINTS = 400


def features(t: Tables) -> list[Feature]:
    """The parts of an observation, in the order of `show`."""
    seats, tiles = t.seats, t.tiles
    money = min(t.money, 999)
    where = (
        f"where each tile is: 0 in the box, 1 to {seats} in a hand, to {2 * seats} laid, then displayed, unseen, gone"
    )
    return [
        Feature("epoch", NUMBER, 1, 0, t.epochs, "from 0"),
        Feature("round", NUMBER, 1, 0, t.rounds, "from 0"),
        Feature("phase", NUMBER, 1, 0, FINISHED + 1, "what the game is at", names=True),
        Feature("acting", SEAT, 1, 0, seats, "who decides", names=True),
        Feature("start", SEAT, 1, 0, seats, "who has the start marker", names=True),
        Feature("hammer", SEAT, 1, 0, seats, "the auctioneer", names=True),
        Feature("lot", NUMBER, 1, -1, tiles - 1, "the tile under the hammer, -1 for none", names=True),
        Feature("bid", NUMBER, 1, 0, money, "the highest on the lot"),
        Feature("bidder", SEAT, 1, 0, seats, "who made it", names=True),
        Feature("built", BITS, len(KINDS), 0, 1, "kinds of tiles that the builder has laid in this round"),
        Feature(
            "laying", NUMBER, 1, -1, tiles - 1, "the tile whose materials are being fetched, -1 for none", names=True
        ),
        Feature("unit", NUMBER, 1, 0, 20, "which of its materials comes next"),
        Feature("cash", SEATS, seats, 0, money, "thalers"),
        Feature("points", SEATS, seats, 0, POINTS, "points so far"),
        Feature("where", OWNERS, tiles, 0, 2 * seats + 3, where, names=True),
        Feature("late", BITS, tiles, 0, 1, "factories laid in a later epoch than their own"),
    ]


def show(s: IndustriaState, seat: int, write: Write, moves: list[int], row: int, old: list[int] | None) -> Any:
    """Hand over what there is for each part at a state."""
    return write(
        seat,
        moves,
        row,
        old,
        s.epoch,
        s.round,
        s.phase,
        to_act(s),
        s.start,
        s.hammer,
        s.lot,
        s.bid,
        s.bidder,
        s.built,
        s.laying,
        s.unit,
        s.cash,
        s.points,
        (s.hands, s.laid, s.display, s.unseen, s.gone),
        s.late,
    )
