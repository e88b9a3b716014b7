"""The analysis of a whole game: evaluated decisions, a forecast after every turn, and a summary per seat."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import blake2b
from typing import Any, Final

from ironmaster.analysis.chances import chances, settled
from ironmaster.analysis.evaluation import Question, evaluate
from ironmaster.analysis.results import BLUNDER, INACCURACY, MISTAKE, Analysis, Decision, Standing, Summary
from ironmaster.bots.contract import Budget
from ironmaster.bots.glance import at_a_glance
from ironmaster.bots.judges import judge_of
from ironmaster.bots.judging import Judge
from ironmaster.core.child_process import follow_parent
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.log import Entry
from ironmaster.core.match import Match
from ironmaster.core.transcript import advance

WORST: Final = 5
"""How many of a seat's worst moves its summary names."""
MOST_DECISIONS: Final = 5000
"""Limit for playing out an unfinished game."""

Progress = Callable[[int, int], None]


def analyse(
    match: Match, budget: Budget, *, jobs: int = 1, seed: int = 0, progress: Progress | None = None
) -> Analysis:
    """Analyse a game, finished or not. The budget is for one decision; `jobs` processes share the decisions.

    `progress` is called with the number of evaluated decisions and their total. With a budget of iterations, the same
    seed gives the same analysis for any number of jobs.
    """
    asked = questions(match, seed)
    found: list[Decision] = []
    for decision in _evaluate_all(asked, budget, jobs):
        found.append(decision)
        if progress is not None:
            progress(len(found), len(asked))
    return summarise(match, sorted(found, key=lambda one: one.place))


def questions(match: Match, seed: int = 0) -> list[Question]:
    """All decisions of a match with more than one legal move, each with the view of its seat."""
    game, log = match.game, match.log
    found: list[Question] = []
    for place, state in _states(match):
        if place == len(log) or log[place].actor == CHANCE or len(game.law.moves(state)) < 2:
            continue
        seat = log[place].actor
        own = blake2b(f"{seed} {place}".encode(), digest_size=7).digest()
        found.append(
            Question(
                place,
                seat,
                game.views.view(state, seat),
                game.actions.text(log[place].action),
                _action_from(game, state, log, place),
                int.from_bytes(own),
            )
        )
    return found


def summarise(match: Match, decisions: list[Decision]) -> Analysis:
    """The analysis of a match from its evaluated decisions, in the order of the log."""
    game = match.game
    judge, points = judge_of(game), _points(match)
    return Analysis(
        game=game.spec.name,
        board=game.board,
        seats=game.seats,
        rules=dict(game.rules),
        entries=len(match),
        over=match.over,
        scores=match.scores(),
        places=match.places(),
        spread=judge.spread,
        decisions=decisions,
        standings=standings(match, judge),
        summaries=[_summary(seat, decisions, points[seat]) for seat in range(game.seats)],
        ruleset=game.ruleset,
    )


def standings(match: Match, judge: Judge[Any]) -> list[Standing]:
    """Forecast and chances at the start, after every turn, and at the end."""
    game, log = match.game, match.log
    made = sum(1 for entry in log if entry.actor != CHANCE)
    total = made + (0 if match.over else _decisions_to_come(judge, match.state))
    found: list[Standing] = []
    done, last = 0, CHANCE
    for place, state in _states(match):
        actor = game.law.to_act(state)
        if actor == OVER:
            forecast = [float(points) for points in game.law.scores(state)]
            found.append(Standing(place, forecast, settled(game.law.places(state))))
        elif actor != CHANCE and actor != last:
            forecast = judge.forecast(state)
            found.append(Standing(place, forecast, _chances(game, state, forecast, judge.spread, 1.0 - done / total)))
            last = actor
        done += actor >= 0
    return found


def _chances(game: Game, s: State, forecast: list[float], spread: float, left: float) -> list[float]:
    """The chances of winning. A seat that has left the game has none."""
    staying = [seat for seat in range(game.seats) if seat not in game.law.out(s)]
    found = [0.0] * game.seats
    for seat, chance in zip(staying, chances([forecast[seat] for seat in staying], spread, left), strict=True):
        found[seat] = chance
    return found


def _decisions_to_come(judge: Judge[Any], s: State) -> int:
    """An estimate of the remaining decisions: play the game out with the judge's first choice."""
    game, dice = judge.game, FastDice(0)
    for done in range(MOST_DECISIONS):
        while game.law.to_act(s) == CHANCE:
            game.law.settle(s, game.law.draw(s, dice))
        if game.law.to_act(s) == OVER:
            return done
        moves = game.law.moves(s)
        game.law.apply(s, moves[at_a_glance(judge, s, moves, dice, 0.0)])
    return MOST_DECISIONS


def _summary(seat: int, decisions: list[Decision], points: dict[str, int]) -> Summary:
    own = [one for one in decisions if one.seat == seat]
    worst = sorted((one for one in own if one.grade), key=lambda one: -one.loss)[:WORST]
    grades = [one.grade for one in own]
    return Summary(
        seat=seat,
        decisions=len(own),
        lost=sum(one.loss for one in own),
        inaccuracies=grades.count(INACCURACY),
        mistakes=grades.count(MISTAKE),
        blunders=grades.count(BLUNDER),
        worst=[one.place for one in worst],
        points=points,
    )


def _points(match: Match) -> list[dict[str, int]]:
    """The points of each seat, by part of the scoring."""
    log = match.log
    found: list[dict[str, int]] = [{} for _ in range(match.game.seats)]
    for place, state in _states(match):
        for award in match.game.facts.awards(state, log[place].action) if place < len(log) else []:
            found[award.seat][award.part] = found[award.seat].get(award.part, 0) + award.points
    return found


def _states(match: Match) -> Iterator[tuple[int, State]]:
    """The states of a match, each with the log length. The same state object is reused, so do not change or keep it."""
    state = match.at(0).state
    yield 0, state
    for place, entry in enumerate(match.log, 1):
        advance(match, state, entry.actor, entry.action)
        yield place, state


def _action_from(game: Game, s: State, log: list[Entry], place: int) -> list[str]:
    """The moves of the seat to act until its action was complete."""
    state, seat = s.copy(), log[place].actor
    made: list[str] = []
    for entry in log[place:]:
        if entry.actor != seat:
            break
        made.append(game.actions.text(entry.action))
        game.law.apply(state, entry.action)
        if game.law.to_act(state) != seat or not game.law.unfinished(state):
            break
    return made


def _evaluate_all(asked: list[Question], budget: Budget, jobs: int) -> Iterator[Decision]:
    if jobs <= 1:
        yield from (evaluate(question, budget) for question in asked)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), follow_parent) as pool:
        waiting = [pool.submit(evaluate, question, budget) for question in asked]
        try:
            for one in as_completed(waiting):
                yield one.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
