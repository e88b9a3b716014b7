"""The rulebook's examples of building and paying, and further ones for rulings (E01 to E12, N01, N02, N04)."""

from itertools import permutations

import pytest

from tests.games.steam.table import A_TO_T, Table, actors, at, building, built, costs, later, lay, moving

NORTHEAST = "northeast"
SCHEME_1 = ["lay g8 n-s", "lay poughkeepsie n+s", "lay g10 n-s"]
SCHEME_2 = ["lay f7 ne-s", "lay f8 n-s", "lay f9 n-s", "lay f10 n-se"]
SCHEME_3 = ["lay h7 se-nw", "lay i8 s-nw", "lay h9 ne-s"]


@pytest.mark.clause("steam.track.complete", "steam.own.marker")
def test_e01_links_join_cities_and_towns_of_every_kind() -> None:
    table = built(
        ("A", [lay(1, 0, "5-2")]),
        A_TO_T,
        ("A", [lay(0, 3, "0 2 3"), lay(1, 3, "5-1"), lay(2, 2, "4-3")]),
        ("A", [lay(2, 3, "0")]),
    )
    assert table.links == {
        "city_a/se": "A city_d/nw",
        "city_a/s": "A town_t/n",
        "town_t/se": "A town_u/n",
    }
    assert table.player("A")["links"] == 3


@pytest.mark.clause("steam.borrow.rate", "steam.borrow.minimum", "steam.pay.moment")
@pytest.mark.parametrize("income", [0, 4, -3])
def test_e02_track_for_eight_dollars_takes_two_loans(income: int) -> None:
    table = building(players={"A": {"cash": 0, "income": income}}).do(*A_TO_T[1])
    assert (table.income(), table.cash(), table.points()) == (income - 2, 2, 0)


@pytest.mark.clause("steam.order.auction.pay", "steam.order.auction.next")
def test_e03_the_first_place_for_seven_dollars() -> None:
    table = Table({"phase": "opening", "turn": "B"}, seats=5)
    table.do("bid 3", "bid 7", "pass", "pass", "pass", "pass")
    assert (table.income("C"), table.cash("C")) == (-2, 3)
    assert table.position["auction"]["places"] == ["C", None, None, None, None]
    assert table.turn == "D"
    assert actors(table, "pass", 3) == "DEA"
    assert table.position["auction"]["places"] == ["C", "B", None, None, None]
    table.do("pass", "pass", "pass")
    assert table.position["order"] == ["C", "B", "A", "E", "D"]
    assert (table.income("C"), table.cash("C")) == (-2, 3)


@pytest.mark.ruling("R41")
@pytest.mark.clause("steam.build.free_order", "steam.urban.now", "steam.build.limit")
@pytest.mark.parametrize("steps", list(permutations(["lay g8 n-s", "lay g10 n-s", "urbanize poughkeepsie grey"])))
def test_e04_two_straights_and_a_new_city_in_any_order(steps: tuple[str, ...]) -> None:
    table = building(
        board=NORTHEAST,
        cash=20,
        tiles={"A": "urbanization", "B": "engineer"},
        players={"A": {"due": True}},
    )
    assert costs(table, *steps) == [0 if "urbanize" in step else 3 for step in steps]
    assert table.links == {"albany/s": "A poughkeepsie/n", "new_york/n": "A poughkeepsie/s"}
    assert (table.position["laid"], table.position["tiles_left"]) == (2, 1)
    table.do("lay h7 se-nw")
    assert table.moves("lay") == []


@pytest.mark.clause("steam.action.t6.cost", "steam.action.t6.effect")
def test_e05_the_locomotive_tile_costs_nine_for_level_five() -> None:
    table = Table({"players": {"A": {"cash": 9, "locomotive": 4}}}).do("take locomotive")
    assert (table.cash(), table.income(), table.player("A")["locomotive"]) == (0, 0, 5)


@pytest.mark.clause("steam.own.marker", "steam.final.links")
def test_e06_markers_of_two_seats() -> None:
    table = built(
        A_TO_T,
        ("A", [lay(1, 0, "5-2")]),
        ("B", [lay(-1, 3, "5-2"), lay(0, 3, "0 3 5")]),
        ("B", [lay(-1, 1, "1-3"), lay(-1, 2, "0-4")]),
    )
    owners = [*table.links.values(), *table.incomplete.values()]
    assert [sum(words[0] == seat for words in owners) for seat in "AB"] == [3, 2]
    assert [table.player(seat)["worth"] for seat in "AB"] == [2, 2]
    last = moving(round=10, track=table.track, links=table.links, incomplete=table.incomplete, cycle=2)
    last.do("pass", "pass", "pass")
    assert (last.turn, [last.points(seat) for seat in "ABC"]) == ("over", [2, 2, 0])


@pytest.mark.clause("steam.track.anchor", "steam.track.fromcity", "steam.track.hexonly", "steam.track.noloop")
def test_e07_placements_a_to_h() -> None:
    table = built(("A", [lay(0, 1, "0-3")]))
    assert lay(0, 2, "0-3") in table.moves(), "A extends the own link"
    assert lay(1, 1, "1-3") in table.moves(), "B starts at a city"
    assert table.refuses(lay(-1, 4, "0-3"), "steam.track.anchor"), "E starts at nothing"
    assert table.refuses(lay(1, 5, "4-0"), "steam.track.blackedge"), "F crosses the black edge from the other side"
    assert table.refuses("lay c8 n-s", "steam.track.hexonly"), "G is no hex"
    assert table.refuses("lay city_b n-s", "steam.track.hexonly"), "H is a city"
    looping = [("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0 2 3")]), ("A", [lay(1, 3, "5-4")])]
    assert built(*looping).refuses(lay(0, 4, "0-1"), "steam.track.noloop"), "C ends where it starts"
    black = built(A_TO_T, ("A", [lay(0, 4, "0-2")]))
    assert black.refuses(lay(1, 4, "5-3"), "steam.track.blackedge"), "D crosses the black edge"


@pytest.mark.clause("steam.cost.terrain", "steam.cost.town", "steam.build.limit", "steam.action.t4")
def test_e08_albany_to_new_york_by_poughkeepsie() -> None:
    tiles = {"C": "first_build", "B": "engineer"}
    table = building(board=NORTHEAST, cash=10, tiles=tiles, order=["A", "B", "C"])
    assert table.turn == "C"
    assert costs(table, *SCHEME_1) == [3, 4, 3]
    assert (table.cash("C"), table.income("C")) == (0, 0)
    assert table.links == {"albany/s": "C poughkeepsie/n", "new_york/n": "C poughkeepsie/s"}
    assert table.moves() == ["stop"]


@pytest.mark.clause("steam.action.t3", "steam.cost.terrain", "steam.track.rings", "steam.build.limit")
def test_e09_albany_to_new_york_with_four_tiles() -> None:
    one = building(board=NORTHEAST, tiles={"B": "engineer"}).do(*SCHEME_1)
    table = later(one, turn="B", cash=10, tiles={"A": "first_build", "B": "engineer"})
    assert costs(table, *SCHEME_2) == [4, 2, 2, 2]
    assert table.links == {
        "albany/s": "A poughkeepsie/n",
        "albany/sw": "B new_york/nw",
        "new_york/n": "A poughkeepsie/s",
    }
    assert (table.cash("B"), table.moves()) == (0, ["stop"])


@pytest.mark.clause("steam.action.t7.pay", "steam.cost.newcity", "steam.build.limit", "steam.track.fromcity")
def test_e10_albany_to_hartford_and_new_haven() -> None:
    tiles = {"A": "first_build", "B": "engineer"}
    taking = Table(
        {
            "order": ["A", "B", "C"],
            "turn": "C",
            "players": {"A": {"tile": "first_build"}, "B": {"tile": "engineer"}, "C": {"cash": 14}},
        },
        board=NORTHEAST,
    )
    assert costs(taking, "take urbanization", "pay") == [0, 6]
    one = building(board=NORTHEAST, tiles=tiles).do(*SCHEME_1, "stop", *SCHEME_2)
    players = {"C": {"cash": taking.cash("C"), "due": True}}
    table = later(one, turn="C", tiles={**tiles, "C": "urbanization"}, players=players)
    assert costs(table, *SCHEME_3, "urbanize new_haven grey") == [2, 4, 2, 0]
    assert (table.cash("C"), table.income("C")) == (0, 0)
    assert {port: words for port, words in table.links.items() if words[0] == "C"} == {
        "albany/se": "C hartford/n",
        "hartford/sw": "C new_haven/n",
    }
    assert table.moves() == ["stop"]


@pytest.mark.ruling("R45")
@pytest.mark.clause("steam.claim.eligible")
def test_e11_only_the_seat_with_links_at_the_town_goes_on_from_it() -> None:
    table = built(A_TO_T, ("B", [lay(1, 0, "5-2")]), turn="B", unowned=("town_t/s",))
    assert table.refuses(lay(0, 4, "0-3"), "steam.claim.eligible")
    assert later(table, turn="C", players={"C": {"begun": True}}).refuses(lay(0, 4, "0-3"), "steam.claim.eligible")
    assert lay(0, 4, "0-3") in later(table, turn="A").moves()


@pytest.mark.clause("steam.inc.deadline", "steam.claim.how")
def test_e12_an_unfinished_link_is_extended_completed_or_lost() -> None:
    free = {"city_b/n": f"- {at(0, 5)}/ne"}
    open_end = built(("A", [lay(0, 1, "0-3")]), ("B", [lay(0, 5, "3-1")]), unowned=("city_b/n",))
    assert later(open_end).do(lay(0, 2, "0-3"), "stop").incomplete == {"city_a/s": f"A {at(0, 2)}/s", **free}
    done = later(open_end).do(lay(0, 2, "0-3"), lay(0, 3, "0"), "stop")
    assert (done.links, done.incomplete) == ({"city_a/s": "A town_t/n"}, free)
    assert later(open_end).do("stop").incomplete == {"city_a/s": f"- {at(0, 1)}/s", **free}


@pytest.mark.ruling("R13")
@pytest.mark.clause("steam.claim.merge")
def test_n01_own_track_merges_with_a_lapsed_stub() -> None:
    table = built(A_TO_T, ("B", [lay(0, 5, "0-3")]), turn="B", unowned=("town_t/s",))
    assert costs(table, lay(0, 4, "0-3")) == [2]
    assert table.links == {"city_a/s": "A town_t/n", "city_b/n": "B town_t/s"}


@pytest.mark.clause("steam.track.nobranch", "steam.track.complete", "steam.cost.replace")
def test_n02_a_crossing_becomes_part_of_a_link() -> None:
    table = built(("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3")]), turn="B")
    assert costs(table, lay(1, 1, "1-4"), lay(0, 2, "0-3 1-4"), lay(-1, 3, "1-5")) == [5, 4, 2]
    assert table.links == {"city_c/se": "B city_d/sw"}
    assert table.incomplete == {"city_a/s": f"A {at(0, 2)}/s"}


@pytest.mark.clause("steam.map.city", "steam.urban.completes")
def test_n04_a_new_city_completes_the_links_of_all() -> None:
    table = built(
        ("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3")]),
        ("B", [lay(0, 5, "0-3"), lay(0, 4, "0-3")]),
        turn="C",
        tiles={"C": "urbanization", "A": "engineer"},
        players={"C": {"due": True}},
    ).do("urbanize town_t blue")
    assert table.links == {"city_a/s": "A town_t/n", "city_b/n": "B town_t/s"}
    assert [table.player(seat)["links"] for seat in "ABC"] == [1, 1, 0]
