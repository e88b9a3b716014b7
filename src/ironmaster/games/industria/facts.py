"""Facts for a page: what moves name and change, what lies on the table and what it scores."""

from typing import Final

from ironmaster.core.awards import Award
from ironmaster.core.contract import Facts
from ironmaster.core.effects import Effect
from ironmaster.core.elements import ACTION, Element
from ironmaster.core.messages import say
from ironmaster.core.naming import who
from ironmaster.core.panels import Panel
from ironmaster.core.position import Data
from ironmaster.core.seats import letter, seat_of
from ironmaster.games.industria import clauses as c
from ironmaster.games.industria import scoring
from ironmaster.games.industria import tables as v
from ironmaster.games.industria.awards import awards
from ironmaster.games.industria.board import Board
from ironmaster.games.industria.effects import effects
from ironmaster.games.industria.fixtures import Fixtures
from ironmaster.games.industria.law import IndustriaLaw
from ironmaster.games.industria.names import thalers
from ironmaster.games.industria.panels import Panels
from ironmaster.games.industria.state import IndustriaState

WORDS: Final[dict[int, tuple[str, ...]]] = {
    v.OFFER: ("offer", "tile"),
    v.BID: ("bid", "sum"),
    v.PASS: ("pass",),
    v.SELL: ("sell",),
    v.KEEP: ("keep",),
    v.LAY: ("lay", "tile"),
    v.CASH: ("cash", "tile"),
    v.STOP: ("stop",),
    v.USE: ("use", "tile"),
    v.BUY: ("buy", "material", "seller"),
    v.FIRST: ("first", "seat"),
    v.REVEAL: ("reveal", "tile"),
}
"""The verb of each action as it is written, then the kinds of what it names. `from` names nothing."""

QUESTIONS: Final = (
    *("action", "tile", "sum", "material", "seller"),
    *("offer.tile", "lay.tile", "cash.tile", "use.tile"),
)
"""What is asked for: a kind of element, or that of one verb where its own question is the better one."""

RULES: Final[dict[int, int]] = {
    v.OFFER: c.AUCTION_LOT,
    v.BID: c.AUCTION_ONCE,
    v.PASS: c.AUCTION_ONCE,
    v.SELL: c.AUCTION_SELL,
    v.KEEP: c.AUCTION_KEEP,
    v.LAY: c.BUILD_COST,
    v.CASH: c.MATERIAL_CASH,
    v.STOP: c.BUILD_LIMIT,
    v.USE: c.BUILD_MATERIAL_TILE,
    v.BUY: c.BUILD_MATERIAL_CHOICE,
    v.FIRST: c.SETUP_START,
    v.REVEAL: c.REVEAL_COUNT,
}
"""The clause that says what such a move or outcome is."""

MENUS: Final = ((v.BID, v.PASS, v.CASH), (v.SELL, v.KEEP), (v.LAY, v.CASH, v.STOP))

BANK: Final = "bank"


class IndustriaFacts(Facts[IndustriaState]):
    """The facts of one game, with the names of its board."""

    def __init__(self, law: IndustriaLaw, paper: Board) -> None:
        super().__init__(law)
        t, names = law.t, law.names
        self.t = t
        self.names = names
        self.paper = paper
        seats = [letter(seat) for seat in range(t.seats)]
        self.ids: dict[str, list[str]] = {
            "tile": t.tile_ids,
            "material": t.material_ids,
            "seller": [*seats, BANK],
            "seat": seats,
        }

    def elements(self, action: int) -> list[Element]:
        verb, *kinds = WORDS[self.t.verb[action]]
        parts = (self.t.arg[action], self.t.other[action])
        return [
            Element(ACTION, verb),
            *(Element(kind, self._id(kind, part)) for kind, part in zip(kinds, parts, strict=False)),
        ]

    def rule(self, action: int) -> str:
        return c.id_of(RULES[self.t.verb[action]])

    def _id(self, kind: str, number: int) -> str:
        return self.ids[kind][number] if kind in self.ids else str(number)

    def element_name(self, element: Element, lang: str) -> str:
        kind, word = element
        if kind == ACTION:
            return say("industria", lang, f"action-{word}", {})
        if kind == "tile":
            return self.names.tile[self.t.tile_ids.index(word)].text(lang)
        if kind == "material":
            return self.names.material[self.t.material_ids.index(word)].text(lang)
        if kind == "sum":
            return thalers(lang, int(word))
        if word == BANK:
            return say("industria", lang, "element-bank", {})
        return say("industria", lang, "element-seat", {"seat": who(seat_of(word, self.t.seats))})

    def menus(self) -> list[list[Element]]:
        return [[Element(ACTION, WORDS[verb][0]) for verb in menu] for menu in MENUS]

    def questions(self, lang: str) -> dict[str, str]:
        return {asked: say("industria", lang, f"ask-{asked.replace('.', '-')}", {}) for asked in QUESTIONS}

    def panels(self, view: Data, lang: str) -> list[Panel]:
        return Panels(self.t, self.names, view, lang).all()

    def fixtures(self, lang: str) -> Data:
        return Fixtures(self.t, self.paper, self.names, lang).all()

    def effects(self, before: IndustriaState, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return effects(self.t, self.names, before, moves, seat, lang)

    def figures(self, s: IndustriaState) -> dict[str, list[int]]:
        worth = [scoring.worth(self.t, s, seat) for seat in range(self.t.seats)]
        return {"points": s.points[:], "worth": worth, "cash": s.cash[:]}

    def figure_name(self, figure: str, lang: str) -> str:
        return say("industria", lang, f"figure-{figure}", {})

    def awards(self, before: IndustriaState, action: int) -> list[Award]:
        return awards(self.t, self.names, before, action)
