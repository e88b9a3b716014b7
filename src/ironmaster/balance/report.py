"""A balance study as plain data, with findings about problems of the board."""

from collections import Counter
from statistics import fmean, pstdev
from typing import Any, Final

from ironmaster.arena.plan import Plan
from ironmaster.arena.report import engine, rounded, setup_of
from ironmaster.arena.results import Result
from ironmaster.arena.statistics import Interval, mean_of, share
from ironmaster.balance.counting import GameStatistics, Use, possible, statistics_of
from ironmaster.core.contract import Game
from ironmaster.core.elements import Element

Data = dict[str, Any]

UNFAIR: Final = 0.25
"""How far the share of wins of a place may lie from the fair share, at the confidence of the interval."""
RARE: Final = 0.05
"""A share of the games: less is hardly ever used, and more must not end without points for the winner."""

FEWEST: Final = 20
"""The minimum number of games for findings: of three games, one place often wins all by chance."""


def report(plan: Plan, results: list[Result]) -> Data:
    """The report of a study."""
    game = plan.table()
    finished = [statistics_of(game, one) for one in results]
    return {
        **setup_of(plan),
        "games": len(results),
        "compiled": engine(results),
        "points": points(finished),
        "length": length(finished),
        "places": places(finished),
        "sources": sources(finished),
        "figures": figures(finished),
        "uses": uses(game, finished),
        "findings": findings(game, finished),
        "faults": [fault for one in results for fault in one.faults],
    }


def points(finished: list[GameStatistics]) -> Data:
    """Points of the winner, the last and all seats, the lead over the second, and the spread of the scores."""
    ranked = [sorted(one.scores, reverse=True) for one in finished]
    return {
        "winner": rounded(mean_of([float(scores[0]) for scores in ranked])),
        "everybody": rounded(mean_of([fmean(scores) for scores in ranked])),
        "last": rounded(mean_of([float(scores[-1]) for scores in ranked])),
        "lead": rounded(mean_of([float(scores[0] - scores[1]) for scores in ranked])),
        "spread": round(pstdev(score for scores in ranked for score in scores), 2),
        "lowest_winner": min(scores[0] for scores in ranked),
        "highest_winner": max(scores[0] for scores in ranked),
    }


def length(finished: list[GameStatistics]) -> Data:
    """Decisions in a game."""
    decisions = [one.decisions for one in finished]
    mean = mean_of([float(number) for number in decisions])
    return {"decisions": rounded(mean), "shortest": min(decisions), "longest": max(decisions)}


def places(finished: list[GameStatistics]) -> list[Data]:
    """By the order of the first decisions: share of the wins, and points over the mean of the game."""
    return [
        {"place": place + 1, "wins": rounded(wins, 4), "points": rounded(over)}
        for place, (wins, over) in enumerate(_places(finished))
    ]


def _places(finished: list[GameStatistics]) -> list[tuple[Interval, Interval]]:
    return [
        (
            share([one.wins[one.order[place]] for one in finished]),
            mean_of([one.scores[one.order[place]] - fmean(one.scores) for one in finished]),
        )
        for place in range(len(finished[0].scores))
    ]


def sources(finished: list[GameStatistics]) -> dict[str, float]:
    """Points of a seat by part of the scoring."""
    total: Counter[str] = Counter()
    for one in finished:
        total.update(one.sources)
    seats = len(finished) * len(finished[0].scores)
    return {part: round(number / seats, 2) for part, number in total.most_common()}


def figures(finished: list[GameStatistics]) -> list[Data]:
    """Every figure at the end of the game: the mean of all seats, and of the winners."""
    found = []
    for name in finished[0].figures:
        winners = [fmean(one.figures[name][seat] for seat, win in enumerate(one.wins) if win) for one in finished]
        everybody = fmean(fmean(one.figures[name]) for one in finished)
        found.append({"figure": name, "everybody": round(everybody, 2), "winners": round(fmean(winners), 2)})
    return found


def uses(game: Game, finished: list[GameStatistics]) -> list[Data]:
    """For every possible use: the share of the games in which it occurred, how often, and who won then."""
    times: Counter[Use] = Counter()
    seats: dict[Use, list[float]] = {}
    games: Counter[Use] = Counter()
    for one in finished:
        for (use, seat), number in one.uses.items():
            times[use] += number
            seats.setdefault(use, []).append(one.wins[seat])
        games.update({use for use, _ in one.uses})
    return [
        {
            "verb": use[0],
            "kind": use[1].kind,
            "id": use[1].id,
            "games": round(games[use] / len(finished), 4),
            "times": round(times[use] / len(finished), 3),
            "wins_of_users": round(fmean(seats[use]), 4) if use in seats else None,
        }
        for use in possible(game, finished)
    ]


def findings(game: Game, finished: list[GameStatistics]) -> list[Data]:
    """Problems of the board. A finding is reported only if the whole 95 % interval supports it."""
    found: list[Data] = []
    if len(finished) < FEWEST:
        return found
    fair = 1 / len(finished[0].scores)
    for place, (wins, _) in enumerate(_places(finished)):
        if wins.low > fair * (1 + UNFAIR) or wins.high < fair * (1 - UNFAIR):
            found.append({"finding": "place", "place": place + 1, "wins": rounded(wins, 4), "fair": round(fair, 4)})
    poor = share([float(max(one.scores) <= 0) for one in finished])
    if poor.low > RARE:
        found.append({"finding": "poor", "games": rounded(poor, 4)})
    return [*found, *_unused(game, finished)]


def _unused(game: Game, finished: list[GameStatistics]) -> list[Data]:
    """The elements, kind by kind, that are hardly ever used by an action that players choose from a menu.

    Other verbs only answer a question of the game, so their uses say nothing about an element.
    """
    menus = {verb.id for menu in game.facts.menus() for verb in menu}
    used = [{thing for (verb, thing), _ in one.uses if verb in menus} for one in finished]
    verbs: dict[str, list[str]] = {}
    rare: dict[str, list[str]] = {}
    counted: set[Element] = set()
    for verb, thing in possible(game, finished):
        if verb not in menus:
            continue
        if verb not in verbs.setdefault(thing.kind, []):
            verbs[thing.kind].append(verb)
        if thing not in counted and share([float(thing in things) for things in used]).high < RARE:
            rare.setdefault(thing.kind, []).append(thing.id)
        counted.add(thing)
    return [{"finding": "unused", "kind": kind, "verbs": verbs[kind], "ids": ids} for kind, ids in rare.items()]
