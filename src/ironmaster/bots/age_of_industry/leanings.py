"""The leanings of the judge of Age of Industry: the immediate change by each move, and its effect on the future."""

from ironmaster.bots.age_of_industry.chances import Chances
from ironmaster.bots.age_of_industry.display import Display
from ironmaster.bots.age_of_industry.funds import Funds
from ironmaster.bots.age_of_industry.hand import Hand
from ironmaster.bots.age_of_industry.sites import Sites
from ironmaster.bots.age_of_industry.survey import Survey
from ironmaster.games.age_of_industry import tables as v
from ironmaster.games.age_of_industry.pieces import lowest, owner_of
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import KINDS, Tables
from ironmaster.kit import bits


class Leanings:
    """Quick values of the moves of the seat to act."""

    def __init__(
        self,
        t: Tables,
        survey: Survey,
        chances: Chances,
        display: Display,
        hand: Hand,
        funds: Funds,
        w: dict[str, float],
    ) -> None:
        self.t: Tables = t
        self.survey: Survey = survey
        self.chances: Chances = chances
        self.display: Display = display
        self.hand: Hand = hand
        self.funds: Funds = funds
        self.sites: Sites = Sites(t, survey, chances, funds, w)
        self.w_haste: float = w["haste"]
        self.w_haste_in_debt: float = w["haste_in_debt"]
        self.w_gift: float = w["gift"]
        self.w_unknown: float = w["unknown_card"]
        self.w_again: float = w["same_card_again"]
        self.w_wait: float = w["wait"]
        self.seat: int = 0
        self.by_face: list[float] = [0.0] * t.faces
        """The change in the value of the display when a counter of a face leaves it; for the lowest of each stack."""
        self.heads: list[int] = [-1] * KINDS
        self.a_card: float = 0.0
        """The effect of one useful card more or less."""
        self.an_action: float = 0.0
        self.worth: list[float] = [0.0] * len(t.card_ids)

    def of(self, s: IndustryState, moves: list[int]) -> list[float]:
        """A number for each move."""
        t = self.t
        found = [0.0] * len(moves)
        if len(moves) < 2:
            return found
        self.seat = s.order[s.at]
        self.survey.read(s)
        verb = t.verb[moves[0]]
        if verb == v.COAL_FROM or verb == v.IRON_FROM:
            for at in range(len(moves)):
                found[at] = self._source(s, t.arg[moves[at]])
            return found
        if s.stack and verb == v.SELL:
            for at in range(len(moves)):
                found[at] = self._sale(s, moves[at]) if t.verb[moves[at]] == v.SELL else 0.0
            return found
        if not s.stack:
            self.survey.spend(self.seat)
        self._prepare(s)
        for at in range(len(moves)):
            found[at] = self._move(s, moves[at])
        return found

    def _prepare(self, s: IndustryState) -> None:
        """Evaluate display and hand once for all moves."""
        t, hand, seat = self.t, self.hand, self.seat
        cards = hand.useful(s, seat)
        builds = hand.builds(s, seat, cards)
        fewer = hand.builds(s, seat, max(0.0, cards - 1.0))
        more = hand.builds(s, seat, cards + 1.0)
        worth = self.display.worth(s, seat, [fewer, builds, more], -1)
        share = hand.w_share
        self.a_card = max(0.05, share * (worth[2] - worth[0]) / 2.0)
        self.an_action = max(0.3, share * worth[1] / max(1.0, hand.actions(s, seat)))
        for industry in range(KINDS):
            face = lowest(t, s, seat, industry)
            self.heads[industry] = face
            if face >= 0:
                self.by_face[face] = share * (self.display.worth(s, seat, [builds], face)[0] - worth[1])
        for card in range(len(t.card_ids)):
            self.worth[card] = hand.worth(s, seat, card)
        self.sites.begin(s, seat, self._dollar(s))

    def _dollar(self, s: IndustryState) -> float:
        """The value of a dollar for the seat, in points."""
        t, seat = self.t, self.seat
        if s.cash[seat] >= t.loan * (s.debt[seat] + 1):
            return 1.0 / t.cash_per_point
        coming = 0.0
        for space in bits.members(s.owned[seat] & ~s.flipped & ~s.rebuilt):
            coming += self.chances.waiting(s, seat, space) * t.face_profit[s.tile[space]]
        return self.funds.dollar(self.funds.net(s, seat, coming, self.funds.rails(s, seat)))

    def _move(self, s: IndustryState, move: int) -> float:
        t = self.t
        verb, arg = t.verb[move], t.arg[move]
        if verb == v.BUILD:
            return self._build(s, arg) - self.a_card * self._kept(s, t.other[move])
        if verb == v.COMBINE:
            return self._build(s, arg) - self.an_action - self.a_card * self._least(s)
        if verb == v.RAILWAY:
            return self.sites.railway(s, arg)
        if verb == v.SELL:
            return self._selling(s, move)
        if verb == v.DEVELOP:
            if arg != self.heads[t.face_industry[arg]]:
                return -self.an_action - 3.0
            return self.by_face[arg] - self.a_card * self._least(s)
        if verb == v.TAKE:
            return self._take(s, arg)
        if verb == v.DISCARD:
            return -self.a_card * self._kept(s, arg)
        if verb == v.REPAY:
            return 20.0
        if verb == v.FREE_PASS:
            return -self.w_wait
        if verb == v.PASS:
            return -self.w_wait - self.a_card * (self._least(s) if s.hands[self.seat] else 0.0)
        return 0.0

    def _build(self, s: IndustryState, key: int) -> float:
        space, industry = key // KINDS, key % KINDS
        face = self.heads[industry]
        return self.sites.build(s, space, industry, face) + self.by_face[face]

    # Cards

    def _kept(self, s: IndustryState, card: int) -> float:
        """The use of the only card of its kind in hand; a duplicate is worth less."""
        worth = self.worth[card]
        for number in range(s.hands[self.seat].count(card) - 1):
            del number
            worth *= self.w_again
        return worth

    def _least(self, s: IndustryState) -> float:
        least = 1.0
        for card in s.hands[self.seat]:
            least = min(least, self._kept(s, card))
        return least

    def _take(self, s: IndustryState, card: int) -> float:
        """A card and, if it is the first of two, one more."""
        worth = self.w_unknown
        if card < len(self.t.card_ids):
            worth = self.worth[card]
            for held in s.hands[self.seat]:
                if held == card:
                    worth *= self.w_again
        if s.stack:
            return self.a_card * worth
        if len(s.hands[self.seat]) + 1 < self.t.hand_limit:
            worth += max(self.w_unknown, self._other_open(s, card))
        return self.a_card * worth

    def _other_open(self, s: IndustryState, card: int) -> float:
        """The better of the face-up cards that are left when one of a kind has been taken."""
        best, taken = 0.0, False
        for other in s.face_up:
            if other == card and not taken:
                taken = True
            elif other >= 0:
                best = max(best, self.worth[other])
        return best

    # Selling and sources

    def _selling(self, s: IndustryState, first: int) -> float:
        """The value of all sales that are possible now but perhaps not later, the best sale first."""
        t, seat, survey = self.t, self.seat, self.survey
        haste = self.w_haste + (self.w_haste_in_debt if s.debt[seat] else 0.0)
        total = 0.0
        for what in range(2):
            for maker in survey.unsold[what]:
                place = t.place_of[maker]
                if s.owned[seat] >> maker & 1 and s.reach[place] & survey.outlet_places[what]:
                    risk = 1.0 - self.chances.sale(s, seat, place, what, 0)
                    total += t.face_profit[s.tile[maker]] * max(haste, risk)
        return total * self.sites.dollar + 0.02 * self._sale(s, first)

    def _sale(self, s: IndustryState, move: int) -> float:
        """The value of one sale for the seat, less a share of its value for another. Spares open outlets."""
        t, seat = self.t, self.seat
        maker, outlet = t.arg[move], t.other[move]
        worth = float(t.face_profit[s.tile[maker]])
        if outlet < t.spaces:
            profit = t.face_profit[s.tile[outlet]]
            worth += profit if s.owned[seat] >> outlet & 1 else -self.w_gift * profit
            if t.face_level[s.tile[outlet]] < t.port_level_for_goods:
                worth += 0.5
            return worth / t.cash_per_point
        market = outlet - t.spaces
        if bits.count(t.demand_takes[s.demand[market]]) == 1:
            worth += 0.5
        place = t.market_place[market]
        ship = t.spaces_at[place] & s.standing[v.SHIP] & ~s.flipped & ~s.rebuilt if place < t.land_and_sea else 0
        if ship:
            number = t.import_of[place]
            full = 1.0 if number < 0 or s.imports[number] == 0 else 0.5
            pays = full * t.face_profit[s.tile[bits.members(ship)[0]]]
            worth += pays if s.owned[seat] & ship else -self.w_gift * pays
        return worth / t.cash_per_point

    def _source(self, s: IndustryState, source: int) -> float:
        """The value of a source: the emptiest of the seat's counters is best, but the fullest of a rival's."""
        t = self.t
        if source >= t.spaces:
            number = source - t.spaces
            ship = bits.members(t.spaces_at[t.import_seas[number]])[0]
            cubes, space = s.imports[number], ship
        else:
            cubes, space = s.cubes[source], source
        profit = t.face_profit[s.tile[space]] / t.cash_per_point / max(1, cubes)
        return profit if owner_of(s, space) == self.seat else -self.w_gift * profit
