"""The rulings on building, covering, links and development, each shown in a position."""

from typing import Any

import pytest

from tests.games.brass.table import Table


def alone(hand: list[str], **position: Any) -> Table:
    """A to act with this hand; `player` holds A's other fields."""
    return Table({"players": {"A": {"hand": hand, **position.pop("player", {})}}, **position})


@pytest.mark.ruling("R02")
@pytest.mark.clause("brass.cover.opponent_scarcity")
def test_r02_covering_needs_both_sources_empty() -> None:
    position = {"player": {"piles": {"coal": "coal3"}}, "tiles": {"wigan/1": "B coal2 flipped"}}
    assert alone(["wigan"] * 2, coal=1, **position).refuses(
        "build coal wigan/1 with wigan", "brass.cover.opponent_scarcity"
    )
    position = {"player": {"piles": {"coal": "coal3"}}, "tiles": {"wigan/1": "B coal2 flipped"}}
    table = alone(["wigan"] * 2, coal=0, **position).do("build coal wigan/1 with wigan")
    assert table.tile("wigan/1") == "A coal3 4"


@pytest.mark.ruling("R03")
@pytest.mark.clause("brass.link.rail_coal_end", "brass.link.rail_coal_track")
def test_r03_rail_coal_comes_to_either_end() -> None:
    tiles = {"manchester/1": "A cotton2", "warrington_runcorn/2": "B port2 flipped"}
    links = {"manchester-warrington_runcorn": "C"}
    table = alone(["port"] * 2, era="rail", tiles=tiles, links=links, player={"cash": 6}).do("link bolton-manchester")
    assert (table.player("A")["spent"], table.position["coal"]) == (6, 7)
    near = {"bolton/1": "B coal2 3", "bury/1": "C coal2 3", "manchester/1": "A cotton2"}
    mines = alone(["port"] * 2, era="rail", tiles=near, links={"bury-manchester": "D"}, player={"cash": 5})
    mines.do("link bolton-manchester")
    assert (mines.tile("bolton/1"), mines.tile("bury/1")) == ("B coal2 2", "C coal2 3")


@pytest.mark.ruling("R05")
@pytest.mark.clause("brass.build.no_self_finance")
def test_r05_track_money_does_not_pay_for_the_tile() -> None:
    def mine(cash: int) -> Table:
        position: dict[str, Any] = {"tiles": {"liverpool/1": "B port1"}, "links": {"liverpool-wigan": "C"}, "coal": 5}
        return alone(["wigan"] * 2, player={"cash": cash, "piles": {"coal": "coal2"}}, **position)

    def works(cash: int) -> Table:
        player = {"cash": cash, "piles": {"iron": "iron2"}}
        return alone(["blackburn"] * 2, player=player, tiles={"blackburn/1": "B coal2 3"}, iron=4)

    assert mine(6).refuses("build coal wigan/1 with wigan", "brass.build.price")
    built = mine(7).do("build coal wigan/1 with wigan")
    assert (built.player("A")["cash"], built.tile("wigan/1")) == (4, "A coal2 flipped")
    assert works(6).refuses("build iron blackburn/3 with blackburn", "brass.build.price")
    built = works(7).do("build iron blackburn/3 with blackburn")
    assert (built.player("A")["cash"], built.tile("blackburn/3")) == (6, "A iron2 flipped")


@pytest.mark.ruling("R06")
@pytest.mark.clause("brass.build.card.first_build")
def test_r06_an_empty_board_opens_every_town() -> None:
    table = alone(["coal"] * 2, era="rail", player={"begun": True, "piles": {"coal": "coal2"}})
    towns = {
        "blackburn",
        "bolton",
        "burnley",
        "bury",
        "manchester",
        "oldham",
        "rochdale",
        "warrington_runcorn",
        "wigan",
    }
    assert table.places("build coal") == towns
    link = alone(["coal"] * 2, era="rail", links={"bolton-bury": "A"}, player={"piles": {"coal": "coal2"}})
    assert link.places("build coal") == {"bolton", "bury"}
    tile = alone(["coal"] * 2, era="rail", tiles={"wigan/1": "A coal2 3"}, player={"piles": {"coal": "coal2"}})
    assert tile.places("build coal") == {"wigan"}


@pytest.mark.ruling("R07")
@pytest.mark.clause("brass.build.card.virtual_link", "brass.build.card.virtual_limits")
def test_r07_the_virtual_link_serves_industry_cards_only() -> None:
    ports = {"piles": {"port": "port2", "shipyard": "shipyard2"}}
    from_birkenhead = alone(["port"] * 2, era="rail", links={"birkenhead-ellesmere_port": "A"}, player=ports)
    assert from_birkenhead.places("build port") == {"ellesmere_port", "liverpool"}
    elsewhere = alone(["port"] * 2, era="rail", links={"lancaster-preston": "A"}, player=ports)
    assert elsewhere.places("build port") == {"lancaster", "preston"}
    tiles = {"liverpool/1": "A port2 flipped", "wigan/1": "B coal2 3"}
    coal = alone(["shipyard"] * 2, era="rail", tiles=tiles, links={"liverpool-wigan": "A"}, player=ports)
    assert coal.why("build shipyard birkenhead/1 with shipyard") == [
        "brass.coal.track_condition",
        "brass.build.birkenhead",
    ]
    assert coal.moves("build shipyard") == ["build shipyard liverpool/3 with shipyard"]
    assert coal.refuses("link birkenhead-ellesmere_port", "brass.link.adjacent")
    mill = {"warrington_runcorn/1": "A cotton2", "liverpool/1": "B port2"}
    links = {"birkenhead-ellesmere_port": "A", "ellesmere_port-warrington_runcorn": "A"}
    cotton = alone(["coal"] * 2, era="rail", tiles=mill, links=links)
    assert cotton.moves("sell") == []
    assert cotton.refuses("sell warrington_runcorn/1 to liverpool/1", "brass.sell.port_connected")


@pytest.mark.ruling("R08")
@pytest.mark.clause("brass.combined.any_location", "brass.combined.other_rules")
def test_r08_a_combined_build_needs_no_network_but_coal() -> None:
    table = alone(["coal", "manchester"], tiles={"wigan/1": "A coal1 2"})
    table.do("combine cotton colne/1", "discard coal")
    assert table.tile("colne/1") == "A cotton1"
    assert table.player("A")["hand"] == []
    assert table.position["discard"] == ["manchester", "coal"]
    dry = alone(["coal", "manchester"], tiles={"wigan/1": "A coal1 2"}, player={"piles": {"cotton": "cotton2"}})
    assert dry.refuses("combine cotton colne/1", "brass.coal.track_condition")


@pytest.mark.ruling("R09")
@pytest.mark.clause("brass.build.card.network_canal")
def test_r09_an_own_tile_is_no_network_in_the_canal_era() -> None:
    position: dict[str, Any] = {"tiles": {"bolton/1": "A coal1 1"}, "player": {"piles": {"coal": "coal2"}}}
    table = alone(["coal"] * 2, **dict(position))
    assert table.refuses("build coal bolton/1 with coal", "brass.build.card.network_canal")
    linked = alone(["coal"] * 2, links={"bolton-bury": "A"}, **dict(position)).do("build coal bolton/1 with coal")
    assert linked.tile("bolton/1") == "A coal2 3"


@pytest.mark.ruling("R11")
@pytest.mark.clause("brass.coal.track_condition")
def test_r11_an_unreachable_mine_does_not_close_the_track() -> None:
    tiles = {"preston/1": "B port1", "bury/1": "C coal2 3"}
    table = alone(["preston"] * 2, tiles=tiles).do("build iron preston/3 with preston")
    assert (table.tile("bury/1"), table.position["coal"]) == ("C coal2 3", 7)
    assert table.player("A")["spent"] == 6


@pytest.mark.ruling("R12")
@pytest.mark.clause("brass.coal.track_price", "brass.produce.fill_order")
def test_r12_buy_the_cheapest_cube_and_fill_the_dearest_space() -> None:
    bought = alone(["coal"] * 2, iron=5).do("develop cotton", "stop")
    assert (bought.player("A")["spent"], bought.position["iron"]) == (2, 4)
    port: dict[str, Any] = {"tiles": {"liverpool/1": "B port1"}, "links": {"liverpool-wigan": "C"}}
    filled = alone(["wigan"] * 2, coal=0, **port).do("build coal wigan/1 with wigan")
    assert (filled.player("A")["cash"], filled.position["coal"]) == (30 - 5 + 8, 2)


@pytest.mark.ruling("R14")
@pytest.mark.clause("brass.setup.money", "brass.coal.cube_return")
def test_r14_neither_cubes_nor_money_run_out() -> None:
    tiles = {
        "wigan/1": "A coal4",
        "bury/1": "A coal4",
        "blackburn/1": "B coal4",
        "bolton/1": "B coal4",
        "burnley/1": "C coal4",
        "oldham/1": "C coal4",
    }
    player = {"hand": ["wigan"] * 2, "piles": {"coal": "coal4"}, "cash": 999_000}
    table = Table({"era": "rail", "players": {"D": player}, "tiles": tiles, "turn": "D"})
    table.do("build coal wigan/2 with wigan", "loan 30")
    assert table.tile("wigan/2") == "D coal4 5"
    assert table.player("D")["cash"] == 999_000 - 10 - 1 + 30


@pytest.mark.ruling("R15")
@pytest.mark.clause("brass.setup.links")
def test_r15_fourteen_link_markers() -> None:
    lines = ["blackburn-burnley", "blackburn-wigan", "bolton-bury", "bolton-manchester", "burnley-colne"]
    lines += ["bury-manchester", "colne-yorkshire", "fleetwood-preston", "lancaster-preston", "manchester-oldham"]
    lines += ["manchester-stockport", "oldham-rochdale", "preston-wigan", "rochdale-yorkshire"]
    position: dict[str, Any] = {"era": "rail", "tiles": {"wigan/1": "B coal2 3"}}
    full = alone(["port"] * 2, links=dict.fromkeys(lines, "A"), **dict(position))
    assert full.moves("link") == []
    assert full.refuses("link liverpool-wigan", "brass.setup.links")
    almost = alone(["port"] * 2, links=dict.fromkeys(lines[:13], "A"), **dict(position)).do("link liverpool-wigan")
    assert (almost.position["actions"], almost.position["pending"], almost.player("A")["spent"]) == (1, [], 5)


@pytest.mark.ruling("R16")
@pytest.mark.clause("brass.build.lancaster_port", "brass.build.preston_port", "brass.cover.own")
def test_r16_the_first_slot_comes_first_even_for_covering() -> None:
    player = {"piles": {"port": "port3", "cotton": "cotton1"}}
    for town in ("lancaster", "preston"):
        table = alone([town] * 2, era="rail", tiles={f"{town}/2": "A port2"}, player=dict(player))
        assert table.refuses(f"build port {town}/2 with {town}", f"brass.build.{town}_port")
        assert table.moves("build port") == [f"build port {town}/1 with {town}"]
        behind = {f"{town}/1": "B port2", f"{town}/2": "A port2"}
        cover = alone([town] * 2, era="rail", tiles=behind, player=dict(player)).do(f"build port {town}/2 with {town}")
        assert cover.tile(f"{town}/2") == "A port3"
        mill = alone([town] * 2).do(f"build cotton {town}/2 with {town}")
        assert mill.tile(f"{town}/2") == "A cotton1"


@pytest.mark.ruling("R17")
@pytest.mark.clause("brass.build.barrow", "brass.build.birkenhead")
def test_r17_barrow_and_birkenhead_wait_for_a_rail() -> None:
    hand = ["barrow_in_furness", "birkenhead"]
    canal = alone(hand, player={"piles": {"iron": "iron2", "shipyard": "shipyard1"}})
    assert canal.places("build") == set()
    assert canal.refuses("build iron barrow_in_furness/2 with barrow_in_furness", "brass.build.barrow")
    assert canal.refuses("build shipyard birkenhead/1 with birkenhead", "brass.build.birkenhead")
    links = {"barrow_in_furness-lancaster": "B", "lancaster-scotland": "B"}
    links |= {"birkenhead-ellesmere_port": "C", "ellesmere_port-northwich": "C", "midlands-northwich": "C"}
    rail = alone(hand, era="rail", links=links, player={"piles": {"iron": "iron2", "shipyard": "shipyard2"}})
    assert rail.moves("build") == [
        "build iron barrow_in_furness/2 with barrow_in_furness",
        "build shipyard barrow_in_furness/1 with barrow_in_furness",
        "build shipyard birkenhead/1 with birkenhead",
    ]


@pytest.mark.ruling("R18")
@pytest.mark.clause("brass.build.shipyard_sites", "brass.build.era_limits")
def test_r18_where_and_when_shipyards_stand() -> None:
    coal = {"liverpool/1": "B port2"}
    canal = alone(["liverpool"] * 2, tiles=coal, player={"piles": {"shipyard": "shipyard1"}})
    assert canal.places("combine shipyard") == {"liverpool"}
    rails = {"barrow_in_furness-lancaster": "B", "lancaster-scotland": "B"}
    rails |= {"birkenhead-ellesmere_port": "C", "ellesmere_port-northwich": "C", "midlands-northwich": "C"}
    rail = alone(["coal"] * 2, era="rail", tiles=coal, links=rails, player={"piles": {"shipyard": "shipyard2"}})
    assert rail.places("combine shipyard") == {"barrow_in_furness", "birkenhead", "liverpool"}
    early = alone(["liverpool"] * 2, tiles=coal, player={"piles": {"shipyard": "shipyard2"}})
    assert early.refuses("build shipyard liverpool/3 with liverpool", "brass.build.era_limits")
    late = alone(["liverpool"] * 2, era="rail", tiles=coal, player={"piles": {"shipyard": "shipyard1"}})
    assert late.refuses("build shipyard liverpool/3 with liverpool", "brass.build.era_limits")


@pytest.mark.ruling("R19")
@pytest.mark.clause("brass.develop.count")
def test_r19_one_or_two_developments() -> None:
    one = alone(["coal"] * 2).do("develop cotton", "stop")
    assert (one.player("A")["piles"]["cotton"], one.position["actions"]) == (11, 1)
    two = alone(["coal"] * 2).do("develop cotton", "develop cotton")
    assert (two.player("A")["piles"]["cotton"], two.position["actions"], two.position["pending"]) == (10, 1, [])


@pytest.mark.ruling("R32")
@pytest.mark.clause("brass.link.double_sequence")
def test_r32_the_second_rail_may_build_on_the_first() -> None:
    tiles = {"wigan/1": "A coal2 3"}
    table = alone(["port"] * 2, era="rail", tiles=tiles, player={"cash": 15}).do("link bolton-wigan")
    assert (table.player("A")["cash"], table.tile("wigan/1")) == (10, "A coal2 2")
    table.do("link bolton-manchester")
    assert (table.player("A")["cash"], table.tile("wigan/1")) == (0, "A coal2 1")
    assert table.position["links"] == {"bolton-manchester": "A", "bolton-wigan": "A"}
    short = alone(["port"] * 2, era="rail", tiles=tiles, player={"cash": 14}).do("link bolton-wigan")
    assert (short.position["actions"], short.position["pending"], short.player("A")["cash"]) == (1, [], 9)


@pytest.mark.ruling("R33")
@pytest.mark.clause("brass.cover.opponent_canal_limit")
def test_r33_covering_an_opponent_where_one_stands_already() -> None:
    position: dict[str, Any] = {"coal": 0, "player": {"piles": {"coal": "coal3"}}}
    position["tiles"] = {"bolton/1": "B coal2 flipped", "bolton/2": "A cotton2"}
    canal = alone(["bolton"] * 2, **dict(position))
    assert canal.refuses("build coal bolton/1 with bolton", "brass.cover.opponent_canal_limit")
    rail = alone(["bolton"] * 2, era="rail", **dict(position)).do("build coal bolton/1 with bolton")
    assert rail.tile("bolton/1") == "A coal3 4"
    position["tiles"] = {"bolton/1": "B coal2 flipped"}
    free = alone(["bolton"] * 2, **position).do("build coal bolton/1 with bolton")
    assert free.tile("bolton/1") == "A coal3 4"


@pytest.mark.ruling("R36")
@pytest.mark.clause("brass.coal.track_price", "brass.develop.iron_sequence")
def test_r36_track_cubes_one_after_the_other() -> None:
    rail = alone(["port"] * 2, era="rail", tiles={"colne/1": "A cotton2"}, links={"colne-yorkshire": "B"}, coal=7)
    rail.do("link burnley-colne", "link blackburn-burnley")
    assert (rail.player("A")["spent"], rail.position["coal"]) == (5 + 1 + 10 + 2, 5)
    works = alone(["port"] * 2, tiles={"preston/3": "B iron1 1"}, iron=3).do("develop cotton", "develop port")
    assert works.tile("preston/3") == "B iron1 flipped"
    assert (works.player("A")["spent"], works.position["iron"], works.player("B")["income"]) == (3, 2, 13)


@pytest.mark.ruling("R37")
@pytest.mark.clause("brass.build.card.network_canal", "brass.build.card.network_rail")
def test_r37_an_own_link_without_a_tile_is_network() -> None:
    for era in ("canal", "rail"):
        position: dict[str, Any] = {"era": era, "links": {"preston-wigan": "A", "liverpool-wigan": "B"}}
        table = alone(["coal", "port"], player={"piles": {"coal": "coal2", "port": "port2"}}, **position)
        assert table.moves("build") == [
            "build port preston/1 with port",
            "build coal wigan/1 with coal",
            "build coal wigan/2 with coal",
        ]


@pytest.mark.ruling("R41")
@pytest.mark.clause("brass.produce.coal_fill", "brass.produce.iron_fill")
def test_r41_as_many_cubes_as_there_are_spaces_and_cubes() -> None:
    player = {"piles": {"iron": "iron3"}}
    few = alone(["bolton"] * 2, tiles={"bolton/1": "B coal2 3"}, iron=6, player=dict(player))
    few.do("build iron bolton/3 with bolton")
    assert (few.tile("bolton/3"), few.position["iron"], few.player("A")["cash"]) == ("A iron3 3", 8, 30 - 9 + 2)
    many = alone(["bolton"] * 2, tiles={"bolton/1": "B coal2 3"}, iron=1, player=dict(player))
    many.do("build iron bolton/3 with bolton")
    assert (many.tile("bolton/3"), many.position["iron"]) == ("A iron3 flipped", 6)
    assert (many.player("A")["cash"], many.player("A")["income"]) == (30 - 9 + 4 + 3 + 3 + 2 + 2, 12)


@pytest.mark.ruling("R42")
@pytest.mark.clause("brass.cover.own")
def test_r42_own_tiles_are_covered_by_the_same_industry_at_a_higher_level() -> None:
    for side in ("1", "2", "flipped"):
        table = alone(["bury"], tiles={"bury/1": f"A coal1 {side}"}, actions=1).do("build coal bury/1 with bury")
        assert table.tile("bury/1") == "A coal2 3"
    same = alone(["bury"], tiles={"bury/1": "A coal2 flipped"}, player={"piles": {"coal": "coal2"}})
    assert same.refuses("build coal bury/1 with bury", "brass.cover.own")
    other = alone(["bury"], tiles={"bury/1": "A coal1 flipped"})
    assert other.refuses("build cotton bury/1 with bury", "brass.cover.own")


@pytest.mark.ruling("R44")
@pytest.mark.clause("brass.def.built_port", "brass.coal.track_condition")
def test_r44_a_new_port_serves_the_next_action() -> None:
    player = {"piles": {"cotton": "cotton2"}, "cash": 30}
    table = alone(
        ["ellesmere_port", "warrington_runcorn"], links={"ellesmere_port-warrington_runcorn": "B"}, player=player
    )
    assert table.refuses("build cotton warrington_runcorn/1 with warrington_runcorn", "brass.coal.track_condition")
    table.do("build port ellesmere_port/1 with ellesmere_port")
    table.do("build cotton warrington_runcorn/1 with warrington_runcorn")
    assert table.tile("warrington_runcorn/1") == "A cotton2"
    assert table.player("A")["cash"] == 30 - 6 - 14 - 1
    assert (table.position["coal"], table.tile("ellesmere_port/1")) == (7, "A port1")
