"""Map, tiles and rules as flat tables of ints, made once for a game."""

from typing import Final

from ironmaster.core.actions import Actions
from ironmaster.core.errors import BoardError
from ironmaster.core.seats import letter
from ironmaster.games.steam.board import COLOURS, Board, Pieces
from ironmaster.games.steam.faces import Faces
from ironmaster.games.steam.ground import Ground
from ironmaster.games.steam.rules import Rules
from ironmaster.kit import bag
from ironmaster.kit.hexes import SIDES

TURN_ORDER: Final = 0
FIRST_MOVE: Final = 1
ENGINEER: Final = 2
FIRST_BUILD: Final = 3
CITY_GROWTH: Final = 4
LOCOMOTIVE: Final = 5
URBANIZATION: Final = 6
TILES: Final = ("turn_order", "first_move", "engineer", "first_build", "city_growth", "locomotive", "urbanization")
"""The action tiles; the number of a tile is its place here, from 1 (steam.comp.actions)."""

GREY: Final = 4
KINDS: Final = 5
"""Colours of goods."""

BID: Final = 0
PASS: Final = 1
FREE_PASS: Final = 2
TAKE: Final = 3
PAY: Final = 4
LAY: Final = 5
URBANIZE: Final = 6
GROW: Final = 7
SUPPLY: Final = 8
STOP: Final = 9
DELIVER: Final = 10
VIA: Final = 11
UPGRADE: Final = 12
INCOME: Final = 13
POINTS: Final = 14
CAPITAL: Final = 15
FIRST: Final = 16
DEALT: Final = 17
GOODS: Final = 18

AUCTION: Final = 0
RANDOM: Final = 1
BY_TILES: Final = 2


class Tables(Ground):
    """All static data of the steps."""

    def __init__(self, board: Board, pieces: Pieces, faces: Faces, rules: Rules, seats: int) -> None:
        super().__init__(board, faces, rules, seats)
        self._read_rules(rules, seats)
        self._read_pieces(board, pieces)
        self._bound_money()
        self._intern()
        self._read_untouched()

    def _read_rules(self, rules: Rules, seats: int) -> None:
        self.rules: Rules = rules
        """The whole profile. What is read at every decision is also a field of the tables, which is faster."""
        self.first_order: int = ("auction", "random", "dealt").index(rules.first_order)
        self.order_by_bids: bool = rules.later_order_by_bids
        self.capital_phase: bool = rules.capital_phase
        self.tiles_cost: bool = rules.tiles_cost
        self.borrow_for_bids_and_tiles: bool = rules.borrow_for_bids_and_tiles
        self.borrow_for_track: bool = rules.borrow_for_track
        self.borrow_for_expenses: bool = rules.borrow_for_expenses
        self.upkeep: int = rules.upkeep
        self.town_completes: bool = rules.town_completes
        self.town_claims: bool = rules.town_claims
        self.join_any: bool = rules.join_any
        self.redirect_own: bool = rules.redirect_own
        self.city_claims: bool = rules.city_claims
        self.link_once: bool = rules.link_once
        self.town_once: bool = rules.town_once
        self.leader_skipped: bool = rules.leader_skipped
        self.relaid_exits_kept: bool = rules.relaid_exits_kept
        self.turned_together: bool = rules.turned_together
        self.first_pass_free: bool = rules.first_pass_free
        self.rounds: int = rules.rounds[seats - rules.fewest_seats]
        self.supply_cubes: int = rules.supply_cubes[seats - rules.fewest_seats]
        self.loan: int = rules.loan
        self.loan_points: int = rules.loan_points
        self.tiles_a_build: int = rules.tiles_a_build
        self.tiles_for_engineer: int = rules.tiles_for_engineer
        self.exit_cost: int = rules.exit_cost
        self.town_price: int = rules.town_cost
        self.river_price: int = rules.river_cost
        self.hill_price: int = rules.hill_cost
        self.growth_cost: int = rules.growth_cost
        self.locomotive_cost: int = rules.locomotive_cost
        self.urbanization_cost: int = rules.urbanization_cost
        self.cycles: int = rules.cycles
        self.short_rate: int = rules.short_rate
        self.income_per_point: int = rules.income_per_point
        self.points_per_debt: int = rules.points_per_debt
        self.link_points: int = rules.link_points

    def _read_pieces(self, board: Board, pieces: Pieces) -> None:
        self.cubes: list[int] = [one.cubes for one in pieces.goods]
        self.new_cities: list[int] = [one.new_cities for one in pieces.goods]
        self.growth_markers: int = pieces.growth_markers.number
        self.spaces: int = pieces.supply_spaces.number
        self.income_low: int = pieces.income.low
        self.income_high: int = pieces.income.high
        self.level_low: int = pieces.locomotive.low
        self.level_high: int = pieces.locomotive.high
        self.heaps: list[int] = self.city_cubes + [self.supply_cubes] * self.spaces
        """Cubes drawn at the start: for each city, then for each supply space."""
        if sum(self.heaps) > sum(self.cubes):
            raise BoardError("contradiction", board=board.board.id, detail="its cities need more cubes than there are")

    def _bound_money(self) -> None:
        """Compute the most that a seat can ever have, because every possible bid is a move of its own.

        Each point of a delivery is worth at most a loan, and there are no more deliveries than cubes.
        """
        cubes = sum(self.heaps)
        deliveries = min(cubes, self.rounds * self.cycles * self.seats)
        points = self.level_high * deliveries
        loans = points - self.income_low
        incomes = self.rounds * max(0, self.income_high)
        self.most_cash: int = self.loan * loans + incomes + self.seats
        self.most_loans: int = self.income_high - self.income_low + points // self.loan_points
        self.most_bid: int = self.most_cash if self.order_by_bids else -self.loan * self.income_low
        self.most_capital: int = self.most_loans if self.capital_phase else -1

    def _intern(self) -> None:
        """Number every move and outcome: its words, its verb and up to two arguments."""
        self.bid: list[int] = [self.add(BID, f"bid {n}", n) for n in range(self.most_bid + 1)]
        self.pass_: int = self.add(PASS, "pass")
        self.free_pass: int = self.add(FREE_PASS, "free_pass") if self.order_by_bids else -1
        self.capital: list[int] = [self.add(CAPITAL, f"capital {n}", n) for n in range(self.most_capital + 1)]
        self.take: list[int] = [self.add(TAKE, f"take {tile}", n) for n, tile in enumerate(TILES)]
        self.pay: int = self.add(PAY, "pay") if self.tiles_cost else -1
        self._intern_building()
        self._intern_deliveries()
        self._intern_chance()
        self.names: Actions = Actions(self.texts)

    def _intern_building(self) -> None:
        self.lay: list[int] = []
        """The move that lays the first pattern fit for a hex; the others follow in order. -1 for cities."""
        for where in range(self.hexes):
            first, last = (self.plains, self.patterns) if self.is_town[where] else (0, self.plains)
            if 0 <= self.node_at[where] < self.cities:
                self.lay.append(-1)
                continue
            self.lay.append(len(self.texts) - first)
            for pattern in range(first, last):
                self.add(LAY, f"lay {self.hex_ids[where]} {self.faces.words[pattern]}", where, pattern)
        self.urbanize: list[int] = [
            self.add(URBANIZE, f"urbanize {self.node_ids[node]} {colour}", node, kind)
            for node in range(self.cities, self.nodes)
            for kind, colour in enumerate(COLOURS)
        ]
        self.grow: list[int] = [self.add(GROW, f"grow {self.node_ids[node]}", node) for node in range(self.cities)]
        self.supply: list[int] = [self.add(SUPPLY, f"supply {n + 1}", n) for n in range(self.spaces)]
        self.stop: int = self.add(STOP, "stop")

    def _intern_deliveries(self) -> None:
        self.deliver: list[int] = [
            self.add(DELIVER, f"deliver {node} {colour}", number, kind)
            for number, node in enumerate(self.node_ids)
            for kind, colour in enumerate(COLOURS)
        ]
        self.via: list[int] = [
            self.add(VIA, f"via {self.port_ids[port]}", port) if self._crossed(port) else -1
            for port in range(self.ports)
        ]
        self.upgrade: int = self.add(UPGRADE, "upgrade")
        self.income: int = self.add(INCOME, "income")
        self.points: int = self.add(POINTS, "points")

    def _crossed(self, port: int) -> bool:
        return self.across[SIDES * self.hex_of[port // SIDES] + port % SIDES] >= 0

    def _intern_chance(self) -> None:
        self.first: list[int] = [self.add(FIRST, f"first {letter(n)}", n) for n in range(self.seats)]
        self.dealt: list[int] = [self.add(DEALT, f"dealt {tile}", n) for n, tile in enumerate(TILES)]
        self.goods: dict[int, int] = {}
        for size in sorted({size for size in self.heaps if size > 0}):
            for heap in bag.heaps(KINDS, size):
                words = " ".join(COLOURS[kind] for kind in bag.kinds(heap, KINDS))
                self.goods[heap] = self.add(GOODS, f"goods {words}", heap)

    def _read_untouched(self) -> None:
        """List the tiles that fit on each empty hex while only printed cities, and no track, lie beside it."""
        self.untouched: list[list[int]] = []
        self.dearest: list[int] = []
        """The most that a tile on each hex can cost."""
        for where in range(self.hexes):
            start = 64 * self.gates[where] + self.barred[where]
            fits = self.town_by[start] if self.is_town[where] else self.plain_by[start]
            self.untouched.append([self.lay[where] + pattern for pattern in fits] if self.lay[where] >= 0 else [])
            self.dearest.append(4 * self.exit_cost + self.town_cost[where] + self.terrain_cost[where])
