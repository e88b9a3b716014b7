"""One game between bots, who get views and words. Chance and every bot's thoughts follow from the deal and the seat."""

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
    """What bots did wrong; a move at random was made instead."""
    log: list[int]
    """Every decision and outcome, from which the game can be played again."""


def play(game: Game, bots: Sequence[Bot], seed: int, deal: int) -> Played:
    """Play a deal to its end."""
    chance = FastDice(number_from(f"{seed}/{deal}/chance"))
    thoughts = [FastDice(number_from(f"{seed}/{deal}/{seat}")) for seat in range(game.seats)]
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
        move, fault = chosen(game, bots[actor], view, moves, thoughts[actor])
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
    """The number of the move that a bot chooses, or of one at random and what the bot did wrong."""
    try:
        text = bot.choose(view, game.actions.texts(moves), dice)
    except Exception as problem:  # a bot's fault is a result of the arena, not its end
        return moves[dice.below(len(moves))], f"{type(problem).__name__}: {problem}"
    move = game.actions.number(text)
    if move not in moves:
        return moves[dice.below(len(moves))], f"chose {text!r}, which was not offered"
    return move, ""
