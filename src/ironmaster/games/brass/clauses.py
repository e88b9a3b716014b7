"""The clauses that the code names, by their numbers in the rulebook. Predicates return them: 0 means allowed."""

from functools import cache
from typing import Final

from ironmaster.core.rulebook import ids_of, rulebook

ALLOWED: Final = 0

DEF_CONNECTED: Final = 4
SETUP_TURN_ORDER: Final = 14
SETUP_LINKS: Final = 15
FLOW_ROUND_STEPS: Final = 18
CARDS_DISCARD: Final = 25
INCOME_LIQUIDATE_FORCED: Final = 29
INCOME_LIQUIDATE_MINIMAL: Final = 31
INCOME_LIQUIDATE_CHOICE: Final = 32
TURN_TWO_CARDS: Final = 40
TURN_MENU: Final = 42
TURN_PASS: Final = 43
BUILD_CONDITIONS: Final = 44
BUILD_CARD_LOCATION: Final = 45
BUILD_CARD_INDUSTRY_TYPE: Final = 47
BUILD_CARD_NETWORK_CANAL: Final = 48
BUILD_CARD_NETWORK_RAIL: Final = 49
BUILD_SLOT_SYMBOL: Final = 54
BUILD_SLOT_SINGLE: Final = 55
BUILD_TOP_OF_PILE: Final = 56
BUILD_LEVEL0: Final = 57
BUILD_ERA_LIMITS: Final = 58
BUILD_CANAL_ONE_PER_LOCATION: Final = 60
BUILD_LANCASTER_PORT: Final = 62
BUILD_PRESTON_PORT: Final = 63
BUILD_BARROW: Final = 64
BUILD_BIRKENHEAD: Final = 65
BUILD_PRICE: Final = 68
COAL_BOARD_FIRST: Final = 71
COAL_NEAREST: Final = 72
COAL_TIE: Final = 74
COAL_TRACK_CONDITION: Final = 78
IRON_BOARD_FIRST: Final = 83
IRON_ANY_WORKS: Final = 84
COVER_OWN: Final = 95
COVER_OPPONENT_KINDS: Final = 98
COVER_OPPONENT_SCARCITY: Final = 99
COVER_OPPONENT_CANAL_LIMIT: Final = 100
COMBINED_TWO_CARDS: Final = 101
COMBINED_NEEDS_BOTH: Final = 104
LINK_TYPE: Final = 105
LINK_FREE_LINE: Final = 106
LINK_ADJACENT: Final = 107
LINK_NEEDS_PRESENCE: Final = 109
LINK_CANAL_COST: Final = 110
LINK_RAIL_COST: Final = 111
LINK_RAIL_COAL_END: Final = 112
LINK_RAIL_COAL_SOURCE: Final = 113
LINK_DOUBLE_COST: Final = 115
DEVELOP_COUNT: Final = 118
DEVELOP_TOP: Final = 119
DEVELOP_IRON: Final = 120
SELL_OWN_MILLS: Final = 123
SELL_TARGET: Final = 125
SELL_PORT_CONNECTED: Final = 126
SELL_PORT_FLIP_BOTH: Final = 127
SELL_DISTANT_ACCESS: Final = 130
SELL_DISTANT_DRAW: Final = 132
SELL_DISTANT_CLOSED: Final = 136
LOAN_AMOUNT: Final = 138
LOAN_FLOOR: Final = 141
LOAN_BAN: Final = 142
HAND_REFILL: Final = 148
END_TRIGGER: Final = 164

id_of: Final = ids_of("brass")


@cache
def number_of(clause: str) -> int:
    """The number of the clause with that id."""
    return rulebook("brass").clause(clause).number
