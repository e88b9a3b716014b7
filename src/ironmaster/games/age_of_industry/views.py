"""What a seat may know, and a full state that fits it (aoi.info.hidden)."""

from ironmaster.core.contract import EVERYTHING, Dice, Views
from ironmaster.core.frames import kind_of
from ironmaster.core.position import Data
from ironmaster.core.spec import Setup
from ironmaster.games.age_of_industry import flow
from ironmaster.games.age_of_industry.law import IndustryLaw
from ironmaster.games.age_of_industry.loader import Loader
from ironmaster.games.age_of_industry.position import describe
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import discard
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import DRAW, Tables
from ironmaster.kit import deck, hands


class IndustryViews(Views[IndustryState]):
    """Views and positions of one game. Only its own seat sees a hand."""

    def __init__(self, setup: Setup, law: IndustryLaw) -> None:
        super().__init__(setup, law)
        self.t: Tables = law.t

    def describe(self, s: IndustryState, seat: int) -> Data:
        return describe(self.t, s, range(self.t.seats) if seat == EVERYTHING else (seat,))

    def read(self, data: Data) -> IndustryState:
        return Loader(self.t, data).load()

    def complete(self, view: Data, dice: Dice) -> Data:
        """Deal random unseen cards to the hidden hands."""
        t = self.t
        pending = view["pending"]
        assert isinstance(pending, list)
        building = any(str(frame).startswith(f.NAMES[f.COUNTER]) for frame in pending)
        idle = t.card_ids[t.idle_card] if building and t.idle_card >= 0 else ""
        shown = ("discard", "face_up")
        return hands.completed(view, shown, t.card_ids, t.card_counts, dice, f.NAMES[f.DISCARD], idle)

    def resample(self, s: IndustryState, seat: int, dice: Dice) -> IndustryState:
        """Deal every hand but that of the seat again."""
        t, other = self.t, s.copy()
        choosing = s.order[s.at] if s.stack and kind_of(s.stack[-1]) == f.DISCARD else -1
        other.hands = deck.dealt_again(other.hands, other.undealt, seat, choosing, dice, discard.idle(t, s))
        return other

    def known_to(self, before: IndustryState, action: int) -> int:
        hidden = self.t.verb[action] == DRAW and flow.into_hand(before)
        return before.order[before.at] if hidden else -1
