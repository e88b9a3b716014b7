"""The cost of track (clauses 6, 7 and 74 to 79)."""

import pytest

from ironmaster.games.steam.board import read_board
from ironmaster.kit import hexes
from tests.games.steam.crowded import SHOWN, TOWNS, put, strewn
from tests.games.steam.table import A_TO_T, BOTH_GAMES, building, built, costs, later, lay


@BOTH_GAMES
@pytest.mark.clause("steam.cost.base", "steam.cost.town")
@pytest.mark.parametrize("face", sorted(SHOWN))
def test_a_tile_costs_a_dollar_an_exit_and_one_for_a_town(face: str, rules: dict[str, object]) -> None:
    town = face.startswith("T")
    exits = int(face[1] if town else face[0])
    table = strewn({(1, 1): "0-3"}, rules=rules)
    assert costs(table, put(TOWNS[3] if town else (1, 5), SHOWN[face])) == [exits + town]


@pytest.mark.clause("steam.cost.town")
def test_an_upgrade_of_a_town_costs_the_town_dollar_again() -> None:
    assert costs(built(A_TO_T), lay(0, 3, "0 2 3 4")) == [5]
    assert costs(built(A_TO_T), lay(0, 3, "0 3 5")) == [4]


@BOTH_GAMES
@pytest.mark.clause("steam.cost.terrain")
def test_river_and_hill_add_up_on_an_empty_hex(rules: dict[str, object]) -> None:
    one = built(("A", [lay(0, 1, "0-3"), lay(2, 1, "0-3"), lay(2, 2, "0-3")]), rules=rules)
    assert costs(later(one, rules=rules), lay(0, 2, "0-3")) == [3], "river"
    assert costs(later(one, rules=rules), lay(-1, 1, "1-4")) == [4], "hill"
    assert costs(later(one, rules=rules), lay(1, 1, "1-4")) == [5], "hill and river"
    assert costs(later(one, rules=rules), lay(2, 3, "0 3")) == [4], "a town with a river"


@pytest.mark.clause("steam.cost.terrain")
def test_a_crossing_on_an_empty_river_hex_costs_five() -> None:
    table = built(("A", [lay(0, 1, "0-3"), lay(1, 1, "1-4")]))
    assert costs(table, lay(0, 2, "0-3 1-4")) == [5]


@BOTH_GAMES
@pytest.mark.clause("steam.cost.replace")
def test_a_replacement_costs_no_terrain(rules: dict[str, object]) -> None:
    table = built(("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(1, 1, "1-4")]), rules=rules)
    assert costs(table, lay(0, 2, "0-3 1-4")) == [4], "an upgrade on a river"
    table = built(("A", [lay(-1, 1, "1-4")]), rules=rules)
    assert costs(table, lay(-1, 1, "1-3")) == [2], "a redirection on a hill"


@pytest.mark.clause("steam.cost.replace")
def test_a_replaced_town_tile_costs_no_river() -> None:
    table = built(("A", [lay(2, 1, "0-3"), lay(2, 2, "0-3"), lay(2, 3, "0 3")]))
    assert costs(table, lay(2, 3, "0 3 5")) == [4]


@pytest.mark.clause("steam.cost.all_exits")
def test_the_whole_tile_is_paid() -> None:
    table = built(("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0")]))
    assert costs(table, lay(0, 3, "0 2 4")) == [4]
    table = built(A_TO_T, ("B", [lay(-1, 3, "5-2")]), turn="B")
    assert costs(table, lay(0, 3, "0 3 5")) == [4], "two exits of it are A's"


@BOTH_GAMES
@pytest.mark.clause("steam.cost.newcity")
def test_a_new_city_and_growth_cost_nothing_in_the_build(rules: dict[str, object]) -> None:
    supply = ["red red", "blue blue", *[""] * 10]
    tiles = {"A": "urbanization", "B": "city_growth", "C": "engineer"}
    due = {"A": {"due": True, "cash": 1}, "B": {"due": True, "cash": 2}}
    table = building(tiles=tiles, players=due, supply=supply, rules=rules)
    table.do("urbanize town_u grey", "supply 1", "stop", "grow city_a", "supply 2")
    assert [table.cash(seat) for seat in "ABC"] == [1, 2, 30]
    assert [table.income(seat) for seat in "ABC"] == [0, 0, 0]


def alone(board: str, terrain: str, *, river: bool) -> set[int]:
    """The cost of a first tile with two exits on the hexes of a kind, without cities and towns."""
    paper = read_board(board)
    wanted = {hexes.label(one.at) for one in paper.hex if (one.terrain, one.river) == (terrain, river)}
    table = building(board=board)
    moves = {move.split()[1]: move for move in table.moves("lay") if "+" not in move and "-" in move}
    return {cost for hex_, move in moves.items() if hex_ in wanted for cost in costs(building(board=board), move)}


@pytest.mark.clause("steam.map.terrain")
def test_coast_costs_like_plain_and_hills_cost_two_more() -> None:
    assert alone("northeast", "plain", river=False) == {2}
    assert alone("northeast", "coast", river=False) == {2}, "its sea is no river"
    assert alone("northeast", "hill", river=False) == {4}


@pytest.mark.clause("steam.map.river")
@pytest.mark.parametrize("board", ["northeast", "ruhr", "rust_belt"])
def test_a_hex_with_rivers_costs_one_more_however_many(board: str) -> None:
    assert alone(board, "plain", river=True) == {3}
    assert alone(board, "plain", river=False) == {2}


@pytest.mark.clause("steam.map.terrain")
def test_a_map_knows_no_other_terrain() -> None:
    for board in ("northeast", "ruhr", "rust_belt"):
        paper = read_board(board)
        assert {one.terrain for one in paper.hex} <= {"plain", "coast", "hill"}
