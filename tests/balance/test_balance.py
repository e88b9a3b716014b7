"""Balance tests: players play by the law, a seed brings one study, and what is counted is what happened."""

import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, cast

import pytest

import ironmaster
from ironmaster.balance import SUBJECTS
from ironmaster.balance.command import main
from ironmaster.balance.industria import TEMPERS, Industrialist
from ironmaster.balance.playing import play
from ironmaster.balance.report import lines
from ironmaster.balance.study import Mean, Setup, Study, run
from ironmaster.core.contract import CHANCE, OVER, FastDice
from ironmaster.games.industria.game import Industria

ROOT = Path(__file__).parents[2]
GAME = cast("Industria", ironmaster.game("industria", seats=4))
BOARD = Path(ironmaster.__file__).parent / "games" / "industria" / "boards" / "industria.toml"
FACTS = Path(__file__).parent / "reported.toml"


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("population", SUBJECTS["industria"].populations())
def test_players_of_every_company_play_by_the_law_to_the_end(seats: int, population: str) -> None:
    game = ironmaster.game("industria", seats=seats)
    result = play(SUBJECTS["industria"], game, population, seed=7)  # it refuses what is not offered
    assert len(result.scores) == len(result.players) == seats
    assert 0 <= result.first < seats
    assert {result.scores[seat] for seat in result.winners} == {max(result.scores)}
    assert min(result.scores) > 5, "nobody plays so badly"


def test_players_see_only_what_lies_open() -> None:
    """A player chooses alike whatever order the piles have: no state holds one, and dice are not asked."""
    state, dice = GAME.law.start(), FastDice(3)
    while GAME.law.to_act(state) != OVER:
        if GAME.law.to_act(state) == CHANCE:
            GAME.law.settle(state, GAME.law.draw(state, dice))
            continue
        seen = GAME.views.load(GAME.views.view(state, GAME.law.to_act(state)))
        chosen = [Industrialist(GAME, TEMPERS[0], Random(1)).choose(one) for one in (state, seen)]
        assert chosen[0] == chosen[1]
        GAME.law.apply(state, chosen[0])


def test_the_same_seed_brings_the_same_study_in_one_process_or_two() -> None:
    setup = Setup("industria", 3, games=30, seed=5)
    one, two, other = run(setup), run(setup, processes=2), run(Setup("industria", 3, games=30, seed=6))
    assert lines(one) == lines(two) != lines(other)
    assert [result.scores for result in run(Setup("industria", 3, games=10, seed=5)).results] == [
        result.scores for result in one.results[:10]
    ]


def test_what_is_counted_is_what_happened() -> None:
    subject = SUBJECTS["industria"]
    result = play(subject, GAME, "mixed", seed=11)
    counts = result.counts
    for tile in GAME.tables.tile_ids:
        assert counts["sold", tile] + counts["kept", tile] + counts["unwanted", tile] == 1, "each has one owner"
        assert counts["built", tile] <= 1 and counts["late", tile] <= counts["built", tile]
        assert counts["paid", tile] >= counts["sold", tile]
    parts = sum(counts["points", part] for part in ("tiles", "links", "symbols", "money"))
    assert parts == sum(result.scores)
    joined = sum(counts["joined", link] for link in GAME.tables.link_ids)
    assert joined * GAME.tables.link_points == counts["points", "links"]


def test_means_with_their_errors() -> None:
    assert Mean.of([1.0, 3.0]) == (2.0, 1.0)
    assert Mean.of([4.0]) == (4.0, 0.0)
    study = run(Setup("industria", 4, games=8, seed=2))
    scores = [result.scores for result in study.results]
    assert study.winner().value == fmean(max(one) for one in scores)
    assert study.last().value == fmean(min(one) for one in scores)
    assert abs(sum(mean.value for mean in study.by_place())) < 1e-9
    assert abs(sum(study.wins_by_place()) - 1) < 1e-9
    again = Study(study.setup, study.results)
    assert again.counts() == study.counts()


def test_the_report_names_every_tile_and_link() -> None:
    text = "\n".join(lines(run(Setup("industria", 4, games=4))))
    for name in (*GAME.tables.tile_ids, *GAME.tables.link_ids, *GAME.tables.bonus_ids):
        assert name in text


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], "invalid choice"),
        (["industria", "--games", "0"], "invalid"),
        (["industria", "--seats", "9"], "9"),
        (["industria", "--players", "gods"], "one of mixed"),
        (["industria", "--rule", "zero_bid=perhaps"], "perhaps"),
        (["industria", "--board", "moon"], "moon"),
    ],
)
def test_what_is_asked_wrongly(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    assert complaint in capsys.readouterr().err


def test_the_script_prints_the_study() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "balance"), "industria", "--games", "2", "--seats", "3"]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert done.stdout.startswith("industria, 3 seats, 2 games, seed 1, mixed players, default rules\n")


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def test_only_reconstructed_figures_were_tuned() -> None:
    """What the rulebook and reviews tell is on the board as they tell it."""
    board = read(BOARD)
    tiles = {tile["id"]: tile for tile in board["tile"]}
    told = read(FACTS)
    assert len(told["tile"]) == len(tiles) == 60
    for tile, figures in told["tile"].items():
        for field, value in figures.items():
            assert tiles[tile].get(field, EMPTY.get(field)) == value, f"{tile}.{field} is known"
            assert tiles[tile]["confidence"][field] != "reconstructed"
    links = {tuple(sorted(link["between"])) for link in board["link"] if link["confidence"] != "reconstructed"}
    assert links == {tuple(pair) for pair in told["links"]}
    for epoch, demand in told["demand"].items():
        of_epoch = [tile for tile in board["tile"] if tile["epoch"] == int(epoch)]
        assert Counter(material for tile in of_epoch for material in tile.get("needs", [])) == demand


EMPTY: dict[str, Any] = {"cost": 0, "needs": [], "makes": "", "points": 0, "symbols": []}
