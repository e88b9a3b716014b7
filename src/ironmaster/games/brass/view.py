"""What a seat may know, and a full state that fits it (brass.setup.distant_tiles, brass.cards.deal: R38)."""

from ironmaster.core import frames
from ironmaster.core.contract import Dice
from ironmaster.core.position import Data
from ironmaster.games.brass.position import describe
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import Tables
from ironmaster.kit import deck, hands


def view(t: Tables, s: BrassState, seat: int) -> Data:
    """The position with the hand of this seat alone (-1: with no hand at all)."""
    return describe(t, s, (seat,))


def complete(t: Tables, seen: Data, dice: Dice) -> Data:
    """A full position that the view allows: unseen cards are dealt at random to the hands that are hidden."""
    discard = seen["discard"]
    assert isinstance(discard, list)
    unseen = t.card_counts[:]
    for name in discard:
        unseen[t.card_ids.index(name)] -= 1
    return hands.completed(seen, unseen, t.card_ids, dice, f.NAMES[f.DISCARD])


def resampled(s: BrassState, seat: int, dice: Dice) -> BrassState:
    """The state with every hand but that of the seat dealt again; who is asked for a card has more than one kind."""
    acting = s.order[s.at]
    while True:
        other = s.copy()
        other.hands = deck.dealt_again(other.hands, other.undealt, seat, dice)
        if not s.stack or frames.kind_of(s.stack[-1]) != f.DISCARD or len(deck.distinct(other.hands[acting])) > 1:
            return other
