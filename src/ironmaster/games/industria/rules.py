"""The rules profile of Industria: every number and option of the rulebook that is not printed on a tile."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from ironmaster.core.switches import Means, Switch, rule_values
from ironmaster.core.versions import Rulesets

RULESETS: Final[Rulesets] = {1: {"raw_tile_cash": "any"}, 2: {}}
"""For each older ruleset, the values that the next one changed. The newest ruleset is `Rules` itself."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a game of Industria. A switch has the name of the rule that it sets, and cites its ruling."""

    raw_tile_cash: str = "off"
    zero_bid: bool = False
    earlier_epochs: str = "bank"
    """Whom it binds that only materials of earlier epochs are to be had: the bank, or all sources."""
    two_seats: bool = False

    cash: int = 4
    income: int = 1
    extra_income: tuple[int, ...] = (0, 0, 1, 1, 1)
    """Thalers more on entering each epoch (industria.income.epoch)."""
    lowest_bid: int = 1
    material_price: int = 1
    raw_tile_value: int = 1
    symbol_points: int = 2
    link_points: int = 3
    thalers_per_point: int = 3
    track_end: int = 45
    fewest_seats: int = 3
    most_seats: int = 4
    fewest_tiles: int = 3
    """Tiles turned up each round, if there are fewer seats (industria.variant.two_seats)."""
    epochs_with_all_seats: int = 5
    epochs_with_fewer_seats: int = 4

    def epochs(self, seats: int) -> int:
        """industria.setup.tiles."""
        return self.epochs_with_all_seats if seats >= self.most_seats else self.epochs_with_fewer_seats

    def tiles_a_round(self, seats: int) -> int:
        """industria.reveal.count."""
        return max(seats, self.fewest_tiles)


def profile(switches: Mapping[str, Any], ruleset: int) -> Rules:
    """The rules of a ruleset with some switches set. The registry has checked the values."""
    return replace(Rules(), **rule_values(RULESETS, ruleset, switches, SWITCHES, MEANS))


SWITCHES: Final = (
    Switch("by", ("rulings", "letter"), "R40"),
    Switch("raw_tile_cash", ("off", "any", "build"), "R11"),
    Switch("zero_bid", (False, True), "R06"),
    Switch("earlier_epochs", ("bank", "all"), "R03"),
    Switch("two_seats", (False, True), "R07", seats=(2,)),
)

MEANS: Final[Means] = {"by": {"letter": {"zero_bid": True, "earlier_epochs": "all"}}}
"""What each value of a switch sets, where it sets other switches."""
