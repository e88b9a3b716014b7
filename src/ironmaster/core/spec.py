"""The description of a game: boards, switches, numbers of seats."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ironmaster.core.errors import BoardError
from ironmaster.core.position import IDENTITY
from ironmaster.core.switches import NOTHING, Means, Switch, means_then, switches_then, values_with
from ironmaster.core.versions import Rulesets, board_key, values_of

VERIFIED: Final = "verified"
"""The confidence of a board that was checked against the published one."""


class BoardInfo(NamedTuple):
    """A board that a game can be played on. Confidence below `verified` is always shown to the user."""

    id: str
    names: dict[str, str]
    seats: tuple[int, ...]
    confidence: str
    note: dict[str, str]
    version: int = 1

    @property
    def key(self) -> str:
        """How records, positions and tables write this version of the board."""
        return board_key(self.id, self.version)

    def name(self, lang: str) -> str:
        """The name of the board in a language."""
        return self.names.get(lang, self.names["en"])


class Spec(NamedTuple):
    """A game as the registry lists it."""

    name: str
    title: str
    credit: dict[str, str]
    rulesets: Rulesets
    seats: tuple[int, ...]
    versions: tuple[BoardInfo, ...]
    """Every version of every board."""
    switches: tuple[Switch, ...]
    secrets: bool
    """Whether seats have hidden information."""
    means: Means = NOTHING
    """What the switches that set others set."""

    @property
    def ruleset(self) -> int:
        """The newest ruleset: new games are played by it."""
        return max(self.rulesets)

    @property
    def boards(self) -> tuple[BoardInfo, ...]:
        """The boards, each in its newest version: new games are played on these."""
        newest: dict[str, BoardInfo] = {}
        for board in sorted(self.versions, key=lambda board: board.version):
            newest[board.id] = board
        return tuple(board for _, board in sorted(newest.items()))

    def board(self, key: str) -> BoardInfo | None:
        """The listed board with a key; None for a board file."""
        return next((board for board in self.versions if board.key == key), None)

    def under(self, ruleset: int) -> "Spec":
        """The game under one of its rulesets: each switch has its default of that time."""
        old = values_of(self.rulesets, ruleset)
        return self._replace(switches=switches_then(self.switches, old), means=means_then(self.means, old))

    def values(self, rules: Mapping[str, object]) -> dict[str, object]:
        """The value of every switch with some of them set, which may set others."""
        return values_with(self.switches, self.means, rules)

    def sets(self, switch: str, value: object) -> dict[str, Any]:
        """The other switches that a value of a switch sets, unless they are set themselves."""
        known = {one.name for one in self.switches}
        return {key: set_to for key, set_to in self.means.get(switch, {}).get(value, {}).items() if key in known}

    def changed(self, rules: Mapping[str, object]) -> dict[str, object]:
        """Those of the given switches that have another value than without being named."""
        rest = {key: {name: value for name, value in rules.items() if name != key} for key in rules}
        return {key: value for key, value in rules.items() if value != self.values(rest[key])[key]}

    def seats_with(self, rules: Mapping[str, object], board: str = "") -> tuple[int, ...]:
        """The numbers of seats that can be played with these switches on a board, the first unless it is named."""
        values = self.values(rules)
        more = [switch.seats for switch in self.switches if values[switch.name] != switch.default]
        return tuple(sorted({*self.seats_on(board), *(number for seats in more for number in seats)}))

    def seats_on(self, board: str = "") -> tuple[int, ...]:
        """The numbers of seats for a board, by default the first; all for a board that is not listed."""
        listed = self.board(board) if board else next(iter(self.boards), None)
        return self.seats if listed is None else listed.seats

    def check_listed(self, board: str) -> None:
        """Raise an error for a board that is not listed. Called if board files are not allowed."""
        if self.board(board) is None:
            known = ", ".join(listed.id for listed in self.boards)
            raise BoardError("listed", game=self.name, board=str(board)[:80], known=known)


class Setup(NamedTuple):
    """What a game is set up from, checked by the registry."""

    spec: Spec
    ruleset: int
    board: str
    seats: int
    rules: dict[str, object]
    """The switches that differ from the default of the ruleset."""

    def identity(self) -> dict[str, object]:
        """The setup as plain data, which is part of every position and view."""
        values = (self.spec.name, self.board, self.seats, dict(self.rules), self.ruleset)
        return dict(zip(IDENTITY, values, strict=True))
