"""Reading a move from words. Wider than the interned moves: whatever is well formed can be asked about with `why`."""

import re
from typing import Final, NamedTuple

from ironmaster.core.errors import ParseError
from ironmaster.core.parsing import find, need_shape, words_of
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.board import COLOURS
from ironmaster.games.steam.tables import TILES, Tables
from ironmaster.kit import hexes

USAGE: Final = {
    "bid": "bid DOLLARS",
    "pass": "pass",
    "free_pass": "free_pass",
    "capital": "capital LOANS",
    "take": "take TILE",
    "pay": "pay",
    "lay": "lay HEX TRACK",
    "urbanize": "urbanize TOWN COLOUR",
    "grow": "grow CITY",
    "supply": "supply NUMBER",
    "stop": "stop",
    "deliver": "deliver CITY COLOUR",
    "via": "via PLACE/EDGE",
    "upgrade": "upgrade",
    "income": "income",
    "points": "points",
}
OF_CHANCE: Final = ("first", "dealt", "goods")
ALONE: Final = {
    "pass": v.PASS,
    "free_pass": v.FREE_PASS,
    "pay": v.PAY,
    "stop": v.STOP,
    "upgrade": v.UPGRADE,
    "income": v.INCOME,
    "points": v.POINTS,
}
LABEL: Final = re.compile(r"[a-z]\d{1,2}")
"""A hex by its letter and number, whether it is on the map or not."""
OFF_MAP: Final = -1
NO_FACE: Final = -1


class Words(NamedTuple):
    """A move taken apart; -1 where a part does not apply."""

    verb: int
    text: str
    number: int = -1
    hex: int = -1
    pattern: int = -1
    node: int = -1
    colour: int = -1
    port: int = -1


def parse(t: Tables, text: str) -> Words:
    """The move that the text means, in canonical words. Raises ParseError if it means none."""
    verb, *rest = words_of(text, USAGE, OF_CHANCE)
    if verb in ALONE:
        need_shape(USAGE[verb], not rest)
        return Words(ALONE[verb], verb)
    if verb == "lay":
        need_shape(USAGE[verb], len(rest) == 2)
        return _lay(t, rest[0], rest[1])
    if verb in ("urbanize", "deliver"):
        need_shape(USAGE[verb], len(rest) == 2)
        node, colour = find("steam.place", t.node_ids, rest[0]), find("steam.colour", list(COLOURS), rest[1])
        kind = v.URBANIZE if verb == "urbanize" else v.DELIVER
        return Words(kind, f"{verb} {rest[0]} {rest[1]}", node=node, colour=colour)
    need_shape(USAGE[verb], len(rest) == 1)
    return _with_one(t, verb, rest[0])


def _with_one(t: Tables, verb: str, word: str) -> Words:
    if verb == "take":
        return Words(v.TAKE, f"take {word}", number=find("steam.tile", list(TILES), word))
    if verb == "grow":
        return Words(v.GROW, f"grow {word}", node=find("steam.place", t.node_ids, word))
    if verb == "via":
        return Words(v.VIA, f"via {word}", port=find("steam.port", t.port_ids, word))
    number = _number(word)
    if verb == "supply":
        if not 1 <= number <= t.spaces:
            raise ParseError("steam.space", word=word[:40], most=t.spaces)
        return Words(v.SUPPLY, f"supply {number}", number=number - 1)
    return Words(v.BID if verb == "bid" else v.CAPITAL, f"{verb} {number}", number=number)


def _lay(t: Tables, place: str, track: str) -> Words:
    """A tile on a hex. Track that no tile shows, and hexes off the map, can be asked about too."""
    segments = hexes.read(track)
    if not segments:
        raise ParseError("steam.track", word=track[:40])
    place = _cities_own(t, place)
    if place not in t.hex_ids and LABEL.fullmatch(place) is None:
        raise ParseError("steam.hex", word=place[:40])
    words = hexes.written(segments)
    where = t.hex_ids.index(place) if place in t.hex_ids else OFF_MAP
    pattern = t.faces.words.index(words) if words in t.faces.words else NO_FACE
    return Words(v.LAY, f"lay {place} {words}", hex=where, pattern=pattern)


def _cities_own(t: Tables, place: str) -> str:
    """The id of a hex; that of a city or town may be written by letter and number too."""
    at = [where for where in range(t.hexes) if hexes.label(t.at[where]) == place]
    return t.hex_ids[at[0]] if at else place


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 7):
        raise ParseError("steam.number", word=word[:40])
    return int(word)
