"""The arena: every bot plays every seat in every deal, and confidence intervals are correct."""

import math
from collections import Counter
from pathlib import Path
from random import Random
from statistics import fmean

import msgspec
import pytest

import ironmaster
from ironmaster.arena import data
from ironmaster.arena.lineups import lineups
from ironmaster.arena.plan import Plan, jobs, plan_for
from ironmaster.arena.playing import play
from ironmaster.arena.plot import plot
from ironmaster.arena.report import report
from ironmaster.arena.results import ArenaError, Ledger, Result
from ironmaster.arena.statistics import by_deal, mean_of, ratings, share, width
from ironmaster.arena.tournament import run as run_tournament
from ironmaster.bots.contract import Budget
from ironmaster.bots.uniform import RandomBot
from ironmaster.core.contract import Dice
from ironmaster.core.engine import compiled

INDUSTRIA = ironmaster.game("industria", seats=3)


def planned(*bots: str, seed: int = 1) -> Plan:
    return plan_for(INDUSTRIA, list(bots), seed, Budget(60.0, 5))


def played(plan: Plan, games: int, file: Path | None = None, control: int = 0) -> tuple[Ledger, list[Result]]:
    ledger, wanted = Ledger(plan, file), jobs(plan, games, control)
    for _ in run_tournament(ledger, wanted, 1):
        pass
    return ledger, ledger.wanted(wanted)


@pytest.mark.parametrize("entrants", [2, 3, 4, 5])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_entrant_plays_every_seat_once_on_a_deal(entrants: int, seats: int) -> None:
    for deal in range(1, 6):
        games = lineups(entrants, seats, 7, deal)
        for seat in range(seats):
            assert sorted(lineup[seat] for lineup in games) == list(range(entrants))


def test_lineup_order_changes_between_deals() -> None:
    assert len({tuple(lineups(2, 4, 7, deal)[0]) for deal in range(1, 20)}) > 3


def test_two_entrants_share_all_seats() -> None:
    counted = Counter(seat for lineup in lineups(2, 5, 1, 1) for seat in lineup)
    assert counted == {0: 5, 1: 5}


def test_bot_against_itself_has_zero_margin() -> None:
    plan = planned("random", "apprentice")
    _, results = played(plan, 2, control=3)
    summary = report(plan, results)
    control = summary["control"]
    assert isinstance(control, list)
    assert [(one["bot"], one["games"], one["margin"], one["zero"]) for one in control] == [
        ("random", 6, 0.0, True),
        ("apprentice", 6, 0.0, True),
    ]
    assert summary["games"] == 2, "control games serve no other purpose"


@pytest.mark.parametrize(("deals", "zero"), [(1, None), (3, False)])
def test_nonzero_control_is_reported_with_enough_deals(deals: int, zero: bool | None) -> None:
    plan = planned("random", "apprentice")
    _, results = played(plan, 2, control=deals)
    partial = [msgspec.structs.replace(one, scores=[9 * (1 - side) for side in one.lineup]) for one in results]
    control = report(plan, [one for one in partial if one.control == 0])["control"]
    assert isinstance(control, list)
    assert [(one["margin"], one["zero"]) for one in control] == [(9.0, zero)]


def test_the_stronger_bot_is_found(tmp_path: Path) -> None:
    plan = planned("random", "apprentice")
    _, results = played(plan, 16)
    summary = report(plan, results)
    pairs, rated = summary["pairs"], summary["ratings"]
    assert isinstance(pairs, list) and isinstance(rated, list)
    (pair,) = pairs
    assert (pair["a"], pair["b"], pair["games"]) == ("random", "apprentice", 16)
    assert pair["high"] < 0.5 and pair["margin_high"] < 0
    best, last = rated
    assert (best["bot"], last["bot"]) == ("apprentice", "random")
    assert best["low"] > last["high"] and best["points"] > last["points"]
    assert summary["faults"] == []
    drawn = plot(summary, "Industria & co")
    assert "Industria &amp; co" in drawn and drawn.count("<circle") == 2


def test_interrupted_tournament_continues(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = planned("random", "apprentice")
    _, few = played(plan, 4, file)
    with file.open("ab") as out:
        out.write(b'{"deal": 9, "tu')
    ledger, more = played(plan, 8, file)
    assert [one.scores for one in more[:4]] == [one.scores for one in few]
    assert len(ledger.results) == len(more) == 8
    whole, _ = played(plan, 8)
    assert [one.log for one in whole.results] == [one.log for one in more]


def test_games_of_another_tournament_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played(planned("random", "apprentice"), 2, file)
    with pytest.raises(ArenaError, match="another tournament"):
        Ledger(planned("random", "apprentice", seed=2), file)
    file.write_text("not an arena\n")
    with pytest.raises(ArenaError, match="is not a file of"):
        Ledger(planned("random", "apprentice"), file)


class Broken(RandomBot):
    """Chooses a move that is not offered, or none."""

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        if len(moves) % 2:
            raise RuntimeError("no idea")
        return "win"


def test_errors_of_a_bot_are_reported_and_do_not_stop_the_tournament() -> None:
    game = play(INDUSTRIA, [Broken(), RandomBot(), RandomBot()], 1, 1)
    assert len(game.faults) == game.decisions[0] > 0
    assert any("no idea" in fault for fault in game.faults)
    assert any("'win', which was not offered" in fault for fault in game.faults)


def test_intervals_of_few_deals_are_wide() -> None:
    assert share([1.0] * 5).low < 0.6
    assert share([1.0] * 100).low > 0.95
    mixed = share([1.0, 0.0] * 50)
    assert mixed.mean == 0.5 and 0.39 < mixed.low < 0.41 and 0.59 < mixed.high < 0.61
    assert share([]) == (0.5, 0.0, 1.0)
    assert mean_of([1.0, 3.0]).mean == 2.0
    assert mean_of([1.0]) == (1.0, -math.inf, math.inf)


def test_confidence_interval_covers_with_few_deals() -> None:
    """Of many intervals from three values each, 95 % contain the true mean; normal intervals would reach 81 %."""
    printed = {2: 12.706, 3: 4.303, 7: 2.447, 12: 2.201, 31: 2.042}
    assert {count: round(width(count), 3) for count in printed} == printed
    random = Random(5)
    held = [mean_of([random.gauss(4, 2) for _ in range(3)]) for _ in range(4000)]
    assert 0.94 < fmean(one.low <= 4 <= one.high for one in held) < 0.96


def made_up(deal: int, places: list[int]) -> Result:
    zero, none = [0] * len(places), [0.0] * len(places)
    return Result(deal, 0, list(range(len(places))), -1, zero, places, zero, none, none, [], [])


def test_ratings_follow_the_results() -> None:
    deals = by_deal([made_up(deal, [1, 2, 3] if deal % 4 else [3, 2, 1]) for deal in range(80)])
    first, second, third = ratings(deals, 3, seed=1)
    assert first.low <= first.mean <= first.high
    assert first.mean > second.mean > third.mean
    assert second.mean == pytest.approx(1500)


def test_rating_interval_covers_with_few_deals() -> None:
    """Two equally strong entrants: in nearly all of many small tournaments, the interval contains the true rating."""
    random, held = Random(8), 0
    for trial in range(120):
        deals = by_deal([made_up(deal, random.choice(([1, 2], [2, 1]))) for deal in range(3)])
        first, _ = ratings(deals, 2, seed=trial)
        held += first.low <= 1500 <= first.high
    assert held >= 114, "three deals with the same winner do not prove that one is stronger"


def test_three_times_out_of_four_is_190_points() -> None:
    deals = by_deal([made_up(deal, [1, 2] if deal % 4 else [2, 1]) for deal in range(400)])
    first, second = ratings(deals, 2, seed=1)
    assert first.mean - second.mean == pytest.approx(190.8, rel=0.02)
    assert first.low > second.high
    alone = ratings(deals[:1], 2, seed=1)[0]
    assert (alone.low, alone.high) == (-math.inf, math.inf), "one deal gives no interval"


def test_results_store_which_engine_played() -> None:
    plan = planned("random", "random")
    _, results = played(plan, 2)
    assert report(plan, results)["compiled"] is compiled()
    other = msgspec.structs.replace(results[0], compiled=not compiled())
    assert report(plan, [other, *results[1:]])["compiled"] is False
    unknown = msgspec.structs.replace(results[0], compiled=None)
    assert report(plan, [unknown, *results[1:]])["compiled"] is None, (
        "the engine that writes the report does not matter"
    )


def test_games_become_training_data(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    plan = planned("random", "apprentice")
    _, results = played(plan, 2)
    file = tmp_path / "games.parquet"
    rows = data.write(plan, results, file)
    table = parquet.read_table(file)
    assert table.num_rows == rows > 50
    assert table.schema.metadata[b"game"] == b"industria"
    for row in table.to_pylist():
        one = next(one for one in results if (one.deal, one.turn) == (row["deal"], row["turn"]))
        assert row["moves"][row["choice"]] == one.log[row["decision"]]
        assert row["points"][0] == one.scores[row["seat"]]
        assert len(row["account"]) == 3 * len(table.schema.metadata[b"terms"].split(b","))
    with pytest.raises(ArenaError):
        data.check(tmp_path / "nowhere" / "games.parquet")
