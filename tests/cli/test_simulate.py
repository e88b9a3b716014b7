"""`ironmaster simulate`: output, reproducibility and errors."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ironmaster.bots import registry as bots
from ironmaster.bots.uniform import RandomBot
from ironmaster.cli import simulation
from ironmaster.core.contract import Dice
from ironmaster.core.engine import compiled
from ironmaster.core.referee import BrokenInvariant
from tests.cli.conftest import Cli

Data = dict[str, Any]
SOURCES = Path(__file__).parents[2] / "src"


Simulate = Callable[..., Data]


@pytest.fixture
def simulate(cli: Cli) -> Simulate:
    """The JSON output of a successful simulation of Brass."""

    def call(*words: str) -> Data:
        result = cli("simulate", "brass", "--json", *words)
        assert (result.code, result.err, result.out.count("\n")) == (0, "", 1)
        data: Data = json.loads(result.out)
        return data

    return call


class Recorder:
    """A bot that takes the last move and records its arguments."""

    name = "last"
    given: list[tuple[object, object, object]]

    def __init__(self) -> None:
        Recorder.given = []

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        Recorder.given.append((view, moves, dice))
        return moves[-1]


class Cheat(RandomBot):
    """A bot that invents moves."""

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        return "win"


def test_json_has_all_results(simulate: Simulate) -> None:
    data = simulate("--games", "5", "--seats", "3", "--seed", "11", "--rule", "dm_bonus=cash")
    asked = {key: data[key] for key in ("game", "board", "seats", "games", "seed", "rules", "bots", "checked")}
    assert asked == {
        "game": "brass",
        "board": "lancashire",
        "seats": 3,
        "games": 5,
        "seed": 11,
        "rules": {"dm_bonus": "cash"},
        "bots": ["random"] * 3,
        "checked": False,
    }
    assert data["finished"] == 5
    assert data["longest"] <= data["decisions"] <= 5 * data["longest"]
    assert data["mean_legal_moves"] > 1
    assert data["decisions_per_second"] > 0 and data["games_per_second"] > 0
    assert data["compiled"] is compiled()


def test_scores_of_every_seat(simulate: Simulate) -> None:
    scores = simulate("--games", "6")["scores"]
    assert [row["seat"] for row in scores] == ["A", "B", "C", "D"]
    assert sum(row["wins"] for row in scores) == 6
    assert all(row["min"] <= row["mean"] <= row["max"] for row in scores)


def test_one_game_has_one_score(simulate: Simulate) -> None:
    scores = simulate("--games", "1")["scores"]
    assert all(row["min"] == row["mean"] == row["max"] for row in scores)


def outcome(data: Data) -> Data:
    return {key: data[key] for key in ("scores", "decisions", "longest", "mean_legal_moves")}


def test_the_same_seed_gives_the_same_games(simulate: Simulate) -> None:
    first, again = simulate("--games", "4"), simulate("--games", "4")
    assert outcome(first) == outcome(again)
    assert outcome(first) != outcome(simulate("--games", "4", "--seed", "2"))


def test_game_is_independent_of_the_number_of_games(simulate: Simulate) -> None:
    import ironmaster

    game = ironmaster.game("brass")
    few = [result.scores for result in simulation.run(game, ["random"] * 4, 1, 2, check=False)]
    many = [result.scores for result in simulation.run(game, ["random"] * 4, 1, 5, check=False)]
    assert many[:2] == few


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        ("brass", "random"),
        ("brass", "journeyman,random,random,random"),
        ("industria", "journeyman"),
        ("age_of_industry", "apprentice"),
        ("steam", "apprentice"),
    ],
)
def test_pure_and_compiled_engine_play_the_same_games(cli: Cli, game: str, bots: str) -> None:
    """With bots that search to the end of their turn, both engines must also judge alike."""
    words = ["simulate", game, "--json", "--games", "1", "--seed", "5", "--seats", "4", "--bots", bots]
    command = [sys.executable, "-m", "ironmaster", *words]
    env = {**os.environ, "PYTHONPATH": str(SOURCES)}
    pure = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, env=env).stdout)
    assert pure["compiled"] is False
    assert outcome(pure) == outcome(json.loads(cli(*words).out))


def test_checking_changes_nothing(simulate: Simulate) -> None:
    plain, checked = simulate("--games", "2"), simulate("--games", "2", "--check")
    assert checked["checked"] is True
    assert outcome(plain) == outcome(checked)


@pytest.mark.parametrize("check", [(), ("--check",)])
def test_bots_of_their_own_at_each_seat(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, check: tuple[str, ...]
) -> None:
    monkeypatch.setitem(bots._bots, "last", lambda budget, changes: Recorder())
    data = simulate("--games", "1", "--bots", "last, random,random,random", *check)
    assert data["bots"] == ["last", "random", "random", "random"]
    assert [row["bot"] for row in data["scores"]] == data["bots"]
    assert outcome(data) == outcome(simulate("--games", "1", "--bots", "last,random,random,random"))
    for view, moves, dice in Recorder.given:
        assert isinstance(view, dict) and isinstance(dice, Dice)
        assert isinstance(moves, list) and all(isinstance(move, str) for move in moves)
        hands = {letter: player["hand"] for letter, player in view["players"].items()}
        assert isinstance(hands["A"], list) and all(isinstance(hands[other], int) for other in "BCD")


def test_one_bot_for_all_seats(simulate: Simulate, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._bots, "last", lambda budget, changes: Recorder())
    assert simulate("--games", "1", "--seats", "3", "--bots", "last")["bots"] == ["last"] * 3


def test_a_table_for_people(cli: Cli) -> None:
    code, out, err = cli("simulate", "brass", "--games", "3", "--check", "--rule", "dm_bonus=cash")
    assert (code, err) == (0, "")
    assert out.startswith("brass on lancashire, 4 seats, seed 1\nRules: dm_bonus=cash\n")
    assert "3 games finished" in out
    assert "no invariant was violated" in out


def test_in_french(cli: Cli) -> None:
    code, out, err = cli("simulate", "brass", "--games", "1", "--lang", "fr")
    assert (code, err) == (0, "")
    assert "Une partie terminée" in out and "décisions" in out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["brass", "--games", "0"], "--games must be 1 or more, not 0."),
        (["brass", "--games", "-3", "--lang", "fr"], "--games doit valoir 1 ou plus, et non -3."),
        (["brass", "--games", "many"], "valid integer"),
        (["brass", "--bots", "nobody"], "There is no bot called nobody."),
        (["brass", "--bots", "random,random"], "2 bots for 4 seats"),
        (["brass", "--seats", "3", "--bots", "random,random,random,random"], "4 bots for 3 seats"),
        (["brass", "--rule", "dm_bonus"], "NAME=VALUE"),
        (["brass", "--rule", "dm_bonus=x"], "cannot be x"),
        (["brass", "--rule", "bonus=cash"], "no rule switch called bonus"),
        (["brass", "--board", "nowhere"], "There is no board called nowhere."),
        (["brass", "--seats", "2"], "not with 2"),
        (["chess"], "There is no game called chess."),
        (["brass", "--seed", "x"], "valid integer"),
        (["brass", "--fast"], "No such option: --fast"),
        ([], "Missing argument"),
    ],
)
def test_wrong_options_are_refused(cli: Cli, words: list[str], sentence: str) -> None:
    code, out, err = cli("simulate", *words)
    assert (code, out) == (2, "")
    assert sentence in err and "Traceback" not in err
    assert err.count("\n") == 1


def test_broken_invariant_is_an_internal_error(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> tuple[int, int]:
        raise BrokenInvariant("brass, pass: cash below zero")

    monkeypatch.setattr(simulation, "refereed_playout", broken)
    code, out, err = cli("simulate", "brass", "--check", "--json", "--seed", "77")
    assert (code, out) == (1, "")
    assert "Game 1 of seed 77" in err and "cash below zero" in err


def test_illegal_move_of_a_built_in_bot_is_an_internal_error(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots._bots, "cheat", lambda budget, changes: Cheat())
    code, out, err = cli("simulate", "brass", "--bots", "cheat", "--lang", "fr")
    assert (code, out) == (1, "")
    assert "La partie 1 de la graine 1" in err and "win" in err
