"""What tiles and thalers are worth in Industria: points that may come of them, by all that lies open on the table."""

from typing import Final, NamedTuple

from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.steps import build, source
from ironmaster.games.industria.tables import BONUS, FACTORY, NEVER, RAW, TECHNOLOGY, Tables
from ironmaster.kit import bits


class Temper(NamedTuple):
    """How a player weighs things; games are played among players of different tempers."""

    name: str
    thaler_early: float = 1.15
    """What a thaler is worth in points at the start of the game."""
    thaler_late: float = 0.5
    """What it is worth when the last round begins; after that it is a share of a point."""
    eagerness: float = 1.0
    """The share of what a tile is worth that is bid for it."""
    hammer: float = 0.9
    """The share of what the other tiles would fetch that staying auctioneer is worth."""
    hope: float = 0.2
    """How much a link or a symbol counts whose other half is not there yet."""
    spite: float = 0.1
    """How much of a rival's gain counts as a loss."""
    plenty: float = 8.0
    """The thalers beyond which another one is worth only half as much: nobody can spend them well."""


TEMPERS: Final = (
    Temper("balanced"),
    Temper("cautious", eagerness=0.85, hammer=0.75),
    Temper("thrifty", thaler_early=1.3, thaler_late=0.7, plenty=10.0),
    Temper("hopeful", thaler_early=1.0, hope=0.4, spite=0.25, plenty=6.5),
)
"""A balanced player, a cautious one, one fond of money, and one who hopes for links and grudges others theirs."""

SOLD: Final = 1.0
IN_OWN_HAND: Final = 0.85
IN_A_HAND: Final = 0.5
TO_COME: Final = 0.3
"""How likely a material is to be had in time: it is sold, or its maker is held, or may still turn up."""
LINK_IN_HAND: Final = 0.75
DEMAND: Final = 0.6
"""The share of the tiles in need of a material that are built."""
BUILDS_A_ROUND: Final = 0.5
LATE: Final = 0.5
"""How likely a factory is to be built after its epoch, if that is worth while."""


class Item(NamedTuple):
    """A tile in hand that may be built in this epoch."""

    tile: int
    gain: float
    """Points that building it brings, over those of building it late."""
    cost: int
    chance: float


class Outlook:
    """One temper's view of a table with these tiles."""

    def __init__(self, t: Tables, temper: Temper) -> None:
        self.t = t
        self.temper = temper
        tiles = range(t.tiles)
        self.users = [
            bits.union([tile for tile in tiles if material in t.needs[tile] and t.in_box >> tile & 1 == 0])
            for material in range(t.materials)
        ]
        self.neighbours = [self._neighbours(tile) for tile in tiles]
        kinds = range(len(t.bonus_ids))
        self.showing = [[tile for tile in tiles if t.symbols[tile] >> kind & 1] for kind in kinds]
        self.bonuses = [bits.union([tile for tile in tiles if t.bonus[tile] == kind]) for kind in kinds]

    def _neighbours(self, tile: int) -> list[int]:
        t = self.t
        ends = [link for link in range(t.links) if t.ends[link] >> tile & 1 and t.ends[link] & t.in_box == 0]
        return [t.end_b[link] if t.end_a[link] == tile else t.end_a[link] for link in ends]

    # Time and money

    def thaler(self, s: IndustriaState) -> float:
        """What a thaler that is not spent now is worth in points."""
        t, temper = self.t, self.temper
        if s.round >= t.rounds and s.lot < 0 and s.display == 0:
            return 1 / t.thalers_per_point
        return temper.thaler_early + (temper.thaler_late - temper.thaler_early) * (s.round / t.rounds) ** 2

    def purse(self, cash: int) -> float:
        """The thalers of a purse, those beyond plenty counted half."""
        plenty = self.temper.plenty
        return cash if cash <= plenty else plenty + (cash - plenty) / 2

    def pays(self, s: IndustriaState, cash: int, points: float) -> float:
        """How many thalers of such a purse are worth so many points, more than there are if need be."""
        whole = max(0.0, points) / self.thaler(s)
        halves = min(max(0.0, cash - self.temper.plenty), 2 * whole)
        return whole + halves / 2

    def rounds_left(self, s: IndustriaState) -> int:
        """Builds of this epoch that are still to come, the present one included."""
        return self.t.rounds_an_epoch - (s.round - 1) % self.t.rounds_an_epoch

    # Tiles

    def likely(self, s: IndustriaState, seat: int, hand: int, tile: int) -> float:
        """How likely the seat is to have the tile laid at the end."""
        if s.laid[seat] >> tile & 1:
            return 1.0
        if hand >> tile & 1:
            return LINK_IN_HAND
        if (s.unseen | s.display) >> tile & 1:
            return self.temper.hope * 2 / self.t.seats
        return 0.0

    def bonus(self, s: IndustriaState, seat: int, hand: int, tile: int) -> float:
        """What a bonus in hand is worth."""
        t, kind = self.t, self.t.bonus[tile]
        if (s.laid[seat] | hand) & self.bonuses[kind] & ~(1 << tile):
            return 0.1
        return 0.1 + t.symbol_points * sum(self.likely(s, seat, hand, factory) for factory in self.showing[kind])

    def _beside(self, s: IndustriaState, seat: int, hand: int, tile: int) -> float:
        """What a building brings besides its own points: links, symbols, material to sell, discounts."""
        t = self.t
        points = t.link_points * sum(self.likely(s, seat, hand, other) for other in self.neighbours[tile])
        for kind in bits.members(t.symbols[tile]):
            bonuses = bits.members(self.bonuses[kind])
            points += t.symbol_points * max((self.likely(s, seat, hand, bonus) for bonus in bonuses), default=0.0)
        if t.makes[tile] >= 0:
            points += self._production(s, t.makes[tile]) * self.thaler(s)
        if t.discount[tile]:
            points += t.discount[tile] * BUILDS_A_ROUND * (t.rounds - s.round) * self.thaler(s)
        return points

    def _production(self, s: IndustriaState, material: int) -> float:
        """Thalers that a material may still bring or save."""
        open_ = s.unseen | s.display
        for hand in s.hands:
            open_ |= hand
        return DEMAND * bits.count(self.users[material] & open_) * self.t.material_price

    def item(self, s: IndustriaState, seat: int, hand: int, tile: int) -> Item:
        """What building a tile of a hand in this epoch means."""
        t = self.t
        cost, chance = build.price(t, s, seat, tile), SOLD
        for material in t.needs[tile]:
            if source.own(s, seat, material) or hand & t.raw_of[material]:
                continue
            maker = t.maker_of[material]
            if hand & maker:
                chance *= SOLD if source.sold(t, s, seat, material) else IN_OWN_HAND
                continue
            cost += t.material_price
            if not source.sold(t, s, seat, material):
                held = any(other & maker for other in s.hands)
                open_ = (s.display | s.unseen & t.of_epoch[s.epoch]) & (maker | t.raw_of[material])
                chance *= IN_A_HAND if held else TO_COME if open_ else 0.0
        return Item(tile, self._gain(s, seat, hand, tile, cost), cost, chance)

    def _gain(self, s: IndustriaState, seat: int, hand: int, tile: int, cost: int) -> float:
        t = self.t
        beside = self._beside(s, seat, hand, tile)
        if t.kind[tile] == TECHNOLOGY:
            return t.points[tile] + beside
        if t.epoch_of[tile] < s.epoch:
            return beside
        return t.points[tile] + beside - self.afterwards(s, beside, cost)

    def afterwards(self, s: IndustriaState, beside: float, cost: int) -> float:
        """What a factory is still worth that is not built in its epoch."""
        if s.epoch + 1 == self.t.epochs:
            return 0.0
        return LATE * max(0.0, beside - cost * self.thaler(s))

    # Hands

    def items(self, s: IndustriaState, seat: int, hand: int) -> list[Item]:
        """The tiles of a hand that are worth building."""
        buildings = hand & (self.t.of_kind[FACTORY] | self.t.of_kind[TECHNOLOGY])
        rate = self.thaler(s)
        found = [self.item(s, seat, hand, tile) for tile in bits.members(buildings)]
        return [item for item in found if item.chance > 0 and item.gain > item.cost * rate]

    def plan(self, s: IndustriaState, items: list[Item], budget: int) -> tuple[float, list[Item]]:
        """The items that it is best to build in this epoch for so much money, and the points over their cost."""
        left = self.rounds_left(s)
        return self._best(items, 0, budget, left, left, self.thaler(s))

    def _best(
        self, items: list[Item], at: int, budget: int, factories: int, technologies: int, rate: float
    ) -> tuple[float, list[Item]]:
        if at == len(items):
            return 0.0, []
        best, chosen = self._best(items, at + 1, budget, factories, technologies, rate)
        item = items[at]
        factory = self.t.kind[item.tile] == FACTORY
        if item.cost <= budget and (factories if factory else technologies) > 0:
            less_f, less_t = (factories - 1, technologies) if factory else (factories, technologies - 1)
            rest, others = self._best(items, at + 1, budget - item.cost, less_f, less_t, rate)
            value = rest + item.chance * (item.gain - item.cost * rate)
            if value > best:
                return value, [item, *others]
        return best, chosen

    def budget(self, s: IndustriaState, cash: int) -> int:
        """Money that a seat can spend on building in this epoch."""
        return cash + self.t.income * (self.rounds_left(s) - 1)

    def value(self, s: IndustriaState, seat: int, hand: int, cash: int) -> float:
        """What a hand and a purse are worth together."""
        t = self.t
        items = self.items(s, seat, hand)
        points = self.plan(s, items, self.budget(s, cash))[0] + self.purse(cash) * self.thaler(s)
        needed = 0
        for item in items:
            for material in t.needs[item.tile]:
                needed |= t.raw_of[material]
        for tile in bits.members(hand):
            kind = t.kind[tile]
            if kind == BONUS:
                points += self.bonus(s, seat, hand, tile)
            elif kind == RAW and t.cashing != NEVER and needed >> tile & 1 == 0:
                points += t.raw_value * self.thaler(s)
            elif kind == FACTORY and t.epoch_of[tile] == s.epoch:
                points += self.afterwards(s, self._beside(s, seat, hand, tile), build.price(t, s, seat, tile))
        return points

    def worth(self, s: IndustriaState, seat: int, tile: int) -> float:
        """What it is worth to a seat to have the tile for nothing."""
        hand, cash = s.hands[seat], s.cash[seat]
        return self.value(s, seat, hand | 1 << tile, cash) - self.value(s, seat, hand, cash)

    def limit(self, s: IndustriaState, seat: int, tile: int, cash: int) -> int:
        """The most thalers, out of so many, that the seat can pay for the tile and be no worse off."""
        hand = s.hands[seat]
        now = self.value(s, seat, hand, cash)
        more = hand | 1 << tile
        most = min(cash, int(self.pays(s, cash, self.value(s, seat, more, cash) - now)))
        while most > 0 and self.value(s, seat, more, cash - most) < now:
            most -= 1
        return max(0, most)
