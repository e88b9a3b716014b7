"""Common starting points of the rule tests of Age of Industry: partly used displays, tracks, rules, the second map."""

from typing import Any, Final

from tests.games.age_of_industry.table import NEW_ENGLAND, Table, acting

MILL_TWO: Final = {"display": {"cotton1": 0}}
"""The next cotton mill is of level 2: $6 and one coal."""
MILL_THREE: Final = {"display": {"cotton1": 0, "cotton2": 0}}
"""The next cotton mill is of level 3: $12, one coal and one iron."""
FACTORY: Final = {"display": {"factory0": 0}}
"""The next factory is of level 3: $8, one coal and one iron."""
MINE_TWO: Final = {"display": {"coal1": 0}}
"""The next mine is of level 2: $3, with four cubes."""
WORKS_TWO: Final = {"display": {"iron1": 0}}
"""The next works is of level 2: $4 and one coal, with four cubes."""
PORT_TWO: Final = {"display": {"port1": 0}}
"""The next port is of level 2: $4 and one coal."""
SHIP_TWO: Final = {"display": {"ship0": 0}}
"""The next ship is of level 2: $6 and one coal."""
FULL: Final = {"1": 2, "2": 2, "3": 2}
EMPTY: Final = {"1": 0, "2": 0, "3": 0}
"""A demand track by its rows."""
FIRST: Final[dict[str, object]] = {"edition": "first"}


def england(hand: str = "", **position: Any) -> Table:
    """As `acting`, on the map of New England."""
    return acting(hand, board=NEW_ENGLAND, **position)
