"""What is read from the database, as typed values."""

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
"""Links; a used one was the link of a free seat that somebody has taken since, and leads only them there."""


class Person(NamedTuple):
    """Somebody who has played here: a guest, an account, or gone."""

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
    """A browser that somebody is signed in with."""

    hash: str
    person: str
    created: float
    expires: float


class Token(NamedTuple):
    """What a program may use in somebody's name."""

    id: str
    hash: str
    person: str
    name: str
    scopes: str
    created: float
    expires: float


class TableRow(NamedTuple):
    """A table as stored."""

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
    """Who sits in a seat: a person, a bot or nobody yet; `resigned` is who sat there before a bot took over.

    `alias` is what a bot is called that did not take over from anybody.
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
    """A line of a journal."""

    table: str
    number: int
    kind: LineKind
    actor: int
    text: str
    person: str | None
    digest: str | None
    made: float


class AnalysisRow(NamedTuple):
    """The analysis of a game that has ended: how far it has come, and what was found."""

    table: str
    asked: float
    claimed_until: float
    tries: int
    done: int
    of: int
    result: str | None


class AccessRow(NamedTuple):
    """What somebody may do at a table through a link: play a seat, see its hand, or watch."""

    table: str
    person: str
    kind: str
    seat: int


class LinkRow(NamedTuple):
    """A link to a table; `seat` is -1 where it is not for one seat."""

    token: str
    table: str
    kind: str
    seat: int
    created: float


class ChatRow(NamedTuple):
    """Something said at a table."""

    id: int
    table: str
    person: str
    text: str
    said: float
    name: str


def one(connection: sa.Connection, kind: Any, query: sa.Executable) -> Any:
    """The first row as a value of the given kind, None if there is none."""
    row = connection.execute(query).first()
    return None if row is None else kind(*row)


def many(connection: sa.Connection, kind: Any, query: sa.Executable) -> list[Any]:
    """All rows as values of the given kind."""
    return [kind(*row) for row in connection.execute(query)]
