"""Parses moves. Accepts every well-formed move, also those that no table lists: `why` can explain all of them."""

from typing import Final, NamedTuple

from ironmaster.core.seats import letter
from ironmaster.games.industria import tables as v
from ironmaster.games.industria.tables import Tables
from ironmaster.kit import notation
from ironmaster.kit.notation import Form, Reader, among, amount

FORMS: Final = (
    Form(v.OFFER, "offer TILE", ("tile",)),
    Form(v.BID, "bid THALERS", ("thalers",)),
    Form(v.PASS, "pass"),
    Form(v.SELL, "sell"),
    Form(v.KEEP, "keep"),
    Form(v.LAY, "lay TILE", ("tile",)),
    Form(v.CASH, "cash TILE", ("tile",)),
    Form(v.STOP, "stop"),
    Form(v.USE, "use TILE", ("tile",)),
    Form(v.BUY, "buy MATERIAL from SEAT | buy MATERIAL from bank", ("material", "seller")),
)
OF_CHANCE: Final = ("first", "reveal")


class Words(NamedTuple):
    """The parts of a move; -1 for a part that it does not have."""

    verb: int
    text: str
    tile: int = -1
    thalers: int = -1
    material: int = -1
    seller: int = -1


def parse(t: Tables, text: str) -> Words:
    """The parsed move, with its canonical text. Raises ParseError if there is none."""
    sellers = [*(letter(seat) for seat in range(t.seats)), "bank"]
    readers = {
        "tile": Reader("tile", among("industria.tile", t.tile_ids)),
        "thalers": Reader("thalers", amount("industria.number")),
        "material": Reader("material", among("industria.material", t.material_ids)),
        "seller": Reader("seller", among("industria.seller", sellers)),
    }
    verb, written, parts = notation.parse(text, FORMS, OF_CHANCE, readers)
    return Words(verb, written, **parts)
