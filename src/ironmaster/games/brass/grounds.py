"""The grounds of a refusal: its message, the parameters of the message, and the things on the table it is about."""

from collections.abc import Callable
from typing import Final

from ironmaster.core.elements import Element
from ironmaster.core.frames import first_of, kind_of, second_of
from ironmaster.core.naming import Called, Value, who
from ironmaster.core.refusal import Refusal, named
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass import flow
from ironmaster.games.brass.board import ERAS, INDUSTRIES
from ironmaster.games.brass.names import GAME, Places, card_of, listed, money_of
from ironmaster.games.brass.notation import Words
from ironmaster.games.brass.pieces import owner_of, top_face
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import build, coal, iron, link, liquidate
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import CANAL, COAL, COTTON, IRON, PORT, RAIL, Tables
from ironmaster.kit.bits import members

Params = dict[str, Value]
Where = tuple[Element, ...]


class Grounds:
    """The grounds for refusing one move in one state. Parameters that start with @ are named in the language."""

    def __init__(self, t: Tables, s: BrassState, words: Words, names: Places) -> None:
        self.t = t
        self.s = s
        self.words = words
        self.names = names
        self.seat = s.order[s.at] if s.at < t.seats else 0
        self.params: Params = self._params()

    def refusal(self, clause: int) -> Refusal:
        """The refusal by a clause. A variant of its message is written after a hyphen."""
        variant, where = VARIANTS.get(clause, Grounds._plain)(self)
        name = c.id_of(clause)
        message = f"refusal-{name.replace('.', '-')}-{variant}" if variant else ""
        return Refusal(name, dict(self.params), message, where)

    # Parameters

    def _params(self) -> Params:
        t, s, words, seat = self.t, self.s, self.words, self.seat
        params: Params = {
            "seat": who(seat),
            "cash": s.cash[seat],
            "era": f"@{ERAS[s.era]}",
            "owed": liquidate.due(t, s, seat),
            "income": money_of(t.pounds[s.income[seat]]),
            "markers": t.link_markers,
            "iron_price": iron.cost(t, s),
        }
        if words.card >= 0:
            params["card"] = card_of(self.names, t.card_ids[words.card])
        if words.pounds >= 0:
            params["pounds"] = words.pounds
        if words.industry >= 0:
            params["industry"] = f"@{INDUSTRIES[words.industry]}"
        if words.line >= 0:
            self._line_params(params)
        if words.slot >= 0:
            self._slot_params(params)
        return params

    def _line_params(self, params: Params) -> None:
        t, s, line = self.t, self.s, self.words.line
        params["from"] = self.place(t.end_a[line])
        params["to"] = self.place(t.end_b[line])
        cube = 0 if s.era == CANAL else max(0, link.coal_cost(t, s, line))
        cost = link.price(t, s, bool(s.stack))
        params |= {"cost": cost, "cube": cube, "price": cost + cube}
        owners = [seat for seat in range(t.seats) if s.links[seat] >> line & 1]
        params["owner"] = who(owners[0] if owners else self.seat)

    def _slot_params(self, params: Params) -> None:
        t, s, words = self.t, self.s, self.words
        place, tile = t.place_of[words.slot], s.tile[words.slot]
        params["place"] = self.place(place)
        params["slot"] = self.number(words.slot)
        if tile >= 0:
            params["owner"] = who(owner_of(s, words.slot))
            params["old"] = f"@{INDUSTRIES[t.face_industry[tile]]}"
            params["old_level"] = t.face_level[tile]
        if words.port >= 0:
            params["port"] = self.place(t.place_of[words.port])
            params["port_slot"] = self.number(words.port)
        if words.industry >= 0:
            face = top_face(t, s, self.seat, words.industry)
            cost = t.face_cost[face] if face >= 0 else 0
            cubes = build.cubes_price(t, s, place, face) if face >= 0 else 0
            level = t.face_level[face] if face >= 0 else 0
            params |= {"level": level, "cost": cost, "cubes": cubes, "price": cost + cubes}

    def place(self, place: int) -> Called:
        """The printed name of a place."""
        return self.names[self.t.place_ids[place]]

    def number(self, slot: int) -> str:
        """The number of a slot in its town."""
        return self.t.slot_ids[slot].rpartition("/")[2]

    # Things on the table

    def slots(self, *slots: int) -> Where:
        """Some slots, each once; -1 is none."""
        return tuple(Element("slot", self.t.slot_ids[slot]) for slot in dict.fromkeys(slots) if slot >= 0)

    def at(self, place: int) -> Where:
        """All slots of a place."""
        return self.slots(*members(self.t.slots_at[place])) if place < self.t.towns else ()

    def line(self) -> Where:
        return (Element("line", self.t.line_ids[self.words.line]),)

    def _plain(self) -> tuple[str, Where]:
        words = self.words
        if words.line >= 0:
            return "", self.line()
        return "", self.slots(words.slot, words.port)

    # Cards and network

    def _card(self) -> tuple[str, Where]:
        card = (Element("card", self.t.card_ids[self.words.card]),)
        return "", card + self.slots(self.words.slot)

    def _network(self) -> tuple[str, Where]:
        """What would bring the town into reach: something of one's own there, or at the end of a virtual link."""
        t, place = self.t, self.t.place_of[self.words.slot]
        others = [start for start, to in zip(t.virtual_from, t.virtual_to, strict=True) if to == place]
        if t.virtual_two_way and self.s.era == RAIL:
            others += [to for start, to in zip(t.virtual_from, t.virtual_to, strict=True) if start == place]
        parts = ["tile"] if self.s.era == CANAL and t.canal_tile_is_network else []
        where = self.at(place)
        if others:
            self.params["other"] = self.place(others[0])
            where += self.at(others[0])
            parts.append("virtual")
        return "-".join(parts), where

    def _industry(self) -> tuple[str, Where]:
        return "", (Element("industry", INDUSTRIES[self.words.industry]),)

    # Slots and tiles

    def _first_slot(self) -> tuple[str, Where]:
        key = self.words.slot * len(INDUSTRIES) + self.words.industry
        return "", self.slots(self.t.first_slot[key])

    def _own_tile_in_town(self) -> tuple[str, Where]:
        own = self.s.owned[self.seat] & self.t.slots_at[self.t.place_of[self.words.slot]]
        return "", self.slots(*members(own))

    def _cover(self) -> tuple[str, Where]:
        t, s, words = self.t, self.s, self.words
        same = t.face_industry[s.tile[words.slot]] == words.industry
        return "level" if same else "", self.slots(words.slot)

    def _scarcity(self) -> tuple[str, Where]:
        t, s = self.t, self.s
        full = s.mines if self.words.industry == COAL else s.works
        self.params["kind"] = INDUSTRIES[self.words.industry]
        self.params["board"] = sum(s.cubes[slot] for slot in members(full))
        self.params["track"] = s.coal if self.words.industry == COAL else s.iron
        return "either" if t.scarce_if_either else "", self.slots(self.words.slot, *members(full))

    def _combined(self) -> tuple[str, Where]:
        return "first" if flow.actions_per_turn(self.t, self.s) < self.t.actions else "", ()

    # Coal, iron and prices

    def _no_coal(self) -> tuple[str, Where]:
        place = self.t.place_of[self.words.slot]
        return "" if self.s.mines else "none", self.at(place)

    def _no_coal_for_town(self) -> tuple[str, Where]:
        t, place = self.t, self.t.place_of[self.words.slot]
        lines = [line for line in range(t.lines) if t.ends[line] >> place & 1 and t.line_eras[line] >> self.s.era & 1]
        where = tuple(Element("line", t.line_ids[line]) for line in lines)
        return "linked" if any(self.s.built >> line & 1 for line in lines) else "", where

    def _no_coal_for_rail(self) -> tuple[str, Where]:
        t, line = self.t, self.words.line
        return "" if self.s.mines else "none", self.line() + self.at(t.end_a[line]) + self.at(t.end_b[line])

    def _build_price(self) -> tuple[str, Where]:
        t, s = self.t, self.s
        face = top_face(t, s, self.seat, self.words.industry)
        if build.coal_refusal(t, s, t.place_of[self.words.slot], face):
            return "without", ()
        return "cubes" if self.params["cubes"] else "", ()

    def _link_price(self) -> tuple[str, Where]:
        return "cube" if self.params["cube"] else "", self.line()

    def _no_coal_there(self) -> tuple[str, Where]:
        """The slot (or, without one, the demand track) that was named gives no coal."""
        t, s, slot = self.t, self.s, self.words.slot
        if slot < 0:
            mines = coal.options(t, s, s.stack[-1])
            self.params["mines"] = self.towns(mines)
            return "track", self.slots(*mines)
        spent = s.tile[slot] >= 0 and t.face_industry[s.tile[slot]] == COAL
        return "spent" if spent else "", self.slots(slot)

    def _no_iron_there(self) -> tuple[str, Where]:
        t, s, slot = self.t, self.s, self.words.slot
        if slot < 0:
            self.params["works"] = self.towns(members(s.works))
            return "", self.slots(*members(s.works))
        spent = s.tile[slot] >= 0 and t.face_industry[s.tile[slot]] == IRON
        return "spent" if spent else "", self.slots(slot)

    def _ends(self) -> tuple[int, int]:
        """The places that the coal which is asked for now may come to."""
        packed = self.s.stack[-1]
        assert kind_of(packed) == f.COAL, "no coal is asked for"
        return first_of(packed), second_of(packed)

    def _farther(self) -> tuple[str, Where]:
        t, s, slot = self.t, self.s, self.words.slot
        a, b = self._ends()
        mines = coal.sources(t, s, a, b)
        ends = 1 << a | 1 << b
        self.params |= {
            "goal": self.goal(a, b),
            "mines": self.towns(mines),
            "near": min(coal.links_between(t, s, ends, t.place_of[mine]) for mine in mines),
            "far": coal.links_between(t, s, ends, t.place_of[slot]),
        }
        return "chosen" if t.chosen_end and a != b else "", self.slots(*mines, slot)

    def _unconnected(self) -> tuple[str, Where]:
        a, b = self._ends()
        self.params["goal"] = self.place(a)
        self.params["goal2"] = self.place(b)
        return "" if a == b else "rail", self.slots(self.words.slot)

    def goal(self, a: int, b: int) -> Called:
        """Where a cube is needed: the place `a` (= `b`), or a rail from `a` to `b`."""
        return self.place(a) if a == b else named(GAME, "line", start=self.place(a), end=self.place(b))

    def towns(self, slots: list[int]) -> Called:
        """The names of the towns of some slots, each once."""
        return listed([self.place(self.t.place_of[slot]) for slot in slots])

    # Sales

    def _mill(self) -> tuple[str, Where]:
        s, slot = self.s, self.words.slot
        if s.standing[COTTON] >> slot & 1:
            return "sold" if s.owned[self.seat] >> slot & 1 else "opponent", self.slots(slot)
        return "", self.slots(slot)

    def _port(self) -> tuple[str, Where]:
        port = self.words.port
        return "used" if self.s.standing[PORT] >> port & 1 else "", self.slots(port)

    def _closed(self) -> tuple[str, Where]:
        t, s = self.t, self.s
        where = (Element("market", "market"),)
        if self.words.port >= 0:
            return "round", where
        return "" if s.cotton >= t.closed else "tiles", where


VARIANTS: Final[dict[int, Callable[[Grounds], tuple[str, Where]]]] = {
    c.BUILD_CONDITIONS: Grounds._card,
    c.BUILD_CARD_LOCATION: Grounds._card,
    c.BUILD_CARD_INDUSTRY_TYPE: Grounds._card,
    c.BUILD_CARD_NETWORK_CANAL: Grounds._network,
    c.BUILD_CARD_NETWORK_RAIL: Grounds._network,
    c.BUILD_TOP_OF_PILE: Grounds._industry,
    c.BUILD_LEVEL0: Grounds._industry,
    c.BUILD_ERA_LIMITS: Grounds._industry,
    c.BUILD_LANCASTER_PORT: Grounds._first_slot,
    c.BUILD_PRESTON_PORT: Grounds._first_slot,
    c.BUILD_CANAL_ONE_PER_LOCATION: Grounds._own_tile_in_town,
    c.COVER_OWN: Grounds._cover,
    c.COVER_OPPONENT_KINDS: Grounds._cover,
    c.COVER_OPPONENT_SCARCITY: Grounds._scarcity,
    c.COVER_OPPONENT_CANAL_LIMIT: Grounds._own_tile_in_town,
    c.COMBINED_NEEDS_BOTH: Grounds._combined,
    c.COAL_TRACK_CONDITION: Grounds._no_coal,
    c.BUILD_BARROW: Grounds._no_coal_for_town,
    c.BUILD_BIRKENHEAD: Grounds._no_coal_for_town,
    c.LINK_RAIL_COAL_END: Grounds._no_coal_for_rail,
    c.BUILD_PRICE: Grounds._build_price,
    c.LINK_RAIL_COST: Grounds._link_price,
    c.LINK_DOUBLE_COST: Grounds._link_price,
    c.COAL_BOARD_FIRST: Grounds._no_coal_there,
    c.COAL_NEAREST: Grounds._farther,
    c.LINK_RAIL_COAL_SOURCE: Grounds._farther,
    c.DEF_CONNECTED: Grounds._unconnected,
    c.IRON_BOARD_FIRST: Grounds._no_iron_there,
    c.IRON_ANY_WORKS: Grounds._no_iron_there,
    c.DEVELOP_TOP: Grounds._industry,
    c.SELL_OWN_MILLS: Grounds._mill,
    c.SELL_TARGET: Grounds._port,
    c.SELL_DISTANT_CLOSED: Grounds._closed,
}
"""The clauses whose messages have variants, or that are about other things than the move names."""
