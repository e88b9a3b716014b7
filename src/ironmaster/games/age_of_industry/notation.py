"""Parses moves. Accepts every well-formed move, also those that no table lists: `why` can explain all of them."""

from typing import Final, NamedTuple

from ironmaster.games.age_of_industry import tables as v
from ironmaster.games.age_of_industry.board import INDUSTRIES
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.kit import notation
from ironmaster.kit.notation import Form, Read, Reader, among, line_among

FORMS: Final = (
    Form(v.BUILD, "build INDUSTRY PLACE/SPACE with CARD", ("industry", "space", "card")),
    Form(v.COMBINE, "combine INDUSTRY PLACE/SPACE", ("industry", "space")),
    Form(v.RAILWAY, "railway PLACE-PLACE", ("line",)),
    Form(v.SELL, "sell PLACE/SPACE to PLACE/SPACE | sell PLACE/SPACE to PLACE/market", ("space", "outlet")),
    Form(v.DEVELOP, "develop COUNTER", ("face",)),
    Form(v.TAKE, "take CARD | take deck", ("card_or_deck",)),
    Form(v.PASS, "pass"),
    Form(v.FREE_PASS, "free_pass"),
    Form(v.REPAY, "repay"),
    Form(v.END, "end"),
    Form(v.STOP, "stop"),
    Form(v.DISCARD, "discard CARD", ("card",)),
    Form(v.COAL_FROM, "coal from PLACE/SPACE | coal from PLACE/import | coal from track", ("coal_source",)),
    Form(v.IRON_FROM, "iron from PLACE/SPACE | iron from track", ("iron_source",)),
)
OF_CHANCE: Final = ("first", "draw", "demand")


class Words(NamedTuple):
    """The parts of a move; -1 for a part that it does not have."""

    verb: int
    text: str
    space: int = -1
    """Sources of cubes: import spaces are numbered after all spaces, and then the track."""
    industry: int = -1
    card: int = -1
    """The deck is numbered after all cards."""
    line: int = -1
    outlet: int = -1
    """A port by its space, a market numbered after all spaces."""
    face: int = -1


def _iron_source(t: Tables) -> Read:
    read = among("age_of_industry.space", [*t.space_ids, "track"])

    def number(word: str) -> tuple[int, str]:
        found, name = read(word)
        return (t.track if name == "track" else found), name

    return number


def parse(t: Tables, text: str) -> Words:
    """The parsed move, with its canonical text. Raises ParseError if there is none."""
    imports = [t.place_ids[place] for place in t.import_place]
    readers = {
        "space": Reader("space", among("age_of_industry.space", t.space_ids)),
        "coal_source": Reader("space", among("age_of_industry.space", [*t.space_ids, *imports, "track"])),
        "iron_source": Reader("space", _iron_source(t)),
        "outlet": Reader("outlet", among("age_of_industry.space", t.space_ids + t.market_ids)),
        "industry": Reader("industry", among("age_of_industry.industry", INDUSTRIES)),
        "card": Reader("card", among("age_of_industry.card", t.card_ids)),
        "card_or_deck": Reader("card", among("age_of_industry.card", [*t.card_ids, "deck"])),
        "line": Reader("line", line_among("age_of_industry.line", t.connection_ids)),
        "face": Reader("face", among("age_of_industry.counter", t.face_ids)),
    }
    verb, written, parts = notation.parse(text, FORMS, OF_CHANCE, readers)
    return Words(verb, written, **parts)
