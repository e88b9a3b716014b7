"""What the suite runs over: a game on a board, for a number of seats, with default rules or one switch flipped."""

from typing import NamedTuple

from ironmaster.core.contract import Game
from ironmaster.core.registry import game, spec_of

Rules = tuple[tuple[str, object], ...]


class Case(NamedTuple):
    """A game to be played: its name, seats, the switches that differ from the default, and another board than usual."""

    name: str
    seats: int
    rules: Rules = ()
    board: str = ""

    def __str__(self) -> str:
        changed = ",".join(f"{key}={value}" for key, value in self.rules) or "default"
        return "-".join(part for part in (self.name, self.board, str(self.seats), changed) if part)

    def game(self) -> Game:
        """The game, set up."""
        return game(self.name, seats=self.seats, board=self.board or None, rules=dict(self.rules))


def defaults(name: str) -> list[Case]:
    """A game with default rules: on its usual board for every number of seats, on others for the most seats."""
    usual = [Case(name, seats) for seats in spec_of(name).seats_on()]
    return [*usual, *(_elsewhere(name, board) for board in _others(name))]


def cases(name: str) -> list[Case]:
    """Every default, and each switch flipped once; on other boards only the first switch."""
    usual = [Case(name, seats, rules) for rules in _flips(name) for seats in _tried(name, rules)]
    away = [_elsewhere(name, board, rules) for board in _others(name) for rules in _flips(name)[:1]]
    return [*defaults(name), *usual, *away]


def chosen(name: str, seats: int | None = None, board: str | None = None) -> list[Case]:
    """The cases for a number of seats and a board; a board of one's own, or other seats on a board, make a new one."""
    spec = spec_of(name)
    usual = spec.boards[0].id
    found = [
        case for case in cases(name) if board in (None, case.board or usual) and (seats is None or case.seats == seats)
    ]
    return found or [Case(name, seats or max(spec.seats_on(board or "")), (), board or "")]


def _elsewhere(name: str, board: str, rules: Rules = ()) -> Case:
    return Case(name, max(spec_of(name).seats_on(board)), rules, board)


def _others(name: str) -> list[str]:
    """The boards of a game beyond the one that it is played on where nobody asks for another."""
    return [board.id for board in spec_of(name).boards[1:]]


def _flips(name: str) -> list[Rules]:
    """For each other value of each switch the rules that set it."""
    return [((switch.name, value),) for switch in spec_of(name).switches for value in switch.values[1:]]


def _tried(name: str, rules: Rules) -> list[int]:
    """The numbers of seats that a switch is tried with: of many, the fewest and the most."""
    spec = spec_of(name)
    seats = spec.seats_with(dict(rules))
    return list(seats) if len(spec.seats_on()) <= 2 else sorted({min(seats), max(seats)})
