"""What the words of a move of Brass name, and what these things are called."""

from typing import Final

from ironmaster.core.elements import ACTION, Element
from ironmaster.core.messages import say
from ironmaster.core.refusal import name
from ironmaster.core.seats import letter
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass import tables as v
from ironmaster.games.brass.board import INDUSTRIES
from ironmaster.games.brass.tables import KINDS, Tables
from ironmaster.games.brass.words import money

WORDS: Final[dict[int, tuple[str, ...]]] = {
    v.BUILD: ("build", "industry", "slot", "card"),
    v.COMBINE: ("combine", "industry", "slot"),
    v.LINK: ("link", "line"),
    v.DEVELOP: ("develop", "industry"),
    v.SELL: ("sell", "slot", "slot"),
    v.SELL_MARKET: ("sell", "slot", "market"),
    v.LOAN: ("loan", "sum"),
    v.PASS: ("pass",),
    v.STOP: ("stop",),
    v.DISCARD: ("discard", "card"),
    v.COAL_FROM: ("coal", "slot"),
    v.IRON_FROM: ("iron", "slot"),
    v.LIQUIDATE: ("liquidate", "slot"),
    v.FIRST: ("first", "seat"),
    v.DRAW: ("draw", "card"),
    v.TURN_UP: ("market", "market_tile"),
}
"""The verb of each action as it is written, then the kinds of what it names. `with`, `to` and `from` name nothing."""

QUESTIONS: Final = (
    *("action", "industry", "slot", "card", "line", "market", "sum"),
    *("develop.industry", "build.slot", "combine.slot", "sell.slot", "coal.slot", "iron.slot", "liquidate.slot"),
    *("discard.card",),
)
"""What is asked for: a kind of element, or that of one verb where its own question is the better one."""

RULES: Final[dict[int, int]] = {
    v.BUILD: c.BUILD_CONDITIONS,
    v.COMBINE: c.COMBINED_TWO_CARDS,
    v.LINK: c.LINK_TYPE,
    v.DEVELOP: c.DEVELOP_COUNT,
    v.SELL: c.SELL_PORT_FLIP_BOTH,
    v.SELL_MARKET: c.SELL_DISTANT_ACCESS,
    v.LOAN: c.LOAN_AMOUNT,
    v.PASS: c.TURN_PASS,
    v.STOP: c.TURN_TWO_CARDS,
    v.DISCARD: c.CARDS_DISCARD,
    v.COAL_FROM: c.COAL_TIE,
    v.IRON_FROM: c.IRON_ANY_WORKS,
    v.LIQUIDATE: c.INCOME_LIQUIDATE_CHOICE,
    v.FIRST: c.SETUP_TURN_ORDER,
    v.DRAW: c.HAND_REFILL,
    v.TURN_UP: c.SELL_DISTANT_DRAW,
}
"""The clause that says what such a move or outcome is."""


class Elements:
    """The elements of one game, with the names of its board."""

    def __init__(self, t: Tables, names: dict[str, str]) -> None:
        self.t = t
        self.names = names
        self.ids: dict[str, list[str]] = {
            "industry": list(INDUSTRIES),
            "slot": t.slot_ids,
            "card": t.card_ids,
            "line": t.line_ids,
            "market": ["market"],
            "seat": [letter(seat) for seat in range(t.seats)],
        }

    def of(self, action: int) -> list[Element]:
        """What the words of a move or outcome name, in their order."""
        verb, *kinds = WORDS[self.t.verb[action]]
        named = [Element(kind, self._id(kind, part)) for kind, part in zip(kinds, self._parts(action), strict=False)]
        return [Element(ACTION, verb), *named]

    def rule(self, action: int) -> str:
        """The id of the clause that governs such an action."""
        return c.id_of(RULES[self.t.verb[action]])

    def _parts(self, action: int) -> tuple[int, ...]:
        arg, other = self.t.arg[action], self.t.other[action]
        if self.t.verb[action] in (v.BUILD, v.COMBINE):
            return arg % KINDS, arg // KINDS, other
        return arg, other

    def _id(self, kind: str, number: int) -> str:
        return self.ids[kind][number] if kind in self.ids else str(number)

    def name(self, element: Element, lang: str) -> str:
        """What an element is called."""
        kind, word = element
        if kind == ACTION:
            return say("brass", lang, f"action-{word}", {})
        if kind == "industry":
            return self._industry(word, lang)
        if kind == "sum":
            return money(lang, int(word))
        if kind == "line":
            return self._line(word, lang)
        return say("brass", lang, f"element-{kind}", self._params(kind, word, lang))

    def _params(self, kind: str, word: str, lang: str) -> dict[str, str | int]:
        if kind == "slot":
            place, _, number = word.partition("/")
            return {"place": self.names[place], "slot": number}
        if kind == "card":
            return {"card": self.names.get(word) or self._industry(word, lang)}
        return {"number": int(word)} if kind == "market_tile" else {"word": word}

    def _line(self, word: str, lang: str) -> str:
        line = self.t.line_ids.index(word)
        start, end = (self.names[self.t.place_ids[ends[line]]] for ends in (self.t.end_a, self.t.end_b))
        return say("brass", lang, "line", {"start": start, "end": end})

    def _industry(self, word: str, lang: str) -> str:
        return str(name("brass", lang, f"@{word}"))


def questions(lang: str) -> dict[str, str]:
    """The short question for each kind of element."""
    return {asked: say("brass", lang, f"ask-{asked.replace('.', '-')}", {}) for asked in QUESTIONS}
