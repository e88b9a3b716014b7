"""What a seat may know, and a full state that fits it (brass.setup.distant_tiles, brass.cards.deal: R38)."""

from ironmaster.core.contract import EVERYTHING, Dice, Views
from ironmaster.core.frames import kind_of
from ironmaster.core.position import Data
from ironmaster.core.spec import Setup
from ironmaster.games.brass.law import BrassLaw
from ironmaster.games.brass.loader import Loader
from ironmaster.games.brass.position import describe
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import DRAW, Tables
from ironmaster.kit import deck, hands


class BrassViews(Views[BrassState]):
    """Views and positions of one game. Only its own seat sees a hand."""

    def __init__(self, setup: Setup, law: BrassLaw) -> None:
        super().__init__(setup, law)
        self.t: Tables = law.t

    def describe(self, s: BrassState, seat: int) -> Data:
        return describe(self.t, s, range(self.t.seats) if seat == EVERYTHING else (seat,))

    def read(self, data: Data) -> BrassState:
        return Loader(self.t, data).load()

    def complete(self, view: Data, dice: Dice) -> Data:
        """Deal random unseen cards to the hidden hands."""
        t = self.t
        return hands.completed(view, ("discard",), t.card_ids, t.card_counts, dice, f.NAMES[f.DISCARD])

    def resample(self, s: BrassState, seat: int, dice: Dice) -> BrassState:
        """Deal every hand but that of the seat again."""
        other = s.copy()
        choosing = s.order[s.at] if s.stack and kind_of(s.stack[-1]) == f.DISCARD else -1
        other.hands = deck.dealt_again(other.hands, other.undealt, seat, choosing, dice)
        return other

    def known_to(self, before: BrassState, action: int) -> int:
        return before.order[before.at] if self.t.verb[action] == DRAW else -1
