"""Rows of the database as typed tuples, and the values of their columns."""

from typing import Any, Final, Literal, NamedTuple

import sqlalchemy as sa

PersonKind = Literal["guest", "account", "gone"]
GUEST: Final = "guest"
ACCOUNT: Final = "account"
GONE: Final = "gone"

Status = Literal["open", "running", "finished", "abandoned"]
OPEN: Final = "open"
RUNNING: Final = "running"
FINISHED: Final = "finished"
ABANDONED: Final = "abandoned"

LineKind = Literal["move", "chance", "undo", "resign", "abandon"]
MOVE: Final = "move"
CHANCED: Final = "chance"
UNDO: Final = "undo"
RESIGN: Final = "resign"
ABANDON: Final = "abandon"

JOIN, SEAT, WATCH, HAND, USED = "join", "seat", "watch", "hand", "used"
"""Kinds of links. A used link was for a free seat; since somebody took it, the link works only for that person."""


class Person(NamedTuple):
    """A person: a guest, an account, or a deleted account."""

    id: str
    kind: PersonKind
    name: str
    name_key: str | None
    password: str | None
    email: str | None
    admin: bool
    lang: str
    created: float
    seen: float


class Session(NamedTuple):
    """A browser session."""

    hash: str
    person: str
    created: float
    expires: float


class Token(NamedTuple):
    """An API token of a person, for programs."""

    id: str
    hash: str
    person: str
    name: str
    scopes: str
    created: float
    expires: float


class TableRow(NamedTuple):
    """A table. `turn` is the seat to act, -1 if there is none. `bot_owes` is true while a bot has to move; until
    `claimed_until`, only the process that claimed the table makes that move.
    """

    id: str
    title: str
    game: str
    ruleset: int
    board: str
    seats: int
    rules: str
    origin: str | None
    status: Status
    listed: bool
    shuffled: bool
    owner: str
    creation_key: str | None
    seed: str
    seal: str
    length: int
    turn: int
    bot_owes: bool
    claimed_until: float
    result: str | None
    rematch_of: str | None
    created: float
    started: float | None
    ended: float | None
    changed: float


class SeatRow(NamedTuple):
    """A seat with a person, a bot or neither. `resigned` is the person whose place the bot took. `alias` is the name of
    a bot that was there from the start. `name` and `kind` are those of the person.
    """

    table: str
    seat: int
    person: str | None
    bot: str | None
    resigned: str | None
    alias: str | None
    name: str | None
    kind: str | None


class EntryRow(NamedTuple):
    """A journal line."""

    table: str
    number: int
    kind: LineKind
    actor: int
    text: str
    person: str | None
    digest: str | None
    made: float


class AnalysisRow(NamedTuple):
    """The analysis of a finished game: its progress and result."""

    table: str
    asked: float
    claimed_until: float
    tries: int
    done: int
    of: int
    result: str | None


class AccessRow(NamedTuple):
    """Access to a table that a person got through a link: to play a seat, see its hand, join or watch."""

    table: str
    person: str
    kind: str
    seat: int


class LinkRow(NamedTuple):
    """A link to a table. `seat` is -1 if it is not for one seat."""

    token: str
    table: str
    kind: str
    seat: int
    created: float


class ChatRow(NamedTuple):
    """A chat line."""

    id: int
    table: str
    person: str
    text: str
    said: float
    name: str


def one(connection: sa.Connection, kind: Any, query: sa.Executable) -> Any:
    """The first row as the given type, None if there is none."""
    row = connection.execute(query).first()
    return None if row is None else kind(*row)


def many(connection: sa.Connection, kind: Any, query: sa.Executable) -> list[Any]:
    """All rows as the given type."""
    return [kind(*row) for row in connection.execute(query)]
