"""The fixtures of the table of Steam, as a page gets them, with the certainty of each."""

from collections import Counter
from typing import Any

import pytest

import ironmaster
from ironmaster.games.steam.board import PIECES, read_board
from tests.games.asking import are_translated
from tests.games.steam.table import ACTION_TILES, TB
from tests.games.steam.whole import played

BOARDS = ["northeast", "ruhr", "rust_belt"]


def printed(board: str = TB, lang: str = "en", seats: int = 3, **rules: object) -> Any:
    return ironmaster.game("steam", seats=seats, board=board, rules=rules).facts.fixtures(lang)


def by_id(fixtures: Any, group: str) -> dict[str, Any]:
    return {one["id"]: one for one in fixtures[group]}


TEST_BOARD = printed()


def test_a_hex_shows_its_contents() -> None:
    hexes = by_id(TEST_BOARD, "hexes")
    city = hexes["city_a"]
    assert (city["name"], city["q"], city["r"], city["kind"], city["terrain"]) == ("A", 2, 0, "city", "city")
    assert (city["colour"], city["cubes"], city["river"], city["black"]) == ("red", 3, False, [])
    assert (hexes["town_t"]["kind"], hexes["town_t"]["colour"], hexes["town_t"]["cubes"]) == ("town", None, 0)
    assert (hexes["c3"]["terrain"], hexes["c3"]["river"]) == ("plain", True)
    assert Counter(one["terrain"] for one in hexes.values())["hill"] == 2


@pytest.mark.parametrize("board", [TB, *BOARDS])
def test_borders_are_edges_without_a_hex_and_black_edges_belong_to_both_sides(board: str) -> None:
    fixtures = printed(board)
    offsets = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    places = {(one["q"], one["r"]): one for one in fixtures["hexes"]}
    assert len(places) == len(fixtures["hexes"])
    for (q, r), one in places.items():
        for edge, (right, down) in enumerate(offsets):
            beyond = places.get((q + right, r + down))
            assert (edge in one["border"]) == (beyond is None and edge not in one["black"])
            if beyond is not None:
                assert (edge in one["black"]) == ((edge + 3) % 6 in beyond["black"])


@pytest.mark.parametrize("board", BOARDS)
def test_how_sure_a_hex_is_comes_from_the_map_file(board: str) -> None:
    paper, fixtures = read_board(board), printed(board)
    assert [one["confidence"] for one in fixtures["hexes"]] == [
        one.confidence or paper.board.confidence for one in paper.hex
    ]
    sure = {place.id: place.confidence for place in paper.places()}
    assert {one["id"]: one["sure"] for one in fixtures["hexes"] if one["kind"] != "plain"} == sure
    assert all(one["sure"] == {} for one in fixtures["hexes"] if one["kind"] == "plain")


def test_reconstructed_hexes_and_faces_from_memory_are_marked() -> None:
    marks = {board: Counter(one["confidence"] for one in printed(board)["hexes"]) for board in BOARDS}
    assert set(marks["northeast"]) == {"reconstructed", "verified", "single-source"}
    assert set(marks["ruhr"]) == {"reconstructed"}
    assert set(marks["rust_belt"]) == {"verified"}
    kingston = by_id(printed("northeast"), "hexes")["kingston"]
    assert (kingston["confidence"], kingston["sure"]["name"]) == ("reconstructed", "reconstructed")
    memory = {one.id for one in PIECES.read("pieces").face if one.confidence == "memory"}
    assert {"46", "47"} <= memory
    assert {face["id"] for face in TEST_BOARD["faces"] if face["confidence"] == "memory"} == memory
    assert TEST_BOARD["income"] == {"low": -10, "high": 10, "confidence": "single-source"}
    assert TEST_BOARD["supply_spaces"] == {"number": 12, "confidence": "single-source"}


def test_water_lies_beside_the_map() -> None:
    northeast = printed("northeast")
    assert [water["name"] for water in northeast["waters"]] == ["Lake Ontario", "Atlantic Ocean"]
    places = {(one["q"], one["r"]) for one in northeast["hexes"]}
    assert not places & {tuple(at) for water in northeast["waters"] for at in water["hexes"]}
    assert TEST_BOARD["waters"] == []


def test_every_track_belongs_to_one_face_in_every_orientation() -> None:
    tracks, faces = TEST_BOARD["tracks"], by_id(TEST_BOARD, "faces")
    assert Counter(track["town"] for track in tracks) == {False: 51, True: 56}
    assert by_id(TEST_BOARD, "tracks")["n-s+ne-sw"]["segments"] == [[0, 3], [1, 4]]
    town = by_id(TEST_BOARD, "tracks")["n+s"]
    assert (town["name"], town["face"], town["segments"]) == (
        "town tile with a straight (N, S)",
        "T21",
        [[6, 0], [6, 3]],
    )
    for track in tracks:
        edges = {edge for segment in track["segments"] for edge in segment} - {6}
        assert len(edges) == faces[track["face"]]["exits"]
        assert track["town"] == faces[track["face"]]["town"] == track["face"].startswith("T")


def test_pieces_have_two_faces_and_there_are_136() -> None:
    pieces, faces = TEST_BOARD["pieces"], by_id(TEST_BOARD, "faces")
    assert sum(piece["number"] for piece in pieces) == 136
    assert {face for piece in pieces for face in piece["faces"]} == set(faces)
    for face, one in faces.items():
        assert one["number"] == sum(piece["number"] for piece in pieces if face in piece["faces"])


def test_action_tiles_cost_in_the_base_game_alone() -> None:
    costs = [tile["cost"] for tile in TEST_BOARD["tiles"]]
    assert [tile["id"] for tile in TEST_BOARD["tiles"]] == list(ACTION_TILES)
    assert costs == [0, 0, 0, 0, 2, 4, 6]
    standard = printed(game="standard")
    assert {tile["cost"] for tile in standard["tiles"]} == {0}
    texts = [one["text"] != other["text"] for one, other in zip(TEST_BOARD["tiles"], standard["tiles"], strict=True)]
    assert [tile for tile, differs in zip(ACTION_TILES, texts, strict=True) if differs] == ["turn_order", "locomotive"]


def test_numbers_are_those_of_the_rules() -> None:
    assert TEST_BOARD["costs"] == {"exit": 1, "town": 1, "river": 1, "hill": 2}
    assert TEST_BOARD["loan"] == {"sum": 5, "points": 2}
    numbers = ("growth_markers", "cycles", "tiles_a_build", "engineer_tiles", "upkeep", "standard", "ideal_seats")
    assert [TEST_BOARD[name] for name in numbers] == [10, 2, 3, 4, 0, False, [3]]
    assert [printed(seats=seats)["rounds"] for seats in (3, 4, 5, 6)] == [10, 8, 7, 7]
    assert (printed(game="standard")["upkeep"], printed(game="standard")["standard"]) == (1, True)
    assert TEST_BOARD["new_cities"] == {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "grey": 4}
    assert [printed(board)["ideal_seats"] for board in BOARDS] == [[3, 4], [4, 5], [4, 5, 6]]


def test_every_element_of_a_view_has_a_fixture() -> None:
    hexes, tracks, ports = (set(by_id(TEST_BOARD, group)) for group in ("hexes", "tracks", "ports"))
    end = played(2, 3)[-1].after
    assert len(end["track"]) > 5 and set(end["track"]) <= hexes
    assert set(end["track"].values()) <= tracks
    assert len(end["links"]) > 3 and set(end["links"]) <= ports
    assert {words.split()[1] for words in end["links"].values()} <= ports
    assert set(end["stock"]) == set(by_id(TEST_BOARD, "faces"))
    assert len(end["supply"]) == len(TEST_BOARD["spaces"])
    assert set(end["bag"]) == set(by_id(TEST_BOARD, "colours"))


def test_names_are_translated() -> None:
    french = printed("northeast", "fr")
    assert french["waters"][0]["name"] == "Lac Ontario"
    assert by_id(french, "ports")["albany/sw"]["name"] == "Albany (SO)"
    assert french["spaces"][2] == {"id": "3", "name": "case 3 de la réserve de marchandises"}
    assert by_id(french, "faces")["T21"]["name"] == "tuile de ville en ligne droite"
    assert are_translated(
        "steam", *(f"face-{face}" for face in by_id(french, "faces")), *(f"name-{t}" for t in ACTION_TILES)
    )
