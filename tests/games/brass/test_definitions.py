"""Definitions of the map, connections, ports and tiles (clauses 1 to 7)."""

import pytest

import ironmaster
from ironmaster.core.errors import ParseError
from ironmaster.games.brass.board import TILES as SHEETS
from ironmaster.games.brass.board import read_board
from tests.games.brass.playing import Played, refused_by
from tests.games.brass.table import Table

BOARD = read_board("lancashire")

SLOTS = {
    "barrow_in_furness": ["shipyard", "iron"],
    "birkenhead": ["shipyard"],
    "blackburn": ["cotton coal", "cotton coal", "iron"],
    "bolton": ["cotton coal", "cotton coal", "iron"],
    "burnley": ["cotton coal", "cotton coal"],
    "bury": ["cotton coal", "cotton coal"],
    "colne": ["cotton", "cotton"],
    "ellesmere_port": ["port"],
    "fleetwood": ["port"],
    "lancaster": ["port", "cotton port"],
    "liverpool": ["port", "port", "shipyard", "port"],
    "macclesfield": ["cotton", "cotton"],
    "manchester": ["cotton coal", "cotton coal", "cotton coal", "iron"],
    "oldham": ["cotton coal", "cotton coal"],
    "preston": ["port", "cotton port", "iron"],
    "rochdale": ["cotton coal", "cotton coal", "iron"],
    "stockport": ["cotton", "cotton"],
    "warrington_runcorn": ["cotton coal", "port"],
    "wigan": ["coal", "coal"],
}
BOTH = (
    "blackburn-burnley blackburn-wigan bolton-bury bolton-manchester burnley-colne bury-manchester colne-yorkshire "
    "ellesmere_port-northwich ellesmere_port-warrington_runcorn fleetwood-preston lancaster-preston liverpool-wigan "
    "macclesfield-midlands macclesfield-stockport manchester-oldham manchester-stockport "
    "manchester-warrington_runcorn midlands-northwich oldham-rochdale preston-wigan rochdale-yorkshire "
    "warrington_runcorn-wigan"
)
RAIL_ONLY = (
    "barrow_in_furness-lancaster birkenhead-ellesmere_port blackburn-bolton blackburn-preston blackpool-preston "
    "bolton-wigan burnley-bury bury-rochdale lancaster-scotland liverpool-southport liverpool-warrington_runcorn "
    "preston-southport southport-wigan"
)
TILES = [
    ("cotton", 1, 12, 5, 3, 0, 0, 0, ["canal"], 3),
    ("cotton", 2, 14, 4, 5, 1, 0, 0, ["canal", "rail"], 3),
    ("cotton", 3, 16, 3, 9, 1, 1, 0, ["canal", "rail"], 3),
    ("cotton", 4, 18, 2, 12, 1, 1, 0, ["canal", "rail"], 3),
    ("port", 1, 6, 3, 2, 0, 0, 0, ["canal"], 2),
    ("port", 2, 7, 3, 4, 0, 0, 0, ["canal", "rail"], 2),
    ("port", 3, 8, 4, 6, 0, 0, 0, ["canal", "rail"], 2),
    ("port", 4, 9, 4, 9, 0, 0, 0, ["canal", "rail"], 2),
    ("coal", 1, 5, 4, 1, 0, 0, 2, ["canal"], 1),
    ("coal", 2, 7, 7, 2, 0, 0, 3, ["canal", "rail"], 2),
    ("coal", 3, 8, 6, 3, 0, 1, 4, ["canal", "rail"], 2),
    ("coal", 4, 10, 5, 4, 0, 1, 5, ["canal", "rail"], 2),
    ("iron", 1, 5, 3, 3, 1, 0, 4, ["canal"], 1),
    ("iron", 2, 7, 3, 5, 1, 0, 4, ["canal", "rail"], 1),
    ("iron", 3, 9, 2, 7, 1, 0, 5, ["canal", "rail"], 1),
    ("iron", 4, 12, 1, 9, 1, 0, 6, ["canal", "rail"], 1),
    ("shipyard", 0, 0, 0, 0, 0, 0, 0, [], 2),
    ("shipyard", 1, 16, 2, 10, 1, 1, 0, ["canal"], 2),
    ("shipyard", 2, 25, 1, 18, 1, 1, 0, ["rail"], 2),
]


@pytest.mark.clause("brass.def.map")
def test_nineteen_towns_with_forty_three_slots_stand_as_printed() -> None:
    towns = {place.id: [" ".join(slot) for slot in place.slots] for place in BOARD.place if place.kind == "town"}
    assert towns == SLOTS
    assert len(towns) == 19
    assert sum(map(len, towns.values())) == 43
    assert {len(slots) for slots in towns.values()} == {1, 2, 3, 4}


@pytest.mark.clause("brass.def.map")
def test_lines_are_those_of_the_board() -> None:
    lines = {"-".join(sorted(line.between)): line.takes for line in BOARD.line}
    assert sorted(line for line, takes in lines.items() if takes == ["canal", "rail"]) == sorted(BOTH.split())
    assert sorted(line for line, takes in lines.items() if takes == ["rail"]) == sorted(RAIL_ONLY.split())
    assert [line for line, takes in lines.items() if takes == ["canal"]] == ["ellesmere_port-liverpool"]
    assert len(lines) == len(BOARD.line) == 22 + 13 + 1


@pytest.mark.clause("brass.def.map", "brass.def.external", "brass.def.waypoint")
def test_only_towns_can_be_built_in() -> None:
    game = ironmaster.game("brass", seats=4)
    texts = [game.actions.text(number) for number in range(len(game.actions))]
    builds = [text.split()[2] for text in texts if text.startswith(("build ", "combine "))]
    assert set(builds) == {f"{town}/{slot + 1}" for town, slots in SLOTS.items() for slot in range(len(slots))}


@pytest.mark.clause("brass.def.external", "brass.def.waypoint")
@pytest.mark.parametrize("place", ["yorkshire", "midlands", "scotland", "blackpool", "southport", "northwich"])
def test_a_place_without_slots_takes_no_tile(place: str) -> None:
    table = Table({"players": {"A": {"hand": ["cotton", "port"]}}})
    with pytest.raises(ParseError) as error:
        table.why(f"build port {place}/1 with port")
    assert error.value.code == "parse-slot"


@pytest.mark.clause("brass.def.external", "brass.def.waypoint")
def test_externals_and_waypoints_carry_two_discs_each_and_towns_none() -> None:
    kinds = {place.id: place.kind for place in BOARD.place}
    assert [place for place, kind in kinds.items() if kind == "external"] == ["yorkshire", "midlands", "scotland"]
    assert [place for place, kind in kinds.items() if kind == "waypoint"] == ["blackpool", "southport", "northwich"]
    assert {place.id: place.discs for place in BOARD.place if place.discs} == {
        place: 2 for place, kind in kinds.items() if kind != "town"
    }


@pytest.mark.clause("brass.def.external", "brass.def.waypoint")
@pytest.mark.parametrize(
    ("era", "link"),
    [
        ("canal", "colne-yorkshire"),
        ("canal", "macclesfield-midlands"),
        ("canal", "ellesmere_port-northwich"),
        ("rail", "lancaster-scotland"),
        ("rail", "blackpool-preston"),
        ("rail", "preston-southport"),
    ],
)
def test_a_link_to_an_external_or_waypoint_scores_its_two_discs(era: str, link: str) -> None:
    table = Table({"era": era, "pile": 0, "players": {"A": {"cash": 9, "hand": ["coal"]}}, "links": {link: "A"}})
    table.do("pass")
    for_cash = 30 // 10 if era == "rail" else 0
    assert [table.player(seat)["points"] for seat in "ABCD"] == [2, for_cash, for_cash, for_cash]


@pytest.mark.clause("brass.def.external", "brass.sell.distant_access")
@pytest.mark.parametrize(
    ("mill", "link"), [("colne/1", "colne-yorkshire"), ("macclesfield/2", "macclesfield-midlands")]
)
def test_an_external_counts_as_a_port_for_the_distant_market(mill: str, link: str) -> None:
    players = {"A": {"hand": ["coal", "coal"]}}
    table = Table({"players": players, "tiles": {mill: "A cotton1"}, "links": {link: "C"}})
    assert table.moves("sell") == [f"sell {mill} to market"]
    table.do(f"sell {mill} to market", "market 1")
    assert table.tile(mill) == "A cotton1 flipped"
    assert table.player("A")["income"] == 10 + 5 + 3
    apart = Table({"players": players, "tiles": {mill: "A cotton1"}})
    assert apart.moves("sell") == []
    assert refused_by(apart, f"sell {mill} to market") == ["brass.sell.distant_access"]


@pytest.mark.clause("brass.def.external", "brass.coal.track_condition")
def test_scotland_counts_as_a_port_for_coal_of_the_track() -> None:
    table = Table(
        {
            "era": "rail",
            "players": {"A": {"hand": ["lancaster", "coal"], "piles": {"cotton": "cotton2"}}},
            "links": {"lancaster-scotland": "B"},
        }
    ).do("build cotton lancaster/2 with lancaster")
    assert (table.player("A")["cash"], table.position["coal"]) == (30 - 14 - 1, 7)


@pytest.mark.clause("brass.def.external", "brass.coal.transit_external")
def test_coal_passes_through_an_external() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["colne", "coal"], "piles": {"cotton": "cotton2"}}},
            "tiles": {"rochdale/1": "B coal2 1"},
            "links": {"colne-yorkshire": "C", "rochdale-yorkshire": "D"},
        }
    ).do("build cotton colne/1 with colne")
    assert (table.player("A")["cash"], table.position["coal"]) == (16, 8)
    assert table.tile("rochdale/1") == "B coal2 flipped"


@pytest.mark.clause("brass.def.waypoint")
def test_northwich_joins_ellesmere_port_and_the_midlands_but_is_no_port() -> None:
    players = {"A": {"hand": ["coal", "coal"]}}
    tiles = {"warrington_runcorn/1": "A cotton1"}
    links = {"ellesmere_port-warrington_runcorn": "B", "ellesmere_port-northwich": "C"}
    sale = "sell warrington_runcorn/1 to market"
    short = Table({"players": players, "tiles": tiles, "links": links})
    assert refused_by(short, sale) == ["brass.sell.distant_access"]
    through = Table({"players": players, "tiles": tiles, "links": {**links, "midlands-northwich": "D"}})
    assert through.moves("sell") == [sale]


@pytest.mark.clause("brass.def.waypoint")
@pytest.mark.parametrize("waypoint", ["blackpool", "southport"])
def test_a_rail_waypoint_gives_no_access_to_market_or_track(waypoint: str) -> None:
    table = Table(
        {
            "era": "rail",
            "players": {"A": {"hand": ["preston", "coal"], "piles": {"iron": "iron2"}}},
            "tiles": {"preston/2": "A cotton2"},
            "links": {f"{waypoint}-preston": "A"},
        }
    )
    assert refused_by(table, "sell preston/2 to market") == ["brass.sell.distant_access"]
    assert refused_by(table, "build iron preston/3 with preston") == ["brass.coal.track_condition"]


@pytest.mark.clause("brass.def.waypoint")
def test_coal_passes_through_southport() -> None:
    table = Table(
        {
            "era": "rail",
            "players": {"A": {"hand": ["preston", "coal"], "piles": {"cotton": "cotton2"}}},
            "tiles": {"wigan/2": "B coal2 2"},
            "links": {"preston-southport": "C", "southport-wigan": "D"},
        }
    ).do("build cotton preston/2 with preston")
    assert table.tile("wigan/2") == "B coal2 1"
    assert table.player("A")["cash"] == 16


@pytest.mark.clause("brass.def.connected")
def test_links_of_other_players_connect_and_unbuilt_lines_do_not() -> None:
    position = {
        "players": {"A": {"hand": ["oldham", "coal"], "piles": {"cotton": "cotton2"}}},
        "tiles": {"bury/1": "D coal2 3"},
        "links": {"bury-manchester": "B", "manchester-oldham": "C"},
    }
    table = Table(position).do("build cotton oldham/2 with oldham")
    assert table.tile("bury/1") == "D coal2 2"
    for link in ("bury-manchester", "manchester-oldham"):
        broken = Table({**position, "links": {link: "B"}})
        assert refused_by(broken, "build cotton oldham/2 with oldham") == ["brass.coal.track_condition"]


@pytest.mark.clause("brass.def.connected")
def test_slots_of_one_town_are_connected_without_links() -> None:
    table = Table(
        {"players": {"A": {"hand": ["coal", "coal"]}}, "tiles": {"preston/2": "A cotton1", "preston/1": "B port1"}}
    )
    assert table.moves("sell") == ["sell preston/2 to preston/1", "sell preston/2 to market"]
    table.do("sell preston/2 to preston/1")
    assert (table.tile("preston/1"), table.tile("preston/2")) == ("B port1 flipped", "A cotton1 flipped")
    assert (table.player("A")["income"], table.player("B")["income"]) == (15, 13)


@pytest.mark.clause("brass.def.built_port")
def test_a_flipped_port_of_another_player_opens_the_coal_track() -> None:
    position = {"players": {"A": {"cash": 6, "hand": ["preston", "coal"]}}, "tiles": {"preston/1": "B port1 flipped"}}
    table = Table(position).do("build iron preston/3 with preston")
    assert (table.player("A")["cash"], table.player("A")["spent"], table.position["coal"]) == (0, 6, 7)
    assert table.tile("preston/3") == "A iron1 4"
    poor = Table({**position, "players": {"A": {"cash": 5, "hand": ["preston", "coal"]}}})
    assert refused_by(poor, "build iron preston/3 with preston") == ["brass.build.price"]
    without = Table({**position, "tiles": {}})
    assert refused_by(without, "build iron preston/3 with preston") == ["brass.coal.track_condition"]


@pytest.mark.clause("brass.def.built_port")
@pytest.mark.parametrize("port", ["B port1", "C port1 flipped"])
def test_only_port_tiles_count_as_ports(port: str) -> None:
    position = {
        "players": {
            "A": {"hand": ["manchester", "warrington_runcorn"], "piles": {"cotton": "cotton2"}},
        },
        "tiles": {"warrington_runcorn/1": "A cotton1"},
        "links": {"liverpool-wigan": "A", "warrington_runcorn-wigan": "A", "manchester-warrington_runcorn": "A"},
    }
    empty = Table(position)
    assert empty.moves("sell") == []
    assert refused_by(empty, "sell warrington_runcorn/1 to market") == ["brass.sell.distant_access"]
    assert refused_by(empty, "sell warrington_runcorn/1 to liverpool/1") == ["brass.sell.target"]
    assert refused_by(empty, "build cotton manchester/1 with manchester") == ["brass.coal.track_condition"]
    built = Table({**position, "tiles": {"warrington_runcorn/1": "A cotton1", "liverpool/1": port}})
    assert "sell warrington_runcorn/1 to market" in built.moves("sell")
    built.do("build cotton manchester/1 with manchester")
    assert (built.player("A")["cash"], built.position["coal"]) == (15, 7)


@pytest.mark.clause("brass.def.tile_sides", "brass.score.link_flipped_only")
def test_a_new_mill_lies_front_side_up_and_gives_no_disc() -> None:
    position = {
        "pile": 0,
        "players": {"A": {"hand": ["oldham"]}, "B": {"hand": ["coal"]}},
        "links": {"manchester-oldham": "A"},
    }
    table = Table(position).do("build cotton oldham/1 with oldham")
    assert table.tile("oldham/1") == "A cotton1"
    assert table.player("A")["income"] == 10
    table.do("pass")
    assert table.position["era"] == "rail"
    assert table.player("A")["points"] == 0
    flipped = Table({**position, "tiles": {"oldham/1": "A cotton1 flipped"}}).do("pass", "pass")
    assert flipped.player("A")["points"] == 3 + 1


@pytest.mark.clause("brass.def.tile_sides")
@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (4, 2), (3, 1), (3, 2)])
def test_no_flipped_tile_is_ever_turned_back(played: Played, seats: int, seed: int) -> None:
    seen = 0
    for step in played(seats, seed):
        for slot, words in step.before["tiles"].items():
            if words.endswith(" flipped"):
                seen += 1
                now = step.after["tiles"].get(slot, "")
                assert now == words or now.split()[:2] != words.split()[:2], (step.text, slot)
    assert seen > 100


@pytest.mark.clause("brass.def.tile_table")
def test_tile_sheet_holds_the_nineteen_rows_of_the_rulebook() -> None:
    sheet = SHEETS.read("tiles")
    rows = [
        (
            tile.industry,
            tile.level,
            tile.cost,
            tile.income,
            tile.points,
            tile.coal,
            tile.iron,
            tile.cubes,
            tile.eras,
            tile.number,
        )
        for tile in sheet.tile
    ]
    assert rows == TILES
    assert sheet.links == 14


@pytest.mark.clause("brass.def.tile_table", "brass.setup.stacks")
def test_piles_hold_twelve_eight_seven_four_and_six_tiles() -> None:
    table = Table()
    piles = {"cotton": 12, "port": 8, "coal": 7, "iron": 4, "shipyard": 6}
    assert [table.player(seat)["piles"] for seat in "ABCD"] == [piles] * 4


@pytest.mark.clause("brass.def.tile_table")
def test_a_tile_that_needs_coal_and_iron_takes_one_cube_of_each() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["colne", "coal"], "piles": {"cotton": "cotton3"}}},
            "links": {"colne-yorkshire": "B"},
        }
    ).do("build cotton colne/1 with colne")
    assert (table.position["coal"], table.position["iron"]) == (7, 7)
    assert (table.player("A")["cash"], table.player("A")["spent"]) == (30 - 18, 18)
    assert table.tile("colne/1") == "A cotton3"
