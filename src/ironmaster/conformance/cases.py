"""The setups that the suite plays: board, number of seats, and default rules or one changed switch."""

from typing import NamedTuple

from ironmaster.core.contract import Game
from ironmaster.core.registry import game, spec_of

Rules = tuple[tuple[str, object], ...]


class Case(NamedTuple):
    """A setup of a game: seats, switches that differ from the default, and the board if it is not the default."""

    name: str
    seats: int
    rules: Rules = ()
    board: str = ""
    ruleset: int | None = None
    """None is the newest."""

    def __str__(self) -> str:
        changed = ",".join(f"{key}={value}" for key, value in self.rules) or "default"
        return "-".join(part for part in (self.name, self.board, str(self.seats), changed) if part)

    def game(self) -> Game:
        """The game, set up."""
        board, rules = self.board or None, dict(self.rules)
        return game(self.name, seats=self.seats, board=board, rules=rules, ruleset=self.ruleset)


def defaults(name: str) -> list[Case]:
    """Default rules: on the default board with every number of seats, on other boards with the highest number."""
    usual = [Case(name, seats) for seats in spec_of(name).seats_on()]
    return [*usual, *(_elsewhere(name, board) for board in _others(name))]


def cases(name: str) -> list[Case]:
    """The defaults, and each value of each switch; on other boards only one changed switch."""
    usual = [Case(name, seats, rules) for rules in _flips(name) for seats in _tried(name, rules)]
    away = [_elsewhere(name, board, rules) for board in _others(name) for rules in _flips(name)[:1]]
    return [*defaults(name), *usual, *away]


def chosen(name: str, seats: int | None = None, board: str | None = None) -> list[Case]:
    """The cases for a number of seats and a board. If no case fits, a new one with default rules."""
    spec = spec_of(name)
    usual = spec.boards[0].id
    found = [
        case for case in cases(name) if board in (None, case.board or usual) and (seats is None or case.seats == seats)
    ]
    return found or [Case(name, seats or max(spec.seats_on(board or "")), (), board or "")]


def _elsewhere(name: str, board: str, rules: Rules = ()) -> Case:
    return Case(name, max(spec_of(name).seats_on(board)), rules, board)


def _others(name: str) -> list[str]:
    """All boards of a game except the default one."""
    return [board.id for board in spec_of(name).boards[1:]]


def _flips(name: str) -> list[Rules]:
    """Rules with one changed switch, for each value of each switch that is not its default."""
    return [((switch.name, value),) for switch in spec_of(name).switches for value in switch.values[1:]]


def _tried(name: str, rules: Rules) -> list[int]:
    """The numbers of seats to test a switch with: the lowest and the highest if there are more than two."""
    spec = spec_of(name)
    seats = spec.seats_with(dict(rules))
    return list(seats) if len(spec.seats_on()) <= 2 else sorted({min(seats), max(seats)})
