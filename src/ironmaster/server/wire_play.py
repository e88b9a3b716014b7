"""Types of requests and responses for drafts and for explanations."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ironmaster.server.wire import Index, MoveText, Named, Offer, Seat
from ironmaster.server.wire_errors import Reason

Moves = Annotated[list[MoveText], Meta(max_length=30, description="Moves of the seat, in order.")]


class DraftForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Moves to preview."""

    seat: Seat
    at: Index
    moves: Moves


class DraftStep(Struct, kw_only=True):
    """A drafted move and its effect as text. The text is empty if the effect is hidden until the move is made."""

    move: str
    text: str
    elements: list[Named]


class EffectCard(Struct, kw_only=True):
    """A value that the drafted moves would change. `tone` is `gain`, `loss` or empty."""

    kind: str
    label: str
    before: str
    after: str
    note: str
    tone: str


class Draft(Struct, kw_only=True):
    """The table as the seat would see it after the drafted moves. Nothing is stored.

    `complete` is true if the moves complete their action. `chance` is true if what follows is hidden until the moves
    are made; the view is then the one before it. `offer` is the next decision of an incomplete action.
    """

    at: int
    moves: list[str]
    steps: list[DraftStep]
    view: dict[str, Any]
    offer: Offer | None
    complete: bool
    chance: bool
    effects: list[EffectCard]


class ElementForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """An element, as offers name it."""

    kind: Annotated[str, Meta(min_length=1, max_length=40)]
    id: Annotated[str, Meta(min_length=1, max_length=80)]


AskedMove = Annotated[str, Meta(max_length=400)]
AskedElements = Annotated[
    list[ElementForm], Meta(max_length=12, description="The elements chosen so far, then the one in question.")
]


class WhyForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A question about a move or an element.

    `after` are the drafted moves of an unfinished action. They count only if the question is about the decision that
    they lead to. Otherwise the answer is about the table as it is.
    """

    seat: Seat
    move: AskedMove | None = None
    elements: AskedElements = []
    after: Moves = []
    at: Index | None = None


class Why(Struct, kw_only=True):
    """Whether a move is legal, and if not, by which rules. For an element, `move` is the one nearest to legal.

    `after` are the drafted moves that the answer takes as made.
    """

    question: str
    move: str
    legal: bool
    refusals: list[Reason]
    after: list[str]
