"""Test games, played by apprentices; the same on every machine."""

import ironmaster
from ironmaster.bots.apprentice import Apprentice
from ironmaster.bots.contract import Budget
from ironmaster.core.contract import FastDice
from ironmaster.core.match import Match

QUICK = Budget(seconds=600.0, iterations=12)


def match_of(name: str, decisions: int = 100000, seats: int | None = None, seed: int = 3) -> Match:
    """A match after a number of decisions, or at its end."""
    match = Match(ironmaster.game(name, seats=seats), seed=seed)
    play_on(match, decisions)
    return match


def play_on(match: Match, decisions: int = 100000) -> None:
    """Let apprentices make a number of decisions, or all remaining ones."""
    bot = Apprentice()
    for _ in range(decisions):
        if match.over:
            return
        match.push(bot.choose(match.view(match.to_act), match.moves(), FastDice(len(match))))


def to_a_choice(match: Match, least: int = 3) -> None:
    """Let apprentices play on until a seat has some moves to choose from."""
    while len(match.moves()) < least:
        play_on(match, 1)
