"""The report of a tournament as plain data."""

from math import isfinite
from statistics import fmean

from ironmaster.arena.plan import Plan
from ironmaster.arena.results import Result
from ironmaster.arena.statistics import Deals, Interval, ahead, by_deal, mean_of, means, meetings, ratings, share

Data = dict[str, object]


def report(plan: Plan, results: list[Result]) -> Data:
    """The complete report: pairs, ratings, control games and errors."""
    games = [one for one in results if one.control < 0]
    deals = by_deal(games)
    return {
        **setup_of(plan),
        "seconds": plan.seconds,
        "iterations": plan.iterations,
        "games": len(games),
        "deals": len(deals),
        "compiled": engine(results),
        "pairs": pairs(plan, deals),
        "ratings": rated(plan, games, deals),
        "control": control(plan, results),
        "winning_points": _winning(deals),
        "faults": [fault for one in results for fault in one.faults],
    }


def setup_of(plan: Plan) -> Data:
    """What was played: the game with its board and rules, the bots and the seed."""
    return {
        "game": plan.game,
        "ruleset": plan.ruleset,
        "board": plan.board,
        "seats": plan.seats,
        "rules": plan.rules,
        "bots": plan.bots,
        "seed": plan.seed,
    }


def engine(results: list[Result]) -> bool | None:
    """Whether all games were played by the compiled engine; None if that is not known for all of them."""
    kept = [one.compiled for one in results]
    return None if None in kept else all(kept)


def pairs(plan: Plan, deals: Deals) -> list[Data]:
    """For each pair of entrants: how often the first finished ahead, and by how many points."""
    found: list[Data] = []
    for a in range(len(plan.bots)):
        for b in range(a + 1, len(plan.bots)):
            met = sum(bool(meetings(one, a, b)) for deal in deals for one in deal)
            if met:
                found.append(
                    {
                        "a": plan.bots[a],
                        "b": plan.bots[b],
                        "games": met,
                        **_named(share(means(deals, a, b, ahead)), "ahead", 4),
                        **_named(mean_of(means(deals, a, b, lead)), "margin", 2),
                    }
                )
    return found


def lead(one: Result, i: int, j: int) -> float:
    """The lead of a seat over another, in points."""
    return float(one.scores[i] - one.scores[j])


def rated(plan: Plan, games: list[Result], deals: Deals) -> list[Data]:
    """Every entrant with its rating, points and speed, the strongest first."""
    found = [
        {"bot": bot, **_named(interval, "rating", 0), **_record(games, entrant, plan.seats)}
        for entrant, (bot, interval) in enumerate(
            zip(plan.bots, ratings(deals, len(plan.bots), plan.seed), strict=True)
        )
    ]
    return sorted(found, key=lambda one: -float(str(one["rating"])))


def _record(games: list[Result], entrant: int, seats: int) -> Data:
    places = [(one, seat) for one in games for seat in range(seats) if one.lineup[seat] == entrant]
    decisions = sum(one.decisions[seat] for one, seat in places)
    seconds = sum(one.seconds[seat] for one, seat in places)
    return {
        "games": sum(entrant in one.lineup for one in games),
        "points": round(fmean(one.scores[seat] for one, seat in places), 2) if places else 0.0,
        "wins": sum(one.places[seat] == 1 for one, seat in places),
        "seats": len(places),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "slowest": round(max((one.slowest[seat] for one, seat in places), default=0.0), 3),
    }


def control(plan: Plan, results: list[Result]) -> list[Data]:
    """Every entrant against itself: a margin other than zero would be a bias of the arena.

    `zero` is null if that is unknown: with one deal, a bot that thinks for a fixed time may differ by chance.
    """
    found: list[Data] = []
    for entrant, bot in enumerate(plan.bots):
        deals = by_deal([one for one in results if one.control == entrant])
        if deals:
            interval = mean_of(means(deals, 0, 1, lead))
            zero = None if len(deals) == 1 and interval.mean else interval.low <= 0.0 <= interval.high
            games = sum(map(len, deals))
            found.append(
                {
                    "bot": bot,
                    "games": games,
                    **_named(interval, "margin", 2),
                    "zero": zero,
                    "winning_points": _winning(deals),
                }
            )
    return found


def _winning(deals: Deals) -> list[float | None]:
    """The mean points of winners, with its bounds."""
    return rounded(mean_of([fmean(max(one.scores) for one in deal) for deal in deals]))


def rounded(interval: Interval, digits: int = 2) -> list[float | None]:
    """The mean and its bounds; the bounds are None if there is only one deal."""
    return [round(number, digits) if isfinite(number) else None for number in interval]


def _named(interval: Interval, name: str, digits: int) -> Data:
    mean, low, high = rounded(interval, digits)
    bounds = ("low", "high") if name != "margin" else ("margin_low", "margin_high")
    return {name: mean, bounds[0]: low, bounds[1]: high}
