"""Plays one game between bots. The random numbers of chance and of each bot depend only on seed, deal and seat."""

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from ironmaster.arena.lineups import number_from
from ironmaster.bots.contract import Bot
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game


class Played(NamedTuple):
    """A finished game, seat by seat."""

    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    faults: list[str]
    """Errors of bots; a random move was made instead."""
    log: list[int]
    """All decisions and outcomes, from which the game can be replayed."""


def play(game: Game, bots: Sequence[Bot], seed: int, deal: int) -> Played:
    """Play one game to its end."""
    chance = FastDice(number_from(f"{seed}/{deal}/chance"))
    bot_dice = [FastDice(number_from(f"{seed}/{deal}/{seat}")) for seat in range(game.seats)]
    decisions, seconds, slowest = [0] * game.seats, [0.0] * game.seats, [0.0] * game.seats
    faults: list[str] = []
    log: list[int] = []
    s = game.law.start()
    while (actor := game.law.to_act(s)) != OVER:
        if actor == CHANCE:
            log.append(game.law.draw(s, chance))
            game.law.settle(s, log[-1])
            continue
        moves, view = game.law.moves(s), game.views.view(s, actor)
        begun = perf_counter()
        move, fault = chosen(game, bots[actor], view, moves, bot_dice[actor])
        spent = perf_counter() - begun
        if fault:
            faults.append(f"{bots[actor].name} in seat {actor} at {len(log)}: {fault}")
        decisions[actor] += 1
        seconds[actor] += spent
        slowest[actor] = max(slowest[actor], spent)
        log.append(move)
        game.law.apply(s, move)
    return Played(game.law.scores(s), game.law.places(s), decisions, seconds, slowest, faults, log)


def chosen(game: Game, bot: Bot, view: dict[str, object], moves: list[int], dice: FastDice) -> tuple[int, str]:
    """The move that a bot chooses; or a random one, with the error of the bot."""
    try:
        text = bot.choose(view, game.actions.texts(moves), dice)
    except Exception as problem:  # an error of a bot is recorded as a result and must not end the tournament
        return moves[dice.below(len(moves))], f"{type(problem).__name__}: {problem}"
    move = game.actions.number(text)
    if move not in moves:
        return moves[dice.below(len(moves))], f"chose {text!r}, which was not offered"
    return move, ""
