"""What goes over the wire while somebody thinks about a move: what it would do, and why it is not legal."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ironmaster.server.wire import Index, MoveText, Named, Offer, Seat

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
