"""Developing, drawing two cards and passing (clauses 144 to 157)."""

from typing import Any, Final

import pytest

from tests.games.age_of_industry.rounds import each, gone
from tests.games.age_of_industry.scenes import FULL
from tests.games.age_of_industry.table import Table, acting


@pytest.mark.clause("aoi.dev.action")
def test_developing_takes_one_card_and_one_counter_and_nothing_else() -> None:
    table = acting("ship coal", player={"cash": 3})
    before = table.player("A")["display"]
    table.do("develop port2")
    assert table.moves() == ["discard coal", "discard ship"]
    assert table.player("A")["display"] == before, "the counter goes once the card is paid"
    table.do("discard ship")
    assert table.player("A")["display"] == {**before, "port2": 1}
    assert (table.hand("A"), table.position["discard"]) == (["coal"], ["ship"])
    assert (each(table, "cash")[0], each(table, "spent")[0], each(table, "loans")[0]) == (3, 0, 0)
    assert (table.position["coal"], table.position["iron"]) == (FULL, FULL)
    assert (table.turn, table.position["actions"]) == ("A", 1)
    assert table.player("B")["display"] == before


@pytest.mark.clause("aoi.dev.action")
def test_without_a_card_nothing_is_developed() -> None:
    table = acting("")
    assert table.moves("develop") == []
    assert table.refuses("develop factory0", "aoi.dev.action")


@pytest.mark.ruling("R33")
@pytest.mark.clause("aoi.dev.any")
def test_any_counter_left_may_be_removed() -> None:
    table = acting("ship")
    faces = [move.removeprefix("develop ") for move in table.moves("develop")]
    assert faces == list(table.player("A")["display"])
    assert len(faces) == 18
    table.do("develop cotton3")
    assert [table.player("A")["display"][face] for face in ("cotton1", "cotton2", "cotton3")] == [2, 2, 1]


@pytest.mark.ruling("R33")
@pytest.mark.clause("aoi.dev.any")
def test_the_lowest_is_still_built_first() -> None:
    table = acting("ship brown").do("develop cotton3", "discard ship", "build cotton munchen/1 with brown")
    assert table.counter("munchen/1") == "A cotton1"


@pytest.mark.clause("aoi.dev.any")
def test_removed_counters_cannot_be_removed_again() -> None:
    table = acting("ship", player={"display": gone("cotton1")}, players={"B": {"display": gone("cotton3")}})
    assert table.refuses("develop cotton1", "aoi.dev.any")
    assert {"develop cotton2", "develop cotton3"} <= set(table.moves())


@pytest.mark.ruling("R33")
@pytest.mark.clause("aoi.dev.any")
def test_by_the_switch_only_the_lowest_of_an_industry_goes() -> None:
    rules: dict[str, object] = {"develop_lowest_only": True}
    table = acting("ship", rules=rules, player={"display": gone("cotton1")})
    lowest = ["cotton2", "factory0", "iron1", "coal1", "port1", "ship0"]
    assert table.moves("develop") == [f"develop {face}" for face in lowest]
    assert table.refuses("develop cotton3", "aoi.dev.any")
    assert table.refuses("develop factory3", "aoi.dev.any")
    assert table.refuses("develop cotton1", "aoi.dev.any")


@pytest.mark.clause("aoi.dev.zero")
def test_two_developments_open_the_factories() -> None:
    supply = {"essen/1": "B coal1", "essen/4": "B iron1"}
    build = "build factory essen/3 with purple"
    table = acting("purple ship ship", counters=supply)
    assert table.refuses(build, "aoi.build.level.zero")
    table.do("develop factory0", "discard ship")
    assert table.refuses(build, "aoi.build.level.zero")
    table = acting("purple ship", counters=supply, player={"display": {"factory0": 1}})
    table.do("develop factory0", "discard ship", build)
    assert table.counter("essen/3") == "A factory3"


@pytest.mark.clause("aoi.dev.zero")
def test_building_never_removes_a_counter_of_level_zero() -> None:
    table = acting("brown").do("build cotton munchen/1 with brown")
    assert (table.player("A")["display"]["factory0"], table.player("A")["display"]["ship0"]) == (2, 1)


@pytest.mark.clause("aoi.dev.gone")
def test_a_developed_counter_never_comes_back_nor_scores() -> None:
    table = acting("ship ship")
    before = each(table, "worth")
    table.do("develop factory5", "develop factory5")
    assert (each(table, "worth"), table.player("A")["display"]["factory5"], table.turn) == (before, 0, "B")
    assert before == [0, 0, 0]


PAIR: Final = ["coal", "brown"]


def drawing(hand: str = "", **position: Any) -> Table:
    """A to draw, with coal and brown face up."""
    return acting(hand, **{"face_up": PAIR, **position})


@pytest.mark.clause("aoi.draw.two")
@pytest.mark.parametrize(
    ("said", "hand", "face_up"),
    [
        (("take coal", "take brown", "draw red", "draw ship"), ["coal", "brown"], ["red", "ship"]),
        (("take brown", "take coal", "draw red", "draw ship"), ["coal", "brown"], ["red", "ship"]),
        (("take coal", "take deck", "draw red", "draw ship"), ["coal", "red"], ["ship", "brown"]),
        (("take deck", "draw red", "take brown", "draw ship"), ["brown", "red"], ["coal", "ship"]),
        (("take deck", "draw red", "take deck", "draw ship"), ["ship", "red"], PAIR),
    ],
)
def test_two_cards_come_from_pair_and_deck_in_any_mix(
    said: tuple[str, ...], hand: list[str], face_up: list[str]
) -> None:
    table = drawing().do(*said)
    assert (table.hand("A"), table.position["face_up"]) == (hand, face_up)
    assert (table.position["deck"], table.position["discard"]) == (66 - 2 - 2, []), "two are taken and two lie face up"
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])


@pytest.mark.ruling("R34")
@pytest.mark.clause("aoi.draw.two")
def test_a_second_card_must_be_taken_after_the_first() -> None:
    table = drawing("ship").do("take coal")
    assert table.moves() == ["take brown", "take deck"]
    assert table.refuses("pass", "aoi.draw.two")
    assert table.refuses("stop", "aoi.draw.two")
    assert table.refuses("take coal", "aoi.draw.two")


@pytest.mark.clause("aoi.draw.two")
def test_only_cards_that_lie_face_up_are_taken() -> None:
    table = drawing()
    assert table.moves("take") == ["take coal", "take brown", "take deck"]
    assert table.refuses("take ship", "aoi.draw.two")
    twins = drawing(face_up=["coal", "coal"]).do("take coal")
    assert twins.moves() == ["take coal", "take deck"]


@pytest.mark.clause("aoi.draw.only")
def test_only_drawing_adds_cards_to_a_hand() -> None:
    players = {"B": {"hand": ["ship", "ship"]}, "C": {"hand": ["ship", "ship", "coal"]}}
    table = drawing("ship ship", players=players).do("pass", "pass", "pass", "pass", "pass", "discard coal", "pass")
    assert (table.position["round"], table.turn) == (3, "A")
    assert [len(table.hand(seat)) for seat in "ABC"] == [0, 0, 1]
    assert table.moves() == ["take coal", "take brown", "take deck"]


@pytest.mark.ruling("R01")
@pytest.mark.clause("aoi.draw.sequential")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_a_deck_card_is_seen_before_the_second_is_chosen(edition: str) -> None:
    table = drawing(rules={"edition": edition}).do("take deck", "draw red")
    assert (table.turn, table.moves()) == ("A", ["take coal", "take brown", "take deck"])
    seen: Any = table.game.views.view(table.state, 0)
    hidden: Any = table.game.views.view(table.state, 1)
    assert (seen["players"]["A"]["hand"], hidden["players"]["A"]["hand"]) == (["red"], 1)
    table.do("take deck", "draw ship")
    assert table.hand("A") == ["ship", "red"]


@pytest.mark.clause("aoi.draw.refill")
def test_gaps_are_filled_after_the_last_card_only() -> None:
    table = drawing().do("take brown")
    assert (table.position["face_up"], table.turn) == (["coal", None], "A")
    table.do("take deck", "draw red")
    assert (table.turn, table.position["face_up"]) == ("chance", ["coal", None])
    table.do("draw yellow")
    assert (table.turn, table.position["face_up"], table.hand("A")) == ("A", ["coal", "yellow"], ["brown", "red"])


@pytest.mark.clause("aoi.draw.refill")
def test_the_deck_fills_as_many_gaps_as_it_can() -> None:
    table = drawing(deck=1).do("take coal", "take brown")
    (last,) = [table.game.actions.text(outcome) for outcome, _ in table.game.law.outcomes(table.state)]
    table.do(last)
    assert (table.position["face_up"], table.position["deck"]) == ([last.removeprefix("draw "), None], 0)
    assert (table.turn, table.position["actions"]) == ("A", 1)


@pytest.mark.clause("aoi.draw.limit")
def test_with_eight_cards_one_is_taken_and_none_discarded() -> None:
    table = drawing("ship " * 6 + "red red").do("take coal")
    assert table.turn == "chance", "the gap is filled at once"
    table.do("draw yellow")
    assert (len(table.hand("A")), table.position["actions"], table.position["discard"]) == (9, 1, [])
    assert table.position["face_up"] == ["yellow", "brown"]
    from_deck = drawing("ship " * 6 + "red red").do("take deck", "draw yellow")
    assert (len(from_deck.hand("A")), from_deck.position["actions"]) == (9, 1)


@pytest.mark.clause("aoi.draw.limit")
def test_with_seven_cards_two_are_taken() -> None:
    table = drawing("ship " * 6 + "red").do("take coal")
    assert (table.turn, table.moves()) == ("A", ["take brown", "take deck"])


@pytest.mark.ruling("R13")
@pytest.mark.clause("aoi.draw.full")
def test_with_nine_cards_nothing_is_drawn() -> None:
    table = drawing("ship " * 6 + "red red red")
    assert table.moves("take") == []
    assert table.refuses("take coal", "aoi.draw.full")
    assert table.refuses("take deck", "aoi.draw.full")


@pytest.mark.ruling("R13")
@pytest.mark.clause("aoi.draw.full")
def test_nothing_is_drawn_without_cards() -> None:
    table = acting("ship", deck=0)
    assert table.moves("take") == []
    assert table.refuses("take deck", "aoi.draw.deck_empty")
    assert table.refuses("take coal", "aoi.draw.two")


@pytest.mark.clause("aoi.draw.deck_empty")
def test_face_up_cards_outlast_the_deck_and_are_not_replaced() -> None:
    table = drawing("ship", deck=0)
    assert table.moves("take") == ["take coal", "take brown"]
    assert table.refuses("take deck", "aoi.draw.deck_empty")
    table.do("take coal", "take brown")
    assert (table.position["face_up"], table.hand("A"), table.turn) == ([None, None], ["coal", "ship", "brown"], "A")
    assert table.position["actions"] == 1


@pytest.mark.ruling("R34")
@pytest.mark.clause("aoi.draw.deck_empty")
def test_the_last_card_anywhere_is_taken_alone() -> None:
    table = drawing("ship", deck=0, face_up=["coal", None]).do("take coal")
    assert (table.position["actions"], table.hand("A"), table.position["pending"]) == (1, ["coal", "ship"], [])


@pytest.mark.clause("aoi.pass.discard")
def test_passing_takes_an_action_and_any_card() -> None:
    table = acting("ship coal red", player={"cash": 4}).do("pass")
    assert table.moves() == ["discard coal", "discard ship", "discard red"]
    assert table.refuses("discard blue", "aoi.card.discard")
    table.do("discard ship")
    assert (table.hand("A"), table.position["discard"], table.position["actions"]) == (["coal", "red"], ["ship"], 1)
    assert (each(table, "cash"), each(table, "spent"), table.position["counters"]) == ([4, 0, 0], [0, 0, 0], {})


@pytest.mark.clause("aoi.pass.discard")
def test_equal_cards_are_discarded_without_a_question() -> None:
    table = acting("ship ship").do("pass")
    assert (table.hand("A"), table.position["actions"]) == (["ship"], 1)


@pytest.mark.clause("aoi.pass.no_lock")
def test_after_a_pass_every_action_is_open() -> None:
    table = acting("ship brown").do("pass", "discard ship", "build cotton munchen/1 with brown")
    assert (table.counter("munchen/1"), table.turn) == ("A cotton1", "B")
    table = acting("ship ship", counters={"munchen/1": "A cotton1"}).do("pass")
    assert {"railway augsburg-munchen", "develop factory0", "take deck", "pass"} <= set(table.moves())


@pytest.mark.clause("aoi.pass.no_lock")
def test_a_player_who_passed_twice_acts_in_the_next_round() -> None:
    hands = {"B": {"hand": ["ship"] * 2}, "C": {"hand": ["red"] * 2}}
    table = acting("coal coal coal brown", players=hands)
    table.do("pass", "discard coal", "pass", "discard coal", "pass", "pass", "pass", "pass")
    assert (table.turn, table.position["round"], table.position["actions"]) == ("A", 3, 2)
    assert "build coal bohemia/1 with brown" in table.moves()
