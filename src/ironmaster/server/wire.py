"""Types of requests and responses (JSON). Seats are letters, moves are texts."""

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ironmaster.server.store.rows import LineKind, PersonKind, Status

Seat = Annotated[str, Meta(min_length=1, max_length=1, pattern="^[A-H]$", description="The letter of a seat.")]
Index = Annotated[int, Meta(ge=0, le=1_000_000, description="An index: a length of the journal.")]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[ -~]*$",
        description="Chosen by the client. A repeated request with the same key has no further effect.",
    ),
]
MoveText = Annotated[str, Meta(min_length=1, max_length=200, description="The text of a move.")]
Then = Annotated[list[MoveText], Meta(max_length=30, description="Further moves of the seat. All are made, or none.")]
Moment = Annotated[datetime, Meta(tz=True)]
LinkKind = Literal["join", "seat", "watch", "hand"]
Scope = Literal["read", "play", "tables"]


def moment(seconds: float) -> datetime:
    """A stored timestamp as a datetime."""
    return datetime.fromtimestamp(seconds, UTC)


# People


class GuestForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new guest. The name is optional."""

    name: Annotated[str, Meta(max_length=200)] = ""


class AccountForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new account. A guest who creates one keeps their games."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1000)]
    email: Annotated[str, Meta(max_length=300)] = ""


class SignInForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1000)]


class MeForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Changes of a profile. Fields that are left out stay as they are."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    email: Annotated[str, Meta(max_length=300)] | None = None
    lang: Annotated[str, Meta(max_length=8)] | None = None
    password: Annotated[str, Meta(max_length=1000)] | None = None
    old_password: Annotated[str, Meta(max_length=1000)] = ""


class LeaveForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Confirms the deletion of an account with its password. Guests have none."""

    password: Annotated[str, Meta(max_length=1000)] = ""


class Me(Struct, kw_only=True):
    """The profile of the caller."""

    id: str
    name: str
    kind: PersonKind
    email: str
    admin: bool
    lang: str
    created: Moment


class Session(Struct, kw_only=True):
    """The profile of the caller; null for a visitor."""

    me: Me | None


class TokenForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new API token: what it may do, and for how long."""

    name: Annotated[str, Meta(max_length=200)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]
    days: Annotated[int, Meta(ge=1, le=3650)] = 365


class TokenCard(Struct, kw_only=True):
    """An API token. `token` is the secret; it is sent only once, when the token is created."""

    id: str
    name: str
    scopes: list[str]
    created: Moment
    expires: Moment
    token: str = ""


# Tables


class SeatForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """The occupant of a seat: the caller, a bot, or anybody who joins."""

    who: Literal["me", "bot", "open"] = "open"
    bot: Annotated[str, Meta(max_length=32)] = ""


class TableForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=8)]
    board: Annotated[str, Meta(max_length=64)] = ""
    rules: dict[str, str | bool | int] = {}
    title: Annotated[str, Meta(max_length=200)] = ""
    listed: bool = False
    order: Literal["random", "chosen"] = "random"
    key: Key | None = None


class JoinForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Take a seat; without `seat` the first free one."""

    seat: Seat | None = None


class SeatOnly(Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat of the table."""

    seat: Seat


class BotForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Put a bot on a free seat; an empty name removes the bot."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=32)]


class LinkForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A link to create or revoke. `seat` is needed for the kinds `seat` and `hand`."""

    kind: LinkKind
    seat: Seat | None = None


class LinkCard(Struct, kw_only=True):
    """A link. Everybody who has the token can use it."""

    kind: LinkKind
    token: str
    path: str
    seat: str | None = None


class TokenOnly(Struct, kw_only=True, forbid_unknown_fields=True):
    """The token of a link."""

    token: Annotated[str, Meta(max_length=100, pattern="^[0-9A-Za-z_-]*$")]


class SeatCard(Struct, kw_only=True):
    """A seat. `called` is its unique name in sentences at this table."""

    seat: str
    called: str
    name: str = ""
    bot: str = ""
    guest: bool = False
    resigned: bool = False
    yours: bool = False
    hand: bool = False


class TableCard(Struct, kw_only=True):
    """A table as the caller may see it."""

    id: str
    title: str
    game: str
    board: str
    board_version: int
    confidence: str
    ruleset: int
    rules: dict[str, Any]
    """Switches that differ from the defaults of a new game."""
    seats: list[SeatCard]
    status: Status
    listed: bool
    order: Literal["random", "chosen"]
    owner: bool
    index: int
    turn: str | None
    seal: str
    created: Moment
    changed: Moment
    started: Moment | None = None
    ended: Moment | None = None
    scores: dict[str, int] | None = None
    ranking: list[str] | None = None
    places: dict[str, int] | None = None
    """The place of each seat; tied seats share a place."""
    out: list[str] | None = None
    """Seats that left the game before its end. They rank behind the others."""
    rematch: str | None = None
    seed: str | None = None


class TableList(Struct, kw_only=True):
    """A page of tables. `next` is the parameter `after` of the next page."""

    tables: list[TableCard]
    next: str | None = None


# Playing


class Named(Struct, kw_only=True):
    """An element: something on the table that a move names, such as a place or a card."""

    kind: str
    id: str
    name: str


class Event(Struct, kw_only=True):
    """A journal line. If the reader may not know its content, that is left out and `hidden` is true.

    `private` is true while only the reader's seat may know it; a page shared by several players does not show it.
    `elements` are named by the move, in the order of its text. `rule` is the clause that governs it, if there is one.
    """

    index: int
    kind: LineKind
    seat: str | None
    when: Moment
    move: str = ""
    text: str = ""
    hidden: bool = False
    private: bool = False
    elements: list[Named] = []
    rule: str = ""


class Choice(Struct, kw_only=True):
    """A legal move. `elements` are positions in the list of elements of the offer."""

    move: str
    elements: list[int]


class Offer(Struct, kw_only=True):
    """All legal moves of the seat to act.

    `undo` is the number of its last moves that it may take back; the last `back` of them are its latest action.
    `questions` are the prompts for choosing an element, by its kind or by `verb.kind`.
    """

    seat: str
    prompt: str
    undo: int
    back: int
    unfinished: bool
    questions: dict[str, str]
    elements: list[Named]
    moves: list[Choice]


class Update(Struct, kw_only=True, tag_field="type", tag="update"):
    """The state of a table for one reader, with the events since the index `since`."""

    table: str
    index: int
    seat: str | None
    status: Status
    turn: str | None
    since: int
    events: list[Event]
    view: dict[str, Any] | None
    offer: Offer | None
    scores: dict[str, int] | None = None
    ranking: list[str] | None = None
    places: dict[str, int] | None = None
    """The place of each seat; tied seats share a place."""
    out: list[str] | None = None
    """Seats that left the game before its end. They rank behind the others."""


class MoveForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A move of a seat, with the index that the player saw, and the moves of `then` after it."""

    seat: Seat
    at: Index
    move: MoveText
    then: Then = []


class UndoForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Take back the last moves of the current turn."""

    seat: Seat
    at: Index
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class Done(Struct, kw_only=True):
    """The index after a move. `repeated` is true if the same request was made before."""

    index: int
    repeated: bool = False


class EventList(Struct, kw_only=True):
    """A part of the journal."""

    table: str
    index: int
    events: list[Event]


class ChatForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new chat line."""

    text: Annotated[str, Meta(max_length=4000)]
    key: Key | None = None


class ChatLine(Struct, kw_only=True, tag_field="type", tag="chat"):
    """A chat line. The text is plain text: never show it as markup."""

    id: int
    table: str
    name: str
    text: str
    when: Moment
    yours: bool = False


class RecordForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A record to import."""

    record: Annotated[str, Meta(max_length=65_536)]
    title: Annotated[str, Meta(max_length=200)] = ""


def encoded(value: object) -> bytes:
    """A value as JSON with escaped markup."""
    return escape_markup(msgspec.json.encode(value))


def escape_markup(data: bytes) -> bytes:
    """The same JSON with `<`, `>` and `&` escaped. They can only occur in strings.

    >>> escape_markup(b'{"text": "<b> & co"}')
    b'{"text": "\\\\u003cb\\\\u003e \\\\u0026 co"}'
    """
    if b"<" in data or b">" in data or b"&" in data:
        return data.replace(b"<", b"\\u003c").replace(b">", b"\\u003e").replace(b"&", b"\\u0026")
    return data
