"""The kinds of decision frames that actions leave on the stack."""

from typing import Final

DISCARD: Final = 1
COAL: Final = 2
IRON: Final = 3
COUNTER: Final = 4
LAY: Final = 5
SELL_AGAIN: Final = 6
SCRAP: Final = 7
TAKE: Final = 8
DRAW: Final = 9
REFILL: Final = 10
END: Final = 11

NAMES: Final = (
    *("", "discard", "coal", "iron", "counter", "lay", "sell_again", "scrap", "take", "draw", "refill", "end"),
)
