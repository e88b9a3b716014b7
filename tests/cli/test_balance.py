"""`ironmaster balance`: what it prints and refuses."""

import json
import re
from pathlib import Path

import pytest

import ironmaster
from tests.cli.conftest import Cli

FEW = ("balance", "industria", "--seats", "3", "--bots", "random", "--jobs", "1")
BOARD = Path(ironmaster.__file__).parent / "games" / "industria" / "boards" / "industria.toml"


def test_json_says_places_points_and_uses(cli: Cli) -> None:
    result = cli(*FEW, "--games", "3", "--seed", "4", "--json")
    assert (result.code, result.err) == (0, "")
    data = json.loads(result.out)
    assert (data["game"], data["seats"], data["games"], data["seed"], data["bots"]) == (
        "industria",
        3,
        3,
        4,
        ["random"],
    )
    assert [one["place"] for one in data["places"]] == [1, 2, 3]
    assert sum(one["wins"][0] for one in data["places"]) == pytest.approx(1, abs=0.001)
    assert data["points"]["last"][0] <= data["points"]["everybody"][0] <= data["points"]["winner"][0]
    assert {"verb", "kind", "id", "games", "times", "wins_of_users"} == set(data["uses"][0])
    assert json.loads(cli(*FEW, "--games", "3", "--seed", "4", "--json").out) == data


def test_tables_for_people_in_two_languages(cli: Cli) -> None:
    english, french = cli(*FEW, "--games", "20"), cli(*FEW, "--games", "20", "--lang", "fr")
    assert "Decisions in a game" in english.out and "Factories" in english.out
    assert "Nothing unhealthy was found." in english.out or "Unhealthy" in english.out
    assert "Décisions par partie" in french.out
    assert "Aucun déséquilibre constaté." in french.out or "Déséquilibre" in french.out


def test_a_broken_board_is_told_by_name(cli: Cli, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    sound = BOARD.read_text("utf-8")
    broken.write_text(
        re.sub(r'(id = "textile_mill".*?\ncost = )3', r"\g<1>99", sound, count=1, flags=re.DOTALL), "utf-8"
    )
    told = " ".join(cli(*FEW, "--games", "80", "--board", str(broken)).out.split())
    assert "Unhealthy: used in less than 5% of the games:" in told
    assert "Textile mill" in told.partition("Unhealthy: used")[2]


def test_few_games_find_nothing(cli: Cli) -> None:
    assert "Fewer than 20 games say nothing about health." in cli(*FEW, "--games", "2").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--games", "1"), "--games must be 2 or more"),
        (("--jobs", "-1"), "--jobs must be 0 or more"),
        (("--bots", "wizard"), "no bot called wizard"),
        (("--bots", "journeyman~x"), "journeyman~x is no variant"),
        (("--seats", "9"), "is played with"),
    ],
)
def test_what_is_asked_wrongly(cli: Cli, words: tuple[str, ...], said: str) -> None:
    result = cli(*FEW, *words)
    assert (result.code, result.out) == (2, "")
    assert said in result.err and result.err.count("\n") == 1
