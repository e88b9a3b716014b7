"""Facts for a page: what moves name and change, what lies on the table and what it scores."""

from typing import Final

from ironmaster.core.awards import Award
from ironmaster.core.effects import Effect
from ironmaster.core.panels import Panel
from ironmaster.core.position import Data
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass import tables as v
from ironmaster.games.brass.awards import awards
from ironmaster.games.brass.board import INDUSTRIES, Board, TileSheet
from ironmaster.games.brass.effects import Effects
from ironmaster.games.brass.fixtures import Fixtures
from ironmaster.games.brass.law import BrassLaw
from ironmaster.games.brass.ledger import Ledger
from ironmaster.games.brass.panels import Panels
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import KINDS
from ironmaster.games.brass.words import money
from ironmaster.kit.facts import TabledFacts

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


MENU: Final = (v.BUILD, v.COMBINE, v.LINK, v.DEVELOP, v.SELL, v.LOAN, v.PASS)


class BrassFacts(TabledFacts[BrassState]):
    """The facts of one game, with the names of its board."""

    game = "brass"
    verbs = WORDS
    clauses = RULES
    choices = (MENU,)
    asked = QUESTIONS

    def __init__(self, law: BrassLaw, paper: Board, sheet: TileSheet) -> None:
        self.t = t = law.t
        self.names = law.names
        self.paper = paper
        self.sheet = sheet
        ids = {"industry": list(INDUSTRIES), "slot": t.slot_ids, "card": t.card_ids, "line": t.line_ids}
        super().__init__(law, t, {**ids, "market": ["market"]})

    def parts(self, action: int) -> tuple[int, ...]:
        arg, other = self.t.arg[action], self.t.other[action]
        return (arg % KINDS, arg // KINDS, other) if self.t.verb[action] in (v.BUILD, v.COMBINE) else (arg, other)

    def thing_name(self, kind: str, word: str, lang: str) -> str:
        if kind == "industry":
            return self._industry(word, lang)
        if kind == "sum":
            return money(lang, int(word))
        if kind == "line":
            return self._line(word, lang)
        return self.say(lang, f"element-{kind}", **self._params(kind, word, lang))

    def _params(self, kind: str, word: str, lang: str) -> dict[str, str | int]:
        if kind == "slot":
            place, _, number = word.partition("/")
            return {"place": self.names[place], "slot": number}
        if kind == "card":
            return {"card": self.names.get(word) or self._industry(word, lang)}
        return {"number": int(word)} if kind == "market_tile" else {}

    def _line(self, word: str, lang: str) -> str:
        start, end = (self.names[place] for place in word.split("-"))
        return self.say(lang, "line", start=start, end=end)

    def _industry(self, word: str, lang: str) -> str:
        return self.say(lang, f"name-{word}")

    def panels(self, view: Data, lang: str) -> list[Panel]:
        return Panels(self.t, self.names, view, lang).all()

    def fixtures(self, lang: str) -> Data:
        return Fixtures(self.t, self.paper, self.sheet, self, self.names, lang).all()

    def effects(self, before: BrassState, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return Effects(self.t, self.names, Ledger(self.t, before, moves, seat), lang).all()

    def figures(self, s: BrassState) -> dict[str, list[int]]:
        income = [self.t.pounds[space] for space in s.income]
        return {"points": s.points[:], "income": income, "cash": s.cash[:]}

    def awards(self, before: BrassState, action: int) -> list[Award]:
        return awards(self.t, self.names, before, action)
