"""A quick choice: the move that the judge prefers, with a little noise so that games differ."""

from typing import Any

from ironmaster.bots.chance import gumbel
from ironmaster.bots.judging import Judge
from ironmaster.core.contract import Dice, State


def at_a_glance(judge: Judge[Any], s: State, moves: list[int], dice: Dice, variety: float) -> int:
    """The index of the chosen move. Moves within `variety` points of each other are about equally likely."""
    if len(moves) == 1:
        return 0
    leanings = judge.leanings(s, moves)
    best = 0
    most = -1e18
    for place in range(len(moves)):
        liking = leanings[place]
        if variety > 0.0:
            liking += variety * gumbel(dice)
        if liking > most:
            most = liking
            best = place
    return best
