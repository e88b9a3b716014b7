"""What a game brings to a balance test, and one game played and counted."""

from collections import Counter
from random import Random
from typing import NamedTuple, Protocol

from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State

Counts = Counter[tuple[str, str]]
"""How often something happened to something, such as ("built", "quarry")."""


class Player(Protocol):
    """Somebody who decides for a seat."""

    name: str

    def choose(self, state: State) -> int:
        """A move of the seat to act."""


class Tally(Protocol):
    """Counts what happens in one game."""

    def step(self, before: State, move: int, after: State) -> None:
        """A decision or an outcome of chance."""

    def offered(self, s: State, moves: list[int]) -> None:
        """What a seat may do now."""

    def over(self, s: State, winners: list[int]) -> None:
        """The game has ended."""

    def first(self) -> int:
        """The seat that began."""

    def counts(self) -> Counts:
        """All that was counted."""


class Subject(Protocol):
    """A game whose balance can be tested."""

    def populations(self) -> list[str]:
        """The kinds of company that can be asked for, the usual one first."""

    def player(self, game: Game, population: str, random: Random) -> Player:
        """Somebody of that company."""

    def tally(self, game: Game) -> Tally:
        """An empty one."""

    def tables(self, game: Game, counts: Counts, games: int) -> list[str]:
        """What was counted in so many games, in lines of text."""


class Result(NamedTuple):
    """How one game ended."""

    first: int
    scores: list[int]
    winners: list[int]
    players: list[str]
    counts: Counts


def play(subject: Subject, game: Game, population: str, seed: int) -> Result:
    """One game among players of that company. The same seed brings the same game."""
    random, dice = Random(seed), FastDice(seed)
    players = [subject.player(game, population, random) for _ in range(game.seats)]
    tally = subject.tally(game)
    state = game.law.start()
    while (seat := game.law.to_act(state)) != OVER:
        if seat == CHANCE:
            move = game.law.draw(state, dice)
            before = state.copy()
            game.law.settle(state, move)
        else:
            moves = game.law.moves(state)
            tally.offered(state, moves)
            move = players[seat].choose(state)
            assert move in moves, f"{players[seat].name} chose what is not offered"
            before = state.copy()
            game.law.apply(state, move)
        tally.step(before, move, state)
    winners = [seat for seat, place in enumerate(game.law.places(state)) if place == 1]
    tally.over(state, winners)
    return Result(tally.first(), game.law.scores(state), winners, [player.name for player in players], tally.counts())
