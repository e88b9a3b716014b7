"""Reading a move from words. Wider than the interned moves: whatever is well formed can be asked about with `why`."""

from typing import Final, NamedTuple

from ironmaster.core.parsing import find, need_shape, words_of
from ironmaster.games.age_of_industry import tables as v
from ironmaster.games.age_of_industry.board import INDUSTRIES
from ironmaster.games.age_of_industry.tables import Tables

USAGE: Final = {
    "build": "build INDUSTRY PLACE/SPACE with CARD",
    "combine": "combine INDUSTRY PLACE/SPACE",
    "railway": "railway PLACE-PLACE",
    "sell": "sell PLACE/SPACE to PLACE/SPACE | sell PLACE/SPACE to PLACE/market",
    "develop": "develop COUNTER",
    "take": "take CARD | take deck",
    "pass": "pass",
    "repay": "repay",
    "end": "end",
    "stop": "stop",
    "discard": "discard CARD",
    "coal": "coal from PLACE/SPACE | coal from PLACE/import",
    "iron": "iron from PLACE/SPACE",
}
OF_CHANCE: Final = ("first", "draw", "demand")
ALONE: Final = {"pass": v.PASS, "repay": v.REPAY, "end": v.END, "stop": v.STOP}


class Words(NamedTuple):
    """A move taken apart; -1 where a part does not apply."""

    verb: int
    text: str
    space: int = -1
    """For a cube an import space is numbered after all spaces."""
    industry: int = -1
    card: int = -1
    """The deck is numbered after all cards."""
    line: int = -1
    outlet: int = -1
    """A port by its space, a market numbered after all spaces."""
    face: int = -1


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
            return self._cube(verb, rest[1])
        if verb in ALONE:
            self._shape(not rest)
            return Words(ALONE[verb], verb)
        self._shape(len(rest) == 1)
        return self._with_one(verb, rest[0])

    def _with_one(self, verb: str, word: str) -> Words:
        if verb == "railway":
            line = find("age_of_industry.line", self.t.connection_ids, "-".join(sorted(word.split("-"))))
            return Words(v.RAILWAY, f"railway {self.t.connection_ids[line]}", line=line)
        if verb == "develop":
            face = find("age_of_industry.counter", self.t.face_ids, word)
            return Words(v.DEVELOP, f"develop {word}", face=face)
        if verb == "discard":
            return Words(v.DISCARD, f"discard {word}", card=self._card(word))
        deck = len(self.t.card_ids)
        return Words(v.TAKE, f"take {word}", card=deck if word == "deck" else self._card(word))

    def _building(self, verb: str, rest: list[str]) -> Words:
        text = " ".join(self.words)
        if verb == "combine":
            self._shape(len(rest) == 2)
            return Words(v.COMBINE, text, self._space(rest[1]), self._industry(rest[0]))
        self._shape(len(rest) == 4 and rest[2] == "with")
        industry, space, card = self._industry(rest[0]), self._space(rest[1]), self._card(rest[3])
        return Words(v.BUILD, text, space, industry, card)

    def _sale(self, rest: list[str]) -> Words:
        self._shape(len(rest) == 3 and rest[1] == "to")
        maker, text = self._space(rest[0]), " ".join(self.words)
        if rest[2] in self.t.market_ids:
            return Words(v.SELL, text, maker, outlet=self.t.spaces + self.t.market_ids.index(rest[2]))
        return Words(v.SELL, text, maker, outlet=self._space(rest[2]))

    def _cube(self, verb: str, word: str) -> Words:
        imports = [self.t.place_ids[place] for place in self.t.import_place]
        if verb == "coal" and word in imports:
            return Words(v.COAL_FROM, f"coal from {word}", self.t.spaces + imports.index(word))
        return Words(v.COAL_FROM if verb == "coal" else v.IRON_FROM, f"{verb} from {word}", self._space(word))

    def _shape(self, holds: bool) -> None:
        need_shape(USAGE[self.words[0]], holds)

    def _space(self, word: str) -> int:
        return find("age_of_industry.space", self.t.space_ids, word)

    def _industry(self, word: str) -> int:
        return find("age_of_industry.industry", list(INDUSTRIES), word)

    def _card(self, word: str) -> int:
        return find("age_of_industry.card", self.t.card_ids, word)
