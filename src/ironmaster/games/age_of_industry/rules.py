"""The rules profile of Age of Industry: every number and option of the rulebooks that is not printed on pieces."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from ironmaster.core.switches import Means, Switch, rule_values
from ironmaster.core.versions import Rulesets

RULESETS: Final[Rulesets] = {
    1: {"edition.first.free_pass_or": False, "free_pass_optional": False, "standstill_ends": False},
    2: {},
}
"""For each older ruleset, the values that the next one changed. The newest ruleset is `Rules` itself."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game. Its fields name rules; an edition is a set of values."""

    starting_hand: tuple[int, ...] = (6, 6, 6, 6)
    """Cards dealt to each of two, three, four or five players (aoi.setup.hand)."""
    import_coal_at_setup: bool = False
    ship_card_port: str = "reached"
    """With a ship card: `any` built port on a lane, only an `own` one, or also a rival's that the player's railways
    have `reached`."""
    fewest_seats: int = 3
    transit_everywhere: bool = False
    refill_order: str = "dearest"
    repay_window: str = "own_turn"
    develop_lowest_only: bool = False
    transit_as_printed: bool = False
    """Only the edition decides about the passage through Pennsylvania (aoi.map.pennsylvania)."""
    printed_transit: bool = False
    ship_card_combines: bool = True
    """A ship card may pay for a combined build even where no ship can be built (aoi.card.ship_germany)."""
    new_port_lanes: bool = True
    """A port being built opens its lanes to its own cubes (aoi.supply.building_itself)."""
    railway_track: str = "last_resort"
    """The track serves a railway's end that reaches no cube: as a `last_resort` of both, or at `each_end`."""
    free_pass_or: bool = False
    free_pass_optional: bool = True
    """Who may pass without discarding may also discard (aoi.pass.free)."""
    standstill_ends: bool = True
    """A round of nothing but passes without a discard ends the game (aoi.end.standstill)."""

    most_seats: int = 5
    face_up: int = 2
    hand_limit: int = 9
    actions: int = 2
    actions_in_first_round: int = 1
    drawn_cards: int = 2
    railway_price: int = 1
    railway_coal: int = 1
    railway_iron: int = 1
    free_railways: int = 1
    """A player's first railways that need no cubes (aoi.rail.first)."""
    loan: int = 10
    interest: int = 1
    unpaid_loan_points: int = 5
    cash_per_point: int = 5
    railway_income: int = 2
    large_location: int = 4
    limit_in_large: int = 2
    limit_in_small: int = 1
    port_level_for_goods: int = 2


MEANS: Final[Means] = {
    "by": {
        "letter": {
            "penn_transit": "printed",
            "ship_card_combines": False,
            "new_port_lanes": False,
            "railway_track": "each_end",
        },
    },
    "edition": {
        "first": {
            "starting_hand": (5, 6, 5, 6),
            "import_coal_at_setup": True,
            "ship_card_port": "any",
            "fewest_seats": 2,
            "free_pass_or": True,
            "printed_transit": True,
        },
    },
    "two_seats_2e": {True: {"fewest_seats": 2}},
    "penn_transit": {True: {"transit_everywhere": True}, "printed": {"transit_as_printed": True}},
    "ship_card_own_port_only": {True: {"ship_card_port": "own"}},
}
"""The rules that the values of some switches set; the defaults are the second edition.

Other switches set the rule of the same name.
"""


def profile(switches: Mapping[str, Any], ruleset: int) -> Rules:
    """The rules of a ruleset with some switches set. The registry has checked the values."""
    return replace(Rules(), **rule_values(RULESETS, ruleset, switches, SWITCHES, MEANS))


SWITCHES: Final = (
    Switch("by", ("rulings", "letter"), "R49"),
    Switch("edition", ("second", "first"), "R01", seats=(2,)),
    Switch("two_seats_2e", (False, True), "R02", seats=(2,)),
    Switch("ship_card_combines", (True, False), "R05"),
    Switch("penn_transit", (False, True, "printed"), "R11"),
    Switch("ship_card_own_port_only", (False, True), "R16"),
    Switch("new_port_lanes", (True, False), "R19"),
    Switch("refill_order", ("dearest", "cheapest"), "R21"),
    Switch("repay_window", ("own_turn", "round"), "R29"),
    Switch("railway_track", ("last_resort", "each_end"), "R31"),
    Switch("develop_lowest_only", (False, True), "R33"),
    Switch("free_pass_or", (False, True), "R35"),
)
