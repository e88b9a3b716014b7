"""`ironmaster balance`: output and errors."""

import json
import re
from pathlib import Path

import pytest

import ironmaster
from ironmaster.cli.balance import show
from tests.cli.conftest import Cli

FEW = ("balance", "industria", "--seats", "3", "--bots", "random", "--jobs", "1")
BOARD = Path(ironmaster.__file__).parent / "games" / "industria" / "boards" / "industria.toml"


def test_json_has_places_points_and_uses(cli: Cli) -> None:
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
    assert "Décisions par partie" in french.out


def test_a_broken_board_is_reported_by_name(cli: Cli, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    sound = BOARD.read_text("utf-8")
    broken.write_text(
        re.sub(r'(id = "textile_mill".*?\ncost = )3', r"\g<1>99", sound, count=1, flags=re.DOTALL), "utf-8"
    )
    told = " ".join(cli(*FEW, "--games", "80", "--board", str(broken)).out.split())
    _, marker, unused = told.partition("Hardly ever used (Lay a tile; less than 5% of the games):")
    assert marker and "Textile mill" in unused


FOUND: list[dict[str, object]] = [
    {"finding": "place", "place": 2, "wins": [0.5, 0.4, 0.6], "fair": 0.3333},
    {"finding": "poor", "games": [0.3, 0.2, 0.4]},
    {"finding": "unused", "kind": "tile", "verbs": ["lay"], "ids": ["quarry", "sawmill"] * 7},
]


def test_every_finding_is_a_sentence_in_two_languages(cli: Cli, capsys: pytest.CaptureFixture[str]) -> None:
    game = ironmaster.game("industria", seats=3)
    data = json.loads(cli(*FEW, "--games", "20", "--json").out)

    def told(lang: str, findings: list[dict[str, object]]) -> str:
        show(game, {**data, "findings": findings}, lang)
        return " ".join(capsys.readouterr().out.split())

    english, french = told("en", FOUND), told("fr", FOUND)
    assert "place 2 wins 50% (40% – 60%) of the games; 33.3% would be fair." in english
    assert "the winner has no points in 30% (20% – 40%) of the games." in english
    assert english.count("Stone quarry, Sawmill") == 6 and "and 2 more." in english
    assert "la place 2 gagne 50 %" in french and "et 2 autres." in french
    assert "No imbalance was found." in told("en", []) and "Aucun déséquilibre constaté." in told("fr", [])


def test_few_games_find_nothing(cli: Cli) -> None:
    assert "At least 20 games are needed to judge the balance." in cli(*FEW, "--games", "2").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--games", "1"), "--games must be 2 or more"),
        (("--jobs", "-1"), "--jobs must be 0 or more"),
        (("--bots", "wizard"), "no bot called wizard"),
        (("--bots", "journeyman~x"), "journeyman~x is not a variant"),
        (("--seats", "9"), "is played with"),
    ],
)
def test_wrong_options_are_refused(cli: Cli, words: tuple[str, ...], said: str) -> None:
    result = cli(*FEW, *words)
    assert (result.code, result.out) == (2, "")
    assert said in result.err and result.err.count("\n") == 1
