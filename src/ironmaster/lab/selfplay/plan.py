"""The plan of a run of self-play: game, bot and seed. Any process that has the plan can play any game of the run."""

from importlib import import_module
from typing import Any

import msgspec

from ironmaster.bots.contract import Bot, Budget
from ironmaster.bots.registry import ENDLESS, bot_from
from ironmaster.core.contract import Game
from ironmaster.core.errors import IronmasterError
from ironmaster.core.registry import stored_game
from ironmaster.lab import VERSION


class SelfplayError(IronmasterError):
    """A run cannot be started or resumed."""

    kind = "selfplay"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that determines the games. Their number is not part of the plan, so a run can be extended."""

    game: str
    board: str
    seats: int
    rules: dict[str, Any]
    ruleset: int
    version: int
    bot: str
    seed: int
    explore: float = 0.0
    """The share of random decisions. They follow the visits of a search; otherwise all moves are equally likely."""
    seconds: float = 0.0

    def table(self) -> Game:
        """The game that is played."""
        return stored_game(self.game, self.board, self.seats, self.rules, self.ruleset)

    def player(self) -> Bot:
        """A new instance of the bot."""
        return bot_from(self.bot, Budget(seconds=self.seconds or ENDLESS))


def plan_for(table: Game, bot: str, seed: int, explore: float, seconds: float) -> Plan:
    """A plan for a new run."""
    if not 0.0 <= explore <= 1.0:
        raise SelfplayError("lab.explore", explore=str(explore))
    made = Plan(
        game=table.spec.name,
        board=table.board,
        seats=table.seats,
        rules=dict(table.rules),
        ruleset=table.ruleset,
        version=VERSION,
        bot=bot,
        seed=seed,
        explore=explore,
        seconds=seconds,
    )
    made.player()
    return made


def loaded() -> tuple[Any, Any]:
    """The modules that store and play games, which need optional packages."""
    try:
        return import_module("ironmaster.lab.selfplay.store"), import_module("ironmaster.lab.selfplay.workers")
    except ImportError:
        raise SelfplayError("lab.arrow") from None


def key_of(plan: Plan) -> bytes:
    """The plan as bytes, for other processes."""
    return msgspec.json.encode(plan)


def plan_from(key: bytes) -> Plan:
    """The plan from bytes. Raises SelfplayError if they hold none."""
    try:
        return msgspec.json.decode(key, type=Plan)
    except msgspec.MsgspecError as problem:
        raise SelfplayError("lab.plan", problem=str(problem)) from None
