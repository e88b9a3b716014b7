"""A forecast of the board at the scoring of the era: which tiles will flip, and the discs of each place."""

from math import exp

from ironmaster.bots.brass.economy import Economy
from ironmaster.core.frames import first_of, kind_of
from ironmaster.games.brass.state import ACTING, DRAWING, FIRST_PLAYER, INCOME, BrassState
from ironmaster.games.brass.steps.frames import MARKET
from ironmaster.games.brass.tables import CANAL, COAL, COTTON, PORT, RAIL, Tables
from ironmaster.kit import bits, deck


class Outlook:
    """The forecast for one state. The next `read` overwrites it."""

    def __init__(self, t: Tables, economy: Economy, weights: dict[str, float]) -> None:
        self.t: Tables = t
        self.economy: Economy = economy
        self.sell_port: float = weights["sell_to_port"]
        self.sell_market: float = weights["sell_to_market"]
        self.sell_unlinked: float = weights["sell_unlinked"]
        self.sell_later: float = weights["sell_in_rail_era"]
        self.port_own: float = weights["port_own_mill"]
        self.port_other: float = weights["port_other_mill"]
        self.port_round: float = weights["port_future_round"]
        self.lone_mine: float = weights["lone_mine"]
        per_seat = t.seats / 4.0
        self.coal_need: list[float] = [weights["coal_need_canal"] * per_seat, weights["coal_need_rail"] * per_seat]
        self.iron_need: list[float] = [weights["iron_need_canal"] * per_seat, weights["iron_need_rail"] * per_seat]
        self.era_rounds: list[int] = [economy.rounds - economy.rail_rounds, economy.rail_rounds]
        self.filled: list[list[float]] = [
            _filling(weights["canal_slot_filled"], weights["canal_slot_rounds"], self.era_rounds[CANAL]),
            _filling(weights["rail_slot_filled"], weights["rail_slot_rounds"], self.era_rounds[RAIL]),
        ]
        self.rounds: list[int] = [0] * t.seats
        """Rounds of the game after this one."""
        self.stage: list[int] = [0] * t.seats
        """Actions left in this round."""
        self.left: int = 0
        """Rounds of this era after this one."""
        self.now: list[float] = [0.0] * t.slots
        """The chance that a tile on the board is flipped when this era is scored."""
        self.ever: list[float] = [0.0] * t.slots
        """The chance that it is flipped when the game ends, if it is still there."""
        self.discs: list[float] = [0.0] * t.places
        self.open_ports: list[int] = []
        """Places of ports not yet flipped."""
        self.unsold: list[int] = []
        """Places of mills not yet sold."""
        self.market: float = 0.0
        """The chance that the next sale to the distant market succeeds."""
        self.bonus: float = 0.0
        """The bonus to be expected of such a sale, whether it succeeds or not."""
        self.pending: int = -1
        """A mill whose sale waits for a tile of the distant market."""
        self.coal_stock: int = 0
        self.iron_stock: int = 0

    def survey(self, s: BrassState) -> None:
        """Forecast a state."""
        self._time(s)
        self._markets(s)
        self._tiles(s)
        self._places(s)

    def actions_left(self, seat: int) -> int:
        """Actions that a seat has left in this era."""
        ahead = self.rounds[seat]
        return self.stage[seat] + self.t.actions * (ahead - (self.economy.rail_rounds if self.canal else 0))

    def _time(self, s: BrassState) -> None:
        self.canal: bool = s.era == CANAL
        self.left = self.era_rounds[s.era] - s.round
        later = self.economy.rail_rounds if self.canal else 0
        unpaid = s.phase == DRAWING or s.phase == FIRST_PLAYER
        for place in range(self.t.seats):
            seat = s.order[place]
            self.rounds[seat] = self.left + later
            self.stage[seat] = 0
            if unpaid or (s.phase == INCOME and place >= s.at):
                self.rounds[seat] += 0 if unpaid else 1
            elif s.phase == INCOME:
                self.stage[seat] = self.t.actions
            elif s.phase == ACTING and place >= s.at:
                self.stage[seat] = self._stage(s, place)

    def _stage(self, s: BrassState, place: int) -> int:
        if place == s.at:
            return max(0, s.actions - 1) if s.stack else s.actions
        return self.t.first_actions if s.era == CANAL and s.round == 1 else self.t.actions

    def _markets(self, s: BrassState) -> None:
        t = self.t
        self.open_ports = [t.place_of[slot] for slot in bits.members(s.standing[PORT] & ~s.flipped)]
        self.unsold = [t.place_of[slot] for slot in bits.members(s.standing[COTTON] & ~s.flipped)]
        self._distant_market(s)
        waits = bool(s.stack) and kind_of(s.stack[-1]) == MARKET
        self.pending = first_of(s.stack[-1]) if waits else -1
        self.coal_stock = 0
        for slot in bits.members(s.mines):
            self.coal_stock += s.cubes[slot]
        self.iron_stock = 0
        for slot in bits.members(s.works):
            self.iron_stock += s.cubes[slot]

    def _distant_market(self, s: BrassState) -> None:
        t = self.t
        self.market = self.bonus = 0.0
        tiles = deck.size(s.market)
        if tiles == 0:
            return
        for down in range(len(s.market)):
            space = s.cotton + down
            if space < t.closed:
                self.market += s.market[down] / tiles
                self.bonus += t.bonus[space] * s.market[down] / tiles

    def _tiles(self, s: BrassState) -> None:
        t = self.t
        for seat in range(t.seats):
            hidden = s.owned[seat] & ~s.flipped
            before = 0
            for slot in bits.members(hidden):
                industry = t.face_industry[s.tile[slot]]
                place = t.place_of[slot]
                if slot == self.pending:
                    chance = self.market
                elif industry == COTTON:
                    chance = self.mill(s, seat, place, before)
                    before += 1
                elif industry == PORT:
                    chance = self.port(s, seat, place)
                elif industry == COAL:
                    chance = self.mine(s, place, s.cubes[slot], self.coal_stock, self.left + 0.5)
                else:
                    chance = self.ironworks(s, s.cubes[slot], self.iron_stock, self.left + 0.5)
                self.now[slot] = chance
                self.ever[slot] = chance + (1.0 - chance) * self.later(s, s.tile[slot])

    def later(self, s: BrassState, face: int) -> float:
        """The chance that a tile not flipped in the canal era flips in the rail era."""
        if s.era == RAIL or self.t.face_level[face] < 2:
            return 0.0
        return self.sell_later

    def mill(self, s: BrassState, seat: int, place: int, before: int) -> float:
        """The probability that a mill is sold in this era, after `before` other mills of the seat."""
        actions = self.actions_left(seat)
        if actions <= 0:
            return 0.0
        near = s.reach[place]
        if near & s.ports == 0:
            return self.sell_unlinked * (1.0 - exp(-0.25 * actions))
        market = self.market ** (before + 1) * self.sell_market
        ports = 0
        for port in self.open_ports:
            ports += near >> port & 1
        if ports == 0:
            return market
        rivals = 0
        for other in self.unsold:
            rivals += near >> other & 1
        share = 1.0 if ports >= rivals else ports / rivals
        return share * self.sell_port + (1.0 - share) * market

    def port(self, s: BrassState, seat: int, place: int) -> float:
        """The probability of a sale to a port of the seat in this era."""
        t = self.t
        near = s.reach[place]
        dull = 1.0 - min(0.8, self.port_round * (self.left + 0.5))
        own = s.owned[seat]
        acts = self.actions_left(seat) > 0
        mills = s.standing[COTTON] & ~s.flipped
        for slot in bits.members(mills):
            if near >> t.place_of[slot] & 1:
                if own >> slot & 1:
                    dull *= 1.0 - self.port_own if acts else 1.0
                elif self.left > 0 or acts:
                    dull *= 1.0 - self.port_other
        return 1.0 - dull

    def mine(self, s: BrassState, place: int, cubes: int, stock: int, rounds: float) -> float:
        """The chance that a mine sells its last cubes in this era."""
        need = self.coal_need[s.era] * rounds
        if s.reach[place] == 1 << place:
            need *= self.lone_mine
        return 1.0 - exp(-1.5 * need / (0.5 * stock + 0.8 * cubes))

    def ironworks(self, s: BrassState, cubes: int, stock: int, rounds: float) -> float:
        """The chance that iron works sell their last cubes in this era."""
        need = self.iron_need[s.era] * rounds
        return 1.0 - exp(-1.5 * need / (0.5 * stock + 0.8 * cubes))

    def _places(self, s: BrassState) -> None:
        t = self.t
        taken = s.standing[0] | s.standing[1] | s.standing[2] | s.standing[3] | s.standing[4]
        filled = self.filled[s.era][max(0, self.left)]
        for place in range(t.places):
            self.discs[place] = float(t.discs[place])
        for slot in range(t.slots):
            if s.flipped >> slot & 1:
                self.discs[t.place_of[slot]] += 1.0
            elif taken >> slot & 1:
                self.discs[t.place_of[slot]] += self.now[slot]
            else:
                self.discs[t.place_of[slot]] += filled


def _filling(most: float, pace: float, rounds: int) -> list[float]:
    """The share of empty slots that will hold a flipped tile, by the rounds after this one."""
    return [most * (1.0 - exp(-left / pace)) for left in range(rounds + 2)]
