"""Parses moves. Accepts every well-formed move, also those that no table lists: `why` can explain all of them."""

from typing import Final, NamedTuple

from ironmaster.games.brass import tables as v
from ironmaster.games.brass.board import INDUSTRIES
from ironmaster.games.brass.tables import Tables
from ironmaster.kit import notation
from ironmaster.kit.notation import Form, Reader, among, amount, line_among

FORMS: Final = (
    Form(v.BUILD, "build INDUSTRY TOWN/SLOT with CARD", ("industry", "slot", "card")),
    Form(v.COMBINE, "combine INDUSTRY TOWN/SLOT", ("industry", "slot")),
    Form(v.LINK, "link PLACE-PLACE", ("line",)),
    Form(v.DEVELOP, "develop INDUSTRY", ("industry",)),
    Form(v.SELL, "sell TOWN/SLOT to TOWN/SLOT", ("slot", "port")),
    Form(v.SELL_MARKET, "sell TOWN/SLOT to market", ("slot",)),
    Form(v.LOAN, "loan POUNDS", ("pounds",)),
    Form(v.PASS, "pass"),
    Form(v.STOP, "stop"),
    Form(v.DISCARD, "discard CARD", ("card",)),
    Form(v.COAL_FROM, "coal from TOWN/SLOT", ("slot",)),
    Form(v.COAL_TRACK, "coal from track"),
    Form(v.IRON_FROM, "iron from TOWN/SLOT", ("slot",)),
    Form(v.IRON_TRACK, "iron from track"),
    Form(v.LIQUIDATE, "liquidate TOWN/SLOT", ("slot",)),
)
OF_CHANCE: Final = ("first", "draw", "market")


class Words(NamedTuple):
    """The parts of a move; -1 for a part that it does not have."""

    verb: int
    text: str
    slot: int = -1
    industry: int = -1
    card: int = -1
    line: int = -1
    port: int = -1
    pounds: int = -1


def parse(t: Tables, text: str) -> Words:
    """The parsed move, with its canonical text. Raises ParseError if there is none."""
    slot = among("brass.slot", t.slot_ids)
    readers = {
        "slot": Reader("slot", slot),
        "port": Reader("port", slot),
        "industry": Reader("industry", among("brass.industry", INDUSTRIES)),
        "card": Reader("card", among("brass.card", t.card_ids)),
        "line": Reader("line", line_among("brass.line", t.line_ids)),
        "pounds": Reader("pounds", amount("brass.number")),
    }
    verb, written, parts = notation.parse(text, FORMS, OF_CHANCE, readers)
    return Words(verb, written, **parts)
