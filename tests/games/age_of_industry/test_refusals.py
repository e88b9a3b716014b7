"""What refusals say: which cube is missing, what bars the way, whose port would do, and where to look."""

import pytest

from ironmaster.core.refusal import Refusal
from tests.games.age_of_industry.scenes import FIRST, MILL_THREE, SHIP_TWO, england
from tests.games.age_of_industry.table import Table, acting

THROUGH = {"albany-pennsylvania": "A", "new_york-pennsylvania": "A"}


def only(table: Table, text: str) -> Refusal:
    """The one refusal of a move."""
    (refusal,) = table.game.law.why(table.state, text)
    return refusal


def lit(refusal: Refusal) -> list[str]:
    return [f"{element.kind}:{element.id}" for element in refusal.where]


@pytest.mark.clause("aoi.map.pennsylvania")
def test_a_sale_through_pennsylvania_names_it() -> None:
    table = england(counters={"albany/1": "A cotton1", "new_york/1": "B port1"}, railways=THROUGH)
    refusal = only(table, "sell albany/1 to new_york/1")
    assert refusal.clause == "aoi.map.pennsylvania"
    assert refusal.sentence() == (
        "The only way from Albany to New York leads through Pennsylvania, and nothing may pass through there."
    )
    assert lit(refusal) == ["space:albany/1", "space:new_york/1"]


@pytest.mark.clause("aoi.map.pennsylvania")
def test_a_build_names_the_cube_that_pennsylvania_bars_and_the_one_that_is_not_there() -> None:
    counters = {"albany/1": "A cotton1", "new_york/3": "B iron1 2"}
    table = england("blue", counters=counters, railways=THROUGH, player=MILL_THREE)
    said = {refusal.key: refusal for refusal in table.game.law.why(table.state, "build cotton albany/1 with blue")}
    assert set(said) == {"refusal-aoi-track-access-coal", "refusal-aoi-map-pennsylvania-iron"}
    assert "Pennsylvania" in said["refusal-aoi-map-pennsylvania-iron"].sentence()
    assert said["refusal-aoi-track-access-coal"].sentence().startswith("No coal can come to Albany:")


RAILS = {"essen-kassel": "A"}


@pytest.mark.clause("aoi.rail.later")
@pytest.mark.parametrize(
    ("counters", "message"),
    [
        ({"essen/3": "A cotton1"}, "refusal-aoi-rail-later"),
        ({"essen/1": "A coal1 3"}, "refusal-aoi-rail-later-iron"),
        ({"essen/3": "A iron1 3"}, "refusal-aoi-rail-later-coal"),
    ],
)
def test_a_railway_names_the_cube_that_neither_end_can_have(counters: dict[str, str], message: str) -> None:
    refusal = only(acting(counters={"kassel/1": "A cotton1", **counters}, railways=RAILS), "railway cologne-essen")
    assert (refusal.key, lit(refusal)) == (message, ["line:cologne-essen"])


@pytest.mark.clause("aoi.rail.later")
def test_coal_at_one_end_and_iron_at_the_other_are_enough() -> None:
    table = acting(counters={"essen/1": "A coal1 3", "cologne/1": "A iron1 3"}, railways=RAILS)
    assert "railway cologne-essen" in table.moves()


@pytest.mark.clause("aoi.map.connection")
def test_an_occupied_connection_is_refused_for_that_alone() -> None:
    table = acting(counters={"essen/3": "A cotton1"}, railways=RAILS)
    assert only(table, "railway essen-kassel").clause == "aoi.map.connection"


@pytest.mark.clause("aoi.build.reach.ship")
@pytest.mark.parametrize(
    ("rules", "counters", "keys"),
    [
        ({}, {"boston/1": "B port1"}, ["refusal-aoi-build-reach-ship"]),
        ({"ship_card_own_port_only": True}, {"boston/1": "B port1"}, ["refusal-aoi-build-reach-ship-own"]),
        (FIRST, {}, ["refusal-aoi-build-reach-ship-any", "refusal-aoi-build-space-ship-no-port"]),
    ],
)
def test_a_ship_card_says_which_ports_serve(
    rules: dict[str, object], counters: dict[str, str], keys: list[str]
) -> None:
    table = england("ship", counters={"albany/1": "A cotton1", **counters}, player=SHIP_TWO, rules=rules)
    found = table.game.law.why(table.state, "build ship massachusetts_bay/1 with ship")
    assert [refusal.key for refusal in found] == keys
    assert all("in Boston or in Salem" in refusal.sentence() for refusal in found)
    assert {"space:massachusetts_bay/1", "space:boston/1", "space:salem/1"} <= set(lit(found[0]))


@pytest.mark.clause("aoi.over.rival")
def test_a_rival_s_mill_can_never_be_built_over() -> None:
    counters = {"munchen/1": "B cotton1", "munchen/2": "C iron1"}
    table = acting("brown", counters=counters, player=MILL_THREE, deck=10)
    keys = {at: only_over(table, f"build cotton {at} with brown") for at in counters}
    assert keys == {"munchen/1": "refusal-aoi-over-rival", "munchen/2": "refusal-aoi-over-rival-other"}


def only_over(table: Table, text: str) -> str:
    (key,) = [one.key for one in table.game.law.why(table.state, text) if one.clause == "aoi.over.rival"]
    return key


@pytest.mark.clause("aoi.supply.nearest")
def test_a_source_can_be_asked_about_before_anything_is_built() -> None:
    table = acting("brown", counters={"essen/1": "A coal1 3", "essen/3": "A iron1 flipped"})
    asked = only(table, "coal from essen/1")
    assert (asked.clause, asked.key) == ("aoi.supply.nearest", "refusal-aoi-supply-nearest-coal-later")
    assert lit(asked) == ["space:essen/1"]
    assert only(table, "iron from essen/3").key == "refusal-aoi-supply-sources-iron"
    assert only(table, "coal from track").clause == "aoi.track.when"


@pytest.mark.clause("aoi.supply.nearest")
def test_the_nearer_sources_are_named() -> None:
    counters = {"hannover/1": "B iron1 3", "essen/3": "B iron1 3", "cologne/1": "C iron1 2", "kassel/1": "A cotton1"}
    railways = {"hannover-kassel": "A", "essen-kassel": "B", "cologne-essen": "B", "hamburg-hannover": "B"}
    table = acting("cotton", counters={**counters, "hamburg/1": "B port1"}, railways=railways, player=MILL_THREE)
    table.do("build cotton kassel/1 with cotton")
    assert set(table.moves()) == {"iron from hannover/1", "iron from essen/3"}
    refusal = only(table, "iron from cologne/1")
    assert "Hanover or Essen" in refusal.sentence() or "Essen or Hanover" in refusal.sentence()
    assert set(lit(refusal)) == {"space:cologne/1", "space:hannover/1", "space:essen/3"}


@pytest.mark.clause("aoi.build.limit.small", "aoi.build.limit.large")
def test_a_limit_lights_the_counters_that_use_it_up() -> None:
    table = acting("red", counters={"essen/1": "A coal1", "essen/3": "A cotton1"})
    found = table.game.law.why(table.state, "build iron essen/4 with red")
    assert [lit(one) for one in found if one.clause.startswith("aoi.build.limit")] == [
        ["space:essen/1", "space:essen/3"]
    ]
