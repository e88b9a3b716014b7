"""What a seat may know, and a full state that fits it (aoi.info.hidden)."""

from ironmaster.core import frames
from ironmaster.core.contract import EVERYTHING, Dice, Views
from ironmaster.core.position import Data
from ironmaster.core.spec import Setup
from ironmaster.games.age_of_industry import flow
from ironmaster.games.age_of_industry.law import IndustryLaw
from ironmaster.games.age_of_industry.loader import Loader
from ironmaster.games.age_of_industry.position import describe
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import DRAW, Tables
from ironmaster.kit import deck, hands


class IndustryViews(Views[IndustryState]):
    """Views and positions of one game: a hand is known to its seat alone."""

    def __init__(self, setup: Setup, law: IndustryLaw) -> None:
        super().__init__(setup, law)
        self.t: Tables = law.t

    def describe(self, s: IndustryState, seat: int) -> Data:
        return describe(self.t, s, range(self.t.seats) if seat == EVERYTHING else (seat,))

    def read(self, data: Data) -> IndustryState:
        return Loader(self.t, data).load()

    def complete(self, view: Data, dice: Dice) -> Data:
        """Deal unseen cards at random to the hands that are hidden."""
        discard, face_up = view["discard"], view["face_up"]
        assert isinstance(discard, list) and isinstance(face_up, list)
        unseen = self.t.card_counts[:]
        for name in [*discard, *(card for card in face_up if card is not None)]:
            unseen[self.t.card_ids.index(name)] -= 1
        return hands.completed(view, unseen, self.t.card_ids, dice, f.NAMES[f.DISCARD])

    def resample(self, s: IndustryState, seat: int, dice: Dice) -> IndustryState:
        """Deal every hand but that of the seat again; who is asked for a card has more than one kind."""
        acting = s.order[s.at]
        while True:
            other = s.copy()
            other.hands = deck.dealt_again(other.hands, other.undealt, seat, dice)
            if not s.stack or frames.kind_of(s.stack[-1]) != f.DISCARD or len(deck.distinct(other.hands[acting])) > 1:
                return other

    def known_to(self, before: IndustryState, action: int) -> int:
        hidden = self.t.verb[action] == DRAW and flow.into_hand(before)
        return before.order[before.at] if hidden else -1
