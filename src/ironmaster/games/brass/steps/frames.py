"""The kinds of decision frames that actions of Brass leave on the stack."""

from typing import Final

DISCARD: Final = 1
COAL: Final = 2
IRON: Final = 3
PLACE: Final = 4
LAY: Final = 5
RAIL_AGAIN: Final = 6
SCRAP: Final = 7
DEVELOP_AGAIN: Final = 8
SALE: Final = 9
MARKET: Final = 10
SELL_AGAIN: Final = 11
BORROW: Final = 12
END: Final = 13

NAMES: Final = (
    *("", "discard", "coal", "iron", "place", "lay", "rail_again", "scrap", "develop_again", "sale", "market"),
    *("sell_again", "borrow", "end"),
)
