"""DISCARD and PASS: the card that an action takes (aoi.flow.card_cost, aoi.pass.*)."""

from ironmaster.core.frames import frame
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.kit import deck


def play(s: IndustryState, seat: int, card: int) -> None:
    """Lay a card of the hand on the discard pile (aoi.card.discard)."""
    s.hands[seat] = deck.without(s.hands[seat], card)
    s.discard[card] += 1


def moves(t: Tables, s: IndustryState) -> list[int]:
    return [t.discard[card] for card in deck.distinct(s.hands[s.order[s.at]])]


def apply(s: IndustryState, card: int) -> None:
    s.stack.pop()
    play(s, s.order[s.at], card)


def settled(s: IndustryState) -> bool:
    """Discard automatically if all cards in hand are equal. True if it did."""
    hand = s.hands[s.order[s.at]]
    if hand[0] != hand[-1]:
        return False
    apply(s, hand[0])
    return True


def free_pass(t: Tables, s: IndustryState, seat: int) -> bool:
    """aoi.pass.free: with an empty hand and an empty deck; by switch, with either."""
    no_card, no_deck = not s.hands[seat], s.deck == 0
    return no_card or no_deck if t.free_pass_or else no_card and no_deck


def pass_refusal(t: Tables, s: IndustryState, seat: int) -> int:
    """Whether the seat may pass, with a card or without."""
    return c.ALLOWED if s.hands[seat] or free_pass(t, s, seat) else c.PASS_DISCARD


def free_pass_refusal(t: Tables, s: IndustryState, seat: int) -> int:
    """Whether the seat may keep the card that a pass would take; with an empty hand every pass is free."""
    return c.ALLOWED if t.free_pass_optional and s.hands[seat] and free_pass(t, s, seat) else c.PASS_FREE


def apply_pass(t: Tables, s: IndustryState) -> None:
    """Without a card only if there is none, or no choice about it."""
    seat = s.order[s.at]
    if s.hands[seat] and (t.free_pass_optional or not free_pass(t, s, seat)):
        s.stack.append(frame(f.DISCARD))
    else:
        apply_free_pass(t, s)


def apply_free_pass(t: Tables, s: IndustryState) -> None:
    if t.standstill_ends:
        s.free_passes += 1


def why(s: IndustryState, card: int) -> list[int]:
    """The clauses that keep this card from being discarded now."""
    return [] if card in s.hands[s.order[s.at]] else [c.CARD_DISCARD]
