"""The commands of a WebSocket connection."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ironmaster.server.errors import RequestError
from ironmaster.server.web.params import WORD
from ironmaster.server.wire import Index, Key, MoveText, Seat, Then
from ironmaster.server.wire_play import AskedElements, AskedMove, Moves

TableId = Annotated[str, Meta(min_length=1, max_length=32, pattern=WORD)]


class Command(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """The base of all commands: a number chosen by the client, which the answer repeats."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = 0


class Open(Command, tag="open"):
    """Follow a table as one of your seats, as `turn` (the one of your seats that is to act) or as a watcher."""

    table: TableId
    seat: Annotated[str, Meta(pattern="^([A-H]|turn)?$")] | None = None
    since: Index | None = None
    chat: Annotated[int, Meta(ge=0, le=(1 << 31) - 1)] | None = None


class Close(Command, tag="close"):
    """Stop following a table."""

    table: TableId


class Move(Command, tag="move"):
    """Make a move, and the moves of `then` after it."""

    table: TableId
    seat: Seat
    at: Index
    move: MoveText
    then: Then = []


class Draft(Command, tag="draft"):
    """Preview moves."""

    table: TableId
    seat: Seat
    at: Index
    moves: Moves


class Undo(Command, tag="undo"):
    """Take back the last moves of the current turn."""

    table: TableId
    seat: Seat
    at: Index
    moves: Annotated[int, Meta(ge=1, le=1000)] = 1


class WhyNot(Command, tag="why"):
    """Ask why a move or an element cannot be chosen."""

    table: TableId
    seat: Seat
    move: AskedMove | None = None
    elements: AskedElements = []
    after: Moves = []
    at: Index | None = None


class Chat(Command, tag="chat"):
    """Post a chat line."""

    table: TableId
    text: Annotated[str, Meta(max_length=4000)]
    key: Key | None = None


class Ping(Command, tag="ping"):
    """Check that the connection works."""


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
    """The number of a malformed command; 0 if even that cannot be read."""
    try:
        return msgspec.json.decode(data, type=_Numbered).id
    except UNREADABLE:
        return 0
