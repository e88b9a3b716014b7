"""The clauses that the code names, by their numbers in the rulebook. Predicates return them: 0 means allowed."""

from typing import Final

from ironmaster.core.rulebook import ids_of

ALLOWED: Final = 0

SETUP_START: Final = 10
ROUND_PHASES: Final = 11
REVEAL_COUNT: Final = 15
AUCTION_LOT: Final = 19
AUCTION_ONCE: Final = 20
AUCTION_PRICE: Final = 21
AUCTION_LIMIT: Final = 22
AUCTION_DECIDE: Final = 23
AUCTION_SELL: Final = 24
AUCTION_KEEP: Final = 26
BUILD_TURN: Final = 33
BUILD_LIMIT: Final = 34
BUILD_HAND: Final = 35
BUILD_RAWTILE: Final = 37
BUILD_COST: Final = 38
BUILD_MATERIALS: Final = 39
BUILD_UNAFFORDABLE: Final = 40
BUILD_MATERIAL_NEED: Final = 43
BUILD_MATERIAL_TILE: Final = 44
BUILD_MATERIAL_OWN: Final = 45
BUILD_MATERIAL_OTHER: Final = 46
BUILD_MATERIAL_BANK: Final = 47
BUILD_MATERIAL_SAMEEPOCH: Final = 48
BUILD_MATERIAL_CHOICE: Final = 50
MATERIAL_CASH: Final = 51
BUILD_VP_FACTORY: Final = 53
BUILD_VP_TECHNOLOGY: Final = 56
END: Final = 65
SCORE_BONUS: Final = 68
SCORE_LINKS: Final = 69
SCORE_CASH: Final = 70

id_of: Final = ids_of("industria")
