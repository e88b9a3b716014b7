"""Every tile offered in whole games, compared with a simple model of the rules (clauses 57 to 77 and 98 to 113)."""

import pytest

from tests.games.steam.model import TILES, Map
from tests.games.steam.table import Table
from tests.games.steam.whole import played


@pytest.mark.clause("steam.track.anchor", "steam.track.each", "steam.track.notother", "steam.track.noloop")
@pytest.mark.clause("steam.claim.eligible", "steam.redirect.rules", "steam.upgrade.mixed", "steam.borrow.optional")
@pytest.mark.parametrize(("seats", "kind"), [(3, "base"), (4, "standard")])
def test_offered_tiles_match_the_rules(seats: int, kind: str) -> None:
    steps = played(2, seats, kind)
    builds = [step.before for step in steps if step.text == "stop" or step.text.startswith("lay")]
    assert len(builds) > 80
    for position in builds[::3]:
        offered = Table(position, seats=seats, rules=position["rules"]).moves("lay")
        assert len(set(offered)) == len(offered)
        legal = Map(position).legal()
        assert set(offered) - legal == set()
        assert legal - set(offered) == set() or 0 in position["stock"].values()


def test_the_model_knows_107_tiles() -> None:
    assert len(TILES) == 107
