"""Reads positions of Age of Industry. Every field is checked; every error names its field.

Missing fields have the values of the start of the second round, with empty hands, and displays as full as the counters
on the map allow.
"""

from typing import Final

from ironmaster.core.position import Data, choice, fail, known_fields, number, shown, table, texts, turn_order
from ironmaster.core.seats import letter
from ironmaster.games.age_of_industry import flow, pieces, possible, scoring
from ironmaster.games.age_of_industry.board import INDUSTRIES
from ironmaster.games.age_of_industry.pending import read_pending
from ironmaster.games.age_of_industry.position import PHASES
from ironmaster.games.age_of_industry.state import ACTING, DEALING, GAP, IndustryState, new_state
from ironmaster.games.age_of_industry.tables import SHIP, Tables
from ironmaster.kit import bits
from ironmaster.kit.loading import MUCH, CardErrors, CardPositionReader, Tile

FIELDS: Final = (
    *("round", "phase", "order", "turn", "actions", "pending", "players", "counters", "railways", "imports"),
    *("markets", "coal", "iron", "face_up", "deck", "discard"),
)
PLAYER: Final = ("cash", "loans", "spent", "points", "worth", "hand", "display")
ERRORS: Final = CardErrors("age_of_industry.card", "age_of_industry.deck", "age_of_industry.hand")


class Loader(CardPositionReader):
    """Reads one position into a state."""

    def __init__(self, t: Tables, data: Data) -> None:
        self.t = t
        self.s: IndustryState = new_state(t)
        super().__init__(ERRORS, data, t.seats, t.card_ids, t.card_counts, self.s.undealt)

    def load(self) -> IndustryState:
        """The state, after all checks."""
        self.check_fields((*FIELDS, "free_passes") if self.t.standstill_ends else FIELDS)
        self._clock()
        self._markets()
        for counter in self.tiles(
            "counters", "age_of_industry.space", self.t.space_ids, "age_of_industry.counter", self.t.face_ids
        ):
            self._counter(counter)
        self._railways()
        self._imports()
        self._tracks()
        for seat, player, where in self.players(PLAYER):
            self._player(seat, player, where)
        self._cards()
        read_pending(self.t, self.s, texts(self.data, "pending", "", []))
        self._check_derived()
        possible.check(self.t, self.s)
        flow.run(self.t, self.s)
        return self.s

    def _clock(self) -> None:
        t, s, data = self.t, self.s, self.data
        s.phase = choice(data, "phase", "", PHASES, ACTING)
        s.round = number(data, "round", "", 0, MUCH, 2 if s.phase >= ACTING else 0)
        s.order, s.at = turn_order(data, t.seats)
        most = flow.actions_per_turn(t, s)
        s.actions = number(data, "actions", "", 0, most, most if s.phase == ACTING else 0)
        s.free_passes = number(data, "free_passes", "", 0, flow.actions_taken(t, s), 0)

    # The map

    def _markets(self) -> None:
        """Missing markets take nothing: they get counters without demand, or sold ones."""
        t, s = self.t, self.s
        given = table(self.data, "markets")
        for name in given:
            self.one_of("age_of_industry.market", t.market_ids, name, f"markets.{name}")
        for market, name in enumerate(t.market_ids):
            if name in given:
                self._market(market, given[name], f"markets.{name}")
        for market in range(t.markets if s.phase >= DEALING else 0):
            if s.demand[market] < 0:
                self._lay_spare(market)

    def _market(self, market: int, words: object, where: str) -> None:
        t, s = self.t, self.s
        kind, *side = (words.split() if isinstance(words, str) else []) or [""]
        if kind not in t.demand_ids or side not in ([], ["sold"]):
            fail("age_of_industry.demand", where, value=shown(words)[:40], known=", ".join(t.demand_ids))
        pieces.lay_market(t, s, market, t.demand_ids.index(kind))
        if s.boxed[s.demand[market]] < 0:
            fail("age_of_industry.markets", where, demand=kind, most=t.demand_counts[s.demand[market]])
        if side:
            if t.demand_takes[s.demand[market]] == 0:
                fail("age_of_industry.no_demand", where)
            pieces.use_market(t, s, market)

    def _lay_spare(self, market: int) -> None:
        """Lay a counter that no market of the position has, preferably one without demand."""
        t, s = self.t, self.s
        kinds = sorted(range(len(t.demand_ids)), key=lambda kind: t.demand_takes[kind] != 0)
        kind = next(kind for kind in kinds if s.boxed[kind])
        pieces.lay_market(t, s, market, kind)
        if t.demand_takes[kind]:
            pieces.use_market(t, s, market)

    def _counter(self, counter: Tile) -> None:
        t, s = self.t, self.s
        where, owner, space, face, side = counter
        industry = t.face_industry[face]
        if t.takes[space] >> industry & 1 == 0:
            fail("age_of_industry.symbol", where, industry=INDUSTRIES[industry])
        if not t.face_buildable[face]:
            fail("age_of_industry.level", where, counter=t.face_ids[face])
        flipped, rebuilt = side == "flipped", side == "rebuilt" and industry == SHIP
        cubes = 0 if flipped or rebuilt else self.cubes("age_of_industry.cubes", where, side, t.face_cubes[face])
        pieces.put(t, s, owner, space, face, cubes)
        s.rebuilt |= rebuilt << space
        s.flipped |= flipped << space
        at = owner * t.faces + face
        s.left[at] -= 1
        if s.left[at] < 0:
            fail("age_of_industry.counters", where, seat=letter(owner), counter=t.face_ids[face])

    def _railways(self) -> None:
        t, s = self.t, self.s
        for where, line, owner in self.lines("railways", "age_of_industry.connection", t.connection_ids):
            pieces.lay(t, s, owner, line)
            if s.laid[owner] > t.railways:
                fail("age_of_industry.railways", where, seat=letter(owner), most=t.railways)

    def _imports(self) -> None:
        """Missing import coal has its full number once its ship is built, or from the setup on."""
        t, s = self.t, self.s
        given = table(self.data, "imports")
        known_fields(given, "imports.", tuple(t.place_ids[place] for place in t.import_place))
        for at, sea in enumerate(t.import_seas):
            space = bits.members(t.spaces_at[sea])[0]
            ship = s.standing[SHIP] >> space & 1
            most = t.import_cubes[at] if ship or t.import_at_setup else 0
            usual = 0 if ship and (s.flipped | s.rebuilt) >> space & 1 else most
            s.imports[at] = number(given, t.place_ids[t.import_place[at]], "imports.", 0, most, usual)
            if ship and s.imports[at]:
                s.coal_places |= 1 << t.import_place[at]

    def _tracks(self) -> None:
        self.s.coal = self._track("coal", self.t.coal_price)
        self.s.iron = self._track("iron", self.t.iron_price)

    def _track(self, key: str, prices: list[int]) -> int:
        """The cubes on each row. The spaces of a row are equivalent."""
        rows = table(self.data, key)
        known_fields(rows, f"{key}.", tuple(str(price) for price in sorted(set(prices))))
        found = 0
        for price in sorted(set(prices)):
            spaces = [space for space, one in enumerate(prices) if one == price]
            held = number(rows, str(price), f"{key}.", 0, len(spaces), len(spaces))
            found |= bits.union(spaces[len(spaces) - held :])
        return found

    # Players and cards

    def _player(self, at: int, data: Data, where: str) -> None:
        t, s = self.t, self.s
        s.cash[at] = number(data, "cash", where, 0, MUCH, 0)
        s.debt[at] = number(data, "loans", where, 0, MUCH, 0)
        s.spent[at] = number(data, "spent", where, 0, MUCH, 0)
        s.points[at] = number(data, "points", where, -MUCH, MUCH, 0)
        display = table(data, "display", where)
        known_fields(display, f"{where}display.", tuple(t.face_ids))
        for face, name in enumerate(t.face_ids):
            most = s.left[at * t.faces + face]
            usual = 0 if face < self._highest(at, t.face_industry[face]) else most
            s.left[at * t.faces + face] = number(display, name, f"{where}display.", 0, most, usual)
        s.hands[at] = self.hand(data, where, t.hand_limit)

    def _highest(self, seat: int, industry: int) -> int:
        """The highest counter of an industry that the seat has on the map: lower ones have left the display."""
        own = bits.members(self.s.owned[seat] & self.s.standing[industry])
        return max((self.s.tile[space] for space in own), default=-1)

    def _cards(self) -> None:
        """Cards without a place are in the deck. If `deck` is smaller, the rest of them is in the discard pile."""
        t, s = self.t, self.s
        s.discard = self.discarded()
        given = self.data.get("face_up", [None] * t.face_up)
        if not isinstance(given, list) or len(given) != t.face_up:
            fail("age_of_industry.face_up", "face_up", number=t.face_up)
        for at, name in enumerate(given):
            if name is not None and not isinstance(name, str):
                fail("type", f"face_up[{at}]", expected="text")
            s.face_up[at] = GAP if name is None else self.card(name, f"face_up[{at}]")
        s.deck = sum(s.undealt)
        left = number(self.data, "deck", "", 0, s.deck, s.deck)
        for card in range(len(s.undealt)):
            while s.deck > left and s.undealt[card]:
                pieces.draw(s, card)
                s.discard[card] += 1

    def _check_derived(self) -> None:
        """Derived fields may be given, but must be correct."""
        for seat, player, where in self.players(PLAYER):
            worth = scoring.worth(self.t, self.s, seat)
            given = player.get("worth", worth)
            if type(given) is not int or given != worth:
                fail("age_of_industry.derived", f"{where}worth", expected=str(worth))
