"""Components, seats and the table before the first turn (clauses 1 to 5, 8, 9 and 11 to 17)."""

from collections import Counter
from typing import Any

import pytest

import ironmaster
from ironmaster.core.errors import IronmasterError
from ironmaster.games.steam.board import read_board
from tests.games.steam.crowded import PLAIN, put, strewn
from tests.games.steam.table import STANDARD, Table, building, moving
from tests.games.steam.whole import filled, outcomes, played, start

CUBES = {"red": 20, "blue": 20, "yellow": 20, "purple": 20, "grey": 16}
EVERY_GAME = pytest.mark.parametrize("kind", ["base", "standard"])


def cubes(position: Any) -> Counter[str]:
    """All cubes: in the bag, in the supply and on cities."""
    found = Counter(position["bag"])
    for heap in [*position["supply"], *position["goods"].values()]:
        found.update(heap.split())
    return found


def opened(seats: int = 3, board: str = "northeast", rules: dict[str, object] | None = None) -> Table:
    """The table with all cubes drawn."""
    return filled(start(seats, board, **(rules or {})))


@pytest.mark.clause("steam.comp.goods")
@pytest.mark.parametrize("board", ["northeast", "ruhr", "rust_belt"])
def test_there_are_96_cubes_after_the_setup(board: str) -> None:
    table = opened(4, board)
    assert cubes(table.position) == CUBES
    assert sum(CUBES.values()) == 96


@EVERY_GAME
@pytest.mark.clause("steam.comp.goods", "steam.map.town")
def test_no_cube_is_ever_lost_or_on_a_town(kind: str) -> None:
    assert len(played(1, kind=kind)) > 200
    for step in played(1, kind=kind):
        assert cubes(step.after) == CUBES
        towns = {"town_t", "town_u"} - set(step.after["new_cities"])
        assert not towns & set(step.after["goods"])


@pytest.mark.clause("steam.comp.newcity")
def test_each_coloured_new_city_can_be_placed_once_and_grey_four_times() -> None:
    tiles = {"A": "urbanization", "B": "engineer"}
    due = {"A": {"due": True}}
    board = "northeast"
    told = {"red": 1, "blue": 1, "yellow": 1, "purple": 1, "grey": 4}
    towns = [town.id for town in read_board(board).town]
    placed: dict[str, str] = {}
    for colour, number in told.items():
        for _ in range(number):
            table = building(board=board, tiles=tiles, players=due, new_cities=placed)
            town = towns[len(placed)]
            table.do(f"urbanize {town} {colour}")
            placed = table.position["new_cities"]
        table = building(board=board, tiles=tiles, players=due, new_cities=placed)
        assert table.refuses(f"urbanize {towns[len(placed)]} {colour}", "steam.comp.newcity")
        left = {move.split()[2] for move in table.moves("urbanize")}
        assert left == {other for other in told if other not in placed.values()}
    assert len(placed) == 8


@EVERY_GAME
@pytest.mark.clause("steam.comp.newcity")
def test_a_new_city_never_leaves_the_map(kind: str) -> None:
    for seed in (1, 2):
        for step in played(seed, kind=kind):
            assert step.before["new_cities"].items() <= step.after["new_cities"].items()


@pytest.mark.clause("steam.comp.growth")
def test_ten_cities_can_grow_and_no_eleventh() -> None:
    cities = [city.id for city in read_board("ruhr").city]
    tiles = {"A": "city_growth", "C": "engineer"}
    supply = ["red red", *[""] * 11]
    fewer: dict[str, Any] = {"grown": cities[:9], "supply": supply, "board": "ruhr", "round": 10}
    table = building(tiles=tiles, players={"A": {"due": True}}, **fewer).do(f"grow {cities[9]}")
    assert len(table.position["grown"]) == 10
    table = building(tiles=tiles, players={"A": {"due": True}}, **{**fewer, "grown": cities[:10]})
    assert table.refuses(f"grow {cities[10]}", "steam.comp.growth")
    assert table.moves("grow") == []


@pytest.mark.clause("steam.comp.growth")
def test_new_cities_use_up_no_growth_markers() -> None:
    cities = [city.id for city in read_board("ruhr").city]
    placed = dict.fromkeys(["oss", "aachen", "duren", "venlo"], "grey") | {"wesel": "red"}
    table = building(
        tiles={"A": "city_growth", "C": "engineer"},
        players={"A": {"due": True}},
        grown=cities[:9],
        new_cities=placed,
        supply=["red red", *[""] * 11],
        board="ruhr",
        round=10,
    )
    table.do(f"grow {cities[9]}")


@pytest.mark.clause("steam.comp.actions")
def test_there_are_seven_action_tiles_numbered_in_order() -> None:
    table = Table()
    assert table.moves() == [
        "take turn_order",
        "take first_move",
        "take engineer",
        "take first_build",
        "take city_growth",
        "take locomotive",
        "take urbanization",
    ]
    fixtures: Any = table.game.facts.fixtures("en")
    assert [tile["number"] for tile in fixtures["tiles"]] == [1, 2, 3, 4, 5, 6, 7]
    assert [f"take {tile['id']}" for tile in fixtures["tiles"]] == table.moves()


@EVERY_GAME
@pytest.mark.clause("steam.comp.actions")
def test_each_action_tile_is_held_by_one_seat_at_most(kind: str) -> None:
    for step in played(1, seats=5, kind=kind):
        held = [player["tile"] for player in step.after["players"].values() if player["tile"]]
        assert len(set(held)) == len(held)


@pytest.mark.ruling("R31")
@pytest.mark.clause("steam.comp.unlimited")
def test_r31_a_seat_may_own_more_links_than_there_are_tokens() -> None:
    table = strewn(dict.fromkeys(PLAIN, "0-3"))
    assert table.player("A")["links"] == 24
    table.do(put((1, 1), "0-3 1-2"), put((2, 1), "0-3 4-5"))
    assert table.player("A")["links"] == 25


@EVERY_GAME
@pytest.mark.clause("steam.comp.unlimited")
def test_cash_is_never_below_zero(kind: str) -> None:
    for seed in (1, 2, 3):
        for step in played(seed, kind=kind):
            assert all(player["cash"] >= 0 for player in step.after["players"].values())
            assert all(type(player["cash"]) is int for player in step.after["players"].values())


@pytest.mark.clause("steam.map.city")
@pytest.mark.parametrize("board", ["northeast", "ruhr", "rust_belt"])
def test_no_printed_city_is_grey(board: str) -> None:
    assert {city.colour for city in read_board(board).city} == {"red", "blue", "yellow", "purple"}


@pytest.mark.ruling("R30")
@pytest.mark.clause("steam.setup.seats")
@pytest.mark.parametrize("board", ["northeast", "ruhr"])
def test_r30_three_to_five_play_on_either_printed_map(board: str) -> None:
    for seats in (3, 4, 5):
        assert Table(seats=seats, board=board).game.seats == seats
    with pytest.raises(IronmasterError):
        ironmaster.game("steam", seats=6, board=board)


@pytest.mark.clause("steam.setup.seats")
def test_six_can_play_on_an_expansion_map_but_not_two_or_seven() -> None:
    assert Table(seats=6, board="rust_belt").game.seats == 6
    for seats in (2, 7):
        with pytest.raises(IronmasterError):
            ironmaster.game("steam", seats=seats, board="rust_belt")


@pytest.mark.clause("steam.setup.citygoods")
@pytest.mark.parametrize("board", ["northeast", "rust_belt"])
def test_each_city_gets_as_many_cubes_as_printed(board: str) -> None:
    for seats in (3, 4):
        goods = opened(seats, board).position["goods"]
        assert {place: len(heap.split()) for place, heap in goods.items()} == {
            city.id: city.cubes for city in read_board(board).city
        }


@pytest.mark.clause("steam.setup.citygoods")
def test_the_cubes_come_out_of_the_bag_at_random() -> None:
    table = start(4, "northeast")
    assert table.position["bag"] == CUBES
    assert sum(outcomes(table).values()) == 96 * 95 // 2, "two cubes for Ottawa, however they are drawn"
    assert outcomes(table)["goods red red"] == 20 * 19 // 2
    assert outcomes(table)["goods red grey"] == 20 * 16
    table.do("goods red grey")
    assert table.position["goods"] == {"ottawa": "red grey"}
    assert table.position["bag"] == {**CUBES, "red": 19, "grey": 15}
    assert outcomes(table)["goods red red grey"] == 19 * 18 // 2 * 15


@pytest.mark.clause("steam.setup.citygoods")
def test_the_same_seed_draws_the_same_cubes() -> None:
    game = ironmaster.game("steam", seats=4, board="northeast")
    first, again, other = (game.views.position(ironmaster.Match(game, seed=seed).state) for seed in (1, 1, 2))
    assert first["goods"] == again["goods"]
    assert first["goods"] != other["goods"]


@pytest.mark.clause("steam.setup.citygoods.ruhr3")
def test_on_the_ruhr_map_three_seats_have_a_cube_less_in_each_city() -> None:
    printed = {city.id: city.cubes for city in read_board("ruhr").city}
    for seats, less in ((3, 1), (4, 0), (5, 0)):
        goods = opened(seats, "ruhr").position["goods"]
        assert {place: len(heap.split()) for place, heap in goods.items()} == {
            place: number - less for place, number in printed.items()
        }
    assert len(opened(3, "northeast").position["goods"]["boston"].split()) == 3
    assert len(opened(3, "ruhr").position["goods"]["bonn"].split()) == 2


@pytest.mark.clause("steam.setup.supply")
@pytest.mark.parametrize("board", ["northeast", "ruhr"])
def test_each_supply_space_gets_three_cubes_or_two_with_three_seats(board: str) -> None:
    for seats, number in ((3, 2), (4, 3), (5, 3)):
        supply = opened(seats, board).position["supply"]
        assert [len(heap.split()) for heap in supply] == [number] * 12


@EVERY_GAME
@pytest.mark.clause("steam.setup.bag")
def test_nothing_is_drawn_after_the_setup(kind: str) -> None:
    for seed in (1, 2):
        for step in played(seed, kind=kind):
            before, after = (sum(position["bag"].values()) for position in (step.before, step.after))
            drawn = step.actor == "chance" and step.text.startswith("goods")
            assert (after < before) if drawn else (after >= before)
            assert not drawn or step.before["phase"] == "goods"


@pytest.mark.ruling("R45")
@pytest.mark.clause("steam.setup.player", "steam.setup.turn")
@pytest.mark.parametrize(
    ("rules", "cash"),
    [({}, [0, 0, 0, 0]), ({"order": "random"}, [1, 2, 3, 4]), (STANDARD, [0, 0, 0, 0])],
)
def test_r45_all_seats_start_without_money(rules: dict[str, object], cash: list[int]) -> None:
    table = opened(4, rules=rules)
    while table.turn == "chance":
        table.do(next(iter(outcomes(table))))
    while table.position["phase"] == "opening":
        table.do("pass")
    assert (table.position["round"], table.position["phase"]) == (1, "capital" if rules == STANDARD else "actions")
    assert sorted(table.cash(seat) for seat in "ABCD") == cash
    for seat in "ABCD":
        player = table.player(seat)
        assert (player["income"], player["points"], player["locomotive"]) == (0, 0, 1)
        assert (player["links"], player["incomplete"], player["tile"], player["begun"]) == (0, 0, None, False)
    assert (table.track, table.position["new_cities"], table.position["grown"]) == ({}, {}, [])


@pytest.mark.clause("steam.map.town")
def test_a_town_accepts_no_cube() -> None:
    with pytest.raises(IronmasterError):
        Table({"goods": {"town_t": "red"}})
    assert moving().refuses("deliver town_t red", "steam.map.town")


@pytest.mark.clause("steam.setup.turn")
def test_the_turn_marker_starts_on_one() -> None:
    table = start()
    assert table.position["round"] == 0, "before the first turn"
    while table.turn == "chance":
        table.do(next(iter(outcomes(table))))
    while table.position["phase"] == "opening":
        assert table.position["round"] == 0
        table.do("pass")
    assert table.position["round"] == 1
