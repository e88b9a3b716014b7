"""Both actions of a turn merged into one build (clauses 101 to 104)."""

from typing import Any

import pytest

from tests.games.brass.readings import forbids, purse, tracks
from tests.games.brass.table import Table


def combiner(hand: list[str], piles: dict[str, str] | None = None, cash: int = 30, **more: Any) -> Table:
    """A is to act with this hand; B waits with two cards."""
    players = {"A": {"cash": cash, "hand": hand, "piles": piles or {}}, "B": {"hand": ["wigan", "wigan"]}}
    return Table({"players": players, **more})


@pytest.mark.clause("brass.combined.two_cards")
def test_any_two_cards_are_discarded_and_the_turn_ends() -> None:
    table = combiner(["manchester", "coal", "port"])
    table.do("combine cotton colne/1")
    assert table.position["pending"] == ["end", "place colne/1 cotton1", "discard", "discard"]
    assert table.moves() == ["discard manchester", "discard port", "discard coal"]
    assert [table.why(move) for move in table.moves()] == [[]] * 3
    assert forbids(table, "discard iron", "brass.cards.discard")
    assert forbids(table, "pass", "brass.cards.discard")
    table.do("discard coal")
    assert table.moves() == ["discard manchester", "discard port"]
    assert table.tile("colne/1") is None
    table.do("discard manchester")
    assert table.tile("colne/1") == "A cotton1"
    assert table.player("A")["hand"] == ["port"]
    assert table.position["discard"] == ["manchester", "coal"]
    assert purse(table, "A") == (18, 12, 10)
    assert table.player("A")["piles"]["cotton"] == 11
    assert (table.turn, table.position["actions"]) == ("B", 2)


@pytest.mark.clause("brass.combined.two_cards")
def test_a_hand_of_exactly_two_cards_is_enough_and_one_is_not() -> None:
    table = combiner(["manchester", "coal"]).do("combine cotton colne/1", "discard coal")
    assert table.player("A")["hand"] == []
    assert table.position["discard"] == ["manchester", "coal"]
    assert table.turn == "B"
    assert forbids(combiner(["manchester"]), "combine cotton colne/1", "brass.combined.two_cards")


@pytest.mark.clause("brass.combined.two_cards")
def test_equal_cards_are_discarded_without_a_question() -> None:
    table = combiner(["iron", "iron", "iron"]).do("combine cotton colne/2")
    assert table.player("A")["hand"] == ["iron"]
    assert table.position["discard"] == ["iron", "iron"]
    assert table.tile("colne/2") == "A cotton1"
    assert (table.turn, table.position["actions"]) == ("B", 2)


@pytest.mark.clause("brass.combined.any_location")
def test_cards_and_network_do_not_limit_a_combined_build() -> None:
    table = combiner(["iron", "barrow_in_furness"], tiles={"liverpool/1": "A port1"})
    assert table.moves("build") == []
    assert forbids(
        table,
        "build cotton colne/1 with cotton",
        "brass.build.conditions",
        "brass.build.card.network_canal",
    )
    table.do("combine cotton colne/1", "discard iron")
    assert table.tile("colne/1") == "A cotton1"


@pytest.mark.clause("brass.combined.any_location", "brass.combined.other_rules")
def test_every_town_with_a_fitting_free_slot_is_offered_for_every_industry() -> None:
    table = combiner(["iron", "iron"], {"shipyard": "shipyard1"}, tiles={"liverpool/1": "A port1"})
    assert table.places("combine cotton") == {
        *("blackburn", "bolton", "burnley", "bury", "colne", "lancaster", "macclesfield", "manchester", "oldham"),
        *("preston", "rochdale", "stockport", "warrington_runcorn"),
    }
    assert table.places("combine coal") == {
        *("blackburn", "bolton", "burnley", "bury", "manchester", "oldham", "rochdale", "warrington_runcorn", "wigan"),
    }
    assert table.moves("combine port") == [
        "combine port ellesmere_port/1",
        "combine port fleetwood/1",
        "combine port lancaster/1",
        "combine port preston/1",
        "combine port warrington_runcorn/2",
    ]
    assert table.moves("combine iron", "combine shipyard") == []
    with_coal = combiner(
        ["port", "port"],
        {"shipyard": "shipyard1"},
        tiles={"wigan/1": "B coal1 2", "preston/2": "C cotton1"},
        links={"liverpool-wigan": "B", "preston-wigan": "C"},
    )
    assert with_coal.moves("combine iron", "combine shipyard") == [
        "combine iron preston/3",
        "combine shipyard liverpool/3",
    ]


@pytest.mark.clause("brass.combined.other_rules")
def test_coal_must_still_be_deliverable() -> None:
    table = combiner(["iron", "iron"], {"cotton": "cotton2"})
    assert forbids(table, "combine cotton colne/1", "brass.coal.track_condition")
    reached = combiner(["iron", "iron", "iron"], {"cotton": "cotton2"}, links={"colne-yorkshire": "C"})
    reached.do("combine cotton colne/1")
    assert purse(reached, "A") == (15, 15, 10)
    assert tracks(reached) == (7, 8)


@pytest.mark.clause("brass.combined.other_rules")
def test_with_an_own_tile_in_town_only_covering_it_is_possible_in_the_canal_era() -> None:
    table = combiner(["iron", "iron"], {"coal": "coal2"}, tiles={"bury/1": "A coal1 flipped"})
    assert forbids(table, "combine coal bury/2", "brass.build.canal.one_per_location")
    assert forbids(table, "combine cotton bury/2", "brass.build.canal.one_per_location")
    assert forbids(table, "combine cotton bury/1", "brass.cover.own")
    table.do("combine coal bury/1")
    assert table.tile("bury/1") == "A coal2 3"
    rail = combiner(["iron", "iron"], {"coal": "coal3"}, era="rail", tiles={"bury/1": "A coal2 flipped"})
    assert rail.moves("combine coal bury") == ["combine coal bury/1", "combine coal bury/2"]


@pytest.mark.clause("brass.combined.other_rules")
def test_symbol_pile_level_era_and_slot_order_still_bind() -> None:
    table = combiner(["iron", "iron"])
    assert forbids(table, "combine cotton wigan/1", "brass.build.slot.symbol")
    assert forbids(table, "combine shipyard liverpool/3", "brass.build.level0")
    assert forbids(table, "combine port preston/2", "brass.build.preston_port")
    assert forbids(table, "combine port lancaster/2", "brass.build.lancaster_port")
    rail = combiner(["iron", "iron"], era="rail")
    assert forbids(rail, "combine cotton colne/1", "brass.build.era_limits")
    empty = Table({"players": {"A": {"hand": ["iron", "iron"], "piles": {"coal": 0}}}})
    assert forbids(empty, "combine coal wigan/1", "brass.build.top_of_pile")


@pytest.mark.clause("brass.combined.other_rules")
def test_the_price_and_the_covering_rules_still_bind() -> None:
    assert forbids(combiner(["iron", "iron"], cash=11), "combine cotton colne/1", "brass.build.price")
    table = combiner(["iron", "iron", "iron"], cash=12).do("combine cotton colne/1")
    assert purse(table, "A") == (0, 12, 10)
    taken = combiner(["iron", "iron"], {"coal": "coal3"}, tiles={"wigan/1": "C coal2 flipped", "colne/1": "C cotton1"})
    assert forbids(taken, "combine coal wigan/1", "brass.cover.opponent_scarcity")
    assert forbids(taken, "combine cotton colne/1", "brass.build.slot.single")


@pytest.mark.clause("brass.combined.other_rules", "brass.coal.tie", "brass.iron.any_works")
def test_coal_and_iron_are_chosen_after_the_cards_are_gone() -> None:
    table = combiner(
        ["iron", "port", "coal"],
        {"cotton": "cotton3"},
        tiles={
            "bury/1": "C coal1 2",
            "bury/2": "D coal1 1",
            "bolton/3": "C iron1 1",
            "preston/3": "D iron1 2",
        },
        links={"bury-manchester": "C"},
    )
    table.do("combine cotton manchester/2", "discard port", "discard iron")
    assert table.position["pending"] == ["end", "place manchester/2 cotton3", "iron", "coal manchester manchester"]
    assert table.moves() == ["coal from bury/1", "coal from bury/2"]
    table.do("coal from bury/2")
    assert table.moves() == ["iron from bolton/3", "iron from preston/3"]
    table.do("iron from bolton/3")
    assert table.tile("manchester/2") == "A cotton3"
    assert [purse(table, seat) for seat in "ABCD"] == [(14, 16, 10), (30, 0, 10), (30, 0, 13), (30, 0, 14)]
    assert table.turn == "B"


@pytest.mark.clause("brass.combined.needs_both")
def test_in_the_first_round_of_the_canal_era_there_is_nothing_to_combine() -> None:
    table = combiner(["iron", "iron"], round=1)
    assert table.moves("combine") == []
    assert forbids(table, "combine cotton colne/1", "brass.combined.needs_both")
    rail = combiner(["iron", "iron"], {"coal": "coal2"}, era="rail", round=1)
    assert "combine coal wigan/1" in rail.moves()


@pytest.mark.clause("brass.combined.needs_both")
@pytest.mark.parametrize(
    "first",
    [
        "pass",
        "loan 10",
        "link liverpool-wigan",
        "build port preston/1 with port",
        "sell macclesfield/1 to market",
    ],
)
def test_after_a_first_action_nothing_can_be_combined(first: str) -> None:
    table = combiner(
        ["port", "port", "port"],
        tiles={"liverpool/1": "A port1", "macclesfield/1": "A cotton1"},
        links={"preston-wigan": "A", "macclesfield-midlands": "B"},
    )
    assert "combine cotton colne/1" in table.moves()
    assert table.why("combine cotton colne/1") == []
    table.do(first)
    if table.turn == "chance":
        table.do("market 0")
    assert (table.turn, table.position["actions"]) == ("A", 1)
    assert table.moves("combine") == []
    assert forbids(table, "combine cotton colne/1", "brass.combined.needs_both")


@pytest.mark.clause("brass.combined.needs_both")
def test_after_a_development_nothing_can_be_combined() -> None:
    table = combiner(["port", "port", "port"]).do("develop iron", "stop")
    assert (table.turn, table.position["actions"]) == ("A", 1)
    assert forbids(table, "combine cotton colne/1", "brass.combined.needs_both")
