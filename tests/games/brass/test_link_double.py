"""Two rails in one action (clauses 115 to 117)."""

from typing import Any

import pytest

from tests.games.brass.readings import forbids, purse, tracks
from tests.games.brass.table import Table

WIGAN = {"wigan/1": "A coal2 3"}


def rails(cash: int = 30, hand: tuple[str, ...] = ("iron", "iron", "iron"), **more: Any) -> Table:
    """The rail era, A to act; B waits with a card."""
    return Table({"era": "rail", "players": {"A": {"cash": cash, "hand": list(hand)}, "B": {"hand": ["coal"]}}, **more})


@pytest.mark.clause("brass.link.double_cost")
def test_two_rails_with_free_coal_cost_15() -> None:
    table = rails(15, tiles=WIGAN).do("link bolton-wigan")
    assert purse(table, "A") == (10, 5, 10)
    assert table.tile("wigan/1") == "A coal2 2"
    assert table.moves("stop", "link liverpool") == ["link liverpool-wigan", "stop"]
    table.do("link liverpool-wigan")
    assert purse(table, "A") == (0, 15, 10)
    assert table.tile("wigan/1") == "A coal2 1"
    assert table.position["links"] == {"bolton-wigan": "A", "liverpool-wigan": "A"}
    assert table.player("A")["hand"] == ["iron", "iron"]
    assert table.position["discard"] == ["iron"]
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])


@pytest.mark.clause("brass.link.double_cost")
def test_with_less_than_15_no_second_rail_is_offered() -> None:
    table = rails(14, tiles=WIGAN).do("link bolton-wigan")
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])
    assert purse(table, "A") == (9, 5, 10)
    assert table.tile("wigan/1") == "A coal2 2"


@pytest.mark.clause("brass.link.double_cost")
def test_with_a_single_cube_to_be_had_there_is_one_rail() -> None:
    table = rails(tiles={"wigan/1": "A coal2 1"}).do("link bolton-wigan")
    assert (table.position["actions"], table.position["pending"]) == (1, [])
    assert table.position["links"] == {"bolton-wigan": "A"}
    assert purse(table, "A") == (25, 5, 17)


@pytest.mark.clause("brass.link.double_cost", "brass.link.rail_coal_end")
def test_each_second_rail_is_judged_by_its_own_coal() -> None:
    tiles = {"wigan/1": "A coal2 2", "rochdale/1": "A cotton2", "fleetwood/1": "A port2", "stockport/1": "A cotton2"}
    table = rails(15, tiles=tiles).do("link bolton-wigan")
    assert forbids(table, "link rochdale-yorkshire", "brass.link.double_cost")
    assert forbids(table, "link manchester-stockport", "brass.link.rail_coal_end")
    assert forbids(table, "link birkenhead-ellesmere_port", "brass.link.adjacent", "brass.link.rail_coal_end")
    assert forbids(table, "link bolton-wigan", "brass.link.free_line")
    assert "link bolton-bury" in table.moves()
    assert table.why("link bolton-bury") == []
    assert table.why("stop") == []
    richer = rails(16, tiles=tiles).do("link bolton-wigan", "link rochdale-yorkshire")
    assert purse(richer, "A") == (0, 16, 10)
    assert tracks(richer) == (7, 8)


@pytest.mark.clause("brass.link.double_cost")
def test_the_builder_may_stop_after_the_first_rail() -> None:
    table = rails(tiles=WIGAN).do("link bolton-wigan")
    assert table.position["pending"] == ["end", "rail_again"]
    assert forbids(table, "pass", "brass.turn.two_cards")
    assert forbids(table, "develop cotton", "brass.turn.two_cards")
    table.do("stop")
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])
    assert purse(table, "A") == (25, 5, 10)
    assert table.position["links"] == {"bolton-wigan": "A"}


@pytest.mark.clause("brass.link.double_cost")
def test_a_third_rail_takes_another_action_and_its_own_card() -> None:
    table = rails(tiles=WIGAN).do("link bolton-wigan", "link liverpool-wigan")
    assert table.position["pending"] == []
    table.do("link preston-wigan")
    assert purse(table, "A") == (10, 20, 17)
    assert table.player("A")["hand"] == ["iron"]
    assert table.tile("wigan/1") == "A coal2 flipped"
    assert (table.turn, table.position["actions"]) == ("B", 2)


@pytest.mark.clause("brass.link.double_cost", "brass.link.canal_cost")
def test_two_canals_take_two_actions() -> None:
    table = Table({"players": {"A": {"hand": ["iron"] * 2}}, "tiles": {"wigan/1": "A coal1 2"}})
    table.do("link liverpool-wigan")
    assert (table.position["pending"], table.position["actions"]) == ([], 1)
    assert table.player("A")["hand"] == ["iron"]


@pytest.mark.clause("brass.link.double_cost")
def test_one_card_pays_for_both_rails_and_is_chosen_first() -> None:
    table = rails(hand=("iron", "port", "port"), tiles=WIGAN).do("link bolton-wigan")
    assert table.position["pending"] == ["end", "rail_again", "lay bolton-wigan", "coal bolton wigan", "discard"]
    assert table.moves() == ["discard port", "discard iron"]
    assert table.tile("wigan/1") == "A coal2 3"
    table.do("discard iron", "link preston-wigan")
    assert table.player("A")["hand"] == ["port", "port"]
    assert table.position["discard"] == ["iron"]
    assert table.position["actions"] == 1


@pytest.mark.clause("brass.link.double_apart")
def test_the_two_rails_need_not_touch_each_other() -> None:
    tiles = {**WIGAN, "stockport/1": "A cotton2", "manchester/1": "B coal2 3"}
    table = rails(tiles=tiles, links={"manchester-stockport": "B"})
    table.do("link preston-wigan")
    assert "link macclesfield-stockport" in table.moves()
    assert forbids(table, "link oldham-rochdale", "brass.link.adjacent", "brass.link.rail_coal_end")
    assert forbids(table, "link manchester-oldham", "brass.link.adjacent")
    table.do("link macclesfield-stockport")
    assert table.position["links"] == {
        "macclesfield-stockport": "A",
        "manchester-stockport": "B",
        "preston-wigan": "A",
    }
    assert (table.tile("wigan/1"), table.tile("manchester/1")) == ("A coal2 2", "B coal2 2")
    assert purse(table, "A") == (15, 15, 10)


@pytest.mark.clause("brass.link.double_sequence")
def test_the_second_rail_may_start_at_the_first_and_bring_its_coal_over_it() -> None:
    table = rails(15, tiles=WIGAN)
    assert forbids(table, "link bolton-manchester", "brass.link.adjacent", "brass.link.rail_coal_end")
    table.do("link bolton-wigan", "link bolton-manchester")
    assert table.tile("wigan/1") == "A coal2 1"
    assert table.position["links"] == {"bolton-manchester": "A", "bolton-wigan": "A"}
    assert purse(table, "A") == (0, 15, 10)


def second_source(cubes: int) -> Table:
    """After Bolton-Manchester, the rail Manchester-Oldham finds B's mine and C's at one link each, if B's has coal."""
    return rails(
        tiles={"manchester/1": "A cotton2", "bolton/1": f"B coal2 {cubes}", "rochdale/1": "C coal2 3"},
        links={"oldham-rochdale": "C"},
    ).do("link bolton-manchester")


@pytest.mark.clause("brass.link.double_sequence", "brass.coal.mine_flip")
def test_the_mine_emptied_by_the_first_rail_flips_before_the_seconds_source_is_found() -> None:
    table = second_source(1)
    assert table.tile("bolton/1") == "B coal2 flipped"
    assert purse(table, "B") == (30, 0, 17)
    assert table.position["pending"] == ["end", "rail_again"]
    table.do("link manchester-oldham")
    assert table.tile("rochdale/1") == "C coal2 2"
    assert table.position["pending"] == []


@pytest.mark.clause("brass.link.double_sequence", "brass.coal.tie")
def test_the_second_rail_has_a_choice_of_source_of_its_own() -> None:
    table = second_source(2)
    assert table.tile("bolton/1") == "B coal2 1"
    table.do("link manchester-oldham")
    assert table.position["pending"] == ["end", "lay manchester-oldham", "coal manchester oldham"]
    assert table.moves() == ["coal from bolton/1", "coal from rochdale/1"]
    assert table.player("A")["spent"] == 15
    table.do("coal from bolton/1")
    assert (table.tile("bolton/1"), table.tile("rochdale/1")) == ("B coal2 flipped", "C coal2 3")
    assert (table.position["pending"], table.position["actions"]) == ([], 1)
    assert table.position["links"]["manchester-oldham"] == "A"


@pytest.mark.clause("brass.link.double_sequence", "brass.coal.track_price")
def test_once_the_mine_is_empty_the_second_rail_pays_for_track_coal() -> None:
    position: dict[str, Any] = {"tiles": {"rochdale/1": "A coal2 1"}, "coal": 4}
    table = rails(18, **position).do("link rochdale-yorkshire")
    assert purse(table, "A") == (13, 5, 17)
    table.do("link oldham-rochdale")
    assert purse(table, "A") == (0, 18, 17)
    assert tracks(table) == (3, 8)
    poor = rails(17, **position).do("link rochdale-yorkshire")
    assert (poor.position["pending"], poor.position["actions"]) == ([], 1)
