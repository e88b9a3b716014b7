"""Facts for a page: the elements and effects of moves, the things on the table, and the awards of points."""

from typing import Final

from ironmaster.core.awards import Award
from ironmaster.core.effects import Effect
from ironmaster.core.naming import Value
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
from ironmaster.games.brass.names import GAME, card_of, line_of
from ironmaster.games.brass.panels import Panels
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import KINDS
from ironmaster.games.brass.words import money
from ironmaster.kit.facts import TableFacts, Verb
from ironmaster.kit.speech import tell

VERBS: Final[dict[int, Verb]] = {
    v.BUILD: Verb("build", c.BUILD_CONDITIONS, ("industry", "slot", "card")),
    v.COMBINE: Verb("combine", c.COMBINED_TWO_CARDS, ("industry", "slot")),
    v.LINK: Verb("link", c.LINK_TYPE, ("line",)),
    v.DEVELOP: Verb("develop", c.DEVELOP_COUNT, ("industry",)),
    v.SELL: Verb("sell", c.SELL_PORT_FLIP_BOTH, ("slot", "slot")),
    v.SELL_MARKET: Verb("sell", c.SELL_DISTANT_ACCESS, ("slot", "market")),
    v.LOAN: Verb("loan", c.LOAN_AMOUNT, ("sum",)),
    v.PASS: Verb("pass", c.TURN_PASS),
    v.STOP: Verb("stop", c.TURN_TWO_CARDS),
    v.DISCARD: Verb("discard", c.CARDS_DISCARD, ("card",)),
    v.COAL_FROM: Verb("coal", c.COAL_TIE, ("slot",)),
    v.IRON_FROM: Verb("iron", c.IRON_ANY_WORKS, ("slot",)),
    v.LIQUIDATE: Verb("liquidate", c.INCOME_LIQUIDATE_CHOICE, ("slot",)),
    v.FIRST: Verb("first", c.SETUP_TURN_ORDER, ("seat",)),
    v.DRAW: Verb("draw", c.HAND_REFILL, ("card",)),
    v.TURN_UP: Verb("market", c.SELL_DISTANT_DRAW, ("market_tile",)),
}
"""The elements of each action. `with`, `to` and `from` are not elements."""
QUESTIONS: Final = (
    *("action", "industry", "slot", "card", "line", "market", "sum"),
    *("develop.industry", "build.slot", "combine.slot", "sell.slot", "coal.slot", "iron.slot", "liquidate.slot"),
    *("discard.card",),
)
"""The questions: one for each kind of element, and special ones for a verb and kind."""

MENU: Final = (v.BUILD, v.COMBINE, v.LINK, v.DEVELOP, v.SELL, v.LOAN, v.PASS)


class BrassFacts(TableFacts[BrassState]):
    """The facts of one game, with the names of its board."""

    game = GAME
    verbs = VERBS
    choices = (MENU,)
    asked = QUESTIONS

    def __init__(self, law: BrassLaw, board: Board, sheet: TileSheet) -> None:
        self.t = t = law.t
        self.names = law.names
        self.board = board
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
            return line_of(self.names, word).text(lang)
        return tell(GAME, lang, f"element-{kind}", self._params(kind, word))

    def _params(self, kind: str, word: str) -> dict[str, Value]:
        if kind == "slot":
            place, _, number = word.partition("/")
            return {"place": self.names[place], "slot": number}
        if kind == "card":
            return {"card": card_of(self.names, word)}
        return {"number": int(word)} if kind == "market_tile" else {}

    def _industry(self, word: str, lang: str) -> str:
        return self.say(lang, f"name-{word}")

    def panels(self, view: Data, lang: str) -> list[Panel]:
        return Panels(self.t, self.names, view, lang).all()

    def fixtures(self, lang: str) -> Data:
        return Fixtures(self.t, self.board, self.sheet, self, self.names, lang).all()

    def effects(self, before: BrassState, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return Effects(self.t, self.names, Ledger(self.t, before, moves, seat), lang).all()

    def figures(self, s: BrassState) -> dict[str, list[int]]:
        income = [self.t.pounds[space] for space in s.income]
        return {"points": s.points[:], "income": income, "cash": s.cash[:]}

    def awards(self, before: BrassState, action: int) -> list[Award]:
        return awards(self.t, self.names, before, action)
