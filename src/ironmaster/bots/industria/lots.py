"""The value of the tiles on display for each seat, and the most that each would pay for them."""

from ironmaster.bots.industria.desk import Desk
from ironmaster.bots.industria.outlook import Outlook
from ironmaster.bots.industria.plan import Plan
from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.tables import AT_ANY_TIME, BONUS, RAW
from ironmaster.kit import bits


class Lots:
    """The display as each seat values it."""

    def __init__(self, o: Outlook, s: IndustriaState, desks: list[Desk]) -> None:
        self.o: Outlook = o
        self.s: IndustriaState = s
        self.desks: list[Desk] = desks
        self.tiles: list[int] = bits.members(s.display)
        self.worth: list[list[float]] = []
        """By seat and place on display: the value of the tile for the seat in points, without its price."""
        self.limit: list[list[int]] = []
        """The most thalers that the seat would pay for it."""
        self.takes: list[list[float]] = []
        """Thalers that building it takes."""
        self.thaler_value: list[float] = []
        for desk in desks:
            self._read(desk)

    def _read(self, desk: Desk) -> None:
        worths: list[float] = []
        limits: list[int] = []
        takes: list[float] = []
        self.thaler_value.append(desk.thaler_value())
        for tile in self.tiles:
            plan = self._with(desk, tile)
            beside = self._unbuilt(desk, tile)
            worths.append(desk.value(plan, 0.0) - desk.worth + beside)
            takes.append(desk.price if self.o.t.kind[tile] < BONUS else 0.0)
            limits.append(self._limit(desk, plan, beside, worths[-1]))
        self.worth.append(worths)
        self.limit.append(limits)
        self.takes.append(takes)

    def _with(self, desk: Desk, tile: int) -> Plan:
        """The plan of the seat if it also had the tile."""
        t = self.o.t
        hand = desk.hand | 1 << tile
        if t.kind[tile] == RAW:
            return desk.plan_of(hand) if self.o.users[t.gives[tile]] & hand else desk.plan
        if t.kind[tile] == BONUS:
            return desk.plan
        if t.makes[tile] >= 0 and self.o.users[t.makes[tile]] & hand:
            plan = desk.plan_of(hand)
            desk.consider(tile, hand, self.s.unseen, whole=True)
            return plan
        plan = desk.plan.copy()
        desk.consider(tile, hand, self.s.unseen | self.s.display & ~(1 << tile), whole=True)
        desk.put(plan, tile)
        return plan

    def _unbuilt(self, desk: Desk, tile: int) -> float:
        """The value of a tile that is a bonus or a raw material."""
        t = self.o.t
        if t.kind[tile] == BONUS:
            kind = t.bonus[tile]
            if desk.hand & self.o.bonuses[kind]:
                return 0.05
            return desk.bonus(kind, desk.hand, whole=True)
        return self.o.cashable * desk.rate * 0.9 if t.kind[tile] == RAW else 0.0

    def _limit(self, desk: Desk, plan: Plan, beside: float, worth: float) -> int:
        """The most thalers that the seat can pay without being worse off."""
        purse = desk.cash
        if self.o.t.cashing == AT_ANY_TIME:
            purse += desk.raws * self.o.t.raw_value
        most = min(purse, int(self.o.eagerness * worth / desk.purse.rate(desk.thalers)))
        while most > 0 and desk.value(plan, most) + beside < desk.worth:
            most -= 1
        return most if most > 0 else 0
