"""The clauses of the rulebook by number, as predicates return them: 0 means that nothing forbids."""

from functools import cache
from typing import Final

from ironmaster.core.rulebook import rulebook

ALLOWED: Final = 0

COMP_TILES: Final = 1
COMP_BOARD: Final = 2
COMP_MONEY: Final = 3
COMP_TOKENS: Final = 4
INFO_OPEN: Final = 5
SETUP_SEATS: Final = 6
SETUP_CASH: Final = 7
SETUP_TILES: Final = 8
SETUP_SCORE: Final = 9
SETUP_START: Final = 10
ROUND_PHASES: Final = 11
ROUND_COUNT: Final = 12
INCOME_BASE: Final = 13
INCOME_EPOCH: Final = 14
REVEAL_COUNT: Final = 15
REVEAL_TOTAL: Final = 16
REVEAL_DISPLAY: Final = 17
AUCTION_HAMMER: Final = 18
AUCTION_LOT: Final = 19
AUCTION_ONCE: Final = 20
AUCTION_PRICE: Final = 21
AUCTION_LIMIT: Final = 22
AUCTION_DECIDE: Final = 23
AUCTION_SELL: Final = 24
AUCTION_PAY: Final = 25
AUCTION_KEEP: Final = 26
AUCTION_NOBID: Final = 27
AUCTION_LEFT: Final = 28
AUCTION_MANY: Final = 29
AUCTION_HAND: Final = 30
AUCTION_END: Final = 31
BUILD_ORDER: Final = 32
BUILD_TURN: Final = 33
BUILD_LIMIT: Final = 34
BUILD_HAND: Final = 35
BUILD_SEQUENCE: Final = 36
BUILD_RAWTILE: Final = 37
BUILD_COST: Final = 38
BUILD_MATERIALS: Final = 39
BUILD_UNAFFORDABLE: Final = 40
BUILD_DISCOUNT: Final = 41
BUILD_DISCOUNT_SCOPE: Final = 42
BUILD_MATERIAL_NEED: Final = 43
BUILD_MATERIAL_TILE: Final = 44
BUILD_MATERIAL_OWN: Final = 45
BUILD_MATERIAL_OTHER: Final = 46
BUILD_MATERIAL_BANK: Final = 47
BUILD_MATERIAL_SAMEEPOCH: Final = 48
BUILD_MATERIAL_EPOCH: Final = 49
BUILD_MATERIAL_CHOICE: Final = 50
MATERIAL_CASH: Final = 51
BUILD_MARKER: Final = 52
BUILD_VP_FACTORY: Final = 53
BUILD_VP_BLANK: Final = 54
BUILD_LATE: Final = 55
BUILD_VP_TECHNOLOGY: Final = 56
BUILD_BONUS_ANYTIME: Final = 57
BUILD_BONUS_FREE: Final = 58
BUILD_BONUS_NOVP: Final = 59
ROUND_START_MARKER: Final = 60
EPOCH_CHANGE: Final = 61
EPOCH_TRACK: Final = 62
EPOCH_TECHNOLOGIES: Final = 63
EPOCH_KEEP: Final = 64
END: Final = 65
END_HAND: Final = 66
SCORE_TOTAL: Final = 67
SCORE_BONUS: Final = 68
SCORE_LINKS: Final = 69
SCORE_CASH: Final = 70
SCORE_TRACK: Final = 71
TIEBREAK: Final = 72
TIEBREAK_SHARED: Final = 73
VARIANT_TWO_SEATS: Final = 74


@cache
def id_of(number: int) -> str:
    """The id of the clause with that number."""
    return rulebook("industria").numbered(number).id
