"""Telling a reader what happened and how the table stands: only what their seat may know."""

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


class Told(NamedTuple):
    """A journal line put in words, and the seat that alone may read them (-1: everybody)."""

    item: Item
    move: str
    text: str
    known: int
    elements: list[Named]
    rule: str


def tell(journal: Journal, first: int, last: int, lang: str, states: list[State]) -> list[Told]:
    """The lines from `first` up to `last` in words; `states` are those before, between and after them if at hand."""
    game, steps = journal.match.game, journal.steps(first, last, states)
    return [_told(game, item, before, after, lang) for item, before, after in steps]


def _told(game: Game, item: Item, before: State, after: State, lang: str) -> Told:
    if item.kind in (MOVE, CHANCED):
        action, known = item.value, game.views.known_to(before, item.value)
        words, sentence = game.actions.text(action), game.words.sentence(before, action, after, lang)
        return Told(item, words, sentence, known, named_by(game, action, lang), game.facts.rule(action))
    seat = who(item.actor) if item.actor >= 0 else ""
    return Told(item, "", say("server", lang, f"did-{item.kind}", {"seat": seat}), WATCHER, [], "")


def event(index: int, told: Told, seat: int, *, secrets: bool) -> Event:
    """A told line for a reader; what another seat alone may know is left out while there are secrets."""
    item = told.item
    secret = secrets and told.known != WATCHER
    hidden = secret and told.known != seat
    return Event(
        index=index,
        kind=item.kind,
        seat=None if item.actor == CHANCE or item.actor < 0 else letter(item.actor),
        when=moment(item.made),
        move="" if hidden else told.move,
        text="" if hidden else told.text,
        hidden=hidden,
        private=secret and not hidden,
        elements=[] if hidden else told.elements,
        rule="" if hidden else told.rule,
    )


def offer_now(match: Match, lang: str) -> Offer:
    """The legal moves of the seat to act, and how many of its last decisions it may take back."""
    return offer(match.game, match.state, lang, len(match) - match.sealed, len(match) - match.began)


def offer(game: Game, state: State, lang: str, undo: int = 0, back: int = 0) -> Offer:
    """The legal moves of the seat to act, as words with the things that they name."""
    things = _things(game)
    places: dict[int, int] = {}
    choices = []
    for action in game.law.moves(state):
        named = [places.setdefault(thing, len(places)) for thing in things.named_by(action)]
        choices.append(Choice(move=game.actions.text(action), elements=named))
    elements = [things.called(thing, lang) for thing in places]
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
    """What an action names, in the order of its words, in a language."""
    things = _things(game)
    return [things.called(thing, lang) for thing in things.named_by(action)]


class Things:
    """What the moves of a game name, each thing by a number: an offer names the same few again and again."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._numbers: dict[Element, int] = {}
        self._elements: list[Element] = []
        self._named: dict[int, list[int]] = {}
        self._called: dict[tuple[int, str], Named] = {}

    def named_by(self, action: int) -> list[int]:
        """The things that an action names, in the order of its words."""
        if action not in self._named:
            self._named[action] = [self._number(element) for element in self._game.facts.elements(action)]
        return self._named[action]

    def called(self, thing: int, lang: str) -> Named:
        """A thing with its name in a language."""
        if (thing, lang) not in self._called:
            element = self._elements[thing]
            name = self._game.facts.element_name(element, lang)
            self._called[thing, lang] = Named(kind=element.kind, id=element.id, name=name)
        return self._called[thing, lang]

    def _number(self, element: Element) -> int:
        if element not in self._numbers:
            self._numbers[element] = len(self._elements)
            self._elements.append(element)
        return self._numbers[element]


@lru_cache(maxsize=128)
def _things(game: Game) -> Things:
    return Things(game)
