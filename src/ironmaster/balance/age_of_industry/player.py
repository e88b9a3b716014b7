"""Sensible players of Age of Industry: they build what pays, join it to those who buy, sell, and mind their debts.

Not meant to be strong, but to want what a person would want. They look at their own hand and at what lies open.
"""

from random import Random
from typing import Final, cast

from ironmaster.balance.age_of_industry.options import builds, card_worth, railways
from ironmaster.balance.age_of_industry.outlook import Chart, Outlook
from ironmaster.balance.age_of_industry.tempers import Temper
from ironmaster.core.contract import State
from ironmaster.games.age_of_industry import law
from ironmaster.games.age_of_industry.pieces import owner_of
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import (
    BUILD,
    COAL_FROM,
    COMBINE,
    DEVELOP,
    DISCARD,
    IRON_FROM,
    PASS,
    RAILWAY,
    REPAY,
    SELL,
    SHIP,
    TAKE,
    Tables,
)
from ironmaster.kit import bits, deck

THIN: Final = (1.0, 0.85, 0.6, 0.35, 0.2)
"""How much drawing counts, by the number of good cards in hand."""
GOOD: Final = 4.0
"""What a card must allow to be a good one."""
RARE: Final = 0.5
"""The share of its worth that is given up with the last card of a kind."""


class Magnate:
    """One player at one table."""

    def __init__(self, t: Tables, temper: Temper, random: Random) -> None:
        self.t = t
        self.name = temper.name
        self.temper = temper
        self.random = random
        self.chart = Chart(t)

    def choose(self, state: State) -> int:
        """A move of the seat to act."""
        t, s = self.t, cast("IndustryState", state)
        offer = law.moves(t, s)
        if len(offer) == 1:
            return offer[0]
        if t.repay in offer:
            return t.repay
        verb = t.verb[offer[0]]
        if s.stack:
            if verb in (COAL_FROM, IRON_FROM):
                return max(offer, key=lambda move: self._source(s, t.arg[move]))
            if verb == SELL:
                return max(offer, key=lambda move: self._sale(s, move) if t.verb[move] == SELL else 0.0)
            return self._card(s, offer, verb)
        return self._action(s, offer)

    # Within an action

    def _source(self, s: IndustryState, source: int) -> float:
        """An own counter, the emptier the better; of a rival's, the fuller."""
        t, seat = self.t, s.order[s.at]
        if source >= t.spaces:
            number = source - t.spaces
            ship = bits.members(t.spaces_at[t.import_seas[number]])[0]
            cubes, owner = s.imports[number], owner_of(s, ship)
        else:
            cubes, owner = s.cubes[source], owner_of(s, source)
        return 20.0 - cubes if owner == seat else float(cubes)

    def _sale(self, s: IndustryState, move: int) -> float:
        """The dearest goods first; to an own port or ship, else to whom it helps least and who takes least."""
        t, seat = self.t, s.order[s.at]
        maker, outlet = t.arg[move], t.other[move]
        worth = 10.0 * t.face_profit[s.tile[maker]]
        if outlet < t.spaces:
            profit = t.face_profit[s.tile[outlet]]
            choosy = t.face_level[s.tile[outlet]] < t.port_level_for_goods
            return worth + (profit if owner_of(s, outlet) == seat else -0.3 * profit) + choosy
        market = outlet - t.spaces
        place = t.market_place[market]
        choosy = bits.count(t.demand_takes[s.demand[market]]) == 1
        if place not in t.seas:
            return worth + choosy
        ship = bits.members(t.spaces_at[place])[0]
        return worth + choosy + (8.0 if owner_of(s, ship) == seat else -2.0)

    def _card(self, s: IndustryState, offer: list[int], verb: int) -> int:
        """The card that is needed least is discarded, the one that is worth most is taken."""
        t, seat = self.t, s.order[s.at]
        outlook = Outlook(t, s, seat, self.temper, self.chart)
        worth = card_worth(t, s, seat, builds(t, s, seat, outlook))
        if verb == DISCARD:
            return min(offer, key=lambda move: self._kept(s, worth, t.arg[move]))
        return max(offer, key=lambda move: self._taken(s, worth, t.arg[move]))

    def _kept(self, s: IndustryState, worth: list[float], card: int) -> float:
        """What a card in hand is good for: the second of a kind, and one that allows nothing, for less."""
        t = self.t
        hand = s.hands[s.order[s.at]]
        value = worth[card] + (2.0 if t.card_industry[card] < 0 else 0.5)
        if t.card_industry[card] == SHIP and not t.seas:
            return -5.0
        return value * (0.6 if hand.count(card) > 1 else 1.0)

    def _taken(self, s: IndustryState, worth: list[float], card: int) -> float:
        """What a card would add to the hand; of the deck, about the mean of all cards unseen."""
        t, hand = self.t, s.hands[s.order[s.at]]
        if card < len(worth):
            return self._fresh(worth, hand, card)
        unseen = [t.card_counts[kind] - s.discard[kind] - hand.count(kind) for kind in range(len(worth))]
        total = max(1, deck.size(unseen))
        mean = sum(number * self._fresh(worth, hand, kind) for kind, number in enumerate(unseen)) / total
        return 0.95 * mean

    def _fresh(self, worth: list[float], hand: tuple[int, ...], card: int) -> float:
        value = worth[card] + (1.5 if self.t.card_industry[card] < 0 else 0.0)
        return max(0.0, value) * (0.5 if card in hand else 1.0)

    # Actions

    def _action(self, s: IndustryState, offer: list[int]) -> int:
        t, seat = self.t, s.order[s.at]
        outlook = Outlook(t, s, seat, self.temper, self.chart)
        worth = builds(t, s, seat, outlook)
        lines = railways(t, s, seat, outlook)
        cards = card_worth(t, s, seat, worth)
        held = [cards[card] for card in s.hands[seat]]
        best = max([*held, 0.0])
        spared = min([self._kept(s, cards, card) for card in s.hands[seat]], default=0.0)
        singles: list[tuple[float, int]] = []
        for move in offer:
            verb, arg = t.verb[move], t.arg[move]
            if verb == BUILD:
                value = worth[arg] - self._price_of_card(s, cards, t.other[move], worth[arg])
            elif verb == COMBINE:
                value = (worth[arg] - max(0.0, 0.3 * spared)) / 2
            elif verb == RAILWAY:
                value = lines[arg]
            elif verb == SELL:
                value = self._selling(s, outlook, move)
            elif verb == DEVELOP:
                value = outlook.develop(arg, best) - max(0.0, 0.3 * spared)
            elif verb == TAKE:
                value = self._drawing(s, outlook, cards, arg)
            elif verb == PASS:
                value = -0.2 - max(0.0, 0.3 * spared)
            else:
                assert verb != REPAY, "repaid before"
                value = -1.0
            singles.append((value + self.random.uniform(0.0, 0.3), move))
        return max(singles)[1]

    def _price_of_card(self, s: IndustryState, cards: list[float], card: int, value: float) -> float:
        """What else the card could be played for, a little."""
        t = self.t
        hand = s.hands[s.order[s.at]]
        flexible = 0.8 if t.card_industry[card] < 0 else 0.2
        other = max(0.0, cards[card] - value) * RARE
        return 0.0 if hand.count(card) > 1 else flexible + other

    def _selling(self, s: IndustryState, outlook: Outlook, first: int) -> float:
        """All that could be sold now; worth having at once as far as others may take the outlets and debts cost."""
        t, seat = self.t, s.order[s.at]
        if outlook.last or outlook.rounds < 1.6:
            return self._sale(s, first)
        money, free = 0.0, len(outlook.outlets[0]) + len(outlook.outlets[1])
        for what in (0, 1):
            for maker in outlook.unsold[what]:
                if s.owned[seat] >> maker & 1 and outlook.away[what][t.place_of[maker]] == 0 and free:
                    money += t.face_profit[s.tile[maker]]
                    free -= 1
        owing = 0.15 if s.debt[seat] else 0.0
        return money * (self.temper.haste + owing) + 0.01 * self._sale(s, first)

    def _drawing(self, s: IndustryState, outlook: Outlook, cards: list[float], card: int) -> float:
        """Two cards for an action, worth less the better the hand."""
        if outlook.rounds < 1.5:
            return -0.5
        hand = s.hands[s.order[s.at]]
        good = sum(1 for held in hand if cards[held] >= GOOD)
        first = self._taken(s, cards, card)
        second = self._taken(s, cards, len(cards))
        thin = THIN[min(good, len(THIN) - 1)]
        room = 1.0 if len(hand) <= self.t.hand_limit - 2 else 0.4
        return self.temper.curiosity * thin * room * (first + second)
