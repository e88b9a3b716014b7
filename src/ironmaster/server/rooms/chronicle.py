"""The course of a game at a table: how the seats stood at each turn, where its parts begin, what points were for."""

from typing import NamedTuple

from ironmaster.core.awards import Award
from ironmaster.core.contract import CHANCE, Game, State
from ironmaster.core.match import Entry
from ironmaster.core.messages import AVAILABLE
from ironmaster.core.transcript import advance
from ironmaster.server.rooms.journal import Journal


class Chapter(NamedTuple):
    """A part of the game: the length of the journal at which it begins, and its name in each language."""

    at: int
    names: dict[str, str]


class Sample(NamedTuple):
    """The figures of the seats at a length of the journal."""

    at: int
    figures: dict[str, list[int]]


class Scored(NamedTuple):
    """An award and the length of the journal with the move or outcome that brought it."""

    at: int
    award: Award


class Chronicle:
    """What the moves and outcomes that stand have led to. It is not changed once it is made: `go_on` makes another."""

    def __init__(self, journal: Journal) -> None:
        """The chronicle before the first move or outcome."""
        self._game: Game = journal.match.game
        self._line: list[tuple[int, Entry]] = []
        self._state: State = journal.match.at(0).state
        self._turn = ("", CHANCE)
        self.length = 0
        self.start = self._game.scores(self._state)
        """The scores that the game began with: a position may bring some."""
        self.scores = self.start
        self.chapters: list[Chapter] = []
        self.samples: list[Sample] = []
        self.scored: list[Scored] = []
        self._look(0)

    def go_on(self, journal: Journal) -> "Chronicle":
        """The chronicle of the journal as it is now; made anew where something has been taken back since."""
        if self.length == len(journal):
            return self
        line = journal.numbered(len(journal))
        course = self._copy() if line[: len(self._line)] == self._line else Chronicle(journal)
        for at, entry in line[len(course._line) :]:
            course.scored += [Scored(at, award) for award in self._game.awards(course._state, entry.action)]
            advance(journal.match, course._state, entry.actor, entry.action)
            course._look(at)
        course._line, course.length = line, len(journal)
        course.scores = self._game.scores(course._state)
        return course

    def _copy(self) -> "Chronicle":
        course = Chronicle.__new__(Chronicle)
        course.__dict__.update(self.__dict__)
        course._state = self._state.copy()
        course.chapters, course.samples, course.scored = self.chapters[:], self.samples[:], self.scored[:]
        return course

    def _look(self, at: int) -> None:
        """Note where a part of the game begins, and how the seats stand whenever another one is to act or none is."""
        game, state = self._game, self._state
        chapter, actor = game.chapter(state, AVAILABLE[0]), game.to_act(state)
        if not self.chapters or chapter != self.chapters[-1].names[AVAILABLE[0]]:
            self.chapters.append(Chapter(at, {lang: game.chapter(state, lang) for lang in AVAILABLE}))
        if actor != CHANCE and (chapter, actor) != self._turn:
            self._turn = chapter, actor
            self.samples.append(Sample(at, game.figures(state)))
