"""Bots are fair: information hidden from their seat never changes their choice."""

from functools import cache

import pytest

import ironmaster
from ironmaster.bots.contract import Bot, Budget
from ironmaster.bots.registry import LEVELS, make_bot
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State

SECRET = [name for name in ironmaster.names() if ironmaster.spec_of(name).secrets]
POINTS = 12


@cache
def decisions(name: str) -> tuple[Game, list[State]]:
    """States with a choice, spread over a game that apprentices play."""
    game = ironmaster.game(name, seats=3)
    bot, dice, s, found = make_bot("apprentice"), FastDice(3), game.law.start(), []
    while (actor := game.law.to_act(s)) != OVER:
        if actor == CHANCE:
            game.law.settle(s, game.law.draw(s, dice))
            continue
        moves = game.law.moves(s)
        if len(moves) > 1:
            found.append(s.copy())
        text = bot.choose(game.views.view(s, actor), game.actions.texts(moves), dice)
        game.law.apply(s, game.actions.number(text))
    return game, found[:: max(1, len(found) // POINTS)]


def chosen(game: Game, bot: Bot, s: State) -> str:
    seat = game.law.to_act(s)
    return bot.choose(game.views.view(s, seat), game.actions.texts(game.law.moves(s)), FastDice(11))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", SECRET)
def test_hidden_cards_do_not_change_the_choice(name: str, level: str) -> None:
    game, states = decisions(name)
    bot = make_bot(level, Budget(60.0, 12))
    differing = 0
    for place, state in enumerate(states):
        other = game.views.resample(state, game.law.to_act(state), FastDice(place))
        differing += other.key() != state.key()
        assert chosen(game, bot, other) == chosen(game, bot, state)
    assert differing > POINTS // 2


@pytest.mark.parametrize("name", ironmaster.names())
def test_the_same_dice_and_iterations_give_the_same_choice(name: str) -> None:
    game, states = decisions(name)
    for level in LEVELS:
        first, again = (make_bot(level, Budget(60.0, 12)) for _ in range(2))
        for state in states[:4]:
            assert chosen(game, first, state) == chosen(game, again, state)
