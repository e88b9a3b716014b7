"""The rules profile of Steam: every number and option of the rulebook that is not printed on pieces."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from ironmaster.core.switches import Means, Switch, rule_values
from ironmaster.core.versions import Rulesets

RULESETS: Final[Rulesets] = {
    1: {"relaid_exits_kept": False, "turned_together": False, "first_pass_free": False},
    2: {},
}
"""For each older ruleset, the values that the next one changed. The newest ruleset is `Rules` itself."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game. The defaults are the base game; the standard game changes some of them."""

    first_order: str = "auction"
    """Places sold by `auction`, a `random` first seat and money for the wait, or tiles `dealt` (steam.order.method)."""
    later_order_by_bids: bool = False
    """Turn order by an auction each turn, or by the numbers of the action tiles taken (steam.next.order)."""
    capital_phase: bool = False
    tiles_cost: bool = True
    """Whether action tiles are paid for when taken, and their action then is mandatory (steam.action.pass)."""
    borrow_for_bids_and_tiles: bool = True
    borrow_for_track: bool = True
    borrow_for_expenses: bool = True
    """Loans in the income phase; otherwise points are lost first, then income (steam.std.short.vp)."""
    upkeep: int = 0
    town_completes: bool = False
    """Whether a new exit of a town may complete another's incomplete link, for its owner (steam.town.others)."""
    town_claims: bool = False
    """Whether a town tile laid again also claims unowned lines that run on from the town (steam.town.exists)."""
    join_any: bool = True
    """Whether own track may be joined to an unowned line that could not be claimed by itself (steam.claim.merge)."""
    redirect_own: bool = True
    city_claims: bool = True
    """Whether a New City claims every unowned line that it completes (steam.urban.claims)."""
    link_once: bool = True
    town_once: bool = False
    leader_skipped: bool = True
    """Whether the highest bidder is not asked in the auction of each turn (steam.std.bid.high)."""
    relaid_exits_kept: bool = True
    """Whether the builder keeps own bare exits of a town whose tile is laid again (steam.town.exists)."""
    turned_together: bool = True
    """Whether one tile may redirect two open ends (steam.upgrade.mixed)."""
    first_pass_free: bool = True
    """Whether who has a free pass uses it with the first pass, and cannot leave before (steam.std.bid.freepass)."""

    rounds: tuple[int, ...] = (10, 8, 7, 7)
    """Turns with three, four, five and six seats (steam.flow.turns)."""
    fewest_seats: int = 3
    most_seats: int = 6
    supply_cubes: tuple[int, ...] = (2, 3, 3, 3)
    loan: int = 5
    loan_points: int = 2
    """What a loan costs at the bottom of the income track (steam.borrow.vp)."""
    tiles_a_build: int = 3
    tiles_for_engineer: int = 4
    exit_cost: int = 1
    town_cost: int = 1
    river_cost: int = 1
    hill_cost: int = 2
    growth_cost: int = 2
    locomotive_cost: int = 4
    urbanization_cost: int = 6
    cycles: int = 2
    short_rate: int = 2
    """Dollars that a lost point or step of income settles (steam.std.short.vp)."""
    income_per_point: int = 2
    points_per_debt: int = 2
    link_points: int = 1


MEANS: Final[Means] = {
    "by": {
        "letter": {
            "town_completes": True,
            "town_claims": True,
            "join_any": False,
            "redirect_own": False,
            "city_claims": False,
            "link_once": False,
            "leader_skipped": False,
        },
    },
    "order": {"random": {"first_order": "random"}},
    "game": {
        "standard": {
            "first_order": "dealt",
            "later_order_by_bids": True,
            "capital_phase": True,
            "tiles_cost": False,
            "borrow_for_bids_and_tiles": False,
            "borrow_for_track": False,
            "borrow_for_expenses": False,
            "upkeep": 1,
        },
    },
    "lenient": {"on": {"borrow_for_track": True, "borrow_for_expenses": True}},
}
"""The rules that the values of some switches set, each overriding the switches before it.

`by` plays the printed text where our rulings depart from it. `game` chooses the base or the standard game. `order` has
no effect in the standard game, `lenient` none in the base game. Other switches set the rule of the same name.
"""


def profile(switches: Mapping[str, Any], ruleset: int) -> Rules:
    """The rules of a ruleset with some switches set. The registry has checked the values."""
    return replace(Rules(), **rule_values(RULESETS, ruleset, switches, SWITCHES, MEANS))


SWITCHES: Final = (
    Switch("by", ("rulings", "letter"), "R46"),
    Switch("game", ("base", "standard"), "R36"),
    Switch("order", ("auction", "random"), "R04"),
    Switch("town_completes", (False, True), "R11"),
    Switch("town_claims", (False, True), "R12"),
    Switch("join_any", (True, False), "R13"),
    Switch("redirect_own", (True, False), "R16"),
    Switch("city_claims", (True, False), "R19"),
    Switch("link_once", (True, False), "R47"),
    Switch("town_once", (False, True), "R23"),
    Switch("leader_skipped", (True, False), "R35"),
    Switch("lenient", ("off", "on"), "R39"),
)
