"""Reasons for refusals of arbitrary texts, beyond the interned moves, in states of random games."""

import pytest
from hypothesis import strategies as st

import ironmaster
from ironmaster.core.position import Data
from ironmaster.games.industria.board import read_board
from ironmaster.games.industria.reasons import MOMENTS, decision
from ironmaster.games.industria.state import IndustriaState
from tests.games.asking import (
    Samples,
    best_liked,
    check_offers_and_refusals,
    is_no_move,
    well_formed_test,
    written_test,
)

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
GAMES = [
    ironmaster.game("industria", seats=seats, rules=rules)
    for seats, rules in (
        (3, {}),
        (4, {}),
        (4, {"raw_tile_cash": "build", "zero_bid": True}),
        (3, {"raw_tile_cash": "any"}),
    )
]
TWO_SOURCES: Data = {
    "epoch": 2,
    "phase": "build",
    "laying": "ironworks",
    "players": {"A": {"cash": 9, "hand": ["ironworks", "raw_stone_1"]}},
}
"""A choice between a tile and the bank, which random games rarely reach."""
LIKED = {"lay": 9, "use": 5, "buy": 5, "bid": 3}


def liked(text: str) -> tuple[int, ...]:
    """Prefers building, and cheap bids among bids."""
    verb, *rest = text.split()
    return LIKED.get(verb, 1), -int(rest[0]) if verb == "bid" else 0


ASKED = Samples(GAMES, 6, best_liked(liked), TWO_SOURCES)
CHANCES = ("first", "reveal")

test_whatever_is_well_formed_is_offered_or_refused_in_words = well_formed_test(ASKED, WELL_FORMED)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_move_is_either_offered_or_refused(number: int) -> None:
    """Every interned move, in one state of each kind of decision in each epoch."""
    asked = {}
    for state in ASKED.states(number):
        assert isinstance(state, IndustriaState)
        asked[decision(state), state.epoch] = state
    assert {kind for kind, _ in asked} == {*MOMENTS, "chance", "over"}
    for state in asked.values():
        check_offers_and_refusals(GAMES[number], state, CHANCES)


WORDS = ["from", "bank", "A", "E", "quarry", "raw_wood_1", "wood", "10", "-10", "sawmill", "gold"]
VERBS = ["offer", "bid", "pass", "sell", "keep", "lay", "cash", "stop", "use", "buy", *CHANCES, "undo"]


test_whatever_is_written_is_a_move_or_a_parse_error = written_test(ASKED, 100, VERBS + WORDS)


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
def test_an_invalid_move_is_refused_with_its_error(text: str, case: str) -> None:
    is_no_move(GAMES[0], ASKED.states(0)[0], text, case)


@pytest.mark.parametrize(
    ("text", "canonical"),
    [("  BID   3 ", "bid 3"), ("Buy Wood FROM Bank", "buy wood from bank"), ("bid 007", "bid 7"), ("PASS", "pass")],
)
def test_case_and_spaces_do_not_matter(text: str, canonical: str) -> None:
    assert GAMES[0].law.canonical(text) == canonical
