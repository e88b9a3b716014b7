"""Why, asked about anything that can be written: wider than the interned moves, in states of random games."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ironmaster
from ironmaster.core.contract import FastDice, Game, State
from ironmaster.core.position import Data
from ironmaster.games.industria.board import read_board
from ironmaster.games.industria.reasons import MOMENTS, decision
from ironmaster.games.industria.state import IndustriaState
from tests.games.asking import is_no_move, move_or_parse_error, offered_or_refused, played

BOARD = read_board("industria")
EARLY = [tile.id for tile in BOARD.tile if tile.epoch < 5]
TILES = st.sampled_from(EARLY)
MATERIALS = st.sampled_from([material.id for material in BOARD.material])
WELL_FORMED = st.one_of(
    st.builds("{} {}".format, st.sampled_from(["offer", "lay", "cash", "use"]), TILES),
    st.builds("bid {}".format, st.integers(0, 30) | st.sampled_from([99, 9999, 999_999])),
    st.builds("buy {} from {}".format, MATERIALS, st.sampled_from(["A", "B", "C", "bank"])),
    st.sampled_from(["pass", "sell", "keep", "stop"]),
)
SETTINGS: list[tuple[int, dict[str, object]]] = [
    (3, {}),
    (4, {}),
    (4, {"raw_tile_cash": "build", "zero_bid": True}),
    (3, {"raw_tile_cash": "off"}),
]
TWO_SOURCES: Data = {
    "epoch": 2,
    "phase": "build",
    "laying": "ironworks",
    "players": {"A": {"cash": 9, "hand": ["ironworks", "raw_stone_1"]}},
}
"""A choice between a tile and the bank, which does not often come up by itself."""
LIKED = {"lay": 9, "use": 5, "buy": 5, "bid": 3}


@cache
def states(number: int) -> tuple[Game, list[State]]:
    """A game and the states of a few games played with it, by players who like to build."""
    seats, rules = SETTINGS[number]
    game = ironmaster.game("industria", seats=seats, rules=rules)
    return game, [*played(game, FastDice(number), 6, liked), game.load(TWO_SOURCES)]


def liked(text: str) -> tuple[int, ...]:
    """Building before all else, cheap bids among bids."""
    verb, *rest = text.split()
    return LIKED.get(verb, 1), -int(rest[0]) if verb == "bid" else 0


@given(
    number=st.sampled_from(range(len(SETTINGS))), place=st.integers(0, 5000), texts=st.lists(WELL_FORMED, max_size=8)
)
@settings(derandomize=True, deadline=None, max_examples=250)
def test_whatever_is_well_formed_is_offered_or_refused_in_words(number: int, place: int, texts: list[str]) -> None:
    game, found = states(number)
    offered_or_refused(game, found[place % len(found)], texts)


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_offers_and_refusals_meet_in_every_decision(number: int) -> None:
    """Every move that could ever be made, in one state of each kind of decision in each epoch."""
    game, found = states(number)
    texts = [text for text in map(game.actions.text, range(len(game.actions))) if text.split()[0] not in CHANCES]
    asked = {}
    for state in found:
        assert isinstance(state, IndustriaState)
        asked[decision(state), state.epoch] = state
    assert {kind for kind, _ in asked} == {*MOMENTS, "chance", "over"}
    for (kind, _), state in asked.items():
        offered = set() if kind in ("chance", "over") else set(game.actions.texts(game.moves(state)))
        assert {text for text in texts if not game.why(state, text)} == offered


CHANCES = ("first", "reveal")
WORDS = ["from", "bank", "A", "E", "quarry", "raw_wood_1", "wood", "10", "-10", "sawmill", "gold"]
VERBS = ["offer", "bid", "pass", "sell", "keep", "lay", "cash", "stop", "use", "buy", *CHANCES, "undo"]


@given(st.lists(st.sampled_from(VERBS + WORDS) | st.text(max_size=4), max_size=6).map(" ".join))
@settings(derandomize=True, deadline=None, max_examples=250)
def test_whatever_is_written_is_a_move_or_a_parse_error(text: str) -> None:
    game, found = states(0)
    move_or_parse_error(game, found[100], text)


MALFORMED = [
    ("", "empty"),
    ("   ", "empty"),
    ("x" * 201, "text"),
    ("dance", "verb"),
    ("reveal quarry", "chance"),
    ("first A", "chance"),
    ("offer", "shape"),
    ("offer quarry sawmill", "shape"),
    ("pass now", "shape"),
    ("sell quarry", "shape"),
    ("buy wood bank", "shape"),
    ("buy wood for bank", "shape"),
    ("offer mill", "tile"),
    ("buy gold from bank", "material"),
    ("buy wood from D", "seller"),
    ("buy wood from banks", "seller"),
    ("bid ten", "number"),
    ("bid -10", "number"),
    ("bid 1e3", "number"),
    ("bid ²", "number"),
    ("bid 99999999", "number"),
]


@pytest.mark.parametrize(("text", "case"), MALFORMED)
def test_what_is_no_move_is_refused_by_what_is_wrong_with_it(text: str, case: str) -> None:
    game, found = states(0)
    is_no_move(game, found[0], text, case)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [("  BID   3 ", "bid 3"), ("Buy Wood FROM Bank", "buy wood from bank"), ("bid 007", "bid 7"), ("PASS", "pass")],
)
def test_case_and_blanks_do_not_matter(text: str, canonical: str) -> None:
    assert states(0)[0].canonical(text) == canonical
