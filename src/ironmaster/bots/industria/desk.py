"""The tiles, plans and prospects of one seat."""

from ironmaster.bots.industria.outlook import Outlook
from ironmaster.bots.industria.plan import Plan, Purse
from ironmaster.games.industria.state import BUILDING, NOTHING, IndustriaState
from ironmaster.games.industria.steps import build, source
from ironmaster.games.industria.tables import BONUS, FACTORY, RAW, TECHNOLOGY
from ironmaster.kit import bits


class Desk:
    """Values of one state for one seat."""

    def __init__(self, o: Outlook, s: IndustriaState, seat: int) -> None:
        t = o.t
        self.o: Outlook = o
        self.s: IndustriaState = s
        self.seat: int = seat
        self.laid: int = s.laid[seat]
        self.hand: int = s.hands[seat]
        self.cash: int = s.cash[seat]
        self.points: int = s.points[seat]
        self.builds: int = o.builds(s, seat)
        self.factories: int = self.builds
        self.technologies: int = self.builds
        self.bonus_builds: int = self.builds + (t.epochs - 1 - s.epoch) * t.rounds_an_epoch
        self.building: bool = s.phase == BUILDING and s.at == seat
        if self.building:
            self._building()
        self.kinds: int = 0
        for tile in bits.members(self.laid & t.of_kind[BONUS]):
            self.kinds |= 1 << t.bonus[tile]
        self.others: int = 0
        """Tiles in other hands."""
        for other in range(t.seats):
            if other != seat:
                self.others |= s.hands[other]
        self.raws: int = bits.count(self.hand & t.of_kind[RAW])
        self.purse: Purse = o.purse(s)
        self.thalers: float = self.cash + self.raws * o.cashable
        self.rate: float = self.purse.rate(self.thalers)
        self.budget: float = self.thalers + max(0, self.builds - 1) * t.income
        self.made: int = 0
        """Materials that the seat would make after laying the considered tile."""
        self.gain: float = 0.0
        self.price: float = 0.0
        self.chance: float = 0.0
        self.beside: float = 0.0
        self.plan: Plan = self.plan_of(self.hand)
        self.worth: float = self.value(self.plan, 0.0)
        """The value of hand and purse together."""

    def _building(self) -> None:
        """Count the tile that is being laid as laid, and its remaining cost as paid."""
        t, s, seat = self.o.t, self.s, self.seat
        built = s.built
        if s.laying != NOTHING:
            rest = source.least(t, s, seat, s.laying, s.unit, self.hand)
            self.cash -= max(0, rest)
            self.points += build.worth(t, s, s.laying)
            self.hand &= ~(1 << s.laying)
            self.laid |= 1 << s.laying
            built |= 1 << t.kind[s.laying]
        self.factories -= built >> FACTORY & 1
        self.technologies -= built >> TECHNOLOGY & 1
        self.bonus_builds -= built >> BONUS & 1

    # Tiles

    def bonus(self, kind: int, hand: int, whole: bool) -> float:
        """The value of a bonus that the seat has or could have. `whole` includes its effect on factories in hand."""
        o, points = self.o, float(self.o.t.symbol_points)
        if self.kinds >> kind & 1 or self.bonus_builds < 1:
            return 0.0
        showing = o.showing[kind]
        found = bits.count(showing & self.laid) + bits.count(showing & self.s.unseen) * o.factory_hope
        found += bits.count(showing & hand) * o.link_in_hand * (1.0 if whole else 0.5)
        return 0.1 + points * o.bonus_in_hand * found

    def _beside(self, tile: int, hand: int, open_: int, whole: bool) -> float:
        """The value of a building beyond its printed points: links, symbols, material to sell, discounts."""
        o, t, s = self.o, self.o.t, self.s
        share = 1.0 if whole else 0.5
        points = 0.0
        for other in o.neighbours[tile]:
            if self.laid >> other & 1:
                points += t.link_points
            elif hand >> other & 1:
                points += t.link_points * o.link_in_hand * share
            elif open_ >> other & 1:
                points += t.link_points * o.link_hope
        for kind in o.symbols[tile]:
            if self.kinds >> kind & 1:
                points += t.symbol_points
            elif hand & o.bonuses[kind]:
                points += t.symbol_points * o.bonus_in_hand * share
            elif open_ & o.bonuses[kind]:
                points += t.symbol_points * o.bonus_hope
        if t.makes[tile] >= 0:
            points += self.sales(t.makes[tile])
        if t.discount[tile]:
            points += t.discount[tile] * o.builds_a_round * (t.rounds - s.round) * self.rate
        return points

    def sales(self, material: int) -> float:
        """The expected points from selling a material, for tiles in other hands, on display or still to come."""
        o = self.o
        wanted = o.users[material] & (self.s.unseen | self.s.display | self.others)
        share = 0.5 if self.s.makers[material] & ~(1 << self.seat) else 1.0
        return share * o.sales * bits.count(wanted) * o.t.material_price * self.rate

    def consider(self, tile: int, hand: int, open_: int, whole: bool) -> None:
        """Work out gain, price and chance of building a tile in this epoch, holding that hand."""
        o, t, s = self.o, self.o.t, self.s
        self.beside = self._beside(tile, hand, open_, whole)
        self.gain = self.beside + (t.points[tile] if t.epoch_of[tile] == s.epoch else 0)
        self.price = float(build.price(t, s, self.seat, tile))
        self.chance = (1.0 if self.building else o.put_off) if self.builds > 0 else 0.0
        for material in t.needs[tile]:
            if source.barred(t, s, material):
                self.chance = 0.0
                return
            if (s.makers[material] >> self.seat | self.made >> material) & 1:
                continue
            if hand & t.raw_of[material]:
                self.price += o.cashable
                continue
            own = hand & t.maker_of[material] & ~(1 << tile)
            if source.sold(t, s, self.seat, material):
                self.price += t.material_price * (0.5 if own else 1.0)
            elif own:
                self.chance *= o.maker_in_own_hand
            else:
                self.price += t.material_price
                self.chance *= self._scarce(material)

    def _scarce(self, material: int) -> float:
        """The probability that a material that nobody sells yet will be on sale in time."""
        o, t, s = self.o, self.o.t, self.s
        share = 1.0 if self.builds > 1 else 0.5
        if self.others & t.maker_of[material]:
            return o.maker_in_a_hand * share
        source_tiles = t.maker_of[material] | t.raw_of[material]
        if s.display & source_tiles:
            return o.material_to_come * share
        if self.builds > 1 and s.unseen & t.of_epoch[s.epoch] & source_tiles:
            return o.material_to_come
        return 0.0

    # Hands

    def plan_of(self, hand: int) -> Plan:
        """The tiles of a hand that are worth building."""
        t = self.o.t
        plan = Plan(self.purse)
        for tile in bits.members(hand & (t.of_kind[FACTORY] | t.of_kind[TECHNOLOGY])):
            self.consider(tile, hand, self.s.unseen, whole=False)
            self.put(plan, tile)
        return plan

    def put(self, plan: Plan, tile: int) -> None:
        """Add the tile considered last to a plan."""
        o, t = self.o, self.o.t
        later = o.worth_late(self.beside, self.price, self.rate, self.s, tile)
        plan.later += later
        gain = self.gain - later
        if gain > 0.0 and self.chance > 0.0:
            plan.add(gain, self.price, self.chance, 1 if t.kind[tile] == TECHNOLOGY else 0)

    def value(self, plan: Plan, spent: float) -> float:
        """The value of purse and plan after another expense."""
        return plan.value(self.thalers - spent, self.budget - spent, self.factories, self.technologies)

    def thaler_value(self) -> float:
        """The value of one more thaler, in points."""
        return (self.value(self.plan, -2.0) - self.worth) / 2.0
