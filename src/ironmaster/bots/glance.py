"""One move at a glance: what the judge leans to, with a little variety so that no two games are alike."""

from typing import Any

from ironmaster.bots.chance import gumbel
from ironmaster.bots.judging import Judge
from ironmaster.core.contract import Dice, State


def at_a_glance(judge: Judge[Any], s: State, moves: list[int], dice: Dice, variety: float) -> int:
    """The place of a move in the offer. Those within `variety` points of each other are about equally likely."""
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
