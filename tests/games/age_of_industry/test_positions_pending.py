"""The pending field of positions of Age of Industry: only states that an action can leave are accepted."""

from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, FastDice
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, Table
from tests.games.fuzzing import play_on
from tests.games.loading import described, loaded, why_refused

GAME = ironmaster.game("age_of_industry", seats=3, board=GERMANY)
SEA = ironmaster.game("age_of_industry", seats=3, board=NEW_ENGLAND)
GAMES = {"germany": GAME, "new_england": SEA}


def acting(display: dict[str, int] | None = None, **position: Any) -> dict[str, Any]:
    """A to act with two cards, and some counters gone from the display."""
    a = {"cash": 9, "hand": ["coal", "red"], "display": display or {}}
    return {"players": {"A": a, "B": {"hand": ["red"]}}, **position}


PLAIN = acting()
GONE = {"cotton1": 0, "cotton2": 0, "cotton3": 1, "coal1": 1}
"""One cotton mill 3 and one coal mine 1 are on no display: they are what A is about to lay."""
MINES: dict[str, Any] = {
    "counters": {"essen/1": "B coal1", "hannover/1": "C iron1", "cologne/1": "A iron1 flipped", "kiel/1": "A port1"},
    "railways": {"essen-hannover": "A", "cologne-essen": "B"},
}
BUILDING = acting(GONE, **MINES)
RICH = acting(**MINES)
MILL = "counter essen/3 cotton3"
PORTS = {"portland/1": "B port1", "salem/1": "A port2"}
SHIP = acting(counters={**PORTS, "gulf_of_maine/1": "A ship2"})
OVER_SHIP = acting({"ship2": 0, "ship4": 0}, counters={**PORTS, "gulf_of_maine/1": "A ship2 flipped"})
FULL = {"players": {"A": {"hand": ["coal"] * 4 + ["red"] * 5}}}
EIGHT = {"players": {"A": {"hand": ["coal"] * 4 + ["red"] * 4}}}

SOUND: list[tuple[str, dict[str, Any], list[str]]] = [
    ("germany", PLAIN, ["end"]),
    ("germany", PLAIN, ["end", "discard"]),
    ("germany", {**PLAIN, "actions": 1}, ["end", "discard"]),
    ("germany", PLAIN, ["end", "scrap coal2", "discard"]),
    ("germany", PLAIN, ["end", "scrap factory0"]),
    ("germany", PLAIN, ["end", "refill"]),
    ("germany", PLAIN, ["end", "refill", "draw"]),
    ("germany", PLAIN, ["end", "refill", "take 1"]),
    ("germany", FULL, ["end", "refill", "take 1"]),
    ("germany", EIGHT, ["end", "refill", "take 1", "draw"]),
    ("germany", BUILDING, ["end", "counter bohemia/1 coal1"]),
    ("germany", BUILDING, ["end", "counter bohemia/1 coal1", "discard"]),
    ("germany", BUILDING, ["end", MILL, "iron essen essen", "coal essen essen", "discard"]),
    ("germany", BUILDING, ["end", MILL, "iron essen essen", "coal essen essen"]),
    ("germany", BUILDING, ["end", MILL, "iron essen essen"]),
    ("germany", BUILDING, ["end", MILL]),
    ("germany", BUILDING, ["end", "sell_again"]),
    ("germany", BUILDING, ["end", "counter kiel/1 port1"]),
    ("germany", RICH, ["end", "lay hannover-kassel", "iron hannover kassel", "coal hannover kassel"]),
    ("germany", RICH, ["end", "lay hannover-kassel"]),
    ("new_england", SHIP, ["end", "counter gulf_of_maine/1 ship2", "coal gulf_of_maine gulf_of_maine"]),
    ("new_england", SHIP, ["end", "counter salem/1 port2", "coal salem salem"]),
    ("new_england", OVER_SHIP, ["end", "counter gulf_of_maine/1 ship4"]),
]


@pytest.mark.parametrize(("board", "setting", "pending"), SOUND)
def test_a_possible_pending_state_is_loaded_and_played_on(
    board: str, setting: dict[str, Any], pending: list[str]
) -> None:
    game = GAMES[board]
    state = loaded(game, {**setting, "pending": pending})
    assert game.views.load(game.views.position(state)).key() == state.key()
    play_on(game, state, FastDice(1))


@pytest.mark.parametrize(
    ("pending", "face_up", "deck"),
    [(["end", "refill", "draw"], ["red", None], 1), (["end", "refill"], [None, None], 2)],
)
def test_chance_may_be_pending(pending: list[str], face_up: list[str | None], deck: int) -> None:
    """Only if an outcome is possible: with an empty deck no card is drawn and the gaps stay."""
    state = loaded(GAME, {**PLAIN, "face_up": face_up, "deck": deck, "pending": pending})
    assert GAME.law.to_act(state) == CHANCE
    assert sum(weight for _, weight in GAME.law.outcomes(state)) == deck
    empty = {**PLAIN, "face_up": face_up, "deck": 0, "pending": pending}
    if "draw" in pending:
        assert why_refused(GAME, empty) == ("pending", "pending")
    else:
        assert described(GAME, empty)["pending"] == []


UNSOUND: list[tuple[str, dict[str, Any], list[str]]] = [
    *(("germany", PLAIN, [word]) for word in ("", "discard", "end end", "END", "coal", "take 1", "dance", "\n")),
    ("germany", PLAIN, ["end", "end"]),
    ("germany", PLAIN, ["end", "discard", "end"]),
    ("germany", PLAIN, ["end", "discard", "discard"]),
    ("germany", PLAIN, ["end", "take 1"]),
    ("germany", PLAIN, ["end", "draw"]),
    ("germany", PLAIN, ["end", "refill", "take 0"]),
    ("germany", PLAIN, ["end", "refill", "take 2"]),
    ("germany", PLAIN, ["end", "refill", "draw", "take 1"]),
    ("germany", FULL, ["end", "refill", "draw"]),
    ("germany", FULL, ["end", "refill", "take 1", "draw"]),
    ("germany", {**PLAIN, "actions": 0}, ["end"]),
    ("germany", {**PLAIN, "actions": 0}, ["end", "discard"]),
    ("germany", {**PLAIN, "turn": "C"}, ["end", "discard"]),
    ("germany", {**PLAIN, "phase": "repay"}, ["end"]),
    ("germany", {**PLAIN, "phase": "deal"}, ["end"]),
    ("germany", {**PLAIN, "phase": "over"}, ["end"]),
    ("germany", PLAIN, ["end", "scrap gold1"]),
    ("germany", PLAIN, ["end", "scrap"]),
    ("germany", BUILDING, ["end", "scrap cotton1", "discard"]),
    ("germany", PLAIN, ["end", "iron essen essen"]),
    ("germany", PLAIN, ["end", "coal essen nowhere"]),
    ("germany", BUILDING, ["end", "counter bohemia/1 coal2"]),
    ("germany", BUILDING, ["end", "counter bohemia/1 ship2"]),
    ("germany", BUILDING, ["end", "counter bohemia/1 cotton3"]),
    ("germany", BUILDING, ["end", "counter essen/1 coal1"]),
    ("germany", BUILDING, ["end", "counter cologne/2 cotton3"]),
    ("germany", {**BUILDING, "turn": "B"}, ["end", MILL]),
    ("germany", BUILDING, ["end", MILL, "coal essen essen", "iron essen essen"]),
    ("germany", BUILDING, ["end", MILL, "coal essen cologne"]),
    ("germany", BUILDING, ["end", MILL, "iron cologne cologne"]),
    ("germany", BUILDING, ["end", "counter munchen/1 cotton3", "coal munchen munchen"]),
    ("germany", BUILDING, ["end", "counter bohemia/1 coal1", "coal bohemia bohemia"]),
    ("germany", BUILDING, ["end", "counter bohemia/1 coal1", "iron bohemia bohemia"]),
    ("germany", BUILDING, ["end", "counter kiel/1 port1", "coal kiel kiel"]),
    ("germany", BUILDING, ["end", "counter rostock/1 port1"]),
    ("germany", BUILDING, ["end", "lay essen-hannover"]),
    ("germany", BUILDING, ["end", "lay austria-munchen"]),
    ("germany", BUILDING, ["end", "lay hannover-kassel", "discard"]),
    ("germany", RICH, ["end", "lay hannover-kassel", "coal kassel hannover"]),
    ("germany", {**RICH, "turn": "C"}, ["end", "lay hannover-kassel", "coal hannover kassel"]),
    ("new_england", SHIP, ["end", "counter portland/1 port1"]),
    ("new_england", SHIP, ["end", "counter salem/1 port1"]),
    ("new_england", OVER_SHIP, ["end", "counter gulf_of_maine/1 ship0"]),
    ("new_england", SHIP, ["end", "counter massachusetts_bay/1 ship2"]),
    (
        "new_england",
        acting(counters={**PORTS, "gulf_of_maine/1": "A ship4 rebuilt"}),
        ["end", "counter gulf_of_maine/1 ship2"],
    ),
]


@pytest.mark.parametrize("number", range(len(UNSOUND)))
def test_an_impossible_pending_state_is_refused(number: int) -> None:
    board, setting, pending = UNSOUND[number]
    assert why_refused(GAMES[board], {**setting, "pending": pending}) == ("pending", "pending")


def test_the_test_positions_are_valid() -> None:
    for board, setting, _ in UNSOUND:
        assert loaded(GAMES[board], {**setting, "pending": []})


@pytest.mark.parametrize("pending", ["end", {"end": 1}, [1], [None], [["end"]], 3])
def test_pending_is_a_list_of_texts(pending: object) -> None:
    assert why_refused(GAME, {**PLAIN, "pending": pending}) == ("type", "pending")


def test_pending_scrap_names_a_counter_that_may_be_developed() -> None:
    """With the switch, only the lowest counter of its industry may be."""
    strict = ironmaster.game("age_of_industry", seats=3, board=GERMANY, rules={"develop_lowest_only": True})
    assert loaded(strict, {**PLAIN, "pending": ["end", "scrap coal1", "discard"]})
    assert why_refused(strict, {**PLAIN, "pending": ["end", "scrap coal2", "discard"]}) == ("pending", "pending")


def test_pending_decisions_continue_as_in_the_game() -> None:
    table = Table({**BUILDING, "pending": ["end", MILL, "iron essen essen", "coal essen essen", "discard"]})
    table.do("discard red")
    assert (table.counter("essen/3"), table.counter("essen/1")) == ("A cotton3", "B coal1 2")
    assert (table.counter("hannover/1"), table.hand("A")) == ("C iron1 2", ["coal"])
    assert (table.player("A")["cash"], table.position["actions"]) == (9, 1), "the price was paid before"
