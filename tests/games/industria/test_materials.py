"""Sources of materials, and raw-material tiles as money (clauses 43 to 51)."""

from typing import Any

import pytest

from tests.games.industria.table import Table, building, players

SAME_EPOCH = {
    *("brickyard", "iron_ore_mine", "construction", "mechanical_engineering", "optics", "steam_engine", "oil_field"),
    *("reinforced_concrete", "electrical_engineering", "automobile", "electronics"),
}
"""Tiles that need a material made in their own epoch."""


@pytest.mark.clause("industria.build.material.need")
def test_materials_are_bought_for_a_tile_alone() -> None:
    table = building(2, A=(9, "ironworks bonus_rail_1"), B=(0, "", "quarry"))
    assert not table.moves("buy")
    assert table.refuses("buy stone from B", "industria.build.material.need")
    table = building(2, A=(9, "optics raw_glass_1"), B=(0, "", "glassworks"), C=(0, "", "sawmill")).do("lay optics")
    assert table.refuses("buy wood from C", "industria.build.material.need")


@pytest.mark.clause("industria.build.material.tile")
def test_a_tile_supplies_one_unit_and_is_gone() -> None:
    table = building(2, A=(1, "optics raw_glass_1"), B=(0, "bonus_canal_1")).do("lay optics")
    assert (table.points[0], table.hand("A"), table.cash[0]) == (4, [], 0)
    assert "raw_glass_1" in table.position["gone"]
    table = building(2, A=(9, "optics raw_glass_1 raw_iron_1"), B=(0, "", "glassworks")).do("lay optics")
    assert table.refuses("use raw_iron_1", "industria.build.material.need")
    assert table.refuses("use raw_wood_1", "industria.build.material.tile")


@pytest.mark.clause("industria.build.material.tile")
def test_a_tile_of_this_round_helps_at_once() -> None:
    table = Table({"display": ["raw_wood_1"], "players": players(A=(0, "mechanical_engineering"), B=5, C=5, D=5)})
    table.do("pass", "pass", "pass", "lay mechanical_engineering")
    assert table.points[0] == 2


@pytest.mark.ruling("R13")
@pytest.mark.clause("industria.build.material.own")
def test_an_own_factory_supplies_for_free_without_a_question() -> None:
    table = building(2, A=(3, "ironworks raw_stone_1", "quarry"), B=(0, "bonus_canal_1")).do("lay ironworks")
    assert (table.cash[0], table.hand("A"), table.position["laying"]) == (0, ["raw_stone_1"], None)
    table = building(2, A=(3, "glassworks", "quarry ironworks bank"), B=(0, "bonus_canal_1")).do("lay glassworks")
    assert table.cash[0] == 1, "as often as needed, here with the discount of the bank"


@pytest.mark.clause("industria.build.material.other")
def test_an_opponent_is_paid_at_once() -> None:
    table = building(1, A=(1, "construction"), B=(0, "", "quarry"), C=(0, "bonus_canal_1")).do("lay construction")
    assert (table.cash[:2], table.points[0]) == ([0, 1], 3)
    table = building(1, A=(4, "brickyard"), B=(0, "", "quarry sawmill"), C=(0, "bonus_canal_1")).do("lay brickyard")
    assert table.cash[:2] == [0, 2]


@pytest.mark.ruling("R02")
@pytest.mark.clause("industria.build.material.bank")
def test_the_bank_sells_materials_that_no_player_makes() -> None:
    third = (0, "bonus_canal_1")
    table = building(3, A=(5, "steel_mill"), B=(0, "", "ironworks"), C=third).do("lay steel_mill")
    assert table.cash[:2] == [0, 1]
    table = building(3, A=(5, "steel_mill"), B=(0, "ironworks"), C=third).do("lay steel_mill")
    assert table.cash[:2] == [0, 0], "in hand it makes nothing"
    assert "iron" not in building(2, A=(9, "textile_mill")).position["bank"]


@pytest.mark.clause("industria.build.material.bank", "industria.build.material.choice")
def test_an_own_tile_does_not_close_the_bank() -> None:
    table = building(3, A=(9, "ironworks raw_stone_1"), B=(0, "bonus_canal_1")).do("lay ironworks")
    assert table.moves() == ["use raw_stone_1", "buy stone from bank"]
    assert table.refuses("buy stone from B", "industria.build.material.other")
    assert table.refuses("stop", "industria.build.material.choice")


@pytest.mark.clause("industria.build.material.bank")
def test_the_bank_is_closed_by_a_factory() -> None:
    table = building(3, A=(9, "ironworks raw_stone_1"), B=(0, "", "quarry"), C=(0, "bonus_canal_1")).do("lay ironworks")
    assert table.moves() == ["use raw_stone_1", "buy stone from B"]
    assert table.refuses("buy stone from bank", "industria.build.material.bank")


@pytest.mark.clause("industria.build.material.sameepoch")
def test_materials_of_the_present_epoch_are_not_on_sale() -> None:
    tiles = [tile for tile in Table({}).game.facts.fixtures("en")["tiles"] if tile["at"]]  # type: ignore[attr-defined]
    offered = set()
    for tile in tiles:
        table = building(tile["epoch"], A=(20, tile["id"]), B=(0, "bonus_canal_1"), C=0, D=0)
        if table.turn == "A":
            offered.add(tile["id"])
    assert {tile["id"] for tile in tiles} - offered == SAME_EPOCH
    assert len(offered) == 29


@pytest.mark.ruling("R03")
@pytest.mark.clause("industria.build.material.sameepoch")
def test_n10_same_epoch_material_by_tile() -> None:
    other = (0, "bonus_canal_1")
    table = building(3, A=(4, "oil_field raw_cement_1"), B=other).do("lay oil_field")
    assert (table.cash[0], table.points[0]) == (0, 3)
    assert building(3, A=(38, "oil_field bonus_rail_1"), B=other).refuses(
        "lay oil_field", "industria.build.material.sameepoch"
    )
    table = building(4, A=(5, "oil_field"), B=other).do("lay oil_field")
    assert (table.cash[0], table.points[0]) == (0, 0)
    table = building(3, A=(9, "reinforced_concrete raw_cement_1"), B=(0, "", "steel_mill cement_works"), C=other)
    table.do("lay reinforced_concrete")
    assert table.refuses("buy cement from bank", "industria.build.material.sameepoch")


@pytest.mark.clause("industria.build.material.epoch")
def test_materials_of_the_bank_in_each_epoch() -> None:
    sold = [Table({"epoch": epoch}).position["bank"] for epoch in range(1, 6)]
    assert [len(materials) for materials in sold] == [0, 3, 6, 9, 11]
    assert sold[1] == ["stone", "brick", "wood"]
    assert sold[2][3:] == ["iron", "ceramics", "glass"]
    assert sold[3][6:] == ["electricity", "cement", "steel"]
    assert sold[4][9:] == ["plastics", "computer"]
    for epoch in range(1, 5):
        assert not {"plastics", "computer"} & set(Table({"epoch": epoch}, seats=3).position["bank"])


@pytest.mark.clause("industria.build.material.choice")
def test_n07_choice_of_source() -> None:
    def optics(cash: int, **rules: object) -> Table:
        return building(2, rules=rules, A=(cash, "optics raw_glass_1"), B=(0, "", "glassworks"), C=(0, "bonus_canal_1"))

    table = optics(2).do("lay optics")
    assert table.moves() == ["use raw_glass_1", "buy glass from B"]
    table.do("use raw_glass_1")
    assert (table.cash[:2], table.points[0], table.hand("A")) == ([1, 0], 4, [])
    table = optics(2).do("lay optics", "buy glass from B")
    assert (table.cash[:2], table.points[0], table.hand("A")) == ([0, 1], 4, ["raw_glass_1"])
    table = optics(1).do("lay optics")
    assert (table.cash[:2], table.hand("A")) == ([0, 0], []), "only the tile leaves enough for the wood"
    table = optics(1, raw_tile_cash="any").do("cash raw_glass_1", "lay optics")
    assert table.cash[:2] == [0, 1]
    table = optics(0, raw_tile_cash="any")
    assert table.refuses("lay optics", "industria.build.unaffordable")
    table.do("cash raw_glass_1")
    assert table.turn != "A", "1 thaler is not enough for glass and wood"


@pytest.mark.clause("industria.build.material.choice")
def test_each_material_has_one_producer() -> None:
    materials = Table({}).game.facts.fixtures("en")["materials"]
    assert isinstance(materials, list)
    assert [len(material["makers"]) for material in materials] == [1] * 11


@pytest.mark.ruling("R11")
@pytest.mark.clause("industria.material.cash")
def test_n18_a_tile_turned_into_money_before_a_bid() -> None:
    def bidding(**rules: object) -> Table:
        everybody = players(A=5, B=5, C=(2, "raw_wood_1"), D=5)
        return Table({"display": ["quarry", "clay_pit"], "players": everybody}, rules=rules).do("offer quarry", "bid 2")

    table = bidding(raw_tile_cash="any")
    assert (table.turn, table.moves()) == ("C", ["pass", "cash raw_wood_1"])
    assert table.refuses("bid 3", "industria.auction.limit")
    table.do("cash raw_wood_1")
    assert (table.turn, table.moves()) == ("C", ["bid 3", "pass"])
    table.do("bid 3", "pass", "keep")
    assert (table.cash[2], table.hand("C")) == (3, []), "the thaler stays, the wood does not come back"
    for switch in ("build", "off"):
        assert bidding(raw_tile_cash=switch).turn == "D"


@pytest.mark.clause("industria.material.cash")
def test_when_tiles_may_be_handed_in() -> None:
    hand: Any = {"A": (2, "raw_wood_1 bonus_canal_1")}
    assert "cash raw_wood_1" in building(1, rules={"raw_tile_cash": "build"}, **hand).moves()
    table = building(1, **hand)
    assert table.refuses("cash raw_wood_1", "industria.material.cash"), "the rulebook gives the tile one use"
    table = building(1, rules={"raw_tile_cash": "any"}, **hand)
    assert table.refuses("cash raw_stone_1", "industria.material.cash")
    table.do("cash raw_wood_1")
    assert table.cash[0] == 3
    table = Table(
        {"display": ["quarry"], "players": players(A=(5, "raw_wood_1"), B=5)}, rules={"raw_tile_cash": "build"}
    )
    assert table.turn == "B"
    assert table.refuses("cash raw_wood_1", "industria.material.cash")


@pytest.mark.clause("industria.material.cash")
@pytest.mark.parametrize(
    ("switch", "bidding", "building_"),
    [("any", "", ""), ("build", "no-cashing-now", ""), ("off", "no-cashing", "no-cashing")],
)
def test_a_tile_may_be_handed_in_at_the_moments_of_the_switch(switch: str, bidding: str, building_: str) -> None:
    rules: dict[str, object] = {"raw_tile_cash": switch}
    held = players(A=5, B=(5, "raw_wood_1"), C=5, D=5)
    auction = Table({"display": ["quarry", "sawmill"], "lot": "quarry", "players": held}, rules=rules)
    build = building(1, rules=rules, A=(5, "raw_wood_1 sawmill"), B=0)
    for table, message in ((auction, bidding), (build, building_)):
        assert ("cash raw_wood_1" in table.moves()) == (message == "")
        found = table.game.law.why(table.state, "cash raw_wood_1")
        assert [refusal.message for refusal in found] == [message] * bool(message)


@pytest.mark.clause("industria.build.unaffordable", "industria.build.material.own")
def test_an_own_material_does_not_pay_for_the_next() -> None:
    table = building(2, A=(2, "brickyard bonus_canal_1", "quarry"))
    assert table.refuses("lay brickyard", "industria.build.unaffordable")
    assert "lay brickyard" in building(2, A=(3, "brickyard", "quarry")).moves()
