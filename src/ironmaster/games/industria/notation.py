"""Reading a move from words. Wider than the interned moves: whatever is well formed can be asked about with `why`."""

from typing import Final, NamedTuple

from ironmaster.core.seats import letter
from ironmaster.games.industria import tables as v
from ironmaster.games.industria.tables import Tables
from ironmaster.kit import notation
from ironmaster.kit.notation import Form, Reader, among, amount, usage_of

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
USAGE: Final = usage_of(FORMS)
OF_CHANCE: Final = ("first", "reveal")


class Words(NamedTuple):
    """A move taken apart; -1 where a part does not apply."""

    verb: int
    text: str
    tile: int = -1
    thalers: int = -1
    material: int = -1
    seller: int = -1


def parse(t: Tables, text: str) -> Words:
    """The move that the text means, in canonical words. Raises ParseError if it means none."""
    sellers = [*(letter(seat) for seat in range(t.seats)), "bank"]
    readers = {
        "tile": Reader("tile", among("industria.tile", t.tile_ids)),
        "thalers": Reader("thalers", amount("industria.number")),
        "material": Reader("material", among("industria.material", t.material_ids)),
        "seller": Reader("seller", among("industria.seller", sellers)),
    }
    verb, written, parts = notation.parse(text, FORMS, OF_CHANCE, readers)
    return Words(verb, written, **parts)
