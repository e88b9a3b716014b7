"""Action tiles (clauses 38 to 51)."""

from typing import Any

import pytest

from tests.games.steam.table import (
    A_TO_T,
    ACTION_TILES,
    BOTH_GAMES,
    SUPPLY,
    Table,
    actors,
    building,
    built,
    lay,
    moving,
)


def taking(cash: int = 20, *, seats: int = 3, player: dict[str, Any] | None = None, **rest: Any) -> Table:
    """The action tiles of a turn are to be taken, A first; there are cubes in the supply."""
    players = {seat: {"cash": cash} for seat in "ABCDEF"[:seats]}
    players["A"] |= player or {}
    rules = rest.pop("rules", None)
    board = {"board": rest.pop("board")} if "board" in rest else {}
    return Table({"players": players, "supply": SUPPLY, **rest}, seats=seats, rules=rules, **board)


def last_to_take(tiles: list[str], player: dict[str, Any] | None = None, **rest: Any) -> Table:
    """Every seat except A, the last in order, has taken a tile."""
    seats = len(tiles) + 1
    others = "BCDEF"[: seats - 1]
    players = {seat: {"tile": tile} for seat, tile in zip(others, tiles, strict=True)}
    rules = rest.pop("rules", None)
    position = {"order": [*others, "A"], "turn": "A", "players": {**players, "A": player or {}}, **rest}
    return Table(position, seats=seats, rules=rules)


def next_order(*tiles: str, rules: dict[str, object] | None = None) -> str:
    """The order of the turn after one in which the seats have these tiles."""
    seats = len(tiles)
    held = dict(zip("ABCDEF", tiles, strict=False))
    table = moving(seats=seats, tiles=held, cycle=2, rules=rules, players={seat: {"cash": 3} for seat in held})
    return "".join(table.do(*["pass"] * seats).position["order"])


@BOTH_GAMES
@pytest.mark.clause("steam.action.choose")
def test_each_seat_takes_one_of_the_tiles_left(rules: dict[str, object]) -> None:
    table = taking(rules=rules, order=["B", "C", "A"])
    assert (table.turn, table.moves()) == ("B", [f"take {tile}" for tile in ACTION_TILES])
    table.do("take engineer")
    assert table.turn == "C"
    assert table.refuses("take engineer", "steam.action.choose")
    assert table.moves() == [f"take {tile}" for tile in ACTION_TILES if tile != "engineer"]
    table.do("take first_move")
    assert table.refuses("take first_move", "steam.action.choose")
    table.do("take turn_order")
    assert [table.player(seat)["tile"] for seat in "ABC"] == ["turn_order", "engineer", "first_move"]
    assert table.position["phase"] == "build"


@pytest.mark.clause("steam.action.choose")
def test_the_tile_of_the_last_turn_may_be_taken_again() -> None:
    table = moving(cycle=2, round=1, tiles={"A": "turn_order"}).do("pass", "pass", "pass")
    assert (table.turn, table.position["round"]) == ("A", 2)
    assert "take turn_order" in table.moves()
    assert table.do("take turn_order").player("A")["tile"] == "turn_order"


@pytest.mark.clause("steam.action.t1")
def test_the_turn_order_tile_makes_its_holder_first_in_the_next_turn() -> None:
    assert next_order("engineer", "first_move", "turn_order") == "CBA"
    table = taking().do("take engineer", "take first_move", "take turn_order")
    assert table.turn == "A", "nothing changes in this turn"
    table.do("stop", "stop", "stop")
    assert table.turn == "B"


@BOTH_GAMES
@pytest.mark.clause("steam.action.t2")
@pytest.mark.parametrize(("holder", "turns"), [("A", "ABC"), ("B", "BAC"), ("C", "CAB")])
def test_first_move_goes_first_in_both_cycles(holder: str, turns: str, rules: dict[str, object]) -> None:
    table = moving(tiles={holder: "first_move"}, rules=rules, players={seat: {"cash": 3} for seat in "ABC"})
    assert actors(table, "pass", 6) == turns * 2


@pytest.mark.clause("steam.action.t2")
def test_without_first_move_all_go_in_order() -> None:
    table = moving(order=["C", "A", "B"])
    assert actors(table, "pass", 6) == "CABCAB"


@BOTH_GAMES
@pytest.mark.clause("steam.action.t3")
def test_the_engineer_lays_four_tiles(rules: dict[str, object]) -> None:
    moves = [lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0 3"), lay(0, 4, "0-3"), lay(0, 5, "0-3")]
    table = building(tiles={"A": "engineer"}, rules=rules)
    assert table.position["tiles_left"] == 4
    table.do(*moves[:4])
    assert table.refuses(moves[4], "steam.build.limit")
    assert table.cash() == 30 - 2 - 3 - 3 - 2, "at the usual price"
    table = building(rules=rules).do(*moves[:3])
    assert table.refuses(moves[3], "steam.build.limit")
    assert table.moves("lay") == []


@BOTH_GAMES
@pytest.mark.clause("steam.action.t4")
@pytest.mark.parametrize(("holder", "turns"), [("A", "ABC"), ("B", "BAC"), ("C", "CAB")])
def test_first_build_builds_first(holder: str, turns: str, rules: dict[str, object]) -> None:
    tiles = {"A": "engineer", "B": "first_move", "C": "turn_order", holder: "first_build"}
    table = building(tiles=tiles, rules=rules)
    assert actors(table, "stop", 3) == turns


@pytest.mark.clause("steam.action.t5.pay")
def test_city_growth_costs_two_and_obliges() -> None:
    table = taking(2).do("take city_growth")
    assert (table.turn, table.cash(), table.moves()) == ("A", 2, ["pay", "pass"])
    table.do("pay")
    assert (table.turn, table.cash(), table.income(), table.player("A")["due"]) == ("B", 0, 0, True)
    table.do("take engineer", "take first_move")
    assert table.refuses("stop", "steam.build.duty")
    table.do("grow city_b", "supply 1", "stop")
    assert (table.turn, table.cash()) == ("B", 0)


@BOTH_GAMES
@pytest.mark.clause("steam.action.t6.effect")
def test_the_locomotive_gains_a_level_at_once(rules: dict[str, object]) -> None:
    table = taking(player={"locomotive": 2}, rules=rules).do("take locomotive")
    assert (table.turn, table.player("A")["locomotive"]) == ("B", 3)
    assert [table.player(seat)["locomotive"] for seat in "BC"] == [1, 1]


@pytest.mark.clause("steam.action.t6.effect")
def test_the_new_level_serves_in_the_same_turn() -> None:
    line = built(A_TO_T, ("A", [lay(-1, 3, "5-2"), lay(0, 3, "0 3 5"), lay(1, 0, "5-2")]))
    position = {
        "order": ["A", "B", "C"],
        "track": line.track,
        "links": line.links,
        "incomplete": line.incomplete,
        "goods": {"city_c": "purple"},
        "players": {"A": {"locomotive": 2, "cash": 7}},
    }
    table = Table(position).do("take locomotive", "take engineer", "take turn_order", "stop", "stop", "stop")
    table.do("deliver city_c purple", "points")
    assert table.points() == 3
    table = Table(position).do("take first_move", "take engineer", "take turn_order", "stop", "stop", "stop")
    assert table.refuses("deliver city_c purple", "steam.loco.reach")


@pytest.mark.ruling("R40")
@pytest.mark.clause("steam.action.t6.cost")
@pytest.mark.parametrize(("level", "cost"), [(1, 6), (2, 7), (3, 8), (4, 9), (5, 10)])
def test_r40_the_locomotive_tile_costs_four_and_the_level_reached(level: int, cost: int) -> None:
    table = taking(12, player={"locomotive": level}).do("take locomotive")
    assert (table.cash(), table.player("A")["locomotive"]) == (12 - cost, level + 1)
    assert table.turn == "B", "it cannot be passed"


@pytest.mark.ruling("R40")
@pytest.mark.clause("steam.action.t6.cost")
def test_r40_an_upgrade_among_the_goods_is_free() -> None:
    table = moving(players={"A": {"cash": 1, "locomotive": 3}}).do("upgrade")
    assert (table.player("A")["locomotive"], table.cash(), table.income()) == (4, 1, 0)


@BOTH_GAMES
@pytest.mark.clause("steam.action.t6.max")
def test_no_locomotive_beyond_level_six(rules: dict[str, object]) -> None:
    table = taking(player={"locomotive": 6}, rules=rules)
    assert table.refuses("take locomotive", "steam.action.t6.max")
    assert len(table.moves("take")) == 6
    assert "take locomotive" in taking(player={"locomotive": 5}, rules=rules).moves()


@pytest.mark.clause("steam.action.t6.max")
@pytest.mark.parametrize(
    ("player", "offered"),
    [
        ({"cash": 5, "income": -10}, False),
        ({"cash": 6, "income": -10}, True),
        ({"cash": 5, "income": -9}, True),
        ({"cash": 0, "income": -9}, False),
        ({"cash": 0, "income": -8}, True),
        ({"cash": 0, "income": -10, "points": 3}, False),
        ({"cash": 0, "income": -10, "points": 4}, True),
        ({"cash": 6, "income": -10, "locomotive": 2}, False),
    ],
)
def test_no_locomotive_that_cannot_be_paid(player: dict[str, int], offered: bool) -> None:
    table = taking(player=player)
    assert ("take locomotive" in table.moves()) == offered
    assert offered or table.refuses("take locomotive", "steam.action.t6.max")


@pytest.mark.clause("steam.action.t7.pay")
def test_urbanization_costs_six_and_obliges() -> None:
    table = taking(6).do("take urbanization")
    assert (table.cash(), table.moves()) == (6, ["pay", "pass"])
    table.do("pay")
    assert (table.turn, table.cash(), table.income(), table.player("A")["due"]) == ("B", 0, 0, True)
    table.do("take engineer", "take first_move")
    assert table.refuses("stop", "steam.build.duty")
    table.do("urbanize town_t red", "supply 2", "stop")
    assert (table.turn, table.cash()) == ("B", 0)


@BOTH_GAMES
@pytest.mark.clause("steam.action.t7.barred")
def test_urbanization_is_barred_without_a_town(rules: dict[str, object]) -> None:
    table = taking(new_cities={"town_t": "red", "town_u": "grey"}, rules=rules)
    assert table.refuses("take urbanization", "steam.action.t7.barred")
    assert "take urbanization" in taking(new_cities={"town_t": "red"}, rules=rules).moves()


@BOTH_GAMES
@pytest.mark.clause("steam.action.t7.barred")
def test_urbanization_is_barred_without_a_new_city(rules: dict[str, object]) -> None:
    towns = ["kingston", "harrisburg", "binghamton", "allentown", "watertown", "cornwall", "amsterdam", "trenton"]
    colours = ["red", "blue", "yellow", "purple", "grey", "grey", "grey", "grey"]
    used = dict(zip(towns, colours, strict=True))
    table = taking(board="northeast", new_cities=used, rules=rules)
    assert table.refuses("take urbanization", "steam.action.t7.barred")
    for town in (towns[0], towns[-1]):
        fewer = {other: colour for other, colour in used.items() if other != town}
        assert "take urbanization" in taking(board="northeast", new_cities=fewer, rules=rules).moves()


@pytest.mark.clause("steam.action.pass")
@pytest.mark.parametrize(
    ("tile", "move", "clause"),
    [
        ("city_growth", "grow city_a", "steam.action.pass"),
        ("urbanization", "urbanize town_t red", "steam.action.pass"),
    ],
)
def test_a_passed_tile_costs_nothing_and_does_nothing(tile: str, move: str, clause: str) -> None:
    table = taking(6).do(f"take {tile}", "pass")
    assert (table.turn, table.cash(), table.player("A")["due"]) == ("B", 6, False)
    assert table.player("A")["tile"] == tile
    table.do("take engineer", "take first_move")
    assert table.refuses(move, clause)
    assert table.moves("grow", "urbanize") == []
    assert "stop" in table.moves()


@pytest.mark.clause("steam.action.pass")
def test_only_tiles_five_and_seven_ask_to_pay_or_pass() -> None:
    for tile in ACTION_TILES:
        table = taking().do(f"take {tile}")
        assert (table.turn == "A") == (tile in ("city_growth", "urbanization"))
    assert taking().refuses("pass", "steam.action.choose")
    assert taking().refuses("pay", "steam.action.choose")


@pytest.mark.clause("steam.action.pass.value")
def test_a_passed_tile_still_counts_for_the_next_order() -> None:
    table = taking(0, order=["C", "A", "B"]).do("take city_growth", "pass", "take first_build", "take first_move")
    table.do("stop", "stop", "stop", *["pass"] * 6)
    assert "".join(table.position["order"]) == "BAC"
    assert next_order("urbanization", "locomotive", "city_growth", "engineer") == "DCBA"


@BOTH_GAMES
@pytest.mark.ruling("R06")
@pytest.mark.clause("steam.action.none")
def test_r06_a_seat_without_a_choice_gets_the_lowest_tile_as_passed(rules: dict[str, object]) -> None:
    towns = {"town_t": "red", "town_u": "grey"}
    table = last_to_take(list(ACTION_TILES[:5]), {"locomotive": 6, "cash": 30}, new_cities=towns, rules=rules)
    assert table.player("A")["tile"] == "locomotive"
    assert (table.player("A")["locomotive"], table.cash(), table.player("A")["due"]) == (6, 30, False)
    assert table.position["phase"] == "build"


@pytest.mark.ruling("R06")
@pytest.mark.clause("steam.action.none")
def test_r06_it_applies_if_the_locomotive_cannot_be_paid() -> None:
    towns = {"town_t": "red", "town_u": "grey"}
    table = last_to_take(list(ACTION_TILES[:5]), {"locomotive": 1, "cash": 5, "income": -10}, new_cities=towns)
    assert (table.player("A")["tile"], table.player("A")["locomotive"], table.cash()) == ("locomotive", 1, 5)


@pytest.mark.clause("steam.action.none")
def test_a_single_choosable_tile_is_taken_automatically() -> None:
    table = last_to_take(list(ACTION_TILES[:5]), {"locomotive": 6, "cash": 30})
    assert table.moves() == ["take urbanization"]
    towns = {"town_t": "red", "town_u": "grey"}
    table = last_to_take(list(ACTION_TILES[:5]), {"locomotive": 5, "cash": 10}, new_cities=towns)
    assert table.moves() == ["take locomotive"]
    table = last_to_take(list(ACTION_TILES[1:6]), {"locomotive": 6}, new_cities=towns)
    assert table.moves() == ["take turn_order"]


@pytest.mark.clause("steam.action.none")
def test_the_previous_seat_can_leave_no_choice() -> None:
    position = {
        "order": ["B", "C", "D", "E", "F", "A"],
        "turn": "F",
        "players": {seat: {"tile": tile} for seat, tile in zip("BCDE", ACTION_TILES[:4], strict=True)}
        | {"A": {"locomotive": 6}, "F": {"cash": 4}},
        "new_cities": {"town_t": "red", "town_u": "grey"},
        "supply": ["red red red", *[""] * 11],
    }
    table = Table(position, seats=6).do("take city_growth")
    assert table.player("A")["tile"] is None, "F is still to pay or pass"
    table.do("pay")
    assert (table.player("A")["tile"], table.position["phase"]) == ("locomotive", "build")
