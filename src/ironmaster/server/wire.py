"""What goes over the wire, one type each. Everything is plain JSON; seats are letters, moves are words."""

from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ironmaster.server.store.rows import LineKind, PersonKind, Status

Seat = Annotated[str, Meta(min_length=1, max_length=1, pattern="^[A-H]$", description="The letter of a seat.")]
Index = Annotated[int, Meta(ge=0, le=1_000_000, description="A length of the journal.")]
Key = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern="^[ -~]*$",
        description="Chosen by the client: the same key acts only once.",
    ),
]
MoveText = Annotated[str, Meta(min_length=1, max_length=200, description="A move in words.")]
Then = Annotated[list[MoveText], Meta(max_length=30, description="Further moves of the seat: all are made, or none.")]
Moment = Annotated[datetime, Meta(tz=True)]
LinkKind = Literal["join", "seat", "watch", "hand"]
Scope = Literal["read", "play", "tables"]


def moment(seconds: float) -> datetime:
    """A stored time as it is sent."""
    return datetime.fromtimestamp(seconds, UTC)


# Errors


class Reason(Struct, kw_only=True):
    """One rule that forbids a move."""

    clause: str
    sentence: str
    law: str
    source: list[str]


class Problem(Struct, kw_only=True):
    """What is wrong with a request, in words and for programs."""

    status: int
    code: str
    message: str
    field: str = ""
    detail: str = ""
    index: int | None = None
    refusals: list[Reason] = []


# People


class GuestForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Play at once: only a name, and that may be left out."""

    name: Annotated[str, Meta(max_length=200)] = ""


class AccountForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A new account; a guest who asks for one keeps their games."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1000)]
    email: Annotated[str, Meta(max_length=300)] = ""


class SignInForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=1000)]


class MeForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """What somebody may change about themselves; only what is given changes."""

    name: Annotated[str, Meta(max_length=200)] | None = None
    email: Annotated[str, Meta(max_length=300)] | None = None
    lang: Annotated[str, Meta(max_length=8)] | None = None
    password: Annotated[str, Meta(max_length=1000)] | None = None
    old_password: Annotated[str, Meta(max_length=1000)] = ""


class LeaveForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Deleting an account asks for its password once more; a guest has none."""

    password: Annotated[str, Meta(max_length=1000)] = ""


class Me(Struct, kw_only=True):
    """Who is asking."""

    id: str
    name: str
    kind: PersonKind
    email: str
    admin: bool
    lang: str
    created: Moment


class Session(Struct, kw_only=True):
    """Who is here: null for somebody who has not begun anything."""

    me: Me | None


class TokenForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A token for a program: what it may do and for how long."""

    name: Annotated[str, Meta(max_length=200)]
    scopes: Annotated[list[Scope], Meta(min_length=1, max_length=3)]
    days: Annotated[int, Meta(ge=1, le=3650)] = 365


class TokenCard(Struct, kw_only=True):
    """An API token; the secret itself is shown once, when it is made."""

    id: str
    name: str
    scopes: list[str]
    created: Moment
    expires: Moment
    token: str = ""


# Tables


class SeatForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit there: the one who asks, a bot, or whoever comes."""

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
    """Sit down: in a seat, or in the first free one."""

    seat: Seat | None = None


class SeatOnly(Struct, kw_only=True, forbid_unknown_fields=True):
    """A seat of the table."""

    seat: Seat


class BotForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Put a bot into a free seat, or with an empty name take it away again."""

    seat: Seat
    bot: Annotated[str, Meta(max_length=32)]


class LinkForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A link to make or take back; `seat` for seat and hand links."""

    kind: LinkKind
    seat: Seat | None = None


class LinkCard(Struct, kw_only=True):
    """A link; whoever has the token can use it."""

    kind: LinkKind
    token: str
    path: str
    seat: str | None = None


class TokenOnly(Struct, kw_only=True, forbid_unknown_fields=True):
    """The token of a link."""

    token: Annotated[str, Meta(max_length=100, pattern="^[0-9A-Za-z_-]*$")]


class SeatCard(Struct, kw_only=True):
    """A seat as everybody sees it; `called` is what sentences call it, at this table like no other."""

    seat: str
    called: str
    name: str = ""
    bot: str = ""
    guest: bool = False
    resigned: bool = False
    yours: bool = False
    hand: bool = False


class TableCard(Struct, kw_only=True):
    """A table as the one who asks may know it."""

    id: str
    title: str
    game: str
    board: str
    board_version: int
    confidence: str
    ruleset: int
    rules: dict[str, Any]
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
    """The place of each seat: those whom the rules leave equal share one."""
    out: list[str] | None = None
    """Who had left the game before its end, and ranks behind the others."""
    rematch: str | None = None
    seed: str | None = None


class TableList(Struct, kw_only=True):
    """Some tables; `next` asks for those after them."""

    tables: list[TableCard]
    next: str | None = None


# Playing


class Named(Struct, kw_only=True):
    """A thing on the table that a word of a move names."""

    kind: str
    id: str
    name: str


class Event(Struct, kw_only=True):
    """Something that happened; what the reader may not know is left out and `hidden` is true.

    `private` is true while nobody but the reader's seat may know it: a screen that is passed round does not show it.
    `elements` are what its words name, in their order; `rule` is the clause that governs it, if there is one.
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
    """A legal move, and by their place in `elements` the things that it names."""

    move: str
    elements: list[int]


class Offer(Struct, kw_only=True):
    """Every legal move of the seat to act, and how many of its last moves it may take back.

    So many as `back` says make up its latest action. `questions` ask for an element by its kind or `verb.kind`.
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
    """How a table stands for one reader, and what happened since the index they had."""

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
    """The place of each seat: those whom the rules leave equal share one."""
    out: list[str] | None = None
    """Who had left the game before its end, and ranks behind the others."""


class MoveForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """A move of a seat, made for the journal length that the player saw, and those that follow it at once."""

    seat: Seat
    at: Index
    move: MoveText
    then: Then = []


class UndoForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Take back the last moves of one's own turn."""

    seat: Seat
    at: Index
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class Done(Struct, kw_only=True):
    """The index after a move; `repeated` when the same request had been answered before."""

    index: int
    repeated: bool = False


class EventList(Struct, kw_only=True):
    """A part of the journal."""

    table: str
    index: int
    events: list[Event]


class ChatForm(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something to say."""

    text: Annotated[str, Meta(max_length=4000)]
    key: Key | None = None


class ChatLine(Struct, kw_only=True, tag_field="type", tag="chat"):
    """Something said. The text is plain: show it as text, never as markup."""

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
    """JSON in which no text can be taken for markup."""
    return harmless(msgspec.json.encode(value))


def harmless(data: bytes) -> bytes:
    """The same JSON with the letters of markup escaped: they stand in strings only.

    >>> harmless(b'{"text": "<b> & co"}')
    b'{"text": "\\\\u003cb\\\\u003e \\\\u0026 co"}'
    """
    if b"<" in data or b">" in data or b"&" in data:
        return data.replace(b"<", b"\\u003c").replace(b">", b"\\u003e").replace(b"&", b"\\u0026")
    return data
