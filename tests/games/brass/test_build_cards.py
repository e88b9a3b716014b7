"""Which card allows which build, and where (clauses 44 to 53)."""

from typing import Any

import pytest

from tests.games.brass.playing import refused_by
from tests.games.brass.table import Table


def mill_three(**player: Any) -> dict[str, Any]:
    """A may build a cotton mill of level 3 in Oldham, coal and iron from the tracks, for exactly 18 pounds."""
    return {
        "players": {"A": {"cash": 18, "hand": ["oldham", "shipyard"], "piles": {"cotton": "cotton3"}, **player}},
        "links": {"oldham-rochdale": "B", "rochdale-yorkshire": "B"},
    }


@pytest.mark.clause("brass.build.conditions", "brass.build.price", "brass.build.price_spent")
def test_a_build_that_meets_every_condition_is_legal() -> None:
    table = Table(mill_three())
    assert table.moves("build cotton") == ["build cotton oldham/1 with oldham", "build cotton oldham/2 with oldham"]
    table.do("build cotton oldham/1 with oldham")
    player = table.player("A")
    assert (player["cash"], player["spent"], player["income"], player["begun"]) == (0, 18, 10, True)
    assert (player["hand"], table.position["discard"], player["piles"]["cotton"]) == (["shipyard"], ["oldham"], 5)
    assert (table.position["coal"], table.position["iron"]) == (7, 7)
    assert table.position["tiles"] == {"oldham/1": "A cotton3"}
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])


@pytest.mark.clause("brass.build.conditions")
def test_a_build_fails_with_a_card_that_is_not_in_hand() -> None:
    table = Table(mill_three(hand=["colne", "coal"]))
    assert table.moves("build cotton oldham") == []
    assert refused_by(table, "build cotton oldham/1 with oldham") == ["brass.build.conditions"]
    assert refused_by(table, "build cotton oldham/1 with colne") == ["brass.build.card.location"]


@pytest.mark.clause("brass.build.conditions", "brass.build.slot.symbol")
def test_a_build_fails_without_the_symbol() -> None:
    table = Table(mill_three(piles={}))
    assert refused_by(table, "build iron oldham/1 with oldham") == ["brass.build.slot.symbol"]
    assert refused_by(table, "build port oldham/1 with oldham") == ["brass.build.slot.symbol"]


@pytest.mark.clause("brass.build.conditions", "brass.coal.track_condition")
@pytest.mark.parametrize("link", ["oldham-rochdale", "rochdale-yorkshire"])
def test_a_build_fails_without_deliverable_coal(link: str) -> None:
    table = Table({**mill_three(), "links": {link: "A"}})
    assert refused_by(table, "build cotton oldham/1 with oldham") == ["brass.coal.track_condition"]


@pytest.mark.clause("brass.build.conditions", "brass.iron.track")
def test_a_build_fails_when_the_iron_cannot_be_paid() -> None:
    dear = {**mill_three(), "iron": 6}
    assert refused_by(Table(dear), "build cotton oldham/1 with oldham") == ["brass.build.price"]
    free = {**dear, "tiles": {"bolton/3": "C iron1 4"}, "players": mill_three(cash=17)["players"]}
    table = Table(free).do("build cotton oldham/1 with oldham")
    assert (table.player("A")["cash"], table.tile("bolton/3"), table.position["iron"]) == (0, "C iron1 3", 6)


@pytest.mark.clause("brass.build.conditions", "brass.build.price")
def test_a_build_fails_one_pound_short_of_its_price() -> None:
    assert refused_by(Table(mill_three(cash=17)), "build cotton oldham/1 with oldham") == ["brass.build.price"]
    first = {"players": {"A": {"cash": 12, "hand": ["colne", "coal"]}}}
    assert Table(first).do("build cotton colne/1 with colne").player("A")["cash"] == 0
    short = Table({"players": {"A": {"cash": 11, "hand": ["colne", "coal"]}}})
    assert refused_by(short, "build cotton colne/1 with colne") == ["brass.build.price"]


@pytest.mark.clause("brass.build.conditions", "brass.build.price")
def test_each_town_has_its_own_price() -> None:
    """Coal for Colne must be bought, coal for Oldham is free: fourteen pounds are enough in Oldham only."""
    players = {"A": {"cash": 14, "hand": ["colne", "oldham"], "piles": {"cotton": "cotton2"}}}
    tiles = {"oldham/2": "B coal1 2"}
    table = Table({"actions": 1, "players": players, "tiles": tiles, "links": {"colne-yorkshire": "B"}})
    assert table.moves("build cotton") == ["build cotton oldham/1 with oldham"]
    assert refused_by(table, "build cotton colne/1 with colne") == ["brass.build.price"]


@pytest.mark.clause("brass.build.conditions")
def test_all_broken_conditions_are_reported() -> None:
    table = Table(
        {
            "players": {"A": {"cash": 3, "hand": ["coal", "coal"], "piles": {"cotton": "cotton2"}}},
            "tiles": {"oldham/1": "B cotton1", "fleetwood/1": "A port1"},
        }
    )
    assert refused_by(table, "build cotton oldham/1 with cotton") == [
        "brass.build.conditions",
        "brass.build.card.network_canal",
        "brass.build.slot.single",
        "brass.coal.track_condition",
        "brass.build.price",
    ]


@pytest.mark.clause("brass.build.card.location")
def test_a_location_card_opens_every_industry_of_its_town_and_no_other_town() -> None:
    position = {
        "actions": 1,
        "players": {"A": {"hand": ["manchester", "manchester"]}},
        "links": {"manchester-stockport": "B", "macclesfield-stockport": "B", "macclesfield-midlands": "B"},
    }
    table = Table(position)
    assert table.moves("build", "combine") == [
        *(f"build cotton manchester/{slot} with manchester" for slot in (1, 2, 3)),
        *(f"build coal manchester/{slot} with manchester" for slot in (1, 2, 3)),
        "build iron manchester/4 with manchester",
    ]
    assert refused_by(table, "build port manchester/1 with manchester") == ["brass.build.slot.symbol"]
    assert refused_by(table, "build cotton stockport/1 with manchester") == ["brass.build.card.location"]
    dry = Table({**position, "links": {}})
    assert refused_by(dry, "build iron manchester/4 with manchester") == ["brass.coal.track_condition"]
    assert len(dry.moves("build")) == 6


@pytest.mark.clause("brass.build.card.location", "brass.build.slot.single")
def test_a_location_card_opens_only_slots_that_are_free() -> None:
    tiles = {"manchester/1": "B cotton1", "manchester/3": "C coal1 2"}
    table = Table({"actions": 1, "players": {"A": {"hand": ["manchester", "manchester"]}}, "tiles": tiles})
    assert table.moves("build") == [
        "build cotton manchester/2 with manchester",
        "build coal manchester/2 with manchester",
        "build iron manchester/4 with manchester",
    ]


@pytest.mark.clause("brass.build.card.location_no_network")
def test_a_location_card_needs_no_network_but_coal_if_the_tile_does() -> None:
    position = {"tiles": {"fleetwood/1": "A port1"}, "links": {"fleetwood-preston": "A"}}
    table = Table({**position, "players": {"A": {"hand": ["colne", "coal"]}}})
    table.do("build cotton colne/2 with colne")
    assert (table.tile("colne/2"), table.player("A")["cash"]) == ("A cotton1", 18)
    steam = {"A": {"hand": ["colne", "coal"], "piles": {"cotton": "cotton2"}}}
    apart = Table({**position, "players": steam})
    assert refused_by(apart, "build cotton colne/2 with colne") == ["brass.coal.track_condition"]
    linked = Table({**position, "players": steam, "links": {"colne-yorkshire": "B"}})
    assert linked.do("build cotton colne/2 with colne").player("A")["cash"] == 15


@pytest.mark.clause("brass.build.card.industry_type")
def test_an_industry_card_builds_its_own_industry_only() -> None:
    position = {"players": {"A": {"hand": ["coal", "coal"]}}, "links": {"bury-manchester": "A"}, "actions": 1}
    table = Table(position)
    assert table.moves("build") == [
        f"build coal {slot} with coal" for slot in ("bury/1", "bury/2", "manchester/1", "manchester/2", "manchester/3")
    ]
    assert refused_by(table, "build cotton bury/1 with coal") == ["brass.build.card.industry_type"]
    assert refused_by(table, "build cotton colne/1 with coal") == ["brass.build.card.industry_type"]


@pytest.mark.clause("brass.build.card.network_canal")
def test_in_the_canal_era_an_own_canal_must_touch_the_town() -> None:
    position = {"players": {"A": {"hand": ["coal", "coal"]}}, "links": {"preston-wigan": "A"}, "actions": 1}
    table = Table(position)
    assert table.moves("build") == ["build coal wigan/1 with coal", "build coal wigan/2 with coal"]
    assert refused_by(table, "build coal bury/1 with coal") == ["brass.build.card.network_canal"]
    table.do("build coal wigan/2 with coal")
    assert (table.tile("wigan/2"), table.player("A")["cash"]) == ("A coal1 2", 25)


@pytest.mark.clause("brass.build.card.network_canal", "brass.cover.own")
def test_an_own_tile_is_no_network_in_the_canal_era_unless_the_switch_says_so() -> None:
    position = {
        "players": {"A": {"hand": ["coal", "coal"]}},
        "tiles": {"bolton/1": "A coal1 2"},
        "links": {"preston-wigan": "A"},
    }
    assert refused_by(Table(position), "build coal bolton/1 with coal") == ["brass.build.card.network_canal"]
    switched = Table(position, rules={"canal_tile_is_network": True}).do("build coal bolton/1 with coal")
    assert switched.tile("bolton/1") == "A coal2 3"
    touched = Table({**position, "links": {"bolton-bury": "A"}}).do("build coal bolton/1 with coal")
    assert touched.tile("bolton/1") == "A coal2 3"


@pytest.mark.clause("brass.build.card.network_rail")
def test_in_the_rail_era_an_own_tile_or_an_own_rail_is_network() -> None:
    position = {
        "era": "rail",
        "actions": 1,
        "players": {"A": {"hand": ["cotton", "cotton"]}},
        "tiles": {"oldham/1": "A cotton2", "manchester/1": "B coal2 3"},
        "links": {"manchester-oldham": "B", "oldham-rochdale": "B"},
    }
    table = Table(position)
    assert table.moves("build") == ["build cotton oldham/2 with cotton"]
    assert refused_by(table, "build cotton rochdale/1 with cotton") == ["brass.build.card.network_rail"]
    table.do("build cotton oldham/2 with cotton")
    assert (table.tile("oldham/2"), table.tile("manchester/1")) == ("A cotton2", "B coal2 2")
    railed = Table({**position, "links": {"manchester-oldham": "B", "oldham-rochdale": "A"}})
    assert railed.moves("build") == [
        f"build cotton {slot} with cotton" for slot in ("oldham/2", "rochdale/1", "rochdale/2")
    ]


@pytest.mark.clause("brass.build.card.own_links_only")
@pytest.mark.parametrize("era", ["canal", "rail"])
def test_links_of_others_are_no_network(era: str) -> None:
    position = {
        "era": era,
        "actions": 1,
        "players": {"A": {"hand": ["cotton", "cotton"], "piles": {"cotton": "cotton2"}}},
        "tiles": {"fleetwood/1": "A port2", "wigan/1": "B coal2 3"},
        "links": {"blackburn-wigan": "B"},
    }
    table = Table(position)
    assert table.moves("build") == []
    assert refused_by(table, "build cotton blackburn/1 with cotton") == [f"brass.build.card.network_{era}"]
    own = Table({**position, "links": {"blackburn-wigan": "A"}})
    assert own.moves("build") == ["build cotton blackburn/1 with cotton", "build cotton blackburn/2 with cotton"]
    by_location = {"A": {"hand": ["blackburn", "blackburn"], "piles": {"cotton": "cotton2"}}}
    carried = Table({**position, "players": by_location}).do("build cotton blackburn/1 with blackburn")
    assert carried.tile("wigan/1") == "B coal2 2"


PORTS = ["ellesmere_port/1", "fleetwood/1", "lancaster/1", "liverpool/1", "liverpool/2", "liverpool/4"]


@pytest.mark.clause("brass.build.card.first_build", "brass.build.lancaster_port", "brass.build.preston_port")
def test_the_first_build_may_be_anywhere_with_an_industry_card() -> None:
    hands = {"A": {"hand": ["port", "port"]}, "B": {"hand": ["port", "port"]}}
    table = Table({"round": 1, "players": hands})
    free = [f"build port {slot} with port" for slot in [*PORTS, "preston/1", "warrington_runcorn/2"]]
    assert table.moves("build", "combine") == free
    table.do("build port fleetwood/1 with port")
    assert (table.turn, table.player("A")["begun"], table.player("B")["begun"]) == ("B", True, False)
    assert table.moves("build") == [move for move in free if "fleetwood" not in move]
    table.do("build port liverpool/4 with port")
    assert [table.player(seat)["begun"] for seat in "ABCD"] == [True, True, False, False]


@pytest.mark.clause("brass.build.card.first_build", "brass.build.card.network_canal")
@pytest.mark.parametrize("presence", [{"tiles": {"colne/1": "A cotton1"}}, {"links": {"bolton-bury": "A"}}])
def test_an_own_tile_or_link_ends_the_free_choice_of_the_first_build(presence: dict[str, Any]) -> None:
    table = Table({"players": {"A": {"hand": ["port", "port"]}}, **presence})
    assert table.moves("build") == []
    assert refused_by(table, "build port fleetwood/1 with port") == ["brass.build.card.network_canal"]


@pytest.mark.clause("brass.build.card.first_build")
def test_the_network_rule_holds_right_after_the_first_build() -> None:
    table = Table({"players": {"A": {"hand": ["port", "port"]}}}).do("build port fleetwood/1 with port")
    assert (table.turn, table.moves("build")) == ("A", [])
    assert refused_by(table, "build port preston/1 with port") == ["brass.build.card.network_canal"]


@pytest.mark.clause("brass.build.card.first_build")
def test_the_first_build_keeps_all_other_conditions() -> None:
    steam = {"A": {"hand": ["cotton", "cotton"], "piles": {"cotton": "cotton2"}}}
    table = Table({"players": steam, "links": {"colne-yorkshire": "B"}, "actions": 1})
    assert table.moves("build") == ["build cotton colne/1 with cotton", "build cotton colne/2 with cotton"]
    assert refused_by(table, "build cotton oldham/1 with cotton") == ["brass.coal.track_condition"]
    assert refused_by(table, "build port fleetwood/1 with cotton") == ["brass.build.card.industry_type"]


@pytest.mark.clause("brass.build.card.first_build")
def test_a_player_without_pieces_builds_anywhere_again_unless_the_switch_says_once() -> None:
    players = {"A": {"begun": True, "hand": ["port", "port"], "piles": {"port": "port2"}}}
    position = {"era": "rail", "actions": 1, "players": players}
    assert len(Table(position).moves("build")) == len(PORTS) + 2
    once = Table(position, rules={"first_build": "once"})
    assert once.moves("build") == []
    assert refused_by(once, "build port fleetwood/1 with port") == ["brass.build.card.network_rail"]
    fresh = {"A": {**players["A"], "begun": False}}
    first = Table({**position, "players": fresh}, rules={"first_build": "once"})
    assert len(first.moves("build")) == len(PORTS) + 2
    second = {"era": "rail", "turn": "B", "players": {"B": players["A"]}}
    assert Table(second, rules={"first_build": "once"}).moves("build") == []


@pytest.mark.clause("brass.build.card.first_build")
def test_under_once_any_build_of_the_own_seat_uses_the_exception_up() -> None:
    hands = {"B": {"hand": ["fleetwood", "coal", "coal"]}, "C": {"hand": ["coal", "cotton"]}}
    table = Table({"turn": "B", "players": hands}, rules={"first_build": "once"})
    table.do("combine port liverpool/1", "discard coal", "discard coal")
    assert (table.turn, table.player("B")["begun"], table.player("C")["begun"]) == ("C", True, False)
    assert len(table.moves("build coal")) == 18


@pytest.mark.clause("brass.build.card.virtual_link")
def test_liverpool_and_birkenhead_are_one_network_for_industry_cards() -> None:
    ships: dict[str, Any] = {"A": {"hand": ["shipyard", "port"], "piles": {"shipyard": "shipyard2", "port": "port2"}}}
    at_liverpool = {"era": "rail", "players": ships, "links": {"liverpool-wigan": "A"}}
    coal_only = ["brass.coal.track_condition", "brass.build.birkenhead"]
    for two_way in (True, False):
        table = Table(at_liverpool, rules={"virtual_two_way": two_way})
        assert refused_by(table, "build shipyard birkenhead/1 with shipyard") == coal_only
    elsewhere = Table({**at_liverpool, "links": {"bolton-wigan": "A"}})
    assert refused_by(elsewhere, "build shipyard birkenhead/1 with shipyard") == [
        "brass.build.card.network_rail",
        *coal_only,
    ]


TO_BIRKENHEAD: dict[str, Any] = {
    "tiles": {"birkenhead/1": "A shipyard2 flipped"},
    "links": {"birkenhead-ellesmere_port": "B"},
}


@pytest.mark.clause("brass.build.card.virtual_link")
@pytest.mark.parametrize(
    "presence",
    [{"links": {"birkenhead-ellesmere_port": "A"}}, TO_BIRKENHEAD],
)
def test_the_virtual_link_leads_from_birkenhead_to_liverpool_unless_it_is_one_way(presence: dict[str, Any]) -> None:
    ports = {"A": {"hand": ["port", "port"], "piles": {"port": "port2"}}}
    position = {"era": "rail", "actions": 1, "players": ports, **presence}
    liverpool = [f"build port liverpool/{slot} with port" for slot in (1, 2, 4)]
    near = ["build port ellesmere_port/1 with port"] if "tiles" not in presence else []
    assert Table(position).moves("build") == near + liverpool
    one_way = Table(position, rules={"virtual_two_way": False})
    assert one_way.moves("build port liverpool") == []
    assert refused_by(one_way, "build port liverpool/1 with port") == ["brass.build.card.network_rail"]


@pytest.mark.clause("brass.build.card.virtual_link")
def test_the_virtual_link_joins_no_third_town() -> None:
    ports = {"A": {"hand": ["port", "port"], "piles": {"port": "port2"}}}
    table = Table({"era": "rail", "actions": 1, "players": ports, "tiles": {"liverpool/1": "A port2"}})
    assert table.places("build") == {"liverpool"}
    assert refused_by(table, "build port ellesmere_port/1 with port") == ["brass.build.card.network_rail"]


@pytest.mark.clause("brass.build.card.virtual_limits", "brass.build.birkenhead")
@pytest.mark.parametrize("source", [{"wigan/1": "B coal2 3"}, {"liverpool/1": "B port2"}])
def test_the_virtual_link_carries_no_coal(source: dict[str, str]) -> None:
    players = {"A": {"hand": ["shipyard", "liverpool"], "piles": {"shipyard": "shipyard2"}}}
    table = Table({"era": "rail", "players": players, "tiles": source, "links": {"liverpool-wigan": "A"}})
    assert "build shipyard liverpool/3 with liverpool" in table.moves()
    assert refused_by(table, "build shipyard birkenhead/1 with shipyard") == [
        "brass.coal.track_condition",
        "brass.build.birkenhead",
    ]


@pytest.mark.clause("brass.build.card.virtual_limits", "brass.sell.port_connected")
def test_the_virtual_link_carries_no_cotton() -> None:
    links = {"birkenhead-ellesmere_port": "A", "ellesmere_port-warrington_runcorn": "A"}
    position = {
        "era": "rail",
        "players": {"A": {"hand": ["coal", "coal"]}},
        "tiles": {"warrington_runcorn/1": "A cotton2", "liverpool/1": "B port2"},
        "links": links,
    }
    table = Table(position)
    assert table.moves("sell") == []
    assert refused_by(table, "sell warrington_runcorn/1 to liverpool/1") == ["brass.sell.port_connected"]
    assert refused_by(table, "sell warrington_runcorn/1 to market") == ["brass.sell.distant_access"]
    railed = Table({**position, "links": {**links, "liverpool-warrington_runcorn": "C"}})
    assert len(railed.moves("sell")) == 2


@pytest.mark.clause("brass.build.card.virtual_limits", "brass.link.adjacent")
def test_the_virtual_link_is_no_start_for_rails_and_scores_nothing() -> None:
    position = {
        "era": "rail",
        "pile": 0,
        "players": {"A": {"cash": 9, "hand": ["coal"]}},
        "tiles": {
            "liverpool/1": "A port2 flipped",
            "birkenhead/1": "B shipyard2 flipped",
            "ellesmere_port/1": "B port2",
        },
        "links": {"birkenhead-ellesmere_port": "B"},
    }
    table = Table(position)
    assert table.moves("link") == [f"link liverpool-{town}" for town in ("southport", "warrington_runcorn", "wigan")]
    assert refused_by(table, "link ellesmere_port-warrington_runcorn") == ["brass.link.adjacent"]
    table.do("pass")
    assert (table.turn, table.player("A")["points"], table.player("B")["points"]) == ("over", 4, 18 + 3 + 1)
