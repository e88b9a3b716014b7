"""A table of Age of Industry for rule tests, on maps with the figures of the worked examples."""

from pathlib import Path
from typing import Any, Final

from tests.games import table

HERE: Final = Path(__file__).parent
GERMANY: Final = str(HERE / "germany.toml")
NEW_ENGLAND: Final = str(HERE / "new_england.toml")


class Table(table.Table):
    """One position under test. Omitted fields are as at the start of round 2; markets buy nothing."""

    def __init__(
        self,
        position: dict[str, Any] | None = None,
        *,
        seats: int = 3,
        board: str = GERMANY,
        rules: dict[str, object] | None = None,
    ) -> None:
        super().__init__("age_of_industry", position, seats=seats, board=board, rules=rules)

    def counter(self, space: str) -> str | None:
        """The counter on a space, e.g. `A coal2 3`; None for an empty one."""
        found: str | None = self.position["counters"].get(space)
        return found

    def hand(self, seat: str) -> list[str]:
        found: list[str] = self.player(seat)["hand"]
        return found


def acting(
    hand: str = "",
    *,
    board: str = GERMANY,
    seats: int = 3,
    rules: dict[str, object] | None = None,
    player: dict[str, Any] | None = None,
    **position: Any,
) -> Table:
    """A to act with these cards; `player` holds A's other fields, e.g. `{"cash": 5, "display": {"cotton1": 0}}`."""
    players = {**position.pop("players", {}), "A": {"hand": hand.split(), **(player or {})}}
    return Table({**position, "players": players}, board=board, seats=seats, rules=rules)


def changed(folder: Path, board: str, *changes: tuple[str, str]) -> str:
    """A map file based on one of the two with some words replaced; each must occur exactly once."""
    text = Path(board).read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
        text = text.replace(old, new)
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return str(path)
