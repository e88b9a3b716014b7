"""What goes over the wire while somebody thinks about a move: what it would do, and why it is not legal."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ironmaster.server.wire import Index, MoveText, Named, Offer, Reason, Seat

Moves = Annotated[list[MoveText], Meta(max_length=30, description="Moves of the seat, one after the other.")]


class DraftForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Moves of a seat that are not to be made yet."""

    seat: Seat
    at: Index
    moves: Moves


class DraftStep(Struct, kw_only=True):
    """A drafted move and what it would do; no text where that is hidden until it is made."""

    move: str
    text: str
    elements: list[Named]


class EffectCard(Struct, kw_only=True):
    """One thing that drafted moves would change: its value before and after; the tone is `gain`, `loss` or nothing."""

    kind: str
    label: str
    before: str
    after: str
    note: str
    tone: str


class Draft(Struct, kw_only=True):
    """How the table would stand for the seat after drafted moves. Nothing is written.

    `complete` says that they make up whole actions, `chance` that what follows is hidden until they are made: the view
    is then that before it. The offer is the next decision of an action that is not complete.
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
    """A thing on the table, as offers name it."""

    kind: Annotated[str, Meta(min_length=1, max_length=40)]
    id: Annotated[str, Meta(min_length=1, max_length=80)]


AskedMove = Annotated[str, Meta(max_length=400)]
AskedElements = Annotated[
    list[ElementForm], Meta(max_length=12, description="What was chosen so far, then the thing that is asked about.")
]


class WhyForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A move to be explained, or a thing on the table; either of them after moves that are only drafted."""

    seat: Seat
    move: AskedMove | None = None
    elements: AskedElements = []
    after: Moves = []
    at: Index | None = None


class Why(Struct, kw_only=True):
    """Whether a move is legal, and if not, by which rules. Of many that name a thing, the one nearest to legal."""

    question: str
    move: str
    legal: bool
    refusals: list[Reason]
