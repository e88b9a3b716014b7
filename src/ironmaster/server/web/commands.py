"""The commands of a live connection."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ironmaster.server.errors import RequestError
from ironmaster.server.web.params import WORD
from ironmaster.server.wire import Index, Key, MoveText, Seat, Then
from ironmaster.server.wire_play import AskedElements, AskedMove, Moves

TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=WORD)]


class Command(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """What all commands have: a number of the client's, given back with the answer."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Open(Command, tag="open"):
    """Follow a table, as a seat of one's own, as `turn` (the one of one's seats that is to act) or as a watcher."""

    table: TableId
    seat: Annotated[str, Meta(pattern="^([A-H]|turn)?$")] | None = None
    since: Index | None = None
    chat: Annotated[int, Meta(ge=0, le=(1 << 31) - 1)] | None = None


class Close(Command, tag="close"):
    """Follow a table no longer."""

    table: TableId


class Move(Command, tag="move"):
    """Make a move, and those that follow it at once."""

    table: TableId
    seat: Seat
    at: Index
    move: MoveText
    then: Then = []


class Draft(Command, tag="draft"):
    """Ask what moves would do."""

    table: TableId
    seat: Seat
    at: Index
    moves: Moves


class Undo(Command, tag="undo"):
    """Take back the last moves of one's own turn."""

    table: TableId
    seat: Seat
    at: Index
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class WhyNot(Command, tag="why"):
    """Ask why a move or a thing on the table is not legal."""

    table: TableId
    seat: Seat
    move: AskedMove | None = None
    elements: AskedElements = []
    after: Moves = []
    at: Index | None = None


class Chat(Command, tag="chat"):
    """Say something."""

    table: TableId
    text: Annotated[str, Meta(max_length=4000)]
    key: Key | None = None


class Ping(Command, tag="ping"):
    """Are you there?"""


AnyCommand = Open | Close | Move | Draft | Undo | WhyNot | Chat | Ping
UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
_decoder = msgspec.json.Decoder(AnyCommand)


class _Numbered(msgspec.Struct):
    id: Annotated[int, Meta(ge=0, le=2**53)] = 0


def read_command(data: str | bytes) -> tuple[int, Command]:
    """A command and its number. Raises RequestError."""
    try:
        command: Command = _decoder.decode(data)
    except UNREADABLE as error:
        raise RequestError("command", problem=str(error)[:200]) from None
    return command.id, command


def number_of(data: str | bytes) -> int:
    """The number of a command that may be malformed, 0 if it cannot be read."""
    try:
        return msgspec.json.decode(data, type=_Numbered).id
    except UNREADABLE:
        return 0
