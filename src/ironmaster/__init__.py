"""Ironmaster: the open, rules-exact game table for the board games of the industrial revolution.

>>> import ironmaster
>>> match = ironmaster.Match(ironmaster.game("brass", seats=4), seed=7)
>>> match.push(match.moves()[0])
>>> len(match.why("link liverpool-wigan")) > 0
True
"""

from ironmaster.core.contract import CHANCE, OVER, Game, State
from ironmaster.core.errors import IllegalMove, IronmasterError
from ironmaster.core.match import Match
from ironmaster.core.position import read_position
from ironmaster.core.record import Record
from ironmaster.core.refusal import Refusal
from ironmaster.core.registry import announce, game, game_of, names, spec_of
from ironmaster.core.replay import replay

__all__ = (
    "CHANCE",
    "OVER",
    "Game",
    "IllegalMove",
    "IronmasterError",
    "Match",
    "Record",
    "Refusal",
    "State",
    "game",
    "game_of",
    "names",
    "read_position",
    "replay",
    "spec_of",
)

for _name in ("age_of_industry", "brass", "industria", "steam"):
    announce(_name, f"ironmaster.games.{_name}.game")
