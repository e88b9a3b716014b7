"""The standard game: tiles, building, upkeep and shortfall (clauses 179 to 188)."""

import pytest

from tests.games.steam.lattice import row
from tests.games.steam.phases import SUPPLY, acting, each, ranking, settled
from tests.games.steam.table import STANDARD, Table, at, building, lay


def after(*, income: int = 0, cash: int = 0, points: int = 0, locomotive: int = 1) -> tuple[int, int, int] | None:
    """A's income, cash and points after the income phase, None if it is bankrupt; B and C have enough."""
    players = {
        "A": {"income": income, "cash": cash, "points": points, "locomotive": locomotive},
        "B": {"cash": 9},
        "C": {"cash": 9},
    }
    table = settled(rules=STANDARD, players=players)
    assert each(table, "cash")[1:] == [8, 8]
    return None if table.player("A")["out"] else (table.income(), table.cash(), table.points())


@pytest.mark.clause("steam.std.tile.free")
@pytest.mark.parametrize("cash", [0, 20])
@pytest.mark.parametrize("tile", ["turn_order", "city_growth", "locomotive", "urbanization"])
def test_tiles_cost_nothing(tile: str, cash: int) -> None:
    table = Table({"players": {"A": {"cash": cash}}, "supply": SUPPLY}, rules=STANDARD).do(f"take {tile}")
    assert (table.cash(), table.income(), table.turn) == (cash, 0, "B")
    assert table.player("A")["locomotive"] == (2 if tile == "locomotive" else 1)


@pytest.mark.clause("steam.std.tile.free")
@pytest.mark.parametrize(("level", "fits"), [(5, True), (6, False)])
def test_the_locomotive_tile_ends_at_level_six(level: int, fits: bool) -> None:
    table = Table({"players": {"A": {"locomotive": level}}}, rules=STANDARD)
    assert ("take locomotive" in table.moves()) == fits
    if not fits:
        assert table.refuses("take locomotive", "steam.action.t6.max")


@pytest.mark.clause("steam.std.tile.free")
def test_using_a_tile_costs_nothing_either() -> None:
    grown = acting("city_growth", rules=STANDARD, cash=0).do("grow city_a", "supply 1")
    assert (grown.cash(), grown.income(), grown.position["grown"]) == (0, 0, ["city_a"])
    placed = acting("urbanization", rules=STANDARD, cash=0).do("urbanize town_u grey", "supply 1")
    assert (placed.cash(), placed.income()) == (0, 0)


@pytest.mark.clause("steam.std.tile.choice")
@pytest.mark.parametrize("tile", ["city_growth", "urbanization"])
def test_growth_and_urbanization_may_be_left_undone(tile: str) -> None:
    table = Table({"supply": SUPPLY}, rules=STANDARD)
    table.do(f"take {tile}", "take first_move", "take engineer")
    verb = "grow" if tile == "city_growth" else "urbanize"
    assert table.moves(verb)
    assert "stop" in table.moves()
    table.do("stop")
    assert (table.turn, each(table, "due")) == ("B", [False, False, False])
    assert acting(tile, rules={}).refuses("stop", "steam.build.duty"), "in the base game it was paid for"


@pytest.mark.clause("steam.std.tile.t1")
def test_the_first_tile_does_not_change_the_turn_order() -> None:
    tiles = {"A": "engineer", "B": "locomotive", "C": "turn_order"}
    players = {seat: {"cash": 5} for seat in "ABC"}
    table = settled(rules=STANDARD, tiles=tiles, players=players)
    assert (table.position["order"], table.turn, table.position["free_pass"]) == (["A", "B", "C"], "A", "C")
    table.do("capital 0", "capital 0", "capital 0", "bid 1", "bid 2", "free_pass", "pass", "pass")
    assert table.position["order"] == ["B", "C", "A"]


@pytest.mark.clause("steam.std.tile.t1")
def test_the_first_tile_does_nothing_in_its_own_turn() -> None:
    tiles = {"A": "engineer", "B": "locomotive", "C": "turn_order"}
    table = building(rules=STANDARD, tiles=tiles)
    seats = ""
    for move in ("stop", "stop", "stop", "pass", "pass", "pass"):
        seats += table.turn
        table.do(move)
    assert seats == "ABCABC"


@pytest.mark.clause("steam.std.build")
def test_spending_ends_with_the_cash() -> None:
    table = building(cash=5, rules=STANDARD).do(lay(0, 1, "0-3"), lay(0, 2, "0-3"))
    assert (table.cash(), table.income(), table.moves()) == (0, 0, ["stop"])
    assert table.refuses("lay town_t n", "steam.std.build")
    assert building(cash=6, rules=STANDARD).do(lay(0, 1, "0-3"), lay(0, 2, "0-3")).cash() == 1


@pytest.mark.clause("steam.std.build")
@pytest.mark.parametrize(("cash", "fits"), [(3, False), (4, True)])
def test_a_tile_must_be_paid_whole(cash: int, fits: bool) -> None:
    table = building(cash=cash, rules=STANDARD)
    move = lay(-1, 1, "1-4")
    assert (move in table.moves()) == fits
    if not fits:
        assert table.refuses(move, "steam.std.build")


@pytest.mark.clause("steam.std.build")
def test_building_is_otherwise_as_in_the_base_game() -> None:
    table = building(rules=STANDARD, track={at(0, 1): "n-s"}, incomplete={"city_a/s": "A c2/s"})
    base = building(track={at(0, 1): "n-s"}, incomplete={"city_a/s": "A c2/s"})
    assert table.moves() == base.moves()
    assert table.do("stop").incomplete == {"city_a/s": "- c2/s"}


@pytest.mark.clause("steam.std.goods")
def test_goods_are_moved_as_in_the_base_game() -> None:
    table, base = row("AAB", rules=STANDARD), row("AAB")
    assert table.moves() == base.moves()
    for move in ("deliver t3 red", "income", "points", "upgrade", "pass"):
        assert table.turn == base.turn
        table.do(move)
        base.do(move)
    assert (each(table, "income"), each(table, "points")) == ([2, 0, 0], [0, 1, 0])
    assert (each(table, "cash"), each(table, "locomotive")) == ([0, 0, 0], [6, 2, 1])


@pytest.mark.ruling("R37")
@pytest.mark.clause("steam.std.upkeep")
@pytest.mark.parametrize(
    ("income", "level", "net"),
    [(5, 3, 2), (2, 3, -1), (-2, 1, -3), (6, 6, 0), (0, 1, -1), (10, 1, 9), (-10, 6, -16)],
)
def test_r37_income_less_a_dollar_a_level_is_settled_as_one_sum(income: int, level: int, net: int) -> None:
    assert after(income=income, locomotive=level, cash=16, points=2) == (income, 16 + net, 2)


@pytest.mark.clause("steam.std.upkeep")
@pytest.mark.parametrize("level", range(1, 7))
def test_e27_a_locomotive_costs_its_level(level: int) -> None:
    assert after(locomotive=level, cash=10) == (0, 10 - level, 0)


@pytest.mark.clause("steam.std.upkeep")
def test_the_base_game_has_no_upkeep() -> None:
    assert settled(players={"A": {"locomotive": 6, "cash": 10}}).cash() == 10


@pytest.mark.clause("steam.std.short.vp")
@pytest.mark.parametrize(
    ("cash", "points", "then"),
    [(1, 6, (0, 4)), (5, 6, (0, 6)), (3, 6, (0, 5)), (0, 6, (1, 3)), (4, 1, (1, 0)), (2, 2, (1, 0))],
)
def test_a_shortfall_of_cash_costs_points(cash: int, points: int, then: tuple[int, int]) -> None:
    assert after(income=-2, locomotive=3, cash=cash, points=points) == (-2, *then)


@pytest.mark.clause("steam.std.short.income")
@pytest.mark.parametrize(
    ("income", "level", "cash", "points", "then"),
    [
        (-1, 6, 0, 2, (-3, 1, 0)),
        (-2, 3, 0, 0, (-5, 1, 0)),
        (0, 2, 0, 0, (-1, 0, 0)),
        (-3, 1, 0, 1, (-4, 0, 0)),
        (-3, 1, 0, 2, (-3, 0, 0)),
        (3, 5, 0, 0, (2, 0, 0)),
    ],
)
def test_without_points_the_rest_is_taken_from_income(
    income: int, level: int, cash: int, points: int, then: tuple[int, int, int]
) -> None:
    assert after(income=income, locomotive=level, cash=cash, points=points) == then


@pytest.mark.clause("steam.std.short.income", "steam.std.short.change")
def test_n05_a_shortfall_in_points_and_income() -> None:
    assert after(income=-2, locomotive=3, points=1) == (-4, 1, 0)


@pytest.mark.clause("steam.std.short.change")
@pytest.mark.parametrize(("level", "steps", "change"), [(3, 2, 1), (4, 2, 0), (1, 1, 1), (2, 1, 0), (5, 3, 1)])
def test_an_odd_dollar_comes_back(level: int, steps: int, change: int) -> None:
    assert after(locomotive=level, points=9) == (0, change, 9 - steps)
    assert after(locomotive=level) == (-steps, change, 0)


@pytest.mark.clause("steam.std.bankrupt")
@pytest.mark.parametrize(
    ("income", "cash", "points", "then"),
    [
        (-10, 0, 0, None),
        (-8, 2, 0, None),
        (-8, 5, 0, (-10, 0, 0)),
        (-8, 6, 0, (-10, 1, 0)),
        (-8, 4, 0, None),
        (-8, 4, 1, (-10, 1, 0)),
        (-10, 11, 0, (-10, 0, 0)),
        (-10, 10, 0, None),
        (-10, 10, 1, (-10, 1, 0)),
        (-10, 0, 5, None),
        (-10, 0, 6, (-10, 1, 0)),
    ],
)
def test_a_seat_that_still_owes_at_the_bottom_is_bankrupt(
    income: int, cash: int, points: int, then: tuple[int, int, int] | None
) -> None:
    assert after(income=income, cash=cash, points=points) == then


@pytest.mark.clause("steam.std.bankrupt")
def test_bankruptcy_has_the_effects_of_the_base_game() -> None:
    table = settled(
        rules=STANDARD,
        players={"A": {"income": -10}, "B": {"cash": 5}, "C": {"cash": 5}},
        track={at(1, 0): "se-nw", at(0, 1): "n-s"},
        links={"city_a/se": "A city_d/nw"},
        incomplete={"city_a/s": "A c2/s"},
    )
    assert (table.position["order"], table.position["free_pass"], table.turn) == (["B", "C"], None, "B")
    assert (table.links, table.incomplete) == ({"city_a/se": "- city_d/nw"}, {"city_a/s": "- c2/s"})
    table.do("capital 0", "capital 0", "bid 1", "pass")
    assert (table.position["order"], each(table, "cash"), table.turn) == (["B", "C"], [0, 3, 4], "B")
    assert ranking(table)[-1] == "A"


@pytest.mark.clause("steam.std.bankrupt")
def test_the_last_seat_ends_the_standard_game_at_once() -> None:
    players = {"A": {"income": -10}, "B": {"income": -10}, "C": {"cash": 3}}
    table = settled(rules=STANDARD, players=players)
    assert (table.turn, ranking(table), table.cash("C")) == ("over", "CBA", 3)
