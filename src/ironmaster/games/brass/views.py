"""What a seat may know, and a full state that fits it (brass.setup.distant_tiles, brass.cards.deal: R38)."""

from ironmaster.core import frames
from ironmaster.core.contract import EVERYTHING, Dice, Views
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
    """Views and positions of one game: a hand is known to its seat alone."""

    def __init__(self, setup: Setup, law: BrassLaw) -> None:
        super().__init__(setup, law)
        self.t: Tables = law.t

    def describe(self, s: BrassState, seat: int) -> Data:
        return describe(self.t, s, range(self.t.seats) if seat == EVERYTHING else (seat,))

    def read(self, data: Data) -> BrassState:
        return Loader(self.t, data).load()

    def complete(self, view: Data, dice: Dice) -> Data:
        """Deal unseen cards at random to the hands that are hidden."""
        discard = view["discard"]
        assert isinstance(discard, list)
        unseen = self.t.card_counts[:]
        for name in discard:
            unseen[self.t.card_ids.index(name)] -= 1
        return hands.completed(view, unseen, self.t.card_ids, dice, f.NAMES[f.DISCARD])

    def resample(self, s: BrassState, seat: int, dice: Dice) -> BrassState:
        """Deal every hand but that of the seat again; who is asked for a card has more than one kind."""
        acting = s.order[s.at]
        while True:
            other = s.copy()
            other.hands = deck.dealt_again(other.hands, other.undealt, seat, dice)
            if not s.stack or frames.kind_of(s.stack[-1]) != f.DISCARD or len(deck.distinct(other.hands[acting])) > 1:
                return other

    def known_to(self, before: BrassState, action: int) -> int:
        return before.order[before.at] if self.t.verb[action] == DRAW else -1
