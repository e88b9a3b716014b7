"""The history of a game: the figures of the seats at each turn, the start of each chapter, and all awards of points."""

from typing import NamedTuple

from ironmaster.core.awards import Award
from ironmaster.core.contract import CHANCE, Game, State
from ironmaster.core.match import Entry
from ironmaster.core.messages import AVAILABLE
from ironmaster.core.transcript import advance
from ironmaster.server.rooms.journal import Journal


class Chapter(NamedTuple):
    """A part of the game, such as a round: the journal length at which it begins, and its name in each language."""

    at: int
    names: dict[str, str]


class Sample(NamedTuple):
    """The figures of the seats at one journal length."""

    at: int
    figures: dict[str, list[int]]


class Scored(NamedTuple):
    """An award, and the journal length just after the move or outcome that caused it."""

    at: int
    award: Award


class History:
    """The history of the moves that were not taken back. It is immutable: `extend` returns a new one."""

    def __init__(self, journal: Journal) -> None:
        """The history before the first entry."""
        self._game: Game = journal.match.game
        self._line: list[tuple[int, Entry]] = []
        self._state: State = journal.match.at(0).state
        self._turn = ("", CHANCE)
        self.length = 0
        self.start = self._game.law.scores(self._state)
        """The scores at the start: a game set up from a position may begin with points."""
        self.scores = self.start
        self.chapters: list[Chapter] = []
        self.samples: list[Sample] = []
        self.scored: list[Scored] = []
        self._sample(0)

    def extend(self, journal: Journal) -> "History":
        """The history of the journal as it is now. It is rebuilt from the start if a known move was taken back."""
        if self.length == len(journal):
            return self
        line = journal.numbered(len(journal))
        history = self._copy() if line[: len(self._line)] == self._line else History(journal)
        for at, entry in line[len(history._line) :]:
            history.scored += [Scored(at, award) for award in self._game.facts.awards(history._state, entry.action)]
            advance(journal.match, history._state, entry.actor, entry.action)
            history._sample(at)
        history._line, history.length = line, len(journal)
        history.scores = self._game.law.scores(history._state)
        return history

    def _copy(self) -> "History":
        history = History.__new__(History)
        history.__dict__.update(self.__dict__)
        history._state = self._state.copy()
        history.chapters, history.samples, history.scored = self.chapters[:], self.samples[:], self.scored[:]
        return history

    def _sample(self, at: int) -> None:
        """Record the start of a new chapter, and the figures whenever the seat to act changes or the game is over."""
        game, state = self._game, self._state
        chapter, actor = game.words.chapter(state, AVAILABLE[0]), game.law.to_act(state)
        if not self.chapters or chapter != self.chapters[-1].names[AVAILABLE[0]]:
            self.chapters.append(Chapter(at, {lang: game.words.chapter(state, lang) for lang in AVAILABLE}))
        if actor != CHANCE and (chapter, actor) != self._turn:
            self._turn = chapter, actor
            self.samples.append(Sample(at, game.facts.figures(state)))
