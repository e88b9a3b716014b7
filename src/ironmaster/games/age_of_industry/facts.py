"""Facts for a page: the elements and effects of moves, the things on the table, and the awards of points."""

from typing import Final

from ironmaster.core.awards import Award
from ironmaster.core.effects import Effect
from ironmaster.core.elements import Element
from ironmaster.core.naming import Called
from ironmaster.core.panels import Panel
from ironmaster.core.position import Data
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry import scoring
from ironmaster.games.age_of_industry import tables as v
from ironmaster.games.age_of_industry.awards import awards
from ironmaster.games.age_of_industry.board import INDUSTRIES, Board, Pieces
from ironmaster.games.age_of_industry.effects import Effects
from ironmaster.games.age_of_industry.fixtures import Fixtures
from ironmaster.games.age_of_industry.law import IndustryLaw
from ironmaster.games.age_of_industry.ledger import Ledger
from ironmaster.games.age_of_industry.names import GAME
from ironmaster.games.age_of_industry.panels import Panels
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import KINDS
from ironmaster.kit.facts import TableFacts, Verb

DECK: Final = "deck"
FACE_UP: Final = "face_up"
"""A face-up card is another element than the same card in a hand."""
VERBS: Final[dict[int, Verb]] = {
    v.BUILD: Verb("build", c.BUILD_CARD, ("industry", "space", "card")),
    v.COMBINE: Verb("combine", c.COMBO_EFFECT, ("industry", "space")),
    v.RAILWAY: Verb("railway", c.RAIL_ACTION, ("line",)),
    v.SELL: Verb("sell", c.SELL_ACTION, ("space", "space")),
    v.DEVELOP: Verb("develop", c.DEV_ACTION, ("counter",)),
    v.TAKE: Verb("take", c.DRAW_TWO, (FACE_UP,)),
    v.PASS: Verb("pass", c.PASS_DISCARD),
    v.FREE_PASS: Verb("free_pass", c.PASS_FREE),
    v.REPAY: Verb("repay", c.LOAN_REPAY),
    v.END: Verb("end", c.LOAN_REPAY_WINDOW),
    v.STOP: Verb("stop", c.SELL_ACTION),
    v.DISCARD: Verb("discard", c.FLOW_CARD_COST, ("card",)),
    v.COAL_FROM: Verb("coal", c.SUPPLY_TIE, ("space",)),
    v.IRON_FROM: Verb("iron", c.SUPPLY_TIE, ("space",)),
    v.FIRST: Verb("first", c.SETUP_ORDER, ("seat",)),
    v.DRAW: Verb("draw", c.CARD_DISCARD, ("card",)),
    v.DEMAND: Verb("demand", c.SETUP_MARKETS, ("demand",)),
}
"""The elements of each action. `with`, `to` and `from` are not elements."""
QUESTIONS: Final = (
    *("action", "industry", "space", "card", "line", "counter", "market", "import", "track", FACE_UP, DECK),
    *("build.space", "combine.space", "sell.space", "coal.space", "iron.space", "discard.card"),
)
"""The questions: one for each kind of element, and special ones for a verb and kind."""
MENUS: Final = (
    (v.BUILD, v.COMBINE, v.RAILWAY, v.SELL, v.DEVELOP, v.TAKE, v.PASS, v.FREE_PASS, v.REPAY),
    (v.REPAY, v.END),
)


class IndustryFacts(TableFacts[IndustryState]):
    """The facts of one game, with the names of its board."""

    game = GAME
    verbs = VERBS
    choices = MENUS
    asked = QUESTIONS

    def __init__(self, law: IndustryLaw, board: Board, pieces: Pieces) -> None:
        self.t = t = law.t
        self.names = names = law.names
        self.board = board
        self.pieces = pieces
        ids = {
            "industry": list(INDUSTRIES),
            "space": t.space_ids,
            "card": t.card_ids,
            FACE_UP: t.card_ids,
            "line": t.connection_ids,
            "counter": t.face_ids,
            "market": t.market_ids,
            "import": [t.place_ids[place] for place in t.import_place],
            "demand": t.demand_ids,
        }
        super().__init__(law, t, ids)
        self.called: dict[str, list[Called]] = {
            "industry": names.industry,
            "line": names.line,
            "counter": names.face,
            "market": names.market,
            "import": [names.place[place] for place in t.import_place],
            "demand": names.demand,
        }

    def parts(self, action: int) -> tuple[int, ...]:
        arg, other = self.t.arg[action], self.t.other[action]
        return (arg % KINDS, arg // KINDS, other) if self.t.verb[action] in (v.BUILD, v.COMBINE) else (arg, other)

    def element(self, verb: str, kind: str, number: int) -> Element:
        """Numbers above the spaces are markets in sales, and import spaces in supplies of cubes."""
        beyond = number - len(self.ids[kind])
        if beyond < 0:
            return super().element(verb, kind, number)
        if kind == FACE_UP:
            return Element(DECK, DECK)
        if verb != "sell" and number == self.t.track:
            return Element("track", "track")
        other = "market" if verb == "sell" else "import"
        return Element(other, self.ids[other][beyond])

    def thing_name(self, kind: str, word: str, lang: str) -> str:
        if kind in self.called:
            return self.called[kind][self.ids[kind].index(word)].text(lang)
        if kind == "space":
            place = self.names.place[self.t.place_of[self.t.space_ids.index(word)]].text(lang)
            return self.say(lang, "element-space", place=place, space=word.rpartition("/")[2])
        if kind in ("card", FACE_UP):
            return self.names.whole_card[self.ids[kind].index(word)].text(lang)
        return self.say(lang, f"element-{kind}")

    def menus(self) -> list[list[Element]]:
        """The choices of each decision; a pass without a discard is listed only where it can be chosen."""
        chosen = self.t.free_pass_or and self.t.free_pass_optional
        return [[one for one in menu if chosen or one.id != "free_pass"] for menu in super().menus()]

    def questions(self, lang: str) -> dict[str, str]:
        """The short question for each kind of element on the map."""
        return {asked: text for asked, text in super().questions(lang).items() if self.ids.get(asked, [asked])}

    def panels(self, view: Data, lang: str) -> list[Panel]:
        return Panels(self.t, self.names, view, lang).all()

    def fixtures(self, lang: str) -> Data:
        return Fixtures(self.t, self.board, self.pieces, self.names, lang).all()

    def effects(self, before: IndustryState, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return Effects(self.t, self.names, Ledger(self.t, before, moves, seat), lang).all()

    def figures(self, s: IndustryState) -> dict[str, list[int]]:
        worth = [scoring.worth(self.t, s, seat) for seat in range(self.t.seats)]
        return {"worth": worth, "cash": s.cash[:], "loans": s.debt[:]}

    def awards(self, before: IndustryState, action: int) -> list[Award]:
        return awards(self.t, self.names, before, action)
