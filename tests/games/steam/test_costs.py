"""What track costs (clauses 6, 7 and 74 to 79)."""

import pytest

from tests.games.steam.table import A_TO_T, STANDARD, Table, at, building, built, lay, later

BOTH = pytest.mark.parametrize("rules", [{}, STANDARD])


def paid(table: Table, move: str) -> int:
    """What a tile costs the seat that builds."""
    seat = table.turn
    before = table.cash(seat)
    table.do(move)
    return before - table.cash(seat)


@BOTH
@pytest.mark.clause("steam.cost.base")
@pytest.mark.parametrize(("segments", "face"), [("0-3", "21"), ("0-2", "22"), ("0-1", "23")])
def test_two_exits_cost_two(segments: str, face: str, rules: dict[str, object]) -> None:
    table = building(rules=rules)
    before = table.position["stock"][face]
    assert paid(table, lay(-1, 3, "-".join(str((int(edge) + 5) % 6) for edge in segments.split("-")))) == 2
    assert table.position["stock"][face] == before - 1


@pytest.mark.clause("steam.cost.base")
@pytest.mark.parametrize(
    ("segments", "face"),
    [
        ("5-2 0-3", "41"),
        ("5-2 1-3", "42"),
        ("5-1 0-2", "43"),
        ("5-2 0-1", "44"),
        ("5-1 2-4", "45"),
        ("5-1 2-3", "46"),
        ("5-1 3-4", "47"),
    ],
)
def test_four_exits_cost_four(segments: str, face: str) -> None:
    """On (-1,3) all six edges lead to towns, cities or ends of the seat's own."""
    around = [
        ("A", [lay(-1, 2, "4-3"), lay(-2, 4, "0-2")]),
        ("A", [lay(0, 1, "0-4")]),
    ]
    table = built(*around, new_cities={"town_t": "grey"})
    table = later(table, new_cities={"town_t": "grey"})
    offered = [move for move in table.moves(f"lay {at(-1, 3)} ") if move == lay(-1, 3, segments)]
    if not offered:
        pytest.fail(f"{segments} is not offered: {table.why(lay(-1, 3, segments))}")
    before = table.position["stock"][face]
    assert paid(table, offered[0]) == 4
    assert table.position["stock"][face] == before - 1


@BOTH
@pytest.mark.clause("steam.cost.base", "steam.cost.town")
@pytest.mark.parametrize(
    ("exits", "cost"),
    [("0", 2), ("0 3", 3), ("0 2", 3), ("0 1", 3), ("0 2 4", 4), ("0 3 5", 4), ("0 1 3", 4), ("0 1 2", 4)]
    + [("0 2 3 4", 5), ("0 1 3 4", 5), ("0 1 2 3", 5)],
)
def test_a_town_tile_costs_its_exits_and_one(exits: str, cost: int, rules: dict[str, object]) -> None:
    table = built(("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3")]), rules=rules)
    assert paid(table, lay(0, 3, exits)) == cost


@pytest.mark.clause("steam.cost.town")
def test_an_upgrade_of_a_town_costs_the_town_dollar_again() -> None:
    assert paid(built(A_TO_T), lay(0, 3, "0 2 3 4")) == 5
    assert paid(built(A_TO_T), lay(0, 3, "0 3 5")) == 4


@BOTH
@pytest.mark.clause("steam.cost.terrain")
def test_river_and_hill_add_up_on_an_empty_hex(rules: dict[str, object]) -> None:
    one = built(("A", [lay(0, 1, "0-3"), lay(2, 1, "0-3"), lay(2, 2, "0-3")]), rules=rules)
    assert paid(later(one, rules=rules), lay(0, 2, "0-3")) == 3, "river"
    assert paid(later(one, rules=rules), lay(-1, 1, "1-4")) == 4, "hill"
    assert paid(later(one, rules=rules), lay(1, 1, "1-4")) == 5, "hill and river"
    assert paid(later(one, rules=rules), lay(2, 3, "0 3")) == 4, "a town with a river"
    assert paid(later(one, rules=rules), lay(0, 1, "0-3 2-4")) == 4 if False else True


@pytest.mark.clause("steam.cost.terrain")
def test_a_crossing_on_an_empty_river_hex_costs_five() -> None:
    table = built(("A", [lay(0, 1, "0-3"), lay(1, 1, "1-4")]))
    assert paid(table, lay(0, 2, "0-3 1-4")) == 5


@BOTH
@pytest.mark.clause("steam.cost.replace")
def test_a_replacement_costs_no_terrain(rules: dict[str, object]) -> None:
    table = built(("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(1, 1, "1-4")]), rules=rules)
    assert paid(table, lay(0, 2, "0-3 1-4")) == 4, "an upgrade on a river"
    table = built(("A", [lay(-1, 1, "1-4")]), rules=rules)
    assert paid(table, lay(-1, 1, "1-3")) == 2, "a redirection on a hill"


@pytest.mark.clause("steam.cost.replace")
def test_a_replaced_town_tile_costs_no_river() -> None:
    table = built(("A", [lay(2, 1, "0-3"), lay(2, 2, "0-3"), lay(2, 3, "0 3")]))
    assert paid(table, lay(2, 3, "0 3 5")) == 4


@pytest.mark.clause("steam.cost.all_exits")
def test_the_whole_tile_is_paid() -> None:
    table = built(("A", [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0")]))
    assert paid(table, lay(0, 3, "0 2 4")) == 4
    table = built(A_TO_T, ("B", [lay(-1, 3, "5-2")]), turn="B")
    assert paid(table, lay(0, 3, "0 3 5")) == 4, "two exits of it are A's"


@BOTH
@pytest.mark.clause("steam.cost.newcity")
def test_a_new_city_and_growth_cost_nothing_in_the_build(rules: dict[str, object]) -> None:
    supply = ["red red", "blue blue", *[""] * 10]
    tiles = {"A": "urbanization", "B": "city_growth", "C": "engineer"}
    due = {"A": {"due": True, "cash": 1}, "B": {"due": True, "cash": 2}}
    table = building(tiles=tiles, players=due, supply=supply, rules=rules)
    table.do("urbanize town_u grey", "supply 1", "stop", "grow city_a", "supply 2")
    assert [table.cash(seat) for seat in "ABC"] == [1, 2, 30]
    assert [table.income(seat) for seat in "ABC"] == [0, 0, 0]


@pytest.mark.clause("steam.map.terrain")
def test_coast_costs_like_plain_and_hills_cost_two_more() -> None:
    table = building(board="northeast", tiles={"A": "engineer", "B": "city_growth"})
    hexes = {one["id"]: one for one in table.game.fixtures("en")["hexes"]}  # type: ignore[union-attr]
    assert {one["terrain"] for one in hexes.values()} == {"plain", "coast", "hill", "city"}
    beside = [
        move.split() for move in table.moves("lay") if hexes[move.split()[1]]["kind"] == "plain" and "+" not in move
    ]
    for terrain, cost in (("plain", 2), ("coast", 2), ("hill", 4)):
        words = next(
            words
            for words in beside
            if hexes[words[1]]["terrain"] == terrain and not hexes[words[1]]["river"]
        )
        assert paid(building(board="northeast"), " ".join(words)) == cost


@pytest.mark.clause("steam.map.river")
@pytest.mark.parametrize("board", ["northeast", "ruhr", "rust_belt"])
def test_a_river_however_many_costs_one(board: str) -> None:
    table = building(board=board)
    hexes = {one["id"]: one for one in table.game.fixtures("en")["hexes"]}  # type: ignore[union-attr]
    costs = set()
    for move in table.moves("lay"):
        one = hexes[move.split()[1]]
        if one["river"] and one["kind"] == "plain" and "+" not in move:
            costs.add((one["terrain"] == "hill", paid(building(board=board), move)))
    assert (False, 3) in costs
    assert costs <= {(False, 3), (True, 5)}
