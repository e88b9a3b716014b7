"""Where track may go: first tiles, anchors, other seats' open ends (clauses 57 to 64)."""

import pytest

from tests.games.steam.table import A_TO_T, STANDARD, at, building, built, later, lay

FROM_A = ("A", [lay(0, 1, "0-3")])
FROM_D = ("B", [lay(1, 1, "1-4")])
BESIDE = {(-1, 0), (0, 1), (1, 0), (-1, 1), (0, 5), (1, 5), (1, 6), (-1, 6), (-2, 2), (-2, 4), (-1, 2), (-1, 3), (2, 1)}
BESIDE |= {(1, 1)}
"""The hexes beside cities."""


@pytest.mark.clause("steam.track.first")
def test_the_first_tile_leaves_a_city() -> None:
    table = building()
    assert table.refuses(lay(0, 4, "0-3"), "steam.track.anchor")
    assert table.refuses(lay(0, 3, "0 3"), "steam.track.anchor")
    table.do(lay(0, 1, "0-3"))
    assert table.incomplete == {"city_a/s": f"A {at(0, 1)}/s new"}
    assert table.player("A")["begun"]


@pytest.mark.clause("steam.track.first")
def test_every_first_tile_touches_a_city_and_only_cities_are_touched() -> None:
    table = building()
    assert {move.split()[1] for move in table.moves("lay")} == {at(q, r) for q, r in BESIDE}


@pytest.mark.ruling("R07")
@pytest.mark.clause("steam.track.first")
def test_r07_a_first_tile_may_not_extend_an_unowned_run() -> None:
    table = built(FROM_A, turn="B", unowned=("city_a/s",))
    assert table.refuses(lay(0, 2, "0-3"), "steam.track.first")
    assert table.refuses(lay(0, 2, "0-2"), "steam.track.first")
    table.do(lay(0, 5, "3-0"), lay(0, 2, "0-3"))
    assert table.incomplete["city_a/s"] == f"B {at(0, 2)}/s new"


@pytest.mark.clause("steam.track.first")
def test_a_first_tile_may_touch_a_city_and_an_unowned_run_at_once() -> None:
    table = built(("A", [lay(-1, 2, "4-0")]), turn="B", unowned=("city_c/ne",))
    assert "B" not in "".join(table.links.values())
    table.do(lay(-1, 1, "3-1"))
    assert table.links == {"city_a/sw": "B city_c/ne"}


@pytest.mark.clause("steam.track.first")
def test_a_first_tile_may_cross_a_tile_of_another() -> None:
    table = built(("A", [lay(1, 0, "5-3"), lay(1, 1, "0-3")]), turn="B")
    assert table.refuses(lay(1, 1, "0-3 2-4"), "steam.upgrade.anchor")
    table.do(lay(1, 1, "0-3 1-4"))
    assert table.incomplete["city_d/sw"] == f"B {at(1, 1)}/sw new"


@pytest.mark.clause("steam.track.first")
def test_a_first_tile_may_leave_a_new_city() -> None:
    table = building(new_cities={"town_t": "grey"})
    table.do(lay(0, 4, "0-3"))
    assert table.incomplete == {"town_t/s": f"A {at(0, 4)}/s new"}


@pytest.mark.clause("steam.track.first")
def test_a_seat_that_lost_its_track_has_still_laid_a_first_tile() -> None:
    table = built(FROM_A, unowned=("city_a/s",), players={"A": {"begun": True}})
    table.do(lay(0, 2, "0-3"))
    assert table.incomplete == {"city_a/s": f"A {at(0, 2)}/s new"}


@pytest.mark.clause("steam.track.anchor")
def test_later_track_goes_on_from_the_own_open_end() -> None:
    table = building().do(lay(0, 1, "0-3"), lay(0, 2, "0-3"))
    assert table.incomplete == {"city_a/s": f"A {at(0, 2)}/s new"}
    assert table.refuses(lay(-1, 4, "0-3"), "steam.track.anchor")


@pytest.mark.clause("steam.track.anchor")
def test_later_tiles_lie_at_cities_and_open_ends_only() -> None:
    table = built(FROM_A)
    assert {move.split()[1] for move in table.moves("lay")} == {at(q, r) for q, r in BESIDE | {(0, 2)}}
    assert all("n" in move.split()[2].replace("+", "-").split("-") for move in table.moves(f"lay {at(0, 2)} "))


@pytest.mark.clause("steam.track.anchor")
def test_a_town_reached_by_an_own_link_is_an_anchor() -> None:
    assert lay(0, 3, "0 3 5") in built(A_TO_T).moves()
    assert lay(0, 4, "0-3") in built(A_TO_T).moves()


@pytest.mark.clause("steam.track.anchor")
@pytest.mark.parametrize("rules", [{}, STANDARD])
def test_an_unowned_open_end_that_can_be_claimed_is_an_anchor(rules: dict[str, object]) -> None:
    table = built(FROM_A, ("B", [lay(0, 5, "3-0")]), turn="B", unowned=("city_a/s",), rules=rules)
    table.do(lay(0, 2, "0-4"))
    assert table.incomplete["city_a/s"] == f"B {at(0, 2)}/sw new"


@pytest.mark.clause("steam.track.fromcity")
def test_a_new_link_may_start_at_any_city() -> None:
    table = built(A_TO_T)
    before = table.cash()
    table.do(lay(1, 1, "1-3"))
    assert table.cash() == before - 5
    assert table.incomplete["city_d/sw"] == f"A {at(1, 1)}/s new"
    table.do(lay(0, 5, "3-0"), lay(-2, 4, "0-2"))
    assert table.player("A")["incomplete"] == 4


@pytest.mark.clause("steam.track.fromcity")
def test_a_city_used_by_others_is_open_to_all() -> None:
    table = built(A_TO_T, turn="C").do(lay(1, 0, "5-3"), lay(-1, 1, "1-4"))
    assert {port: words[0] for port, words in table.incomplete.items()} == {
        "city_a/se": "C",
        "city_a/sw": "C",
        "town_t/s": "A",
    }


@pytest.mark.clause("steam.track.notfromtown")
def test_no_link_starts_at_a_town_where_the_seat_has_none() -> None:
    table = built(A_TO_T, FROM_D, turn="B")
    assert table.refuses(lay(0, 3, "0 3 5"), "steam.track.notfromtown")
    assert table.refuses(lay(0, 4, "0-3"), "steam.track.notother")
    assert lay(0, 3, "0 3 5") in later(table, turn="A").moves()


@pytest.mark.clause("steam.track.notfromtown")
def test_an_incomplete_link_at_a_town_allows_no_further_exits() -> None:
    one = built(A_TO_T)
    table = building(track=one.track, links=one.links, incomplete={"town_t/s": "B town_t/s"}, turn="B")
    assert table.refuses(lay(0, 3, "0 3 5"), "steam.track.notfromtown")
    assert lay(0, 4, "0-3") in table.moves()


@pytest.mark.ruling("R10")
@pytest.mark.clause("steam.track.each")
def test_r10_a_second_segment_needs_an_anchor_of_its_own() -> None:
    table = built(FROM_A)
    assert table.refuses(lay(0, 2, "0-3 1-4"), "steam.track.each")
    table.do(lay(1, 1, "1-4"), lay(0, 2, "0-3 1-4"))
    assert table.incomplete == {
        "city_a/s": f"A {at(0, 2)}/s new",
        "city_d/sw": f"A {at(0, 2)}/sw new",
    }


@pytest.mark.clause("steam.track.each")
def test_two_segments_may_both_leave_cities() -> None:
    table = building().do(lay(1, 0, "5-3 2-4"))
    assert table.incomplete == {
        "city_a/se": f"A {at(1, 0)}/s new",
        "city_d/nw": f"A {at(1, 0)}/sw new",
    }
    assert building().refuses(lay(1, 0, "5-2 3-4"), "steam.track.each")


@pytest.mark.clause("steam.track.notother")
def test_no_segment_meets_another_seats_open_end() -> None:
    table = built(A_TO_T, ("B", [lay(0, 5, "3-0")]), turn="B")
    assert table.refuses(lay(0, 4, "0-3"), "steam.track.notother")
    assert table.refuses(lay(0, 4, "0-2"), "steam.track.notother")
    table.do(lay(0, 4, "3-1"))
    assert table.incomplete["city_b/n"] == f"B {at(0, 4)}/ne new"
    assert table.incomplete["town_t/s"] == "A town_t/s"


@pytest.mark.clause("steam.track.notother")
def test_the_owner_of_neither_end_may_not_join_two_runs() -> None:
    table = built(A_TO_T, ("B", [lay(0, 5, "3-0")]), turn="A")
    assert table.refuses(lay(0, 4, "0-3"), "steam.track.notother")
    assert table.refuses(lay(0, 4, "3-1"), "steam.track.notother")
    assert later(table, turn="C").refuses(lay(0, 4, "0-3"), "steam.track.notother")


@pytest.mark.clause("steam.track.notother")
def test_a_segment_from_a_city_may_not_meet_it_either() -> None:
    table = built(("A", [lay(1, 0, "5-3")]), turn="B")
    assert table.refuses(lay(1, 1, "1-0"), "steam.track.notother")
    assert lay(1, 1, "1-0") in later(table, turn="A").moves()


@pytest.mark.clause("steam.track.match")
def test_a_run_goes_on_only_where_both_have_track() -> None:
    table = built(FROM_A)
    assert table.refuses(lay(0, 2, "1-3"), "steam.track.anchor")
    for other in ("0-1", "0-2", "0-3", "0-4", "0-5"):
        assert lay(0, 2, other) in table.moves()


@pytest.mark.clause("steam.track.match")
@pytest.mark.parametrize("edge", [2, 3, 4])
def test_a_curve_leads_on_through_the_edge_that_it_meets(edge: int) -> None:
    where = {2: (1, 1), 3: (0, 2), 4: (-1, 2)}[edge]
    table = building().do(lay(0, 1, f"0-{edge}"))
    entry = (edge + 3) % 6
    table.do(lay(*where, f"{entry}-{(entry + 4) % 6}"))
    assert list(table.incomplete) == ["city_a/s"]
    assert table.incomplete["city_a/s"].startswith(f"A {at(*where)}/")


@pytest.mark.ruling("R09")
@pytest.mark.clause("steam.track.deadend")
def test_r09_track_may_block_the_open_end_of_another() -> None:
    table = built(FROM_A, FROM_D, turn="B")
    before = table.cash("B")
    table.do(lay(0, 2, "1-4"))
    assert table.cash("B") == before - 3
    assert table.incomplete["city_a/s"] == f"A {at(0, 1)}/s"
    table = later(table, turn="A")
    before = table.cash()
    table.do(lay(0, 2, "0-3 1-4"))
    assert table.cash() == before - 4
    assert table.incomplete == {"city_a/s": f"A {at(0, 2)}/s new", "city_d/sw": f"B {at(0, 2)}/sw"}


@pytest.mark.clause("steam.track.deadend")
def test_a_new_run_may_end_at_once_against_a_side_without_track() -> None:
    table = built(("A", [lay(0, 1, "0-3")]), turn="B").do(lay(1, 1, "1-5"))
    assert table.incomplete == {"city_a/s": f"A {at(0, 1)}/s", "city_d/sw": f"B {at(1, 1)}/nw new"}


@pytest.mark.clause("steam.track.deadend", "steam.track.match")
def test_a_run_against_a_side_goes_on_once_track_is_added_there() -> None:
    table = built(("A", [lay(0, 1, "0-3")]), ("B", [lay(1, 1, "1-5")]), turn="B")
    table.do(lay(0, 1, "0-3 2-4"))
    assert table.incomplete == {"city_a/s": f"A {at(0, 1)}/s", "city_d/sw": f"B {at(0, 1)}/sw new"}
