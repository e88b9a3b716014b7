"""A balance study in words and figures."""

from ironmaster.balance.study import Mean, Study
from ironmaster.core.registry import written
from ironmaster.core.seats import letter


def lines(study: Study) -> list[str]:
    """The whole report."""
    setup, results = study.setup, study.results
    rules = ", ".join(f"{key}={written(value)}" for key, value in setup.rules.items()) or "default rules"
    board = f" on {setup.board}" if setup.board else ""
    played = f"{setup.game}{board}, {setup.seats} seats, {len(results)} games, seed {setup.seed}"
    table = setup.table()
    return [
        f"{played}, {setup.company()} players, {rules}",
        "",
        *_scores(study),
        "",
        *_seats(study),
        "",
        *_players(study),
        "",
        *setup.subject().tables(table, study.counts(), len(results)),
    ]


def _shown(mean: Mean) -> str:
    return f"{mean.value:.2f} ±{mean.error:.2f}"


def _scores(study: Study) -> list[str]:
    best = [max(result.scores) for result in study.results]
    low, high = min(best), max(best)
    return [
        f"winner {_shown(study.winner())}, everybody {_shown(study.mean())}, last {_shown(study.last())}",
        f"winners with 30 to 50 points {study.winners_between(30, 50):.1%}, from {low} to {high}; "
        f"spread of scores {study.spread():.1f}",
    ]


def _seats(study: Study) -> list[str]:
    letters = [f"{letter(seat)} {_shown(mean)}" for seat, mean in enumerate(study.by_letter())]
    places = study.by_place()
    wins = study.wins_by_place()
    best, worst = max(places), min(places)
    return [
        "points over the mean of the game (± standard error)",
        f"by seat: {'  '.join(letters)}",
        f"by place, start player first: {'  '.join(f'{at + 1} {_shown(mean)}' for at, mean in enumerate(places))}",
        f"games won by place: {'  '.join(f'{at + 1} {share:.1%}' for at, share in enumerate(wins))}",
        f"from best to worst place: {best.value - worst.value:.2f}; best over the mean: {best.value:.2f}",
    ]


def _players(study: Study) -> list[str]:
    rows = ["players             seats taken  over the mean   won"]
    for name, (number, points, share) in study.by_player().items():
        rows.append(f"{name:<20} {number:10} {_shown(points):>14} {share:6.1%}")
    return rows
