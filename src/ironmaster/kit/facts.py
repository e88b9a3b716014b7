"""Facts from tables: the elements and the clause of each verb, menus and questions."""

from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple

from ironmaster.core.contract import Facts, Law, S
from ironmaster.core.elements import ACTION, Element
from ironmaster.core.messages import say
from ironmaster.core.naming import who
from ironmaster.core.rulebook import rulebook
from ironmaster.core.seats import letter, seat_of
from ironmaster.kit.moves import MoveTables


class Verb(NamedTuple):
    """A kind of move or outcome: its verb, its clause, and the kinds of things that it names."""

    word: str
    clause: int
    kinds: tuple[str, ...] = ()


class TableFacts(Facts[S]):
    """Facts of a game from tables. A game sets the tables and overrides methods for its special cases."""

    game: ClassVar[str]
    verbs: ClassVar[Mapping[int, Verb]]
    choices: ClassVar[tuple[tuple[int, ...], ...]]
    """The verbs of each decision that chooses among several, in the order in which they are shown."""
    asked: ClassVar[tuple[str, ...]]
    """The questions: one for each kind of element, and special ones for a verb and kind."""

    def __init__(self, law: Law[Any], tables: MoveTables, ids: dict[str, list[str]]) -> None:
        super().__init__(law)
        self.tables = tables
        self.ids = {**ids, "seat": [letter(seat) for seat in range(tables.seats)]}
        """The ids of each kind of element by number. Elements of other kinds are written as numbers."""

    def elements(self, action: int) -> list[Element]:
        verb = self.verbs[self.tables.verb[action]]
        parts = zip(verb.kinds, self.parts(action), strict=False)
        return [Element(ACTION, verb.word), *(self.element(verb.word, kind, part) for kind, part in parts)]

    def parts(self, action: int) -> tuple[int, ...]:
        """The numbers of the things that an action names."""
        return self.tables.arg[action], self.tables.other[action]

    def element(self, verb: str, kind: str, number: int) -> Element:  # noqa: ARG002
        """The element for a number after a verb."""
        return Element(kind, self.ids[kind][number] if kind in self.ids else str(number))

    def element_name(self, element: Element, lang: str) -> str:
        kind, word = element
        if kind == ACTION:
            return self.say(lang, f"action-{word}")
        if kind == "seat":
            return self.say(lang, "element-seat", seat=who(seat_of(word, self.tables.seats)))
        return self.thing_name(kind, word, lang)

    def thing_name(self, kind: str, word: str, lang: str) -> str:
        """The name of an element that is neither a verb nor a seat."""
        raise NotImplementedError

    def rule(self, action: int) -> str:
        return rulebook(self.game).numbered(self.verbs[self.tables.verb[action]].clause).id

    def menus(self) -> list[list[Element]]:
        return [[Element(ACTION, self.verbs[verb].word) for verb in menu] for menu in self.choices]

    def questions(self, lang: str) -> dict[str, str]:
        return {asked: self.say(lang, f"ask-{asked.replace('.', '-')}") for asked in self.asked}

    def figure_name(self, figure: str, lang: str) -> str:
        return self.say(lang, f"figure-{figure}")

    def say(self, lang: str, key: str, **params: str | int) -> str:
        """A message of the game."""
        return say(self.game, lang, key, params)
