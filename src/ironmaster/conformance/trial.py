"""The playouts that the checks use. They are played once and shared, so a check must copy a state to change it."""

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Final, NamedTuple, TypeVar

from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.errors import ParseError
from ironmaster.core.match import Match

LONGEST: Final = 10_000
"""A game with more steps counts as endless."""

T = TypeVar("T")
Chooser = Callable[[Game, State, FastDice], int]


class Unplayable(AssertionError):
    """The game cannot be played to its end, so there is nothing to check."""


class Playout(NamedTuple):
    """A complete game: `steps[n]` = (actor, action) was taken in `states[n]`; the last state is the end."""

    states: list[State]
    steps: list[tuple[int, int]]


def at_random(game: Game, s: State, dice: FastDice) -> int:
    """A random legal move."""
    moves = game.law.moves(s)
    return moves[dice.below(len(moves))]


class Trial:
    """A game with some playouts of it. `choose` may be a better player if random games are not varied enough."""

    def __init__(self, game: Game, choose: Chooser = at_random, games: int = 1) -> None:
        self.game = game
        self.choose = choose
        self.games = games
        self._playouts: dict[int, Playout] = {}

    @property
    def playouts(self) -> list[Playout]:
        """The playouts, with seeds from 1."""
        return [self.playout(seed) for seed in range(1, self.games + 1)]

    def playout(self, seed: int = 1) -> Playout:
        """The playout with this seed."""
        if seed not in self._playouts:
            self._playouts[seed] = self._played(FastDice(seed))
        return self._playouts[seed]

    def _played(self, dice: FastDice) -> Playout:
        state = self.game.law.start()
        states = [state.copy()]
        steps: list[tuple[int, int]] = []
        while self.game.law.to_act(state) != OVER:
            if len(steps) == LONGEST:
                raise Unplayable(f"the game has not ended after {LONGEST} steps")
            steps.append(self.step(state, dice))
            states.append(state.copy())
        return Playout(states, steps)

    def step(self, s: State, dice: FastDice) -> tuple[int, int]:
        """Take one step in place. Returns the actor and the action."""
        law, actor = self.game.law, self.game.law.to_act(s)
        action = -1
        try:
            action = law.draw(s, dice) if actor == CHANCE else self.choose(self.game, s, dice)
            self.take(s, action)
        except Exception as error:
            what = f"making “{self.game.actions.text(action)}”" if action >= 0 else "finding a move or an outcome"
            raise Unplayable(f"{what} raised {type(error).__name__}: {error}") from error
        return actor, action

    def take(self, s: State, action: int) -> None:
        """Make a move or settle an outcome, in place."""
        (self.game.law.settle if self.game.law.to_act(s) == CHANCE else self.game.law.apply)(s, action)

    def after(self, s: State, action: int) -> State:
        """The state that an action leads to."""
        copy = s.copy()
        self.take(copy, action)
        return copy

    def options(self, s: State) -> list[int]:
        """All legal moves or all possible outcomes."""
        law, actor = self.game.law, self.game.law.to_act(s)
        if actor == OVER:
            return []
        return [outcome for outcome, _ in law.outcomes(s)] if actor == CHANCE else law.moves(s)

    def states(self, most: int) -> list[State]:
        """Some states of every playout, including the first and the last."""
        return [state for playout in self.playouts for state in spread(playout.states, most)]

    def decisions(self, most: int) -> list[State]:
        """Some states of every playout in which a seat is to act."""
        return [
            state
            for playout in self.playouts
            for state in spread([one for one in playout.states if self.game.law.to_act(one) >= 0], most)
        ]

    def chances(self, most: int) -> list[State]:
        """Some states of every playout in which chance is to act."""
        return [
            state
            for playout in self.playouts
            for state in spread([one for one in playout.states if self.game.law.to_act(one) == CHANCE], most)
        ]

    def text(self, action: int) -> str:
        """The text of an action in quotation marks."""
        return f"“{self.game.actions.text(action)}”"

    @cached_property
    def texts(self) -> list[str]:
        """The texts of all actions that can be parsed as a move of a seat."""
        found = []
        for number in range(len(self.game.actions)):
            text = self.game.actions.text(number)
            try:
                self.game.law.canonical(text)
            except ParseError:
                continue
            found.append(text)
        return found

    @cached_property
    def match(self) -> Match:
        """A complete match, made with `push`."""
        match, dice = Match(self.game, seed="conformance"), FastDice(2)
        while not match.over:
            assert len(match) < LONGEST, f"the match has not ended after {LONGEST} entries"
            match.push(self.game.actions.text(self.choose(self.game, match.state, dice)))
        return match


def spread(items: Sequence[T], most: int) -> list[T]:
    """At most `most` of the items, evenly spread, including the first and the last.

    >>> spread("abcdefg", 3), spread("ab", 3)
    (['a', 'd', 'g'], ['a', 'b'])
    """
    if len(items) <= most:
        return list(items)
    return [items[place * (len(items) - 1) // (most - 1)] for place in range(most)]


def sample(items: Sequence[T], most: int, seed: int) -> list[T]:
    """At most `most` of the items: a random selection that depends only on the seed."""
    return Random(seed).sample(list(items), min(most, len(items)))
