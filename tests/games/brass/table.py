"""A table of Brass for rule tests: `Table({"players": {"A": {"hand": ["oldham"]}}, "tiles": {...}})`."""

from typing import Any

from tests.games import table


class Table(table.Table):
    """One Brass position under test. Omitted fields are as at the start of canal round 2."""

    def __init__(
        self, position: dict[str, Any] | None = None, *, seats: int = 4, rules: dict[str, object] | None = None
    ) -> None:
        super().__init__("brass", position, seats=seats, rules=rules)

    def places(self, prefix: str) -> set[str]:
        """The towns of the slots that moves with this prefix name."""
        return {word.partition("/")[0] for move in self.moves(prefix) for word in move.split() if "/" in word}

    def tile(self, slot: str) -> str | None:
        """The tile in a slot, e.g. `A coal2 3`; None for an empty slot."""
        found: str | None = self.position["tiles"].get(slot)
        return found
