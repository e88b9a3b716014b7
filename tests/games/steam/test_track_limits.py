"""Where track may not go, and when it is a link: edges, branches, loops, kinds of tiles (clauses 10 and 65 to 73)."""

from pathlib import Path

import pytest

from ironmaster.kit.hexes import EDGES
from tests.games.steam.table import A_TO_T, TB, Table, at, building, built, later, lay, moving, track

BLACK = ("A", [lay(0, 4, "0-2")])
"""After `P: A-T` the run from T ends at (1,4), whose south edge is black."""
LOOPING = [
    ("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0 2 3")]),
    ("A", [lay(1, 3, "5-4")]),
]
"""A-T with exits 0, 2 and 3, the second of them led round towards (0,4)."""


@pytest.mark.clause("steam.map.black", "steam.track.blackedge")
def test_track_does_not_cross_a_black_edge() -> None:
    table = built(A_TO_T, BLACK)
    assert table.refuses(lay(1, 4, "5-3"), "steam.track.blackedge")
    assert lay(1, 4, "5-2") in table.moves()
    assert [
        move for move in table.moves(f"lay {at(1, 4)} ") if "s" in move.split()[2].replace("+", "-").split("-")
    ] == []


@pytest.mark.clause("steam.map.black", "steam.track.blackedge")
def test_a_black_edge_is_barred_from_either_side() -> None:
    table = building()
    assert table.refuses(lay(1, 5, "4-0"), "steam.track.blackedge")
    assert {move.split()[2] for move in table.moves(f"lay {at(1, 5)} ")} >= {track("1-4"), track("4-5"), track("2-4")}


@pytest.mark.clause("steam.track.blackedge")
def test_no_segment_of_a_tile_may_end_at_a_black_edge_used_or_not() -> None:
    table = built(A_TO_T, BLACK, ("A", [lay(0, 5, "3-1")]))
    assert table.refuses(lay(1, 4, "2-5 3-4"), "steam.track.blackedge")
    before = table.cash()
    table.do(lay(1, 4, "2-5 0-4"))
    assert table.cash() == before - 4


@pytest.mark.clause("steam.map.black")
def test_a_black_edge_towards_water_is_impassable() -> None:
    table = building(board="northeast")
    assert table.refuses("lay new_haven nw+se", "steam.track.blackedge")
    assert "lay new_haven sw" in table.moves()


@pytest.mark.clause("steam.map.black")
@pytest.mark.parametrize(("here", "edge"), [("[2, 1]", 0), ("[2, 0]", 3)])
def test_no_track_leaves_a_city_by_a_black_edge(tmp_path: Path, here: str, edge: int) -> None:
    walled = tmp_path / "walled.toml"
    walled.write_text(Path(TB).read_text().replace(f"at = {here} }}", f"at = {here}, black = [{edge}] }}"))
    table = building(board=str(walled))
    assert table.refuses(lay(0, 1, "0-3"), "steam.track.blackedge")
    assert table.refuses(lay(0, 1, "3-4"), "steam.track.anchor")
    assert lay(1, 0, "5-3") in table.moves()


@pytest.mark.clause("steam.track.hexonly")
def test_tiles_go_on_hexes_that_are_no_cities() -> None:
    table = built(("A", [lay(0, 5, "3-0")]))
    assert table.refuses("lay city_b n-s", "steam.track.hexonly")
    assert table.refuses("lay c8 n-s", "steam.track.hexonly")
    assert table.moves("lay city_") == []


@pytest.mark.clause("steam.track.hexonly")
def test_no_tile_goes_on_a_new_city() -> None:
    table = building(new_cities={"town_t": "grey"}).do(lay(0, 2, "3-0"))
    assert table.refuses(lay(0, 3, "0 3"), "steam.track.hexonly")
    assert table.moves("lay town_t") == []


@pytest.mark.clause("steam.track.mapedge")
def test_no_segment_ends_at_the_border() -> None:
    table = building()
    assert table.refuses(lay(1, 0, "5-1"), "steam.track.mapedge")
    assert table.refuses(lay(1, 0, "5-0"), "steam.track.mapedge")
    assert table.refuses(lay(1, 0, "0-2 3-5"), "steam.track.mapedge")
    assert lay(1, 0, "5-3") in table.moves()


@pytest.mark.clause("steam.track.mapedge")
def test_no_exit_of_a_town_ends_at_the_border() -> None:
    table = built(("A", [lay(2, 1, "0-3"), lay(2, 2, "0-3")]))
    for exits in ("0 2", "0 1", "0 1 3"):
        assert table.refuses(lay(2, 3, exits), "steam.track.mapedge")
    assert {move.split()[2] for move in table.moves("lay town_u")} == {
        track(exits) for exits in ("0", "0 3", "0 4", "0 5", "0 3 4", "0 3 5", "0 4 5", "0 3 4 5")
    }


@pytest.mark.clause("steam.track.nobranch")
def test_two_segments_on_one_tile_do_not_join() -> None:
    """Where A's line from city A and B's from city D cross, both go straight on."""
    table = built(("A", [lay(0, 1, "0-3")]), ("B", [lay(1, 1, "1-4"), lay(0, 2, "1-4"), lay(-1, 3, "1-5")]))
    table.do(lay(0, 2, "0-3 1-4"), lay(0, 3, "0"))
    assert table.links == {"city_a/s": "A town_t/n", "city_c/se": "B city_d/sw"}
    hauls = moving(
        track=table.track,
        links=table.links,
        goods={"city_a": "yellow purple"},
        players={"A": {"locomotive": 6}},
    )
    assert hauls.moves("deliver") == []


@pytest.mark.clause("steam.track.noloop")
def test_no_link_starts_and_ends_at_one_town() -> None:
    table = built(*LOOPING)
    assert table.refuses(lay(0, 4, "0-1"), "steam.track.noloop")
    assert lay(0, 4, "1-3") in table.moves()
    assert lay(0, 4, "0-3") in table.moves()


@pytest.mark.clause("steam.track.noloop")
def test_no_exit_of_a_town_meets_its_own_run() -> None:
    table = built(
        ("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0 2")]), ("A", [lay(1, 3, "5-4"), lay(0, 4, "1-0")])
    )
    assert table.refuses(lay(0, 3, "0 2 3"), "steam.track.noloop")
    assert lay(0, 3, "0 2 4") in table.moves()


@pytest.mark.clause("steam.track.noloop")
def test_no_link_starts_and_ends_at_one_city() -> None:
    table = built(("A", [lay(0, 1, "0-2"), lay(1, 1, "5-0")]))
    assert table.refuses(lay(1, 0, "3-5"), "steam.track.noloop")
    assert lay(1, 0, "3-2") in table.moves()


@pytest.mark.clause("steam.track.noloop")
def test_one_tile_between_two_edges_of_one_city_is_no_link() -> None:
    table = built(("A", [lay(0, 1, "0-4")]), ("A", [lay(-1, 2, "1-0")]))
    assert table.refuses(lay(-1, 1, "1-3"), "steam.track.noloop")
    assert table.refuses(lay(-1, 1, "1-3 2-4"), "steam.track.noloop")


@pytest.mark.clause("steam.track.rings")
def test_two_places_may_be_joined_by_several_links() -> None:
    table = built(("A", [lay(1, 0, "5-2")]), ("B", [lay(0, 1, "0-2"), lay(1, 1, "5-1")]), ("A", []))
    assert table.links == {"city_a/se": "A city_d/nw", "city_a/s": "B city_d/sw"}
    assert [table.player(seat)["worth"] for seat in "AB"] == [1, 1]


@pytest.mark.clause("steam.track.rings")
def test_one_owner_may_join_two_places_twice() -> None:
    table = built(("A", [lay(1, 0, "5-2")]), ("A", [lay(0, 1, "0-2"), lay(1, 1, "5-1")]))
    assert table.links == {"city_a/se": "A city_d/nw", "city_a/s": "A city_d/sw"}
    assert table.player("A")["worth"] == 2


@pytest.mark.clause("steam.track.rings")
def test_three_links_may_form_a_ring() -> None:
    legs = [
        A_TO_T,
        ("A", [lay(-1, 3, "5-2"), lay(0, 3, "0 3 5")]),
        ("A", [lay(-1, 1, "1-3"), lay(-1, 2, "0-4")]),
    ]
    assert built(*legs).links == {
        "city_a/s": "A town_t/n",
        "city_a/sw": "A city_c/ne",
        "city_c/se": "A town_t/nw",
    }


@pytest.mark.clause("steam.track.kind")
def test_town_tiles_lie_on_towns_and_plain_tiles_elsewhere() -> None:
    table = built(("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3")]))
    assert table.refuses("lay town_t n-s", "steam.track.kind")
    assert table.refuses(f"lay {at(1, 0)} nw", "steam.track.kind")
    assert "lay town_t n" in table.moves()
    assert not any("-" in move.split()[2] for move in table.moves("lay town"))
    assert all("-" in move.split()[2] for move in table.moves("lay") if not move.startswith("lay town"))


@pytest.mark.clause("steam.track.complete")
def test_one_tile_can_be_a_whole_link() -> None:
    table = building(cash=5).do(lay(1, 0, "5-2"))
    assert (table.links, table.incomplete, table.cash()) == ({"city_a/se": "A city_d/nw"}, {}, 3)
    assert table.player("A")["links"] == 1


@pytest.mark.clause("steam.track.complete")
def test_one_tile_can_complete_several_links() -> None:
    table = built(
        ("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(-1, 3, "5-2")]),
        ("A", [lay(0, 5, "3-0"), lay(0, 4, "3-0")]),
    )
    table.do(lay(0, 3, "0 3 5"))
    assert table.links == {
        "city_a/s": "A town_t/n",
        "city_b/n": "A town_t/s",
        "city_c/se": "A town_t/nw",
    }
    assert table.incomplete == {}


@pytest.mark.clause("steam.track.complete")
def test_a_crossing_can_complete_two_links_at_once() -> None:
    table = built(
        ("A", [lay(0, 1, "0-3"), lay(1, 1, "1-4")]),
        ("A", [lay(-1, 3, "5-1")]),
        new_cities={"town_t": "grey"},
    )
    table.do(lay(0, 2, "0-3 1-4"))
    assert table.links == {"city_a/s": "A town_t/n", "city_c/se": "A city_d/sw"}


@pytest.mark.ruling("R08")
@pytest.mark.clause("steam.track.town_needs_tile", "steam.map.town")
def test_r08_track_to_a_bare_town_is_incomplete() -> None:
    table = building().do(lay(0, 1, "0-3"), lay(0, 2, "0-3"))
    assert (table.links, table.incomplete) == ({}, {"city_a/s": f"A {at(0, 2)}/s new"})
    table.do(lay(0, 3, "0"))
    assert (table.links, table.incomplete) == ({"city_a/s": "A town_t/n"}, {})


@pytest.mark.clause("steam.track.town_needs_tile")
def test_a_town_tile_without_an_exit_there_does_not_complete() -> None:
    table = built(A_TO_T, ("B", [lay(1, 1, "1-3"), lay(1, 2, "0-4")]), turn="B")
    assert table.links == {"city_a/s": "A town_t/n"}
    assert table.incomplete["city_d/sw"] == f"B {at(1, 2)}/sw"
    table.do(lay(0, 3, "0 1 3"))
    assert table.links["city_d/sw"] == "B town_t/ne"


@pytest.mark.clause("steam.map.city")
@pytest.mark.parametrize(
    ("where", "edge"), [((0, 2), 3), ((1, 2), 4), ((1, 3), 5), ((0, 4), 0), ((-1, 4), 1), ((-1, 3), 2)]
)
def test_a_city_has_track_at_all_six_edges(where: tuple[int, int], edge: int) -> None:
    table: Table = building(new_cities={"town_t": "grey"})
    table.do(lay(*where, f"{edge}-{(edge + 2) % 6}"))
    port = f"town_t/{EDGES[(edge + 3) % 6]}"
    assert table.incomplete == {port: f"A {at(*where)}/{EDGES[(edge + 2) % 6]} new"}


@pytest.mark.clause("steam.map.city", "steam.map.town")
def test_a_run_that_ends_at_a_town_is_complete_once_it_is_a_city() -> None:
    table = built(
        ("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3")]),
        ("B", [lay(-1, 3, "5-2")]),
        turn="C",
        tiles={"C": "urbanization", "A": "engineer"},
        players={"C": {"due": True}},
    )
    assert table.links == {}
    table.do("urbanize town_t grey")
    assert table.links == {"city_a/s": "A town_t/n", "city_c/se": "B town_t/nw"}
    assert later(table, new_cities={"town_t": "grey"}).incomplete == {}
