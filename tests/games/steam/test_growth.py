"""City growth and the supply (clauses 124 to 127)."""

from typing import Any

import pytest

from ironmaster.kit.hexes import EDGES
from tests.games.steam.phases import SUPPLY, acting, each
from tests.games.steam.table import HERE, STANDARD, Table, lay

CITIES = ["grow city_a", "grow city_b", "grow city_c", "grow city_d"]
NONE = [""] * 12


def growing(**more: Any) -> Table:
    """A builds with the City Growth tile."""
    return acting("city_growth", **more)


@pytest.mark.clause("steam.growth.do")
@pytest.mark.parametrize("city", ["city_a", "city_b", "city_c", "city_d"])
@pytest.mark.parametrize(("space", "cubes"), [(1, "red blue"), (2, "grey grey"), (3, "yellow purple")])
def test_all_cubes_of_a_space_and_a_marker_go_to_any_city(city: str, space: int, cubes: str) -> None:
    table = growing()
    assert table.moves("grow") == CITIES
    table.do(f"grow {city}")
    assert (table.moves(), table.turn) == (["supply 1", "supply 2", "supply 3"], "A")
    table.do(f"supply {space}")
    assert (table.position["goods"], table.position["grown"]) == ({city: cubes}, [city])
    assert table.position["supply"] == [*SUPPLY[: space - 1], "", *SUPPLY[space:]]
    assert (table.cash(), table.position["tiles_left"]) == (30, 3), "paid when it was taken, and no track tile"


@pytest.mark.clause("steam.growth.do")
def test_new_cubes_join_those_that_are_there() -> None:
    table = growing(goods={"city_b": "red blue blue", "city_c": "grey"}).do("grow city_b", "supply 1")
    assert table.position["goods"] == {"city_b": "red red blue blue blue", "city_c": "grey"}


@pytest.mark.clause("steam.growth.do")
@pytest.mark.parametrize("rules", [{}, STANDARD])
def test_only_the_holder_of_the_tile_grows_a_city_and_once(rules: dict[str, object]) -> None:
    assert growing(rules=rules, order=["B", "A", "C"]).refuses("grow city_a", "steam.growth.do")
    table = growing(rules=rules).do("grow city_a", "supply 1")
    assert table.refuses("grow city_b", "steam.action.pass")
    assert table.moves("grow") == []
    assert growing(rules=rules, players={"A": {"due": False}}).refuses("grow city_a", "steam.action.pass")


@pytest.mark.clause("steam.growth.do")
def test_growth_fits_between_track_tiles() -> None:
    table = growing().do(lay(0, 1, "0-3"), "grow city_d", "supply 3", lay(0, 2, "0-3"), "stop")
    assert (table.position["grown"], table.turn) == (["city_d"], "B")


@pytest.mark.clause("steam.growth.once")
def test_a_city_grows_once() -> None:
    table = growing(grown=["city_a", "city_c"])
    assert table.moves("grow") == ["grow city_b", "grow city_d"]
    assert table.refuses("grow city_a", "steam.growth.once")
    assert table.refuses("grow city_c", "steam.growth.once")


@pytest.mark.clause("steam.growth.once")
def test_growth_lapses_when_all_cities_have_grown() -> None:
    table = growing(grown=["city_a", "city_b", "city_c", "city_d"])
    assert table.moves("grow", "stop") == ["stop"]
    one_left = growing(grown=["city_a", "city_b", "city_d"])
    assert one_left.moves("grow", "stop") == ["grow city_c"]


@pytest.mark.clause("steam.comp.growth", "steam.growth.do")
@pytest.mark.parametrize(("grown", "left"), [(9, 3), (10, 0)])
def test_there_are_ten_growth_markers(grown: int, left: int) -> None:
    cities = [f"{where}_{edge}" for where in ("plain", "town") for edge in EDGES]
    table = growing(board=str(HERE / "flowers.toml"), grown=cities[:grown], round=10)
    assert len(table.moves("grow")) == left
    if not left:
        assert table.refuses(f"grow {cities[-1]}", "steam.comp.growth")


@pytest.mark.clause("steam.supply.norefill")
def test_an_emptied_space_stays_empty() -> None:
    table = growing(round=1, players={"A": {"due": True}, "B": {"due": True}}, tiles={"B": "urbanization"})
    table.do("grow city_a", "supply 1", "stop", "urbanize town_t grey")
    assert table.refuses("supply 1", "steam.supply.norefill")
    assert table.moves() == ["supply 2", "supply 3"]
    table.do("supply 3", "stop", "stop", *["pass"] * 6)
    assert (table.position["phase"], table.position["round"]) == ("actions", 2)
    assert table.position["supply"] == ["", "grey grey", *[""] * 10]


@pytest.mark.clause("steam.supply.norefill")
def test_delivered_cubes_do_not_come_back_to_the_supply() -> None:
    position: dict[str, Any] = {"track": {"d1": "se-nw"}, "links": {"city_a/se": "A city_d/nw"}}
    table = growing(**position).do("grow city_a", "supply 3", "stop", "stop", "stop", "pass")
    table.do("deliver city_a purple", "points")
    assert table.position["supply"] == ["red blue", "grey grey", *[""] * 10]
    assert table.position["goods"] == {"city_a": "yellow"}


@pytest.mark.clause("steam.supply.empty")
@pytest.mark.parametrize("rules", [{}, STANDARD])
def test_a_new_city_is_placed_without_cubes_when_all_spaces_are_empty(rules: dict[str, object]) -> None:
    table = acting("urbanization", supply=NONE, rules=rules).do("urbanize town_t red")
    assert (table.position["new_cities"], table.position["goods"]) == ({"town_t": "red"}, {})
    assert ("stop" in table.moves(), each(table, "due")) == (True, [False, False, False])


@pytest.mark.clause("steam.supply.empty")
@pytest.mark.parametrize("rules", [{}, STANDARD])
def test_growth_is_impossible_when_all_spaces_are_empty(rules: dict[str, object]) -> None:
    table = growing(supply=NONE, rules=rules)
    assert table.refuses("grow city_a", "steam.supply.empty")
    assert table.moves("grow", "stop") == ["stop"]
    assert growing(supply=[*NONE[:11], "red red"], rules=rules).moves("grow") == CITIES


@pytest.mark.clause("steam.supply.empty")
def test_impossible_growth_cannot_be_paid_but_urbanization_can() -> None:
    players = {seat: {"cash": 9} for seat in "ABC"}
    table = Table({"players": players}).do("take city_growth")
    assert table.moves() == ["pass"]
    assert table.refuses("pay", "steam.supply.empty")
    table.do("pass", "take urbanization")
    assert table.moves() == ["pay", "pass"]
    with_cubes = Table({"players": players, "supply": SUPPLY}).do("take city_growth")
    assert with_cubes.do("pay").cash() == 7
