"""What the suite runs over: every registered game, every number of seats, default rules and each switch flipped once.

A trail is one random game with all its states, made once and shared: whoever wants to change a state copies it.
"""

from functools import cache
from typing import NamedTuple

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.match import Match
from tests.games.steam.playing import lively

LONGEST = 10_000
LIVELY = {"steam": lively}


class Case(NamedTuple):
    """A game to be played: its name, seats, the switches that differ from the default, and another board than usual."""

    name: str
    seats: int
    rules: tuple[tuple[str, object], ...] = ()
    board: str = ""

    def __str__(self) -> str:
        changed = ",".join(f"{key}={value}" for key, value in self.rules) or "default"
        return "-".join(part for part in (self.name, self.board, str(self.seats), changed) if part)


class Trail(NamedTuple):
    """A random game: `states[n]` is where `steps[n]` = (actor, action) was taken; the last state is the end."""

    game: Game
    states: tuple[State, ...]
    steps: tuple[tuple[int, int], ...]


def defaults() -> list[Case]:
    """Every game and number of seats with default rules; other boards with the most seats."""
    usual = [Case(name, seats) for name in ironmaster.names() for seats in ironmaster.spec_of(name).seats_on()]
    return [*usual, *(elsewhere(name, board) for name in ironmaster.names() for board in others(name))]


def elsewhere(name: str, board: str, rules: tuple[tuple[str, object], ...] = ()) -> Case:
    """A game on another board than usual, with the most seats."""
    return Case(name, max(ironmaster.spec_of(name).seats_on(board)), rules, board)


def others(name: str) -> list[str]:
    """The boards of a game beyond the one that it is played on where nobody asks for another."""
    return [board.id for board in ironmaster.spec_of(name).boards[1:]]


def flips(name: str) -> list[tuple[tuple[str, object], ...]]:
    """For each other value of each switch the rules that set it."""
    switches = ironmaster.spec_of(name).switches
    return [((switch.name, value),) for switch in switches for value in switch.values[1:]]


def cases() -> list[Case]:
    """Every default, and one switch flipped; on other boards only the first, the edition, with the most seats."""
    usual = [
        Case(name, seats, rules) for name in ironmaster.names() for rules in flips(name) for seats in tried(name, rules)
    ]
    away = [
        elsewhere(name, board, rules)
        for name in ironmaster.names()
        for board in others(name)
        for rules in flips(name)[:1]
    ]
    return [*defaults(), *usual, *away]


def tried(name: str, rules: tuple[tuple[str, object], ...]) -> list[int]:
    """The numbers of seats that a switch is tried with: of many, the fewest and the most."""
    spec = ironmaster.spec_of(name)
    seats = spec.seats_with(dict(rules))
    return list(seats) if len(spec.seats_on()) <= 2 else sorted({min(seats), max(seats)})


CASES = cases()
DEFAULTS = defaults()
SECRET = [case for case in CASES if ironmaster.spec_of(case.name).secrets]
"""Games in which a seat holds what the others must not see; in the rest everybody sees everything."""
OPEN = [case for case in CASES if case not in SECRET]


@cache
def game_of(case: Case) -> Game:
    """The game of a case."""
    return ironmaster.game(case.name, seats=case.seats, board=case.board or None, rules=dict(case.rules))


def step(game: Game, s: State, dice: FastDice) -> tuple[int, int]:
    """Take one random step in place; who acted, and the action."""
    actor = game.law.to_act(s)
    if actor == CHANCE:
        action = game.law.draw(s, dice)
        game.law.settle(s, action)
    else:
        action = choose(game, s, dice)
        game.law.apply(s, action)
    return actor, action


def choose(game: Game, s: State, dice: FastDice) -> int:
    """A random move; where random games die at once, one of somebody who wants to live."""
    if game.spec.name in LIVELY:
        return LIVELY[game.spec.name](game, s, dice)
    moves = game.law.moves(s)
    return moves[dice.below(len(moves))]


@cache
def trail(case: Case, seed: int = 1) -> Trail:
    """One random game of the case."""
    game, dice = game_of(case), FastDice(seed)
    state = game.law.start()
    states, steps = [state.copy()], []
    while game.law.to_act(state) != OVER:
        steps.append(step(game, state, dice))
        states.append(state.copy())
        assert len(steps) < LONGEST, "the game does not end"
    return Trail(game, tuple(states), tuple(steps))


@cache
def begun_trail(case: Case) -> Trail:
    """A random game in which some action takes several decisions."""
    trails = (trail(case, seed) for seed in range(1, 30))
    return next(path for path in trails if any(map(path.game.law.unfinished, path.states)))


def decisions(path: Trail) -> list[State]:
    """The states of a trail in which a seat must decide."""
    return [state for state in path.states if path.game.law.to_act(state) >= 0]


@cache
def finished(case: Case) -> Match:
    """A whole match of random moves, made as people make it: with `push`."""
    match, dice = Match(game_of(case), seed=f"conformance {case}"), FastDice(2)
    while not match.over:
        match.push(match.game.actions.text(choose(match.game, match.state, dice)))
        assert len(match) < LONGEST, "the match does not end"
    return match
