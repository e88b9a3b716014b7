"""Search through one turn: all lines of a seat until chance or another seat acts."""

from typing import Any

from ironmaster.bots.judging import Judge
from ironmaster.bots.margins import margin
from ironmaster.core.contract import Game, State


class Line:
    """Moves of one seat, one after the other, and where they lead."""

    def __init__(self, moves: list[int], state: State, worth: float, leaning: float) -> None:
        self.moves: list[int] = moves
        self.state: State = state
        self.worth: float = worth
        """The margin that the judge forecasts where the line ends."""
        self.leaning: float = leaning
        """The preferences of the judge along the line, which break ties of the forecast."""

    def rank(self) -> float:
        """The sort key: better lines have greater keys."""
        return self.worth + 0.001 * self.leaning


class TurnSearch:
    """Keeps the `beam` most promising unfinished lines, tries the `width` most likely moves of each, then goes on."""

    def __init__(self, judge: Judge[Any], width: int = 40, beam: int = 12, longest: int = 24) -> None:
        self.judge: Judge[Any] = judge
        self.game: Game = judge.game
        self.width: int = width
        self.beam: int = beam
        self.longest: int = longest
        self.nodes: int = 0

    def lines(self, s: State, seat: int) -> list[Line]:
        """Finished lines, the best first."""
        finished: list[Line] = []
        frontier = [Line([], s, 0.0, 0.0)]
        for _ in range(self.longest):
            opened: list[Line] = []
            for line in frontier:
                self._extend(line, seat, opened, finished)
            frontier = _best(opened, self.beam)
            if not frontier:
                break
        finished.extend(frontier)
        return _best(finished, len(finished))

    def _extend(self, line: Line, seat: int, opened: list[Line], finished: list[Line]) -> None:
        moves = self.game.law.moves(line.state)
        leanings = self.judge.leanings(line.state, moves)
        for place in _likeliest(leanings, self.width):
            after = line.state.copy()
            self.game.law.apply(after, moves[place])
            self.nodes += 1
            worth = margin(self.judge.forecast(after), seat)
            longer = Line([*line.moves, moves[place]], after, worth, line.leaning + leanings[place])
            (opened if self.game.law.to_act(after) == seat else finished).append(longer)


def _rank(line: Line) -> float:
    return -line.rank()


def _best(lines: list[Line], most: int) -> list[Line]:
    return sorted(lines, key=_rank)[:most]


def _likeliest(leanings: list[float], most: int) -> list[int]:
    """The places of the highest leanings, ties by the order of the offer."""
    if len(leanings) <= most:
        return list(range(len(leanings)))
    pairs = sorted([(-leanings[place], place) for place in range(len(leanings))])
    return [place for _, place in pairs[:most]]
