"""Urbanization (clauses 114 to 123)."""

from typing import Any

import pytest

from tests.games.steam.lattice import LATTICE, carrying, net
from tests.games.steam.phases import SUPPLY, acting, each
from tests.games.steam.table import STANDARD, Table, at, building, lay

NORTH = {at(0, 1): "n-s", at(0, 2): "n-s"}
AROUND_U3 = ("u4", "t4", "t3", "u2", "v2", "v3")
LOOP: dict[str, Any] = {
    "track": {**NORTH, "town_t": "n+se", at(1, 3): "sw-nw", at(0, 4): "n-ne"},
    "links": {"city_a/s": "A town_t/n"},
    "incomplete": {"town_t/se": "A c5/n"},
}
"""A run that leaves town T and comes back to its bare side."""


def urbanizing(**more: Any) -> Table:
    """A builds with the Urbanization tile."""
    return acting("urbanization", **more)


@pytest.mark.clause("steam.urban.where")
def test_any_town_may_be_chosen_with_or_without_track() -> None:
    bare = urbanizing()
    assert {move.split()[1] for move in bare.moves("urbanize")} == {"town_t", "town_u"}
    laid = urbanizing(track={**NORTH, "town_t": "n"}, links={"city_a/s": "B town_t/n"})
    assert {move.split()[1] for move in laid.moves("urbanize")} == {"town_t", "town_u"}


@pytest.mark.clause("steam.urban.where")
def test_no_city_is_urbanized_printed_or_new() -> None:
    assert urbanizing().refuses("urbanize city_a grey", "steam.urban.where")
    table = urbanizing(new_cities={"town_t": "grey"})
    assert table.refuses("urbanize town_t grey", "steam.urban.where")
    assert {move.split()[1] for move in table.moves("urbanize")} == {"town_u"}


@pytest.mark.clause("steam.urban.where")
@pytest.mark.parametrize("rules", [{}, STANDARD])
def test_only_the_holder_of_the_tile_urbanizes_and_once(rules: dict[str, object]) -> None:
    table = urbanizing(rules=rules)
    assert urbanizing(rules=rules, order=["B", "A", "C"]).refuses("urbanize town_t grey", "steam.urban.where")
    table.do("urbanize town_t grey", "supply 1")
    assert table.refuses("urbanize town_u grey", "steam.action.pass")
    assert table.moves("urbanize") == []


@pytest.mark.clause("steam.urban.where")
def test_a_tile_that_was_not_paid_gives_no_city() -> None:
    table = urbanizing(players={"A": {"due": False}})
    assert table.refuses("urbanize town_t grey", "steam.action.pass")


@pytest.mark.clause("steam.urban.colour")
def test_every_colour_that_is_left_is_offered_once() -> None:
    table = urbanizing(board=LATTICE, new_cities={"t1": "grey", "t2": "red", "t3": "grey"})
    offered = [move.split()[2] for move in table.moves("urbanize t4 ")]
    assert sorted(offered) == ["blue", "grey", "purple", "yellow"]
    assert table.refuses("urbanize t4 red", "steam.comp.newcity")


@pytest.mark.clause("steam.urban.colour")
@pytest.mark.parametrize("colour", ["red", "blue", "yellow", "purple", "grey"])
def test_the_new_city_has_the_colour_of_its_tile(colour: str) -> None:
    table = urbanizing().do(f"urbanize town_u {colour}", "supply 2")
    assert table.position["new_cities"] == {"town_u": colour}
    assert table.position["goods"] == {"town_u": "grey grey"}


@pytest.mark.clause("steam.urban.remove")
def test_a_town_tile_goes_back_and_bare_stubs_vanish_with_their_markers() -> None:
    track = {**NORTH, "town_t": "n+se+sw", at(1, 3): "se-nw"}
    incomplete = {"town_t/se": "A d4/se", "town_t/sw": "A town_t/sw"}
    table = urbanizing(track=track, links={"city_a/s": "A town_t/n"}, incomplete=incomplete)
    assert table.position["stock"]["T31"] == 3
    table.do("urbanize town_t grey", "supply 1")
    assert table.links == {"city_a/s": "A town_t/n"}
    assert table.incomplete == {"town_t/se": "A d4/se"}
    assert (table.position["stock"]["T31"], each(table, "incomplete")) == (4, [1, 0, 0])
    assert "town_t" not in table.track


@pytest.mark.clause("steam.urban.remove")
def test_runs_of_all_owners_keep_them() -> None:
    track = {**NORTH, "town_t": "n+se+s+sw", at(1, 3): "se-nw", at(0, 4): "n-s"}
    links = {"city_a/s": "B town_t/n"}
    incomplete = {"town_t/se": "C d4/se", "town_t/s": "- c5/s", "town_t/sw": "B town_t/sw"}
    table = urbanizing(track=track, links=links, incomplete=incomplete).do("urbanize town_t grey", "supply 1")
    assert table.links == {"city_a/s": "B town_t/n"}
    assert table.incomplete == {"town_t/se": "C d4/se", "town_t/s": "- c5/s"}


@pytest.mark.clause("steam.urban.remove")
def test_a_run_extended_in_the_build_stays_extended() -> None:
    track = {**NORTH, "town_t": "n+s"}
    table = urbanizing(track=track, links={"city_a/s": "A town_t/n"}, incomplete={"town_t/s": "A town_t/s"})
    table.do(lay(0, 4, "0-3"), "urbanize town_t grey", "supply 1", "stop")
    assert table.incomplete == {"town_t/s": "A c5/s"}


@pytest.mark.clause("steam.urban.remove")
def test_a_stub_laid_in_the_build_leaves_no_trace() -> None:
    table = urbanizing(track=NORTH, incomplete={"city_a/s": "A c3/s"})
    table.do("lay town_t n+s+nw", "urbanize town_t grey", "supply 1")
    assert (table.incomplete, table.links) == ({}, {"city_a/s": "A town_t/n"})
    table.do(lay(0, 4, "0-3"), "stop")
    assert table.incomplete == {"town_t/s": "A c5/s"}


@pytest.mark.clause("steam.urban.completes")
def test_runs_from_all_sides_are_complete_at_once_for_their_owners() -> None:
    open_ends = tuple(f"{place} u3 {owner}" for place, owner in zip(AROUND_U3, "ABCBCB", strict=True))
    table = urbanizing(board=LATTICE, **net(open_ends=open_ends, cities={"t4": "red", "v2": "grey"}))
    assert each(table, "incomplete") == [1, 3, 2]
    table.do("urbanize u3 grey", "supply 1")
    assert table.incomplete == {}
    assert set(table.links.values()) == {
        *("B u3/ne", "C u3/n", "A u4/nw", "B v3/n", "C v2/ne", "B u3/nw"),
    }
    assert each(table, "links") == [1, 3, 2]
    assert table.do("stop").links["t3/s"] == "C u3/n", "and are not lost any more"


@pytest.mark.clause("steam.urban.completes")
def test_track_that_passes_by_is_not_completed() -> None:
    table = urbanizing(track={at(0, 1): "n-s", at(0, 2): "n-se"}, incomplete={"city_a/s": "A c3/se"})
    table.do("urbanize town_t grey", "supply 1")
    assert (table.links, table.incomplete) == ({}, {"city_a/s": "A c3/se"})


@pytest.mark.clause("steam.urban.claims")
@pytest.mark.parametrize("seat", "ABC")
def test_an_unowned_run_that_is_completed_goes_to_the_urbanizing_seat(seat: str) -> None:
    tiles = {"A": "engineer", "B": "first_move", "C": "locomotive", seat: "urbanization"}
    table = building(
        tiles=tiles, players={seat: {"due": True}}, turn=seat, track=NORTH, incomplete={"city_a/s": "- c3/s"}
    )
    table.do("urbanize town_t grey")
    assert (table.links, table.player(seat)["links"]) == ({"city_a/s": f"{seat} town_t/n"}, 1)


@pytest.mark.ruling("R19")
@pytest.mark.clause("steam.urban.claims")
def test_r19_even_a_run_from_a_foreign_town() -> None:
    position = net("t3 t4 B", open_ends=("t3 u3 -", "t4 u3 C"))
    table = urbanizing(board=LATTICE, **position).do("urbanize u3 grey", "supply 1")
    assert table.links == {"t3/se": "B t4/nw", "t3/s": "A u3/n", "t4/sw": "C u3/ne"}
    assert each(table, "links") == [1, 1, 1]


@pytest.mark.ruling("R20")
@pytest.mark.clause("steam.urban.stublink")
def test_r20_a_link_of_a_stub_alone_stays_across_the_edge() -> None:
    table = urbanizing(board="northeast", goods={"boston": "red"}).do("lay new_haven sw")
    assert (table.cash(), table.links) == (28, {"new_york/ne": "A new_haven/sw"})
    table.do("urbanize new_haven grey", "supply 2")
    assert (table.links, table.track, table.player("A")["links"]) == ({"new_york/ne": "A new_haven/sw"}, {}, 1)
    assert table.position["stock"]["T11"] == 4
    table.do("stop", "stop", "stop", "pass", "pass", "pass")
    assert table.player("A")["worth"] == 1


@pytest.mark.ruling("R20")
@pytest.mark.clause("steam.urban.stublink")
def test_r20_a_link_across_the_edge_is_used_like_any_other() -> None:
    across: dict[str, Any] = {"new_cities": {"new_haven": "grey"}, "links": {"new_york/ne": "A new_haven/sw"}}
    table = building(board="northeast", goods={"new_york": "grey"}, **across).do("stop", "stop", "stop")
    assert table.turn == "B"
    table.do("pass", "deliver new_york grey", "points")
    assert each(table, "points") == [1, 0, 0]


@pytest.mark.clause("steam.urban.stublink")
def test_neighbouring_cities_without_such_a_link_are_not_linked() -> None:
    table = urbanizing(board="northeast").do("urbanize new_haven grey", "supply 1")
    assert (table.links, each(table, "links")) == ({}, [0, 0, 0])


@pytest.mark.clause("steam.urban.goods")
@pytest.mark.parametrize(("space", "cubes"), [(1, "red blue"), (2, "grey grey"), (3, "yellow purple")])
def test_all_cubes_of_one_space_go_to_the_new_city(space: int, cubes: str) -> None:
    table = urbanizing().do("urbanize town_t blue")
    assert table.moves() == ["supply 1", "supply 2", "supply 3"]
    assert table.refuses("supply 4", "steam.supply.norefill")
    assert table.refuses("stop", "steam.urban.goods")
    table.do(f"supply {space}")
    assert table.position["goods"] == {"town_t": cubes}
    left = [*SUPPLY[: space - 1], "", *SUPPLY[space:]]
    assert table.position["supply"] == left


@pytest.mark.clause("steam.urban.goods")
def test_cubes_of_other_cities_stay_where_they_are() -> None:
    table = urbanizing(goods={"city_a": "blue", "town_u": "grey"}, new_cities={"town_u": "red"})
    table.do("urbanize town_t grey", "supply 2")
    assert table.position["goods"] == {"city_a": "blue", "town_t": "grey grey", "town_u": "grey"}


@pytest.mark.clause("steam.urban.marker")
def test_e16_a_new_city_never_grows() -> None:
    table = acting("city_growth", new_cities={"town_t": "red"})
    assert table.refuses("grow town_t", "steam.urban.marker")
    assert table.moves("grow") == ["grow city_a", "grow city_b", "grow city_c", "grow city_d"]


@pytest.mark.clause("steam.urban.now")
def test_track_may_start_at_the_new_city_in_the_same_build() -> None:
    table = urbanizing()
    assert table.refuses(lay(2, 4, "0-3"), "steam.track.anchor")
    table.do("urbanize town_u grey", "supply 1", lay(2, 4, "0-3"))
    assert table.incomplete == {"town_u/s": "A e6/s new"}


@pytest.mark.clause("steam.urban.now")
def test_cubes_leave_and_reach_the_new_city_in_the_same_turn() -> None:
    table = urbanizing(track=NORTH, incomplete={"city_a/s": "A c3/s"}, goods={"city_a": "grey"})
    table.do("urbanize town_t grey", "supply 1", "stop", "stop", "stop", "pass")
    assert table.turn == "A"
    table.do("deliver town_t red", "points", "pass", "pass", "deliver city_a grey", "income")
    assert (table.points(), table.income()) == (1, 1)


@pytest.mark.clause("steam.urban.now")
def test_a_new_city_stops_cubes_of_its_colour_and_is_passed_by_others() -> None:
    links = ("t3 t4 A", "t4 t5 A", "t5 red A")
    table = carrying(*links, cities={"t3": "grey", "t4": "red"}, goods={"t3": "red"})
    assert table.do("deliver t3 red").position["pending"] == ["next", "score A 1"]


@pytest.mark.ruling("R21")
@pytest.mark.clause("steam.urban.noloop")
def test_r21_a_city_that_would_close_a_run_on_itself_is_not_placed() -> None:
    table = urbanizing(**LOOP)
    for colour in ("red", "grey"):
        assert table.refuses(f"urbanize town_t {colour}", "steam.urban.noloop")
    assert {move.split()[1] for move in table.moves("urbanize")} == {"town_u"}
    assert table.refuses("lay town_t n+se+s", "steam.track.noloop")


@pytest.mark.clause("steam.urban.noloop")
def test_a_run_from_elsewhere_that_ends_there_bars_nothing() -> None:
    track = {**LOOP["track"], at(0, 4): "n-s", at(0, 5): "n-s"}
    incomplete = {"town_t/se": "A d4/sw", "city_b/n": "B c5/n"}
    table = urbanizing(track=track, links=LOOP["links"], incomplete=incomplete)
    table.do("urbanize town_t grey", "supply 1")
    assert table.links == {"city_a/s": "A town_t/n", "city_b/n": "B town_t/s"}


@pytest.mark.clause("steam.urban.noloop")
def test_impossible_urbanization_is_neither_paid_nor_due() -> None:
    position: dict[str, Any] = {**LOOP, "new_cities": {"town_u": "red"}, "supply": SUPPLY}
    players = {"A": {"cash": 20}}
    table = Table({"players": players, **position}).do("take urbanization")
    assert table.moves() == ["pass"]
    assert table.refuses("pay", "steam.urban.noloop")
    assert "stop" in urbanizing(**position).moves()
