"""`scripts/balance`: what is asked for on a command line, studied and printed."""

from argparse import ArgumentParser
from collections.abc import Sequence

from ironmaster.balance import SUBJECTS
from ironmaster.balance.report import lines
from ironmaster.balance.study import Setup, run
from ironmaster.core.errors import IronmasterError
from ironmaster.core.registry import read_switch


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def parser() -> ArgumentParser:
    """What can be asked for."""
    asked = ArgumentParser("scripts/balance", description="Plays many games and says how balanced the board is.")
    asked.add_argument("game", choices=sorted(SUBJECTS))
    asked.add_argument("--seats", type=_positive, default=4)
    asked.add_argument("--games", type=_positive, default=400)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--processes", type=_positive, default=1)
    asked.add_argument("--players", default="", help="the kind of company; without it the usual one")
    asked.add_argument("--board", help="a board's name or file")
    asked.add_argument("--rule", action="append", default=[], metavar="KEY=VALUE", help="a rule switch")
    return asked


def main(arguments: Sequence[str] | None = None) -> None:
    """Read, play, print."""
    asked = parser()
    given = asked.parse_args(arguments)
    known = SUBJECTS[given.game].populations()
    if given.players and given.players not in known:
        asked.error(f"--players: one of {', '.join(known)}")
    try:
        pairs = [rule.partition("=") for rule in given.rule]
        rules = {key: read_switch(given.game, key, value) for key, _, value in pairs}
        setup = Setup(given.game, given.seats, given.games, given.seed, given.players, given.board, rules)
        setup.table()
    except IronmasterError as error:
        asked.error(str(error))
    print("\n".join(lines(run(setup, given.processes))))
