"""Cards played and discarded, and the view of a seat (clauses 17 to 19)."""

import json
from typing import Any

import pytest

from tests.games.age_of_industry.playing import CARDS, played
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, Table, acting

WATCHER = -1


def view(table: Table, seat: int) -> Any:
    return table.game.views.view(table.state, seat)


def cards_of(position: Any) -> list[str]:
    """Every card whose place is known, and one `deck` for each of the others."""
    hands = [card for player in position["players"].values() for card in player["hand"]]
    shown = [card for card in position["face_up"] if card is not None]
    return [*hands, *shown, *position["discard"], *["deck"] * position["deck"]]


@pytest.mark.clause("aoi.card.discard", "aoi.setup.deck")
@pytest.mark.parametrize(("seats", "board"), [(3, GERMANY), (5, GERMANY), (4, NEW_ENGLAND)])
def test_no_card_is_lost_or_comes_back(seats: int, board: str) -> None:
    discarded = 0
    for step in played(1, seats, board):
        cards = cards_of(step.after)
        assert len(cards) == 66
        assert all(cards.count(card) <= number for card, number in CARDS.items())
        assert len(step.after["discard"]) >= discarded
        assert step.before["deck"] - step.after["deck"] in (0, 1)
        discarded = len(step.after["discard"])
    assert played(1, seats, board)[-1].after["deck"] == 0
    assert discarded > 30


@pytest.mark.clause("aoi.card.discard", "aoi.flow.card_cost")
def test_every_card_played_goes_to_the_one_pile() -> None:
    table = acting("red coal iron cotton", discard=["ship"])
    table.do("build cotton magdeburg/1 with red", "develop coal2", "discard coal")
    assert table.position["discard"] == ["coal", "ship", "red"]
    assert table.hand("A") == ["cotton", "iron"]
    table = acting("brown iron").do("pass", "discard iron", "pass")
    assert table.position["discard"] == ["iron", "brown"]
    table = acting("cotton factory").do("combine iron kassel/2", "discard factory")
    assert table.position["discard"] == ["factory"]


@pytest.mark.clause("aoi.card.discard")
def test_only_a_card_in_hand_can_be_discarded() -> None:
    table = acting("cotton factory").do("pass")
    assert table.moves() == ["discard cotton", "discard factory"]
    assert table.refuses("discard iron", "aoi.card.discard")
    assert table.refuses("pass", "aoi.flow.card_cost")


@pytest.mark.clause("aoi.card.discard")
def test_an_empty_deck_stays_empty_however_many_cards_are_discarded() -> None:
    table = acting("cotton iron", deck=0, face_up=["red", "coal"], players={"B": {"hand": ["coal"] * 4}})
    assert len(table.position["discard"]) == 66 - 2 - 2 - 4
    table.do("take red", "take coal")
    assert (table.position["deck"], table.position["face_up"], table.turn) == (0, [None, None], "A")
    assert table.moves("take") == []
    assert table.refuses("take deck", "aoi.draw.deck_empty")
    table.do("pass", "discard iron")
    assert (table.position["deck"], table.position["face_up"], table.turn) == (0, [None, None], "B")


@pytest.mark.ruling("R05")
@pytest.mark.clause("aoi.card.ship_germany")
def test_in_germany_nothing_is_built_by_a_ship_card() -> None:
    table = acting("ship", player={"display": {"ship0": 0}})
    assert table.moves("build") == []
    assert table.refuses("build cotton kassel/1 with ship", "aoi.build.card.industry")
    assert table.refuses("build port kiel/1 with ship", "aoi.build.card.industry")
    assert table.refuses("build ship kiel/1 with ship", "aoi.build.space.ship")


@pytest.mark.ruling("R05")
@pytest.mark.clause("aoi.card.ship_germany")
def test_in_germany_a_ship_card_serves_as_a_discard() -> None:
    table = acting("ship").do("develop cotton1")
    assert (table.hand("A"), table.player("A")["display"]["cotton1"]) == ([], 1)
    assert acting("ship").do("pass").position["discard"] == ["ship"]
    table = acting("ship").do("combine cotton kassel/1")
    assert (table.counter("kassel/1"), table.position["discard"], table.turn) == ("A cotton1", ["ship"], "B")


@pytest.mark.clause("aoi.card.ship_germany")
def test_in_new_england_a_ship_card_builds_ships() -> None:
    port = {"boston/1": "A port1"}
    table = acting("ship", board=NEW_ENGLAND, player={"display": {"ship0": 0}}, counters=port)
    assert table.moves("build") == ["build ship massachusetts_bay/1 with ship"]


@pytest.mark.clause("aoi.info.hidden")
def test_a_view_shows_the_own_hand_and_counts_the_others() -> None:
    table = Table({"players": {"A": {"hand": ["red", "cotton"]}, "B": {"hand": ["coal"] * 3}, "C": {"hand": []}}})
    hands = [[player["hand"] for player in view(table, seat)["players"].values()] for seat in (WATCHER, 0, 1, 2)]
    assert hands == [[2, 3, 0], [["cotton", "red"], 3, 0], [2, ["coal"] * 3, 0], [2, 3, []]]


@pytest.mark.ruling("R06")
@pytest.mark.clause("aoi.info.hidden")
@pytest.mark.parametrize("seat", [WATCHER, 0, 1, 2])
def test_everything_except_hands_and_deck_is_public(seat: int) -> None:
    position = {
        "turn": "C",
        "players": {"B": {"cash": 7, "loans": 2, "spent": 3, "hand": ["coal", "coal"], "display": {"factory0": 1}}},
        "face_up": ["iron", "red"],
        "discard": ["blue", "ship"],
        "counters": {"kassel/1": "B cotton1"},
        "railways": {"erfurt-kassel": "B"},
    }
    table = Table(position)
    seen, whole = view(table, seat), table.position
    other = seen["players"]["B"]
    assert (other["cash"], other["loans"], other["spent"], other["display"]["factory0"]) == (7, 2, 3, 1)
    assert (seen["face_up"], seen["discard"], seen["deck"]) == (["iron", "red"], ["ship", "blue"], 66 - 6)
    assert {key: seen[key] for key in seen if key != "players"} == {
        key: whole[key] for key in whole if key != "players"
    }


@pytest.mark.clause("aoi.info.hidden")
def test_hidden_cards_do_not_change_a_view() -> None:
    cards = ["iron", "red"]
    base: dict[str, Any] = {"players": {"A": {"hand": ["cotton"]}, "B": {"hand": cards}, "C": {"hand": ["blue"]}}}
    other: dict[str, Any] = {"players": {**base["players"], "B": {"hand": ["ship", "coal"]}}}
    first, second = Table(base), Table(other)
    for seat in (WATCHER, 0, 2):
        assert json.dumps(view(first, seat)) == json.dumps(view(second, seat))
    assert view(first, 1) != view(second, 1)


@pytest.mark.clause("aoi.info.hidden")
def test_a_card_from_the_deck_is_known_to_the_drawer_alone_and_a_face_up_one_to_all() -> None:
    table = Table({"turn": "B", "face_up": ["iron", "red"], "deck": 5, "players": {"B": {"hand": ["coal"]}}})
    table.do("take deck")
    drawn = table.game.actions.number("draw red")
    assert table.game.views.known_to(table.state, drawn) == 1
    table.do("draw red")
    assert view(table, 1)["players"]["B"]["hand"] == ["coal", "red"]
    assert view(table, 0)["players"]["B"]["hand"] == view(table, WATCHER)["players"]["B"]["hand"] == 2
    table.do("take iron")
    assert view(table, 0)["face_up"] == [None, "red"]
    assert table.game.views.known_to(table.state, drawn) == WATCHER
    table.do("draw red")
    assert view(table, 2)["face_up"] == ["red", "red"]


@pytest.mark.clause("aoi.info.hidden", "aoi.setup.hand")
def test_a_dealt_card_is_known_to_the_seat_it_is_dealt_to() -> None:
    table = Table({"phase": "deal", "turn": "C", "order": ["B", "C", "A"], "players": {"B": {"hand": ["coal"] * 6}}})
    assert table.game.views.known_to(table.state, table.game.actions.number("draw red")) == 2
    facing = Table({"phase": "face_up", "players": {seat: {"hand": ["coal"] * 2} for seat in "ABC"}})
    assert facing.game.views.known_to(facing.state, facing.game.actions.number("draw red")) == WATCHER
