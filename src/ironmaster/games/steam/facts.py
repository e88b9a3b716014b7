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
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import scoring
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.awards import awards
from ironmaster.games.steam.board import COLOURS, Board
from ironmaster.games.steam.effects import effects
from ironmaster.games.steam.faces import all_pieces
from ironmaster.games.steam.fixtures import Fixtures
from ironmaster.games.steam.law import SteamLaw
from ironmaster.games.steam.names import GAME, money
from ironmaster.games.steam.panels import Panels
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import KINDS, TILES
from ironmaster.kit import bag

WORDS: Final[dict[int, tuple[str, ...]]] = {
    v.BID: ("bid", "sum"),
    v.PASS: ("pass",),
    v.FREE_PASS: ("free_pass",),
    v.CAPITAL: ("capital", "loans"),
    v.TAKE: ("take", "tile"),
    v.PAY: ("pay",),
    v.LAY: ("lay", "hex", "track"),
    v.URBANIZE: ("urbanize", "hex", "colour"),
    v.GROW: ("grow", "hex"),
    v.SUPPLY: ("supply", "space"),
    v.STOP: ("stop",),
    v.DELIVER: ("deliver", "hex", "colour"),
    v.VIA: ("via", "link"),
    v.UPGRADE: ("upgrade",),
    v.INCOME: ("income",),
    v.POINTS: ("points",),
    v.FIRST: ("first", "seat"),
    v.DEALT: ("dealt", "tile"),
    v.GOODS: ("goods", "colour"),
}
"""The verb of each action as it is written, then the kinds of what it names."""

QUESTIONS: Final = (
    *("action", "sum", "loans", "tile", "hex", "track", "colour", "space", "link"),
    *("lay.hex", "urbanize.hex", "urbanize.colour", "grow.hex", "deliver.hex", "deliver.colour"),
)
"""What is asked for: a kind of element, or that of one verb where its own question is the better one."""

RULES: Final[dict[int, int]] = {
    v.BID: c.ORDER_AUCTION_BID,
    v.PASS: c.GOODS_PASS,
    v.FREE_PASS: c.STD_BID_FREEPASS,
    v.CAPITAL: c.STD_CAPITAL,
    v.TAKE: c.ACTION_CHOOSE,
    v.PAY: c.ACTION_PASS,
    v.LAY: c.COST_BASE,
    v.URBANIZE: c.URBAN_WHERE,
    v.GROW: c.GROWTH_DO,
    v.SUPPLY: c.URBAN_GOODS,
    v.STOP: c.BUILD_OPTIONAL,
    v.DELIVER: c.DELIVER_COLOUR,
    v.VIA: c.DELIVER_ROUTE,
    v.UPGRADE: c.GOODS_UPGRADE,
    v.INCOME: c.POINTS_CHOICE,
    v.POINTS: c.POINTS_CHOICE,
    v.FIRST: c.ORDER_AUCTION_START,
    v.DEALT: c.ORDER_RANDOM,
    v.GOODS: c.SETUP_CITYGOODS,
}
"""The clause that says what such a move or outcome is."""

OF_STANDARD: Final = {v.BID: c.STD_BID_RAISE, v.DEALT: c.STD_ORDER0}
"""The same in the standard game, where it is another."""

MENUS: Final = (
    (v.BID, v.PASS, v.FREE_PASS),
    (v.PAY, v.PASS),
    (v.LAY, v.URBANIZE, v.GROW, v.STOP),
    (v.DELIVER, v.UPGRADE, v.PASS),
    (v.INCOME, v.POINTS),
)


class SteamFacts(Facts[SteamState]):
    """The facts of one game, with the names of its board."""

    def __init__(self, law: SteamLaw, paper: Board) -> None:
        super().__init__(law)
        t, names = law.t, law.names
        self.t = t
        self.names = names
        self.paper = paper
        self.ids: dict[str, list[str]] = {
            "tile": list(TILES),
            "track": t.faces.words,
            "colour": list(COLOURS),
            "link": t.port_ids,
            "space": [str(space + 1) for space in range(t.spaces)],
            "seat": [letter(seat) for seat in range(t.seats)],
        }

    def elements(self, action: int) -> list[Element]:
        t = self.t
        verb, *kinds = WORDS[t.verb[action]]
        parts = (t.arg[action], t.other[action])
        found = [Element(ACTION, verb)]
        if t.verb[action] == v.GOODS:
            return found + [Element("colour", COLOURS[kind]) for kind in bag.kinds(parts[0], KINDS)]
        for kind, part in zip(kinds, parts, strict=False):
            found.append(Element(kind, self._id(t.verb[action], kind, part)))
        return found

    def menus(self) -> list[list[Element]]:
        """For each decision that chooses among verbs, those that the game knows."""
        menus = [[Element(ACTION, WORDS[verb][0]) for verb in menu if verb in self.t.verb] for menu in MENUS]
        return [menu for menu in menus if len(menu) > 1]

    def questions(self, lang: str) -> dict[str, str]:
        """The short question for each kind of element that the game's moves name."""
        kinds = [asked for asked in QUESTIONS if asked != "loans" or self.t.capital_phase]
        return {asked: say(GAME, lang, f"ask-{asked.replace('.', '-')}", {}) for asked in kinds}

    def rule(self, action: int) -> str:
        verb = self.t.verb[action]
        rules = {**RULES, **OF_STANDARD} if self.t.order_by_bids else RULES
        return c.id_of(rules[verb])

    def _id(self, verb: int, kind: str, number: int) -> str:
        if kind == "hex":
            return self.t.hex_ids[number] if verb == v.LAY else self.t.node_ids[number]
        return self.ids[kind][number] if kind in self.ids else str(number)

    def element_name(self, element: Element, lang: str) -> str:
        kind, word = element
        if kind == ACTION:
            return say(GAME, lang, f"action-{word}", {})
        if kind == "hex":
            return self.names.hex[self.t.hex_ids.index(word)].text(lang)
        if kind == "sum":
            return money(lang, int(word))
        if kind == "loans":
            return say(
                GAME, lang, "element-loans", {"loans": int(word), "dollars": money(lang, self.t.loan * int(word))}
            )
        return self._listed(kind, word, lang)

    def _listed(self, kind: str, word: str, lang: str) -> str:
        if kind == "space":
            return say(GAME, lang, "element-space", {"space": int(word)})
        if kind == "seat":
            return say(GAME, lang, "element-seat", {"seat": who(seat_of(word, self.t.seats))})
        number = self.ids[kind].index(word)
        if kind == "link":
            return self.names.port(number).text(lang)
        called = {"tile": self.names.tile, "track": self.names.track, "colour": self.names.colour}[kind]
        return called[number].text(lang)

    def panels(self, view: Data, lang: str) -> list[Panel]:
        return Panels(self.t, self.names, view, lang).all()

    def fixtures(self, lang: str) -> Data:
        return Fixtures(self.t, self.paper, all_pieces(), self.names, lang).all()

    def effects(self, before: SteamState, moves: list[int], seat: int, lang: str) -> list[Effect]:
        return effects(self.t, self.names, before, moves, seat, lang)

    def figures(self, s: SteamState) -> dict[str, list[int]]:
        worth = [scoring.worth(self.t, s, seat) for seat in range(self.t.seats)]
        return {"worth": worth, "points": s.points[:], "income": s.income[:], "cash": s.cash[:]}

    def figure_name(self, figure: str, lang: str) -> str:
        return say(GAME, lang, f"figure-{figure}", {})

    def awards(self, before: SteamState, action: int) -> list[Award]:
        return awards(self.t, self.names, before, action)
