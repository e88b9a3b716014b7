"""The registry of bots."""

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from ironmaster.bots.apprentice import Apprentice
from ironmaster.bots.contract import Bot, Budget
from ironmaster.bots.journeyman import Journeyman
from ironmaster.bots.lookup import SEARCH, VARIANT, Changes
from ironmaster.bots.master import Master
from ironmaster.bots.network import PREFIX as NETWORK
from ironmaster.bots.network import NetworkBot
from ironmaster.bots.outside import PREFIX, OutsideBot
from ironmaster.bots.uniform import RandomBot
from ironmaster.core.errors import SetupError

Maker = Callable[[Budget, Changes], Bot]

ENDLESS: Final = 3600.0
"""Seconds for a decision where a number of iterations is the limit."""
MOST_DIGITS: Final = 9
"""Of the number of a variant: all such numbers are exact as floats."""
LEVELS: Final = ("random", "apprentice", "journeyman", "master")
"""From the weakest to the strongest."""
GROUP: Final = "ironmaster.bots"
"""The group of entry points by which packages provide bots: each names a `Maker`."""

_bots: dict[str, Maker] = {
    "random": lambda budget, changes: RandomBot(),  # noqa: ARG005
    "apprentice": lambda budget, changes: Apprentice(changes),  # noqa: ARG005
    "journeyman": lambda budget, changes: Journeyman(changes),  # noqa: ARG005
    "master": Master,
}


def register_bot(name: str, make: Maker) -> None:
    """Register a bot. `make` gets a budget and changed weights, which it may ignore."""
    _bots[name] = make


def bot_names() -> list[str]:
    """All known bots, from the weakest to the strongest, then the others in alphabetical order."""
    return [*LEVELS, *sorted({*_bots, *_installed()} - set(LEVELS))]


def make_bot(name: str, budget: Budget | None = None, changes: Changes = ()) -> Bot:
    """A new bot of that name."""
    if name not in _bots and name in _installed():
        register_bot(name, _loaded(_installed()[name]))
    if name not in _bots:
        raise SetupError("bot", bot=name, known=", ".join(bot_names()))
    return _bots[name](budget or Budget(), changes)


@cache
def _installed() -> dict[str, EntryPoint]:
    """The bots of installed packages. They are imported when first used."""
    return {one.name: one for one in entry_points(group=GROUP)}


def _loaded(entry: EntryPoint) -> Maker:
    try:
        make: Maker = entry.load()
    except Exception as problem:  # another package may raise anything when it is imported
        raise SetupError("bots.broken", bot=entry.name, problem=f"{type(problem).__name__}: {problem}") from None
    return make


def bot_from(text: str, budget: Budget | None = None) -> Bot:
    """A bot from its notation: `master`, `master:200` (iterations), `master:0.5s`, `journeyman@my.toml`.

    The file holds weights that differ from the usual ones, and settings of the search in a table `[search]`.
    `journeyman~7` has all weights drawn at random around the usual ones; another number gives another bot.
    `run:COMMAND` is a program that plays (`bots.outside`), `net:FILE` a neural network (`bots.network`).
    """
    if text.startswith(PREFIX):
        return OutsideBot(text.removeprefix(PREFIX), budget)
    if text.startswith(NETWORK):
        return NetworkBot(text.removeprefix(NETWORK))
    plain, _, file = text.partition("@")
    plain, varied, number = plain.partition("~")
    name, _, limit = plain.partition(":")
    changes = (*(_variant(text, number) if varied else ()), *_changes(text, file))
    made = make_bot(name, _limited(text, limit, budget or Budget()), changes)
    made.name = text
    return made


def _limited(text: str, limit: str, budget: Budget) -> Budget:
    if not limit:
        return budget
    try:
        by_clock = limit.endswith("s")
        seconds, iterations = (float(limit[:-1]), 0) if by_clock else (ENDLESS, int(limit))
    except ValueError:
        raise SetupError("budget", bot=text) from None
    if not (0 < seconds <= ENDLESS and (by_clock or iterations > 0)):
        raise SetupError("budget", bot=text)
    return budget._replace(seconds=seconds, iterations=iterations)


def _variant(text: str, number: str) -> Changes:
    if not (number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS):
        raise SetupError("variant", bot=text)
    return ((VARIANT, float(number)),)


def _changes(text: str, file: str) -> Changes:
    try:
        data = tomllib.loads(Path(file).read_text("utf-8")) if file else {}
        search = data.pop("search", {})
        named = {**data, **{f"{SEARCH}{name}": value for name, value in search.items()}}
        return tuple((name, float(value)) for name, value in named.items())
    except (OSError, ValueError, TypeError, AttributeError):
        raise SetupError("weights", bot=text) from None


def substitute() -> str:
    """The bot that replaces a person who has left."""
    return "journeyman"
