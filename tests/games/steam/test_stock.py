"""The stock of track tiles (clauses 80 to 83)."""

from typing import Any

import pytest

from tests.games.steam.crowded import LINES, PLAIN, SHOWN, TOWNS, all_of, places, put, strewn
from tests.games.steam.table import STANDARD, Table, building, built, lay

FULL = dict.fromkeys(SHOWN, 4) | {"21": 86, "22": 86, "23": 8, "T21": 10, "T22": 10, "T23": 8}


def stock(table: Table) -> dict[str, int]:
    left: dict[str, int] = table.position["stock"]
    return left


@pytest.mark.ruling("R32")
@pytest.mark.clause("steam.stock.limit")
def test_r32_the_faces_in_stock_are_those_of_the_manifest() -> None:
    assert stock(building()) == FULL


@pytest.mark.ruling("R33")
@pytest.mark.clause("steam.stock.limit")
@pytest.mark.parametrize("face", sorted(FULL))
def test_r33_each_face_shows_its_track(face: str) -> None:
    place = TOWNS[3] if face.startswith("T") else (1, 5)
    table = strewn({(1, 1): "0-3"}).do(put(place, SHOWN[face]))
    assert stock(table)[face] == FULL[face] - 1 - (face in ("21", "22"))


@pytest.mark.clause("steam.stock.limit")
@pytest.mark.parametrize("rules", [{}, STANDARD])
@pytest.mark.parametrize("face", ["43", "41", "42", "T11", "T31", "T32", "T41"])
def test_a_face_that_is_used_up_is_not_offered(face: str, rules: dict[str, object]) -> None:
    where, number = places(face), FULL[face]
    fewer = strewn(all_of(where, number - 1, SHOWN[face]), rules=rules)
    assert (stock(fewer)[face], put(where[number], SHOWN[face]) in fewer.moves()) == (1, True)
    all_out = strewn(all_of(where, number, SHOWN[face]), rules=rules)
    assert stock(all_out)[face] == 0
    assert all_out.refuses(put(where[number], SHOWN[face]), "steam.stock.limit")


@pytest.mark.clause("steam.stock.twosided")
@pytest.mark.parametrize(
    ("used", "other"),
    [("42", "T41"), ("T41", "42"), ("41", "T42"), ("T42", "41"), ("43", "T43"), ("T43", "43")]
    + [("T31", "T34"), ("T34", "T31"), ("T32", "T33"), ("T33", "T32")],
)
def test_a_piece_in_use_blocks_its_other_face(used: str, other: str) -> None:
    table = strewn(all_of(places(used), 3, SHOWN[used]))
    assert (stock(table)[used], stock(table)[other]) == (1, 1)
    table.do(put(places(other)[5], SHOWN[other]))
    assert table.refuses(put(places(other)[6], SHOWN[other]), "steam.stock.twosided")
    assert table.refuses(put(places(used)[6], SHOWN[used]), "steam.stock.twosided")


@pytest.mark.clause("steam.stock.twosided")
def test_sharp_curves_of_both_kinds_share_eight_pieces() -> None:
    table = strewn({**all_of(PLAIN, 5, "0-1"), **all_of(TOWNS, 2, SHOWN["T23"])})
    table.do(put(TOWNS[5], SHOWN["T23"]))
    assert (stock(table)["23"], stock(table)["T23"]) == (0, 0)
    assert table.refuses(put(PLAIN[7], "0-1"), "steam.stock.twosided")
    assert table.refuses(put(TOWNS[6], SHOWN["T23"]), "steam.stock.twosided")


@pytest.mark.clause("steam.stock.twosided")
def test_straights_and_gentle_curves_share_86_pieces() -> None:
    mixed = {**all_of(LINES, 83, "0-3"), (1, 3): "0-2", (1, 5): "0-2"}
    table = strewn(mixed)
    assert (stock(table)["21"], stock(table)["22"]) == (1, 1)
    table.do(put((1, 7), "0-2"))
    assert table.refuses(put((1, 9), "0-3"), "steam.stock.twosided")
    assert table.refuses(put((1, 9), "0-2"), "steam.stock.twosided")
    assert put((1, 9), "0-1") in table.moves()


@pytest.mark.clause("steam.stock.twosided")
def test_two_exits_of_towns_share_ten_pieces() -> None:
    table = strewn({**all_of(TOWNS, 9, SHOWN["T21"]), TOWNS[9]: SHOWN["T22"]})
    assert table.refuses(put(TOWNS[10], SHOWN["T21"]), "steam.stock.twosided")
    assert table.refuses(put(TOWNS[10], SHOWN["T22"]), "steam.stock.twosided")
    assert put(TOWNS[10], SHOWN["T23"]) in table.moves()


@pytest.mark.clause("steam.stock.twosided")
def test_a_single_exit_has_no_other_face() -> None:
    table = strewn(all_of(TOWNS, 4, "4"))
    assert {face: left for face, left in stock(table).items() if left != FULL[face]} == {"T11": 0}


@pytest.mark.ruling("R34")
@pytest.mark.clause("steam.stock.ring")
@pytest.mark.parametrize(
    ("used", "left"),
    [
        ({"44": 4}, {"44": 0, "45": 2, "46": 4, "47": 2}),
        ({"44": 4, "45": 2}, {"44": 0, "45": 0, "46": 2, "47": 2}),
        ({"44": 3, "45": 2}, {"44": 1, "45": 1, "46": 3, "47": 3}),
        ({"44": 4, "46": 4}, {"44": 0, "45": 0, "46": 0, "47": 0}),
        ({"45": 4, "47": 3}, {"44": 1, "45": 0, "46": 1, "47": 1}),
        ({"46": 4, "47": 2}, {"44": 2, "45": 2, "46": 0, "47": 0}),
        ({"45": 3, "46": 3}, {"44": 2, "45": 0, "46": 0, "47": 2}),
        ({"44": 2, "45": 2, "46": 2, "47": 1}, {"44": 1, "45": 1, "46": 1, "47": 1}),
    ],
)
def test_r34_four_faces_share_eight_pieces_in_a_ring(used: dict[str, int], left: dict[str, int]) -> None:
    tiles: dict[Any, str] = {}
    for face, number in used.items():
        tiles |= dict.fromkeys(PLAIN[len(tiles) : len(tiles) + number], SHOWN[face])
    table = strewn(tiles)
    assert {face: stock(table)[face] for face in left} == left
    for face, number in left.items():
        move = put(PLAIN[10], SHOWN[face])
        assert (move in table.moves()) == (number > 0)
        clause = "steam.stock.limit" if used.get(face) == 4 else "steam.stock.ring"
        assert number > 0 or table.refuses(move, clause)


@pytest.mark.clause("steam.stock.return")
def test_a_piece_may_be_turned_over_on_the_spot() -> None:
    table = strewn({**all_of(LINES, 85, "0-3"), (1, 3): "0-2"})
    assert stock(table)["22"] == 0
    assert table.refuses(put((1, 5), "0-4"), "steam.stock.twosided")
    table.do(put((1, 3), "0-4"))
    assert stock(table)["22"] == 0
    table.do(put((1, 3), "0-3"))
    assert (stock(table)["21"], stock(table)["22"]) == (0, 0)


@pytest.mark.clause("steam.stock.return")
def test_a_replaced_tile_can_be_laid_again() -> None:
    table = strewn({**all_of(LINES, 85, "0-3"), (1, 3): "0-2"})
    table.do(put((1, 3), "0-2 3-5"))
    assert (stock(table)["21"], stock(table)["22"], stock(table)["45"]) == (1, 1, 3)
    table.do(put((1, 5), "0-2"))
    assert stock(table)["22"] == 0


@pytest.mark.clause("steam.stock.return")
def test_a_town_tile_is_back_when_the_town_becomes_a_city() -> None:
    table = built(
        ("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0 2 4")]),
        tiles={"A": "urbanization", "B": "engineer"},
        players={"A": {"due": True}},
    )
    assert (stock(table)["T31"], stock(table)["T34"]) == (3, 3)
    table.do("urbanize town_t red")
    assert (stock(table)["T31"], stock(table)["T34"]) == (4, 4)


@pytest.mark.clause("steam.stock.return", "steam.stock.limit")
def test_a_replaced_tile_returns_no_other_face() -> None:
    table = strewn({**all_of(PLAIN, 4, SHOWN["43"]), (1, 13): "0-2"})
    assert table.refuses(put((1, 13), SHOWN["43"]), "steam.stock.limit")
    assert put((1, 13), SHOWN["45"]) in table.moves()
    table = strewn({**all_of(PLAIN, 3, SHOWN["43"]), (1, 13): "0-2"})
    assert put((1, 13), SHOWN["43"]) in table.moves()


@pytest.mark.clause("steam.stock.limit")
def test_a_first_tile_needs_a_piece_too() -> None:
    table = strewn(all_of(PLAIN, 4, SHOWN["43"]), turn="B")
    assert table.refuses(put((1, 13), SHOWN["43"]), "steam.stock.limit")
    assert put((1, 13), SHOWN["45"]) in table.moves()
