"""Board, tiles and rules as flat tables of ints, made once for a game."""

from typing import Final

from ironmaster.core.actions import Actions
from ironmaster.core.offers import Offer
from ironmaster.games.brass import clauses
from ironmaster.games.brass.board import ERAS, INDUSTRIES, Board, TileSheet
from ironmaster.games.brass.rules import Rules
from ironmaster.kit import bits, ladder, track
from ironmaster.kit.moves import MoveTables

COTTON: Final = 0
PORT: Final = 1
COAL: Final = 2
IRON: Final = 3
SHIPYARD: Final = 4
KINDS: Final = 5

CANAL: Final = 0
RAIL: Final = 1

BUILD: Final = 0
COMBINE: Final = 1
LINK: Final = 2
DEVELOP: Final = 3
SELL: Final = 4
SELL_MARKET: Final = 5
LOAN: Final = 6
PASS: Final = 7
STOP: Final = 8
DISCARD: Final = 9
COAL_FROM: Final = 10
IRON_FROM: Final = 11
LIQUIDATE: Final = 12
FIRST: Final = 13
DRAW: Final = 14
TURN_UP: Final = 15
COAL_TRACK: Final = 16
"""No move: a player can only ask why the coal does not come from the demand track."""
IRON_TRACK: Final = 17


class Tables(MoveTables):
    """All static data of the steps. Slots, lines, places, cards and tile faces are numbers."""

    def __init__(self, board: Board, sheet: TileSheet, rules: Rules, seats: int) -> None:
        super().__init__(seats)
        self._read_rules(rules, seats)
        self._read_places(board)
        self._read_lines(board)
        self._read_cards(board)
        self._read_tiles(sheet)
        self._read_tracks(board)
        self._intern()

    def _read_rules(self, rules: Rules, seats: int) -> None:
        self.rules: Rules = rules
        """The whole profile. What is read at every decision is also a field of the tables, which is faster."""
        self.bonus_is_cash: bool = rules.dm_bonus == "cash"
        self.scarce_if_either: bool = rules.cover_scarcity == "either"
        self.chosen_end: bool = rules.rail_coal == "chosen_end"
        self.first_build_once: bool = rules.first_build == "once"
        self.virtual_is_own: bool = rules.virtual_link == "own"
        self.virtual_two_way: bool = rules.virtual_two_way
        self.canal_tile_is_network: bool = rules.canal_tile_is_network
        self.cover_any_port: bool = rules.port_cover == "always"
        self.ports_wait: bool = rules.port_sales == "next_round"
        self.debt: bool = rules.insolvency == "debt"
        self.tie_by_space: bool = rules.tie_income == "space"
        self.cash: int = rules.cash
        self.hand: int = rules.hand
        self.actions: int = rules.actions
        self.first_actions: int = rules.actions_in_first_round
        self.canal_price: int = rules.canal_price
        self.rail_price: int = rules.rail_price
        self.second_rail_price: int = rules.second_rail_price
        self.developments: int = rules.developments
        self.loans: list[int] = list(rules.loans)
        self.loan_unit: int = rules.loan_unit
        self.liquidation_divisor: int = rules.liquidation_divisor
        self.cash_per_point: int = rules.cash_per_point
        self.set_aside: list[int] = rules.set_aside(seats)

    def _read_places(self, board: Board) -> None:
        self.place_ids: list[str] = [place.id for place in board.place]
        self.places: int = len(board.place)
        self.towns: int = sum(1 for place in board.place if place.kind == "town")
        self.everywhere: int = (1 << self.towns) - 1
        self.discs: list[int] = [place.discs for place in board.place]
        self.external: int = 0
        self.slot_ids: list[str] = []
        self.place_of: list[int] = []
        self.symbols: list[int] = []
        self.slots_at: list[int] = []
        self.slots_for: list[list[int]] = [[] for _ in INDUSTRIES]
        self.coal_clause: list[str] = [place.coal_clause for place in board.place]
        for number, place in enumerate(board.place):
            self.external |= (place.kind == "external") << number
            self._read_slots(number, place.id, place.slots)
        self.slots: int = len(self.place_of)
        self._read_priorities(board)
        self.virtual_from: list[int] = [self.place_ids.index(pair.start) for pair in board.virtual]
        self.virtual_to: list[int] = [self.place_ids.index(pair.to) for pair in board.virtual]

    def _read_slots(self, place: int, name: str, slots: list[list[str]]) -> None:
        here = 0
        for position, shown in enumerate(slots):
            slot = len(self.place_of)
            here |= 1 << slot
            self.slot_ids.append(f"{name}/{position + 1}")
            self.place_of.append(place)
            self.symbols.append(sum(1 << INDUSTRIES.index(industry) for industry in shown))
            for industry in shown:
                self.slots_for[INDUSTRIES.index(industry)].append(slot)
        self.slots_at.append(here)

    def _read_priorities(self, board: Board) -> None:
        self.first_slot: list[int] = [-1] * (self.slots * KINDS)
        self.first_clause: list[int] = [0] * (self.slots * KINDS)
        for rule in board.priority:
            industry = INDUSTRIES.index(rule.industry)
            slot = self.slot_ids.index(f"{rule.place}/{rule.then}")
            self.first_slot[slot * KINDS + industry] = self.slot_ids.index(f"{rule.place}/{rule.first}")
            self.first_clause[slot * KINDS + industry] = clauses.number_of(rule.clause)

    def _read_lines(self, board: Board) -> None:
        pairs = [sorted(line.between) for line in board.line]
        self.line_ids: list[str] = ["-".join(pair) for pair in pairs]
        self.lines: int = len(pairs)
        self.end_a: list[int] = [self.place_ids.index(pair[0]) for pair in pairs]
        self.end_b: list[int] = [self.place_ids.index(pair[1]) for pair in pairs]
        self.ends: list[int] = [1 << a | 1 << b for a, b in zip(self.end_a, self.end_b, strict=True)]
        self.line_eras: list[int] = [sum(1 << ERAS.index(era) for era in line.takes) for line in board.line]
        self.lines_of: list[list[int]] = [
            [line for line in range(self.lines) if self.line_eras[line] >> era & 1] for era in (CANAL, RAIL)
        ]

    def _read_cards(self, board: Board) -> None:
        towns = [place for place in board.place if place.kind == "town"]
        self.card_ids: list[str] = [place.id for place in towns] + list(INDUSTRIES)
        self.card_counts: list[int] = [place.cards for place in towns] + [board.cards[name] for name in INDUSTRIES]
        self.cards: int = sum(self.card_counts)
        self.cards_each: list[int] = [(self.cards - aside) // self.seats for aside in self.set_aside]
        """Cards that each seat plays in an era."""
        first = (self.first_actions, self.actions)
        self.rounds: list[int] = [
            1 + -((first[era] - cards) // self.actions) for era, cards in enumerate(self.cards_each)
        ]

    def _read_tiles(self, sheet: TileSheet) -> None:
        self.face_ids: list[str] = [f"{tile.industry}{tile.level}" for tile in sheet.tile]
        self.face_industry: list[int] = [INDUSTRIES.index(tile.industry) for tile in sheet.tile]
        self.face_level: list[int] = [tile.level for tile in sheet.tile]
        self.face_cost: list[int] = [tile.cost for tile in sheet.tile]
        self.face_income: list[int] = [tile.income for tile in sheet.tile]
        self.face_points: list[int] = [tile.points for tile in sheet.tile]
        self.face_coal: list[int] = [tile.coal for tile in sheet.tile]
        self.face_iron: list[int] = [tile.iron for tile in sheet.tile]
        self.face_cubes: list[int] = [tile.cubes for tile in sheet.tile]
        self.face_eras: list[int] = [sum(1 << ERAS.index(era) for era in tile.eras) for tile in sheet.tile]
        self.piles: list[list[int]] = [[] for _ in INDUSTRIES]
        order = sorted(range(len(sheet.tile)), key=lambda face: self.face_level[face])
        for face in order:
            self.piles[self.face_industry[face]] += [face] * sheet.tile[face].number
        self.link_markers: int = sheet.links
        self.dry: int = bits.union([place for place in range(self.towns) if self._is_dry(place)])
        """Towns where every tile needs coal and none brings any, so that nothing is built there without a link."""

    def _is_dry(self, place: int) -> bool:
        slots = bits.members(self.slots_at[place])
        faces = [face for face in range(len(self.face_ids)) if self.face_eras[face]]
        fits = [f for f in faces for slot in slots if self.symbols[slot] >> self.face_industry[f] & 1]
        return all(self.face_coal[face] for face in fits)

    def _read_tracks(self, board: Board) -> None:
        self.coal_price: list[int] = track.prices(board.demand.coal, board.demand.empty)
        self.iron_price: list[int] = track.prices(board.demand.iron, board.demand.empty)
        self.pounds: list[int] = ladder.incomes(board.income.runs, board.income.last)
        self.back: list[int] = ladder.steps_back(self.pounds)
        self.income_start: int = board.income.start
        self.income_last: int = board.income.last
        self.bonus: list[int] = list(board.cotton.bonus)
        self.closed: int = len(board.cotton.bonus)
        self.market: list[int] = list(board.market.tiles)

    def _intern(self) -> None:
        """Give every move and every chance outcome its number and its text."""
        self._intern_builds()
        self.link: Offer = [self.add(LINK, f"link {name}", line) for line, name in enumerate(self.line_ids)]
        self.develop: Offer = [self.add(DEVELOP, f"develop {name}", at) for at, name in enumerate(INDUSTRIES)]
        self._intern_sales()
        self.loan: Offer = [self.add(LOAN, f"loan {pounds}", pounds) for pounds in self.loans]
        self.pass_: int = self.add(PASS, "pass")
        self.stop: int = self.add(STOP, "stop")
        self.discard: Offer = [self.add(DISCARD, f"discard {name}", at) for at, name in enumerate(self.card_ids)]
        self.coal_from: Offer = self._intern_slots(COAL_FROM, "coal from", 1 << COAL)
        self.iron_from: Offer = self._intern_slots(IRON_FROM, "iron from", 1 << IRON)
        self.liquidate: Offer = self._intern_slots(LIQUIDATE, "liquidate", -1)
        self.first: list[int] = [self.add(FIRST, f"first {chr(65 + seat)}", seat) for seat in range(self.seats)]
        self.draw: list[int] = [self.add(DRAW, f"draw {name}", at) for at, name in enumerate(self.card_ids)]
        self.turn_up: list[int] = [self.add(TURN_UP, f"market {down}", down) for down in range(len(self.market))]
        self.names: Actions = Actions(self.texts)

    def _intern_builds(self) -> None:
        self.build_by_place: Offer = [-1] * (self.slots * KINDS)
        self.build_by_industry: Offer = [-1] * (self.slots * KINDS)
        self.combine: Offer = [-1] * (self.slots * KINDS)
        for slot in range(self.slots):
            for industry in range(KINDS):
                if self.symbols[slot] >> industry & 1:
                    self._intern_build(slot, industry)

    def _intern_build(self, slot: int, industry: int) -> None:
        key = slot * KINDS + industry
        what = f"{INDUSTRIES[industry]} {self.slot_ids[slot]}"
        place = self.place_of[slot]
        self.build_by_place[key] = self.add(BUILD, f"build {what} with {self.card_ids[place]}", key, place)
        self.build_by_industry[key] = self.add(
            BUILD, f"build {what} with {INDUSTRIES[industry]}", key, self.towns + industry
        )
        self.combine[key] = self.add(COMBINE, f"combine {what}", key)

    def _intern_sales(self) -> None:
        self.sell: Offer = [-1] * (self.slots * self.slots)
        self.sell_market: Offer = [-1] * self.slots
        for mill in self.slots_for[COTTON]:
            name = self.slot_ids[mill]
            for port in self.slots_for[PORT]:
                if port != mill:
                    text = f"sell {name} to {self.slot_ids[port]}"
                    self.sell[mill * self.slots + port] = self.add(SELL, text, mill, port)
            self.sell_market[mill] = self.add(SELL_MARKET, f"sell {name} to market", mill)

    def _intern_slots(self, verb: int, words: str, industries: int) -> Offer:
        moves: Offer = [-1] * self.slots
        for slot in range(self.slots):
            if self.symbols[slot] & industries:
                moves[slot] = self.add(verb, f"{words} {self.slot_ids[slot]}", slot)
        return moves
