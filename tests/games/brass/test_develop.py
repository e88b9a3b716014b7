"""Discarding tiles from the player's piles (clauses 118 to 122)."""

from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import FastDice
from ironmaster.core.spec import Setup
from ironmaster.games.brass.game import Brass
from tests.games.brass.readings import forbids, purse, tracks
from tests.games.brass.table import Table

FULL = {"cotton": 12, "port": 8, "coal": 7, "iron": 4, "shipyard": 6}
EVERY = ["develop cotton", "develop port", "develop coal", "develop iron", "develop shipyard"]

ACTIONS = ("build", "combine", "link", "develop", "sell", "loan", "pass", "liquidate")


def developer(
    cash: int = 30, piles: dict[str, Any] | None = None, hand: tuple[str, ...] = ("port", "port"), **more: Any
) -> Table:
    """A is to act; B waits with a card."""
    players = {"A": {"cash": cash, "hand": list(hand), "piles": piles or {}}, "B": {"hand": ["iron"]}}
    return Table({"players": players, **more})


@pytest.mark.clause("brass.develop.count")
def test_a_single_development_is_allowed() -> None:
    table = developer(hand=("port", "coal", "coal")).do("develop cotton")
    assert table.position["pending"] == ["end", "develop_again 1", "scrap cotton", "iron", "discard"]
    assert table.moves() == ["discard port", "discard coal"]
    assert table.player("A")["piles"] == FULL
    table.do("discard port")
    assert table.position["pending"] == ["end", "develop_again 1"]
    assert table.moves() == [*EVERY, "stop"]
    assert [table.why(move) for move in table.moves()] == [[]] * 6
    table.do("stop")
    assert table.player("A")["piles"] == {**FULL, "cotton": 11}
    assert purse(table, "A") == (29, 1, 10)
    assert tracks(table) == (8, 7)
    assert table.player("A")["hand"] == ["coal", "coal"]
    assert table.position["discard"] == ["port"]
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])


@pytest.mark.clause("brass.develop.count")
def test_two_tiles_of_one_pile_go_for_one_card() -> None:
    table = developer().do("develop shipyard", "develop shipyard")
    assert table.player("A")["piles"] == {**FULL, "shipyard": 4}
    assert purse(table, "A") == (28, 2, 10)
    assert tracks(table) == (8, 6)
    assert table.player("A")["hand"] == ["port"]
    assert table.position["discard"] == ["port"]
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])


@pytest.mark.clause("brass.develop.count", "brass.build.level0")
def test_two_developed_shipyards_bring_level_1_to_the_top() -> None:
    table = developer(
        hand=("liverpool", "port", "port"),
        tiles={"wigan/1": "B coal1 2"},
        links={"liverpool-wigan": "B"},
    )
    assert forbids(table, "build shipyard liverpool/3 with liverpool", "brass.build.level0")
    table.do("develop shipyard", "discard port", "develop shipyard")
    table.do("build shipyard liverpool/3 with liverpool")
    assert table.tile("liverpool/3") == "A shipyard1 flipped"


@pytest.mark.clause("brass.develop.count")
def test_two_tiles_may_come_from_two_piles() -> None:
    table = developer().do("develop iron", "develop port")
    assert table.player("A")["piles"] == {**FULL, "iron": 3, "port": 7}
    assert (table.position["actions"], table.position["pending"]) == (1, [])


@pytest.mark.clause("brass.develop.count")
def test_a_third_tile_takes_the_next_action() -> None:
    table = developer().do("develop cotton", "develop cotton")
    assert forbids(table, "stop", "brass.turn.menu")
    table.do("develop cotton")
    assert table.player("A")["hand"] == []
    table.do("develop cotton")
    assert table.player("A")["piles"]["cotton"] == 8
    assert table.position["discard"] == ["port", "port"]
    assert (table.turn, table.position["actions"]) == ("B", 2)


@pytest.mark.clause("brass.develop.count")
def test_a_profile_with_three_developments_asks_twice_more_and_no_further() -> None:
    table = developer()
    start = table.position
    table.game = Brass(Setup(ironmaster.spec_of("brass"), 1, "lancashire", 4, {"developments": 3}))
    table.state = table.game.views.load({key: start[key] for key in ("players", "turn", "actions")})
    table.do("develop cotton")
    assert table.position["pending"] == ["end", "develop_again 2"]
    table.do("develop cotton")
    assert table.position["pending"] == ["end", "develop_again 1"]
    table.do("develop cotton")
    assert (table.position["pending"], table.position["actions"]) == ([], 1)
    assert table.player("A")["piles"] == {**FULL, "cotton": 9}


@pytest.mark.clause("brass.develop.count")
def test_no_other_action_is_possible_between_two_developments() -> None:
    table = developer().do("develop cotton")
    assert forbids(table, "pass", "brass.turn.two_cards")
    assert forbids(table, "loan 10", "brass.turn.two_cards")


@pytest.mark.clause("brass.develop.top")
def test_the_second_development_takes_the_tile_under_the_first() -> None:
    table = developer(piles={"cotton": 10}, hand=("oldham", "oldham"), tiles={"oldham/2": "B coal1 2"})
    table.do("develop cotton", "develop cotton")
    assert table.player("A")["piles"]["cotton"] == 8
    table.do("build cotton oldham/1 with oldham")
    assert table.tile("oldham/1") == "A cotton2"


@pytest.mark.clause("brass.develop.top")
def test_one_development_uncovers_the_next_level() -> None:
    table = developer(piles={"cotton": 10}, hand=("oldham", "oldham"), tiles={"oldham/2": "B coal1 2"})
    table.do("develop cotton", "stop", "build cotton oldham/1 with oldham")
    assert table.tile("oldham/1") == "A cotton2"


@pytest.mark.clause("brass.develop.top")
def test_an_empty_pile_cannot_be_developed() -> None:
    table = developer(piles={"iron": 0, "coal": 1})
    assert table.moves("develop") == ["develop cotton", "develop port", "develop coal", "develop shipyard"]
    assert forbids(table, "develop iron", "brass.develop.top")
    table.do("develop coal")
    assert table.moves() == ["develop cotton", "develop port", "develop shipyard", "stop"]
    assert forbids(table, "develop coal", "brass.develop.top")


@pytest.mark.clause("brass.develop.top")
def test_the_action_ends_after_the_last_tile() -> None:
    none = {"cotton": 0, "port": 0, "coal": 0, "iron": 0, "shipyard": 0}
    table = developer(piles={**none, "port": 1}).do("develop port")
    assert (table.position["actions"], table.position["pending"]) == (1, [])
    assert table.player("A")["piles"] == none
    assert table.moves("develop") == []


@pytest.mark.clause("brass.develop.top")
@pytest.mark.parametrize("era", ["canal", "rail"])
def test_any_level_may_be_developed_in_any_era(era: str) -> None:
    tops = {"cotton": "cotton4", "port": "port1", "coal": "coal3", "iron": "iron2", "shipyard": "shipyard2"}
    table = developer(piles=tops, era=era)
    assert table.moves("develop") == EVERY
    table.do("develop cotton", "develop port")
    assert table.player("A")["piles"] == {"cotton": 2, "port": 7, "coal": 4, "iron": 3, "shipyard": 2}


@pytest.mark.clause("brass.develop.iron", "brass.iron.track")
def test_track_iron_for_two_tiles_is_paid_at_rising_prices_and_counts_as_spent() -> None:
    table = developer(3, iron=7).do("develop cotton")
    assert purse(table, "A") == (2, 1, 10)
    table.do("develop port")
    assert purse(table, "A") == (0, 3, 10)
    assert tracks(table) == (8, 5)


@pytest.mark.clause("brass.develop.iron")
@pytest.mark.parametrize("cash", [1, 2])
def test_with_too_little_cash_for_the_second_cube_there_is_one_development(cash: int) -> None:
    table = developer(cash, iron=7).do("develop cotton")
    assert (table.position["actions"], table.position["pending"]) == (1, [])
    assert purse(table, "A") == (cash - 1, 1, 10)
    assert table.player("A")["piles"]["cotton"] == 11


@pytest.mark.clause("brass.develop.iron")
def test_without_iron_or_cash_nothing_is_developed() -> None:
    table = developer(0)
    assert table.moves("develop") == []
    assert forbids(table, "develop cotton", "brass.develop.iron")
    both = developer(0, piles={"cotton": 0})
    assert forbids(both, "develop cotton", "brass.develop.top", "brass.develop.iron")


@pytest.mark.clause("brass.develop.iron")
def test_iron_of_any_works_is_free() -> None:
    table = developer(0, tiles={"preston/3": "B iron1 4"}).do("develop cotton", "develop coal")
    assert table.tile("preston/3") == "B iron1 2"
    assert purse(table, "A") == (0, 0, 10)
    assert purse(table, "B") == (30, 0, 10)
    assert tracks(table) == (8, 8)


@pytest.mark.clause("brass.develop.iron_sequence", "brass.iron.works_flip")
def test_works_emptied_by_the_first_cube_flip_before_the_second_comes_from_the_track() -> None:
    table = developer(tiles={"preston/3": "B iron1 1"}, iron=6).do("develop cotton")
    assert table.tile("preston/3") == "B iron1 flipped"
    assert purse(table, "B") == (30, 0, 13)
    assert purse(table, "A") == (30, 0, 10)
    table.do("develop cotton")
    assert purse(table, "A") == (28, 2, 10)
    assert tracks(table) == (8, 5)


@pytest.mark.clause("brass.develop.iron_sequence")
def test_without_cash_the_last_works_cube_allows_one_development() -> None:
    table = developer(0, tiles={"preston/3": "B iron1 1"}).do("develop cotton")
    assert (table.position["actions"], table.position["pending"]) == (1, [])
    assert table.player("A")["piles"]["cotton"] == 11


@pytest.mark.clause("brass.develop.iron_sequence", "brass.iron.any_works")
def test_each_cube_is_a_separate_choice_between_works() -> None:
    table = developer(tiles={"preston/3": "B iron1 2", "bolton/3": "C iron1 1"}).do("develop cotton")
    assert table.position["pending"] == ["end", "develop_again 1", "scrap cotton", "iron"]
    assert table.moves() == ["iron from bolton/3", "iron from preston/3"]
    assert table.player("A")["piles"] == FULL
    table.do("iron from preston/3")
    assert table.player("A")["piles"] == {**FULL, "cotton": 11}
    table.do("develop port")
    assert table.position["pending"] == ["end", "scrap port", "iron"]
    assert table.moves() == ["iron from bolton/3", "iron from preston/3"]
    table.do("iron from bolton/3")
    assert (table.tile("preston/3"), table.tile("bolton/3")) == ("B iron1 1", "C iron1 flipped")
    assert [table.player(seat)["income"] for seat in "ABCD"] == [10, 10, 13, 10]
    assert table.player("A")["piles"] == {**FULL, "cotton": 11, "port": 7}
    assert (table.position["actions"], table.position["pending"]) == (1, [])


@pytest.mark.clause("brass.develop.gone")
def test_a_developed_tile_is_out_of_the_game_and_on_no_slot() -> None:
    table = developer(hand=("colne", "colne")).do("develop cotton", "stop", "build cotton colne/1 with colne")
    assert table.player("A")["piles"]["cotton"] == 10
    assert table.position["tiles"] == {"colne/1": "A cotton1"}


@pytest.mark.clause("brass.develop.gone")
@pytest.mark.parametrize("seats", [3, 4])
def test_over_a_whole_game_tiles_only_leave_piles_by_building_and_developing(seats: int) -> None:
    table = Table(seats=seats)
    game, dice = table.game, FastDice(seats)
    table.state = game.law.start()
    action, left, leaving = "", seats * sum(FULL.values()), set()
    while table.turn != "over":
        if table.turn == "chance":
            game.law.settle(table.state, game.law.draw(table.state, dice))
        else:
            moves = game.law.moves(table.state)
            move = moves[dice.below(len(moves))]
            verb = game.actions.text(move).split()[0]
            action = verb if verb in ACTIONS else action
            game.law.apply(table.state, move)
        players = table.position["players"].values()
        now = sum(sum(player["piles"].values()) for player in players)
        assert now <= left
        if now < left:
            leaving.add(action)
        left = now
    assert leaving == {"build", "combine", "develop"}
