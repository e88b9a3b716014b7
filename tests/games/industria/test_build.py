"""Building: order, limits, cost, points (clauses 32 to 42 and 52 to 59)."""

import pytest

from tests.games.industria.playing import lots, until
from tests.games.industria.table import Table, building, players


@pytest.mark.ruling("R27")
@pytest.mark.clause("industria.build.order")
def test_the_start_player_builds_first() -> None:
    bonuses = {"A": "bonus_harbour_1", "B": "bonus_canal_1", "C": "bonus_rail_1", "D": "bonus_harbour_2"}
    everybody = players(**{seat: (0, tile) for seat, tile in bonuses.items()})
    table = Table({"epoch": 2, "phase": "build", "start": "C", "hammer": "B", "players": everybody})
    order = ""
    for _ in range(4):
        order += table.turn
        table.do("stop")
    assert order == "CDAB"


@pytest.mark.ruling("R22")
@pytest.mark.clause("industria.build.turn")
def test_a_player_who_stopped_waits_for_the_next_round() -> None:
    table = building(1, A=(5, "construction"), B=(5, "quarry"), C=0, D=0)
    assert table.turn == "B", "A can do nothing yet"
    table.do("lay quarry")
    assert table.turn == "chance"
    assert table.hand("A") == ["construction"]
    until(table, lots(Table({"epoch": 1})))
    until(table, lambda now: now.position["phase"] == "build" and now.turn == "A")
    assert "lay construction" in table.moves()


@pytest.mark.clause("industria.build.limit")
def test_one_of_each_kind() -> None:
    hand = "clay_pit coal_mine construction mechanical_engineering bonus_canal_1 bonus_harbour_1"
    table = building(1, A=(9, hand), B=(0, "", "quarry sawmill"))
    table.do("lay clay_pit", "lay construction", "lay bonus_canal_1")
    assert table.turn != "A", "nothing but stopping is left"
    position = {
        "round": 2,
        "phase": "build",
        "players": players(A=(9, hand), B=(0, "", "quarry"), C=(0, "", "sawmill")),
    }
    table = Table(position).do("lay clay_pit", "lay construction")
    assert table.moves("lay") == ["lay bonus_canal_1", "lay bonus_harbour_1"]
    assert table.refuses("lay coal_mine", "industria.build.limit")
    assert table.refuses("lay mechanical_engineering", "industria.build.limit")
    table.do("lay bonus_canal_1")
    until(table, lambda now: now.position["phase"] == "build" and now.turn == "A")
    assert {"lay coal_mine", "lay bonus_harbour_1", "lay mechanical_engineering"} <= set(table.moves())


@pytest.mark.ruling("R01")
@pytest.mark.clause("industria.build.limit")
def test_building_is_optional() -> None:
    table = building(1, A=(5, "clay_pit"), B=(5, "coal_mine")).do("stop")
    assert (table.turn, table.laid("A")) == ("B", [])


@pytest.mark.clause("industria.build.hand")
def test_tiles_of_earlier_rounds_are_laid_for_good() -> None:
    table = Table({"round": 2, "phase": "build", "players": players(A=(6, "sawmill clay_pit"))})
    table.do("lay sawmill")
    until(table, lots(table))
    assert table.laid("A") == ["sawmill"]
    assert table.refuses("lay sawmill") or table.turn != "A"
    assert building(1, A=(5, "clay_pit")).refuses("lay sawmill", "industria.build.hand")


@pytest.mark.ruling("R23")
@pytest.mark.clause("industria.build.sequence")
def test_n05_a_laid_tile_helps_the_next() -> None:
    table = building(1, A=(3, "sawmill mechanical_engineering bonus_canal_1"))
    assert table.moves() == ["lay sawmill", "lay bonus_canal_1", "stop"]
    assert table.refuses("lay mechanical_engineering", "industria.build.material.sameepoch")
    table.do("lay sawmill", "lay mechanical_engineering", "lay bonus_canal_1")
    assert (table.points[0], len(table.laid("A"))) == (2, 3)


@pytest.mark.clause("industria.build.rawtile")
def test_raw_material_tiles_are_never_laid() -> None:
    table = building(1, A=(2, "brickyard raw_stone_1 raw_wood_1"))
    assert table.refuses("lay raw_wood_1", "industria.build.rawtile")
    table.do("lay brickyard")
    assert (table.laid("A"), table.hand("A")) == (["brickyard"], [])
    assert {"raw_stone_1", "raw_wood_1"} <= set(table.position["gone"])
    assert not any(
        text.startswith("lay raw_") for text in table.game.actions.texts(list(range(len(table.game.actions))))
    )


@pytest.mark.clause("industria.build.cost")
def test_the_printed_cost_goes_to_the_bank() -> None:
    table = building(1, A=(3, "coal_mine"), B=0, C=0, D=0).do("lay coal_mine")
    assert table.cash == [1, 1, 1, 1], "3 to the bank, then the income of the next round"
    table = building(1, A=(0, "construction", "quarry"), B=(0, "bonus_canal_1")).do("lay construction")
    assert (table.turn, table.cash[0]) == ("B", 0)
    table = building(2, A=(5, "textile_mill"), B=(0, "bonus_canal_1"), C=0, D=0).do("lay textile_mill")
    assert table.cash == [1, 0, 0, 0]


@pytest.mark.clause("industria.build.materials")
def test_needs_of_the_tiles() -> None:
    tiles = Table({}).game.facts.fixtures("en")["tiles"]
    assert isinstance(tiles, list)
    assert {t["id"] for t in tiles if t["kind"] == "factory" and not t["needs"]} == {
        *("clay_pit", "quarry", "sawmill", "coal_mine")
    }
    assert all(tile["needs"] for tile in tiles if tile["kind"] == "technology")
    assert max(len(tile["needs"]) for tile in tiles) == 2


@pytest.mark.clause("industria.build.materials")
def test_all_or_nothing() -> None:
    table = building(3, A=(3, "power_plant"), B=(0, "bonus_rail_2"), C=0, D=0)
    assert table.turn == "B"
    assert table.cash == [3, 0, 0, 0]
    table = building(3, A=(4, "power_plant"), B=(0, "bonus_rail_2"), C=0, D=0).do("lay power_plant")
    assert table.cash == [0, 0, 0, 0]


@pytest.mark.clause("industria.build.unaffordable")
def test_unaffordable_tiles_stay_in_hand() -> None:
    table = building(1, A=(2, "coal_mine bonus_canal_1"))
    assert table.refuses("lay coal_mine", "industria.build.unaffordable")
    table = building(1, A=(5, "mechanical_engineering bonus_canal_1"))
    assert table.refuses("lay mechanical_engineering", "industria.build.material.sameepoch")
    table = building(1, A=(0, "construction bonus_canal_1"), B=(0, "", "quarry"))
    assert table.refuses("lay construction", "industria.build.unaffordable")
    table.do("stop")
    assert table.hand("A") == ["construction", "bonus_canal_1"]


@pytest.mark.ruling("R18")
@pytest.mark.clause("industria.build.discount")
def test_bank_and_stock_exchange_lower_later_costs() -> None:
    other = (0, "bonus_canal_1")
    for laid, left in (("", 0), ("bank", 1), ("bank stock_exchange", 2)):
        table = building(4, A=(7, "nuclear_plant", laid), B=other).do("lay nuclear_plant")
        assert table.cash[0] == left
    table = building(4, A=(7, "nuclear_plant refinery computer_factory", "bank"), B=other).do("lay nuclear_plant")
    until(table, lambda now: now.position["phase"] == "build" and now.turn == "A")
    assert table.cash[0] == 3, "1 was left, two rounds brought 2: the discount lasts"
    table.do("lay computer_factory")
    assert table.cash[0] == 0
    assert building(4, A=(6, "nuclear_plant bonus_rail_1"), B=(0, "", "bank")).refuses(
        "lay nuclear_plant", "industria.build.unaffordable"
    )


@pytest.mark.ruling("R04")
@pytest.mark.clause("industria.build.discount.scope")
def test_costs_that_a_discount_does_not_lower() -> None:
    other = (0, "bonus_canal_1")
    table = building(2, A=(4, "bank"), B=(0, "bonus_canal_1")).do("lay bank")
    assert table.cash[0] == 0, "not the tile that brings it"
    table = building(3, A=(4, "stock_exchange", "bank"), B=other).do("lay stock_exchange")
    assert table.cash[0] == 0, "3 - 1 and two materials"
    table = building(4, A=(2, "computer_factory", "bank stock_exchange"), B=(0, "bonus_canal_1")).do(
        "lay computer_factory"
    )
    assert table.cash[0] == 0, "cost 0, materials 2"
    assert building(4, A=(3, "computer_factory bank bonus_rail_1")).refuses(
        "lay computer_factory", "industria.build.unaffordable"
    ), "a bank in hand gives nothing"


@pytest.mark.clause("industria.build.marker")
def test_tokens_stand_on_the_spaces_of_factories_and_technologies() -> None:
    table = building(1, A=(2, "clay_pit bonus_canal_1"), B=(0, "bonus_harbour_1")).do(
        "lay clay_pit", "lay bonus_canal_1"
    )
    assert table.laid("A") == ["clay_pit", "bonus_canal_1"]
    spaces = {tile["id"] for tile in table.game.facts.fixtures("en")["tiles"] if tile["at"]}  # type: ignore[attr-defined]
    assert "clay_pit" in spaces and "bonus_canal_1" not in spaces


@pytest.mark.clause("industria.build.vp.factory", "industria.build.late")
def test_a_factory_scores_in_its_own_epoch_only() -> None:
    other = (0, "bonus_canal_1")
    for round_ in (4, 5, 6):
        table = Table(
            {"epoch": 2, "round": round_, "phase": "build", "players": players(A=(4, "textile_mill"), B=other)}
        )
        assert table.do("lay textile_mill").points[0] == 3
    table = building(3, A=(4, "textile_mill"), B=(0, "bonus_canal_1")).do("lay textile_mill")
    assert (table.points[0], table.player("A")["late"]) == (0, ["textile_mill"])


@pytest.mark.ruling("R20")
@pytest.mark.clause("industria.build.vp.factory")
def test_a_kept_tile_scores_like_a_bought_one() -> None:
    table = Table({"display": ["coal_mine"], "players": players(A=5, B=5, C=5, D=5)})
    table.do("pass", "pass", "pass", "lay coal_mine")
    assert table.points[0] == 1


@pytest.mark.clause("industria.build.vp.blank")
@pytest.mark.parametrize("tile", ["quarry", "sawmill", "brickyard"])
def test_tiles_without_a_number(tile: str) -> None:
    table = building(1, A=(5, f"{tile} raw_stone_1 raw_wood_1")).do(f"lay {tile}")
    assert table.points[0] == 0


@pytest.mark.ruling("R21")
@pytest.mark.clause("industria.build.late")
def test_n11_a_late_factory_lacks_its_points_alone() -> None:
    table = building(3, A=(4, "ironworks", "iron_ore_mine"), B=(4, "power_plant"), C=(0, "bonus_canal_1"), D=0)
    assert table.points[0] == 2
    table.do("lay ironworks")
    assert (table.cash[0], table.points[0], table.turn) == (0, 2, "B")
    assert "iron" not in table.position["bank"]
    table.do("lay power_plant")
    assert (table.cash[:2], table.points[:2]) == ([1, 0], [2, 1])
    assert table.player("A")["worth"] == 2 + 3, "the road counts"


@pytest.mark.clause("industria.build.vp.technology")
def test_a_technology_scores_at_once() -> None:
    table = building(1, A=(0, "mechanical_engineering", "sawmill"), B=(0, "bonus_canal_1")).do(
        "lay mechanical_engineering"
    )
    assert table.points[0] == 2


@pytest.mark.clause("industria.build.bonus.anytime", "industria.build.bonus.novp", "industria.build.bonus.free")
def test_a_bonus_in_any_epoch_for_nothing() -> None:
    table = building(4, A=(0, "bonus_canal_1"), B=(0, "bonus_rail_1")).do("lay bonus_canal_1")
    assert (table.points[0], table.laid("A"), table.cash[0]) == (0, ["bonus_canal_1"], 0)


@pytest.mark.clause("industria.build.late")
def test_a_second_late_factory_does_not_pay_for_the_first() -> None:
    table = building(2, A=(9, "clay_pit coal_mine"), B=(0, "", "sawmill quarry")).do("lay clay_pit")
    until(table, lambda now: now.position["phase"] == "build" and now.turn == "A")
    table.do("lay coal_mine")
    assert (table.points[0], table.player("A")["late"]) == (0, ["clay_pit", "coal_mine"])
