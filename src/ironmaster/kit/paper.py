"""What is printed on paper, kept in files: read, checked for its shape, and refused with the file's name."""

import tomllib
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from ironmaster.core.errors import BoardError
from ironmaster.core.rulebook import rulebook
from ironmaster.core.spec import BoardInfo, Spec, Switch
from ironmaster.core.versions import Rulesets

CONFIDENCE: Final = ("verified", "single-source", "memory", "reconstructed")
"""How sure a figure is, the surest first."""

Sheet = TypeVar("Sheet")


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table `[board]` of every board file."""

    id: str
    name: str | dict[str, str]
    """In every language alike, or by language."""
    game: str
    seats: list[int]
    confidence: str
    note: dict[str, str]
    version: int = 1
    """Figures that games were played with never change: the next version is a new file, `<id>@<version>.toml`."""

    def info(self) -> BoardInfo:
        """The board as a game lists it."""
        names = {"en": self.name} if isinstance(self.name, str) else self.name
        return BoardInfo(self.id, names, tuple(self.seats), self.confidence, self.note, self.version)

    def check_seats(self, seats: int, fewest: int) -> None:
        """Refuse a number of seats that the board is not for; fewer than usual are a matter of the rules."""
        if max(seats, fewest) not in self.seats:
            raise BoardError("seats", board=self.id, seats=seats, known=", ".join(map(str, self.seats)))


def spec_of(
    game: str, rulesets: Rulesets, seats: range, boards: list[Heading], switches: tuple[Switch, ...], secrets: bool
) -> Spec:
    """What a game says of itself: its title and credit from the rulebook, its boards from their files."""
    book, infos = rulebook(game), tuple(board.info() for board in boards)
    return Spec(game, book.title["en"], book.credit, rulesets, tuple(seats), infos, switches, secrets)


def sheet_names(folder: Path) -> list[str]:
    """The sheets that lie in a folder."""
    return sorted(path.stem for path in folder.glob("*.toml"))


def read_board_sheet(folder: Path, name: str, kind: type[Sheet]) -> Sheet:
    """The board of that name in the folder, or the board file at that path."""
    known = sheet_names(folder)
    path = Path(name) if name.endswith(".toml") else folder / f"{name}.toml"
    if not (_is_file(path) if name.endswith(".toml") else name in known):
        raise BoardError("unknown", board=name[:80], known=", ".join(known))
    return read_sheet(path, name, kind)


def read_sheet(path: Path, name: str, kind: type[Sheet]) -> Sheet:
    """The sheet that a file holds."""
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), kind)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise BoardError("malformed", board=name, detail=str(error)) from None


def need(heading: Heading, holds: bool, problem: str) -> None:
    """Refuse a board that contradicts itself."""
    if not holds:
        raise BoardError("contradiction", board=heading.id, detail=problem)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # such as a name that is too long
        return False
