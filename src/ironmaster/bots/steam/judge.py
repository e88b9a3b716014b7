"""The judge of Steam."""

from typing import Any, Final

from ironmaster.bots.judging import Judge
from ironmaster.bots.steam import agenda, harvest
from ironmaster.bots.steam.harvest import Harvest
from ironmaster.bots.steam.laying import Laying
from ironmaster.bots.steam.leanings import Leanings
from ironmaster.bots.steam.links import Links
from ironmaster.bots.steam.purse import Purse
from ironmaster.bots.steam.routes import Atlas, Routes
from ironmaster.bots.steam.ways import Ways
from ironmaster.bots.weights import weights_of
from ironmaster.core.contract import Game
from ironmaster.core.frames import first_of, kind_of, second_of
from ironmaster.games.steam.game import Steam
from ironmaster.games.steam.state import BUILDING, FINISHED, SteamState
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.tables import CITY_GROWTH, TILES, URBANIZATION, Tables

TERMS: Final = (
    *("scored", "links", "deliveries", "locomotive", "track", "growth", "income", "cash", "expenses", "order"),
    "ruin",
)


class SteamJudge(Judge[SteamState]):
    """Counts cubes in reach, plans the remaining operations, and forecasts the money turn by turn."""

    def __init__(self, game: Game, weights: dict[str, float]) -> None:
        super().__init__(game, TERMS, 9.0)
        assert isinstance(game, Steam)
        t = game.tables
        self.t: Tables = t
        self.link_build: float = weights["link_build"]
        self.place: float = weights["place"]
        self.part: float = weights["unfinished"]
        self.due_growth: float = weights["growth"]
        self.due_urbanization: float = weights["urbanization"]
        self.atlas: Atlas = Atlas(t)
        self.harvest: Harvest = Harvest(t, weights)
        self.purse: Purse = Purse(t, weights)
        self.links: Links = Links(t, Ways(t), weights)
        self.laying: Laying = Laying(t, self.links)
        self.quick_values: Leanings = Leanings(t, weights, self.harvest, self.purse, self.links)

    def account(self, s: SteamState, seat: int) -> list[float]:
        routes = self.atlas.of(s)
        self.harvest.gather(s, routes)
        return self._account(s, routes, seat, True)

    def forecast(self, s: SteamState) -> list[float]:
        if s.phase == FINISHED:
            return [float(points) for points in s.points]
        routes = self.atlas.of(s)
        self.harvest.gather(s, routes)
        found: list[float] = []
        for seat in range(self.t.seats):
            total = 0.0
            for part in self._account(s, routes, seat, False):
                total += part
            found.append(total)
        return found

    def _account(self, s: SteamState, routes: Routes, seat: int, by_kind: bool) -> list[float]:
        """The account of a seat; `by_kind` splits the value of money into its terms."""
        points = float(s.points[seat])
        if s.phase == FINISHED:
            return [points] + [0.0] * (len(TERMS) - 1)
        if s.out[seat]:
            return [points] + [0.0] * (len(TERMS) - 2) + [-self.purse.ruin_points]
        t, purse = self.t, self.purse
        purse.open(s, seat, self.harvest.now(s, seat))
        level = s.level[seat]
        builds = harvest.builds(t, s, seat)
        gains = self.harvest.plan(s, seat, level, harvest.operations(t, s, seat))
        plain = self.harvest.plain
        later = 0.5 * (level + self.harvest.plan_level)
        pending = _pending(s, seat)
        cash, income = s.cash[seat] - agenda.committed(s, seat), float(s.income[seat])
        money = purse.final(points, cash, income, later, gains, pending)
        nothing, by_income = points + gains + pending, money
        if by_kind:
            nothing = purse.final(points, 0.0, 0.0, later, gains, pending)
            by_income = purse.final(points, 0.0, income, later, gains, pending)
        return [
            points,
            float(t.link_points * s.links[seat]),
            plain + pending,
            gains - plain,
            self.part * self._unfinished(s, routes, seat),
            self.link_build * builds * t.link_points,
            by_income - nothing,
            money - by_income,
            nothing - points - gains - pending,
            self._order(s, seat),
            purse.ruin(s, seat),
        ]

    def _unfinished(self, s: SteamState, routes: Routes, seat: int) -> float:
        for port in s.tips.values():
            if s.holder[port] == seat:
                self.links.open(s, routes, seat, 0.2)
                tiles = agenda.tiles_left(self.t, s, seat)
                return self.links.unfinished(s, tiles)
        return 0.0

    def _order(self, s: SteamState, seat: int) -> float:
        """Places in this turn and the next, and actions that are still to be carried out."""
        t = self.t
        rounds = agenda.rounds_left(t, s)
        worth = 0.0
        if seat in s.order and s.phase < BUILDING:
            worth += self.place * agenda.seats_behind(s, seat)
        if s.tile[seat] >= 0 and not t.order_by_bids and rounds > 1:
            worth += self.place * 0.5 * (len(TILES) - s.tile[seat]) / len(TILES) * len(s.order)
        if s.due >> seat & 1:
            share = 2.0 * rounds / (2.0 * rounds + 4.0)
            if s.tile[seat] == CITY_GROWTH:
                worth += self.due_growth * share
            elif s.tile[seat] == URBANIZATION:
                worth += self.due_urbanization * share
        return worth

    def leanings(self, s: SteamState, moves: list[int]) -> list[float]:
        routes = self.atlas.of(s)
        return self.quick_values.of(s, routes, moves, self.laying)


def _pending(s: SteamState, seat: int) -> float:
    """Points of a delivery that the seat is still to take."""
    total = 0.0
    for packed in s.stack:
        if kind_of(packed) == f.SCORE and first_of(packed) == seat:
            total += second_of(packed)
    return total


def make(game: Game, changes: dict[str, float] | None) -> Judge[Any]:
    """The judge of a game of Steam."""
    return SteamJudge(game, weights_of("steam", changes))
