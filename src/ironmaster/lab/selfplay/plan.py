"""What a run of self-play is: which game, which bot, how many games. Whoever has a plan can play any game of it."""

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
    """A run cannot be begun or gone on with as asked."""

    kind = "selfplay"


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that decides what is played. The number of games is not part of it: a run can always be made longer."""

    game: str
    board: str
    seats: int
    rules: dict[str, Any]
    ruleset: int
    version: int
    bot: str
    seed: int
    explore: float = 0.0
    """How likely a decision is drawn by chance: as often as the search tried a move; for bots without search, any."""
    seconds: float = 0.0

    def table(self) -> Game:
        """The game that is played."""
        return stored_game(self.game, self.board, self.seats, self.rules, self.ruleset)

    def player(self) -> Bot:
        """The bot, anew."""
        return bot_from(self.bot, Budget(seconds=self.seconds or ENDLESS))


def plan_for(table: Game, bot: str, seed: int, explore: float, seconds: float) -> Plan:
    """The plan of a run that begins now."""
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
    """What keeps games and what plays them; these need packages that not everybody has."""
    try:
        return import_module("ironmaster.lab.selfplay.store"), import_module("ironmaster.lab.selfplay.workers")
    except ImportError:
        raise SelfplayError("lab.arrow") from None


def key_of(plan: Plan) -> bytes:
    """The plan as it travels to whoever plays."""
    return msgspec.json.encode(plan)


def plan_from(key: bytes) -> Plan:
    """The plan that has travelled. Raises SelfplayError if it is none."""
    try:
        return msgspec.json.decode(key, type=Plan)
    except msgspec.MsgspecError as problem:
        raise SelfplayError("lab.plan", problem=str(problem)) from None
