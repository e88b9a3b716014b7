"""Map, pieces and rules as flat tables of ints, made once for a game."""

from typing import Final

from ironmaster.core.actions import Actions
from ironmaster.core.offers import Offer
from ironmaster.games.age_of_industry.board import INDUSTRIES, PRODUCTS, SPACES, Board, Pieces, Place
from ironmaster.games.age_of_industry.rules import Rules
from ironmaster.kit import bits
from ironmaster.kit.moves import MoveTables

COTTON: Final = 0
FACTORY: Final = 1
IRON: Final = 2
COAL: Final = 3
PORT: Final = 4
SHIP: Final = 5
KINDS: Final = 6

BUILD: Final = 0
COMBINE: Final = 1
RAILWAY: Final = 2
SELL: Final = 3
DEVELOP: Final = 4
TAKE: Final = 5
PASS: Final = 6
REPAY: Final = 7
END: Final = 8
STOP: Final = 9
DISCARD: Final = 10
COAL_FROM: Final = 11
IRON_FROM: Final = 12
FIRST: Final = 13
DRAW: Final = 14
DEMAND: Final = 15
FREE_PASS: Final = 16

ANY_PORT: Final = 0
OWN_PORT: Final = 1
REACHED_PORT: Final = 2


class Tables(MoveTables):
    """All static data of the steps. Spaces, lines, places, cards, counters and markets are numbers."""

    def __init__(self, board: Board, pieces: Pieces, rules: Rules, seats: int) -> None:
        super().__init__(seats)
        self._read_rules(rules, seats)
        self._read_places(board.place)
        self._read_lines(board)
        self._read_cards(pieces, board.place)
        self._read_counters(pieces)
        self._read_tracks(pieces, rules)
        self._read_markets(pieces, board.place)
        self._intern()

    def _read_rules(self, rules: Rules, seats: int) -> None:
        self.rules: Rules = rules
        """The whole profile. What is read at every decision is also a field of the tables, which is faster."""
        self.hand: int = rules.starting_hand[seats - 2]
        self.import_at_setup: bool = rules.import_coal_at_setup
        self.ship_card_port: int = ("any", "own", "reached").index(rules.ship_card_port)
        self.transit_everywhere: bool = rules.transit_everywhere
        if rules.transit_as_printed:
            self.transit_everywhere = rules.printed_transit
        self.new_port_lanes: bool = rules.new_port_lanes
        self.track_at_each_end: bool = rules.railway_track == "each_end"
        self.repay_in_round: bool = rules.repay_window == "round"
        self.develop_lowest_only: bool = rules.develop_lowest_only
        self.free_pass_or: bool = rules.free_pass_or
        self.free_pass_optional: bool = rules.free_pass_optional
        self.standstill_ends: bool = rules.standstill_ends and rules.free_pass_or
        """Otherwise all hands and the deck are empty at a standstill, which ends the game in any case."""
        self.face_up: int = rules.face_up
        self.hand_limit: int = rules.hand_limit
        self.actions: int = rules.actions
        self.first_actions: int = rules.actions_in_first_round
        self.drawn_cards: int = rules.drawn_cards
        self.railway_price: int = rules.railway_price
        self.railway_coal: int = rules.railway_coal
        self.railway_iron: int = rules.railway_iron
        self.free_railways: int = rules.free_railways
        self.loan: int = rules.loan
        self.interest: int = rules.interest
        self.unpaid_loan_points: int = rules.unpaid_loan_points
        self.cash_per_point: int = rules.cash_per_point
        self.railway_income: int = rules.railway_income
        self.large_location: int = rules.large_location
        self.limit_in_large: int = rules.limit_in_large
        self.limit_in_small: int = rules.limit_in_small
        self.port_level_for_goods: int = rules.port_level_for_goods

    def _read_places(self, places: list[Place]) -> None:
        self.place_ids: list[str] = [place.id for place in places]
        self.land_and_sea: int = len(places)
        self.seas: list[int] = [at for at, place in enumerate(places) if place.kind == "sea"]
        self.sea_places: int = bits.union(self.seas)
        self.villages: int = bits.union([at for at, place in enumerate(places) if place.kind == "village"])
        self.distant_ports: int = bits.union([at for at, place in enumerate(places) if place.distant_port])
        closed = bits.union([at for at, place in enumerate(places) if not place.transit])
        self.stops: int = 0 if self.transit_everywhere else closed
        self.space_ids: list[str] = []
        self.place_of: list[int] = []
        self.takes: list[int] = []
        self.spaces_at: list[int] = []
        self.spaces_for: list[list[int]] = [[] for _ in INDUSTRIES]
        for at, place in enumerate(places):
            self._read_spaces(at, place)
        self.spaces: int = len(self.place_of)
        self.locations: list[int] = [at for at, here in enumerate(self.spaces_at) if here]
        self.every_space: int = (1 << self.spaces) - 1
        self.space_mask: list[int] = [bits.union(spaces) for spaces in self.spaces_for]
        self.limit: list[int] = [
            self.limit_in_large if bits.count(here) >= self.large_location else self.limit_in_small
            for here in self.spaces_at
        ]
        self._read_imports(places)

    def _read_spaces(self, at: int, place: Place) -> None:
        here = 0
        for position, kind in enumerate(place.spaces):
            space = len(self.place_of)
            here |= 1 << space
            self.space_ids.append(f"{place.id}/{position + 1}")
            self.place_of.append(at)
            self.takes.append(bits.union([INDUSTRIES.index(industry) for industry in SPACES[kind]]))
            for industry in SPACES[kind]:
                self.spaces_for[INDUSTRIES.index(industry)].append(space)
        self.spaces_at.append(here)

    def _read_imports(self, places: list[Place]) -> None:
        """Import spaces are places too, after all others: one lane from their sea (aoi.supply.import)."""
        self.import_seas: list[int] = [at for at in self.seas if places[at].imports]
        self.import_cubes: list[int] = [places[at].imports for at in self.import_seas]
        self.imports: int = len(self.import_seas)
        self.import_of: list[int] = [
            self.import_seas.index(at) if at in self.import_seas else -1 for at in range(self.land_and_sea)
        ]
        self.place_ids += [f"{places[at].id}/import" for at in self.import_seas]
        self.places: int = len(self.place_ids)
        self.import_place: list[int] = [self.land_and_sea + number for number in range(self.imports)]

    def _read_lines(self, board: Board) -> None:
        """Connections first, then the lanes from seas to ports, then those to import spaces."""
        pairs = [sorted(one.between) for one in board.connection]
        self.connections: int = len(pairs)
        self.connection_ids: list[str] = ["-".join(pair) for pair in pairs]
        ends = [(self.place_ids.index(pair[0]), self.place_ids.index(pair[1])) for pair in pairs]
        for sea in self.seas:
            ends += [(sea, self.place_ids.index(port)) for port in board.place[sea].lanes]
        for number, sea in enumerate(self.import_seas):
            ends.append((sea, self.import_place[number]))
        self.end_a: list[int] = [a for a, _ in ends]
        self.end_b: list[int] = [b for _, b in ends]
        self.ends: list[int] = [1 << a | 1 << b for a, b in ends]
        self.lines: int = len(ends)
        lanes = ends[self.connections : len(ends) - self.imports]
        self.lanes_of: list[int] = [
            bits.union([b for a, b in lanes if a == place] + [a for a, b in lanes if b == place])
            for place in range(self.places)
        ]
        """Places that a sea lane joins to a place: the ports of a sea, the seas of a port."""

    def _read_cards(self, pieces: Pieces, places: list[Place]) -> None:
        self.card_ids: list[str] = [card.id for card in pieces.card]
        self.card_counts: list[int] = [card.number for card in pieces.card]
        self.cards: int = sum(self.card_counts)
        self.card_industry: list[int] = [
            INDUSTRIES.index(card.id) if card.id in INDUSTRIES else -1 for card in pieces.card
        ]
        self.industry_card: list[int] = [self.card_ids.index(industry) for industry in INDUSTRIES]
        self.colour_card: list[int] = [
            self.card_ids.index(place.colour) if place.colour else -1 for place in places
        ] + [-1] * self.imports
        self.coloured: list[int] = [
            bits.union([space for space, at in enumerate(self.place_of) if self.colour_card[at] == card])
            for card in range(len(self.card_ids))
        ]
        """Spaces in the locations of each location card's colour."""
        idle = not self.rules.ship_card_combines and self.space_mask[SHIP] == 0
        self.idle_card: int = self.industry_card[SHIP] if idle else -1
        """A card that pays for no build, a combined one included; -1 for none."""

    def _read_counters(self, pieces: Pieces) -> None:
        counters = sorted(pieces.counter, key=lambda one: (INDUSTRIES.index(one.industry), one.level))
        self.face_ids: list[str] = [f"{one.industry}{one.level}" for one in counters]
        self.face_industry: list[int] = [INDUSTRIES.index(one.industry) for one in counters]
        self.face_level: list[int] = [one.level for one in counters]
        self.face_buildable: list[bool] = [one.buildable for one in counters]
        self.face_number: list[int] = [one.number for one in counters]
        self.face_cost: list[int] = [one.cost for one in counters]
        self.face_coal: list[int] = [one.coal for one in counters]
        self.face_iron: list[int] = [one.iron for one in counters]
        self.face_cubes: list[int] = [one.cubes for one in counters]
        self.face_profit: list[int] = [one.profit for one in counters]
        self.faces: int = len(counters)
        self.lowest_level: int = min(one.level for one in counters if one.buildable)
        self.stack_from: list[int] = [self.face_industry.index(industry) for industry in range(KINDS)]
        self.stack_to: list[int] = [
            self.stack_from[industry] + self.face_industry.count(industry) for industry in range(KINDS)
        ]
        self.railways: int = pieces.railways

    def _read_tracks(self, pieces: Pieces, rules: Rules) -> None:
        self.coal_price: list[int] = sorted(pieces.track["coal"].spaces)
        self.iron_price: list[int] = sorted(pieces.track["iron"].spaces)
        """The price of each space of a demand track, cheapest first."""
        self.coal_empty: int = pieces.track["coal"].empty
        self.iron_empty: int = pieces.track["iron"].empty
        self.cheapest_first: bool = rules.refill_order == "cheapest"

    def _read_markets(self, pieces: Pieces, places: list[Place]) -> None:
        self.market_place: list[int] = [at for at, place in enumerate(places) if place.market]
        self.markets: int = len(self.market_place)
        self.market_ids: list[str] = [f"{places[at].id}/market" for at in self.market_place]
        self.market_at: list[int] = [
            self.market_place.index(at) if at in self.market_place else -1 for at in range(self.places)
        ]
        self.demand_ids: list[str] = [one.id for one in pieces.market]
        self.demand_counts: list[int] = [one.number for one in pieces.market]
        self.demand_takes: list[int] = [
            bits.union([PRODUCTS.index(what) for what in one.takes]) for one in pieces.market
        ]

    # Moves and outcomes

    def _intern(self) -> None:
        """Give every move and every chance outcome its number and its text."""
        self._intern_builds()
        self.railway: list[int] = [
            self.add(RAILWAY, f"railway {name}", line) for line, name in enumerate(self.connection_ids)
        ]
        self._intern_rows()
        self._intern_sales()
        self.develop: Offer = [self.add(DEVELOP, f"develop {name}", at) for at, name in enumerate(self.face_ids)]
        self.take: Offer = [self.add(TAKE, f"take {name}", at) for at, name in enumerate(self.card_ids)]
        self.take_deck: int = self.add(TAKE, "take deck", len(self.card_ids))
        self.pass_: int = self.add(PASS, "pass")
        self.repay: int = self.add(REPAY, "repay")
        self.end: int = self.add(END, "end")
        self.stop: int = self.add(STOP, "stop")
        self.discard: list[int] = [self.add(DISCARD, f"discard {name}", at) for at, name in enumerate(self.card_ids)]
        self.coal_from: list[int] = self._intern_spaces(COAL_FROM, "coal from", COAL)
        self.coal_from += [
            self.add(COAL_FROM, f"coal from {self.place_ids[place]}", self.spaces + number)
            for number, place in enumerate(self.import_place)
        ]
        self.iron_from: list[int] = self._intern_spaces(IRON_FROM, "iron from", IRON)
        self.first: list[int] = [self.add(FIRST, f"first {chr(65 + seat)}", seat) for seat in range(self.seats)]
        self.draw: list[int] = [self.add(DRAW, f"draw {name}", at) for at, name in enumerate(self.card_ids)]
        self.demand: list[int] = [self.add(DEMAND, f"demand {name}", at) for at, name in enumerate(self.demand_ids)]
        self.free_pass: int = self.add(FREE_PASS, "free_pass")
        self.track: int = self.spaces + self.imports
        """The demand track as a source of a cube."""
        self.coal_from.append(self.add(COAL_FROM, "coal from track", self.track))
        self.iron_from += [-1] * self.imports
        self.iron_from.append(self.add(IRON_FROM, "iron from track", self.track))
        self.names: Actions = Actions(self.texts)

    def _intern_builds(self) -> None:
        self.build_by_colour: Offer = [-1] * (self.spaces * KINDS)
        self.build_by_industry: Offer = [-1] * (self.spaces * KINDS)
        self.combine: Offer = [-1] * (self.spaces * KINDS)
        for space in range(self.spaces):
            for industry in bits.members(self.takes[space]):
                key = space * KINDS + industry
                what = f"{INDUSTRIES[industry]} {self.space_ids[space]}"
                by_colour, by_industry = self.colour_card[self.place_of[space]], self.industry_card[industry]
                self.build_by_colour[key] = self.add(
                    BUILD, f"build {what} with {self.card_ids[by_colour]}", key, by_colour
                )
                self.build_by_industry[key] = self.add(
                    BUILD, f"build {what} with {self.card_ids[by_industry]}", key, by_industry
                )
                self.combine[key] = self.add(COMBINE, f"combine {what}", key)

    def _intern_rows(self) -> None:
        """For each place a row, row[p] to row[p + 1], of those that a connection leads to, with the railway there."""
        self.row: list[int] = [0]
        self.row_to: list[int] = []
        self.row_railway: Offer = []
        for place in range(self.places):
            for line in range(self.connections):
                if self.ends[line] >> place & 1:
                    self.row_to.append(self.end_b[line] if self.end_a[line] == place else self.end_a[line])
                    self.row_railway.append(self.railway[line])
            self.row.append(len(self.row_to))

    def _intern_sales(self) -> None:
        """To ports by their space, to markets by a number after all spaces."""
        self.outlets: int = self.spaces + self.markets
        self.outlet_place: list[int] = [*self.place_of, *self.market_place]
        self.sell: Offer = [-1] * (self.spaces * self.outlets)
        for maker in self.spaces_for[COTTON]:
            for port in self.spaces_for[PORT]:
                text = f"sell {self.space_ids[maker]} to {self.space_ids[port]}"
                self.sell[maker * self.outlets + port] = self.add(SELL, text, maker, port)
            for market, name in enumerate(self.market_ids):
                outlet = self.spaces + market
                text = f"sell {self.space_ids[maker]} to {name}"
                self.sell[maker * self.outlets + outlet] = self.add(SELL, text, maker, outlet)

    def _intern_spaces(self, verb: int, words: str, industry: int) -> list[int]:
        moves = [-1] * self.spaces
        for space in self.spaces_for[industry]:
            moves[space] = self.add(verb, f"{words} {self.space_ids[space]}", space)
        return moves
