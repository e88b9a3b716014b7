"""The leanings of the judge of Brass: estimates the account after each move without making the move."""

from ironmaster.bots.brass.cards import Cards
from ironmaster.bots.brass.economy import Economy
from ironmaster.bots.brass.outlook import Outlook
from ironmaster.bots.brass.piles import Piles
from ironmaster.games.brass.flow import to_act
from ironmaster.games.brass.pieces import owner_of, top_face
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import build, iron, link
from ironmaster.games.brass.tables import (
    BUILD,
    CANAL,
    COAL,
    COAL_FROM,
    COMBINE,
    COTTON,
    DEVELOP,
    DISCARD,
    IRON,
    IRON_FROM,
    KINDS,
    LINK,
    LIQUIDATE,
    LOAN,
    PASS,
    PORT,
    RAIL,
    SELL,
    SELL_MARKET,
    SHIPYARD,
    Tables,
)
from ironmaster.kit import bits, track


class Leanings:
    """Quick values of moves: estimates of the account after each move."""

    def __init__(
        self,
        t: Tables,
        economy: Economy,
        piles: Piles,
        cards: Cards,
        outlook: Outlook,
        weights: dict[str, float],
    ) -> None:
        self.t: Tables = t
        self.economy: Economy = economy
        self.piles: Piles = piles
        self.cards: Cards = cards
        self.look: Outlook = outlook
        self.keep: float = weights["survives"]
        self.sale_first: float = weights["sale_first"]
        self.sale_more: float = weights["sale_more"]
        self.opened: float = weights["link_opens"]
        self.rival: float = weights["rival_gain"]
        self.own_cube: float = weights["own_cube"]
        self.seat: int = 0
        self.hoped: float = 0.0
        """Spaces of income that unflipped tiles may bring."""
        self.mills: int = 0
        self.least: float = 0.0
        """The use of the card that the seat would discard first."""
        self.home: list[int] = [0] * t.places
        """Own links at each place."""

    def of(self, s: BrassState, moves: list[int]) -> list[float]:
        """A value for each move."""
        seat = to_act(s)
        if seat < 0:
            return [0.0] * len(moves)
        self.seat = seat
        self.cards.look(s)
        self.cards.look_at(s, seat)
        if self.t.verb[moves[0]] == DISCARD:
            return [-self.cards.use(self.t.arg[move]) for move in moves]
        self._look(s)
        return [self._move(s, move) for move in moves]

    def _look(self, s: BrassState) -> None:
        t, look, seat = self.t, self.look, self.seat
        look.survey(s)
        self.hoped = 0.0
        self.mills = 0
        if not s.stack and look.actions_left(seat) == 1:
            self._now_or_never(s)
        for slot in bits.members(s.owned[seat] & ~s.flipped):
            face = s.tile[slot]
            chance = look.ever[slot] if s.era == CANAL and t.face_level[face] > 1 else look.now[slot]
            self.hoped += chance * t.face_income[face]
            if t.face_industry[face] == COTTON:
                self.mills += 1
        for place in range(t.places):
            self.home[place] = 0
        for line in bits.members(s.links[seat]):
            self.home[t.end_a[line]] += 1
            self.home[t.end_b[line]] += 1
        self.least = 0.0
        if s.hands[seat]:
            self.least = min([self.cards.use(card) for card in s.hands[seat]])

    def _now_or_never(self, s: BrassState) -> None:
        """In the last action of an era, mills that are not sold have no further chance in it."""
        for slot in bits.members(s.owned[self.seat] & s.standing[COTTON] & ~s.flipped):
            self.look.now[slot] = 0.0
            self.look.ever[slot] = self.look.later(s, s.tile[slot])

    def _move(self, s: BrassState, move: int) -> float:
        t = self.t
        verb, arg, other = t.verb[move], t.arg[move], t.other[move]
        if verb == BUILD:
            return self._build(s, arg // KINDS, arg % KINDS, 1) - self.cards.use(other)
        if verb == COMBINE:
            return self._build(s, arg // KINDS, arg % KINDS, 2) - 2.0 * self.least
        if verb == LINK:
            return self._link(s, arg)
        if verb == DEVELOP:
            return self._develop(s, arg)
        if verb == SELL:
            return self._sell(s, arg, other)
        if verb == SELL_MARKET:
            return self._sell_market(s, arg)
        if verb == LOAN:
            landing = self.economy.landing(s.income[self.seat], arg)
            return self._after(s, arg, landing - s.income[self.seat], 0.0, 1) - self.least
        if verb == PASS:
            return self._after(s, 0, 0.0, 0.0, 1) - self.least
        if verb in (COAL_FROM, IRON_FROM):
            return self._cube(s, arg)
        if verb == LIQUIDATE:
            return t.face_cost[s.tile[arg]] / 20.0 - self._tile(s, arg, s.tile[arg], 1.0, 1.0)
        return self._after(s, 0, 0.0, 0.0, 0)

    def _after(self, s: BrassState, pounds: float, sure: float, hoped: float, actions: int) -> float:
        """The value of money and actions after a move that takes a number of actions; 0 within an action."""
        look, seat = self.look, self.seat
        stage = look.stage[seat]
        if not s.stack:
            stage = max(0, stage - actions)
        rounds = min(look.rounds[seat], self.economy.rounds)
        space = s.income[seat] + sure
        return self.economy.hopeful(rounds, stage, s.cash[seat] + pounds, space, self.hoped + hoped)

    def _tile(self, s: BrassState, slot: int, face: int, now: float, ever: float) -> float:
        """Points of a tile that flips in this era or at all with these chances, with the discs for the seat's links."""
        t = self.t
        worth = now * (t.face_points[face] + self.home[t.place_of[slot]])
        if s.era == CANAL and t.face_level[face] > 1:
            worth += self.keep * ever * t.face_points[face]
        return worth

    def _build(self, s: BrassState, slot: int, industry: int, actions: int) -> float:
        t, seat = self.t, self.seat
        face = top_face(t, s, seat, industry)
        place = t.place_of[slot]
        pounds = float(-build.price(t, s, place, face))
        extra = 0.0
        if industry == COTTON:
            now = self.look.mill(s, seat, place, self.mills)
            extra = -(self.sale_more if self.mills else self.sale_first)
        elif industry == PORT:
            now = self.look.port(s, seat, place)
        elif industry == SHIPYARD:
            now = 1.0
        else:
            moved = self._moved(s, place, industry, face)
            price, stand = (t.coal_price, s.coal) if industry == COAL else (t.iron_price, s.iron)
            pounds += track.earnings(price, stand, moved)
            now = self._works(s, place, industry, t.face_cubes[face] - moved)
        ever = now + (1.0 - now) * self.look.later(s, face)
        flips = ever if s.era == CANAL and t.face_level[face] > 1 else now
        rounds = min(self.look.rounds[seat], self.economy.rounds)
        gone = s.taken[seat * KINDS + industry]
        extra += self.piles.of(rounds, industry, gone + 1) - self.piles.of(rounds, industry, gone)
        if s.tile[slot] >= 0 and s.owned[seat] >> slot & 1:
            extra -= self._tile(s, slot, s.tile[slot], 1.0, 1.0) * (1.0 if s.flipped >> slot & 1 else 0.5)
        sure = float(t.face_income[face]) if now >= 1.0 else 0.0
        hoped = flips * t.face_income[face] - sure
        return self._tile(s, slot, face, now, ever) + extra + self._after(s, pounds, sure, hoped, actions)

    def _moved(self, s: BrassState, place: int, industry: int, face: int) -> int:
        """Cubes that a new mine or works sells to the demand track at once."""
        t = self.t
        if industry == IRON:
            return track.fill(t.iron_price, s.iron, t.face_cubes[face])
        return track.fill(t.coal_price, s.coal, t.face_cubes[face]) if s.reach[place] & s.ports else 0

    def _works(self, s: BrassState, place: int, industry: int, cubes: int) -> float:
        if cubes == 0:
            return 1.0
        look = self.look
        if industry == COAL:
            return look.mine(s, place, cubes, look.coal_stock + cubes, look.left + 0.5)
        return look.ironworks(s, cubes, look.iron_stock + cubes, look.left + 0.5)

    def _link(self, s: BrassState, line: int) -> float:
        t, look = self.t, self.look
        a, b = t.end_a[line], t.end_b[line]
        second = bool(s.stack)
        cost = link.price(t, s, second)
        if s.era == RAIL:
            cost += max(0, link.coal_cost(t, s, line))
        worth = look.discs[a] + look.discs[b] + self._joins(s, a, b)
        return worth + self._after(s, -cost, 0.0, 0.0, 1) - (0.0 if second else self.least)

    def _joins(self, s: BrassState, a: int, b: int) -> float:
        """Own mills that the link brings to a market."""
        t = self.t
        if s.reach[a] == s.reach[b]:
            return 0.0
        sold_a, sold_b = s.reach[a] & s.ports, s.reach[b] & s.ports
        if (sold_a == 0) == (sold_b == 0):
            return 0.0
        cut_off = s.reach[a] if sold_a == 0 else s.reach[b]
        found = 0.0
        for slot in bits.members(s.owned[self.seat] & s.standing[COTTON] & ~s.flipped):
            if cut_off >> t.place_of[slot] & 1:
                found += self.opened
        return found

    def _develop(self, s: BrassState, industry: int) -> float:
        seat = self.seat
        gone = s.taken[seat * KINDS + industry]
        rounds = min(self.look.rounds[seat], self.economy.rounds)
        gain = self.piles.of(rounds, industry, gone + 1) - self.piles.of(rounds, industry, gone)
        if not s.stack and gain > 0.0:
            after = self.piles.of(rounds, industry, min(gone + 2, len(self.t.piles[industry])))
            gain += max(0.0, 0.8 * (after - self.piles.of(rounds, industry, gone + 1)))
        return gain + self._after(s, -iron.cost(self.t, s), 0.0, 0.0, 1) - (0.0 if s.stack else self.least)

    def _sell(self, s: BrassState, mill: int, port: int) -> float:
        t = self.t
        face = s.tile[mill]
        own = s.owned[self.seat] >> port & 1 == 1
        worth = self._sold(s, mill)
        sure, hoped = float(t.face_income[face]), -self._hoped(s, mill)
        if own:
            worth += self._tile(s, port, s.tile[port], 1.0 - self.look.now[port], 1.0 - self.look.ever[port])
            sure += t.face_income[s.tile[port]]
            hoped -= self._hoped(s, port)
        else:
            worth -= self.rival * self._tile(s, port, s.tile[port], 1.0 - self.look.now[port], 0.5)
        return worth + self._again(s) + self._after(s, 0.0, sure, hoped, 1) + 0.01 * t.face_points[face]

    def _sell_market(self, s: BrassState, mill: int) -> float:
        chance = self.look.market
        bonus = self.look.bonus / max(0.01, chance)
        pounds, spaces = (bonus, 0.0) if self.t.bonus_is_cash else (0.0, bonus)
        spaces += self.t.face_income[s.tile[mill]]
        gain = self._sold(s, mill) + self._after(s, pounds, spaces, -self._hoped(s, mill), 1)
        return chance * gain + (1.0 - chance) * (self._after(s, 0.0, 0.0, 0.0, 1) - 3.0) + self._again(s)

    def _sold(self, s: BrassState, mill: int) -> float:
        """What a mill gains by being sold for sure."""
        worth = self._tile(s, mill, s.tile[mill], 1.0 - self.look.now[mill], 1.0 - self.look.ever[mill])
        return worth + (self.sale_more if self.mills > 1 else self.sale_first)

    def _hoped(self, s: BrassState, slot: int) -> float:
        """Spaces of income that were expected of a tile."""
        face = s.tile[slot]
        chance = self.look.ever[slot] if s.era == CANAL and self.t.face_level[face] > 1 else self.look.now[slot]
        return chance * self.t.face_income[face]

    def _again(self, s: BrassState) -> float:
        """Further mills may be sold with the same action."""
        return 0.0 if s.stack else 0.8 * self.sale_first * (self.mills - 1) - self.least

    def _cube(self, s: BrassState, slot: int) -> float:
        """Own cubes first, the nearest to flipping before the others."""
        face = s.tile[slot]
        near = self._tile(s, slot, face, 1.0, 1.0) + self.t.face_income[face]
        own = owner_of(s, slot) == self.seat
        return (self.own_cube if own else -self.rival) * near / s.cubes[slot]
