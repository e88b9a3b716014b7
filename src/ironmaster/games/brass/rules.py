"""The rules profile of Brass: every number and option of the rulebook that is not printed on board or tiles."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from ironmaster.core.switches import Means, Switch, rule_values
from ironmaster.core.versions import Rulesets

RULESETS: Final[Rulesets] = {1: {}}
"""For each older ruleset, the values that the next one changed. The newest ruleset is `Rules` itself."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game of Brass. A switch has the name of the rule that it sets, and cites its ruling."""

    dm_bonus: str = "income_spaces"
    cover_scarcity: str = "both"
    rail_coal: str = "min_end"
    first_build: str = "empty_board"
    virtual_link: str = "reached"
    virtual_two_way: bool = True
    canal_tile_is_network: bool = False
    port_cover: str = "slot_order"
    port_sales: str = "next_action"
    insolvency: str = "waive"
    tie_income: str = "pounds"

    cash: int = 30
    hand: int = 8
    actions: int = 2
    actions_in_first_round: int = 1
    canal_price: int = 3
    rail_price: int = 5
    second_rail_price: int = 10
    developments: int = 2
    loans: tuple[int, ...] = (10, 20, 30)
    loan_unit: int = 10
    liquidation_divisor: int = 2
    cash_per_point: int = 10
    set_aside_canal: tuple[int, ...] = (9, 6)
    set_aside_rail: tuple[int, ...] = (6, 2)
    fewest_seats: int = 3
    most_seats: int = 4

    def set_aside(self, seats: int) -> list[int]:
        """Cards removed unseen in the canal era and in the rail era (brass.cards.set_aside)."""
        column = seats - self.fewest_seats
        return [self.set_aside_canal[column], self.set_aside_rail[column]]


def profile(switches: Mapping[str, Any], ruleset: int) -> Rules:
    """The rules of a ruleset with some switches set. The registry has checked the values."""
    return replace(Rules(), **rule_values(RULESETS, ruleset, switches, SWITCHES, MEANS))


SWITCHES: Final = (
    Switch("by", ("rulings", "letter"), "R46"),
    Switch("dm_bonus", ("income_spaces", "cash"), "R01"),
    Switch("cover_scarcity", ("both", "either"), "R02"),
    Switch("rail_coal", ("min_end", "chosen_end"), "R03"),
    Switch("first_build", ("empty_board", "once"), "R06"),
    Switch("virtual_link", ("reached", "own"), "R47"),
    Switch("virtual_two_way", (True, False), "R07"),
    Switch("canal_tile_is_network", (False, True), "R09"),
    Switch("port_cover", ("slot_order", "always"), "R16"),
    Switch("port_sales", ("next_action", "next_round"), "R45"),
    Switch("insolvency", ("waive", "debt"), "R10"),
    Switch("tie_income", ("pounds", "space"), "R13"),
)

MEANS: Final[Means] = {
    "by": {
        "letter": {
            "dm_bonus": "cash",
            "cover_scarcity": "either",
            "rail_coal": "chosen_end",
            "first_build": "once",
            "virtual_link": "own",
            "port_cover": "always",
            "port_sales": "next_round",
        }
    }
}
"""What each value of a switch sets. By the letter, every ruling that leaves the printed text is switched off."""
