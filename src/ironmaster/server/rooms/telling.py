"""Telling a reader what happened and how the table stands: only what their seat may know."""

from functools import lru_cache
from typing import Final, NamedTuple

from ironmaster.core.contract import CHANCE, OVER, Game, State
from ironmaster.core.elements import Element
from ironmaster.core.match import Match
from ironmaster.core.messages import say
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


def tell(journal: Journal, first: int, lang: str, state: State | None = None, last: int | None = None) -> list[Told]:
    """The lines from `first` on, up to `last`, in words; `state` is the state before them where it is at hand."""
    game = journal.match.game
    steps = journal.steps(first, len(journal) if last is None else last, state)
    return [_told(game, item, before, after, lang) for item, before, after in steps]


def _told(game: Game, item: Item, before: State, after: State, lang: str) -> Told:
    if item.kind in (MOVE, CHANCED):
        known = game.known_to(before, item.value)
        return Told(item, game.actions.text(item.value), game.sentence(before, item.value, after, lang), known)
    seat = letter(item.actor) if item.actor >= 0 else ""
    return Told(item, "", say("server", lang, f"did-{item.kind}", {"seat": seat}), WATCHER)


def event(index: int, told: Told, seat: int, *, secrets: bool) -> Event:
    """A told line for a reader; what another seat alone may know is left out while there are secrets."""
    item = told.item
    hidden = secrets and told.known not in (WATCHER, seat)
    return Event(
        index=index,
        kind=item.kind,  # type: ignore[arg-type] # the kinds of the store are those of the wire
        seat=None if item.actor == CHANCE or item.actor < 0 else letter(item.actor),
        when=moment(item.made),
        move="" if hidden else told.move,
        text="" if hidden else told.text,
        hidden=hidden,
    )


def taken_back(journal: Journal) -> int:
    """How many of its last decisions the seat to act may take back."""
    return len(journal.match) - journal.match.sealed


def offer(match: Match, undo: int, lang: str) -> Offer | None:
    """The legal moves of the seat to act, as words with the things that they name."""
    if match.to_act in (CHANCE, OVER):
        return None
    game = match.game
    places: dict[Element, int] = {}
    choices = []
    for action in match.legal_actions():
        named = [places.setdefault(element, len(places)) for element in _elements(game, action)]
        choices.append(Choice(move=game.actions.text(action), elements=named))
    elements = [_named(game, element, lang) for element in places]
    return Offer(seat=letter(match.to_act), prompt=match.prompt(lang), undo=undo, elements=elements, moves=choices)


@lru_cache(maxsize=200_000)
def _elements(game: Game, action: int) -> tuple[Element, ...]:
    return tuple(game.elements(action))


@lru_cache(maxsize=50_000)
def _named(game: Game, element: Element, lang: str) -> Named:
    return Named(kind=element.kind, id=element.id, name=game.element_name(element, lang))
