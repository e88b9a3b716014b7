"""Simulates many games. Every game has its own dice, so game 7 of a seed is the same in any run."""

from collections.abc import Iterator
from time import perf_counter
from typing import Final, NamedTuple

from ironmaster.arena.lineups import number_from
from ironmaster.bots.contract import Bot
from ironmaster.bots.registry import bot_from
from ironmaster.core.contract import CHANCE, OVER, Dice, FastDice, Game, State, playout
from ironmaster.core.referee import BrokenInvariant, Referee, refereed_playout

UNIFORM: Final = "random"
"""This bot chooses like `playout`, so it needs no view."""


class Result(NamedTuple):
    """One finished game."""

    scores: list[int]
    places: list[int]
    decisions: int
    offered: int
    seconds: float


class BrokenGame(Exception):
    """The referee found a bug of the engine."""

    def __init__(self, number: int, problem: str) -> None:
        super().__init__(problem)
        self.number = number


def run(game: Game, bots: list[str], seed: int, games: int, *, check: bool) -> Iterator[Result]:
    """Play games between bots, one bot per seat. With `check`, the referee checks every move."""
    for number in range(1, games + 1):
        try:
            yield play(game, bots, f"{seed}/{number}", check=check)
        except BrokenInvariant as problem:
            raise BrokenGame(number, str(problem)) from problem


def play(game: Game, bots: list[str], seed: str, *, check: bool) -> Result:
    """Play one game and measure its time."""
    state = game.law.start()
    dice = dice_for(seed)
    if all(name == UNIFORM for name in bots):
        begun = perf_counter()
        decisions, offered = (refereed_playout if check else playout)(game, state, dice)
    else:
        seated = [bot_from(name) for name in bots]
        bot_dice = [dice_for(f"{seed}/{seat}") for seat in range(game.seats)]
        begun = perf_counter()
        decisions, offered = play_with_bots(game, state, seated, dice, bot_dice, Referee(game) if check else None)
    seconds = perf_counter() - begun
    return Result(game.law.scores(state), game.law.places(state), decisions, offered, seconds)


def dice_for(seed: str) -> FastDice:
    """Dice of one game: the same on every machine, and unrelated for similar seeds."""
    return FastDice(number_from(seed))


def play_with_bots(
    game: Game, s: State, bots: list[Bot], dice: Dice, bot_dice: list[FastDice], referee: Referee | None
) -> tuple[int, int]:
    """Play to the end with bots. Returns the numbers of decisions and of legal moves in total."""
    decisions = offered = 0
    if referee is not None:
        referee.start(s)
    while (actor := game.law.to_act(s)) != OVER:
        before = s if referee is None else s.copy()
        if actor == CHANCE:
            action = game.law.draw(s, dice)
            game.law.settle(s, action)
        else:
            moves = game.law.moves(s)
            action = chosen(game, bots[actor], game.views.view(s, actor), moves, bot_dice[actor])
            decisions += 1
            offered += len(moves)
            game.law.apply(s, action)
        if referee is not None:
            referee.step(before, action, s)
    return decisions, offered


def chosen(game: Game, bot: Bot, view: dict[str, object], moves: list[int], dice: Dice) -> int:
    """The number of the move that the bot chooses."""
    text = bot.choose(view, game.actions.texts(moves), dice)
    move = game.actions.number(text)
    if move not in moves:
        raise BrokenInvariant(f"the bot {bot.name} chose {text}, which was not offered")
    return move


class Tally:
    """Sums over the games of a run."""

    def __init__(self, seats: int) -> None:
        self.games = self.decisions = self.offered = self.longest = 0
        self.seconds = 0.0
        self.totals = [0] * seats
        self.lowest: list[int] = []
        self.highest: list[int] = []
        self.wins = [0] * seats

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += result.decisions
        self.offered += result.offered
        self.longest = max(self.longest, result.decisions)
        self.seconds += result.seconds
        self.totals = [total + score for total, score in zip(self.totals, result.scores, strict=True)]
        self.lowest = list(map(min, self.lowest or result.scores, result.scores))
        self.highest = list(map(max, self.highest or result.scores, result.scores))
        self.wins = [wins + (place == 1) for wins, place in zip(self.wins, result.places, strict=True)]

    def scores(self, seat: int) -> dict[str, object]:
        """The results of a seat."""
        return {
            "mean": round(self.totals[seat] / self.games, 3),
            "min": self.lowest[seat],
            "max": self.highest[seat],
            "wins": self.wins[seat],
        }
