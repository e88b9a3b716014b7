"""The key moments of a game as text: what was played, what was better, and why."""

from bisect import bisect_right

from msgspec import Struct

from ironmaster.analysis.results import Analysis
from ironmaster.analysis.wording import because, sentences
from ironmaster.core.match import Match


class Moment(Struct, frozen=True):
    """A decision that lost many points, as text."""

    place: int
    """The log length before it."""
    turn: int
    chapter: str
    seat: int
    grade: str
    """One of `results.GRADES`."""
    played: str
    better: str
    loss: float
    error: float
    why: str
    """A sentence with the reasons for the better move; empty if there is none."""


def moments(analysis: Analysis, match: Match, lang: str) -> list[Moment]:
    """The worst decisions of all seats, in the order of the game."""
    worst = {place for summary in analysis.summaries for place in summary.worst}
    game = match.game
    found: list[Moment] = []
    for one in analysis.decisions:
        if one.place in worst:
            state = match.at(one.place).state
            found.append(
                Moment(
                    place=one.place,
                    turn=turn_of(analysis, one.place),
                    chapter=game.words.chapter(state, lang),
                    seat=one.seat,
                    grade=one.grade,
                    played=sentences(game, state, one.made, lang),
                    better=sentences(game, state, one.better, lang),
                    loss=one.loss,
                    error=one.error,
                    why=because(game, one.reasons, lang),
                )
            )
    return found


def turn_of(analysis: Analysis, place: int) -> int:
    """The number of the turn of a log entry, counted from 1 over all seats."""
    return bisect_right([one.place for one in analysis.standings], place)
