"""`ironmaster arena`: output, stored files and errors."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

FEW = ("arena", "--game", "industria", "--seats", "3", "--bots", "apprentice,random", "--games", "4", "--jobs", "1")


def test_json_has_pairs_and_ratings(cli: Cli, tmp_path: Path) -> None:
    result = cli(*FEW, "--json", "--out", str(tmp_path / "kept"))
    assert (result.code, result.err) == (0, "")
    data = json.loads(result.out)
    (pair,) = data["pairs"]
    assert {"a", "b", "games", "ahead", "low", "high"} <= set(pair)
    assert pair["low"] <= pair["ahead"] <= pair["high"]
    assert [one["bot"] for one in data["ratings"]] == ["apprentice", "random"]
    assert all(one["zero"] for one in data["control"])
    assert sorted(path.name for path in (tmp_path / "kept").iterdir()) == ["games.jsonl", "ratings.svg", "report.json"]
    assert json.loads((tmp_path / "kept" / "report.json").read_text()) == data


def test_tables_for_people_in_two_languages(cli: Cli) -> None:
    english, french = cli(*FEW), cli(*FEW, "--lang", "fr")
    assert "Winners have" in english.out and "compatible with zero" in english.out
    assert "Les vainqueurs ont" in french.out and "Aucun robot" in french.out


def test_one_deal_has_no_intervals(cli: Cli, tmp_path: Path) -> None:
    one = (*FEW, "--games", "2")
    data = json.loads(cli(*one, "--json", "--out", str(tmp_path)).out)
    assert data["deals"] == 1
    assert data["pairs"][0]["margin_low"] is None and data["ratings"][0]["low"] is None
    assert data["winning_points"][1:] == [None, None]
    assert "nan" not in (tmp_path / "ratings.svg").read_text() and "inf" not in (tmp_path / "ratings.svg").read_text()
    told = cli(*one, "--out", str(tmp_path)).out
    assert "One deal is not enough for intervals" in told and "±" not in told


def test_processes_play_the_same_games(cli: Cli) -> None:
    alone = json.loads(cli(*FEW, "--json", "--control", "0").out)
    together = json.loads(cli(*FEW[:-1], "2", "--json", "--control", "0").out)
    assert [one["points"] for one in alone["ratings"]] == [one["points"] for one in together["ratings"]]
    assert alone["pairs"] == together["pairs"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "random"), "at least two different bots"),
        (("--bots", "random,random"), "at least two different bots"),
        (("--bots", "random,wizard"), "no bot called wizard"),
        (("--bots", "random,master:soon"), "master:soon"),
        (("--games", "0"), "--games must be 1 or more"),
        (("--control", "-1"), "--control must be 0 or more"),
        (("--seconds", "nan"), "--seconds must be more than 0"),
        (("--seats", "9"), "is played with"),
        (("--data", "/nowhere/at/all.parquet"), "cannot be written"),
    ],
)
def test_invalid_tournaments_are_refused(cli: Cli, words: tuple[str, ...], said: str) -> None:
    result = cli(*FEW, *words)
    assert (result.code, result.out) == (2, "")
    assert said in result.err
