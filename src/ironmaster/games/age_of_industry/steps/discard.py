"""DISCARD and PASS: the card that an action takes (aoi.flow.card_cost, aoi.pass.*)."""

from ironmaster.core.frames import frame, kind_of
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.kit import deck


def play(s: IndustryState, seat: int, card: int) -> None:
    """Lay a card of the hand on the discard pile (aoi.card.discard)."""
    s.hands[seat] = deck.without(s.hands[seat], card)
    s.discard[card] += 1


def without_idle(t: Tables, hand: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that may pay for a combined build (aoi.card.ship_germany)."""
    return tuple([card for card in hand if card != t.idle_card])


def idle(t: Tables, s: IndustryState) -> int:
    """A kind of card that may not be discarded for the action under way, a combined build; -1 for none."""
    return t.idle_card if len(s.stack) > 1 and kind_of(s.stack[1]) == f.COUNTER else -1


def allowed(t: Tables, s: IndustryState) -> tuple[int, ...]:
    """The cards of the hand that may be discarded for the action under way."""
    hand = s.hands[s.order[s.at]]
    return hand if idle(t, s) < 0 else without_idle(t, hand)


def moves(t: Tables, s: IndustryState) -> list[int]:
    return [t.discard[card] for card in deck.distinct(allowed(t, s))]


def apply(s: IndustryState, card: int) -> None:
    s.stack.pop()
    play(s, s.order[s.at], card)


def settled(t: Tables, s: IndustryState) -> bool:
    """Discard automatically if all cards that serve are equal. True if it did."""
    hand = allowed(t, s)
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


def why(t: Tables, s: IndustryState, card: int) -> list[int]:
    """The clauses that keep this card from being discarded now."""
    if card not in s.hands[s.order[s.at]]:
        return [c.CARD_DISCARD]
    return [] if card in allowed(t, s) else [c.CARD_SHIP_GERMANY]
