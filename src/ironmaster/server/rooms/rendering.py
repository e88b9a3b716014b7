"""Renders journal lines and legal moves for a reader: in their language, and only what their seat may know."""

from functools import lru_cache
from typing import Final, NamedTuple

from ironmaster.core.contract import CHANCE, Game, State
from ironmaster.core.elements import Element
from ironmaster.core.match import Match
from ironmaster.core.messages import say
from ironmaster.core.naming import who
from ironmaster.core.seats import letter
from ironmaster.server.rooms.journal import Item, Journal
from ironmaster.server.store.rows import CHANCED, MOVE
from ironmaster.server.wire import Choice, Event, Named, Offer, moment

WATCHER: Final = -1
"""The seat of a reader who sees only what is public."""


class RenderedLine(NamedTuple):
    """A journal line as text. `known` is the only seat that may read it, WATCHER for everybody."""

    item: Item
    move: str
    text: str
    known: int
    elements: list[Named]
    rule: str


def render_lines(journal: Journal, first: int, last: int, lang: str, states: list[State]) -> list[RenderedLine]:
    """The journal lines from `first` to `last`. `states` may hold the states around them, to save a replay."""
    game, steps = journal.match.game, journal.steps(first, last, states)
    return [_render(game, item, before, after, lang) for item, before, after in steps]


def _render(game: Game, item: Item, before: State, after: State, lang: str) -> RenderedLine:
    if item.kind in (MOVE, CHANCED):
        action, known = item.value, game.views.known_to(before, item.value)
        words, sentence = game.actions.text(action), game.words.sentence(before, action, after, lang)
        return RenderedLine(item, words, sentence, known, named_by(game, action, lang), game.facts.rule(action))
    seat = who(item.actor) if item.actor >= 0 else ""
    return RenderedLine(item, "", say("server", lang, f"did-{item.kind}", {"seat": seat}), WATCHER, [], "")


def event(index: int, line: RenderedLine, seat: int, *, secrets: bool) -> Event:
    """A rendered line for one reader. While there are secrets, what only another seat may know is left out."""
    item = line.item
    secret = secrets and line.known != WATCHER
    hidden = secret and line.known != seat
    return Event(
        index=index,
        kind=item.kind,
        seat=None if item.actor == CHANCE or item.actor < 0 else letter(item.actor),
        when=moment(item.made),
        move="" if hidden else line.move,
        text="" if hidden else line.text,
        hidden=hidden,
        private=secret and not hidden,
        elements=[] if hidden else line.elements,
        rule="" if hidden else line.rule,
    )


def current_offer(match: Match, lang: str) -> Offer:
    """The legal moves of the seat to act, with the number of its last moves that it may take back."""
    return offer(match.game, match.state, lang, len(match) - match.sealed, len(match) - match.began)


def offer(game: Game, state: State, lang: str, undo: int = 0, back: int = 0) -> Offer:
    """The legal moves of a state as texts, with the elements that they name. Each element is listed once."""
    names = _element_names(game)
    places: dict[int, int] = {}
    choices = []
    for action in game.law.moves(state):
        named = [places.setdefault(number, len(places)) for number in names.numbers(action)]
        choices.append(Choice(move=game.actions.text(action), elements=named))
    elements = [names.named(number, lang) for number in places]
    return Offer(
        seat=letter(game.law.to_act(state)),
        prompt=game.words.prompt(state, lang),
        undo=undo,
        back=back,
        unfinished=game.law.unfinished(state),
        questions=game.facts.questions(lang),
        elements=elements,
        moves=choices,
    )


def named_by(game: Game, action: int, lang: str) -> list[Named]:
    """The elements that an action names, in the order of its text."""
    names = _element_names(game)
    return [names.named(number, lang) for number in names.numbers(action)]


class ElementNames:
    """A cache of the elements that the moves of a game name, and of their translated names.

    Offers name the same few elements again and again. Each element has a number here.
    """

    def __init__(self, game: Game) -> None:
        self._game = game
        self._numbers: dict[Element, int] = {}
        self._elements: list[Element] = []
        self._by_action: dict[int, list[int]] = {}
        self._translated: dict[tuple[int, str], Named] = {}

    def numbers(self, action: int) -> list[int]:
        """The elements that an action names, in the order of its text."""
        if action not in self._by_action:
            self._by_action[action] = [self._number(element) for element in self._game.facts.elements(action)]
        return self._by_action[action]

    def named(self, number: int, lang: str) -> Named:
        """An element with its name in a language."""
        if (number, lang) not in self._translated:
            element = self._elements[number]
            name = self._game.facts.element_name(element, lang)
            self._translated[number, lang] = Named(kind=element.kind, id=element.id, name=name)
        return self._translated[number, lang]

    def _number(self, element: Element) -> int:
        if element not in self._numbers:
            self._numbers[element] = len(self._elements)
            self._elements.append(element)
        return self._numbers[element]


@lru_cache(maxsize=128)
def _element_names(game: Game) -> ElementNames:
    return ElementNames(game)
