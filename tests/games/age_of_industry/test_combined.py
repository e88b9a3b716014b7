"""Both actions for one build (clauses 118 to 120)."""

from typing import Any

import pytest

from tests.games.age_of_industry.rounds import each, gone
from tests.games.age_of_industry.scenes import EMPTY
from tests.games.age_of_industry.table import NEW_ENGLAND, acting


@pytest.mark.clause("aoi.combo.effect")
def test_any_card_pays_a_build_anywhere_and_both_actions_are_used() -> None:
    table = acting("ship coal", counters={"kiel/1": "A port1"}).do("combine cotton munchen/2")
    assert table.moves() == ["discard coal", "discard ship"]
    assert table.refuses("discard cotton", "aoi.card.discard")
    table.do("discard coal")
    assert (table.counter("munchen/2"), table.hand("A"), table.position["discard"]) == ("A cotton1", ["ship"], ["coal"])
    assert (table.turn, table.position["actions"], each(table, "spent")) == ("B", 2, [4, 0, 0])


@pytest.mark.clause("aoi.combo.effect")
def test_a_build_with_one_card_would_reach_nothing_there() -> None:
    table = acting("ship", counters={"kiel/1": "A port1"})
    assert table.moves("build") == []
    assert table.refuses("build cotton munchen/2 with ship", "aoi.build.card.industry")
    table.do("combine iron munchen/2")
    assert (table.counter("munchen/2"), table.hand("A"), table.turn) == ("A iron1 3", [], "B")


@pytest.mark.clause("aoi.combo.effect")
def test_every_industry_may_be_combined() -> None:
    player = {"display": gone("ship0")}
    table = acting("coal", board=NEW_ENGLAND, counters={"salem/1": "B port1"}, player=player)
    wanted = ("cotton lowell/1", "iron lowell/2", "coal pennsylvania/2", "port boston/2", "ship gulf_of_maine/1")
    assert all(f"combine {what}" in table.moves() for what in wanted)
    table.do("combine ship gulf_of_maine/1")
    assert table.counter("gulf_of_maine/1") == "A ship2"


@pytest.mark.clause("aoi.combo.effect")
def test_without_a_card_nothing_is_combined() -> None:
    table = acting("")
    assert table.moves("combine") == []
    assert table.refuses("combine cotton munchen/2", "aoi.combo.effect")


@pytest.mark.clause("aoi.combo.effect")
def test_loans_may_be_repaid_before_and_after() -> None:
    table = acting("ship", player={"cash": 25, "loans": 2}).do("repay", "combine cotton munchen/2", "repay")
    assert (each(table, "cash")[0], each(table, "loans")[0], table.turn) == (1, 0, "B")


@pytest.mark.ruling("R30")
@pytest.mark.clause("aoi.combo.when")
def test_actions_are_combined_as_the_whole_turn_only() -> None:
    table = acting("ship ship")
    assert "combine cotton munchen/2" in table.moves()
    table.do("pass")
    assert table.moves("combine") == []
    assert table.refuses("combine cotton munchen/2", "aoi.combo.when")


@pytest.mark.ruling("R30")
@pytest.mark.clause("aoi.combo.when")
def test_the_single_action_of_the_first_round_cannot_be_combined() -> None:
    table = acting("ship ship", round=1)
    assert (table.position["actions"], table.moves("combine")) == (1, [])
    assert table.refuses("combine cotton munchen/2", "aoi.combo.when")


def refused(move: str, clause: str, **position: Any) -> bool:
    return acting("ship", **position).refuses(f"combine {move}", clause)


@pytest.mark.clause("aoi.combo.other_rules")
def test_symbols_and_the_port_of_a_ship_still_bind() -> None:
    assert refused("coal munchen/1", "aoi.build.space.coal")
    assert refused("cotton bohemia/1", "aoi.build.space.open")
    assert refused("port munchen/1", "aoi.build.space.port")
    sea = {"board": NEW_ENGLAND, "player": {"display": gone("ship0")}}
    assert refused("ship gulf_of_maine/1", "aoi.build.space.ship", **sea)


@pytest.mark.clause("aoi.combo.other_rules")
def test_limits_and_levels_still_bind() -> None:
    counters = {"essen/2": "A coal1", "essen/3": "A cotton1"}
    assert refused("cotton essen/4", "aoi.build.limit.large", counters=counters)
    assert refused("cotton munchen/2", "aoi.build.limit.small", counters={"munchen/1": "A iron1"})
    assert refused("factory munchen/2", "aoi.build.level.zero")
    levels = gone("coal1", "coal2", "coal3")
    assert refused("coal bohemia/1", "aoi.build.level.lowest", player={"display": levels})


@pytest.mark.clause("aoi.combo.other_rules")
def test_cubes_and_prices_still_bind() -> None:
    player = {"display": gone("cotton1")}
    assert refused("cotton munchen/2", "aoi.track.access", player=player)
    table = acting("ship", railways={"austria-munchen": "C"}, player=player).do("combine cotton munchen/2")
    assert (each(table, "spent")[0], table.position["coal"]["1"]) == (7, 1)


@pytest.mark.clause("aoi.combo.other_rules")
def test_building_over_still_has_its_rules() -> None:
    over = {"display": gone("cotton1", "coal1")}
    rails = {"austria-munchen": "C"}
    assert refused("cotton munchen/1", "aoi.over.rival", counters={"munchen/1": "B cotton1"}, player=over)
    assert refused("coal bohemia/1", "aoi.over.rival_scarcity", counters={"bohemia/1": "B coal1"}, player=over)
    assert refused("iron munchen/1", "aoi.over.higher", counters={"munchen/1": "A cotton1"}, player=over)
    table = acting("ship", counters={"munchen/1": "A iron1"}, railways=rails, player=over)
    assert table.do("combine cotton munchen/1").counter("munchen/1") == "A cotton2"
    rival = {"bohemia/1": "B coal1 flipped"}
    table = acting("ship", counters=rival, coal=EMPTY, player=over).do("combine coal bohemia/1")
    assert table.counter("bohemia/1") == "A coal2 flipped", "four of its cubes fill the track through the symbol there"
    assert each(table, "cash")[0] == 10 - 3 + 3 + 3 + 2 + 2 + 7
