"""What a seat may know, and a full state that fits it (aoi.info.hidden)."""

from ironmaster.core import frames
from ironmaster.core.contract import Dice
from ironmaster.core.position import Data
from ironmaster.games.age_of_industry.position import describe
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.kit import deck, hands


def view(t: Tables, s: IndustryState, seat: int) -> Data:
    """The position with the hand of this seat alone (-1: with no hand at all)."""
    return describe(t, s, (seat,))


def complete(t: Tables, seen: Data, dice: Dice) -> Data:
    """A full position that the view allows: unseen cards are dealt at random to the hands that are hidden."""
    discard, face_up = seen["discard"], seen["face_up"]
    assert isinstance(discard, list) and isinstance(face_up, list)
    unseen = t.card_counts[:]
    for name in [*discard, *(card for card in face_up if card is not None)]:
        unseen[t.card_ids.index(name)] -= 1
    return hands.completed(seen, unseen, t.card_ids, dice, f.NAMES[f.DISCARD])


def resampled(s: IndustryState, seat: int, dice: Dice) -> IndustryState:
    """The state with every hand but that of the seat dealt again; who is asked for a card has more than one kind."""
    acting = s.order[s.at]
    while True:
        other = s.copy()
        other.hands = deck.dealt_again(other.hands, other.undealt, seat, dice)
        if not s.stack or frames.kind_of(s.stack[-1]) != f.DISCARD or len(deck.distinct(other.hands[acting])) > 1:
            return other
