"""The use of cards in hand, and the number of builds that cards and actions allow."""

from ironmaster.bots.age_of_industry.survey import Survey
from ironmaster.core.frames import first_of, kind_of
from ironmaster.games.age_of_industry.pieces import lowest
from ironmaster.games.age_of_industry.state import GAP, IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.steps import reach
from ironmaster.games.age_of_industry.tables import COTTON, FACTORY, KINDS, SHIP, Tables
from ironmaster.kit import bits


class Hand:
    """Cards by the best counter that each allows its owner to build."""

    def __init__(self, t: Tables, survey: Survey, w: dict[str, float]) -> None:
        self.t: Tables = t
        self.survey: Survey = survey
        self.w_useless: float = w["useless_card"]
        self.w_unknown: float = w["unknown_card"]
        self.w_share: float = w["display_share"]
        self.w_full_hand: float = w["full_hand"]
        self.w_again: float = w["same_card_again"]
        self.w_few_sites: float = w["few_sites"]
        self.w_other_actions: float = w["other_actions"]
        self.w_other_worth: float = w["other_action_worth"]
        self.w_present: float = w["present_action"]
        self.w_sell_action: float = w["sell_action"]
        self.heads: list[float] = [0.0] * KINDS
        """The value of the lowest counter of each stack."""
        self.within: int = 0
        self.free: int = 0
        self.best: float = 1.0

    def look(self, s: IndustryState, seat: int) -> None:
        """Compute what the seat could build and where, regardless of its cards."""
        t = self.t
        self.best = 1.0
        for industry in range(KINDS):
            face = lowest(t, s, seat, industry)
            head = 0.0
            if face >= 0 and t.face_buildable[face]:
                head = max(0.0, self.survey.promise[face])
            self.heads[industry] = head
            if head > self.best:
                self.best = head
        self.free = t.every_space & ~s.taken & ~s.full[seat]
        self.within = reach.by_card(t, s, seat)

    def worth(self, s: IndustryState, seat: int, card: int) -> float:
        """The use of a card for the seat: 1 allows the best build, almost 0 none."""
        t = self.t
        industry = t.card_industry[card]
        best = 0.0
        if industry >= 0:
            sites = self.within
            if industry == SHIP and t.spaces_for[SHIP]:
                sites |= reach.ships_by_port(t, s, seat)
            number = bits.count(sites & self.free & t.space_mask[industry])
            if number:
                best = self.heads[industry] * (1.0 if number > 1 else self.w_few_sites)
        else:
            sites = t.coloured[card] & self.free
            if sites:
                for kind in range(KINDS):
                    if self.heads[kind] > best and sites & t.space_mask[kind] and self._afloat(s, kind, sites):
                        best = self.heads[kind]
        return self.w_useless + (1.0 - self.w_useless) * min(1.0, best / self.best)

    def _afloat(self, s: IndustryState, kind: int, sites: int) -> bool:
        """Whether a ship finds a port at one of the sites; other counters need none."""
        if kind != SHIP:
            return True
        ports = 0
        for space in bits.members(sites & self.t.space_mask[SHIP]):
            ports |= self.t.lanes_of[self.t.place_of[space]]
        return ports & s.harbours != 0

    def useful(self, s: IndustryState, seat: int) -> float:
        """The number of useful cards in the seat's hand, including cards that it is drawing or discarding."""
        self.look(s, seat)
        total, last, again, worst, held = 0.0, -1, 1.0, 1.0, 0
        for card in s.hands[seat]:
            again = again * self.w_again if card == last else 1.0
            value = self.worth(s, seat, card) * again
            total += value
            worst = min(worst, value)
            last = card
            held += 1
        if s.stack and s.order[s.at] == seat:
            for packed in s.stack:
                kind = kind_of(packed)
                if kind == f.DRAW:
                    total += self.w_unknown
                    held += 1
                elif kind == f.TAKE and held < self.t.hand_limit:
                    total += self.w_unknown * first_of(packed)
                elif kind == f.DISCARD:
                    total -= worst
        return self.needed(s, max(0.0, total))

    def needed(self, s: IndustryState, cards: float) -> float:
        """Further useful cards have less value while there are more to draw."""
        more = min(1.0, s.deck / (self.t.drawn_cards * self.t.seats))
        return cards * (1.0 - more * self.w_full_hand * cards)

    def builds(self, s: IndustryState, seat: int, cards: float) -> float:
        """The expected number of builds and developments with a number of useful cards."""
        t = self.t
        actions = self.actions(s, seat) * (1.0 - self.w_other_actions)
        if cards >= actions:
            return actions
        open_cards = s.deck
        for card in s.face_up:
            if card != GAP:
                open_cards += 1
        draws = min((actions - cards) / (1.0 + t.drawn_cards), 1.2 * open_cards / (t.drawn_cards * t.seats))
        return min(actions, cards + self.w_unknown * t.drawn_cards * draws)

    def actions(self, s: IndustryState, seat: int) -> float:
        """The actions left to the seat, without one for selling."""
        actions = self.survey.actions[seat]
        if s.owned[seat] & (s.standing[COTTON] | s.standing[FACTORY]) & ~s.flipped:
            actions = max(0.0, actions - self.w_sell_action)
        return actions

    def others(self, s: IndustryState, seat: int) -> float:
        """The value of railways and other actions without cards, and of acting now."""
        worth = self.actions(s, seat) * self.w_other_actions * self.w_other_worth
        if s.order[s.at % self.t.seats] == seat:
            worth += self.w_present * self.survey.present
        return worth
