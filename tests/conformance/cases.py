"""What the suite runs over: every registered game, every number of seats, default rules and each switch flipped once.

A trail is one random game with all its states, made once and shared: whoever wants to change a state copies it.
"""

from functools import cache
from typing import NamedTuple

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.match import Match

LONGEST = 10_000


class Case(NamedTuple):
    """A game to be played: its name, seats and the switches that differ from the default."""

    name: str
    seats: int
    rules: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        changed = ",".join(f"{key}={value}" for key, value in self.rules) or "default"
        return f"{self.name}-{self.seats}-{changed}"


class Trail(NamedTuple):
    """A random game: `states[n]` is where `steps[n]` = (actor, action) was taken; the last state is the end."""

    game: Game
    states: tuple[State, ...]
    steps: tuple[tuple[int, int], ...]


def defaults() -> list[Case]:
    """Every game and number of seats with default rules."""
    return [Case(name, seats) for name in ironmaster.names() for seats in ironmaster.spec_of(name).seats]


def flips(name: str) -> list[tuple[tuple[str, object], ...]]:
    """For each other value of each switch the rules that set it."""
    switches = ironmaster.spec_of(name).switches
    return [((switch.name, value),) for switch in switches for value in switch.values[1:]]


def cases() -> list[Case]:
    """Every game, number of seats, and the default rules or one switch flipped."""
    return [
        Case(name, seats, rules)
        for name in ironmaster.names()
        for rules in [(), *flips(name)]
        for seats in ironmaster.spec_of(name).seats_with(dict(rules))
    ]


CASES = cases()
DEFAULTS = defaults()
SECRET = [case for case in CASES if ironmaster.spec_of(case.name).secrets]
"""Games in which a seat holds what the others must not see; in the rest everybody sees everything."""
OPEN = [case for case in CASES if case not in SECRET]


@cache
def game_of(case: Case) -> Game:
    """The game of a case."""
    return ironmaster.game(case.name, seats=case.seats, rules=dict(case.rules))


def step(game: Game, s: State, dice: FastDice) -> tuple[int, int]:
    """Take one random step in place; who acted, and the action."""
    actor = game.to_act(s)
    if actor == CHANCE:
        action = game.draw(s, dice)
        game.settle(s, action)
    else:
        moves = game.moves(s)
        action = moves[dice.below(len(moves))]
        game.apply(s, action)
    return actor, action


@cache
def trail(case: Case, seed: int = 1) -> Trail:
    """One random game of the case."""
    game, dice = game_of(case), FastDice(seed)
    state = game.start()
    states, steps = [state.copy()], []
    while game.to_act(state) != OVER:
        steps.append(step(game, state, dice))
        states.append(state.copy())
        assert len(steps) < LONGEST, "the game does not end"
    return Trail(game, tuple(states), tuple(steps))


@cache
def begun_trail(case: Case) -> Trail:
    """A random game in which some action takes several decisions."""
    trails = (trail(case, seed) for seed in range(1, 30))
    return next(path for path in trails if any(map(path.game.unfinished, path.states)))


def decisions(path: Trail) -> list[State]:
    """The states of a trail in which a seat must decide."""
    return [state for state in path.states if path.game.to_act(state) >= 0]


@cache
def finished(case: Case) -> Match:
    """A whole match of random moves, made as people make it: with `push`."""
    match, dice = Match(game_of(case), seed=f"conformance {case}"), FastDice(2)
    while not match.over:
        moves = match.moves()
        match.push(moves[dice.below(len(moves))])
        assert len(match) < LONGEST, "the match does not end"
    return match
