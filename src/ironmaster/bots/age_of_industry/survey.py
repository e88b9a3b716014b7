"""A survey of the table: the time left, the need for cubes, the places to sell goods and their distances."""

from typing import Final

from ironmaster.games.age_of_industry.pieces import price_of
from ironmaster.games.age_of_industry.state import ACTING, IndustryState
from ironmaster.games.age_of_industry.tables import COAL, COTTON, FACTORY, IRON, KINDS, PORT, SHIP, Tables
from ironmaster.kit import bits

FAR: Final = 4
"""A place with at least this number of missing connections counts as out of reach."""
GOODS: Final = 1


class Survey:
    """A survey of one state, the same for every seat. `read` surveys another state."""

    def __init__(self, t: Tables, w: dict[str, float]) -> None:
        self.t: Tables = t
        self.w_other_actions: float = w["other_actions"]
        self.w_cards_kept: float = w["cards_kept"]
        self.w_cards_a_round: float = w["cards_a_round"]
        self.w_coal_a_round: float = w["coal_a_round"]
        self.w_iron_a_round: float = w["iron_a_round"]
        self.w_rival_cubes: float = w["rival_cubes"]
        self.w_port_hope: float = w["port_hope"]
        self.w_ship_hope: float = w["ship_hope"]
        self.w_rival_makers: float = w["rival_makers"]
        self.w_market_share: float = w["market_share"]
        self.w_cube_price: float = w["cube_price"]
        self.neighbours: list[list[int]] = [_neighbours(t, place) for place in range(t.places)]
        self.lines_at: list[list[int]] = [_lines_at(t, place) for place in range(t.places)]
        self.port_spaces: int = bits.union(t.spaces_for[PORT])
        self.most: list[int] = [_most(t, place) for place in range(t.places)]
        """Spaces of each place that can be occupied, as far as rail income counts them."""
        self.later: float = 0.0
        """Rounds after the present one."""
        self.rounds: float = 0.0
        self.certain_end: bool = False
        self.actions: list[float] = [0.0] * t.seats
        """Actions left to each seat, without the current one."""
        self.present: float = 0.0
        """The actions that the seat has left in this turn."""
        self.need: list[float] = [0.0] * KINDS
        """The expected use of coal and iron by all seats."""
        self.outlets: list[list[int]] = [[], []]
        """Places of the ports and markets that take cotton, and of those that take goods, now."""
        self.outlet_places: list[int] = [0, 0]
        self.unsold: list[list[int]] = [[], []]
        self.away: list[list[int]] = [[], []]
        """Connections missing between each place and such an outlet; computed when first needed."""
        self.port_away: list[int] = []
        self.promise: list[float] = [0.0] * t.faces
        """The value of each counter of a display once it is built, in points."""

    def read(self, s: IndustryState) -> None:
        """Survey a state."""
        self._time(s)
        self._trade(s)
        self.away = [[], []]
        self.port_away = []
        self._promises(s)

    # Time

    def _time(self, s: IndustryState) -> None:
        t = self.t
        held, shortest = 0, 99
        for hand in s.hands:
            held += len(hand)
            shortest = min(shortest, len(hand))
        play = max(0.0, s.deck + held - self.w_cards_kept * (t.seats - 1))
        rounds = (play + 0.5 * s.deck) / (1.0 - self.w_other_actions) / (t.actions * t.seats)
        now = 1.0
        if s.phase >= ACTING:
            now = max(0.0, (t.seats - s.at - (0.0 if s.actions == t.actions else 0.5)) / t.seats)
        last_cards = 0.5 * s.deck + shortest / self.w_cards_a_round
        self.rounds = max(now, min(rounds, last_cards + 0.3))
        self.later = max(0.0, self.rounds - now)
        self.certain_end = s.deck == 0 and shortest == 0
        if self.certain_end:
            self.later = 0.1
        self.present = 0.0
        for at in range(t.seats):
            seat = s.order[at]
            mine = float(t.actions)
            if s.phase >= ACTING and at < s.at:
                mine = 0.0
            elif s.phase >= ACTING and at == s.at:
                mine = float(s.actions - (1 if s.stack else 0))
                self.present = mine
            self.actions[seat] = mine + t.actions * self.later
        span = t.seats * (self.later + now)
        self.need[COAL] = self.w_coal_a_round * span
        self.need[IRON] = self.w_iron_a_round * span

    def spend(self, seat: int) -> None:
        """Count one action less for the seat."""
        self.actions[seat] = max(0.0, self.actions[seat] - 1.0)

    def time(self, seat: int, actions: float) -> float:
        """The probability that the seat has that many more actions before the end."""
        left = self.actions[seat] - actions
        if left < 0.0:
            return max(0.0, 0.8 + 0.8 * left)
        return min(1.0, 0.8 + 0.2 * left)

    # Trade

    def _trade(self, s: IndustryState) -> None:
        t = self.t
        cotton: list[int] = []
        goods: list[int] = []
        for port in bits.members(s.standing[PORT] & ~s.flipped):
            cotton.append(t.place_of[port])
            if t.face_level[s.tile[port]] >= t.port_level_for_goods:
                goods.append(t.place_of[port])
        shut = t.sea_places & ~s.fleets
        cotton += bits.members(s.wants[0] & ~shut)
        goods += bits.members(s.wants[GOODS] & ~shut)
        self.outlets = [cotton, goods]
        self.outlet_places = [bits.union(cotton), bits.union(goods)]
        waiting = ~s.flipped
        self.unsold = [bits.members(s.standing[COTTON] & waiting), bits.members(s.standing[FACTORY] & waiting)]

    def distances(self, s: IndustryState, what: int) -> list[int]:
        """Connections missing between each place and the nearest outlet of a product."""
        if not self.away[what]:
            self.away[what] = self.missing(s, self.outlet_places[what])
        return self.away[what]

    def port_distances(self, s: IndustryState) -> list[int]:
        """Connections missing between each place and the nearest empty space for a port."""
        if not self.port_away:
            places = 0
            for space in bits.members(self.port_spaces & ~s.taken):
                places |= 1 << self.t.place_of[space]
            self.port_away = self.missing(s, places)
        return self.port_away

    def missing(self, s: IndustryState, goals: int) -> list[int]:
        """How many connections without a railway lie between each place and the nearest goal; FAR at most."""
        far = [FAR] * self.t.places
        stops = self.t.stops & ~goals
        edge, reached = 0, 0
        for place in bits.members(goals):
            edge |= s.reach[place]
        for steps in range(FAR):
            edge &= ~reached
            if not edge:
                break
            reached |= edge
            grown = 0
            for place in bits.members(edge):
                far[place] = steps
                if stops >> place & 1 == 0:
                    for other in self.neighbours[place]:
                        grown |= s.reach[other]
            edge = grown
        return far

    # The value of counters

    def _promises(self, s: IndustryState) -> None:
        t = self.t
        open_ports = self.w_port_hope * bits.count(self.port_spaces & ~s.taken)
        shut = t.sea_places & ~s.fleets
        sale = [0.0, 0.0]
        for what in range(2):
            rooms = len(self.outlets[what]) + self.w_ship_hope * bits.count(s.wants[what] & shut)
            rooms += open_ports * (1.0 if what == 0 else 0.6)
            rivals = len(self.unsold[what]) + self.w_rival_makers * t.seats
            sale[what] = self.w_market_share * min(1.0, rooms / (rivals + 0.5))
        soon = min(1.0, self.later / 2.0)
        chances = [0.0] * KINDS
        chances[COTTON], chances[FACTORY] = sale[0] * soon, sale[1] * soon
        chances[PORT] = 0.65 * soon
        chances[SHIP] = 0.6 * soon
        chances[COAL] = self._later_cubes(s, COAL)
        chances[IRON] = self._later_cubes(s, IRON)
        coal, iron = self.w_cube_price * price_of(t, s, COAL), self.w_cube_price * price_of(t, s, IRON)
        for face in range(t.faces):
            money = chances[t.face_industry[face]] * t.face_profit[face] - t.face_cost[face]
            money -= coal * t.face_coal[face] + iron * t.face_iron[face]
            self.promise[face] = t.face_level[face] + money / t.cash_per_point if t.face_buildable[face] else 0.0

    def _later_cubes(self, s: IndustryState, kind: int) -> float:
        """The chance of cubes that are built later, with those of the others."""
        return self.used_up(4.0, self.cubes_of(s, kind) + self.w_rival_cubes * self.need[kind], self.need[kind])

    def cubes_of(self, s: IndustryState, kind: int) -> float:
        """All cubes of a kind on the map."""
        total = 0
        for space in bits.members(s.mines if kind == COAL else s.works):
            total += s.cubes[space]
        if kind == COAL:
            for number in range(self.t.imports):
                if s.coal_places >> self.t.import_place[number] & 1:
                    total += s.imports[number]
        return float(total)

    def used_up(self, cubes: float, others: float, need: float) -> float:
        """The probability that cubes are used up, given other cubes and the number that will be needed."""
        ratio = need / (cubes + others)
        cubed = ratio * ratio * ratio
        return cubed / (1.0 + cubed)


def _neighbours(t: Tables, place: int) -> list[int]:
    return [t.row_to[at] for at in range(t.row[place], t.row[place + 1])]


def _lines_at(t: Tables, place: int) -> list[int]:
    return [line for line in range(t.connections) if t.ends[line] >> place & 1]


def _most(t: Tables, place: int) -> int:
    spaces = bits.count(t.spaces_at[place]) if place < t.land_and_sea else 0
    return spaces + (t.market_at[place] >= 0) + (t.villages >> place & 1)
