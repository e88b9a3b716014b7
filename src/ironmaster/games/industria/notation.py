"""Reading a move from words. Wider than the interned moves: whatever is well formed can be asked about with `why`."""

from typing import Final, NamedTuple

from ironmaster.core.errors import ParseError
from ironmaster.core.parsing import find, need_shape, words_of
from ironmaster.core.seats import letter, seat_of
from ironmaster.games.industria import tables as v
from ironmaster.games.industria.tables import Tables

USAGE: Final = {
    "offer": "offer TILE",
    "bid": "bid THALERS",
    "pass": "pass",
    "sell": "sell",
    "keep": "keep",
    "lay": "lay TILE",
    "cash": "cash TILE",
    "stop": "stop",
    "use": "use TILE",
    "buy": "buy MATERIAL from SEAT | buy MATERIAL from bank",
}
OF_CHANCE: Final = ("first", "reveal")
ALONE: Final = {"pass": v.PASS, "sell": v.SELL, "keep": v.KEEP, "stop": v.STOP}
WITH_TILE: Final = {"offer": v.OFFER, "lay": v.LAY, "cash": v.CASH, "use": v.USE}


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
    verb, *rest = words_of(text, USAGE, OF_CHANCE)
    if verb in ALONE:
        need_shape(USAGE[verb], not rest)
        return Words(ALONE[verb], verb)
    if verb == "buy":
        return _purchase(t, rest)
    need_shape(USAGE[verb], len(rest) == 1)
    if verb == "bid":
        thalers = _thalers(rest[0])
        return Words(v.BID, f"bid {thalers}", thalers=thalers)
    return Words(WITH_TILE[verb], f"{verb} {rest[0]}", tile=find("industria.tile", t.tile_ids, rest[0]))


def _purchase(t: Tables, rest: list[str]) -> Words:
    need_shape(USAGE["buy"], len(rest) == 3 and rest[1] == "from")
    material = find("industria.material", t.material_ids, rest[0])
    if rest[2] == "bank":
        return Words(v.BUY, f"buy {rest[0]} from bank", material=material, seller=t.bank)
    seller = seat_of(rest[2].upper(), t.seats)
    if seller < 0:
        raise ParseError("industria.seller", word=rest[2][:40])
    return Words(v.BUY, f"buy {rest[0]} from {letter(seller)}", material=material, seller=seller)


def _thalers(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 7):
        raise ParseError("industria.number", word=word[:40])
    return int(word)
