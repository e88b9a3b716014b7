"""Probabilities that counters on the map flip before the end, and the expected income of railways."""

from ironmaster.bots.age_of_industry.survey import FAR, GOODS, Survey
from ironmaster.games.age_of_industry.pieces import lowest
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import COAL, COTTON, FACTORY, IRON, PORT, SHIP, Tables
from ironmaster.kit import bits


class Chances:
    """The probabilities for one survey."""

    def __init__(self, t: Tables, survey: Survey, w: dict[str, float]) -> None:
        self.t: Tables = t
        self.survey: Survey = survey
        self.w_joined_least: float = w["joined_least"]
        self.w_joined_each: float = w["joined_each"]
        self.w_later_cubes: float = w["later_cubes"]
        self.w_queue: float = w["queue"]
        self.w_connected: float = w["sale_connected"]
        self.w_ahead: list[float] = [
            w["sale_connected"],
            w["sale_one_away"],
            w["sale_two_away"],
            w["sale_three_away"],
            0.0,
        ]
        self.w_rival_sells: float = w["rival_sells"]
        self.w_crowded: float = w["sale_crowded"]
        self.w_own_port: float = w["own_port_hope"]
        self.w_port_own_maker: float = w["port_own_maker"]
        self.w_port_rival_maker: float = w["port_rival_maker"]
        self.w_port_later: float = w["port_later"]
        self.w_growth: float = w["growth"]

    # Cubes

    def cubes(self, s: IndustryState, place: int, kind: int, cubes: int, extra: int) -> float:
        """The probability that some cubes at the place will be used up; `extra` of them are not on the map yet."""
        survey = self.survey
        if cubes <= 0:
            return 1.0
        near = s.reach[place]
        joined = min(1.0, self.w_joined_least + self.w_joined_each * bits.count(near))
        others = extra - cubes + self.w_later_cubes * survey.need[kind]
        for space in bits.members(s.mines if kind == COAL else s.works):
            if near >> self.t.place_of[space] & 1:
                others += s.cubes[space]
        if kind == COAL:
            for number in range(self.t.imports):
                if (near & s.coal_places) >> self.t.import_place[number] & 1:
                    others += s.imports[number]
        queue = 1.0 if extra else self.w_queue
        return survey.used_up(float(cubes), queue * max(0.0, others), survey.need[kind] * joined)

    # Sales

    def sale(self, s: IndustryState, seat: int, place: int, what: int, extra: int) -> float:
        """The probability that one maker of the seat at the place sells; `extra` makers are not on the map yet."""
        survey = self.survey
        near = s.reach[place]
        if near & survey.outlet_places[what]:
            return self._connected(s, seat, near, what, extra)
        away = survey.distances(s, what)[place]
        crowd = len(survey.unsold[what]) + extra
        room = min(1.0, (len(survey.outlets[what]) + 0.5) / max(1.0, float(crowd)))
        by_rail = self.w_ahead[away] * room * survey.time(seat, 1.0 + away)
        port_away = survey.port_distances(s)[place]
        if port_away == FAR:
            return by_rail
        port = lowest(self.t, s, seat, PORT)
        hope = self.w_own_port if port >= 0 else 0.3 * self.w_own_port
        if what == GOODS and (port < 0 or self.t.face_level[port] < self.t.port_level_for_goods):
            hope *= 0.4
        by_port = hope * self.w_ahead[port_away] * survey.time(seat, 2.0 + port_away)
        return max(by_rail, by_port)

    def _connected(self, s: IndustryState, seat: int, near: int, what: int, extra: int) -> float:
        t, survey = self.t, self.survey
        rooms, mine, rivals = 0, extra, 0
        for at in survey.outlets[what]:
            rooms += near >> at & 1
        for maker in survey.unsold[what]:
            if near >> t.place_of[maker] & 1:
                if s.owned[seat] >> maker & 1:
                    mine += 1
                else:
                    rivals += 1
        share = (rooms - self.w_rival_sells * rivals) / max(1, mine)
        chance = self.w_connected if share >= 1.0 else max(self.w_crowded, self.w_connected * share)
        return chance * survey.time(seat, 1.0)

    def port(self, s: IndustryState, seat: int, place: int, level: int, extra: int) -> float:
        """The probability of a sale to the seat's port at the place; `extra` ports are not on the map yet."""
        t, survey = self.t, self.survey
        near = s.reach[place]
        mine, rivals, ports, outlets = 0, 0, extra, extra
        for what in range(2):
            if what == GOODS and level < t.port_level_for_goods:
                continue
            for maker in survey.unsold[what]:
                if near >> t.place_of[maker] & 1:
                    if s.owned[seat] >> maker & 1:
                        mine += 1
                    else:
                        rivals += 1
        for at in survey.outlets[0]:
            outlets += near >> at & 1
        for space in bits.members(s.owned[seat] & s.standing[PORT] & ~s.flipped):
            ports += near >> t.place_of[space] & 1
        now = 0.0
        if mine:
            now = self.w_port_own_maker * min(1.0, mine / max(1, ports)) * survey.time(seat, 1.0)
        if rivals:
            share = min(1.0, rivals / max(1, outlets))
            soon = min(1.0, survey.rounds)
            now = 1.0 - (1.0 - now) * (1.0 - self.w_port_rival_maker * share * soon)
        return 1.0 - (1.0 - now) * (1.0 - self._port_later(s, near, place))

    def _port_later(self, s: IndustryState, near: int, place: int) -> float:
        """The probability that a maker that is not built yet sells to a port."""
        t, survey = self.t, self.survey
        for other in survey.neighbours[place]:
            near |= s.reach[other]
        room = 0
        for space in t.spaces_for[COTTON]:
            if near >> t.place_of[space] & 1:
                room += 1
        return self.w_port_later * min(1.0, survey.later / 6.0) * min(1.0, room / 4.0)

    def ship(self, s: IndustryState, seat: int, sea: int, cubes: int, extra: int) -> float:
        """The probability that the seat's ship at the sea loses its remaining coal and has a sale."""
        t, survey = self.t, self.survey
        chance = self.cubes(s, sea, COAL, cubes, extra)
        market = t.market_at[sea]
        if market < 0 or s.sold >> market & 1 or t.demand_takes[s.demand[market]] == 0:
            return chance
        near = s.reach[sea] | self._lanes(s, sea)
        best = self.w_port_later * min(1.0, survey.later / 6.0)
        for what in range(2):
            if t.demand_takes[s.demand[market]] >> what & 1 == 0:
                continue
            for maker in survey.unsold[what]:
                if near >> t.place_of[maker] & 1:
                    if s.owned[seat] >> maker & 1:
                        best = max(best, self.w_port_own_maker * survey.time(seat, 1.0))
                    else:
                        best = max(best, self.w_port_rival_maker * min(1.0, survey.rounds))
        return chance * best

    def _lanes(self, s: IndustryState, sea: int) -> int:
        """The places that are joined to a sea once a ship is there."""
        near = 0
        for port in bits.members(self.t.lanes_of[sea] & s.harbours):
            near |= s.reach[port]
        return near

    # Unflipped counters

    def waiting(self, s: IndustryState, seat: int, space: int) -> float:
        """The chance that an unflipped counter of the seat flips."""
        t = self.t
        face = s.tile[space]
        industry, place = t.face_industry[face], t.place_of[space]
        if industry == COTTON:
            return self.sale(s, seat, place, 0, 0)
        if industry == FACTORY:
            return self.sale(s, seat, place, GOODS, 0)
        if industry == PORT:
            return self.port(s, seat, place, t.face_level[face], 0)
        if industry == SHIP:
            number = t.import_of[place]
            return self.ship(s, seat, place, s.imports[number] if number >= 0 else 0, 0)
        return self.cubes(s, place, industry if industry == IRON else COAL, s.cubes[space], 0)

    # Railways

    def occupied(self, s: IndustryState, place: int) -> float:
        """The expected number of occupied spaces of a place at the end."""
        t, survey = self.t, self.survey
        empty = 0
        if place < t.land_and_sea:
            empty = bits.count(t.spaces_at[place] & ~s.taken)
        return survey.most[place] - empty * (1.0 - min(0.85, self.w_growth * survey.rounds))

    def railway(self, s: IndustryState, line: int) -> float:
        """The expected income of a railway on the connection at the end."""
        return self.t.railway_income + self.occupied(s, self.t.end_a[line]) + self.occupied(s, self.t.end_b[line])
