"""Facts for a page: the elements and effects of moves, the things on the table, and the awards of points."""

from typing import Final

from ironmaster.core.awards import Award
from ironmaster.core.effects import Effect
from ironmaster.core.elements import Element
from ironmaster.core.panels import Panel
from ironmaster.core.position import Data
from ironmaster.core.seats import letter
from ironmaster.games.industria import clauses as c
from ironmaster.games.industria import scoring
from ironmaster.games.industria import tables as v
from ironmaster.games.industria.awards import awards
from ironmaster.games.industria.board import Board
from ironmaster.games.industria.effects import Effects
from ironmaster.games.industria.fixtures import Fixtures
from ironmaster.games.industria.law import IndustriaLaw
from ironmaster.games.industria.names import thalers
from ironmaster.games.industria.panels import Panels
from ironmaster.games.industria.state import IndustriaState
from ironmaster.kit.facts import TableFacts, Verb

VERBS: Final[dict[int, Verb]] = {
    v.OFFER: Verb("offer", c.AUCTION_LOT, ("tile",)),
    v.BID: Verb("bid", c.AUCTION_ONCE, ("sum",)),
    v.PASS: Verb("pass", c.AUCTION_ONCE),
    v.SELL: Verb("sell", c.AUCTION_SELL),
    v.KEEP: Verb("keep", c.AUCTION_KEEP),
    v.LAY: Verb("lay", c.BUILD_COST, ("tile",)),
    v.CASH: Verb("cash", c.MATERIAL_CASH, ("tile",)),
    v.STOP: Verb("stop", c.BUILD_LIMIT),
    v.USE: Verb("use", c.BUILD_MATERIAL_TILE, ("tile",)),
    v.BUY: Verb("buy", c.BUILD_MATERIAL_CHOICE, ("material", "seller")),
    v.FIRST: Verb("first", c.SETUP_START, ("seat",)),
    v.REVEAL: Verb("reveal", c.REVEAL_COUNT, ("tile",)),
}
"""The elements of each action. `from` is not an element."""
QUESTIONS: Final = (
    *("action", "tile", "sum", "material", "seller"),
    *("offer.tile", "lay.tile", "cash.tile", "use.tile"),
)
"""The questions: one for each kind of element, and special ones for a verb and kind."""

MENUS: Final = ((v.BID, v.PASS, v.CASH), (v.SELL, v.KEEP), (v.LAY, v.CASH, v.STOP))

BANK: Final = "bank"


class IndustriaFacts(TableFacts[IndustriaState]):
    """The facts of one game, with the names of its board."""

    game = "industria"
    verbs = VERBS
    choices = MENUS
    asked = QUESTIONS

    def __init__(self, law: IndustriaLaw, board: Board) -> None:
        self.t = t = law.t
        self.names = law.names
        self.board = board
        sellers = [*(letter(seat) for seat in range(t.seats)), BANK]
        super().__init__(law, t, {"tile": t.tile_ids, "material": t.material_ids, "seller": sellers})

    def thing_name(self, kind: str, word: str, lang: str) -> str:
        if kind == "tile":
            return self.names.tile[self.t.tile_ids.index(word)].text(lang)
        if kind == "material":
            return self.names.material[self.t.material_ids.index(word)].text(lang)
        if kind == "sum":
            return thalers(lang, int(word))
        return self.say(lang, "element-bank") if word == BANK else self.element_name(Element("seat", word), lang)

    def panels(self, view: Data, lang: str) -> list[Panel]:
        return Panels(self.t, self.names, view, lang).all()

    def fixtures(self, lang: str) -> Data:
        return Fixtures(self.t, self.board, self.names, lang).all()

    def effects(self, before: IndustriaState, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return Effects(self.t, self.names, before, moves, seat, lang).all()

    def figures(self, s: IndustriaState) -> dict[str, list[int]]:
        worth = [scoring.worth(self.t, s, seat) for seat in range(self.t.seats)]
        return {"points": s.points[:], "worth": worth, "cash": s.cash[:]}

    def awards(self, before: IndustriaState, action: int) -> list[Award]:
        return awards(self.t, self.names, before, action)
