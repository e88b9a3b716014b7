"""Unordered decks and sorted hands."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.kit import deck

COUNTS = st.lists(st.integers(0, 5), min_size=1, max_size=12)
HANDS = st.lists(st.integers(0, 9), max_size=8).map(lambda cards: tuple(sorted(cards)))


@given(COUNTS)
@settings(derandomize=True, deadline=None, max_examples=100)
def test_every_card_holds_one_ticket(counts: list[int]) -> None:
    picked = Counter(deck.pick(counts, ticket) for ticket in range(deck.size(counts)))
    assert picked == +Counter(dict(enumerate(counts)))
    assert deck.size(counts) == sum(counts)


@pytest.mark.parametrize(("counts", "ticket"), [([], 0), ([0, 0], 0), ([1, 2], 3), ([1], 100)])
def test_a_ticket_beyond_the_deck_is_refused(counts: list[int], ticket: int) -> None:
    with pytest.raises(ValueError, match="beyond"):
        deck.pick(counts, ticket)


def test_picking_does_not_change_the_deck() -> None:
    counts = [2, 0, 1]
    deck.pick(counts, 2)
    assert counts == [2, 0, 1]


@given(HANDS, st.integers(0, 9))
@settings(derandomize=True, deadline=None, max_examples=100)
def test_an_added_card_is_in_the_sorted_hand_and_can_be_played(hand: tuple[int, ...], card: int) -> None:
    fuller = deck.added(hand, card)
    assert fuller == tuple(sorted((*hand, card)))
    assert deck.without(fuller, card) == hand


@given(HANDS.filter(bool))
@settings(derandomize=True, deadline=None, max_examples=100)
def test_playing_a_card_takes_one_of_its_kind(hand: tuple[int, ...]) -> None:
    for card in hand:
        assert Counter(hand) - Counter(deck.without(hand, card)) == Counter([card])


def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    with pytest.raises(ValueError):
        deck.without((1, 3), 2)


@given(HANDS)
@settings(derandomize=True, deadline=None, max_examples=100)
def test_kinds_of_a_hand_are_named_once_in_order(hand: tuple[int, ...]) -> None:
    assert deck.distinct(hand) == sorted(set(hand))
