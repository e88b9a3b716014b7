"""The cause of a refusal: the message that fits it, the names in that message, and the things that it is about."""

from typing import Final

from ironmaster.core.elements import Element
from ironmaster.core.frames import first_of, second_of
from ironmaster.core.naming import Called, Value, who
from ironmaster.core.refusal import Refusal
from ironmaster.core.seats import letter
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry import tables as v
from ironmaster.games.age_of_industry.names import Names
from ironmaster.games.age_of_industry.notation import Words
from ironmaster.games.age_of_industry.pieces import lowest, owner_of
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import build, discard, railway, supply
from ironmaster.games.age_of_industry.tables import COAL, IRON, PORT, Tables
from ironmaster.kit import bits

Params = dict[str, Value]
CUBES: Final = (v.COAL_FROM, v.IRON_FROM)
OF_CARD: Final = (c.BUILD_CARD, c.BUILD_CARD_LOCATION, c.CARD_DISCARD, c.CARD_SHIP_GERMANY)
OF_COUNTER: Final = (c.BUILD_LEVEL_LOWEST, c.BUILD_LEVEL_ZERO, c.DEV_ANY)
OF_LIMIT: Final = (c.BUILD_LIMIT_SMALL, c.BUILD_LIMIT_LARGE)
OF_SEAT: Final = (c.RAIL_STOCK, c.LOAN_REPAY, c.DRAW_FULL, c.PASS_DISCARD, c.DEV_ACTION, c.COMBO_EFFECT, c.COMBO_WHEN)


class Cause:
    """One clause that forbids a move in a position."""

    def __init__(self, t: Tables, names: Names, s: IndustryState, words: Words, clause: int) -> None:
        self.t, self.names, self.s, self.words, self.clause = t, names, s, words, clause
        self.seat = s.order[s.at]
        self.place = t.place_of[words.space] if 0 <= words.space < t.spaces else -1

    def refusal(self) -> Refusal:
        message = self.message()
        params = params_of(self.t, self.names, self.s, self.words) | self.more()
        return Refusal(c.id_of(self.clause), params, message and f"refusal-{message}", tuple(self.where()))

    # The message, where one clause has several causes

    def message(self) -> str:
        clause, words, t, s = self.clause, self.words, self.t, self.s
        if clause in (c.TRACK_ACCESS, c.RAIL_LATER, c.MAP_PENNSYLVANIA):
            return self._of_way(clause)
        if clause == c.PASS_FREE:
            return self._of_free_pass()
        if clause in (c.SELL_ONE_EACH, c.SELL_ROUTE):
            return self._of_outlet(clause)
        if clause in (c.SUPPLY_SOURCES, c.SUPPLY_EACH_CUBE, c.OVER_RIVAL_SCARCITY):
            return self._of_kind(clause)
        if clause == c.BUILD_SPACE_SHIP and t.takes[words.space] >> words.industry & 1:
            return "aoi-build-space-ship-no-port"
        if clause == c.BUILD_CARD_INDUSTRY and words.card == t.industry_card[words.industry]:
            return "aoi-build-card-industry-reach"
        if clause == c.BUILD_REACH_SHIP:
            return ("aoi-build-reach-ship-any", "aoi-build-reach-ship-own", "")[t.ship_card_port]
        if clause == c.OVER_RIVAL and t.face_industry[s.tile[words.space]] in (COAL, IRON):
            return "aoi-over-rival-other"
        if clause == c.DEV_ANY and s.left[self.seat * t.faces + words.face]:
            return "aoi-dev-any-lowest"
        if clause == c.COMBO_WHEN and s.round == 1:
            return "aoi-combo-when-first-round"
        if clause == c.CARD_SHIP_GERMANY and words.verb == v.DISCARD:
            return "aoi-card-ship_germany-discard"
        return ""

    def _of_kind(self, clause: int) -> str:
        """The cube that the sentence is about: the one asked for, the one needed, or that of a rival's counter."""
        key = c.id_of(clause).replace(".", "-")
        if clause == c.SUPPLY_EACH_CUBE:
            return f"{key}-iron" if self.words.verb == v.COAL_FROM else ""
        if clause == c.OVER_RIVAL_SCARCITY:
            return f"{key}-iron" if self.words.industry == IRON else ""
        if self.words.space >= self.t.spaces:
            return f"{key}-import"
        return f"{key}-iron" if self.words.verb == v.IRON_FROM else ""

    def _of_way(self, clause: int) -> str:
        """A cube or a product cannot come: which cube, and why."""
        key = {c.TRACK_ACCESS: "aoi-track-access", c.RAIL_LATER: "aoi-rail-later"}.get(clause, "aoi-map-pennsylvania")
        if self.words.verb == v.SELL:
            return ""
        if self.words.verb in CUBES:
            return f"{key}-source"
        end = "-railway" if clause == c.MAP_PENNSYLVANIA and self.words.verb == v.RAILWAY else ""
        kinds = [name for kind, name in ((COAL, "coal"), (IRON, "iron")) if self._lacks(kind)]
        if len(kinds) == 1:
            return f"{key}{end}-{kinds[0]}"
        return f"{key}{end}-both" if clause == c.MAP_PENNSYLVANIA else ""

    def _lacks(self, kind: int) -> bool:
        """Whether this clause forbids the move for want of a cube of the kind."""
        t, s, words = self.t, self.s, self.words
        if words.verb == v.RAILWAY:
            return railway.cube_refusal(t, s, self.seat, words.line, kind) == self.clause
        face = lowest(t, s, self.seat, words.industry)
        return build.cube_refusal(t, s, words.space, face, kind) == self.clause

    def _of_free_pass(self) -> str:
        t, s = self.t, self.s
        if discard.free_pass(t, s, self.seat):
            return "aoi-pass-free-anyway"
        if not s.hands[self.seat]:
            return "aoi-pass-free-empty-hand"
        return "aoi-pass-free-deck" if t.free_pass_or else ""

    def _of_outlet(self, clause: int) -> str:
        market = self.words.outlet >= self.t.spaces
        if clause == c.SELL_ONE_EACH:
            return "aoi-sell-one_each-market" if market else ""
        no_port = not market and self.s.standing[PORT] >> self.words.outlet & 1 == 0
        return "aoi-sell-route-no-port" if no_port else ""

    # The names that only some messages use

    def more(self) -> Params:
        t, words, names = self.t, self.words, self.names
        if self.clause in (c.BUILD_SPACE_SHIP, c.BUILD_REACH_SHIP) and t.lanes_of[self.place]:
            return {"ports": names.either([names.place[port] for port in bits.members(t.lanes_of[self.place])])}
        if self.clause == c.MAP_PENNSYLVANIA:
            return {"closed": names.either([names.place[stop] for stop in bits.members(t.stops)])}
        if self.clause == c.SELL_MARKET_KIND:
            return {"demand": names.demand[self.s.demand[words.outlet - t.spaces]]}
        if self.clause in (c.SUPPLY_NEAREST, c.SUPPLY_ROUTE, c.TRACK_WHEN):
            a, b = first_of(self.s.stack[-1]), second_of(self.s.stack[-1])
            goal = names.place[a] if a == b else named_ends(names, a, b)
            return {"goal": goal, "nearer": names.either([names.source(t, one) for one in self._sources()])}
        return {}

    def _sources(self) -> list[int]:
        """Those that may give the cube that is asked for."""
        frame = self.s.stack[-1]
        return supply.sources(self.t, self.s, supply.cube_kind(frame), first_of(frame), second_of(frame))

    # The things on the table

    def where(self) -> list[Element]:
        t, words, clause = self.t, self.words, self.clause
        if clause in OF_CARD:
            return [Element("card", t.card_ids[words.card])] if words.card >= 0 else []
        if clause in OF_COUNTER:
            return [Element("counter", t.face_ids[face])] if (face := self._face()) >= 0 else []
        if clause in OF_SEAT:
            return [Element("seat", letter(self.seat))]
        if clause == c.DRAW_TWO:
            return [Element("face_up", t.card_ids[words.card])]
        if clause == c.DRAW_DECK_EMPTY or clause == c.PASS_FREE:
            return [Element("deck", "deck")]
        if clause in OF_LIMIT:
            own = self.s.owned[self.seat] & t.spaces_at[self.place]
            return [Element("space", t.space_ids[space]) for space in bits.members(own)]
        if clause in (c.BUILD_SPACE_SHIP, c.BUILD_REACH_SHIP) and t.lanes_of[self.place]:
            return [*self._named(), *self._ports()]
        if clause in (c.SUPPLY_NEAREST, c.TRACK_WHEN):
            return [*self._named(), *(source_element(t, one) for one in self._sources())]
        return self._named()

    def _face(self) -> int:
        if self.words.face >= 0:
            return self.words.face
        return lowest(self.t, self.s, self.seat, self.words.industry)

    def _ports(self) -> list[Element]:
        """The port spaces at the other ends of the lanes."""
        t = self.t
        spaces = [space for space in t.spaces_for[PORT] if t.lanes_of[self.place] >> t.place_of[space] & 1]
        return [Element("space", t.space_ids[space]) for space in spaces]

    def _named(self) -> list[Element]:
        """The things on the map that the move names."""
        t, words, found = self.t, self.words, []
        if words.line >= 0:
            found.append(Element("line", t.connection_ids[words.line]))
        if words.space >= 0:
            found.append(source_element(t, words.space))
        if words.outlet >= t.spaces:
            found.append(Element("market", t.market_ids[words.outlet - t.spaces]))
        elif words.outlet >= 0:
            found.append(Element("space", t.space_ids[words.outlet]))
        return found


def source_element(t: Tables, source: int) -> Element:
    """A space; or an import space or a track, which have numbers after all spaces."""
    if source < t.spaces:
        return Element("space", t.space_ids[source])
    if source == t.track:
        return Element("track", "track")
    return Element("import", t.place_ids[t.import_place[source - t.spaces]])


def named_ends(names: Names, a: int, b: int) -> Called:
    """Either end of a railway."""
    return names.either([names.place[a], names.place[b]])


def without_build(t: Tables, names: Names, s: IndustryState, words: Words) -> Refusal:
    """A source is asked for before anything needs its cube: it may be empty; otherwise the nearest will serve."""
    kind = COAL if words.verb == v.COAL_FROM else IRON
    if not supply.holds(t, s, kind, words.space):
        return Cause(t, names, s, words, c.SUPPLY_SOURCES).refusal()
    key, clause = "aoi-supply-nearest", c.SUPPLY_NEAREST
    if words.space == t.track:
        key, clause = "aoi-track-when", c.TRACK_WHEN
    params = params_of(t, names, s, words)
    at = (source_element(t, words.space),)
    return Refusal(c.id_of(clause), params, f"refusal-{key}-{'coal' if kind == COAL else 'iron'}-later", at)


def params_of(t: Tables, names: Names, s: IndustryState, words: Words) -> Params:
    """All message parameters of a refusal."""
    seat = s.order[s.at] if s.at < t.seats else 0
    params: Params = {
        "seat": who(seat),
        "cash": s.cash[seat],
        "loan": t.loan,
        "loans": s.debt[seat],
        "actions": s.actions,
        "railways": t.railways,
        "most": t.hand_limit,
        "deck": s.deck,
    }
    if words.card >= 0:
        params["card"] = names.whole_card[words.card] if words.card < len(t.card_ids) else "@deck"
    if words.industry >= 0:
        params["industry"] = names.industry[words.industry]
    if words.face >= 0:
        params["counter"] = names.counter[words.face]
    if words.line >= 0:
        params["line"] = names.line[words.line]
    if words.outlet >= 0:
        _outlet_params(t, names, words.outlet, params)
    if words.space >= 0:
        _space_params(t, names, s, words, params)
    return params


def _outlet_params(t: Tables, names: Names, outlet: int, params: Params) -> None:
    if outlet >= t.spaces:
        params["market"] = names.market[outlet - t.spaces]
    params["outlet"] = names.place[t.market_place[outlet - t.spaces] if outlet >= t.spaces else t.place_of[outlet]]


def _space_params(t: Tables, names: Names, s: IndustryState, words: Words, params: Params) -> None:
    params["place"] = names.source(t, words.space)
    if words.space >= t.spaces:
        return
    params["space"] = t.space_ids[words.space].rpartition("/")[2]
    params["limit"] = t.limit[t.place_of[words.space]]
    if s.tile[words.space] >= 0:
        params["owner"] = who(owner_of(s, words.space))
        params["standing"] = names.counter[s.tile[words.space]]
    if words.industry >= 0:
        face = lowest(t, s, s.order[s.at], words.industry)
        params["counter"] = names.counter[face] if face >= 0 else names.industry[words.industry]
