"""The bots that can be seated, by name."""

from collections.abc import Callable

from ironmaster.bots.contract import Bot
from ironmaster.bots.uniform import RandomBot
from ironmaster.core.errors import SetupError

_bots: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def bot_names() -> list[str]:
    """All known bots, in alphabetical order."""
    return sorted(_bots)


def make_bot(name: str) -> Bot:
    """A new bot of that name."""
    if name not in _bots:
        raise SetupError("bot", bot=name, known=", ".join(bot_names()))
    return _bots[name]()


def substitute() -> str:
    """The bot that plays on where a person has left."""
    return "random"
