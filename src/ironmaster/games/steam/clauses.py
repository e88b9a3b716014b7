"""The clauses that the code names, by their numbers in the rulebook. Predicates return them: 0 means allowed."""

from functools import cache
from typing import Final

from ironmaster.core.rulebook import rulebook

ALLOWED: Final = 0

COMP_NEWCITY: Final = 2
COMP_GROWTH: Final = 3
MAP_TOWN: Final = 9
SETUP_CITYGOODS: Final = 12
BORROW_VP: Final = 23
BORROW_OPTIONAL: Final = 25
ORDER_RANDOM: Final = 27
ORDER_AUCTION_START: Final = 29
ORDER_AUCTION_BID: Final = 30
ORDER_AUCTION_CAP: Final = 31
FLOW_PHASES: Final = 36
FLOW_LAST: Final = 37
ACTION_CHOOSE: Final = 38
ACTION_T6_MAX: Final = 46
ACTION_T7_BARRED: Final = 48
ACTION_PASS: Final = 49
BUILD_ORDER: Final = 52
BUILD_LIMIT: Final = 53
BUILD_OPTIONAL: Final = 54
BUILD_DUTY: Final = 55
TRACK_FIRST: Final = 57
TRACK_ANCHOR: Final = 58
TRACK_NOTFROMTOWN: Final = 60
TRACK_EACH: Final = 61
TRACK_NOTOTHER: Final = 62
TRACK_HEXONLY: Final = 65
TRACK_BLACKEDGE: Final = 66
TRACK_MAPEDGE: Final = 67
TRACK_NOLOOP: Final = 69
TRACK_KIND: Final = 71
COST_BASE: Final = 74
STOCK_LIMIT: Final = 80
STOCK_TWOSIDED: Final = 81
STOCK_RING: Final = 82
TOWN_OTHERS: Final = 86
CLAIM_ELIGIBLE: Final = 95
REDIRECT_WHO: Final = 99
REDIRECT_INNER: Final = 100
REDIRECT_NOTOWN: Final = 106
UPGRADE_WHAT: Final = 107
UPGRADE_ANCHOR: Final = 109
UPGRADE_STOCK: Final = 110
UPGRADE_MIXED: Final = 112
URBAN_WHERE: Final = 114
URBAN_GOODS: Final = 120
URBAN_MARKER: Final = 121
URBAN_NOLOOP: Final = 123
GROWTH_DO: Final = 124
GROWTH_ONCE: Final = 125
SUPPLY_NOREFILL: Final = 126
SUPPLY_EMPTY: Final = 127
GOODS_ROUNDS: Final = 128
GOODS_UPGRADE: Final = 130
GOODS_PASS: Final = 131
LOCO_REACH: Final = 132
DELIVER_SOURCE: Final = 133
DELIVER_COMPLETE: Final = 134
DELIVER_COLOUR: Final = 135
DELIVER_NOTBACK: Final = 137
DELIVER_CITY_ONCE: Final = 138
DELIVER_TOWNS: Final = 139
DELIVER_OWN1: Final = 140
DELIVER_MAJORITY: Final = 141
DELIVER_ROUTE: Final = 143
POINTS_CHOICE: Final = 146
POINTS_CAP: Final = 148
FINAL_INCOME_POS: Final = 160
FINAL_INCOME_NEG: Final = 161
FINAL_LINKS: Final = 162
STD_ORDER0: Final = 166
STD_CAPITAL: Final = 169
STD_CAPITAL_FLOOR: Final = 170
STD_BID_RAISE: Final = 173
STD_BID_FREEPASS: Final = 176
STD_BUILD: Final = 182
STD_SHORT_VP: Final = 185


@cache
def id_of(number: int) -> str:
    """The id of the clause with that number."""
    return rulebook("steam").numbered(number).id
