"""Explains why a move, or a thing on the table, cannot be chosen.

For a thing, the answer is about the move nearest to legal among those that name it.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final, NamedTuple

from ironmaster.core.contract import Game, State
from ironmaster.core.elements import Element
from ironmaster.core.errors import ParseError
from ironmaster.core.match import Match
from ironmaster.core.refusal import Refusal

MOST_MOVES: Final = 400
"""The most moves that are examined for one question."""


class Answer(NamedTuple):
    """A move in canonical form and what forbids it; no refusals for a legal move."""

    move: str
    refusals: list[Refusal]
    after: tuple[str, ...] = ()
    """The drafted moves that the answer takes as made."""


class _Pending(NamedTuple):
    """The decision that drafted moves lead to, if it belongs to the same action."""

    state: State
    verbs: set[str]


def why_move(match: Match, after: list[str], text: str) -> Answer:
    """What forbids a move of the seat to act.

    The drafted moves `after` count only if they lead to a decision of the same action that such a move is about. The
    answer never takes a complete action as made: that may be changed, and chance or another seat may follow.
    """
    return _among(match, after, [match.game.law.canonical(text)])


def why_elements(match: Match, after: list[str], elements: list[Element]) -> Answer:
    """What forbids choosing the last of these elements, given that the others are chosen; `after` as in `why_move`.

    Raises ParseError if no move names it.
    """
    moves = _move_index(match.game).moves(elements)
    if not moves:
        raise ParseError("server.element")
    return _among(match, after, moves)


def _among(match: Match, after: list[str], moves: list[str]) -> Answer:
    """A legal one of the moves, or the one nearest to legal."""
    pending = _pending(match, after)
    about_it = [move for move in moves if _verb(move) in pending.verbs] if pending else []
    if pending and about_it:
        return _answer(match.game, pending.state, about_it)._replace(after=tuple(after))
    return _answer(match.game, match.state, moves)


def _pending(match: Match, after: list[str]) -> _Pending | None:
    game, steps = match.game, match.ahead(after)
    if not steps:
        return None
    before = steps[-2].after if len(steps) > 1 else match.state
    state = steps[-1].after
    same_seat = game.law.to_act(state) == match.to_act
    if not same_seat or not game.law.unfinished(state) or game.views.reveals(before, steps[-1].entry.action):
        return None
    return _Pending(state, {_verb(text) for text in game.actions.texts(game.law.moves(state))})


def _verb(text: str) -> str:
    return text.partition(" ")[0]


def _answer(game: Game, state: State, moves: list[str]) -> Answer:
    legal = set(game.actions.texts(game.law.moves(state)))
    for move in moves:
        if move in legal:
            return Answer(move, [])
    return _nearest([Answer(move, game.law.why(state, move)) for move in moves[:MOST_MOVES]])


def _nearest(answers: list[Answer]) -> Answer:
    """The answer with the fewest reasons; among equals, the one whose clauses are the most common.

    Reasons against all of these moves come from what was asked, others from words that nobody chose. If there are some
    of the first, only they are given.
    """
    common = Counter(clause for answer in answers for clause in {refusal.clause for refusal in answer.refusals})
    found = min(
        answers, key=lambda one: (len(one.refusals), sorted(-common[refusal.clause] for refusal in one.refusals))
    )
    shared = [refusal for refusal in found.refusals if common[refusal.clause] == len(answers)]
    return found._replace(refusals=shared or found.refusals)


class MoveIndex:
    """Finds the moves of a game by the elements that they name."""

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
        """The moves that name all these elements, or as many of the last ones as some move names.

        The last element is always named. A game can parse more moves than it ever lists, such as a build with a card
        for another place. If no listed move names all elements, the asked one replaces another of its kind.
        """
        *chosen, asked = elements
        if asked not in self._naming:
            return []
        for start in range(len(chosen) + 1):
            kept = chosen[start:]
            found = [self._game.actions.text(action) for action in self._all_naming([*kept, asked])]
            found = found or list(islice(self._with_replaced(kept, asked), MOST_MOVES))
            if found:
                return found
        return []

    def _all_naming(self, elements: list[Element]) -> list[int]:
        found = set(self._elements)
        for element in elements:
            found &= self._naming.get(element, set())
        return sorted(found)

    def _with_replaced(self, kept: list[Element], asked: Element) -> Iterator[str]:
        """Moves in which the asked element replaces another of its kind, if the game can parse them."""
        seen: set[str] = set()
        for action in self._all_naming(kept):
            for place, element in enumerate(self._elements[action]):
                if element.kind == asked.kind and element not in kept:
                    text = self._replace(action, place, asked.id)
                    if text not in seen and _is_move(self._game, text):
                        seen.add(text)
                        yield self._game.law.canonical(text)

    def _replace(self, action: int, place: int, word: str) -> str:
        """The text of an action with another id for the element at a place. Ids appear in the text in their order."""
        words, at = self._game.actions.text(action).split(), -1
        for element in self._elements[action][: place + 1]:
            at = words.index(element.id, at + 1)
        return " ".join([*words[:at], word, *words[at + 1 :]])


def _is_move(game: Game, text: str) -> bool:
    """Whether the game can parse the text as a move of a player, legal or not."""
    try:
        game.law.canonical(text)
    except ParseError:
        return False
    return True


@lru_cache(maxsize=128)
def _move_index(game: Game) -> MoveIndex:
    return MoveIndex(game)
