"""Why not? Asked about a move or a thing on the table: of the moves that name it, the nearest to legal is told."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from ironmaster.core.contract import Game, State
from ironmaster.core.elements import Element
from ironmaster.core.errors import ParseError, TurnError
from ironmaster.core.match import Match
from ironmaster.core.refusal import Refusal

MOST: Final = 400
"""Moves that are looked at for one question."""


class Answer(NamedTuple):
    """A move in its own words and what forbids it; nothing for a legal one."""

    move: str
    refusals: list[Refusal]


def why_move(match: Match, after: list[str], text: str) -> Answer:
    """What forbids a move of the seat to act, once it has made others."""
    words = match.game.law.canonical(text)
    return Answer(words, match.game.law.why(_state_after(match, after, words), words))


def why_elements(match: Match, after: list[str], elements: list[Element]) -> Answer:
    """What forbids the last of these things, the others being chosen. Raises ParseError if no move names it."""
    game = match.game
    moves = _namings(game).moves(elements)
    if not moves:
        raise ParseError("server.element")
    state = _state_after(match, after, moves[0])
    legal = set(game.actions.texts(game.law.moves(state)))
    for move in moves:
        if move in legal:
            return Answer(move, [])
    return _nearest([Answer(move, game.law.why(state, move)) for move in moves[:MOST]])


def _state_after(match: Match, after: list[str], next_move: str) -> State:
    """The state in which the seat to act decides after drafted moves."""
    game, steps = match.game, match.ahead(after)
    if not steps:
        return match.state
    before = steps[-2].after if len(steps) > 1 else match.state
    if game.law.to_act(steps[-1].after) != match.to_act or game.views.reveals(before, steps[-1].entry.action):
        raise TurnError("ahead", move=next_move)
    return steps[-1].after


def _nearest(answers: list[Answer]) -> Answer:
    """The one with the fewest reasons; among equals the one whose clauses most of them share."""
    met = Counter(refusal.clause for answer in answers for refusal in answer.refusals)
    return min(answers, key=lambda one: (len(one.refusals), sorted(-met[refusal.clause] for refusal in one.refusals)))


class MoveIndex:
    """Which moves of a game name which things."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._elements: dict[int, list[Element]] = {}
        self._naming: dict[Element, set[int]] = defaultdict(set)
        for action in range(len(game.actions)):
            if _is_move(game, game.actions.text(action)):
                self._elements[action] = game.facts.elements(action)
                for element in self._elements[action]:
                    self._naming[element].add(action)

    def moves(self, elements: list[Element]) -> list[str]:
        """The moves that name all these things, without the first ones where none does; the last must be named.

        A game reads more moves than it can ever offer, such as a build with a card for another place: where no other
        names them all, the thing is put in place of one of its kind.
        """
        *chosen, asked = elements
        if asked not in self._naming:
            return []
        for start in range(len(chosen) + 1):
            kept = chosen[start:]
            found = [self._game.actions.text(action) for action in self._all_naming([*kept, asked])]
            found = found or list(islice(self._with(kept, asked), MOST))
            if found:
                return found
        return []

    def _all_naming(self, elements: list[Element]) -> list[int]:
        found = set(self._elements)
        for element in elements:
            found &= self._naming.get(element, set())
        return sorted(found)

    def _with(self, kept: list[Element], asked: Element) -> Iterator[str]:
        """Moves in which the asked thing stands in place of another of its kind, as far as the game reads them."""
        told: set[str] = set()
        for action in self._all_naming(kept):
            for place, element in enumerate(self._elements[action]):
                if element.kind == asked.kind and element not in kept:
                    text = self._put(action, place, asked.id)
                    if text not in told and _is_move(self._game, text):
                        told.add(text)
                        yield self._game.law.canonical(text)

    def _put(self, action: int, place: int, word: str) -> str:
        """The words of an action with another one for the element at a place; ids stand among the words in order."""
        words, at = self._game.actions.text(action).split(), -1
        for element in self._elements[action][: place + 1]:
            at = words.index(element.id, at + 1)
        return " ".join([*words[:at], word, *words[at + 1 :]])


def _is_move(game: Game, text: str) -> bool:
    """Whether the text is a move of a player, legal or not."""
    try:
        game.law.canonical(text)
    except ParseError:
        return False
    return True


@lru_cache(maxsize=128)
def _namings(game: Game) -> MoveIndex:
    return MoveIndex(game)
