"""The defaults of a game's words and facts, derived from the law and the notation."""

from collections.abc import Callable

from ironmaster.core.actions import Actions
from ironmaster.core.awards import Award
from ironmaster.core.effects import GAIN, LEADING, LOSS, Effect
from ironmaster.core.elements import ACTION, Element
from ironmaster.core.errors import ParseError
from ironmaster.core.messages import keys_with, say, say_or
from ironmaster.core.naming import signed, who
from ironmaster.core.panels import HEAD, Cell, Panel
from ironmaster.core.parsing import LONGEST
from ironmaster.core.position import IDENTITY, Data
from ironmaster.core.seats import seat_of

Namer = Callable[[str, str], str]


def canonical(actions: Actions, text: str, of_chance: tuple[str, ...]) -> str:
    """The canonical text of a move, ignoring case and extra spaces. Raises ParseError if the text is not a move."""
    if not isinstance(text, str) or len(text) > LONGEST:
        raise ParseError("text")
    words = " ".join(text.lower().split())
    if not words:
        raise ParseError("empty")
    verb = words.split()[0]
    if verb in of_chance:
        raise ParseError("chance", verb=verb)
    number = actions.find(words)
    if number < 0:
        raise ParseError("unknown", text=words[:40])
    return actions.text(number)


def name_of(word: str) -> str:
    """A name made from an id.

    >>> name_of("new_york"), name_of("7")
    ('New york', '7')
    """
    return word.replace("_", " ").capitalize()


def prompt(actor: int, lang: str) -> str:
    """The question for the seat to act."""
    if actor < 0:
        return say("core", lang, "derived-chance" if actor == -1 else "derived-over", {})
    return say("core", lang, "derived-prompt", {"seat": who(actor)})


def sentence(actor: int, text: str, lang: str) -> str:
    """A move or outcome in notation, with the seat that made it."""
    if actor < 0:
        return say("core", lang, "derived-outcome", {"text": text})
    return say("core", lang, "derived-move", {"seat": who(actor), "text": text})


def chapter(actor: int, lang: str) -> str:
    """Whether the game is still in progress."""
    return say("core", lang, "derived-chapter-end" if actor == -2 else "derived-chapter", {})


def standings(scores: list[int], lang: str) -> str:
    """The points of each seat."""
    return "; ".join(
        say("core", lang, "derived-standing", {"seat": who(seat), "points": signed(points)})
        for seat, points in enumerate(scores)
    )


def elements(text: str) -> list[Element]:
    """The verb as an element, then each further word as an element whose kind is the verb.

    >>> elements("play 7")
    [Element(kind='action', id='play'), Element(kind='play', id='7')]
    """
    verb, *words = text.split()
    kinds = [verb if place == 0 else f"{verb}-{place + 1}" for place in range(len(words))]
    return [Element(ACTION, verb), *map(Element, kinds, words)]


def element_name(game: str, element: Element, lang: str) -> str:
    """The message `action-<id>` for a verb and `name-<id>` for another element, else a name made from the id."""
    prefix = "action" if element.kind == ACTION else "name"
    return say_or(game, lang, f"{prefix}-{element.id}", name_of(element.id))


def questions(game: str, lang: str) -> dict[str, str]:
    """The messages `ask-<kind>` of a game, by kind."""
    return {key.removeprefix("ask-"): say(game, lang, key, {}) for key in keys_with(game, "ask-")}


def panels(view: Data, lang: str) -> list[Panel]:
    """The fields of a view as tables: one for all single values, and one for each object.

    A game names its fields with messages `field-<name>`, and their values with `name-<word>`.
    """
    cells = _Cells(str(view["game"]), lang)
    single = [[cells.head(key), cells.cell(value)] for key, value in _fields(view) if not _is_table(value)]
    tables = [cells.table(key, value) for key, value in view.items() if isinstance(value, dict) and _is_table(value)]
    return [*([Panel("", single)] if single else []), *tables]


def _fields(view: Data) -> list[tuple[str, object]]:
    return [(key, value) for key, value in view.items() if key not in IDENTITY]


def _is_table(value: object) -> bool:
    return isinstance(value, dict) and bool(value) and all(isinstance(row, dict) for row in value.values())


class _Cells:
    """Cells in the words of one game and language."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang

    def head(self, key: str) -> Cell:
        return Cell(self.word("field", key), emphasis=HEAD)

    def word(self, prefix: str, word: str) -> str:
        return say_or(self.game, self.lang, f"{prefix}-{word}", name_of(word) if prefix == "field" else word)

    def table(self, title: str, rows: Data) -> Panel:
        """A table with a line for each object and a column for each of its fields."""
        objects = {key: row for key, row in rows.items() if isinstance(row, dict)}
        columns = list(dict.fromkeys(field for row in objects.values() for field in row))
        lines = [
            [*self.owner(key, len(objects)), *(self.cell(row.get(column)) for column in columns)]
            for key, row in objects.items()
        ]
        return Panel(self.word("field", title), [[Cell("", emphasis=HEAD), *map(self.head, columns)], *lines])

    def owner(self, key: str, seats: int) -> list[Cell]:
        seat = seat_of(key, seats)
        return [Cell(self.word("field", key)) if seat < 0 else Cell(who(seat), owner=key)]

    def cell(self, value: object) -> Cell:
        if value is None or value == [] or value == {}:
            return Cell("–")
        if isinstance(value, list):
            return Cell(", ".join(self.word("name", str(part)) for part in value))
        if isinstance(value, dict):
            return Cell(", ".join(f"{self.word('name', key)} {item}" for key, item in value.items()))
        if isinstance(value, str):
            return Cell(self.word("name", value))
        return Cell(signed(value) if type(value) is int else str(value))


def effects(
    before: dict[str, list[int]], after: dict[str, list[int]], name: Namer, seat: int, lang: str
) -> list[Effect]:
    """The figures of a seat that change, the most important ones first."""
    found = []
    leading = [figure for figure in LEADING if figure in before]
    for figure in dict.fromkeys([*leading, *before]):
        old, new = before[figure][seat], after[figure][seat]
        if old != new:
            found.append(Effect(figure, name(figure, lang), signed(old), signed(new), tone=GAIN if new > old else LOSS))
    return found


def figure_name(figure: str, lang: str) -> str:
    """The name of a figure that many games have, else one made from its id."""
    return say_or("core", lang, f"figure-{figure}", name_of(figure))


def awards(before: list[int], after: list[int]) -> list[Award]:
    """The change of each seat's points, as one line."""
    changes = [(seat, now - was) for seat, (was, now) in enumerate(zip(before, after, strict=True)) if now != was]
    return [Award(seat, points, "points", "", "award-points", {}) for seat, points in changes]
