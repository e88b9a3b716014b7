"""Board files and sheets of pieces: reads them and checks their structure."""

import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from ironmaster.core.errors import BoardError
from ironmaster.core.naming import Noun
from ironmaster.core.rulebook import rulebook
from ironmaster.core.spec import BoardInfo, Spec
from ironmaster.core.switches import NOTHING, Means, Switch
from ironmaster.core.versions import Rulesets

CONFIDENCE: Final = ("verified", "single-source", "memory", "reconstructed")
"""The grades of confidence in a figure, highest first."""

Names = dict[str, str | Noun]
"""The name of a printed thing by language: a text, or a table with the text and its grammar."""

Sheet = TypeVar("Sheet")


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[board]` of every board file."""

    id: str
    name: str | dict[str, str]
    """One name for all languages, or names by language."""
    game: str
    seats: list[int]
    confidence: str
    note: dict[str, str]
    version: int = 1
    """The figures of a version never change. A new version is a new file, `<id>@<version>.toml`."""
    pieces: str = ""
    """The sheet of pieces in the folder `data`, if it is not the first one: `pieces@2`. No sheet ever changes."""

    def info(self) -> BoardInfo:
        """The description of the board in a list."""
        names = {"en": self.name} if isinstance(self.name, str) else self.name
        return BoardInfo(self.id, names, tuple(self.seats), self.confidence, self.note, self.version)

    def check_seats(self, seats: int, fewest: int) -> None:
        """Refuse a number of seats that the board does not allow. Numbers below `fewest` are left to the rules."""
        if max(seats, fewest) not in self.seats:
            raise BoardError("seats", board=self.id, seats=seats, known=", ".join(map(str, self.seats)))


class BoardSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board file. Each game adds what is printed on its boards."""

    board: Heading

    def need(self, holds: bool, problem: str) -> None:
        """Raise BoardError if a condition does not hold."""
        if not holds:
            raise BoardError("contradiction", board=self.board.id, detail=problem)

    def need_unique(self, ids: list[Any], what: str) -> None:
        """Raise BoardError if two things of a kind share an id."""
        self.need(len(set(ids)) == len(ids), f"two {what} share an id")

    def need_confidences(self, grades: Iterable[str]) -> None:
        """Raise BoardError for an unknown grade of confidence."""
        self.need(set(grades) <= set(CONFIDENCE), "a confidence is unknown")


Board = TypeVar("Board", bound=BoardSheet)


class BoardFolder(Generic[Board]):
    """The boards that come with a game. Each is checked when it is read."""

    def __init__(self, path: Path, kind: type[Board], check: Callable[[Board], None]) -> None:
        self.path = path
        self.kind = kind
        self.check = check

    def read(self, name: str) -> Board:
        """The board of that name, or the board file at that path."""
        known = sorted(path.stem for path in self.path.glob("*.toml"))
        path = Path(name) if name.endswith(".toml") else self.path / f"{name}.toml"
        if not (_is_file(path) if name.endswith(".toml") else name in known):
            raise BoardError("unknown", board=name[:80], known=", ".join(known))
        board = read_sheet(path, name, self.kind)
        self.check(board)
        return board

    def infos(self) -> tuple[BoardInfo, ...]:
        """The description of every version of every board."""
        return tuple(self.read(path.stem).board.info() for path in sorted(self.path.glob("*.toml")))


class PieceSheets(Generic[Sheet]):
    """The sheets of pieces that come with a game: what is printed on the pieces that several boards use.

    A sheet whose figures change is a new file, and so is each board that is played with it: a new version, whose
    heading names the sheet.
    """

    def __init__(self, path: Path, first: str, kind: type[Sheet]) -> None:
        self.path = path
        self.first = first
        self.kind = kind
        self._sheets: dict[str, Sheet] = {}

    def name(self, board: BoardSheet) -> str:
        """The name of the sheet that a board is played with."""
        name = board.board.pieces or self.first
        board.need(name in {path.stem for path in self.path.glob("*.toml")}, f"there are no pieces {name[:80]}")
        return name

    def read(self, name: str) -> Sheet:
        """The sheet of that name."""
        if name not in self._sheets:
            self._sheets[name] = read_sheet(self.path / f"{name}.toml", name, self.kind)
        return self._sheets[name]

    def of(self, board: BoardSheet) -> Sheet:
        """The pieces that a board is played with."""
        return self.read(self.name(board))


def spec_of(
    game: str,
    rulesets: Rulesets,
    rules: Any,
    boards: BoardFolder[Any],
    switches: tuple[Switch, ...],
    secrets: bool,
    means: Means = NOTHING,
) -> Spec:
    """The description of a game. Title and credit come from its rulebook, numbers of seats from its rules."""
    book, seats = rulebook(game), tuple(range(rules.fewest_seats, rules.most_seats + 1))
    return Spec(game, book.title["en"], book.credit, rulesets, seats, boards.infos(), switches, secrets, means)


def read_sheet(path: Path, name: str, kind: type[Sheet]) -> Sheet:
    """The sheet that a file holds."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), kind)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BoardError("malformed", board=name, detail=str(error)) from None


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # such as a name that is too long
        return False
