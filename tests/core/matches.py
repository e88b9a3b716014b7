"""Matches for the tests of the core."""

from typing import Any

import ironmaster
from ironmaster.core.contract import FastDice, Game, Law, State, Views
from ironmaster.core.match import Match
from ironmaster.core.refusal import Refusal


def played(entries: int, *, seats: int = 3, seed: str = "core", game: Game | None = None) -> Match:
    """A match of random moves with at least a number of entries in its log."""
    match, dice = Match(game or ironmaster.game("brass", seats=seats), seed=seed), FastDice(entries)
    while len(match) < entries and not match.over:
        moves = match.moves()
        match.push(moves[dice.below(len(moves))])
    return match


def whole(seats: int = 3) -> Match:
    """A match that is over."""
    return played(10_000, seats=seats)


def known(match: Match) -> Any:
    """The whole public state of a match except its redo list."""
    return match.log, match.state.key(), match.moves(), match.to_act, match.digest(), str(match.saved)


class CountingLaw(Law[State]):
    """A law that delegates to another one and counts the actions applied and settled."""

    def __init__(self, inner: Law[State]) -> None:
        super().__init__(inner.actions)
        self.inner = inner
        self.count = 0

    def start(self) -> State:
        return self.inner.start()

    def to_act(self, s: State) -> int:
        return self.inner.to_act(s)

    def moves(self, s: State) -> list[int]:
        return self.inner.moves(s)

    def draw(self, s: State, dice: Any) -> int:
        return self.inner.draw(s, dice)

    def canonical(self, text: str) -> str:
        return self.inner.canonical(text)

    def why(self, s: State, text: str) -> list[Refusal]:
        return self.inner.why(s, text)

    def unfinished(self, s: State) -> bool:
        return self.inner.unfinished(s)

    def apply(self, s: State, move: int) -> None:
        self.count += 1
        self.inner.apply(s, move)

    def settle(self, s: State, outcome: int) -> None:
        self.count += 1
        self.inner.settle(s, outcome)


class ShowingViews(Views[State]):
    """Views in which the moves with some words show the seat that makes them something hidden."""

    def __init__(self, inner: Game, words: tuple[str, ...]) -> None:
        super().__init__(inner.setup, inner.law)
        self.inner = inner
        self.shows = words
        self.asked: list[tuple[object, int]] = []

    def view(self, s: State, seat: int) -> dict[str, object]:
        return self.inner.views.view(s, seat)

    def reveals(self, before: State, move: int) -> bool:
        self.asked.append((before.key(), move))
        return self.law.actions.text(move).startswith(self.shows)


class Counting(Game):
    """A game whose law counts."""

    def __init__(self, inner: Game, views: Views[State] | None = None, law: CountingLaw | None = None) -> None:
        self.counting = law or CountingLaw(inner.law)
        parts = (views or inner.views, inner.words, inner.facts, inner.observation)
        super().__init__(inner.setup, self.counting, *parts)


class Showing(Counting):
    """A game in which the moves with some words show the seat that makes them something hidden."""

    def __init__(self, inner: Game, *words: str) -> None:
        self.showing = ShowingViews(inner, words)
        super().__init__(inner, self.showing)


def texts_of(game: Game) -> list[str]:
    """The texts of all interned actions."""
    return [game.actions.text(number) for number in range(len(game.actions))]
