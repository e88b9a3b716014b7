"""Reads positions of Steam. Every field is checked; every error names its field.

Missing fields have the values of the start of the first turn, with no cubes on the map. Cubes that are not named are in
the bag.
"""

from typing import Final

from ironmaster.core.position import Data, choice, fail, known_fields, number, shown, table, texts
from ironmaster.core.seats import letter
from ironmaster.games.steam import flow, reach, survey, tables
from ironmaster.games.steam import state as st
from ironmaster.games.steam.board import COLOURS
from ironmaster.games.steam.pending import read_pending
from ironmaster.games.steam.position import NEW, NOBODY, PHASES, describe, side_words
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import TILES, Tables
from ironmaster.kit import bag, bits, hexes
from ironmaster.kit.loading import PositionReader

FIELDS: Final = (
    *("round", "phase", "order", "turn", "cycle", "laid", "tiles_left", "free_pass", "auction", "pending"),
    *("players", "track", "links", "incomplete", "goods", "new_cities", "grown", "supply", "bag", "stock"),
)
AUCTION: Final = ("bid", "bidder", "in", "bids", "places")
PLAYER: Final = (
    *("cash", "income", "points", "worth", "locomotive", "links", "incomplete"),
    *("tile", "due", "begun", "upgraded", "out"),
)
DERIVED: Final = ("worth", "links", "incomplete")
HEAP: Final = 30
"""The maximum number of cubes of a city or space."""


def phases(t: Tables) -> tuple[str, ...]:
    """The names of the phases that the rules of the game use."""
    others = {st.OPENER, st.OPENING} if t.first_order != tables.AUCTION else {st.DEALING}
    if not t.order_by_bids:
        others |= {st.CAPITAL, st.BIDDING}
    return tuple(name for phase, name in enumerate(PHASES) if phase not in others)


class Loader(PositionReader):
    """Reads one position into a state."""

    def __init__(self, t: Tables, data: Data) -> None:
        super().__init__(data, t.seats)
        self.t = t
        self.s: SteamState = st.new_state(t)

    def load(self) -> SteamState:
        """The state, after all checks."""
        self.check_fields(FIELDS)
        known = phases(self.t)
        self.s.phase = PHASES.index(known[choice(self.data, "phase", "", known, known.index(PHASES[st.ACTIONS]))])
        self._cities()
        self._track()
        self._runs()
        self._goods()
        for at, player, where in self.players(PLAYER):
            self._player(at, player, where)
        self._clock()
        self._auction()
        read_pending(self.t, self.s, texts(self.data, "pending", "", []))
        self._check_derived()
        reach.check(self.t, self.s)
        flow.run(self.t, self.s)
        return self.s

    def _node(self, name: str, where: str) -> int:
        return self.one_of("steam.place", self.t.node_ids, name, where)

    # The map

    def _cities(self) -> None:
        s = self.s
        for name, colour in table(self.data, "new_cities").items():
            where = f"new_cities.{name}"
            node = self._node(name, where)
            if node < self.t.cities:
                fail("steam.town", where, value=name)
            if colour not in COLOURS:
                fail("choice", where, value=shown(colour), known=", ".join(COLOURS))
            s.colour[node] = COLOURS.index(str(colour))
            s.new_cities[s.colour[node]] -= 1
            if s.new_cities[s.colour[node]] < 0:
                fail("steam.new_cities", where, colour=str(colour), most=self.t.new_cities[s.colour[node]])
        for name in texts(self.data, "grown", "", []):
            node = self._node(name, "grown")
            if node >= self.t.cities or s.grown >> node & 1:
                fail("steam.grown", "grown", value=name)
            s.grown |= 1 << node

    def _track(self) -> None:
        t, s = self.t, self.s
        for name, words in table(self.data, "track").items():
            where = f"track.{name}"
            here = self.one_of("steam.hex", t.hex_ids, name, where)
            track = hexes.written(hexes.read(words)) if isinstance(words, str) else ""
            if track not in t.faces.words or survey.is_city(t, s, here):
                fail("steam.track", where, value=shown(words)[:40])
            pattern = t.faces.words.index(track)
            if t.is_town[here] != (pattern >= t.plains):
                fail("steam.track", where, value=shown(words)[:40])
            s.lay[here] = pattern
        loose = survey.loose_ends(t, s)
        if loose:
            fail("steam.loose", f"track.{t.hex_ids[loose[0] // hexes.SIDES]}", side=side_words(t, loose[0]))

    def _runs(self) -> None:
        """Read the owners of runs. Only here are links between adjacent cities, which no tile shows."""
        t, s = self.t, self.s
        survey.forget(t, s)
        for name, words in table(self.data, "links").items():
            self._link(name, words, f"links.{name}")
        survey.derive(t, s)
        for name, words in table(self.data, "links").items():
            port, other = t.port_ids.index(name), t.port_ids.index(str(words).split()[1])
            if s.end[port] != other or port // hexes.SIDES == other // hexes.SIDES:
                fail("steam.run", f"links.{name}", value=shown(words)[:40])
        for name, words in table(self.data, "incomplete").items():
            self._incomplete(name, words, f"incomplete.{name}")
        for port in range(t.ports):
            if s.end[port] != st.NO_RUN and s.holder[port] < 0:
                fail("steam.unnamed", "links" if s.end[port] >= 0 else "incomplete", value=t.port_ids[port])
        s.links = [survey.links(t, s, at) for at in range(t.seats)]

    def _port(self, name: str, where: str) -> int:
        return self.one_of("steam.port", self.t.port_ids, name, where)

    def _link(self, name: str, words: object, where: str) -> None:
        s = self.s
        parts = words.split() if isinstance(words, str) else []
        if len(parts) != 2:
            fail("steam.run", where, value=shown(words)[:40])
        port, other = self._port(name, where), self._port(parts[1], where)
        owner = st.ORPHAN if parts[0] == NOBODY else self.seat(parts[0], where)
        if s.holder[port] >= 0 or s.holder[other] >= 0 or port == other:
            fail("steam.run", where, value=shown(words)[:40])
        s.holder[port] = s.holder[other] = owner
        s.end[port], s.end[other] = other, port

    def _incomplete(self, name: str, words: object, where: str) -> None:
        t, s = self.t, self.s
        parts = words.split() if isinstance(words, str) else []
        port = self._port(name, where)
        tip = side_words(t, st.OPEN - s.end[port]) if s.end[port] <= st.OPEN else ""
        if len(parts) not in (2, 3) or parts[1] != tip or parts[2:] not in ([], [NEW]):
            fail("steam.run", where, value=shown(words)[:40])
        s.holder[port] = st.UNOWNED if parts[0] == NOBODY else self.seat(parts[0], where)
        if parts[2:]:
            s.fresh |= 1 << port

    # Cubes

    def _heap(self, words: object, where: str) -> int:
        names = words.split() if isinstance(words, str) else [""]
        if len(names) > HEAP or any(name not in COLOURS for name in names):
            fail("steam.cubes", where, value=shown(words)[:40], known=", ".join(COLOURS))
        return sum(bag.one(COLOURS.index(name)) for name in names)

    def _goods(self) -> None:
        t, s = self.t, self.s
        for name, words in table(self.data, "goods").items():
            node = self._node(name, f"goods.{name}")
            s.goods[node] = self._heap(words, f"goods.{name}")
            if s.colour[node] < 0 and s.goods[node]:
                fail("steam.city", f"goods.{name}", value=name)
        spaces = texts(self.data, "supply", "", [""] * t.spaces)
        if len(spaces) != t.spaces:
            fail("steam.spaces", "supply", number=t.spaces)
        s.supply = [self._heap(words, f"supply.{space + 1}") for space, words in enumerate(spaces)]
        for kind, colour in enumerate(COLOURS):
            on_map = sum(bag.count(heap, kind) for heap in s.goods + s.supply)
            s.bag[kind] = t.cubes[kind] - on_map
            if s.bag[kind] < 0:
                fail("steam.too_many", "goods", colour=colour, most=t.cubes[kind])

    # Seats

    def _player(self, at: int, player: Data, where: str) -> None:
        t, s = self.t, self.s
        s.cash[at] = number(player, "cash", where, 0, t.most_cash, 0)
        s.income[at] = number(player, "income", where, t.income_low, t.income_high, 0)
        low = 0 if s.phase != st.FINISHED else t.points_per_debt * t.income_low
        s.points[at] = number(player, "points", where, low, t.most_cash, 0)
        s.level[at] = number(player, "locomotive", where, t.level_low, t.level_high, t.level_low)
        s.out[at] = number(player, "out", where, 0, t.seats - 1, 0)
        tile = player.get("tile")
        if tile is not None:
            s.tile[at] = choice(player, "tile", where, TILES, 0)
            if s.out[at]:
                fail("steam.turn", f"{where}tile", value=letter(at))
        owns = at in s.holder
        for key, default in (("due", False), ("begun", owns), ("upgraded", False)):
            value = player.get(key, default)
            if not isinstance(value, bool):
                fail("type", f"{where}{key}", expected="boolean")
            if value:
                setattr(s, key, getattr(s, key) | 1 << at)

    def _clock(self) -> None:
        t, s, data = self.t, self.s, self.data
        playing = s.phase >= st.CAPITAL
        usual = t.rounds if s.phase == st.FINISHED else int(playing)
        s.round = number(data, "round", "", int(playing), t.rounds if playing else 0, usual)
        s.cycle = number(data, "cycle", "", 1, t.cycles if s.phase == st.MOVING else 1, 1) - 1
        s.laid = number(data, "laid", "", 0, t.tiles_for_engineer if s.phase == st.BUILDING else 0, 0)
        inside = [at for at in range(t.seats) if not s.out[at]]
        names = texts(data, "order", "", [letter(at) for at in inside])
        s.order = [self.seat(name, "order") for name in names]
        if sorted(s.order) != inside:
            fail("order", "order", seats=len(inside))
        free = data.get("free_pass")
        s.free = -1 if free is None else self.seat(free, "free_pass")
        s.at = self._place_of_turn()

    def _place_of_turn(self) -> int:
        """The progress within the phase: the next heap, the next seat to be dealt a tile, or the seat to act."""
        t, s, turn = self.t, self.s, self.data.get("turn")
        if turn is not None and not st.OPENING <= s.phase < st.FINISHED:
            fail("steam.phase", "turn", phase=PHASES[s.phase])
        if s.phase == st.DRAWING:
            filled = s.goods[: t.cities] + s.supply
            return next((at for at, heap in enumerate(filled) if t.heaps[at] and not heap), len(filled))
        if s.phase == st.DEALING:
            return s.tile.index(-1) if -1 in s.tile else t.seats
        if not st.OPENING <= s.phase < st.FINISHED:
            return 0
        first = flow.actor(s) if s.phase not in (st.OPENING, st.BIDDING) else s.order[0]
        wanted = first if turn is None else self.seat(turn, "turn")
        if s.out[wanted]:
            fail("steam.turn", "turn", value=letter(wanted))
        if s.phase in (st.OPENING, st.BIDDING):
            return wanted
        return [self._actor_at(at) for at in range(len(s.order))].index(wanted)

    def _actor_at(self, at: int) -> int:
        self.s.at = at
        return flow.actor(self.s)

    def _auction(self) -> None:
        t, s = self.t, self.s
        auction = table(self.data, "auction")
        known_fields(auction, "auction.", AUCTION)
        bids = table(auction, "bids", "auction.")
        offers = {self.seat(name, "auction.bids"): name for name, bid in bids.items() if bid is not None}
        if s.phase not in (st.OPENING, st.BIDDING):
            listed = any(auction.get(key, []) != [] for key in ("in", "places"))
            if listed or offers or any(auction.get(key) is not None for key in ("bid", "bidder")):
                fail("steam.phase", "auction", phase=PHASES[s.phase])
            return
        s.bid = st.NO_BID if auction.get("bid") is None else number(auction, "bid", "auction.", 0, t.most_bid, 0)
        s.leader = -1 if auction.get("bidder") is None else self.seat(auction.get("bidder"), "auction.bidder")
        places = auction.get("places", [None] * len(s.order))
        if not isinstance(places, list) or len(places) != len(s.order):
            fail("steam.places", "auction.places", number=len(s.order))
        s.places = [-1 if one is None else self.seat(one, "auction.places") for one in places]
        rest = [letter(at) for at in s.order if at not in s.places]
        s.inside = bits.union([self.seat(one, "auction.in") for one in texts(auction, "in", "auction.", rest)])
        if s.phase == st.OPENING:
            s.places = [at for at in s.places if at >= 0]
        for at, name in offers.items():
            s.bids[at] = number(bids, name, "auction.bids.", 0, t.most_bid, 0)

    def _check_derived(self) -> None:
        """Derived fields may be given, but must be correct."""
        t, s = self.t, self.s
        true = describe(t, s)
        for key in ("tiles_left", "bag", "stock"):
            if key in self.data and not _is(self.data[key], true[key]):
                fail("steam.derived", key, expected=shown(true[key]))
        for at, player, where in self.players(PLAYER):
            players = true["players"]
            assert isinstance(players, dict)
            for key in DERIVED:
                value = players[letter(at)][key]
                if key in player and not _is(player[key], value):
                    fail("steam.derived", f"{where}{key}", expected=value)


def _is(given: object, true: object) -> bool:
    """Whether a value is equal and of the same type."""
    if isinstance(given, dict) and isinstance(true, dict):
        return given.keys() == true.keys() and all(_is(given[key], true[key]) for key in true)
    return type(given) is type(true) and given == true
