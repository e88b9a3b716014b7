"""Ledgers of a seat's moves: money and its purpose, cubes, flips, cards and tiles.

Each frame of an action is a separate step, as in `flow`, so that each step has one cause. Consequences after the end of
the action, such as the end of a round, are not included.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final, Generic, NamedTuple

from ironmaster.core.contract import S
from ironmaster.core.effects import Effect
from ironmaster.core.naming import who
from ironmaster.kit.effects import EffectLines
from ironmaster.kit.speech import Money

DECISION: Final = 0


class Change(NamedTuple, Generic[S]):
    """One step of a move: first the DECISION itself, then each frame that is carried out, by its kind."""

    kind: int
    move: int
    before: S
    after: S


class Sum(NamedTuple):
    """Money, the message that describes its purpose, and the things that the message names."""

    case: str
    amount: int
    what: str = ""
    face: int = -1
    slot: int = -1
    cubes: int = 0


class Tile(NamedTuple):
    """A tile that flipped, with the spaces that its owner's income advanced, or that left the board."""

    slot: int
    owner: int
    face: int
    flipped: bool
    spaces: int = 0


class Ledger(Generic[S]):
    """The ledger of one seat over a sequence of legal moves."""

    def __init__(self, start: S, changes: Iterable[Change[S]], seat: int) -> None:
        self.seat = seat
        self.first = self.last = start
        self.spent: list[Sum] = []
        self.got: list[Sum] = []
        """Money that came in; debts that were paid are negative."""
        self.used: list[tuple[int, int]] = []
        """The kind and source of each cube taken from the board."""
        self.flips: list[Tile] = []
        self.gone: list[Tile] = []
        """Tiles that were sold or built over."""
        self.scrapped: list[int] = []
        """Faces of tiles removed by development."""
        self.cards: list[int] = []
        """Cards discarded."""
        for change in changes:
            self.book(change)
            self.last = change.after

    def book(self, change: Change[S]) -> None:
        """Add one step."""
        raise NotImplementedError


class LedgerEffectLines(EffectLines, Generic[S]):
    """Describes the entries of a ledger in one language."""

    def __init__(self, game: str, lang: str, money: Money, ledger: Ledger[S]) -> None:
        super().__init__(game, lang, money, ledger.seat)
        self.ledger = ledger
        self.first, self.last = ledger.first, ledger.last

    def sum_words(self, booked: Sum) -> str:
        """The purpose of an amount."""
        raise NotImplementedError

    def source_words(self, kind: int, source: int, cubes: int) -> str:
        """Where cubes came from."""
        raise NotImplementedError

    def cost_effects(self) -> list[Effect]:
        """The cost of the moves, with its parts and the sources of the cubes."""
        spent = self.ledger.spent
        if not spent:
            return []
        parts = " + ".join(map(self.sum_words, spent))
        used = Counter(self.ledger.used).items()
        sources = [self.source_words(kind, source, cubes) for (kind, source), cubes in used]
        return self.cost(sum(part.amount for part in spent), self.joined([parts, *sources]))

    def cash_effects(self, cash: Callable[[S], list[int]]) -> list[Effect]:
        """The cash of the seat, and its receipts."""
        note = self.joined(list(map(self.sum_words, self.ledger.got)))
        return self.cash(cash(self.first)[self.seat], cash(self.last)[self.seat], note)

    def others_effects(self, seats: int, figure: Callable[[S, int], str], flip: Callable[[Tile], str]) -> list[Effect]:
        """The gains of other seats whose tiles flip."""
        found = []
        for seat in range(seats):
            flips = [tile for tile in self.ledger.flips if tile.owner == seat != self.seat]
            if flips:
                was, now = figure(self.first, seat), figure(self.last, seat)
                note = self.joined(list(map(flip, flips)))
                found.append(Effect("other", self.say("effect-other", seat=who(seat)), was, now, note))
        return found
