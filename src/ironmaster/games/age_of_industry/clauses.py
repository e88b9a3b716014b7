"""The clauses that the code names, by their numbers in the rulebook. Predicates return them: 0 means allowed."""

from typing import Final

from ironmaster.core.rulebook import ids_of

ALLOWED: Final = 0

SETUP_ORDER: Final = 8
SETUP_MARKETS: Final = 13
CARD_DISCARD: Final = 17
CARD_SHIP_GERMANY: Final = 18
MAP_CONNECTION: Final = 24
MAP_PENNSYLVANIA: Final = 30
FLOW_ROUND: Final = 31
FLOW_TURN: Final = 32
FLOW_MANDATORY: Final = 35
FLOW_CARD_COST: Final = 37
BUILD_CARD: Final = 39
BUILD_CARD_INDUSTRY: Final = 42
BUILD_CARD_LOCATION: Final = 43
BUILD_REACH_SHIP: Final = 47
BUILD_SPACE_OPEN: Final = 49
BUILD_SPACE_COAL: Final = 50
BUILD_SPACE_PORT: Final = 51
BUILD_SPACE_SHIP: Final = 52
BUILD_LIMIT_SMALL: Final = 54
BUILD_LIMIT_LARGE: Final = 55
BUILD_LEVEL_LOWEST: Final = 57
BUILD_LEVEL_ZERO: Final = 58
SUPPLY_SOURCES: Final = 62
SUPPLY_ROUTE: Final = 64
SUPPLY_NEAREST: Final = 65
SUPPLY_TIE: Final = 66
SUPPLY_EACH_CUBE: Final = 71
TRACK_WHEN: Final = 73
TRACK_ACCESS: Final = 74
SHIP_MARKET_OPEN: Final = 96
OVER_HIGHER: Final = 102
OVER_RIVAL: Final = 104
OVER_RIVAL_SCARCITY: Final = 105
LOAN_REPAY: Final = 115
LOAN_REPAY_WINDOW: Final = 116
COMBO_EFFECT: Final = 118
COMBO_WHEN: Final = 119
RAIL_ACTION: Final = 121
RAIL_FROM: Final = 122
RAIL_LATER: Final = 125
RAIL_STOCK: Final = 130
SELL_ACTION: Final = 132
SELL_ROUTE: Final = 133
SELL_PORT_ONE: Final = 135
SELL_MARKET_KIND: Final = 137
SELL_NO_DEMAND: Final = 138
SELL_ONE_EACH: Final = 139
DEV_ACTION: Final = 144
DEV_ANY: Final = 145
DRAW_TWO: Final = 148
DRAW_FULL: Final = 153
DRAW_DECK_EMPTY: Final = 154
PASS_DISCARD: Final = 155
PASS_FREE: Final = 156
END_MOMENT: Final = 164

id_of: Final = ids_of("age_of_industry")
