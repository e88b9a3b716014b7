"""Delivering a cube (clauses 133 to 144)."""

from typing import Any

import pytest

from tests.games.steam.lattice import LATTICE, ROW, carrying, chain, net, row, start_of
from tests.games.steam.phases import each
from tests.games.steam.table import Table, moving

ONCE: dict[str, object] = {"town_once": True}
LOOP = ("t3 t4 A", "t4 u4 A", "u4 u3 A", "u3 t4 A", "t4 t5 A")
"""A town that a cube can pass twice on its way from t3 to t5."""


def scores(table: Table) -> list[str]:
    """The points to be scored, the first seat to choose first."""
    return [words.removeprefix("score ") for words in reversed(table.position["pending"]) if "score" in words]


def looping(rules: dict[str, object] | None = None, level: int = 5) -> Table:
    """A red cube at t3 that could go round by u4 and u3."""
    return carrying(*LOOP, cities={"t3": "grey", "t5": "red"}, goods={"t3": "red"}, level=level, rules=rules)


def doubled(straight: str, other: str, *links: str, **more: Any) -> Table:
    """Two links between t5 and red: a straight one, and another that leaves t5 to the south."""
    position = net("t5 red " + straight, *links, cities=more.pop("cities", {}))
    position["track"] |= {"k6": "n-se", "l6": "ne-nw"}
    position["links"]["red/sw"] = f"{other} t5/s"
    if "t5" in position["track"]:
        position["track"]["t5"] += "+s"
    level = {"A": {"locomotive": more.pop("level", 6)}}
    return moving(board=LATTICE, players=level, **position, **more)


@pytest.mark.clause("steam.deliver.source")
def test_a_cube_may_start_where_the_mover_has_no_link() -> None:
    table = row("BA").do("deliver t4 red", "points", "points")
    assert each(table, "points") == [1, 1, 0]


@pytest.mark.clause("steam.deliver.source")
@pytest.mark.parametrize("seat", "ABC")
def test_any_seat_may_move_any_cube(seat: str) -> None:
    levels = {letter: {"locomotive": 3} for letter in "ABC"}
    table = row("ABC", players=levels, turn=seat)
    assert "deliver t3 red" in table.moves()
    assert row("ABC", players={**levels, seat: {"locomotive": 2}}, level=2, turn=seat).moves("deliver") == []


@pytest.mark.clause("steam.deliver.source")
def test_there_must_be_such_a_cube_and_towns_have_none() -> None:
    table = row("AA")
    assert table.refuses("deliver t4 blue", "steam.deliver.source")
    assert table.refuses("deliver red red", "steam.deliver.source")
    assert table.refuses("deliver t5 red", "steam.map.town")


@pytest.mark.clause("steam.deliver.source")
def test_every_cube_of_every_city_that_can_be_delivered_is_offered_once() -> None:
    goods = {"t4": "red blue", "red": "yellow", "u4": "red"}
    table = carrying("t4 t5 A", "t5 red A", "t4 u4 A", cities={"t4": "grey", "u4": "blue"}, goods=goods)
    assert sorted(table.moves("deliver")) == ["deliver t4 blue", "deliver t4 red", "deliver u4 red"]


@pytest.mark.clause("steam.deliver.complete")
def test_an_incomplete_link_carries_nothing() -> None:
    table = carrying("t5 red A", open_ends=("t4 t5 A",), cities={"t4": "grey"}, goods={"t4": "red"})
    assert table.refuses("deliver t4 red", "steam.deliver.complete")
    assert "deliver t4 red" in row("AA").moves()


@pytest.mark.clause("steam.deliver.complete")
def test_no_cube_leaves_by_an_edge_without_a_link() -> None:
    table = looping().do("deliver t3 red")
    assert table.refuses("via t4/ne", "steam.deliver.complete")


@pytest.mark.clause("steam.deliver.colour")
def test_the_route_ends_in_a_city_of_the_cubes_colour() -> None:
    table = carrying("t5 red A", cities={"t5": "grey"}, goods={"t5": "red blue"})
    assert table.moves("deliver") == ["deliver t5 red"]
    assert table.refuses("deliver t5 blue", "steam.deliver.complete")


@pytest.mark.clause("steam.deliver.colour")
@pytest.mark.parametrize(("colour", "fits"), [("grey", True), ("blue", False), ("red", False)])
def test_grey_cubes_need_a_grey_new_city(colour: str, fits: bool) -> None:
    table = carrying("t5 red A", "t5 t4 A", cities={"t4": colour}, goods={"red": "grey"})
    if fits:
        assert scores(table.do("deliver red grey")) == ["A 2"]
    else:
        assert table.refuses("deliver red grey", "steam.deliver.colour")


@pytest.mark.clause("steam.deliver.colour")
def test_a_cube_in_the_only_city_of_its_colour_stays() -> None:
    table = carrying("t4 t5 A", cities={"t4": "grey", "t5": "yellow"}, goods={"t4": "grey yellow", "yellow": "grey"})
    assert table.refuses("deliver t4 grey", "steam.deliver.colour")
    assert table.moves("deliver") == ["deliver t4 yellow"]


@pytest.mark.clause("steam.deliver.colour")
def test_cities_of_other_colours_are_passed() -> None:
    table = carrying("t5 red A", "red blue A", cities={"t5": "grey"}, goods={"t5": "blue"})
    assert scores(table.do("deliver t5 blue")) == ["A 2"]


@pytest.mark.ruling("R24")
@pytest.mark.clause("steam.deliver.first")
@pytest.mark.parametrize("level", [1, 2, 6])
def test_r24_the_cube_stops_in_the_first_city_of_its_colour(level: int) -> None:
    table = carrying("t4 t5 A", "t5 red A", cities={"t4": "grey", "t5": "red"}, goods={"t4": "red"}, level=level)
    assert scores(table.do("deliver t4 red")) == ["A 1"]


@pytest.mark.clause("steam.deliver.first")
def test_it_may_not_pass_such_a_city_to_make_a_route_fair() -> None:
    links = ("t4 t5 B", "t5 red A")
    table = carrying(*links, cities={"t4": "grey", "t5": "red"}, goods={"t4": "red"})
    assert table.refuses("deliver t4 red", "steam.deliver.own1")
    passing = carrying(*links, cities={"t4": "grey", "t5": "yellow"}, goods={"t4": "red"})
    assert scores(passing.do("deliver t4 red")) == ["A 1", "B 1"]


@pytest.mark.ruling("R43")
@pytest.mark.clause("steam.deliver.notback")
def test_r43_a_cube_in_a_city_of_its_colour_may_go_to_another() -> None:
    table = carrying("t5 red A", cities={"t5": "red"}, goods={"red": "red", "t5": "red"})
    assert table.moves("deliver") == ["deliver red red", "deliver t5 red"]


@pytest.mark.clause("steam.deliver.notback")
def test_a_delivery_does_not_return_to_its_source() -> None:
    ring = ("scarlet v1 A", "v1 u1 A", "u1 scarlet A")
    table = carrying(*ring, goods={"scarlet": "red"})
    assert table.refuses("deliver scarlet red", "steam.deliver.complete")
    out = carrying(*ring, "u1 u2 A", "u1 t2 A", "t2 u2 A", cities={"u2": "red"}, goods={"scarlet": "red"})
    out.do("deliver scarlet red")
    assert out.moves() == ["via scarlet/ne", "via scarlet/se"]
    out.do("via scarlet/se")
    assert out.position["pending"][-1] == "route scarlet red scarlet/se v1/n"
    assert out.moves() == ["via u1/ne", "via u1/se"]
    assert out.refuses("via u1/sw", "steam.deliver.notback")
    assert scores(out.do("via u1/se")) == ["A 3"]


@pytest.mark.clause("steam.deliver.city_once")
def test_no_city_is_passed_twice() -> None:
    links = ("t3 u3 A", "u3 v2 A", "v2 v3 A", "v3 u3 A", "v3 u4 A", "v3 v4 A", "v4 u4 A")
    table = carrying(*links, cities={"t3": "grey", "u3": "yellow", "u4": "red"}, goods={"t3": "red"})
    table.do("deliver t3 red")
    assert table.moves() == ["via u3/s", "via u3/sw"]
    table.do("via u3/sw")
    assert table.moves() == ["via v3/ne", "via v3/se"]
    assert table.refuses("via v3/n", "steam.deliver.city_once")


@pytest.mark.clause("steam.deliver.city_once")
@pytest.mark.parametrize(("cities", "choice"), [({}, True), ({"t4": "yellow"}, False)])
def test_a_city_bars_the_loop_that_a_town_allows(cities: dict[str, str], choice: bool) -> None:
    cities = {"t3": "grey", "t5": "red", **cities}
    table = carrying(*LOOP, cities=cities, goods={"t3": "red"}, level=5).do("deliver t3 red")
    assert table.moves("via") == (["via t4/se", "via t4/s", "via t4/sw"] if choice else [])
    assert scores(table) == ([] if choice else ["A 2"])


@pytest.mark.ruling("R23")
@pytest.mark.clause("steam.deliver.towns")
@pytest.mark.parametrize("way", ["via t4/s", "via t4/sw"])
def test_r23_a_town_may_be_passed_twice_with_enough_links(way: str) -> None:
    table = looping().do("deliver t3 red")
    assert table.moves() == ["via t4/se", "via t4/s", "via t4/sw"]
    assert scores(table.do(way)) == ["A 5"]
    assert scores(looping().do("deliver t3 red", "via t4/se")) == ["A 2"]
    assert scores(looping(level=4).do("deliver t3 red")) == ["A 2"], "round the loop it takes five"


@pytest.mark.ruling("R23")
@pytest.mark.clause("steam.deliver.towns")
def test_r23_with_the_switch_a_town_is_passed_once() -> None:
    assert scores(looping(ONCE).do("deliver t3 red")) == ["A 2"]
    links = (*LOOP, "u4 t5 A", "u4 u5 A", "u5 t5 A")
    position: dict[str, Any] = {"cities": {"t3": "grey", "t5": "red"}, "goods": {"t3": "red"}, "rules": ONCE}
    table = carrying(*links, **position).do("deliver t3 red", "via t4/sw")
    assert table.moves() == ["via u4/ne", "via u4/se"]
    assert table.refuses("via u4/n", "steam.deliver.towns")


@pytest.mark.clause("steam.deliver.towns")
@pytest.mark.parametrize("rules", [{}, ONCE])
def test_no_link_is_used_twice(rules: dict[str, object]) -> None:
    table = carrying(
        *("t3 t4 A", "t4 t5 A", "t4 u4 A", "u4 t5 A"),
        cities={"t3": "grey", "t5": "red"},
        goods={"t3": "red"},
        rules=rules,
    ).do("deliver t3 red")
    assert table.moves() == ["via t4/se", "via t4/s"]
    assert table.refuses("via t4/nw", "steam.deliver.towns")
    dead_end = carrying("t4 t5 A", "t5 u5 A", "t5 red A", cities={"t4": "grey"}, goods={"t4": "red"}, rules=rules)
    assert scores(dead_end.do("deliver t4 red")) == ["A 2"], "not to u5 and back"


@pytest.mark.clause("steam.deliver.towns")
def test_each_stretch_between_places_is_one_link_of_any_length() -> None:
    table = doubled("B", "A", cities={"t5": "grey"}, goods={"t5": "red"}, level=1)
    assert scores(table.do("deliver t5 red")) == ["A 1"]


@pytest.mark.clause("steam.deliver.own1")
def test_a_delivery_needs_an_own_link() -> None:
    assert row("B").refuses("deliver t5 red", "steam.deliver.own1")
    assert row("A").moves("deliver") == ["deliver t5 red"]


@pytest.mark.clause("steam.deliver.own1")
@pytest.mark.parametrize("owners", ["B", "-", "BC", "--", "B-C"])
def test_an_own_link_elsewhere_does_not_help(owners: str) -> None:
    start = ROW[-len(owners) - 1]
    table = carrying(*chain(owners), "u1 u2 A", cities={start: "grey"}, goods={start: "red"})
    assert table.refuses(start_of(owners), "steam.deliver.own1")


@pytest.mark.clause("steam.deliver.majority")
@pytest.mark.parametrize(
    "owners",
    ["AB", "BA", "AAB", "ABC", "ABAB", "BBAA", "AABBC", "CABAB", "ABCD", "DCBA", "ABCABC", "AAABBB", "ABCD--"],
)
def test_own_links_as_many_as_those_of_any_other_seat_are_enough(owners: str) -> None:
    table = row(owners, seats=4, level=len(owners))
    table.do(start_of(owners))
    assert scores(table)[0] == f"A {owners.count('A')}"


@pytest.mark.clause("steam.deliver.majority")
@pytest.mark.parametrize("owners", ["ABB", "BAB", "BBA", "ABBC", "AABBB", "BBBAA", "ABCC", "ABCDD", "AACCCB", "ADD---"])
def test_fewer_links_than_any_one_other_seat_are_too_few(owners: str) -> None:
    for level in (len(owners), 6):
        assert row(owners, seats=4, level=level).refuses(start_of(owners), "steam.deliver.majority")


@pytest.mark.clause("steam.deliver.majority")
def test_e19_five_links_of_three_and_of_two_seats() -> None:
    assert scores(row("AABBC", level=5).do(start_of("AABBC"))) == ["A 2", "B 2", "C 1"]
    assert row("AABBB", level=5).refuses(start_of("AABBB"), "steam.deliver.majority")


@pytest.mark.clause("steam.deliver.majority")
def test_the_majority_is_that_of_the_mover() -> None:
    levels = {"B": {"locomotive": 3}}
    assert "deliver t3 red" in row("ABB", turn="B", players=levels).moves()
    assert row("ABA", turn="B", players=levels).refuses("deliver t3 red", "steam.deliver.majority")


@pytest.mark.clause("steam.deliver.majority")
def test_only_ways_that_can_still_become_fair_are_offered() -> None:
    links = ("t4 t5 B", "t5 red B", "t4 u4 B", "u4 u5 A", "u5 red A", "t5 u5 A")
    table = carrying(*links, cities={"t4": "grey"}, goods={"t4": "red"}, level=3).do("deliver t4 red")
    assert table.moves() == ["via t4/se", "via t4/s"]
    table.do("via t4/se")
    assert scores(table) == ["A 2", "B 1"], "straight on, B would have both links"


@pytest.mark.clause("steam.deliver.majority", "steam.deliver.route")
def test_a_link_that_leads_nowhere_or_not_fairly_is_refused() -> None:
    links = ("u5 red B", "u5 t5 A", "t5 red A", "u5 blue A", "blue red A", "u5 v5 A")
    table = carrying(*links, cities={"u5": "grey"}, goods={"u5": "red"}).do("deliver u5 red")
    assert table.moves() == ["via u5/n", "via u5/se"]
    assert table.refuses("via u5/ne", "steam.deliver.own1")
    assert table.refuses("via u5/s", "steam.deliver.route")


@pytest.mark.ruling("R26")
@pytest.mark.clause("steam.deliver.orphan")
@pytest.mark.parametrize("owners", ["A--", "-A-", "--A", "A-----", "AB----"])
def test_r26_unowned_links_are_usable_and_score_for_no_seat(owners: str) -> None:
    table = row(owners, level=len(owners)).do(start_of(owners))
    assert scores(table) == [f"{seat} 1" for seat in "AB" if seat in owners]
    for seat in scores(table):
        assert table.turn == seat[0]
        table.do("points")
    assert each(table, "points") == [owners.count(seat) for seat in "ABC"]
    assert row(owners, level=len(owners) - 1).refuses(start_of(owners), "steam.loco.reach")


@pytest.mark.clause("steam.deliver.route")
def test_of_two_links_between_the_same_places_only_the_movers_serves_alone() -> None:
    table = doubled("B", "A", cities={"t5": "grey"}, goods={"t5": "red"}).do("deliver t5 red")
    assert scores(table) == ["A 1"]
    own = doubled("A", "A", cities={"t5": "grey"}, goods={"t5": "red"}).do("deliver t5 red")
    assert own.moves() == ["via t5/se", "via t5/s"]
    assert own.refuses("via t4/se", "steam.deliver.route")


@pytest.mark.clause("steam.deliver.route")
@pytest.mark.parametrize(("way", "then"), [("via t5/se", ["A 1", "B 1"]), ("via t5/s", ["A 2"])])
def test_the_mover_chooses_among_parallel_links(way: str, then: list[str]) -> None:
    table = doubled("B", "A", "t4 t5 A", cities={"t4": "grey"}, goods={"t4": "red"}, level=2)
    table.do("deliver t4 red")
    assert table.moves() == ["via t5/se", "via t5/s"]
    assert scores(table.do(way)) == then


@pytest.mark.clause("steam.deliver.bag")
def test_the_delivered_cube_goes_to_the_bag() -> None:
    table = carrying("t5 red A", cities={"t5": "grey"}, goods={"t5": "red red"})
    before = table.position["bag"]
    table.do("deliver t5 red", "points")
    assert table.position["bag"] == {**before, "red": before["red"] + 1}
    assert table.position["goods"] == {"t5": "red"}


def map_of_the_book(level: int, goods: str = "red blue") -> Table:
    """The rulebook's delivery example: A is green, B is black."""
    links = ("t5 red A", "red u5 A", "t5 u4 B", "u4 u5 A", "u5 v5 A", "v5 v4 B", "v4 v3 A")
    cities = {"t5": "grey", "u5": "red", "u4": "blue", "v4": "purple", "v3": "yellow"}
    return carrying(*links, cities=cities, goods={"t5": goods}, level=level)


@pytest.mark.clause("steam.deliver.first", "steam.deliver.majority", "steam.loco.reach", "steam.points.count")
def test_e20_the_delivery_map() -> None:
    assert map_of_the_book(1).moves("deliver") == ["deliver t5 red"]
    assert scores(map_of_the_book(1).do("deliver t5 red")) == ["A 1"]
    red = map_of_the_book(2).do("deliver t5 red")
    assert red.moves() == ["via t5/se", "via t5/sw"]
    assert scores(red.do("via t5/sw")) == ["A 1", "B 1"]
    assert scores(map_of_the_book(2).do("deliver t5 red", "via t5/se")) == ["A 1"]
    assert map_of_the_book(2).refuses("deliver t5 blue", "steam.deliver.own1")
    assert scores(map_of_the_book(3).do("deliver t5 blue")) == ["A 3"]
    assert map_of_the_book(3, "yellow purple").refuses("deliver t5 purple", "steam.loco.reach")
    assert scores(map_of_the_book(4, "yellow purple").do("deliver t5 purple", "via t5/se")) == ["A 3", "B 1"]
    assert map_of_the_book(4, "yellow purple").refuses("deliver t5 yellow", "steam.loco.reach")
    yellow = map_of_the_book(5, "yellow purple").do("deliver t5 yellow")
    assert yellow.moves() == ["via t5/se", "via t5/sw"]
    assert scores(yellow.do("via t5/sw")) == ["A 3", "B 2"]
    assert scores(map_of_the_book(5, "yellow purple").do("deliver t5 yellow", "via t5/se")) == ["A 4", "B 1"]
