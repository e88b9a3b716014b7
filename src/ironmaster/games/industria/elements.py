"""What the words of a move of Industria name, and what these things are called."""

from typing import Final

from ironmaster.core.elements import ACTION, Element
from ironmaster.core.messages import say
from ironmaster.core.naming import who
from ironmaster.core.seats import letter, seat_of
from ironmaster.games.industria import clauses as c
from ironmaster.games.industria import tables as v
from ironmaster.games.industria.names import Names
from ironmaster.games.industria.tables import Tables

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


class Elements:
    """The elements of one game, with the names of its board."""

    def __init__(self, t: Tables, names: Names) -> None:
        self.t = t
        self.names = names
        seats = [letter(seat) for seat in range(t.seats)]
        self.ids: dict[str, list[str]] = {
            "tile": t.tile_ids,
            "material": t.material_ids,
            "seller": [*seats, BANK],
            "seat": seats,
        }

    def of(self, action: int) -> list[Element]:
        """What the words of a move or outcome name, in their order."""
        verb, *kinds = WORDS[self.t.verb[action]]
        parts = (self.t.arg[action], self.t.other[action])
        return [
            Element(ACTION, verb),
            *(Element(kind, self._id(kind, part)) for kind, part in zip(kinds, parts, strict=False)),
        ]

    def rule(self, action: int) -> str:
        """The id of the clause that governs such an action."""
        return c.id_of(RULES[self.t.verb[action]])

    def _id(self, kind: str, number: int) -> str:
        return self.ids[kind][number] if kind in self.ids else str(number)

    def name(self, element: Element, lang: str) -> str:
        """What an element is called."""
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


def thalers(lang: str, number: int) -> str:
    """A sum as the language writes it.

    >>> thalers("en", 1), thalers("fr", 3)
    ('1 thaler', '3\xa0thalers')
    """
    return say("industria", lang, "sum", {"thalers": number})


def questions(lang: str) -> dict[str, str]:
    """The short question for each kind of element."""
    return {asked: say("industria", lang, f"ask-{asked.replace('.', '-')}", {}) for asked in QUESTIONS}
