"""The effects of moves on the seat that makes them, as plain data. A page shows them before the moves are made."""

from typing import Final, NamedTuple

GAIN: Final = "gain"
LOSS: Final = "loss"
LEADING: Final = ("cost", "cash", "loans", "income", "points", "spent")
"""The kinds of effects that come first, in this order."""


class Effect(NamedTuple):
    """One line: the kind of thing that changes, its label, its value before and after, and a note."""

    kind: str
    label: str
    before: str
    after: str
    note: str = ""
    tone: str = ""
    """GAIN, LOSS or nothing."""
