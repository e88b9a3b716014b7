"""A table of Industria for rule tests, with the figures of the worked examples."""

from pathlib import Path
from typing import Any, Final

from tests.games import table

CATALOGUE: Final = str(Path(__file__).parent / "catalogue.toml")


class Table(table.Table):
    """One position under test. Omitted fields are as in the first auction of the given epoch."""

    def __init__(
        self, position: dict[str, Any] | None = None, *, seats: int = 4, rules: dict[str, object] | None = None
    ) -> None:
        super().__init__("industria", position, seats=seats, board=CATALOGUE, rules=rules)

    @property
    def cash(self) -> list[int]:
        """The thalers of all seats."""
        return [player["cash"] for player in self.position["players"].values()]

    @property
    def points(self) -> list[int]:
        """The points of all seats."""
        return [player["points"] for player in self.position["players"].values()]

    def hand(self, seat: str) -> list[str]:
        found: list[str] = self.player(seat)["hand"]
        return found

    def laid(self, seat: str) -> list[str]:
        found: list[str] = self.player(seat)["laid"]
        return found


def players(**seats: Any) -> dict[str, Any]:
    """Players by letter, each as thalers alone, thalers and hand, or thalers, hand and laid tiles."""
    found = {}
    for seat, (cash, *rest) in {
        key: value if isinstance(value, tuple) else (value,) for key, value in seats.items()
    }.items():
        hand = rest[0].split() if rest else []
        laid = rest[1].split() if len(rest) > 1 else []
        found[seat] = {"cash": cash, "hand": hand, "laid": laid}
    return found


def building(epoch: int = 1, *, seats: int = 4, rules: dict[str, object] | None = None, **everybody: Any) -> Table:
    """The building phase of the first round of an epoch, A to build first; see `players`."""
    return Table({"epoch": epoch, "phase": "build", "players": players(**everybody)}, seats=seats, rules=rules)
