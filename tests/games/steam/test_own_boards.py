"""Custom map files: features that the shipped maps lack, and refused files."""

from pathlib import Path
from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import FastDice, Game, playout
from ironmaster.core.errors import BoardError
from tests.games.steam.table import TB


def changed(folder: Path, *changes: tuple[str, str]) -> str:
    """The map file of TB with the first occurrence of some words replaced."""
    text = Path(TB).read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return str(path)


def game(board: str, seats: int = 3) -> Game:
    return ironmaster.game("steam", seats=seats, board=board)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("{ at = [0, 1] }", "{ at = [0, 0] }", "two hexes have the same position"),
        ("{ at = [0, 1] }", "{ at = [26, 1] }", "outside the lettered columns"),
        ("{ at = [0, 1] }", "{ at = [-1, 1] }", "outside the lettered columns"),
        ("{ at = [0, 1] }", "{ at = [4, -3] }", "outside the lettered columns"),
        ('id = "town_u"', 'id = "town_t"', "two places share an id"),
        ('id = "town_u"', 'id = "a1"', "two places share an id"),
        ('id = "town_u"', 'id = "Town_u"', "not a single word"),
        ('id = "town_u"', 'id = "town u"', "not a single word"),
        ('id = "town_u"', 'id = "town/u"', "not a single word"),
        ('id = "town_u"', 'id = ""', "not a single word"),
        ("at = [4, 3]\nconfidence", "at = [2, 3]\nconfidence", "two places are on one hex"),
        ("at = [4, 3]\nconfidence", "at = [9, 3]\nconfidence", "a place is not on a hex"),
        ('terrain = "hill"', 'terrain = "swamp"', "unknown terrain"),
        ("black = [3]", "black = [6]", "not a number from 0 to 5"),
        ('colour = "red"', 'colour = "grey"', "unknown colour"),
        ("cubes = 3", "cubes = 0", "1 to 6 cubes"),
        ("cubes = 3", "cubes = 7", "1 to 6 cubes"),
        ("ideal_seats = [3]", 'ideal_seats = [3]\ncubes_less = { "3" = 3 }', "for some number of seats"),
        ("ideal_seats = [3]", 'ideal_seats = [3]\ncubes_less = { "3" = -1 }', "for some number of seats"),
        ('name.en = "T"', 'name.fr = "T"', "no English name"),
        ('{ place = "verified" }', '{ place = "sure" }', "confidence is unknown"),
        ('confidence = "verified"\nnote', 'confidence = "sure"\nnote', "confidence is unknown"),
        ("{ at = [0, 1] }", '{ at = [0, 1], confidence = "sure" }', "confidence is unknown"),
        ("{ at = [4, 3], river", "{ at = [4, 3], black = [0, 1, 2, 3, 4, 5], river", "no edge that track can cross"),
        ("[board]", "[bord]", "bord"),
        ("cubes = 3", "cubes = 3\nmayor = 1", "mayor"),
        ("cubes = 3", 'cubes = "3"', "cubes"),
    ],
)
def test_a_map_file_that_contradicts_itself_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    with pytest.raises(BoardError) as caught:
        game(changed(tmp_path, (old, new)))
    assert problem in caught.value.say("en")
    assert caught.value.say("fr") != caught.value.say("en")


def test_water_is_no_hex(tmp_path: Path) -> None:
    water = '[[water]]\nid = "sea"\nname.en = "Sea"\nat = [[0, 0]]\n\n[[town]]'
    with pytest.raises(BoardError, match="water is on a hex"):
        game(changed(tmp_path, ("[[town]]", water)))
    beside = game(changed(tmp_path, ("[[town]]", water.replace("[[0, 0]]", "[[9, 0]]"))))
    assert beside.facts.fixtures("fr")["waters"] == [{"id": "sea", "name": "Sea", "hexes": [[9, 0]]}]


def test_a_map_needs_two_cities(tmp_path: Path) -> None:
    text = Path(TB).read_text("utf-8")
    cities = text[text.index("[[city]]") : text.index("[[town]]")]
    one = cities[: cities.index("[[city]]", 1)]
    with pytest.raises(BoardError, match="fewer than two cities"):
        game(changed(tmp_path, (cities, one)))


def test_a_map_has_no_more_places_than_can_be_numbered(tmp_path: Path) -> None:
    towns = [f'[[town]]\nid = "t{n}_"\nname.en = "T"\nat = [9, {n}]\nconfidence = {{}}\n' for n in range(37)]
    hexes = "".join(f"{{ at = [9, {n}] }}, " for n in range(37))
    changes = ("[[town]]", "\n".join([*towns, "[[town]]"])), ("hex = [", f"hex = [{hexes}")
    with pytest.raises(BoardError, match="over 42 cities and towns"):
        game(changed(tmp_path, *changes))


def test_cities_cannot_need_more_cubes_than_there_are(tmp_path: Path) -> None:
    cities = [
        f'[[city]]\nid = "c{n}_"\nname.en = "C"\nat = [9, {n}]\ncolour = "red"\ncubes = 6\nconfidence = {{}}\n'
        for n in range(12)
    ]
    hexes = "".join(f"{{ at = [9, {n}] }}, " for n in range(12))
    path = changed(tmp_path, ("[[town]]", "\n".join([*cities, "[[town]]"])), ("hex = [", f"hex = [{hexes}"))
    with pytest.raises(BoardError, match="more cubes than there are"):
        game(path)


def test_a_map_is_for_the_seats_that_it_names(tmp_path: Path) -> None:
    board = changed(tmp_path, ("seats = [3, 4, 5, 6]", "seats = [4]"))
    assert game(board, 4)
    with pytest.raises(BoardError):
        game(board, 3)


@pytest.mark.parametrize(
    "change",
    [
        ("ideal_seats = [3]", 'ideal_seats = [3]\ncubes_less = { "3" = 2 }'),
        ('name.en = "T"', 'name.en = "U"'),
        ("{ at = [4, 0] }", '{ at = [4, 0], terrain = "hill", river = true }'),
        ("black = [3]", "black = [3, 3, 0]"),
        ('id = "town_t"', 'id = "a+b"'),
    ],
)
def test_an_unusual_but_consistent_map_is_playable(tmp_path: Path, change: tuple[str, str]) -> None:
    own = game(changed(tmp_path, change))
    state = own.law.start()
    playout(own, state, FastDice(3))
    assert own.law.audit(state) == []


def test_fewer_cubes_by_the_number_of_seats(tmp_path: Path) -> None:
    board = changed(tmp_path, ("ideal_seats = [3]", 'ideal_seats = [3]\ncubes_less = { "3" = 2 }'))
    cubes = []
    for seats in (3, 4):
        printed: Any = game(board, seats).facts.fixtures("en")
        cubes.append(sorted({one["cubes"] for one in printed["hexes"]}))
    assert cubes == [[0, 1], [0, 3]]
