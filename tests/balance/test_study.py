"""A balance study: its counts match the games, a seed gives one study, and imbalances are reported."""

from collections import Counter
from pathlib import Path

import pytest

import ironmaster
from ironmaster.arena.plan import Plan, plan_for
from ironmaster.arena.results import Result
from ironmaster.balance.counting import GameStatistics, possible, statistics_of
from ironmaster.balance.report import findings, places, points, report, uses
from ironmaster.balance.study import COMPANY, jobs, play
from ironmaster.bots.contract import Budget
from ironmaster.core.contract import CHANCE, Game
from ironmaster.core.elements import Element

BOARD = Path(ironmaster.__file__).parent / "games" / "industria" / "boards" / "industria.toml"
ENOUGH = 80
"""The number of games needed to be sure that an item is hardly ever used."""


def planned(game: Game, *bots: str, seed: int = 1) -> Plan:
    return plan_for(game, list(bots), seed, Budget())


def studied(game: Game, *bots: str, games: int = 2, seed: int = 1) -> list[Result]:
    return list(play(planned(game, *bots, seed=seed), games, 1))


def decisions(game: Game, log: list[int]) -> list[tuple[int, str]]:
    """The decisions of a record: the seat and the text."""
    s, found = game.law.start(), []
    for action in log:
        actor = game.law.to_act(s)
        if actor == CHANCE:
            game.law.settle(s, action)
        else:
            found.append((actor, game.actions.text(action)))
            game.law.apply(s, action)
    return found


USED = {
    "age_of_industry": ("railway", "line"),
    "brass": ("link", "line"),
    "industria": ("lay", "tile"),
    "steam": ("lay", "hex"),
}
"""For each game a verb, and the kind of its first argument."""


@pytest.mark.parametrize(("name", "use"), USED.items())
def test_the_study_counts_the_events_of_the_games(name: str, use: tuple[str, str]) -> None:
    game = ironmaster.game(name, seats=3)
    (result,) = studied(game, "apprentice", games=1)
    found = statistics_of(game, result)
    made = decisions(game, result.log)
    assert found.decisions == len(made)
    assert found.order == list(dict.fromkeys(seat for seat, _ in made))
    assert sum(found.sources.values()) == sum(result.scores) == sum(found.scores)
    counted = Counter(
        {(seat, thing.id): n for ((verb, thing), seat), n in found.uses.items() if (verb, thing.kind) == use}
    )
    assert counted == Counter((seat, text.split()[1]) for seat, text in made if text.split()[0] == use[0])
    assert counted
    assert {use for use, _ in found.uses} <= set(possible(game, [found]))


def test_a_tile_is_counted_for_the_seat_that_laid_it() -> None:
    game = ironmaster.game("industria", seats=3)
    results = studied(game, "apprentice", games=3)
    finished = [statistics_of(game, one) for one in results]
    rows = {one["id"]: one for one in uses(game, finished) if one["verb"] == "lay"}
    laid = [
        [(seat, text.split()[1]) for seat, text in decisions(game, one.log) if text[:4] == "lay "] for one in results
    ]
    for tile, row in rows.items():
        builders = [finished[at].wins[seat] for at, made in enumerate(laid) for seat, name in made if name == tile]
        assert row["games"] == round(sum(any(name == tile for _, name in made) for made in laid) / 3, 4)
        assert row["times"] == round(len(builders) / 3, 3)
        assert row["wins_of_users"] == (round(sum(builders) / len(builders), 4) if builders else None)
    assert len({row["games"] for row in rows.values()}) > 2


def test_tiles_that_are_never_dealt_are_not_counted() -> None:
    """With three seats the tiles of the fifth epoch stay in the box."""

    def tiles(seats: int) -> set[str]:
        game = ironmaster.game("industria", seats=seats)
        finished = [statistics_of(game, one) for one in studied(game, "random")]
        return {thing.id for verb, thing in possible(game, finished) if verb == "lay"}

    assert tiles(4) - tiles(3) >= {"robotics", "internet"}


def test_the_same_seed_gives_the_same_study_with_any_number_of_processes() -> None:
    plan = planned(ironmaster.game("industria", seats=3), "apprentice~1", "apprentice~2", "random")

    def told(processes: int, games: int = 4) -> list[tuple[list[int], list[int]]]:
        results = sorted(play(plan, games, processes), key=lambda one: one.deal)
        return [(one.lineup, one.log) for one in results]

    assert told(1) == told(2) == told(1, games=6)[:4]
    other = planned(ironmaster.game("industria", seats=3), "apprentice~1", "apprentice~2", "random", seed=2)
    assert [job.lineup for job in jobs(plan, 20)] != [job.lineup for job in jobs(other, 20)]
    assert {entrant for job in jobs(plan, 20) for entrant in job.lineup} == {0, 1, 2}


@pytest.mark.parametrize("name", ironmaster.names())
def test_varied_bots_play_every_game_without_errors(name: str) -> None:
    game = ironmaster.game(name, seats=3)
    company = [bot.replace("journeyman", "apprentice") for bot in COMPANY]
    data = report(planned(game, *company), studied(game, *company, games=2))
    assert data["faults"] == [] and data["games"] == 2 and data["uses"]


# Findings

GAME = ironmaster.game("industria", seats=3)
LAID = Element("tile", "quarry")


def made_up(scores: list[int], order: list[int], *things: Element) -> GameStatistics:
    """A game with this result, in which the first seat laid these tiles."""
    places = [1 + sum(other > score for other in scores) for score in scores]
    used = Counter({(("lay", thing), 0): 1 for thing in things})
    return GameStatistics(scores, places, order, 10, used, frozenset({LAID}), Counter(), {"cash": scores})


def test_reports_a_place_that_wins_too_often_or_too_rarely() -> None:
    biased = [made_up([30, 20, 10], [0, 1, 2], LAID), made_up([10, 20, 30], [2, 0, 1], LAID)] * 15
    found = {(one["finding"], one["place"]) for one in findings(GAME, biased)}
    assert found == {("place", 1), ("place", 2), ("place", 3)}
    fair = [made_up([30, 20, 10], order, LAID) for order in ([0, 1, 2], [1, 2, 0], [2, 0, 1])] * 10
    assert findings(GAME, fair) == []
    first = places(biased)[0]
    assert first["wins"][0] == 1.0 and first["points"][0] == 10.0
    assert points(biased)["lead"] == [10.0, 10.0, 10.0]


def test_random_variation_is_not_reported() -> None:
    """Three wins of the same place in three games also happen on a fair board."""
    assert findings(GAME, [made_up([30, 20, 10], [0, 1, 2], LAID)] * 3) == []


def test_winners_without_points_are_found() -> None:
    steam = ironmaster.game("steam", seats=3)
    finished = [statistics_of(steam, one) for one in studied(steam, "random", games=20)]
    assert "poor" in {one["finding"] for one in findings(steam, finished)}
    assert "poor" not in {one["finding"] for one in findings(GAME, [made_up([1, 0, 0], [0, 1, 2], LAID)] * 20)}


def unused(board: str) -> set[str]:
    game = ironmaster.game("industria", seats=3, board=board)
    finished = [statistics_of(game, one) for one in studied(game, "random", games=ENOUGH)]
    return {tile for one in findings(game, finished) if one["finding"] == "unused" for tile in one["ids"]}


def test_reports_an_unaffordable_tile(tmp_path: Path) -> None:
    sound = BOARD.read_text("utf-8")
    at = sound.index("cost = 3", sound.index('id = "textile_mill"'))
    broken = tmp_path / "broken.toml"
    broken.write_text(f"{sound[:at]}cost = 99{sound[at + len('cost = 3') :]}", "utf-8")
    assert unused(str(broken)) - unused("industria") == {"textile_mill"}
