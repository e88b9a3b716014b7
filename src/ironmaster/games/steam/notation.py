"""Parses moves. Accepts every well-formed move, also those that no table lists: `why` can explain all of them."""

import re
from typing import Final, NamedTuple

from ironmaster.core.errors import ParseError
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.board import COLOURS
from ironmaster.games.steam.tables import TILES, Tables
from ironmaster.kit import hexes, notation
from ironmaster.kit.notation import Form, Reader, among, amount

FORMS: Final = (
    Form(v.BID, "bid DOLLARS", ("amount",)),
    Form(v.PASS, "pass"),
    Form(v.FREE_PASS, "free_pass"),
    Form(v.CAPITAL, "capital LOANS", ("amount",)),
    Form(v.TAKE, "take TILE", ("tile",)),
    Form(v.PAY, "pay"),
    Form(v.LAY, "lay HEX TRACK", ("hex", "track")),
    Form(v.URBANIZE, "urbanize TOWN COLOUR", ("node", "colour")),
    Form(v.GROW, "grow CITY", ("node",)),
    Form(v.SUPPLY, "supply NUMBER", ("space",)),
    Form(v.STOP, "stop"),
    Form(v.DELIVER, "deliver CITY COLOUR", ("node", "colour")),
    Form(v.VIA, "via PLACE/EDGE", ("port",)),
    Form(v.UPGRADE, "upgrade"),
    Form(v.INCOME, "income"),
    Form(v.POINTS, "points"),
)
OF_CHANCE: Final = ("first", "dealt", "goods")
LABEL: Final = re.compile(r"[a-z]\d{1,2}")
"""The label of a hex: a letter and a number."""
OFF_MAP: Final = -1
NO_FACE: Final = -1


class Words(NamedTuple):
    """The parts of a move; -1 for a part that it does not have."""

    verb: int
    text: str
    number: int = -1
    hex: int = -1
    pattern: int = -1
    node: int = -1
    colour: int = -1
    port: int = -1


def parse(t: Tables, text: str) -> Words:
    """The parsed move, with its canonical text. Raises ParseError if there is none."""
    readers = {
        "amount": Reader("number", amount("steam.number")),
        "tile": Reader("number", among("steam.tile", TILES)),
        "space": Reader("number", lambda word: _space(t, word)),
        "hex": Reader("hex", lambda word: _hex(t, word)),
        "track": Reader("pattern", lambda word: _track(t, word)),
        "node": Reader("node", among("steam.place", t.node_ids)),
        "colour": Reader("colour", among("steam.colour", COLOURS)),
        "port": Reader("port", among("steam.port", t.port_ids)),
    }
    verb, written, parts = notation.parse(text, FORMS, OF_CHANCE, readers)
    return Words(verb, written, **parts)


def _space(t: Tables, word: str) -> tuple[int, str]:
    number, written = amount("steam.number")(word)
    if not 1 <= number <= t.spaces:
        raise ParseError("steam.space", word=word[:40], most=t.spaces)
    return number - 1, written


def _hex(t: Tables, word: str) -> tuple[int, str]:
    """A hex by its id, or by its label. Accepts hexes off the map, so that `why` can explain them."""
    at = [where for where in range(t.hexes) if hexes.label(t.at[where]) == word]
    place = t.hex_ids[at[0]] if at else word
    if place in t.hex_ids:
        return t.hex_ids.index(place), place
    if LABEL.fullmatch(place) is None:
        raise ParseError("steam.hex", word=place[:40])
    return OFF_MAP, place


def _track(t: Tables, word: str) -> tuple[int, str]:
    """A pattern of track. Accepts track that no tile shows, so that `why` can explain it."""
    segments = hexes.read(word)
    if not segments:
        raise ParseError("steam.track", word=word[:40])
    words = hexes.written(segments)
    return t.faces.words.index(words) if words in t.faces.words else NO_FACE, words
