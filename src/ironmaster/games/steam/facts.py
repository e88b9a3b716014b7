"""Facts for a page: the elements and effects of moves, the things on the table, and the awards of points."""

from typing import Final

from ironmaster.core.awards import Award
from ironmaster.core.effects import Effect
from ironmaster.core.elements import ACTION, Element
from ironmaster.core.panels import Panel
from ironmaster.core.position import Data
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import scoring
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.awards import awards
from ironmaster.games.steam.board import COLOURS, Board, Pieces
from ironmaster.games.steam.effects import Effects
from ironmaster.games.steam.fixtures import Fixtures
from ironmaster.games.steam.law import SteamLaw
from ironmaster.games.steam.names import GAME, money
from ironmaster.games.steam.panels import Panels
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import KINDS, TILES
from ironmaster.kit import bag
from ironmaster.kit.facts import TableFacts, Verb

VERBS: Final[dict[int, Verb]] = {
    v.BID: Verb("bid", c.ORDER_AUCTION_BID, ("sum",)),
    v.PASS: Verb("pass", c.GOODS_PASS),
    v.FREE_PASS: Verb("free_pass", c.STD_BID_FREEPASS),
    v.CAPITAL: Verb("capital", c.STD_CAPITAL, ("loans",)),
    v.TAKE: Verb("take", c.ACTION_CHOOSE, ("tile",)),
    v.PAY: Verb("pay", c.ACTION_PASS),
    v.LAY: Verb("lay", c.COST_BASE, ("hex", "track")),
    v.URBANIZE: Verb("urbanize", c.URBAN_WHERE, ("hex", "colour")),
    v.GROW: Verb("grow", c.GROWTH_DO, ("hex",)),
    v.SUPPLY: Verb("supply", c.URBAN_GOODS, ("space",)),
    v.STOP: Verb("stop", c.BUILD_OPTIONAL),
    v.DELIVER: Verb("deliver", c.DELIVER_COLOUR, ("hex", "colour")),
    v.VIA: Verb("via", c.DELIVER_ROUTE, ("link",)),
    v.UPGRADE: Verb("upgrade", c.GOODS_UPGRADE),
    v.INCOME: Verb("income", c.POINTS_CHOICE),
    v.POINTS: Verb("points", c.POINTS_CHOICE),
    v.FIRST: Verb("first", c.ORDER_AUCTION_START, ("seat",)),
    v.DEALT: Verb("dealt", c.ORDER_RANDOM, ("tile",)),
    v.GOODS: Verb("goods", c.SETUP_CITYGOODS, ("colour",)),
}
"""The elements of each action."""
QUESTIONS: Final = (
    *("action", "sum", "loans", "tile", "hex", "track", "colour", "space", "link"),
    *("lay.hex", "urbanize.hex", "urbanize.colour", "grow.hex", "deliver.hex", "deliver.colour"),
)
"""The questions: one for each kind of element, and special ones for a verb and kind."""

OF_STANDARD: Final = {v.BID: c.STD_BID_RAISE, v.DEALT: c.STD_ORDER0}
"""The clauses of verbs that differ in the standard game."""

MENUS: Final = (
    (v.BID, v.PASS, v.FREE_PASS),
    (v.PAY, v.PASS),
    (v.LAY, v.URBANIZE, v.GROW, v.STOP),
    (v.DELIVER, v.UPGRADE, v.PASS),
    (v.INCOME, v.POINTS),
)


class SteamFacts(TableFacts[SteamState]):
    """The facts of one game, with the names of its board."""

    game = GAME
    verbs = VERBS
    choices = MENUS
    asked = QUESTIONS

    def __init__(self, law: SteamLaw, board: Board, pieces: Pieces) -> None:
        self.t = t = law.t
        self.names = law.names
        self.board = board
        self.pieces = pieces
        spaces = [str(space + 1) for space in range(t.spaces)]
        ids = {"tile": list(TILES), "track": t.faces.words, "colour": list(COLOURS), "link": t.port_ids}
        super().__init__(law, t, {**ids, "space": spaces})

    def elements(self, action: int) -> list[Element]:
        if self.t.verb[action] == v.GOODS:
            cubes = bag.kinds(self.t.arg[action], KINDS)
            return [Element(ACTION, "goods"), *(Element("colour", COLOURS[kind]) for kind in cubes)]
        return super().elements(action)

    def element(self, verb: str, kind: str, number: int) -> Element:
        if kind == "hex":
            return Element(kind, self.t.hex_ids[number] if verb == "lay" else self.t.node_ids[number])
        return super().element(verb, kind, number)

    def menus(self) -> list[list[Element]]:
        """The verbs of each decision, without those that the rules exclude."""
        known = {VERBS[verb].word for verb in self.t.verb}
        menus = [[verb for verb in menu if verb.id in known] for menu in super().menus()]
        return [menu for menu in menus if len(menu) > 1]

    def questions(self, lang: str) -> dict[str, str]:
        """The short question for each kind of element in the moves of the game."""
        questions = super().questions(lang)
        if not self.t.capital_phase:
            del questions["loans"]
        return questions

    def rule(self, action: int) -> str:
        verb = self.t.verb[action]
        if self.t.order_by_bids and verb in OF_STANDARD:
            return c.id_of(OF_STANDARD[verb])
        return super().rule(action)

    def thing_name(self, kind: str, word: str, lang: str) -> str:
        if kind == "hex":
            return self.names.hex[self.t.hex_ids.index(word)].text(lang)
        if kind == "sum":
            return money(lang, int(word))
        if kind == "loans":
            return self.say(lang, "element-loans", loans=int(word), dollars=money(lang, self.t.loan * int(word)))
        if kind == "space":
            return self.say(lang, "element-space", space=int(word))
        number = self.ids[kind].index(word)
        if kind == "link":
            return self.names.port(number).text(lang)
        if kind == "track":
            return self.names.track(number).text(lang)
        return (self.names.tile if kind == "tile" else self.names.colour)[number].text(lang)

    def panels(self, view: Data, lang: str) -> list[Panel]:
        return Panels(self.t, self.names, view, lang).all()

    def fixtures(self, lang: str) -> Data:
        return Fixtures(self.t, self.board, self.pieces, self.names, lang).all()

    def effects(self, before: SteamState, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return Effects(self.t, self.names, before, moves, seat, lang).all()

    def figures(self, s: SteamState) -> dict[str, list[int]]:
        worth = [scoring.worth(self.t, s, seat) for seat in range(self.t.seats)]
        return {"worth": worth, "points": s.points[:], "income": s.income[:], "cash": s.cash[:]}

    def awards(self, before: SteamState, action: int) -> list[Award]:
        return awards(self.t, self.names, before, action)
