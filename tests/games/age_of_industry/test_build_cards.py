"""Which card allows which build, and the order of the steps of a build (clauses 39 to 48)."""

from pathlib import Path
from typing import Any

import pytest

from tests.games.age_of_industry.scenes import FACTORY, MILL_TWO, SHIP_TWO
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, Table, acting, changed

RIVAL_PORT = {"boston/1": "B port1", "albany/1": "A cotton1"}
"""A port that A has no railway to, and a counter of A's elsewhere."""


def places(table: Table, *prefixes: str) -> set[str]:
    """The places of the builds with this prefix."""
    return {move.split()[2].partition("/")[0] for move in table.moves(*prefixes)}


def spaces(table: Table, *prefixes: str) -> list[str]:
    return [move.split()[2] for move in table.moves(*prefixes)]


@pytest.mark.clause("aoi.build.card")
def test_a_build_plays_one_card_and_lays_one_counter() -> None:
    table = acting("cotton cotton red", player={"cash": 20}, counters={"essen/1": "B coal1"})
    table.do("build cotton kassel/1 with cotton")
    assert (table.hand("A"), table.position["discard"]) == (["cotton", "red"], ["cotton"])
    assert table.position["counters"] == {"essen/1": "B coal1 3", "kassel/1": "A cotton1"}
    assert (table.position["actions"], table.turn, table.position["pending"]) == (1, "A", [])


@pytest.mark.clause("aoi.build.card")
def test_the_card_must_be_in_the_own_hand() -> None:
    table = acting("cotton", players={"B": {"hand": ["iron", "red"]}})
    assert table.refuses("build iron kassel/1 with iron", "aoi.build.card")
    assert table.refuses("build cotton magdeburg/1 with red", "aoi.build.card")
    assert table.why("build cotton magdeburg/1 with red") == ["aoi.build.card"]


@pytest.mark.ruling("R14")
@pytest.mark.clause("aoi.build.sequence")
def test_a_loan_is_taken_before_anything_is_earned() -> None:
    table = acting("iron").do("build iron kassel/1 with iron")
    player = table.player("A")
    assert (player["loans"], player["cash"], player["spent"]) == (1, 8, 2)
    counters = {"mannheim/1": "A coal1 1", "hamburg/1": "C port1"}
    table = acting("cotton", player={"cash": 5, **MILL_TWO}, counters=counters, railways={"frankfurt-mannheim": "A"})
    table.do("build cotton frankfurt/1 with cotton")
    player = table.player("A")
    assert table.counter("mannheim/1") == "A coal1 flipped"
    assert (player["loans"], player["cash"], player["spent"]) == (1, 9 + 4, 6), "without the loan it would be -1 + 4"


@pytest.mark.ruling("R14")
@pytest.mark.clause("aoi.build.sequence", "aoi.flip.by_track")
def test_e25_money_for_the_cubes_comes_after_the_loan() -> None:
    table = acting("brown", coal={"1": 0, "2": 1}).do("build coal bohemia/1 with brown")
    player = table.player("A")
    assert (player["loans"], player["cash"], player["spent"]) == (1, 9 + 4 + 4, 1)
    table.do("repay")
    assert (table.player("A")["loans"], table.player("A")["cash"]) == (0, 7)


@pytest.mark.clause("aoi.build.sequence")
def test_the_card_goes_first_then_coal_then_iron_then_the_counter_lies() -> None:
    counters = {"breslau/1": "B coal1 1", "breslau/2": "C coal1 1", "leipzig/1": "B iron1 1", "dresden/1": "C iron1 1"}
    railways = dict.fromkeys(["berlin-breslau", "berlin-leipzig", "berlin-dresden"], "B")
    table = acting("cotton red", player={"cash": 9, **FACTORY}, counters=counters, railways=railways)
    table.do("combine factory berlin/4")
    assert (table.player("A")["spent"], table.player("A")["cash"]) == (8, 1)
    assert table.moves() == ["discard cotton", "discard red"]
    table.do("discard cotton")
    assert table.moves() == ["coal from breslau/1", "coal from breslau/2"]
    table.do("coal from breslau/2")
    assert (table.counter("breslau/2"), table.player("C")["cash"]) == ("C coal1 flipped", 4)
    assert table.moves() == ["iron from leipzig/1", "iron from dresden/1"]
    assert table.counter("berlin/4") is None
    table.do("iron from leipzig/1")
    assert (table.counter("berlin/4"), table.counter("leipzig/1")) == ("A factory3", "B iron1 flipped")
    assert [table.player(seat)["cash"] for seat in "ABC"] == [1, 5, 4]
    assert (table.hand("A"), table.turn) == (["red"], "B")


@pytest.mark.clause("aoi.build.atomic")
@pytest.mark.parametrize("counters", [{"berlin/1": "B iron1 3"}, {"chemnitz/1": "B coal1 3"}, {}])
def test_a_build_that_lacks_one_cube_is_not_begun(counters: dict[str, str]) -> None:
    railways = {"berlin-leipzig": "B", "chemnitz-leipzig": "B"}
    table = acting("red", player=FACTORY, counters=counters, railways=railways)
    before = table.position
    assert table.refuses("build factory leipzig/1 with red", "aoi.track.access")
    assert table.refuses("combine factory leipzig/1", "aoi.track.access")
    assert table.position == before
    both = {"berlin/1": "B iron1 3", "chemnitz/1": "B coal1 3"}
    assert "build factory leipzig/1 with red" in acting("red", player=FACTORY, counters=both, railways=railways).moves()


@pytest.mark.clause("aoi.build.atomic")
def test_all_reasons_are_reported_at_once() -> None:
    table = acting("cotton", player=MILL_TWO, counters={"kassel/1": "A cotton2", "frankfurt/1": "B cotton1"})
    assert table.refuses(
        "build cotton frankfurt/1 with red",
        *("aoi.build.card", "aoi.build.card.location", "aoi.over.rival", "aoi.track.access"),
    )
    assert table.refuses("build factory leipzig/1 with cotton", "aoi.build.card.industry", "aoi.build.level.zero")


@pytest.mark.clause("aoi.build.card.industry")
def test_an_industry_card_allows_its_own_industry_alone() -> None:
    railways = {"hamburg-hannover": "A", "cologne-essen": "A"}
    shown = {"cotton": "cotton", "iron": "iron", "coal": "coal", "port": "port", "factory": "factory"}
    counters = {"hamburg/1": "B port1", "essen/1": "B coal1", "essen/3": "C iron1"}
    for card, industry in shown.items():
        table = acting(card, player=FACTORY, counters={**counters, "kiel/1": "A port1"}, railways=railways)
        assert {move.split()[1] for move in table.moves("build")} <= {industry}
        for other in shown:
            if other != card:
                assert table.refuses(f"build {other} hamburg/3 with {card}", "aoi.build.card.industry")
    assert places(acting("cotton", counters={"kiel/1": "A port1"}, railways=railways), "build") == {
        *("hamburg", "hannover", "cologne", "essen"),
    }


@pytest.mark.clause("aoi.build.card.location")
def test_e04_a_location_card_allows_any_industry_in_its_colour() -> None:
    table = acting("brown")
    assert places(table, "build") == {"bohemia", "stuttgart", "augsburg", "munchen", "regensburg"}
    assert {move.split()[1] for move in table.moves("build")} == {"coal", "cotton", "iron"}
    assert all(move.endswith(" with brown") for move in table.moves("build"))
    assert table.refuses("build cotton nuremberg/1 with brown", "aoi.build.card.location")
    far = acting("brown", counters={"kiel/1": "A port1"}, railways={"hamburg-kiel": "A"})
    assert far.moves("build") == table.moves("build")


@pytest.mark.clause("aoi.build.card.location", "aoi.build.space.ship")
def test_a_location_card_serves_the_ship_space_of_its_colour_if_there_is_a_port() -> None:
    for card, port, found in (
        ("light_green", "portland/1", ["gulf_of_maine/1"]),
        ("light_green", "boston/1", []),
        ("red", "providence/1", ["block_island_sound/1"]),
        ("yellow", "boston/1", []),
    ):
        table = acting(card, board=NEW_ENGLAND, player=SHIP_TWO, counters={port: "B port1"})
        assert spaces(table, "build ship") == found


@pytest.mark.clause("aoi.build.reach.rail")
def test_e02a_an_own_railway_must_end_there() -> None:
    counters = {"danzig/1": "A port1"}
    table = acting("cotton", counters=counters, railways={"hannover-kassel": "A"})
    assert spaces(table, "build") == ["hannover/1", "hannover/2", "kassel/1", "kassel/2"]
    rival = acting("cotton", counters=counters, railways={"hannover-kassel": "B"})
    assert rival.moves("build") == []
    assert rival.refuses("build cotton kassel/1 with cotton", "aoi.build.card.industry")


@pytest.mark.clause("aoi.build.reach.rail")
def test_a_railway_that_only_leads_towards_a_place_is_not_enough() -> None:
    railways = {"hannover-kassel": "A", "essen-kassel": "B", "erfurt-kassel": "A"}
    table = acting("cotton", counters={"danzig/1": "A port1"}, railways=railways)
    assert places(table, "build") == {"hannover", "kassel"}
    assert table.refuses("build cotton essen/3 with cotton", "aoi.build.card.industry")
    assert table.refuses("build cotton leipzig/1 with cotton", "aoi.build.card.industry")


@pytest.mark.clause("aoi.build.reach.second")
def test_e02b_a_second_counter_in_a_place_of_four_spaces() -> None:
    counters = {"essen/1": "A coal1"}
    assert spaces(acting("coal", counters=counters), "build") == ["essen/2"]
    higher = acting("coal", counters=counters, player={"display": {"coal1": 0}})
    assert spaces(higher, "build") == ["essen/1", "essen/2"]
    assert spaces(acting("cotton", counters=counters), "build") == ["essen/3", "essen/4"]


@pytest.mark.ruling("R15")
@pytest.mark.clause("aoi.build.reach.second")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_r15_places_of_fewer_spaces_give_no_reach(edition: str) -> None:
    rules: dict[str, object] = {"edition": edition}
    assert acting("iron", counters={"munchen/1": "A cotton1"}, rules=rules).moves("build") == []
    table = acting("cotton", counters={"breslau/1": "A coal1"}, rules=rules)
    assert table.refuses("build cotton breslau/3 with cotton", "aoi.build.card.industry")
    assert spaces(acting("iron", counters={"berlin/2": "A cotton1"}, rules=rules), "build") == [
        *("berlin/1", "berlin/3", "berlin/4"),
    ]
    assert acting("iron", counters={"berlin/2": "B cotton1", "kiel/1": "A port1"}, rules=rules).moves("build") == []


@pytest.mark.ruling("R15")
@pytest.mark.clause("aoi.build.reach.second", "aoi.build.limit.large", "aoi.map.location")
def test_r15_a_place_of_five_spaces_is_large_too(tmp_path: Path) -> None:
    four = '["open", "open", "open", "open"]'
    board = changed(tmp_path, GERMANY, (four, four.replace("]", ', "open"]')))
    table = acting("iron iron", board=board, counters={"berlin/1": "A cotton1"})
    table.do("build iron berlin/5 with iron")
    assert table.counter("berlin/5") == "A iron1 3"
    assert table.why("build iron berlin/3 with iron") == ["aoi.build.limit.large"]


@pytest.mark.clause("aoi.build.reach.second", "aoi.build.limit.large")
def test_there_is_no_third_counter_in_a_large_place() -> None:
    table = acting("iron", counters={"berlin/2": "A cotton1", "berlin/3": "A cotton1"})
    assert table.moves("build") == []
    assert table.why("build iron berlin/1 with iron") == ["aoi.build.limit.large"]


@pytest.mark.clause("aoi.build.reach.own_space")
def test_an_isolated_own_counter_can_be_built_over() -> None:
    table = acting("coal", player={"display": {"coal1": 0}}, counters={"poland/1": "A coal1 2", "kiel/1": "A port1"})
    assert table.moves("build") == ["build coal poland/1 with coal"]
    table.do("build coal poland/1 with coal")
    assert table.counter("poland/1") == "A coal2 4"
    rival = acting("coal", player={"display": {"coal1": 0}}, counters={"poland/1": "B coal1 2", "kiel/1": "A port1"})
    assert rival.refuses("build coal poland/1 with coal", "aoi.build.card.industry")


@pytest.mark.clause("aoi.build.reach.own_space")
def test_the_own_space_gives_no_reach_to_its_neighbour() -> None:
    table = acting("cotton", player=MILL_TWO, counters={"kassel/1": "A cotton1", "essen/1": "B coal1"})
    assert table.refuses("build cotton kassel/2 with cotton", "aoi.build.card.industry")
    joined: dict[str, Any] = {"counters": {"kassel/1": "A cotton1", "essen/1": "B coal1"}}
    table = acting("cotton", player=MILL_TWO, **joined, railways={"essen-kassel": "B"})
    assert spaces(table, "build") == ["kassel/1"]


def ship(rules: dict[str, object] | None = None, **position: Any) -> bool:
    """Whether a ship card lets A build in Massachusetts Bay; otherwise the refusal must be for reach."""
    table = acting("ship", board=NEW_ENGLAND, player=SHIP_TWO, rules=rules, **position)
    move = "build ship massachusetts_bay/1 with ship"
    if move in table.moves():
        return True
    assert table.why(move) == ["aoi.build.reach.ship"]
    return False


@pytest.mark.ruling("R16")
@pytest.mark.clause("aoi.build.reach.ship")
def test_e03_whose_port_a_ship_card_needs() -> None:
    first: dict[str, object] = {"edition": "first"}
    own = {"boston/1": "A port1"}
    assert ship(counters=own) and ship(first, counters=own)
    assert not ship(counters=RIVAL_PORT)
    assert ship(first, counters=RIVAL_PORT)
    assert ship(counters={"boston/1": "B port1"}), "a first counter may stand anywhere"


@pytest.mark.ruling("R16")
@pytest.mark.clause("aoi.build.reach.ship")
def test_an_own_railway_to_anothers_port_serves_a_ship_card() -> None:
    assert ship(counters=RIVAL_PORT, railways={"boston-lowell": "A"})
    assert not ship(counters=RIVAL_PORT, railways={"boston-lowell": "B"})
    assert not ship(counters=RIVAL_PORT, railways={"lowell-salem": "A"}), "no port stands in Salem"
    assert ship(counters={**RIVAL_PORT, "salem/1": "C port1 flipped"}, railways={"lowell-salem": "A"})
    assert not ship(counters={**RIVAL_PORT, "boston/3": "A cotton1"}), "a mill is no port"


@pytest.mark.ruling("R16")
@pytest.mark.clause("aoi.build.reach.ship")
def test_by_switch_a_ship_card_needs_the_own_port() -> None:
    strict: dict[str, object] = {"ship_card_own_port_only": True}
    assert not ship(strict, counters=RIVAL_PORT, railways={"boston-lowell": "A"})
    assert ship(strict, counters={**RIVAL_PORT, "salem/1": "A port1"})
    assert not ship({"edition": "first", **strict}, counters=RIVAL_PORT)


@pytest.mark.clause("aoi.build.reach.ship")
def test_other_ports_than_those_on_its_lanes_do_not_serve_a_ship() -> None:
    table = acting(
        "ship", board=NEW_ENGLAND, player=SHIP_TWO, counters={"portland/1": "A port1", "boston/1": "B port1"}
    )
    assert table.moves("build") == ["build ship gulf_of_maine/1 with ship"]
    assert table.why("build ship new_york_bight/1 with ship") == ["aoi.build.reach.ship", "aoi.build.space.ship"]


@pytest.mark.ruling("R17")
@pytest.mark.clause("aoi.build.reach.first")
@pytest.mark.parametrize("railways", [{}, {"hannover-kassel": "A"}])
def test_a_first_counter_may_stand_anywhere(railways: dict[str, str]) -> None:
    table = acting("coal port red", counters={"kiel/1": "B port1"}, railways=railways)
    assert set(spaces(table, "build coal")) == {
        *("poland/1", "breslau/1", "breslau/2", "chemnitz/1", "mannheim/1", "essen/1", "essen/2"),
        *("belgium/1", "saarbrucken/1", "bohemia/1"),
    }
    assert "build port danzig/2 with port" in table.moves()
    assert table.refuses("build coal kiel/1 with coal", "aoi.build.space.coal")
    assert table.refuses("build port kiel/1 with port", "aoi.over.rival")
    assert places(table, "build cotton", "build iron") == {"berlin", "magdeburg", "leipzig", "dresden", "chemnitz"}
    assert table.refuses("build cotton kassel/1 with red", "aoi.build.card.location")


@pytest.mark.ruling("R17")
@pytest.mark.clause("aoi.build.reach.first")
def test_one_counter_ends_the_free_choice_of_place() -> None:
    table = acting("coal coal").do("build coal poland/1 with coal")
    assert table.moves("build") == []
    assert table.refuses("build coal bohemia/1 with coal", "aoi.build.card.industry")
    flipped = acting("coal", counters={"kiel/1": "A port1 flipped"})
    assert flipped.moves("build") == []


@pytest.mark.ruling("R17")
@pytest.mark.clause("aoi.build.reach.first")
def test_r17_the_free_choice_returns_when_the_only_counter_is_built_over() -> None:
    players = {"A": {"hand": ["coal"], "display": {"coal1": 0}}, "B": {"hand": ["coal", "coal"]}}
    empty = {"1": 0, "2": 0, "3": 0}
    table = Table({"players": players, "counters": {"poland/1": "B coal1 flipped"}, "coal": empty, "actions": 1})
    table.do("build coal poland/1 with coal")
    assert (table.counter("poland/1"), table.turn) == ("A coal2 4", "B")
    assert "build coal essen/2 with coal" in table.moves()
