"""The rulebook's own examples about setup and building (scenarios S01 to S08, S14, S16, S18, S23 and S24)."""

from typing import Any, cast

import pytest

import ironmaster
from ironmaster.games.brass.board import read_board
from ironmaster.games.brass.game import Brass
from tests.games.brass.playing import deal, refused_by
from tests.games.brass.table import Table


@pytest.mark.clause("brass.setup.stacks", "brass.def.tile_table")
@pytest.mark.parametrize(
    ("industry", "levels"),
    [
        ("cotton", "111222333444"),
        ("port", "11223344"),
        ("coal", "1223344"),
        ("iron", "1234"),
        ("shipyard", "001122"),
    ],
)
def test_s01_piles_run_from_the_lowest_level_to_the_highest(industry: str, levels: str) -> None:
    tables = cast("Brass", ironmaster.game("brass", seats=4)).tables
    kinds = ("cotton", "port", "coal", "iron", "shipyard")
    pile = tables.piles[kinds.index(industry)]
    assert [tables.face_ids[face] for face in pile] == [f"{industry}{level}" for level in levels]


@pytest.mark.clause("brass.setup.income", "brass.income.timing")
def test_s02_the_first_income_step_pays_nothing() -> None:
    table = Table()
    table.state = table.game.law.start()
    deal(table.do("first A"))
    assert table.position["round"] == 1
    assert [(table.player(seat)["income"], table.player(seat)["cash"]) for seat in "ABCD"] == [(10, 30)] * 4


def oldham(*hand: str, top: str = "cotton2") -> dict[str, Any]:
    """You are A; B owns the canal between Manchester and Oldham, D is Red."""
    return {
        "actions": 1,
        "players": {"A": {"cash": 20, "hand": list(hand), "piles": {"cotton": top}}, "B": {"hand": ["iron"]}},
        "tiles": {"bury/1": "A coal2 3", "rochdale/1": "D coal2 3"},
        "links": {"bury-manchester": "A", "manchester-oldham": "B", "oldham-rochdale": "D"},
    }


@pytest.mark.clause(
    "brass.build.card.location_no_network", "brass.coal.nearest", "brass.coal.free_use", "brass.build.price"
)
def test_s03_a_mill_in_oldham_takes_the_coal_of_the_nearer_mine_of_another() -> None:
    table = Table(oldham("oldham", "oldham"))
    assert table.moves("build") == ["build cotton oldham/1 with oldham", "build cotton oldham/2 with oldham"] + [
        "build coal oldham/1 with oldham",
        "build coal oldham/2 with oldham",
    ]
    table.do("build cotton oldham/1 with oldham")
    assert table.position["tiles"] == {"bury/1": "A coal2 3", "oldham/1": "A cotton2", "rochdale/1": "D coal2 2"}
    assert [table.player(seat)["cash"] for seat in "ABCD"] == [6, 30, 30, 30]
    assert [table.player(seat)["spent"] for seat in "ABCD"] == [14, 0, 0, 0]
    assert (table.position["coal"], table.turn) == (8, "B")


@pytest.mark.clause("brass.build.card.network_canal", "brass.build.canal.one_per_location", "brass.coal.nearest")
def test_s04_a_cotton_card_leads_to_manchester_only() -> None:
    table = Table(oldham("cotton", "cotton"))
    assert table.moves("build") == [f"build cotton manchester/{slot} with cotton" for slot in (1, 2, 3)]
    assert refused_by(table, "build cotton bury/2 with cotton") == ["brass.build.canal.one_per_location"]
    assert refused_by(table, "build cotton oldham/1 with cotton") == ["brass.build.card.network_canal"]
    table.do("build cotton manchester/2 with cotton")
    assert (table.tile("bury/1"), table.tile("rochdale/1")) == ("A coal2 2", "D coal2 3")
    assert table.player("A")["cash"] == 6


@pytest.mark.clause("brass.build.card.location_no_network", "brass.coal.track_condition")
def test_s05_no_mill_that_needs_coal_is_built_in_colne() -> None:
    steam = Table(oldham("colne", "colne"))
    assert steam.moves("build") == []
    assert refused_by(steam, "build cotton colne/1 with colne") == ["brass.coal.track_condition"]
    water = Table(oldham("colne", "colne", top="cotton1")).do("build cotton colne/1 with colne")
    assert (water.tile("colne/1"), water.player("A")["cash"]) == ("A cotton1", 8)


@pytest.mark.clause(
    "brass.build.card.virtual_link",
    "brass.build.card.virtual_limits",
    "brass.build.birkenhead",
    "brass.build.shipyard_flip",
)
def test_s06_a_shipyard_in_birkenhead_with_a_link_to_liverpool() -> None:
    links = {
        "liverpool-wigan": "A",
        "birkenhead-ellesmere_port": "C",
        "ellesmere_port-warrington_runcorn": "B",
        "warrington_runcorn-wigan": "D",
    }
    position = {
        "era": "rail",
        "players": {"A": {"cash": 25, "hand": ["shipyard", "iron"], "piles": {"shipyard": "shipyard2"}}},
        "tiles": {"wigan/1": "B coal2 2", "bolton/3": "C iron2 1"},
        "links": links,
    }
    move = "build shipyard birkenhead/1 with shipyard"
    table = Table(position).do(move)
    assert (table.tile("birkenhead/1"), table.player("A")["income"]) == ("A shipyard2 flipped", 11)
    assert (table.player("A")["cash"], table.player("A")["spent"]) == (0, 25)
    assert (table.tile("wigan/1"), table.tile("bolton/3")) == ("B coal2 1", "C iron2 flipped")
    assert table.player("C")["income"] == 13
    without = {line: owner for line, owner in links.items() if not line.startswith("birkenhead")}
    cut = Table({**position, "links": without})
    assert refused_by(cut, move) == ["brass.coal.track_condition", "brass.build.birkenhead"]
    assert "build shipyard liverpool/3 with shipyard" in cut.moves()


@pytest.mark.clause("brass.link.adjacent", "brass.build.card.network_canal", "brass.link.needs_presence")
def test_s07_the_first_canals_from_liverpool() -> None:
    hand = ["coal", "coal", "coal", "coal"]
    table = Table({"pile": 0, "players": {"A": {"hand": hand}}, "tiles": {"liverpool/1": "A port1"}})
    assert table.moves("link") == ["link ellesmere_port-liverpool", "link liverpool-wigan"]
    assert table.moves("build") == []
    table.do("link liverpool-wigan", "pass")
    assert (table.position["round"], table.turn, table.player("A")["cash"]) == (3, "A", 27)
    assert table.moves("link") == [
        *("link blackburn-wigan", "link ellesmere_port-liverpool"),
        *("link preston-wigan", "link warrington_runcorn-wigan"),
    ]
    assert table.moves("build") == ["build coal wigan/1 with coal", "build coal wigan/2 with coal"]
    table.do("build coal wigan/1 with coal")
    assert table.tile("wigan/1") == "A coal1 2"


@pytest.mark.clause(
    "brass.combined.two_cards",
    "brass.combined.any_location",
    "brass.combined.other_rules",
    "brass.combined.needs_both",
    "brass.cards.discard",
)
def test_s08_a_combined_action_in_colne() -> None:
    players = {"A": {"hand": ["manchester", "coal"]}, "B": {"hand": ["iron"]}}
    position = {"players": players, "tiles": {"fleetwood/1": "A port1"}}
    table = Table(position)
    assert table.moves("combine cotton colne") == ["combine cotton colne/1", "combine cotton colne/2"]
    assert table.moves("build cotton colne") == []
    table.do("combine cotton colne/1", "discard manchester")
    assert (table.tile("colne/1"), table.player("A")["cash"], table.player("A")["spent"]) == ("A cotton1", 18, 12)
    assert (table.player("A")["hand"], table.position["discard"]) == ([], ["manchester", "coal"])
    assert (table.turn, table.position["actions"]) == ("B", 2)
    steam = {"A": {"hand": ["manchester", "coal"], "piles": {"cotton": "cotton2"}}}
    assert refused_by(Table({**position, "players": steam}), "combine cotton colne/1") == ["brass.coal.track_condition"]
    late = Table({**position, "actions": 1})
    assert refused_by(late, "combine cotton colne/1") == ["brass.combined.needs_both"]
    one_card = Table({**position, "players": {"A": {"hand": ["manchester"]}}})
    assert refused_by(one_card, "combine cotton colne/1") == ["brass.combined.two_cards"]


@pytest.mark.clause(
    "brass.build.card.network_canal",
    "brass.build.card.own_links_only",
    "brass.build.slot.symbol",
    "brass.build.canal.one_per_location",
)
def test_s14_a_cotton_card_with_a_port_in_preston() -> None:
    table = Table(
        {
            "actions": 1,
            "players": {"A": {"hand": ["cotton", "cotton"]}},
            "tiles": {"preston/1": "A port1"},
            "links": {
                "lancaster-preston": "A",
                "preston-wigan": "A",
                "warrington_runcorn-wigan": "A",
                "blackburn-wigan": "B",
            },
        }
    )
    assert table.moves("build") == [
        "build cotton lancaster/2 with cotton",
        "build cotton warrington_runcorn/1 with cotton",
    ]
    assert refused_by(table, "build cotton wigan/1 with cotton") == ["brass.build.slot.symbol"]
    assert refused_by(table, "build cotton preston/2 with cotton") == ["brass.build.canal.one_per_location"]
    assert refused_by(table, "build cotton blackburn/1 with cotton") == ["brass.build.card.network_canal"]


@pytest.mark.clause("brass.def.map")
def test_s16_manchester_has_three_shared_slots_and_one_for_iron() -> None:
    manchester = next(place for place in read_board("lancashire").place if place.id == "manchester")
    assert manchester.slots == [["cotton", "coal"], ["cotton", "coal"], ["cotton", "coal"], ["iron"]]


@pytest.mark.clause("brass.build.card.location", "brass.build.card.location_no_network", "brass.coal.track_condition")
def test_s18_the_manchester_card_without_any_connection() -> None:
    position = {
        "actions": 1,
        "players": {"A": {"hand": ["manchester", "manchester"]}},
        "tiles": {"fleetwood/1": "A port1"},
    }
    dry = Table(position)
    without_coal = [f"build {kind} manchester/{n} with manchester" for kind in ("cotton", "coal") for n in (1, 2, 3)]
    assert dry.moves("build") == without_coal
    mined = Table(
        {**position, "tiles": {"fleetwood/1": "A port1", "bolton/1": "B coal1 1"}, "links": {"bolton-manchester": "C"}}
    )
    assert mined.moves("build") == [*without_coal, "build iron manchester/4 with manchester"]
    mined.do("build iron manchester/4 with manchester")
    assert (mined.tile("manchester/4"), mined.tile("bolton/1")) == ("A iron1 4", "B coal1 flipped")


@pytest.mark.clause("brass.build.card.first_build")
def test_s23_the_first_mill_may_stand_in_any_cotton_slot() -> None:
    table = Table({"round": 1, "players": {"A": {"hand": ["cotton", "cotton"]}, "B": {"hand": ["iron"]}}})
    places = [(place.id, place.slots) for place in read_board("lancashire").place]
    slots = [f"{town}/{n}" for town, shown in places for n, symbols in enumerate(shown, 1) if "cotton" in symbols]
    assert len(slots) == 24
    assert table.moves("build") == [f"build cotton {slot} with cotton" for slot in slots]
    table.do("build cotton preston/2 with cotton")
    assert (table.tile("preston/2"), table.turn) == ("A cotton1", "B")


@pytest.mark.clause(
    "brass.build.level0", "brass.build.shipyard_sites", "brass.build.shipyard_flip", "brass.develop.count"
)
def test_s24_two_developments_make_way_for_a_shipyard_in_liverpool() -> None:
    players = {"A": {"hand": ["liverpool", "iron"]}, "B": {"hand": ["iron"]}}
    table = Table({"players": players, "tiles": {"liverpool/2": "B port1"}})
    table.do("develop shipyard", "discard iron", "develop shipyard")
    assert (table.position["actions"], table.position["iron"], table.player("A")["cash"]) == (1, 6, 28)
    assert table.moves("build shipyard") == ["build shipyard liverpool/3 with liverpool"]
    table.do("build shipyard liverpool/3 with liverpool")
    assert (table.position["coal"], table.position["iron"]) == (7, 5)
    assert (table.player("A")["cash"], table.player("A")["spent"]) == (28 - 16 - 1 - 2, 2 + 16 + 1 + 2)
    assert (table.tile("liverpool/3"), table.player("A")["income"]) == ("A shipyard1 flipped", 12)
    assert table.turn == "B"
