"""What a game says of itself before it is played."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ironmaster.core.errors import BoardError
from ironmaster.core.position import IDENTITY


class Switch(NamedTuple):
    """A rule that may be played in more than one way; the first value is the default."""

    name: str
    values: tuple[str | bool | int, ...]
    ruling: str
    seats: tuple[int, ...] = ()
    """Numbers of seats beyond the usual ones that can be played when it is not at its default."""

    @property
    def default(self) -> str | bool | int:
        return self.values[0]


VERIFIED: Final = "verified"
"""The confidence of a board that was read against the published one."""


class BoardInfo(NamedTuple):
    """A board that a game can be played on. Confidence below `verified` is always shown to the user."""

    id: str
    names: dict[str, str]
    seats: tuple[int, ...]
    confidence: str
    note: dict[str, str]

    def name(self, lang: str) -> str:
        """What the board is called in a language."""
        return self.names.get(lang, self.names["en"])


class Spec(NamedTuple):
    """A game as the registry lists it."""

    name: str
    title: str
    credit: dict[str, str]
    ruleset: int
    seats: tuple[int, ...]
    boards: tuple[BoardInfo, ...]
    switches: tuple[Switch, ...]
    secrets: bool
    """Whether a seat may hold what the others must not see."""

    def seats_with(self, rules: Mapping[str, object], board: str = "") -> tuple[int, ...]:
        """The numbers of seats that can be played with these switches on a board, the first unless it is named."""
        more = [switch.seats for switch in self.switches if rules.get(switch.name, switch.default) != switch.default]
        return tuple(sorted({*self.seats_on(board), *(number for seats in more for number in seats)}))

    def seats_on(self, board: str = "") -> tuple[int, ...]:
        """The numbers of seats that a board is for, the first unless it is named; all for one that is not listed."""
        for listed in self.boards:
            if board in ("", listed.id):
                return listed.seats
        return self.seats

    def check_listed(self, board: str) -> None:
        """Refuse a board that is not listed, where none can be read from a file."""
        known = [listed.id for listed in self.boards]
        if board not in known:
            raise BoardError("listed", game=self.name, board=str(board)[:80], known=", ".join(known))


class Setup(NamedTuple):
    """What a game is set up from, checked by the registry."""

    spec: Spec
    board: str
    seats: int
    rules: dict[str, object]
    """The switches that differ from the default."""

    def identity(self) -> dict[str, object]:
        """Which game this is, as every position and view says."""
        values = (self.spec.name, self.board, self.seats, dict(self.rules), self.spec.ruleset)
        return dict(zip(IDENTITY, values, strict=True))
