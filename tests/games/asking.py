"""Checks of moves that the rule tests of several games share."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.elements import Element
from ironmaster.core.errors import ParseError
from ironmaster.core.messages import LANGUAGES, has_message
from ironmaster.core.position import Data
from ironmaster.core.rulebook import rulebook
from tests.games.fuzzing import Player

Liking = Callable[[str], tuple[int, ...]]


def best_liked(liking: Liking) -> Player:
    """A player that chooses the best of three random moves."""

    def play(game: Game, state: State, dice: FastDice) -> int:
        moves = game.law.moves(state)
        three = [moves[dice.below(len(moves))] for _ in range(3)]
        return max(three, key=lambda move: liking(game.actions.text(move)))

    return play


def played(game: Game, dice: FastDice, times: int, play: Player) -> list[State]:
    """The states of a few games of a player against itself."""
    found = []
    for _ in range(times):
        state = game.law.start()
        while game.law.to_act(state) != OVER:
            found.append(state.copy())
            if game.law.to_act(state) == CHANCE:
                game.law.settle(state, game.law.draw(state, dice))
                continue
            game.law.apply(state, play(game, state, dice))
        found.append(state)
    return found


class Samples:
    """Some games, and the states of a few games played with each, created on first use."""

    def __init__(self, games: list[Game], times: int, play: Player, more: Data) -> None:
        """`more` is a position of a kind that random games hardly ever reach."""
        self.games = games
        self.times = times
        self.play = play
        self.more = more
        self._states: dict[int, list[State]] = {}

    def states(self, number: int) -> list[State]:
        if number not in self._states:
            game = self.games[number]
            self._states[number] = [*played(game, FastDice(number), self.times, self.play), game.views.load(self.more)]
        return self._states[number]


def well_formed_test(asked: Samples, moves: st.SearchStrategy[str]) -> Callable[[], None]:
    """A test that every well-formed text is offered or refused with a sentence."""

    @given(number=st.integers(0, len(asked.games) - 1), place=st.integers(0, 5000), texts=st.lists(moves, max_size=8))
    @settings(derandomize=True, deadline=None, max_examples=250)
    def test(number: int, place: int, texts: list[str]) -> None:
        states = asked.states(number)
        offered_or_refused(asked.games[number], states[place % len(states)], texts)

    return test


def written_test(asked: Samples, place: int, words: list[str]) -> Callable[[], None]:
    """A test that every text is a move or a parse error, in one state of the first game."""

    @given(st.lists(st.sampled_from(words) | st.text(max_size=4), max_size=6).map(" ".join))
    @settings(derandomize=True, deadline=None, max_examples=250)
    def test(text: str) -> None:
        move_or_parse_error(asked.games[0], asked.states(0)[place], text)

    return test


def offered_or_refused(game: Game, state: State, texts: list[str]) -> None:
    """Each text is offered, or refused by distinct clauses with sentences; the query changes nothing."""
    name, key = game.spec.name, state.key()
    offered = set(game.actions.texts(game.law.moves(state))) if game.law.to_act(state) >= 0 else set()
    for text in texts:
        refusals = game.law.why(state, text)
        assert bool(refusals) == (game.law.canonical(text) not in offered), f"{text}: {refusals}"
        named = [refusal.clause for refusal in refusals]
        assert len(set(named)) == len(named)
        for refusal in refusals:
            assert refusal.clause in rulebook(name).by_id
            message = refusal.message or f"refusal-{refusal.clause.replace('.', '-')}"
            for lang in LANGUAGES:
                assert has_message(name, lang, message)
                assert refusal.sentence(lang)
    assert state.key() == key


def check_offers_and_refusals(game: Game, state: State, chances: tuple[str, ...]) -> set[str]:
    """Of all interned moves, exactly those without a refusal are offered. Returns the offered moves."""
    texts = [text for text in map(game.actions.text, range(len(game.actions))) if text.split()[0] not in chances]
    offered = set(game.actions.texts(game.law.moves(state))) if game.law.to_act(state) >= 0 else set()
    assert {text for text in texts if not game.law.why(state, text)} == offered
    return offered


def move_or_parse_error(game: Game, state: State, text: str) -> None:
    """Every text has one canonical form, or is refused with a sentence."""
    try:
        canonical = game.law.canonical(text)
    except ParseError as error:
        assert all(error.say(lang) for lang in LANGUAGES)
        with pytest.raises(ParseError):
            game.law.why(state, text)
    else:
        assert game.law.canonical(canonical) == canonical
        assert game.law.why(state, text) == game.law.why(state, canonical)


def is_no_move(game: Game, state: State, text: str, case: str) -> None:
    """The text is refused with its error for every seat."""
    for ask in (lambda: game.law.canonical(text), lambda: game.law.why(state, text)):
        with pytest.raises(ParseError) as caught:
            ask()
        assert caught.value.case == case


def named_by(game: Game, text: str) -> str:
    """The elements that the text of a move names, in one line."""
    elements = _elements(game, text)
    return " ".join(f"{element.kind}:{element.id}" for element in elements)


def verbs_of(game: Game, texts: list[str]) -> set[str]:
    """The verbs of some moves and outcomes."""
    return {_elements(game, text)[0].id for text in texts}


def _elements(game: Game, text: str) -> list[Element]:
    action = game.actions.number(text)
    assert game.actions.text(action) == text, f"{text} is no move"
    return game.facts.elements(action)


def kinds_named(game: Game) -> set[str]:
    """Every kind of element that a move or an outcome of the game can name."""
    return {element.kind for action in range(len(game.actions)) for element in game.facts.elements(action)}


def names_of(game: Game, kind: str, word: str) -> list[str]:
    """The names of an element in English and in French."""
    return [game.facts.element_name(Element(kind, word), lang) for lang in ("en", "fr")]


def are_translated(name: str, *keys: str) -> bool:
    """Whether each language itself has the messages, without falling back to another."""
    return all(has_message(name, lang, key) for lang in LANGUAGES for key in keys)
