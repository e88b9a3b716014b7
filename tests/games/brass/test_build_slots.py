"""Which tile may go into which slot, and when (clauses 54 to 66)."""

from typing import Any

import pytest

from tests.games.brass.playing import deal, refused_by
from tests.games.brass.table import Table


@pytest.mark.clause("brass.build.slot.symbol")
def test_the_slot_must_show_the_industry() -> None:
    table = Table({"actions": 1, "players": {"A": {"hand": ["wigan", "manchester"]}}})
    assert table.moves("build cotton wigan") == []
    for slot in (1, 2):
        assert refused_by(table, f"build cotton wigan/{slot} with wigan") == ["brass.build.slot.symbol"]
    assert refused_by(table, "build coal manchester/4 with manchester") == ["brass.build.slot.symbol"]


@pytest.mark.clause("brass.build.slot.symbol", "brass.build.slot.single")
@pytest.mark.parametrize("taken", [1, 2, 3])
def test_the_player_chooses_among_the_free_slots_with_the_symbol(taken: int) -> None:
    tiles = {f"manchester/{taken}": "B cotton1"}
    table = Table({"players": {"A": {"hand": ["manchester", "iron"]}}, "tiles": tiles})
    free = [slot for slot in (1, 2, 3) if slot != taken]
    assert table.moves("build coal") == [f"build coal manchester/{slot} with manchester" for slot in free]
    table.do(f"build coal manchester/{free[1]} with manchester")
    assert table.position["tiles"] == {**tiles, f"manchester/{free[1]}": "A coal1 2"}


@pytest.mark.clause("brass.build.slot.single")
@pytest.mark.parametrize(
    ("tile", "move"),
    [
        ("B cotton1", "build cotton oldham/1 with oldham"),
        ("B cotton1 flipped", "build cotton oldham/1 with oldham"),
        ("B coal1 2", "build cotton oldham/1 with oldham"),
    ],
)
def test_a_slot_with_a_tile_of_another_player_takes_no_mill(tile: str, move: str) -> None:
    players = {"A": {"hand": ["oldham", "iron"], "piles": {"cotton": "cotton2"}}}
    table = Table(
        {"players": players, "tiles": {"oldham/1": tile}, "links": {"oldham-rochdale": "A", "rochdale-yorkshire": "B"}}
    )
    assert table.moves("build cotton") == ["build cotton oldham/2 with oldham"]
    coal = "coal" in tile
    assert refused_by(table, move) == ["brass.cover.opponent_kinds" if coal else "brass.build.slot.single"]


@pytest.mark.clause("brass.build.slot.single", "brass.cover.own", "brass.cover.opponent_kinds")
def test_an_occupied_slot_accepts_only_covering_tiles() -> None:
    players = {"A": {"hand": ["oldham", "wigan"], "piles": {"coal": "coal2"}}}
    table = Table(
        {"players": players, "tiles": {"oldham/1": "A cotton1", "wigan/1": "B coal2 flipped", "oldham/2": "C cotton1"}}
    )
    assert refused_by(table, "build coal oldham/1 with oldham") == ["brass.cover.own"]
    assert refused_by(table, "build coal oldham/2 with oldham") == ["brass.build.slot.single"]
    assert refused_by(table, "build coal wigan/1 with wigan") == ["brass.cover.opponent_kinds"]
    assert table.moves("build") == ["build coal wigan/2 with wigan"]


@pytest.mark.clause("brass.build.top_of_pile")
@pytest.mark.parametrize(("top", "left", "cash"), [("cotton1", 12, 12), ("cotton2", 9, 14), ("cotton3", 6, 16)])
def test_only_the_top_tile_is_built(top: str, left: int, cash: int) -> None:
    players = {"A": {"cash": 40, "hand": ["oldham", "iron"], "piles": {"cotton": top}}}
    tiles = {"oldham/2": "B coal1 2", "bolton/3": "C iron1 4"}
    table = Table({"players": players, "tiles": tiles})
    assert table.player("A")["piles"]["cotton"] == left
    table.do("build cotton oldham/1 with oldham")
    assert (table.tile("oldham/1"), table.player("A")["piles"]["cotton"]) == (f"A {top}", left - 1)
    assert table.player("A")["cash"] == 40 - cash


@pytest.mark.clause("brass.build.top_of_pile", "brass.develop.gone")
def test_an_empty_pile_builds_nothing() -> None:
    players = {"A": {"hand": ["bolton", "coal", "coal"], "piles": {"iron": 1}}, "B": {"hand": ["coal"]}}
    table = Table({"players": players, "tiles": {"bolton/1": "B coal1 2"}})
    assert table.moves("build iron") == ["build iron bolton/3 with bolton"]
    table.do("develop iron", "discard coal", "stop")
    assert (table.player("A")["piles"]["iron"], table.moves("build iron")) == (0, [])
    assert refused_by(table, "build iron bolton/3 with bolton") == ["brass.build.top_of_pile"]
    assert "develop iron" not in table.moves()


@pytest.mark.clause("brass.build.top_of_pile")
def test_the_last_tile_of_a_pile_can_be_built() -> None:
    players = {"A": {"hand": ["bolton", "coal"], "piles": {"iron": 1}}}
    table = Table({"players": players, "tiles": {"bolton/1": "B coal1 2"}}).do("build iron bolton/3 with bolton")
    assert (table.tile("bolton/3"), table.player("A")["piles"]["iron"]) == ("A iron4 6", 0)


@pytest.mark.clause("brass.build.level0")
def test_level_zero_shipyards_are_never_built() -> None:
    hand = ["shipyard", "liverpool", "barrow_in_furness", "birkenhead"]
    for era in ("canal", "rail"):
        table = Table({"era": era, "players": {"A": {"cash": 99, "hand": hand}}, "tiles": {"liverpool/1": "B port2"}})
        assert table.moves("build shipyard", "combine shipyard") == []
        assert refused_by(table, "build shipyard liverpool/3 with liverpool") == ["brass.build.level0"]
        assert refused_by(table, "combine shipyard liverpool/3") == ["brass.build.level0"]


@pytest.mark.clause("brass.build.level0")
def test_after_two_developments_the_first_level_of_shipyards_is_on_top() -> None:
    players = {"A": {"hand": ["liverpool", "coal"]}}
    table = Table({"players": players, "tiles": {"liverpool/1": "B port1"}}).do("develop shipyard", "discard coal")
    assert table.why("build shipyard liverpool/3 with liverpool") == ["brass.turn.two_cards"]
    table.do("develop shipyard")
    assert (table.player("A")["piles"]["shipyard"], table.player("A")["cash"]) == (4, 28)
    assert table.moves("build") == [f"build port liverpool/{n} with liverpool" for n in (2, 4)] + [
        "build shipyard liverpool/3 with liverpool"
    ]


@pytest.mark.clause("brass.build.era_limits", "brass.def.tile_table")
@pytest.mark.parametrize(
    ("tile", "slot", "eras"),
    [
        ("cotton1", "preston/2", ["canal"]),
        ("cotton2", "preston/2", ["canal", "rail"]),
        ("cotton3", "preston/2", ["canal", "rail"]),
        ("cotton4", "preston/2", ["canal", "rail"]),
        ("port1", "fleetwood/1", ["canal"]),
        ("port2", "fleetwood/1", ["canal", "rail"]),
        ("port3", "fleetwood/1", ["canal", "rail"]),
        ("port4", "fleetwood/1", ["canal", "rail"]),
        ("coal1", "wigan/1", ["canal"]),
        ("coal2", "wigan/1", ["canal", "rail"]),
        ("coal3", "wigan/1", ["canal", "rail"]),
        ("coal4", "wigan/1", ["canal", "rail"]),
        ("iron1", "preston/3", ["canal"]),
        ("iron2", "preston/3", ["canal", "rail"]),
        ("iron3", "preston/3", ["canal", "rail"]),
        ("iron4", "preston/3", ["canal", "rail"]),
        ("shipyard1", "liverpool/3", ["canal"]),
        ("shipyard2", "liverpool/3", ["rail"]),
    ],
)
def test_each_tile_is_built_in_its_eras_only(tile: str, slot: str, eras: list[str]) -> None:
    industry, town = tile[:-1], slot.partition("/")[0]
    for era in ("canal", "rail"):
        players = {"A": {"hand": [town, "iron"], "piles": {industry: tile}}}
        table = Table({"era": era, "players": players, "tiles": {"preston/1": "B port2", "liverpool/1": "B port2"}})
        move = f"build {industry} {slot} with {town}"
        if era in eras:
            found = table.do(move).tile(slot)
            assert found is not None
            assert found.split()[:2] == ["A", tile]
        else:
            assert refused_by(table, move) == ["brass.build.era_limits"]
            assert table.moves(f"build {industry}", f"combine {industry}") == []


@pytest.mark.clause("brass.build.blocked_pile", "brass.build.era_limits")
def test_in_the_rail_era_level_one_tiles_block_the_pile_until_developed_away() -> None:
    players = {"A": {"hand": ["preston", "coal", "coal"], "piles": {"cotton": 11}}}
    table = Table({"era": "rail", "players": players, "tiles": {"preston/1": "B port2"}})
    build = "build cotton preston/2 with preston"
    assert refused_by(table, build) == ["brass.build.era_limits"]
    once = Table({"era": "rail", "players": players, "tiles": {"preston/1": "B port2"}})
    once.do("develop cotton", "discard coal", "stop")
    assert refused_by(once, build) == ["brass.build.era_limits"]
    table.do("develop cotton", "discard coal", "develop cotton", build)
    assert table.tile("preston/2") == "A cotton2"
    assert (table.player("A")["cash"], table.position["iron"]) == (30 - 1 - 1 - 14 - 1, 6)


@pytest.mark.clause("brass.build.blocked_pile", "brass.era.piles")
def test_the_new_era_clears_no_pile_for_free() -> None:
    table = Table({"pile": 0, "players": {"A": {"hand": ["coal"], "piles": {"cotton": 11}}}}).do("pass")
    deal(table)
    assert table.position["era"] == "rail"
    assert [table.player(seat)["piles"]["cotton"] for seat in "ABCD"] == [11, 12, 12, 12]
    assert [table.player(seat)["piles"]["coal"] for seat in "ABCD"] == [7, 7, 7, 7]


@pytest.mark.clause("brass.build.canal.one_per_location")
def test_in_the_canal_era_a_player_has_one_tile_in_a_town() -> None:
    players = {"A": {"hand": ["bury", "iron"]}, "B": {"hand": ["cotton", "iron"]}}
    position = {"players": players, "tiles": {"bury/1": "A coal1 2"}}
    table = Table(position)
    assert table.moves("build") == ["build coal bury/1 with bury"]
    assert refused_by(table, "build cotton bury/2 with bury") == ["brass.build.canal.one_per_location"]
    assert refused_by(table, "build coal bury/2 with bury") == ["brass.build.canal.one_per_location"]
    table.do("build coal bury/1 with bury")
    assert (table.tile("bury/1"), table.player("A")["cash"]) == ("A coal2 3", 23)
    other = Table({**position, "turn": "B"}).do("build cotton bury/2 with cotton")
    assert other.position["tiles"] == {"bury/1": "A coal1 2", "bury/2": "B cotton1"}


@pytest.mark.clause("brass.build.canal.one_per_location", "brass.build.rail.many")
def test_in_the_rail_era_the_limit_of_one_tile_is_gone() -> None:
    players = {"A": {"hand": ["bury", "iron"], "piles": {"cotton": "cotton2"}}}
    table = Table({"era": "rail", "players": players, "tiles": {"bury/1": "A coal2 2"}})
    table.do("build cotton bury/2 with bury")
    assert table.position["tiles"] == {"bury/1": "A coal2 1", "bury/2": "A cotton2"}


@pytest.mark.clause("brass.build.canal.one_per_location", "brass.cover.own", "brass.def.tile_sides")
def test_the_tile_over_an_own_flipped_one_lies_front_side_up() -> None:
    players = {"A": {"hand": ["oldham", "iron"], "piles": {"cotton": "cotton2"}}}
    tiles = {"oldham/1": "A cotton1 flipped", "oldham/2": "B coal1 2"}
    table = Table({"players": players, "tiles": tiles}).do("build cotton oldham/1 with oldham")
    assert table.position["tiles"] == {"oldham/1": "A cotton2", "oldham/2": "B coal1 1"}


@pytest.mark.clause("brass.build.top_of_pile", "brass.produce.coal_no_port")
def test_a_mine_without_a_port_keeps_its_cubes_and_leaves_both_tracks_alone() -> None:
    players = {"A": {"hand": ["wigan", "iron"], "piles": {"coal": "coal2"}}}
    table = Table({"coal": 4, "iron": 4, "players": players}).do("build coal wigan/1 with wigan")
    assert (table.tile("wigan/1"), table.player("A")["cash"]) == ("A coal2 3", 23)
    assert (table.position["coal"], table.position["iron"]) == (4, 4)


@pytest.mark.clause("brass.build.rail.many")
def test_one_player_fills_all_slots_of_manchester_in_the_rail_era() -> None:
    piles = {"cotton": "cotton2", "coal": "coal2", "iron": "iron2"}
    players = {"A": {"cash": 50, "hand": ["manchester"] * 4 + ["wigan"], "piles": piles}}
    table = Table({"era": "rail", "pile": 0, "players": players})
    table.do("build coal manchester/3 with manchester", "build cotton manchester/1 with manchester")
    assert (table.position["round"], table.player("A")["cash"]) == (3, 50 - 7 - 14)
    table.do("build cotton manchester/2 with manchester", "build iron manchester/4 with manchester")
    assert table.position["tiles"] == {
        "manchester/1": "A cotton2",
        "manchester/2": "A cotton2",
        "manchester/3": "A coal2 flipped",
        "manchester/4": "A iron2 4",
    }
    assert table.player("A")["income"] == 17
    assert table.player("A")["cash"] == 50 - 7 - 14 - 14 - 7 + 4
    assert (table.turn, table.position["round"]) == ("A", 4)


def ports(top: str = "port1", **fields: Any) -> dict[str, Any]:
    players = {"A": {"hand": ["lancaster", "preston"], "piles": {"port": top}}}
    return {"actions": 1, "players": players, **fields}


@pytest.mark.clause("brass.build.lancaster_port")
def test_a_port_in_lancaster_takes_the_left_slot_first() -> None:
    table = Table(ports())
    assert table.moves("build port lancaster") == ["build port lancaster/1 with lancaster"]
    assert refused_by(table, "build port lancaster/2 with lancaster") == ["brass.build.lancaster_port"]
    right = Table(ports(tiles={"lancaster/1": "B port1"}))
    assert right.moves("build port lancaster") == ["build port lancaster/2 with lancaster"]
    assert right.do("build port lancaster/2 with lancaster").tile("lancaster/2") == "A port1"


@pytest.mark.clause("brass.build.lancaster_port")
def test_a_mill_in_lancaster_need_not_wait_for_a_port() -> None:
    table = Table(ports()).do("build cotton lancaster/2 with lancaster")
    assert table.tile("lancaster/2") == "A cotton1"
    full = Table(ports(tiles={"lancaster/2": "B cotton1"}))
    assert full.moves("build port lancaster") == ["build port lancaster/1 with lancaster"]
    assert refused_by(full, "build port lancaster/2 with lancaster") == ["brass.build.lancaster_port"]


@pytest.mark.clause("brass.build.lancaster_port", "brass.build.preston_port", "brass.cover.own")
@pytest.mark.parametrize("town", ["lancaster", "preston"])
def test_a_port_in_the_second_slot_is_not_covered_while_the_first_is_empty(town: str) -> None:
    second = {f"{town}/2": "A port2"}
    table = Table(ports("port3", era="rail", tiles=second))
    assert table.moves(f"build port {town}") == [f"build port {town}/1 with {town}"]
    assert refused_by(table, f"build port {town}/2 with {town}") == [f"brass.build.{town}_port"]
    filled = Table(ports("port3", era="rail", tiles={**second, f"{town}/1": "B port2"}))
    assert filled.do(f"build port {town}/2 with {town}").tile(f"{town}/2") == "A port3"


@pytest.mark.clause("brass.build.preston_port")
def test_a_port_in_preston_takes_the_top_slot_first() -> None:
    table = Table(ports())
    assert table.moves("build port preston") == ["build port preston/1 with preston"]
    assert refused_by(table, "build port preston/2 with preston") == ["brass.build.preston_port"]
    lower = Table(ports(tiles={"preston/1": "B port1 flipped"}))
    assert lower.moves("build port preston") == ["build port preston/2 with preston"]
    assert lower.do("build port preston/2 with preston").tile("preston/2") == "A port1"
    mill = Table(ports()).do("build cotton preston/2 with preston")
    assert mill.tile("preston/2") == "A cotton1"


def at_barrow(era: str, **fields: Any) -> Table:
    levels = {"canal": {"iron": "iron1", "shipyard": "shipyard1"}, "rail": {"iron": "iron2", "shipyard": "shipyard2"}}
    players = {"A": {"cash": 40, "hand": ["barrow_in_furness", "birkenhead"], "piles": levels[era]}}
    return Table({"era": era, "players": players, **fields})


@pytest.mark.clause("brass.build.barrow")
def test_nothing_is_built_in_barrow_in_the_canal_era() -> None:
    table = at_barrow("canal", tiles={"lancaster/1": "B port1", "liverpool/1": "B port1"})
    assert table.moves("build") == []
    for move in ("build shipyard barrow_in_furness/1", "build iron barrow_in_furness/2"):
        assert refused_by(table, f"{move} with barrow_in_furness") == [
            "brass.coal.track_condition",
            "brass.build.barrow",
        ]
    assert refused_by(table, "combine iron barrow_in_furness/2") == ["brass.coal.track_condition", "brass.build.barrow"]


@pytest.mark.clause("brass.build.barrow")
def test_barrow_is_opened_by_a_rail_that_brings_coal() -> None:
    iron = "build iron barrow_in_furness/2 with barrow_in_furness"
    only = at_barrow("rail", links={"barrow_in_furness-lancaster": "B"})
    assert refused_by(only, iron) == ["brass.coal.track_condition", "brass.build.barrow"]
    near = at_barrow("rail", tiles={"lancaster/1": "B port2"})
    assert refused_by(near, iron) == ["brass.coal.track_condition", "brass.build.barrow"]
    links = {"barrow_in_furness-lancaster": "B", "lancaster-preston": "C", "preston-wigan": "D"}
    mined = at_barrow("rail", links=links, tiles={"wigan/1": "D coal2 2"}).do(iron)
    assert (mined.player("A")["cash"], mined.tile("wigan/1")) == (33, "D coal2 1")
    bought = at_barrow("rail", links={"barrow_in_furness-lancaster": "B"}, tiles={"lancaster/1": "C port2"}).do(iron)
    assert (bought.player("A")["cash"], bought.tile("barrow_in_furness/2"), bought.position["coal"]) == (
        32,
        "A iron2 4",
        7,
    )


@pytest.mark.clause("brass.build.barrow", "brass.build.card.location")
def test_barrow_is_open_only_to_its_own_card() -> None:
    links = {"barrow_in_furness-lancaster": "B", "lancaster-scotland": "C"}
    players = {"A": {"hand": ["lancaster", "lancaster"], "piles": {"iron": "iron2"}}}
    table = Table({"era": "rail", "actions": 1, "players": players, "links": links})
    assert table.moves("build") == []
    assert refused_by(table, "build iron barrow_in_furness/2 with lancaster") == ["brass.build.card.location"]
    late = at_barrow("rail", actions=1)
    assert refused_by(late, "build iron barrow_in_furness/2 with barrow_in_furness") == [
        "brass.coal.track_condition",
        "brass.build.barrow",
    ]


@pytest.mark.clause("brass.build.barrow", "brass.coal.nearest")
def test_coal_comes_from_sources_connected_to_the_town_of_the_build() -> None:
    """A mine that only Barrow reaches is none for Colne, which buys its coal through Yorkshire."""
    players = {"A": {"hand": ["colne", "coal"], "piles": {"cotton": "cotton2"}}}
    links = {
        "barrow_in_furness-lancaster": "B",
        "lancaster-preston": "B",
        "blackburn-preston": "B",
        "colne-yorkshire": "B",
    }
    table = Table({"era": "rail", "players": players, "tiles": {"blackburn/1": "B coal2 3"}, "links": links})
    table.do("build cotton colne/1 with colne")
    assert (table.player("A")["cash"], table.tile("blackburn/1"), table.position["coal"]) == (15, "B coal2 3", 7)


@pytest.mark.clause("brass.build.birkenhead")
def test_nothing_is_built_in_birkenhead_in_the_canal_era() -> None:
    links = {"ellesmere_port-liverpool": "A", "ellesmere_port-warrington_runcorn": "A"}
    table = at_barrow("canal", links=links, tiles={"liverpool/1": "A port1"})
    assert table.moves("build") == []
    for move in ("build shipyard birkenhead/1 with birkenhead", "combine shipyard birkenhead/1"):
        assert refused_by(table, move) == ["brass.coal.track_condition", "brass.build.birkenhead"]


@pytest.mark.clause("brass.build.birkenhead", "brass.build.shipyard_flip")
def test_birkenhead_is_opened_by_the_rail_from_ellesmere_port() -> None:
    move = "build shipyard birkenhead/1 with birkenhead"
    rail = {"birkenhead-ellesmere_port": "B"}
    for links, tiles in ((rail, {}), ({}, {"ellesmere_port/1": "B port2", "liverpool/1": "B port2"})):
        table = at_barrow("rail", links=links, tiles=tiles)
        assert refused_by(table, move) == ["brass.coal.track_condition", "brass.build.birkenhead"]
    built = at_barrow("rail", links=rail, tiles={"ellesmere_port/1": "B port2"}).do(move)
    assert (built.tile("birkenhead/1"), built.player("A")["income"]) == ("A shipyard2 flipped", 11)
    assert (built.player("A")["cash"], built.player("A")["spent"]) == (40 - 25 - 1 - 1, 27)


@pytest.mark.clause("brass.build.shipyard_sites")
@pytest.mark.parametrize(
    ("era", "sites"),
    [("canal", ["liverpool/3"]), ("rail", ["barrow_in_furness/1", "birkenhead/1", "liverpool/3"])],
)
def test_shipyards_stand_in_liverpool_and_in_the_rail_era_in_barrow_and_birkenhead_too(
    era: str, sites: list[str]
) -> None:
    rails = {"barrow_in_furness-lancaster": "B", "lancaster-scotland": "B", "birkenhead-ellesmere_port": "B"}
    table = at_barrow(
        era,
        links=rails if era == "rail" else {"ellesmere_port-liverpool": "B"},
        tiles={"ellesmere_port/1": "B port2", "liverpool/1": "C port2"},
    )
    assert table.moves("combine shipyard") == [f"combine shipyard {site}" for site in sites]
    assert table.moves("build shipyard") == [
        f"build shipyard {site} with {site[:-2]}" for site in sites if site != "liverpool/3"
    ]
