"""Rules for tiles that only a custom board file can have."""

from pathlib import Path

import pytest

from ironmaster.core.errors import BoardError
from tests.games import table
from tests.games.industria.table import CATALOGUE, players


def changed(folder: Path, *changes: tuple[str, str]) -> str:
    """The board file of the worked examples with some words replaced."""
    text = Path(CATALOGUE).read_text("utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} occurs {text.count(old)} times"
        text = text.replace(old, new)
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return str(path)


def tile(name: str, line: str) -> tuple[str, str]:
    """Words to add below the id of a tile."""
    return f'id = "{name}"\n', f'id = "{name}"\n{line}\n'


def building(board: str, epoch: int, **everybody: object) -> table.Table:
    position = {"epoch": epoch, "phase": "build", "players": players(**everybody)}
    return table.Table("industria", position, board=board)


@pytest.mark.ruling("R19")
@pytest.mark.clause("industria.build.bonus.free")
def test_a_printed_cost_of_a_bonus_is_paid_and_lowered(tmp_path: Path) -> None:
    board = changed(tmp_path, tile("bonus_rail_1", "cost = 2"))
    plain = building(board, 3, A=(2, "bonus_rail_1"), B=(0, "bonus_canal_1")).do("lay bonus_rail_1")
    assert plain.player("A")["cash"] == 0
    lowered = building(board, 3, A=(2, "bonus_rail_1", "bank"), B=(0, "bonus_canal_1")).do("lay bonus_rail_1")
    assert lowered.player("A")["cash"] == 1


@pytest.mark.clause("industria.build.discount.scope")
def test_no_cost_falls_below_zero(tmp_path: Path) -> None:
    board = changed(tmp_path, tile("bonus_rail_1", "cost = 1"))
    own = building(board, 4, A=(3, "bonus_rail_1", "bank stock_exchange"), B=(0, "bonus_canal_1")).do(
        "lay bonus_rail_1"
    )
    assert own.player("A")["cash"] == 3


@pytest.mark.ruling("R14")
@pytest.mark.clause("industria.build.material.choice")
def test_the_buyer_chooses_between_two_makers(tmp_path: Path) -> None:
    board = changed(tmp_path, tile("clay_pit", 'makes = "stone"'))
    own = building(board, 2, A=(9, "ironworks"), B=(0, "", "quarry"), C=(0, "", "clay_pit"), D=(0, "bonus_canal_1"))
    own.do("lay ironworks")
    assert own.moves() == ["buy stone from B", "buy stone from C"]
    own.do("buy stone from C")
    assert [own.player(seat)["cash"] for seat in "ABC"] == [5, 0, 1]


@pytest.mark.clause("industria.build.material.need")
@pytest.mark.ruling("R08")
def test_the_same_material_twice_takes_two_units(tmp_path: Path) -> None:
    old = 'needs = ["brick"]'
    text = Path(CATALOGUE).read_text("utf-8")
    assert text.count(old) == 1
    board = changed(tmp_path, (old, 'needs = ["stone", "stone"]'))
    bought = building(board, 2, A=(5, "pottery_works"), B=(0, "bonus_canal_1")).do("lay pottery_works")
    assert bought.player("A")["cash"] == 0
    by_tile = building(board, 2, A=(5, "pottery_works raw_stone_1"), B=(0, "bonus_canal_1")).do("lay pottery_works")
    assert by_tile.moves() == ["use raw_stone_1", "buy stone from bank"]
    by_tile.do("use raw_stone_1")
    assert by_tile.player("A")["cash"] == 1, "a tile covers one of them"
    own = building(board, 2, A=(3, "pottery_works", "quarry"), B=(0, "bonus_canal_1")).do("lay pottery_works")
    assert own.player("A")["cash"] == 0, "an own factory covers both"
    poor = building(board, 2, A=(3, "pottery_works raw_stone_1 bonus_harbour_1"), B=0)
    assert poor.refuses("lay pottery_works", "industria.build.unaffordable")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "sawmill"', 'id = "quarry"', "share an id"),
        ('id = "sawmill"', 'id = "Saw mill"', "not a single word"),
        (
            'between = ["clay_pit", "brickyard"]',
            'between = ["clay_pit", "optics"]',
            "does not join two different tiles",
        ),
        (
            'between = ["clay_pit", "brickyard"]',
            'between = ["clay_pit", "nowhere"]',
            "does not join two different tiles",
        ),
        ('between = ["clay_pit", "brickyard"]', 'between = ["clay_pit", "pottery_works"]', "join the same"),
        ('needs = ["brick"]', 'needs = ["brick", "brick", "brick"]', "too many"),
        ('needs = ["brick"]', 'needs = ["gold"]', "unknown material"),
        ('needs = ["brick"]', 'needs = ["brick"]\nextra = 1', "extra"),
        ("at = [1, 0]", "at = [2, 0]", "share a space"),
        ('id = "bonus_canal_1"\nepoch = 1', 'id = "bonus_canal_1"\nepoch = 2', "order of their epochs"),
        ('id = "bonus_data_network_2"\nepoch = 5', 'id = "bonus_data_network_2"\nepoch = 6', "number of tiles"),
        ('cost = 5\nneeds = ["cement", "ceramics"]', 'cost = -5\nneeds = ["cement", "ceramics"]', "below zero"),
        ('id = "stone"\nepoch = 1', 'id = "stone"\nepoch = 9', "unknown epoch"),
        ('layout = "reconstructed"', 'layout = "sure"', "confidence"),
        ("[board]", "[bord]", "bord"),
    ],
)
def test_a_board_file_that_contradicts_itself_is_refused(tmp_path: Path, old: str, new: str, problem: str) -> None:
    board = changed(tmp_path, (old, new))
    with pytest.raises(BoardError, match=problem):
        table.Table("industria", {}, board=board)
