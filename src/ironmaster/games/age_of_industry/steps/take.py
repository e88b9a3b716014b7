"""DRAW TWO: cards from the face-up pair or from the deck, one after the other (aoi.draw.*)."""

from ironmaster.core.frames import first_of, frame
from ironmaster.core.offers import Offer
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry import pieces
from ironmaster.games.age_of_industry.state import GAP, IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.kit import deck


def limit_refusal(t: Tables, s: IndustryState, seat: int) -> int:
    """aoi.draw.limit, aoi.draw.full."""
    return c.DRAW_FULL if len(s.hands[seat]) >= t.hand_limit else c.ALLOWED


def card_refusal(t: Tables, s: IndustryState, card: int) -> int:
    """Whether a card of that kind lies face up; the number after all kinds is the deck."""
    if card == len(t.card_ids):
        return c.ALLOWED if s.deck else c.DRAW_DECK_EMPTY
    return c.ALLOWED if card in s.face_up else c.DRAW_TWO


def moves(t: Tables, s: IndustryState, seat: int, offer: Offer) -> None:
    """Add every card that the seat may take."""
    if limit_refusal(t, s, seat):
        return
    last = GAP
    for _ in range(len(s.face_up)):
        following = -1
        for card in s.face_up:
            if card > last and (following < 0 or card < following):
                following = card
        if following < 0:
            break
        offer.append(t.take[following])
        last = following
    if s.deck:
        offer.append(t.take_deck)


def apply(t: Tables, s: IndustryState, card: int) -> None:
    """The first card of the action; the gaps are filled after the last (aoi.draw.refill)."""
    s.stack.append(frame(f.REFILL))
    s.stack.append(frame(f.TAKE, t.drawn_cards - 1))
    take(t, s, card)


def apply_again(t: Tables, s: IndustryState, packed: int, card: int) -> None:
    s.stack.pop()
    if first_of(packed) > 1:
        s.stack.append(frame(f.TAKE, first_of(packed) - 1))
    take(t, s, card)


def take(t: Tables, s: IndustryState, card: int) -> None:
    """A face-up card comes into the hand, or chance draws one."""
    if card == len(t.card_ids):
        s.stack.append(frame(f.DRAW))
        return
    seat = s.order[s.at]
    s.face_up[s.face_up.index(card)] = GAP
    s.hands[seat] = deck.added(s.hands[seat], card)


def drawn(s: IndustryState, card: int) -> None:
    """Put a card drawn from the deck into the hand."""
    s.stack.pop()
    seat = s.order[s.at]
    pieces.draw(s, card)
    s.hands[seat] = deck.added(s.hands[seat], card)


def settled(t: Tables, s: IndustryState) -> bool:
    """Whether the second card is not to be chosen, because none may or can be taken (aoi.draw.limit)."""
    some = s.deck > 0 or any(card != GAP for card in s.face_up)
    if some and not limit_refusal(t, s, s.order[s.at]):
        return False
    s.stack.pop()
    return True


def refilled(s: IndustryState) -> bool:
    """Whether no gap is left that the deck could fill."""
    if GAP in s.face_up and s.deck:
        return False
    s.stack.pop()
    return True


def face(s: IndustryState, card: int) -> None:
    """A card from the deck is laid face up."""
    pieces.draw(s, card)
    s.face_up[s.face_up.index(GAP)] = card


def why(t: Tables, s: IndustryState, card: int) -> list[int]:
    """The clauses that keep this card from being taken."""
    found = [limit_refusal(t, s, s.order[s.at]), card_refusal(t, s, card)]
    return [clause for clause in found if clause != c.ALLOWED]
