"""Reading a move from words. Wider than the interned moves: whatever is well formed can be asked about with `why`."""

from typing import Final, NamedTuple

from ironmaster.core.errors import ParseError
from ironmaster.core.parsing import find, need_shape, words_of
from ironmaster.games.brass import tables as v
from ironmaster.games.brass.board import INDUSTRIES
from ironmaster.games.brass.tables import Tables

USAGE: Final = {
    "build": "build INDUSTRY TOWN/SLOT with CARD",
    "combine": "combine INDUSTRY TOWN/SLOT",
    "link": "link PLACE-PLACE",
    "develop": "develop INDUSTRY",
    "sell": "sell TOWN/SLOT to TOWN/SLOT | sell TOWN/SLOT to market",
    "loan": "loan POUNDS",
    "pass": "pass",
    "stop": "stop",
    "discard": "discard CARD",
    "coal": "coal from TOWN/SLOT",
    "iron": "iron from TOWN/SLOT",
    "liquidate": "liquidate TOWN/SLOT",
}
OF_CHANCE: Final = ("first", "draw", "market")


class Words(NamedTuple):
    """A move taken apart; -1 where a part does not apply."""

    verb: int
    text: str
    slot: int = -1
    industry: int = -1
    card: int = -1
    line: int = -1
    port: int = -1
    pounds: int = -1


def parse(t: Tables, text: str) -> Words:
    """The move that the text means, in canonical words. Raises ParseError if it means none."""
    return _Parser(t, words_of(text, USAGE, OF_CHANCE)).parse()


class _Parser:
    def __init__(self, t: Tables, words: list[str]) -> None:
        self.t = t
        self.words = words

    def parse(self) -> Words:
        verb, rest = self.words[0], self.words[1:]
        if verb in ("build", "combine"):
            return self._building(verb, rest)
        if verb == "sell":
            return self._sale(rest)
        if verb in ("coal", "iron"):
            self._shape(len(rest) == 2 and rest[0] == "from")
            slot = self._slot(rest[1])
            return Words(v.COAL_FROM if verb == "coal" else v.IRON_FROM, f"{verb} from {rest[1]}", slot=slot)
        if verb in ("pass", "stop"):
            self._shape(not rest)
            return Words(v.PASS if verb == "pass" else v.STOP, verb)
        self._shape(len(rest) == 1)
        return self._with_one(verb, rest[0])

    def _with_one(self, verb: str, word: str) -> Words:
        if verb == "link":
            line = self._line(word)
            return Words(v.LINK, f"link {self.t.line_ids[line]}", line=line)
        if verb == "develop":
            return Words(v.DEVELOP, f"develop {word}", industry=self._industry(word))
        if verb == "discard":
            return Words(v.DISCARD, f"discard {word}", card=self._card(word))
        if verb == "liquidate":
            return Words(v.LIQUIDATE, f"liquidate {word}", slot=self._slot(word))
        pounds = self._number(word)
        return Words(v.LOAN, f"loan {pounds}", pounds=pounds)

    def _building(self, verb: str, rest: list[str]) -> Words:
        if verb == "combine":
            self._shape(len(rest) == 2)
            return Words(v.COMBINE, " ".join(self.words), self._slot(rest[1]), self._industry(rest[0]))
        self._shape(len(rest) == 4 and rest[2] == "with")
        industry, slot, card = self._industry(rest[0]), self._slot(rest[1]), self._card(rest[3])
        return Words(v.BUILD, " ".join(self.words), slot, industry, card)

    def _sale(self, rest: list[str]) -> Words:
        self._shape(len(rest) == 3 and rest[1] == "to")
        mill, text = self._slot(rest[0]), " ".join(self.words)
        if rest[2] == "market":
            return Words(v.SELL_MARKET, text, slot=mill)
        return Words(v.SELL, text, slot=mill, port=self._slot(rest[2]))

    def _shape(self, holds: bool) -> None:
        need_shape(USAGE[self.words[0]], holds)

    def _slot(self, word: str) -> int:
        return find("brass.slot", self.t.slot_ids, word)

    def _industry(self, word: str) -> int:
        return find("brass.industry", list(INDUSTRIES), word)

    def _card(self, word: str) -> int:
        return find("brass.card", self.t.card_ids, word)

    def _line(self, word: str) -> int:
        return find("brass.line", self.t.line_ids, "-".join(sorted(word.split("-"))))

    def _number(self, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 7):
            raise ParseError("brass.number", word=word[:40])
        return int(word)
