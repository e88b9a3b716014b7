"""Collecting income, paying negative income and selling tiles for it (clauses 26 to 38)."""

from typing import Any

import pytest

from tests.games.brass.playing import POUNDS, deal, refused_by
from tests.games.brass.table import Table


def in_income(players: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """The income step of canal round 3 with an empty pile; A holds cards for its turns."""
    return {"phase": "income", "round": 3, "pile": 0, "players": players, **fields}


@pytest.mark.clause("brass.income.collect")
def test_all_players_receive_the_income_of_their_disc() -> None:
    players: dict[str, Any] = {
        "A": {"cash": 4, "income": 15, "hand": ["coal"]},
        "B": {"cash": 4, "income": 10},
        "C": {"cash": 0, "income": 99},
        "D": {"cash": 7, "income": 11},
    }
    table = Table(in_income(players))
    assert [table.player(seat)["cash"] for seat in "ABCD"] == [7, 4, 30, 8]
    assert [table.player(seat)["spent"] for seat in "ABCD"] == [0, 0, 0, 0]
    assert (table.turn, table.position["phase"]) == ("A", "actions")
    assert (table.position["actions"], table.position["round"]) == (2, 3)


@pytest.mark.clause("brass.income.collect", "brass.income.negative_pay")
def test_every_space_of_the_track_pays_its_bracket() -> None:
    assert len(POUNDS) == 100
    assert [POUNDS[space] for space in (0, 10, 11, 12, 13, 30, 31, 33, 34, 60, 61, 64, 65, 96, 97, 99)] == [
        *(-10, 0, 1, 1, 2, 10, 11, 11, 12, 20, 21, 21, 22, 29, 30, 30)
    ]
    for space in range(0, 100, 4):
        spaces = range(space, space + 4)
        players = {seat: {"cash": 10, "income": n, "hand": ["cotton"]} for seat, n in zip("ABCD", spaces, strict=True)}
        table = Table(in_income(players))
        assert [table.player(seat)["cash"] for seat in "ABCD"] == [10 + POUNDS[n] for n in spaces]


@pytest.mark.clause("brass.income.timing")
def test_the_first_canal_round_has_its_income_step() -> None:
    table = Table({"phase": "draw", "round": 0, "pile": 0, "players": {"A": {"income": 15, "hand": ["coal"]}}})
    assert (table.position["round"], table.position["actions"], table.player("A")["cash"]) == (1, 1, 33)


@pytest.mark.clause("brass.income.timing")
def test_income_comes_once_in_a_round() -> None:
    table = Table({"pile": 0, "players": {"A": {"cash": 1, "income": 20, "hand": ["coal"] * 5}}})
    cash = []
    for _ in range(5):
        cash.append((table.position["round"], table.player("A")["cash"]))
        table.do("pass")
    assert cash == [(2, 1), (2, 1), (3, 6), (3, 6), (4, 11)]


@pytest.mark.clause("brass.income.timing", "brass.score.cash")
def test_the_last_rail_round_is_followed_by_no_income() -> None:
    table = Table({"era": "rail", "pile": 0, "players": {"A": {"cash": 19, "income": 30, "hand": ["coal"]}}}).do("pass")
    assert (table.turn, table.player("A")["cash"], table.player("A")["points"]) == ("over", 19, 1)


@pytest.mark.clause("brass.income.timing", "brass.turn.first_round")
def test_the_first_rail_round_begins_with_income() -> None:
    table = Table({"pile": 0, "players": {"A": {"cash": 9, "income": 16, "hand": ["coal"]}, "B": {"income": 5}}})
    table.do("pass")
    assert (table.position["era"], table.player("A")["cash"], table.player("B")["cash"]) == ("rail", 9, 30)
    deal(table)
    assert (table.position["round"], table.player("A")["cash"], table.player("B")["cash"]) == (1, 12, 25)
    assert (table.turn, table.position["actions"]) == ("A", 2)


@pytest.mark.clause("brass.income.negative_pay", "brass.income.liquidate_minimal")
@pytest.mark.parametrize(("cash", "left"), [(9, 5), (5, 1), (4, 0)])
def test_a_negative_income_is_paid_from_cash_without_losing_a_tile(cash: int, left: int) -> None:
    players = {"A": {"cash": cash, "income": 6, "hand": ["coal", "coal"]}}
    table = Table(in_income(players, tiles={"wigan/1": "A coal1 2"}))
    assert (table.turn, table.position["phase"], table.player("A")["cash"]) == ("A", "actions", left)
    assert table.tile("wigan/1") == "A coal1 2"
    assert table.player("A")["spent"] == 0
    assert table.moves("liquidate") == []
    assert refused_by(table, "liquidate wigan/1") == ["brass.income.liquidate_minimal"]


@pytest.mark.clause("brass.income.negative_pay", "brass.income.liquidate_forced")
def test_one_pound_owed_without_cash_costs_a_tile() -> None:
    table = Table(in_income({"A": {"cash": 0, "income": 9, "hand": ["coal"]}}, tiles={"wigan/1": "A coal1 2"}))
    assert table.moves() == ["liquidate wigan/1"]
    assert table.do("liquidate wigan/1").player("A")["cash"] == 2 - 1


def short_of_five(cash: int = 2) -> Table:
    players = {"A": {"cash": cash, "income": 5, "hand": ["coal", "coal"]}}
    return Table(in_income(players, tiles={"wigan/1": "A coal1 2", "oldham/1": "A cotton1", "bury/1": "B coal1"}))


@pytest.mark.clause("brass.income.liquidate_forced", "brass.income.liquidate_choice")
def test_a_player_who_cannot_pay_sells_tiles_until_the_debt_is_covered() -> None:
    table = short_of_five()
    assert (table.turn, table.position["phase"]) == ("A", "income")
    assert table.moves() == ["liquidate oldham/1", "liquidate wigan/1"]
    assert refused_by(table, "pass") == ["brass.income.liquidate_forced"]
    assert refused_by(table, "loan 10") == ["brass.income.liquidate_forced"]
    table.do("liquidate wigan/1")
    assert (table.position["phase"], table.player("A")["cash"], table.tile("wigan/1")) == ("income", 4, None)
    assert table.moves() == ["liquidate oldham/1"]
    table.do("liquidate oldham/1")
    assert (table.position["phase"], table.player("A")["cash"], table.tile("oldham/1")) == ("actions", 5, None)
    assert (table.turn, table.position["actions"], table.player("A")["spent"]) == ("A", 2, 0)


@pytest.mark.clause("brass.income.liquidate_forced", "brass.income.liquidate_minimal")
def test_a_tile_that_covers_the_debt_ends_the_sale_and_the_surplus_is_kept() -> None:
    table = short_of_five().do("liquidate oldham/1")
    assert (table.position["phase"], table.player("A")["cash"]) == ("actions", 2 + 6 - 5)
    assert table.tile("wigan/1") == "A coal1 2"
    assert refused_by(table, "liquidate wigan/1") == ["brass.income.liquidate_minimal"]


@pytest.mark.clause("brass.income.liquidate_forced", "brass.income.liquidate_minimal")
@pytest.mark.parametrize(("cash", "asked"), [(3, False), (2, True)])
def test_the_sale_ends_exactly_when_the_debt_is_covered(cash: int, asked: bool) -> None:
    """Half of the coal mine's five pounds is two: three and two pay five, two and two do not."""
    table = short_of_five(cash).do("liquidate wigan/1")
    assert (table.position["phase"] == "income") is asked
    assert table.player("A")["cash"] == (4 if asked else 0)


@pytest.mark.clause("brass.income.liquidate_value")
@pytest.mark.parametrize(
    ("slot", "tile", "value"),
    [
        ("oldham/1", "cotton1", 6),
        ("oldham/1", "cotton2", 7),
        ("oldham/1", "cotton3", 8),
        ("oldham/1", "cotton4", 9),
        ("preston/1", "port1", 3),
        ("preston/1", "port2", 3),
        ("preston/1", "port3", 4),
        ("preston/1", "port4", 4),
        ("wigan/1", "coal1", 2),
        ("wigan/1", "coal2", 3),
        ("wigan/1", "coal3", 4),
        ("wigan/1", "coal4", 5),
        ("manchester/4", "iron1", 2),
        ("manchester/4", "iron2", 3),
        ("manchester/4", "iron3", 4),
        ("manchester/4", "iron4", 6),
        ("liverpool/3", "shipyard1 flipped", 8),
        ("liverpool/3", "shipyard2 flipped", 12),
    ],
)
def test_a_tile_is_sold_for_half_its_printed_cost_rounded_down(slot: str, tile: str, value: int) -> None:
    players = {"A": {"cash": 0, "income": 0, "hand": ["coal"]}}
    era = "rail" if tile.startswith("shipyard2") else "canal"
    tiles = {slot: f"A {tile}", "fleetwood/1": "A port2"}
    table = Table(in_income(players, era=era, tiles=tiles)).do(f"liquidate {slot}")
    assert table.player("A")["cash"] == (value if value < 10 else value - 10)
    assert table.tile(slot) is None


@pytest.mark.clause("brass.income.liquidate_choice")
def test_exactly_the_own_tiles_on_the_board_may_be_sold() -> None:
    table = Table(
        in_income(
            {"A": {"cash": 0, "income": 0, "hand": ["coal"]}},
            era="rail",
            tiles={
                "birkenhead/1": "A shipyard2 flipped",
                "manchester/1": "A cotton2",
                "manchester/2": "A cotton2 flipped",
                "manchester/3": "B cotton2",
                "wigan/1": "A coal2 2",
                "wigan/2": "C coal2 flipped",
            },
            links={"bolton-manchester": "A", "birkenhead-ellesmere_port": "B"},
        )
    )
    assert table.moves() == [
        f"liquidate {slot}" for slot in ("birkenhead/1", "manchester/1", "manchester/2", "wigan/1")
    ]
    assert refused_by(table, "liquidate manchester/3") == ["brass.income.liquidate_choice"]
    assert refused_by(table, "liquidate wigan/2") == ["brass.income.liquidate_choice"]
    assert refused_by(table, "liquidate bolton/1") == ["brass.income.liquidate_choice"]
    table.do("liquidate birkenhead/1")
    assert table.player("A")["cash"] == 2
    assert table.position["links"] == {"bolton-manchester": "A", "birkenhead-ellesmere_port": "B"}


@pytest.mark.clause("brass.income.liquidate_effects", "brass.income.no_reduction", "brass.develop.gone")
def test_a_sold_mine_leaves_with_its_cubes_and_frees_its_slot() -> None:
    players = {
        "A": {"cash": 2, "income": 5, "hand": ["wigan", "iron"]},
        "B": {"hand": ["preston", "iron"]},
    }
    links = {"preston-wigan": "B"}
    table = Table(in_income(players, coal=5, tiles={"wigan/1": "A coal2 3"}, links=links))
    piles = table.player("A")["piles"]
    table.do("liquidate wigan/1")
    assert (table.player("A")["income"], table.player("A")["piles"], table.position["coal"]) == (5, piles, 5)
    assert table.position["tiles"] == {}
    assert (table.player("A")["cash"], table.turn) == (0, "A")
    table.do("loan 10", "discard iron", "build coal wigan/1 with wigan")
    assert table.tile("wigan/1") == "A coal2 3"
    assert table.player("A")["piles"]["coal"] == piles["coal"] - 1


@pytest.mark.clause("brass.income.liquidate_effects", "brass.def.built_port")
def test_coal_and_port_access_go_with_the_sold_tile() -> None:
    players = {"A": {"cash": 0, "income": 8, "hand": ["preston", "iron"]}}
    mine = Table(in_income(players, tiles={"wigan/1": "A coal2 3"}, links={"preston-wigan": "B"}))
    mine.do("liquidate wigan/1")
    assert "brass.coal.track_condition" in mine.why("build iron preston/3 with preston")
    port = Table(in_income(players, tiles={"preston/1": "A port1"})).do("liquidate preston/1")
    assert "brass.coal.track_condition" in port.why("build iron preston/3 with preston")
    assert port.moves("build port") == []


@pytest.mark.clause("brass.income.insolvent")
def test_without_tiles_the_rest_of_the_debt_is_waived() -> None:
    table = Table(in_income({"A": {"cash": 3, "income": 2, "hand": ["coal"]}, "B": {"cash": 1, "income": 15}}))
    assert (table.player("A")["cash"], table.player("A")["income"], table.player("B")["cash"]) == (0, 2, 4)
    assert (table.turn, table.position["phase"]) == ("A", "actions")


@pytest.mark.clause("brass.income.insolvent")
def test_the_debt_variant_carries_negative_cash() -> None:
    rules: dict[str, object] = {"insolvency": "debt"}
    players = {"A": {"cash": 3, "income": 2, "hand": ["coal"] * 3}}
    table = Table(in_income(players), rules=rules)
    assert (table.player("A")["cash"], table.turn) == (-5, "A")
    table.do("pass", "pass")
    assert table.player("A")["cash"] == -13
    assert table.moves("build", "link", "develop") == []


@pytest.mark.clause("brass.income.insolvent")
@pytest.mark.parametrize(("insolvency", "cash"), [("waive", 0), ("debt", -3)])
def test_the_last_tile_is_sold_before_a_debt_is_waived_or_carried(insolvency: str, cash: int) -> None:
    players = {"A": {"cash": 3, "income": 2, "hand": ["coal"]}}
    table = Table(in_income(players, tiles={"wigan/2": "A coal1 1"}), rules={"insolvency": insolvency})
    assert table.moves() == ["liquidate wigan/2"]
    table.do("liquidate wigan/2")
    assert (table.player("A")["cash"], table.turn, table.position["phase"]) == (cash, "A", "actions")


@pytest.mark.clause("brass.income.insolvent", "brass.income.liquidate_minimal")
@pytest.mark.parametrize(("income", "cash"), [(10, -6), (13, -4), (30, 4)])
def test_under_the_debt_variant_only_a_negative_income_forces_sales(income: int, cash: int) -> None:
    players = {"A": {"cash": -6, "income": income, "hand": ["coal", "coal"]}}
    table = Table(in_income(players, tiles={"wigan/1": "A coal1 2"}), rules={"insolvency": "debt"})
    assert (table.position["phase"], table.player("A")["cash"]) == ("actions", cash)
    assert table.tile("wigan/1") == "A coal1 2"


@pytest.mark.clause("brass.income.insolvent", "brass.develop.iron")
def test_under_the_debt_variant_a_debtor_may_use_free_iron() -> None:
    players = {"A": {"cash": -6, "hand": ["coal", "coal"]}}
    tiles = {"manchester/4": "B iron1 2"}
    table = Table({"players": players, "tiles": tiles}, rules={"insolvency": "debt"})
    table.do("develop shipyard", "stop")
    assert (table.player("A")["cash"], table.tile("manchester/4")) == (-6, "B iron1 1")
    bought = Table({"players": players}, rules={"insolvency": "debt"})
    assert refused_by(bought, "develop shipyard") == ["brass.develop.iron"]


@pytest.mark.clause("brass.income.order", "brass.flow.round_steps")
def test_income_is_settled_in_turn_order_and_before_the_first_card() -> None:
    players: dict[str, Any] = {
        "A": {"cash": 1, "income": 5, "hand": ["coal"]},
        "B": {"cash": 1, "income": 15, "hand": ["coal"]},
        "C": {"cash": 1, "income": 15, "hand": ["coal"]},
        "D": {"cash": 1, "income": 5, "hand": ["coal"]},
    }
    tiles = {"wigan/1": "A coal1 2", "oldham/1": "A cotton1", "bury/1": "D coal1 2", "colne/2": "D cotton1"}
    table = Table(in_income(players, order=["D", "B", "A", "C"], tiles=tiles))
    assert (table.turn, [table.player(seat)["cash"] for seat in "DBAC"]) == ("D", [1, 1, 1, 1])
    assert table.moves() == ["liquidate bury/1", "liquidate colne/2"]
    table.do("liquidate bury/1")
    assert (table.turn, [table.player(seat)["cash"] for seat in "DBAC"]) == ("D", [3, 1, 1, 1])
    table.do("liquidate colne/2")
    assert (table.turn, [table.player(seat)["cash"] for seat in "DBAC"]) == ("A", [4, 4, 1, 1])
    assert table.moves() == ["liquidate oldham/1", "liquidate wigan/1"]
    assert table.position["discard"] == []
    table.do("liquidate oldham/1")
    assert (table.turn, [table.player(seat)["cash"] for seat in "DBAC"]) == ("D", [4, 4, 2, 4])
    assert (table.position["phase"], table.position["actions"]) == ("actions", 2)


@pytest.mark.clause("brass.income.advance")
def test_a_flip_advances_the_owner_by_spaces_at_once() -> None:
    table = Table(
        {"players": {"A": {"hand": ["coal", "coal"]}}, "tiles": {"preston/2": "A cotton1", "preston/1": "B port1"}}
    ).do("sell preston/2 to preston/1")
    assert (table.player("A")["income"], table.player("B")["income"]) == (15, 13)
    assert (table.player("A")["cash"], table.player("B")["cash"], table.turn) == (30, 30, "A")


@pytest.mark.clause("brass.income.advance", "brass.coal.mine_flip")
def test_another_players_mine_flips_and_pays_its_owner_during_the_action() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["wigan", "preston", "iron"]}, "B": {"income": 12}},
            "tiles": {"wigan/2": "B coal2 1"},
            "links": {"preston-wigan": "C"},
        }
    ).do("build iron preston/3 with preston")
    assert (table.turn, table.position["actions"], table.tile("wigan/2")) == ("A", 1, "B coal2 flipped")
    assert [table.player(seat)["income"] for seat in "ABCD"] == [10, 19, 10, 10]
    assert [table.player(seat)["cash"] for seat in "ABCD"] == [25, 30, 30, 30]


@pytest.mark.clause("brass.income.cap")
@pytest.mark.parametrize(("space", "landing"), [(93, 98), (94, 99), (95, 99), (98, 99), (99, 99)])
def test_the_disc_stops_on_the_last_space(space: int, landing: int) -> None:
    players = {"A": {"cash": 0, "income": space, "hand": ["coal"] * 3}}
    tiles = {"preston/2": "A cotton1", "preston/1": "B port1"}
    table = Table({"pile": 0, "players": players, "tiles": tiles}).do("sell preston/2 to preston/1")
    assert table.player("A")["income"] == landing
    table.do("pass")
    assert (table.position["round"], table.player("A")["cash"]) == (3, 30)


@pytest.mark.clause("brass.income.no_reduction", "brass.era.level1")
def test_the_end_of_the_canal_era_leaves_income_alone() -> None:
    tiles = {
        "oldham/1": "A cotton1 flipped",
        "wigan/1": "A coal1 flipped",
        "preston/1": "A port1 flipped",
        "bolton/3": "A iron1 flipped",
    }
    table = Table({"pile": 0, "players": {"A": {"income": 25, "hand": ["coal"]}}, "tiles": tiles}).do("pass")
    assert (table.position["era"], table.position["tiles"], table.player("A")["income"]) == ("rail", {}, 25)


@pytest.mark.clause("brass.income.no_reduction", "brass.cover.old_tile")
def test_covering_an_own_flipped_tile_leaves_income_alone() -> None:
    players = {"A": {"income": 14, "hand": ["wigan", "iron"]}}
    table = Table({"players": players, "tiles": {"wigan/1": "A coal1 flipped"}}).do("build coal wigan/1 with wigan")
    assert (table.tile("wigan/1"), table.player("A")["income"]) == ("A coal2 3", 14)


@pytest.mark.clause("brass.income.no_reduction", "brass.loan.step")
def test_a_loan_lowers_income() -> None:
    table = Table({"players": {"A": {"income": 15, "hand": ["coal", "coal"]}}}).do("loan 10")
    assert (table.player("A")["income"], table.player("A")["cash"], table.player("A")["spent"]) == (14, 40, 0)
