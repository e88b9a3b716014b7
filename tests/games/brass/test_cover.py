"""Building over tiles already built (clauses 95 to 100)."""

from typing import Any

import pytest

from tests.games.brass.readings import forbids, purse, tracks
from tests.games.brass.table import Table

BURY = "build coal bury/1 with bury"
BOLTON = "build coal bolton/1 with bolton"
IRON = "build iron bolton/3 with bolton"


def owner(top: str, cash: int = 30, **more: Any) -> Table:
    """A holds the Bury card and has the coal tile `top` on top."""
    return Table({"players": {"A": {"cash": cash, "hand": ["bury", "port"], "piles": {"coal": top}}}, **more})


def rival(piles: dict[str, str], cash: int = 30, rules: dict[str, object] | None = None, **more: Any) -> Table:
    """A holds Bolton cards and may want to build over a tile of B's there."""
    players = {"A": {"cash": cash, "hand": ["bolton", "bolton"], "piles": piles}}
    return Table({"players": players, **more}, rules=rules)


@pytest.mark.clause("brass.cover.own")
@pytest.mark.parametrize("old", ["A coal1 2", "A coal1 1", "A coal1 flipped"])
def test_an_own_tile_on_either_side_is_covered_by_a_higher_level(old: str) -> None:
    table = owner("coal2", tiles={"bury/1": old, "wigan/1": "B coal2 3"}).do(BURY)
    assert table.position["tiles"] == {"bury/1": "A coal2 3", "wigan/1": "B coal2 3"}
    assert tracks(table) == (8, 8)
    assert purse(table, "A") == (23, 7, 10)


@pytest.mark.clause("brass.cover.own")
def test_an_own_tile_is_not_covered_by_the_same_level() -> None:
    table = owner("coal2", tiles={"bury/1": "A coal2 flipped"}, coal=0)
    assert table.player("A")["piles"]["coal"] == 5
    assert forbids(table, BURY, "brass.cover.own")


@pytest.mark.clause("brass.cover.own")
def test_an_own_tile_is_not_covered_by_another_industry() -> None:
    table = owner("coal2", tiles={"bury/1": "A coal1 flipped", "oldham/1": "A cotton1"})
    assert forbids(table, "build cotton bury/1 with bury", "brass.cover.own")
    mill = owner("coal2", tiles={"bury/1": "A cotton1"}, coal=0)
    assert forbids(mill, BURY, "brass.cover.own")


@pytest.mark.clause("brass.cover.own")
def test_own_mills_and_ports_too_are_covered_by_a_higher_level() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["oldham", "preston"], "piles": {"cotton": "cotton2", "port": "port2"}}},
            "tiles": {"oldham/1": "A cotton1 flipped", "preston/1": "A port1", "oldham/2": "B coal1 2"},
        }
    )
    table.do("build cotton oldham/1 with oldham")
    assert table.tile("oldham/1") == "A cotton2"
    assert purse(table, "A") == (16, 14, 10)
    same = Table({"players": {"A": {"hand": ["oldham", "coal"]}}, "tiles": {"oldham/1": "A cotton1"}})
    assert forbids(same, "build cotton oldham/1 with oldham", "brass.cover.own")
    ports = Table(
        {
            "players": {"A": {"hand": ["preston", "coal"], "piles": {"port": "port2"}}},
            "tiles": {"preston/1": "A port1"},
        }
    )
    ports.do("build port preston/1 with preston")
    assert ports.tile("preston/1") == "A port2"
    assert purse(ports, "A") == (23, 7, 10)


@pytest.mark.clause("brass.cover.own", "brass.build.lancaster_port")
def test_the_slot_order_of_a_town_comes_before_covering_an_own_port() -> None:
    players = {"A": {"hand": ["lancaster", "coal"], "piles": {"port": "port3"}}}
    table = Table({"era": "rail", "players": players, "tiles": {"lancaster/2": "A port2"}})
    assert forbids(table, "build port lancaster/2 with lancaster", "brass.build.lancaster_port")
    taken = {"lancaster/1": "B port2", "lancaster/2": "A port2"}
    free = Table({"era": "rail", "players": players, "tiles": taken})
    free.do("build port lancaster/2 with lancaster")
    assert free.tile("lancaster/2") == "A port3"


@pytest.mark.clause("brass.cover.other_rules", "brass.build.era_limits")
def test_in_the_rail_era_a_level_1_tile_on_top_covers_nothing() -> None:
    table = rival({"coal": "coal1"}, era="rail", tiles={"bolton/1": "B coal2 flipped"}, coal=0)
    assert forbids(table, BOLTON, "brass.build.era_limits")


@pytest.mark.clause("brass.cover.other_rules", "brass.coal.track_condition")
def test_covering_works_needs_coal_in_the_town() -> None:
    tiles = {"bolton/3": "A iron2 flipped"}
    assert forbids(rival({"iron": "iron3"}, tiles=tiles), IRON, "brass.coal.track_condition")
    table = rival({"iron": "iron3"}, 9, tiles={**tiles, "bolton/1": "B coal2 3"}).do(IRON)
    assert (table.tile("bolton/3"), table.tile("bolton/1")) == ("A iron3 5", "B coal2 2")
    assert purse(table, "A") == (0, 9, 10)


@pytest.mark.clause("brass.cover.other_rules", "brass.build.price")
def test_covering_costs_the_full_price_without_refund() -> None:
    tiles = {"bury/1": "A coal1 flipped"}
    assert forbids(owner("coal2", 6, tiles=tiles), BURY, "brass.build.price")
    table = owner("coal2", 7, tiles=tiles).do(BURY)
    assert purse(table, "A") == (0, 7, 10)
    assert forbids(owner("coal3", 8, tiles=tiles), BURY, "brass.build.price")
    assert purse(owner("coal3", 9, tiles=tiles).do(BURY), "A") == (0, 9, 10)


@pytest.mark.clause("brass.cover.other_rules", "brass.build.card.network_canal", "brass.build.card.network_rail")
def test_covering_with_an_industry_card_needs_the_network_of_the_era() -> None:
    position: dict[str, Any] = {
        "players": {"A": {"hand": ["coal", "coal"], "piles": {"coal": "coal3"}}},
        "tiles": {"bury/1": "A coal2 flipped"},
    }
    move = "build coal bury/1 with coal"
    assert forbids(Table(position), move, "brass.build.card.network_canal")
    linked = Table({**position, "links": {"bury-manchester": "A"}}).do(move)
    assert linked.tile("bury/1") == "A coal3 4"
    in_the_rail_era = Table({**position, "era": "rail"}).do(move)
    assert in_the_rail_era.tile("bury/1") == "A coal3 4"


@pytest.mark.clause("brass.cover.old_tile")
def test_the_covered_tile_and_its_cubes_leave_for_good() -> None:
    table = owner("coal2", tiles={"bury/1": "A coal1 1"}, coal=5).do(BURY)
    assert table.position["tiles"] == {"bury/1": "A coal2 3"}
    assert tracks(table) == (5, 8)
    assert table.player("A")["piles"] == {"cotton": 12, "port": 8, "coal": 5, "iron": 4, "shipyard": 6}
    assert table.player("A")["income"] == 10


@pytest.mark.clause("brass.cover.old_tile", "brass.income.no_reduction")
def test_covering_a_flipped_tile_loses_no_income_and_shows_the_front_of_the_new_one() -> None:
    players = {"A": {"income": 25, "hand": ["bury", "port"], "piles": {"coal": "coal2"}}}
    table = Table({"players": players, "tiles": {"bury/1": "A coal1 flipped"}}).do(BURY)
    assert table.tile("bury/1") == "A coal2 3"
    assert purse(table, "A") == (23, 7, 25)


def last_action(coal: int) -> Table:
    """The last card of the canal era is A's; he covers his flipped coal1 at Wigan, next to B's port and canal."""
    return Table(
        {
            "round": 8,
            "actions": 1,
            "pile": 0,
            "players": {"A": {"hand": ["wigan"], "piles": {"coal": "coal2"}}},
            "tiles": {"wigan/1": "A coal1 flipped", "liverpool/1": "B port1 flipped"},
            "links": {"liverpool-wigan": "B"},
            "coal": coal,
        }
    ).do("build coal wigan/1 with wigan")


@pytest.mark.clause("brass.cover.old_tile", "brass.score.tile")
def test_at_scoring_only_the_new_tile_counts() -> None:
    emptied = last_action(5)
    assert emptied.position["era"] == "rail"
    assert [emptied.player(seat)["points"] for seat in "ABCD"] == [2, 4, 0, 0]
    unflipped = last_action(8)
    assert [unflipped.player(seat)["points"] for seat in "ABCD"] == [0, 3, 0, 0]


@pytest.mark.clause("brass.cover.old_tile", "brass.link.needs_presence")
def test_the_owner_of_a_covered_tile_keeps_his_income_and_loses_his_place() -> None:
    table = Table(
        {
            "players": {
                "A": {"hand": ["bolton", "bolton"], "piles": {"coal": "coal3"}},
                "B": {"income": 22, "hand": ["port", "port"]},
            },
            "tiles": {"bolton/1": "B coal2 flipped"},
            "coal": 0,
        }
    )
    table.do(BOLTON, "pass")
    assert table.turn == "B"
    assert purse(table, "B") == (30, 0, 22)
    assert table.player("B")["piles"]["coal"] == 5
    assert forbids(table, "link bolton-manchester", "brass.link.adjacent", "brass.link.needs_presence")


@pytest.mark.clause("brass.cover.opponent_kinds", "brass.build.slot.single")
def test_mills_ports_and_shipyards_of_others_are_never_covered() -> None:
    table = Table(
        {
            "players": {
                "A": {
                    "hand": ["oldham", "liverpool", "liverpool"],
                    "piles": {"cotton": "cotton2", "port": "port2", "shipyard": "shipyard1"},
                }
            },
            "tiles": {
                "oldham/1": "B cotton1 flipped",
                "liverpool/1": "B port1 flipped",
                "liverpool/3": "C shipyard1 flipped",
                "wigan/1": "B coal1 flipped",
            },
            "links": {"oldham-rochdale": "B", "rochdale-yorkshire": "B"},
            "coal": 0,
            "iron": 0,
        }
    )
    assert forbids(table, "build cotton oldham/1 with oldham", "brass.build.slot.single")
    assert forbids(table, "build port liverpool/1 with liverpool", "brass.build.slot.single")
    assert forbids(table, "build shipyard liverpool/3 with liverpool", "brass.build.slot.single")
    assert "build cotton oldham/2 with oldham" in table.moves()


@pytest.mark.clause("brass.cover.opponent_kinds")
def test_an_opponents_mine_needs_the_same_industry_of_a_higher_level() -> None:
    scarce: dict[str, Any] = {"tiles": {"bolton/1": "B coal2 flipped"}, "coal": 0}
    assert forbids(rival({"coal": "coal2"}, **scarce), BOLTON, "brass.cover.opponent_kinds")
    assert forbids(rival({"coal": "coal1"}, **scarce), BOLTON, "brass.cover.opponent_kinds")
    assert forbids(rival({}, **scarce), "build cotton bolton/1 with bolton", "brass.cover.opponent_kinds")
    over_a_mill = rival({"coal": "coal3"}, tiles={"bolton/1": "B cotton1"}, coal=0)
    assert forbids(over_a_mill, BOLTON, "brass.build.slot.single")
    table = rival({"coal": "coal3"}, **scarce).do(BOLTON)
    assert table.position["tiles"] == {"bolton/1": "A coal3 4"}
    assert [purse(table, seat) for seat in "AB"] == [(21, 9, 10), (30, 0, 10)]


@pytest.mark.clause("brass.cover.opponent_kinds")
def test_opponents_works_need_a_higher_level_too() -> None:
    tiles = {"bolton/3": "B iron2 flipped", "bolton/1": "C coal2 3"}
    assert forbids(rival({"iron": "iron2"}, tiles=tiles, iron=0), IRON, "brass.cover.opponent_kinds")
    table = rival({"iron": "iron3"}, tiles=tiles, iron=0).do(IRON)
    assert table.tile("bolton/3") == "A iron3 flipped"
    assert tracks(table) == (8, 5)
    assert purse(table, "A") == (30 - 9 + 4 + 4 + 3 + 3 + 2, 9, 12)


MINE = {"bolton/1": "B coal2 flipped"}
FULL_MINE = {"bolton/1": "B coal2 3"}
OWN_COAL = {"bolton/1": "B coal2 flipped", "wigan/1": "A coal1 1"}


@pytest.mark.clause("brass.cover.opponent_scarcity")
@pytest.mark.parametrize(("tiles", "coal"), [(MINE, 1), (FULL_MINE, 0), (OWN_COAL, 0), (OWN_COAL, 8)])
def test_an_opponents_mine_stays_while_any_coal_is_on_the_board_or_the_track(tiles: dict[str, str], coal: int) -> None:
    assert forbids(rival({"coal": "coal3"}, tiles=tiles, coal=coal), BOLTON, "brass.cover.opponent_scarcity")


@pytest.mark.clause("brass.cover.opponent_scarcity")
def test_an_opponents_mine_is_covered_once_no_coal_is_left_anywhere() -> None:
    table = rival({"coal": "coal3"}, tiles=MINE, coal=0).do(BOLTON)
    assert table.tile("bolton/1") == "A coal3 4"
    assert tracks(table) == (0, 7)


@pytest.mark.clause("brass.cover.opponent_scarcity")
@pytest.mark.parametrize(("tiles", "coal"), [(MINE, 1), (FULL_MINE, 0), (OWN_COAL, 0), (MINE, 0)])
def test_by_the_switch_one_source_without_coal_is_enough(tiles: dict[str, str], coal: int) -> None:
    table = rival({"coal": "coal3"}, rules={"cover_scarcity": "either"}, tiles=tiles, coal=coal).do(BOLTON)
    assert table.tile("bolton/1") == "A coal3 4"
    assert tracks(table) == (coal, 7)


@pytest.mark.clause("brass.cover.opponent_scarcity")
def test_by_the_switch_too_coal_in_both_places_protects_the_mine() -> None:
    table = rival({"coal": "coal3"}, rules={"cover_scarcity": "either"}, tiles=OWN_COAL, coal=1)
    assert forbids(table, BOLTON, "brass.cover.opponent_scarcity")


WORKS = {"bolton/3": "B iron1 flipped", "bolton/1": "C coal2 3"}
OTHER_WORKS = {**WORKS, "preston/3": "D iron1 1"}


@pytest.mark.clause("brass.cover.opponent_scarcity")
@pytest.mark.parametrize(("tiles", "iron"), [(WORKS, 1), (OTHER_WORKS, 0)])
def test_opponents_works_stay_while_any_iron_is_on_the_board_or_the_track(tiles: dict[str, str], iron: int) -> None:
    assert forbids(rival({"iron": "iron2"}, tiles=tiles, iron=iron), IRON, "brass.cover.opponent_scarcity")
    switched = rival({"iron": "iron2"}, rules={"cover_scarcity": "either"}, tiles=tiles, iron=iron)
    assert switched.do(IRON).tile("bolton/3") == "A iron2 flipped"


@pytest.mark.clause("brass.cover.opponent_scarcity")
def test_the_iron_condition_does_not_ask_for_coal_nor_the_coal_condition_for_iron() -> None:
    works = rival({"iron": "iron2"}, tiles=WORKS, iron=0, coal=8).do(IRON)
    assert works.tile("bolton/3") == "A iron2 flipped"
    assert tracks(works) == (8, 4)
    mine = rival({"coal": "coal3"}, tiles={**MINE, "preston/3": "D iron1 4"}, coal=0, iron=8).do(BOLTON)
    assert mine.tile("bolton/1") == "A coal3 4"
    no_iron = rival({"coal": "coal3"}, tiles=MINE, coal=8, iron=0)
    assert forbids(no_iron, BOLTON, "brass.cover.opponent_scarcity")


@pytest.mark.clause("brass.cover.opponent_canal_limit")
def test_with_another_tile_in_town_an_opponent_is_covered_in_the_rail_era_only() -> None:
    position: dict[str, Any] = {"tiles": {"bolton/1": "B coal2 flipped", "bolton/2": "A cotton2"}, "coal": 0}
    assert forbids(rival({"coal": "coal3"}, **position), BOLTON, "brass.cover.opponent_canal_limit")
    table = rival({"coal": "coal3"}, era="rail", **position).do(BOLTON)
    assert table.position["tiles"] == {"bolton/1": "A coal3 4", "bolton/2": "A cotton2"}
    elsewhere: dict[str, Any] = {"tiles": {"bolton/1": "B coal2 flipped", "bury/2": "A cotton2"}, "coal": 0}
    alone = rival({"coal": "coal3"}, **elsewhere).do(BOLTON)
    assert alone.tile("bolton/1") == "A coal3 4"
