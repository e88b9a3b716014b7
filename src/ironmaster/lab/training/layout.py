"""The shared observations and actions of several setups, so that one network can play all of them.

Setups on one board differ little: parts with a number for each seat are longer with more seats, and a few moves exist
only with more seats. The network sees a shared observation. Each of its parts, identified by name, is as long as the
longest one of any setup; a setup with fewer seats leaves the last places at 0. Moves are identified by their texts.

>>> from ironmaster import game
>>> layout = Layout([game("industria", seats=3), game("industria", seats=4)])
>>> len(layout.actions), layout.views[0].observation, layout.views[1].observation
(354, 141, 143)
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ironmaster.core.contract import Game
from ironmaster.core.features import Feature
from ironmaster.lab.training.settings import TrainingError
from ironmaster.observations import width_of

Numbers = NDArray[np.int64]
MOST_NAMES: Final = (1 << 15) - 1
"""The most rows of the table of names; row numbers are stored as 16-bit numbers."""


class View(NamedTuple):
    """The arrangement of one setup for the shared network."""

    seats: int
    observation: int
    """Numbers in an observation of the setup. The column after the last one is always 0."""
    quantities: Numbers
    """The column of each shared quantity."""
    names: Numbers
    """The column of each shared name."""
    low: Numbers
    high: Numbers
    offset: Numbers
    """For each shared name its lowest and highest number, and where its numbers begin in `rows`."""
    rows: Numbers
    """The row of the network's table for each number of each part that contains names."""
    shared_action: Numbers
    """The shared number of each action of the setup."""
    own_action: Numbers
    """The number in the setup of each shared action; the number of the setup's actions for one that it lacks."""


class Layout:
    """The shared observation and actions of some setups on one board."""

    def __init__(self, games: Sequence[Game]) -> None:
        self.seats = max(game.seats for game in games)
        parts = [game.observation.features() for game in games]
        if any([part.name for part in one] != [part.name for part in parts[0]] for one in parts):
            raise TrainingError("lab.layout", part="?")
        together: list[tuple[Feature, ...]] = list(zip(*parts, strict=True))
        for same in together:
            _check(same, games)
        self.lengths = [max(part.length for part in same) for same in together]
        self.named = [same[0].names for same in together]
        self.actions = list(dict.fromkeys(text for game in games for text in _texts(game)))
        turns = [_per_seat(same, games) for same in together]
        self.rows = 0
        """Rows of the table of names."""
        bases: list[tuple[int, int]] = []
        for same, turn in zip(together, turns, strict=True):
            low = min(part.low for part in same)
            high = max(
                shared_name(part.high, turn, game.seats, self.seats) for part, game in zip(same, games, strict=True)
            )
            bases.append((self.rows, low))
            self.rows += high - low + 1 if same[0].names else 0
        if self.rows > MOST_NAMES:
            raise TrainingError("lab.names", rows=self.rows)
        self.views = [self._view(game, one, turns, bases) for game, one in zip(games, parts, strict=True)]

    @property
    def quantities(self) -> int:
        """Shared quantities, which come first in the shared observation."""
        return sum(length for length, named in zip(self.lengths, self.named, strict=True) if not named)

    @property
    def names(self) -> int:
        """Shared names, which come after the quantities."""
        return sum(self.lengths) - self.quantities

    def _view(
        self, game: Game, parts: Sequence[Feature], turns: Sequence[int], bases: Sequence[tuple[int, int]]
    ) -> View:
        width, at = width_of(parts), 0
        columns: dict[bool, list[int]] = {False: [], True: []}
        bounds: list[tuple[int, int, int]] = []
        rows: list[int] = []
        for part, length, turn, (base, lowest) in zip(parts, self.lengths, turns, bases, strict=True):
            missing = length - part.length
            columns[part.names] += [*range(at, at + part.length), *[width] * missing]
            at += part.length
            if part.names:
                bounds += [(part.low, part.high, len(rows) - part.low)] * part.length
                numbers = range(part.low, part.high + 1)
                rows += [base + shared_name(number, turn, game.seats, self.seats) - lowest for number in numbers]
                bounds += [(0, 0, len(rows))] * missing
                rows += [base] * bool(missing)
        low, high, offset = np.array(bounds, np.int64).reshape(-1, 3).T
        own = {text: number for number, text in enumerate(_texts(game))}
        shared = {text: number for number, text in enumerate(self.actions)}
        return View(
            game.seats,
            width,
            np.array(columns[False], np.int64),
            np.array(columns[True], np.int64),
            low,
            high,
            offset,
            np.array(rows, np.int64),
            np.array([shared[text] for text in own], np.int64),
            np.array([own.get(text, len(own)) for text in self.actions], np.int64),
        )


def _texts(game: Game) -> list[str]:
    return [game.actions.text(number) for number in range(len(game.actions))]


def _check(same: Sequence[Feature], games: Sequence[Game]) -> None:
    """A part has the same length in all setups, or the same for each seat."""
    blocks = {part.length / game.seats for part, game in zip(same, games, strict=True)}
    if len({part.names for part in same}) > 1 or len({part.length for part in same}) > 1 < len(blocks):
        raise TrainingError("lab.layout", part=same[0].name)


def _per_seat(same: Sequence[Feature], games: Sequence[Game]) -> int:
    """How many names of a part belong to each seat, derived from how its highest number grows with the seats."""
    highest = {game.seats: part.high for part, game in zip(same, games, strict=True)}
    few, many = min(highest), max(highest)
    if not same[0].names or few == many or any(part.low != 0 for part in same):
        return 0
    each, rest = divmod(highest[many] - highest[few], many - few)
    fits = all(high - each * seats == highest[few] - each * few >= 0 for seats, high in highest.items())
    return each if not rest and fits else 0


def shared_name(number: int, each: int, seats: int, most: int) -> int:
    """The number of a name in the setup with the most seats. Each seat has `each` numbers; the first number is 1.

    With two numbers for each seat, all first numbers come before all second ones. Here three seats are mapped to four.

    >>> [shared_name(number, 2, 3, 4) for number in range(9)]
    [0, 1, 2, 3, 5, 6, 7, 9, 10]
    """
    if number < 1:
        return number
    if number > each * seats:
        return number + each * (most - seats)
    group, seat = divmod(number - 1, seats)
    return 1 + group * most + seat
