"""Town tiles: choice, owners of exits, and upgrades (clauses 84 to 88)."""

import pytest

from tests.games.steam.crowded import put, strewn
from tests.games.steam.table import A_TO_T, BOTH_GAMES, at, building, built, later, lay, track

TO_T = ("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3")])
TO_T_FROM_B = ("B", [lay(0, 5, "3-0"), lay(0, 4, "3-0")])
FROM_C = ("B", [lay(-1, 3, "5-2")])


@pytest.mark.clause("steam.town.choice")
def test_any_town_tile_in_any_rotation_may_be_chosen() -> None:
    table = built(TO_T)
    offered = {move.split()[2] for move in table.moves("lay town_t")}
    assert len(offered) == 26, "every set of one to four exits with that to the north"
    assert all("n" in exits.split("+") for exits in offered)


@pytest.mark.clause("steam.town.choice")
def test_exits_obey_border_and_black_edges() -> None:
    table = built(("A", [lay(2, 1, "0-3"), lay(2, 2, "0-3")]))
    assert table.refuses(lay(2, 3, "0 2"), "steam.track.mapedge")
    assert lay(2, 3, "0 4") in table.moves()
    table = building(board="northeast")
    assert table.refuses("lay new_haven sw+se", "steam.track.blackedge")
    assert {move.split()[2] for move in table.moves("lay new_haven")} == {
        "+".join(sorted(exits, key=["n", "ne", "se", "s", "sw", "nw"].index))
        for exits in (
            ["sw"],
            *(["sw", one] for one in ("n", "ne", "nw")),
            *(["sw", *two] for two in (("n", "ne"), ("n", "nw"), ("ne", "nw"))),
            ["sw", "n", "ne", "nw"],
        )
    }


@BOTH_GAMES
@pytest.mark.clause("steam.town.own")
def test_all_exits_are_the_builders(rules: dict[str, object]) -> None:
    table = built(TO_T, rules=rules).do(lay(0, 3, "0 2 3 4"))
    assert table.links == {"city_a/s": "A town_t/n"}
    assert table.incomplete == {
        "town_t/se": "A town_t/se new",
        "town_t/s": "A town_t/s new",
        "town_t/sw": "A town_t/sw new",
    }
    assert table.player("A")["incomplete"] == 3


@pytest.mark.ruling("R11")
@pytest.mark.clause("steam.town.others")
def test_r11_no_exit_may_meet_another_seats_open_end() -> None:
    table = built(TO_T, TO_T_FROM_B)
    assert table.refuses(lay(0, 3, "0 3"), "steam.town.others")
    assert table.refuses(lay(0, 3, "0 2 3 4"), "steam.town.others")
    table.do(lay(0, 3, "0"))
    assert table.links == {"city_a/s": "A town_t/n"}
    assert table.incomplete == {"city_b/n": f"B {at(0, 4)}/n"}


@pytest.mark.clause("steam.town.others")
def test_an_upgrade_may_not_meet_another_seats_open_end_either() -> None:
    table = built(("A", [*TO_T[1], lay(0, 3, "0")]), TO_T_FROM_B)
    assert table.refuses(lay(0, 3, "0 3"), "steam.town.others")
    assert table.refuses(lay(0, 3, "0 2 3"), "steam.town.others")
    assert lay(0, 3, "0 2") in table.moves()


@pytest.mark.clause("steam.town.others")
def test_the_same_exit_may_be_added_by_the_seat_whose_track_it_meets() -> None:
    table = built(("A", [*TO_T[1], lay(0, 3, "0")]), TO_T_FROM_B, turn="B").do(lay(0, 3, "0 3"))
    assert table.links == {"city_a/s": "A town_t/n", "city_b/n": "B town_t/s"}


@pytest.mark.clause("steam.town.others")
def test_an_exit_that_meets_an_unowned_end_claims_it() -> None:
    table = built(TO_T, TO_T_FROM_B, unowned=("city_b/n",)).do(lay(0, 3, "0 3"))
    assert table.links == {"city_a/s": "A town_t/n", "city_b/n": "A town_t/s"}
    assert table.incomplete == {}


@pytest.mark.clause("steam.town.others")
def test_a_town_tile_may_start_from_an_unowned_end_alone() -> None:
    table = built(TO_T, ("B", [lay(1, 1, "1-3")]), turn="B", unowned=("city_a/s",)).do(lay(0, 3, "0 5"))
    assert table.links == {"city_a/s": "B town_t/n"}
    assert table.incomplete["town_t/nw"] == "B town_t/nw new"


@pytest.mark.clause("steam.town.own", "steam.track.anchor", "steam.track.notfromtown")
def test_arriving_at_a_foreign_town_may_add_further_exits_with_the_same_tile() -> None:
    table = built(A_TO_T, FROM_C, turn="B")
    assert table.refuses(lay(0, 3, "0 1 3"), "steam.track.notfromtown")
    table.do(lay(0, 3, "0 1 3 5"))
    assert table.links["city_c/se"] == "B town_t/nw"
    assert table.incomplete == {"town_t/ne": "B town_t/ne new", "town_t/s": "A town_t/s"}


@pytest.mark.clause("steam.track.first", "steam.town.choice")
def test_a_first_tile_may_add_an_exit_from_a_town_to_a_city() -> None:
    table = strewn({(3, 1): "1"}, turn="B")
    assert table.refuses(put((3, 1), "1 2"), "steam.track.notfromtown")
    table.do(put((3, 1), "1 4"))
    assert table.links == {"east_2/ne": "B town_1/sw"}
    assert table.incomplete == {"town_1/ne": "B town_1/ne new"}


@pytest.mark.clause("steam.track.first")
def test_a_first_tile_may_not_add_an_exit_to_an_unowned_run_at_a_town() -> None:
    table = built(TO_T, ("B", [lay(1, 1, "1-3"), lay(1, 2, "0-4")]), turn="C", unowned=("city_a/s", "city_d/sw"))
    assert table.refuses(lay(0, 3, "0"), "steam.track.first")
    table = built(A_TO_T, ("B", [lay(1, 1, "1-3"), lay(1, 2, "0-4")]), turn="C", unowned=("city_d/sw",))
    assert table.refuses(lay(0, 3, "0 1 3"), "steam.track.first")
    assert lay(0, 3, "0 1 3") in later(table, turn="C", players={"C": {"begun": True}}).moves()


@pytest.mark.ruling("R12")
@pytest.mark.clause("steam.town.exists")
def test_r12_an_owned_stub_keeps_its_owner_when_the_town_is_upgraded() -> None:
    table = built(A_TO_T, FROM_C, turn="B")
    before = table.cash("B")
    table.do(lay(0, 3, "0 3 5"))
    assert table.cash("B") == before - 4
    assert table.links == {"city_a/s": "A town_t/n", "city_c/se": "B town_t/nw"}
    assert table.incomplete == {"town_t/s": "A town_t/s"}


@BOTH_GAMES
@pytest.mark.ruling("R12")
@pytest.mark.clause("steam.town.exists")
def test_r12_a_bare_unowned_stub_becomes_the_builders(rules: dict[str, object]) -> None:
    table = built(A_TO_T, FROM_C, turn="B", unowned=("town_t/s",), rules=rules).do(lay(0, 3, "0 3 5"))
    assert table.incomplete == {"town_t/s": "B town_t/s new"}
    table.do("stop")
    assert table.incomplete == {"town_t/s": "B town_t/s"}
    table = later(table, turn="B", rules=rules).do("stop")
    assert table.incomplete == {"town_t/s": "- town_t/s"}, "not extended in the next build"


@pytest.mark.ruling("R12")
@pytest.mark.clause("steam.town.exists")
def test_r12_an_unowned_run_beyond_the_town_stays_unowned() -> None:
    table = built(A_TO_T, ("A", [lay(0, 4, "0-2")]), FROM_C, turn="B", unowned=("town_t/s",))
    table.do(lay(0, 3, "0 3 5"))
    assert table.incomplete == {"town_t/s": f"- {at(0, 4)}/se"}


@pytest.mark.clause("steam.town.exists")
def test_the_builder_of_a_link_there_takes_a_bare_stub_with_any_upgrade() -> None:
    table = built(A_TO_T, unowned=("town_t/s",)).do(lay(0, 3, "0 1 3"), "stop")
    assert table.incomplete == {"town_t/s": "A town_t/s", "town_t/ne": "A town_t/ne"}


@pytest.mark.clause("steam.town.onward")
def test_exits_are_added_at_a_town_with_an_own_link() -> None:
    table = built(("A", [*TO_T[1], lay(0, 3, "0")]))
    before = table.cash()
    table.do(lay(0, 3, "0 2"))
    assert (before - table.cash(), table.incomplete) == (3, {"town_t/se": "A town_t/se new"})
    table.do(lay(1, 3, "5-3"))
    assert table.incomplete == {"town_t/se": f"A {at(1, 3)}/s new"}


@pytest.mark.clause("steam.town.onward")
def test_an_upgrade_keeps_all_exits_and_adds_one_at_least() -> None:
    table = built(A_TO_T)
    assert table.refuses(lay(0, 3, "0 2"), "steam.redirect.notown")
    assert table.refuses(lay(0, 3, "0"), "steam.redirect.notown")
    assert table.refuses(lay(0, 3, "0 3"), "steam.upgrade.what")
    assert {move.split()[2] for move in table.moves("lay town_t")} == {
        track(exits)
        for exits in (
            "0 1 3",
            "0 2 3",
            "0 3 4",
            "0 3 5",
            "0 1 2 3",
            "0 1 3 4",
            "0 1 3 5",
            "0 2 3 4",
            "0 2 3 5",
            "0 3 4 5",
        )
    }


@pytest.mark.clause("steam.town.onward")
def test_five_exits_do_not_exist() -> None:
    table = built(("A", [*TO_T[1], lay(0, 3, "0 2 3 4")]))
    assert table.moves("lay town_t") == []
    assert table.refuses(lay(0, 3, "0 1 2 3 4"), "steam.upgrade.stock")


@pytest.mark.clause("steam.town.onward")
def test_a_stub_is_extended_from_the_hex_before_it() -> None:
    table = built(A_TO_T).do(lay(0, 4, "0-3"), lay(0, 5, "0-3"))
    assert table.links == {"city_a/s": "A town_t/n", "city_b/n": "A town_t/s"}
