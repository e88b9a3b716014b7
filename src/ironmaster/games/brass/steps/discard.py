"""DISCARD and PASS: the card that pays for an action (brass.cards.discard, brass.turn.pass)."""

from ironmaster.core.frames import frame
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps.frames import DISCARD
from ironmaster.games.brass.tables import Tables
from ironmaster.kit import deck


def play(s: BrassState, seat: int, card: int) -> None:
    """Put a card of the hand on the discard pile."""
    s.hands[seat] = deck.without(s.hands[seat], card)
    s.discard[card] += 1


def moves(t: Tables, s: BrassState) -> list[int]:
    return [t.discard[card] for card in deck.distinct(s.hands[s.order[s.at]])]


def apply(s: BrassState, card: int) -> None:
    s.stack.pop()
    play(s, s.order[s.at], card)


def apply_pass(s: BrassState) -> None:
    """brass.turn.pass: skip the action, but discard a card."""
    s.stack.append(frame(DISCARD))


def settled(s: BrassState) -> bool:
    """Discard automatically if all cards in hand are equal. True if it did."""
    hand = s.hands[s.order[s.at]]
    if hand[0] != hand[-1]:
        return False
    apply(s, hand[0])
    return True


def why(s: BrassState, card: int) -> list[int]:
    """The clauses that keep this card from being discarded now."""
    return [] if card in s.hands[s.order[s.at]] else [c.CARDS_DISCARD]
