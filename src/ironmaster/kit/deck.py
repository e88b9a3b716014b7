"""Unordered decks: the number of cards left of each kind. Without an order, a state cannot reveal the next card."""

from ironmaster.core.contract import Dice


def pick(counts: list[int], ticket: int) -> int:
    """The kind of a ticket, 0 <= ticket < sum(counts). Each kind has as many tickets as cards.

    >>> [pick([2, 0, 1], ticket) for ticket in range(3)]
    [0, 0, 2]
    """
    for kind in range(len(counts)):
        ticket -= counts[kind]
        if ticket < 0:
            return kind
    raise ValueError("the ticket is beyond the deck")


def size(counts: list[int]) -> int:
    """How many cards are left."""
    total = 0
    for number in counts:
        total += number
    return total


def without(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The sorted hand after one card of the kind is played.

    >>> without((1, 4, 4, 7), 4)
    (1, 4, 7)
    """
    at = hand.index(kind)
    return hand[:at] + hand[at + 1 :]


def added(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The sorted hand after one card of the kind is drawn.

    >>> added((1, 4, 7), 4)
    (1, 4, 4, 7)
    """
    at = 0
    while at < len(hand) and hand[at] <= kind:
        at += 1
    return hand[:at] + (kind,) + hand[at:]


def distinct(hand: tuple[int, ...]) -> list[int]:
    """The kinds in a sorted hand, each once.

    >>> distinct((1, 4, 4, 7))
    [1, 4, 7]
    """
    kinds: list[int] = []
    last = -1
    for kind in hand:
        if kind != last:
            kinds.append(kind)
            last = kind
    return kinds


def deal(counts: list[int], cards: int, dice: Dice) -> list[int]:
    """Random cards, removed from the deck."""
    dealt: list[int] = []
    for _ in range(cards):
        kind = pick(counts, dice.below(size(counts)))
        counts[kind] -= 1
        dealt.append(kind)
    return dealt


def dealt_again(
    hands: list[tuple[int, ...]], undealt: list[int], known: int, choosing: int, dice: Dice, idle: int = -1
) -> list[tuple[int, ...]]:
    """Deal new hands to all seats except the known one, from their cards and the undealt ones. Changes `undealt`.

    The seat that is choosing a card (-1: none) gets more than one kind of card, besides the one that it may not choose.
    """
    left = undealt[:]
    while True:
        undealt[:] = left
        dealt = _dealt(hands, undealt, known, dice)
        if choosing < 0 or len([card for card in distinct(dealt[choosing]) if card != idle]) > 1:
            return dealt


def _dealt(hands: list[tuple[int, ...]], undealt: list[int], known: int, dice: Dice) -> list[tuple[int, ...]]:
    for seat in range(len(hands)):
        if seat != known:
            for kind in hands[seat]:
                undealt[kind] += 1
    dealt: list[tuple[int, ...]] = []
    for seat in range(len(hands)):
        hand = hands[seat]
        dealt.append(hand if seat == known else tuple(sorted(deal(undealt, len(hand), dice))))
    return dealt
