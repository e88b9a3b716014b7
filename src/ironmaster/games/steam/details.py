"""What a refusal is about: its message where one clause has several causes, and the things on the table."""

from ironmaster.core.elements import Element
from ironmaster.core.naming import Value, who
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import tables as v
from ironmaster.games.steam import trace
from ironmaster.games.steam.names import Names
from ironmaster.games.steam.notation import NO_FACE, OFF_MAP, Words
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.steps import placing
from ironmaster.games.steam.tables import TILES, Tables
from ironmaster.kit.hexes import SIDES

Params = dict[str, Value]


def variant(t: Tables, s: SteamState, seat: int, words: Words, clause: int) -> str:
    """The message for a clause with several causes; empty for the one that the clause itself has."""
    if words.verb == v.LAY:
        return _of_track(t, s, seat, words, clause)
    if words.verb == v.VIA:
        return _of_link(s, words, clause)
    if words.verb in (v.URBANIZE, v.GROW, v.PAY):
        return _of_city(t, s, seat, words, clause)
    if words.verb == v.TAKE:
        return _of_tile(t, s, seat, clause)
    if clause == c.STD_BID_RAISE and words.number > s.bid:
        return "bid-beyond-cash"
    if clause == c.GOODS_UPGRADE and s.level[seat] < t.level_high:
        return "upgraded-already"
    return "free-pass-first" if clause == c.STD_BID_FREEPASS and words.verb == v.PASS else ""


def _of_track(t: Tables, s: SteamState, seat: int, words: Words, clause: int) -> str:
    if clause == c.TRACK_HEXONLY and words.hex == OFF_MAP:
        return "off-map"
    if clause == c.TRACK_KIND:
        return "plain-on-town" if t.is_town[words.hex] else ""
    if clause == c.UPGRADE_WHAT and words.pattern == s.lay[words.hex]:
        return "same-tile"
    if clause == c.UPGRADE_MIXED and not t.turned_together:
        return "one-turn-only"
    if clause == c.REDIRECT_WHO:
        holder = s.holder[placing.fault(t, s, seat, words.hex, words.pattern, clause)[1]]
        return "redirect-own" if holder == seat else "" if holder < t.seats else "redirect-unclaimable"
    return ""


def _of_link(s: SteamState, words: Words, clause: int) -> str:
    if clause == c.DELIVER_COMPLETE:
        return "no-link-there"
    if clause == c.DELIVER_ROUTE and words.port // SIDES != trace.stations(s)[-1]:
        return "cube-elsewhere"
    if clause == c.DELIVER_TOWNS and words.port not in s.route[2:] and s.end[words.port] not in s.route[2:]:
        return "town-passed"
    return {c.DELIVER_OWN1: "link-of-others", c.DELIVER_MAJORITY: "link-majority"}.get(clause, "")


def _of_city(t: Tables, s: SteamState, seat: int, words: Words, clause: int) -> str:
    if words.verb == v.PAY:
        found = {c.BORROW_OPTIONAL: "unpayable-tile", c.URBAN_NOLOOP: "no-town", c.GROWTH_ONCE: "no-city"}
        return found.get(clause, "")
    if clause in (c.URBAN_WHERE, c.GROWTH_DO) and s.tile[seat] != tile_for(words):
        return "not-this-tile"
    if clause == c.ACTION_PASS and not t.tiles_cost:
        return "carried-out"
    return "is-city" if clause == c.URBAN_WHERE else ""


def _of_tile(t: Tables, s: SteamState, seat: int, clause: int) -> str:
    if clause == c.ACTION_T6_MAX and s.level[seat] < t.level_high:
        return "locomotive-unpayable"
    return "no-new-city" if clause == c.ACTION_T7_BARRED and not any(s.new_cities) else ""


def tile_for(words: Words) -> int:
    """The action tile for a New City or for growth."""
    return v.URBANIZATION if words.verb == v.URBANIZE else v.CITY_GROWTH


def about(t: Tables, names: Names, s: SteamState, seat: int, words: Words, clause: int) -> Params:
    """The parameters that name what is in the way of a tile or of a cube."""
    params: Params = {}
    if words.verb == v.LAY and words.hex != OFF_MAP and words.pattern != NO_FACE:
        edge, port = placing.fault(t, s, seat, words.hex, words.pattern, clause)
        if edge >= 0:
            params["edge"] = names.edge[edge]
        if port >= 0:
            params["start"] = names.place[port // SIDES]
            params["owner"] = who(s.holder[port]) if 0 <= s.holder[port] < t.seats else ""
    if words.verb == v.VIA and s.route:
        params["station"] = names.place[trace.stations(s)[-1]]
        params["end"] = names.place[max(0, s.end[words.port]) // SIDES]
    return params


def where(t: Tables, s: SteamState, seat: int, words: Words, clause: int) -> tuple[Element, ...]:
    """The things on the table that the sentence is about."""
    if words.verb == v.LAY and words.hex != OFF_MAP:
        return tuple(Element("hex", one) for one in _hexes(t, s, seat, words, clause))
    if words.verb in (v.URBANIZE, v.GROW, v.DELIVER) and words.node >= 0:
        return (Element("hex", t.node_ids[words.node]),)
    if words.verb == v.VIA:
        return (Element("link", t.port_ids[words.port]),)
    if words.verb == v.SUPPLY:
        return (Element("space", str(words.number + 1)),)
    return (Element("tile", TILES[words.number]),) if words.verb == v.TAKE and words.number >= 0 else ()


def _hexes(t: Tables, s: SteamState, seat: int, words: Words, clause: int) -> list[str]:
    """The hex of a tile, the hex beside it whose open end is in the way, and the place where that run starts."""
    found = [words.hex]
    edge, port = (-1, -1) if words.pattern == NO_FACE else placing.fault(t, s, seat, words.hex, words.pattern, clause)
    if port >= 0:
        beyond = t.across[SIDES * words.hex + edge]
        found += [beyond // SIDES] if beyond >= 0 else []
        found.append(t.hex_of[port // SIDES])
    return [t.hex_ids[one] for one in dict.fromkeys(found)]
