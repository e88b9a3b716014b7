"""The kinds of decision frames of Steam."""

from typing import Final

NEXT: Final = 1
"""The seat has had its turn in the phase."""
PAY: Final = 2
"""Pay for the action tile just taken, or pass."""
SUPPLY: Final = 3
"""Choose the supply space whose cubes go to a place."""
ROUTE: Final = 4
"""Choose the next link of the delivery under way."""
SCORE: Final = 5
"""A seat chooses where the points of a delivery go."""

NAMES: Final = ("", "next", "pay", "supply", "route", "score")
