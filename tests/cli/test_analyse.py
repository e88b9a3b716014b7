"""`ironmaster analyse`, and hints in a game at the terminal."""

import json
from pathlib import Path

import pytest

from ironmaster.bots.contract import Budget
from ironmaster.cli import hints
from tests.analysis.playing import match_of
from tests.cli.conftest import Cli

QUICK = ("--iterations", "4", "--jobs", "1")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.record"
    file.write_text(str(match_of("industria", 6, seats=3).saved), "utf-8")
    return file


def test_a_page_is_written_beside_the_record(cli: Cli, record: Path) -> None:
    result = cli("analyse", str(record), *QUICK)
    page = record.with_suffix(".html")
    assert (result.code, result.err) == (0, "")
    assert str(page) in result.out
    assert result.out.count("\n") == 1
    assert "the game analysed" in page.read_text("utf-8")


def test_a_page_is_written_to_the_given_path(cli: Cli, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "analyse.html"
    result = cli("analyse", str(record), "--out", str(page), "--lang", "fr", *QUICK)
    assert str(page) in result.out
    assert '<html lang="fr">' in page.read_text("utf-8")
    assert not record.with_suffix(".html").exists()


def test_json_output_writes_no_file(cli: Cli, record: Path) -> None:
    data = json.loads(cli("analyse", str(record), "--json", *QUICK).out)
    assert (data["game"], data["seats"], data["over"]) == ("industria", 3, False)
    assert data["decisions"]
    assert not record.with_suffix(".html").exists()
    assert data == json.loads(cli("analyse", str(record), "--json", *QUICK).out)


def test_existing_files_are_not_overwritten(cli: Cli, record: Path) -> None:
    page = record.with_suffix(".html")
    page.write_text("mine", "utf-8")
    result = cli("analyse", str(record), *QUICK)
    assert result.code == 2
    assert "already exists" in result.err
    assert page.read_text("utf-8") == "mine"
    assert cli("analyse", str(record), "--force", *QUICK).code == 0
    assert page.read_text("utf-8") != "mine"


def test_the_record_itself_is_never_overwritten(cli: Cli, record: Path) -> None:
    text = record.read_text("utf-8")
    result = cli("analyse", str(record), "--out", str(record), "--force", *QUICK)
    assert result.code == 2
    assert "would overwrite the record" in result.err
    assert record.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seconds", "1", "--iterations", "9"), "pas les deux"),
        (("--seconds", "0"), "supérieur à 0"),
        (("--seconds", "nan"), "supérieur à 0"),
        (("--iterations", "1"), "2 itérations"),
        (("--jobs", "0"), "1 ou plus"),
    ],
)
def test_invalid_limits_are_refused(cli: Cli, record: Path, words: tuple[str, ...], said: str) -> None:
    result = cli("analyse", str(record), *words, "--lang", "fr")
    assert result.code == 2
    assert said in result.err


def test_bad_records_are_refused_as_by_replay(cli: Cli, record: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.record"
    broken.write_text(record.read_text("utf-8").replace("game: industria", "game: chess"), "utf-8")
    for file in (str(tmp_path / "missing"), str(tmp_path), str(broken)):
        analysed, replayed = cli("analyse", file, *QUICK), cli("replay", file)
        assert analysed.code == 2
        assert analysed.err == replayed.err != ""


def test_a_game_without_a_decision_is_refused(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "new.record"
    file.write_text(str(match_of("industria", 0, seats=3).saved), "utf-8")
    result = cli("analyse", str(file), *QUICK)
    assert result.code == 2
    assert "nothing to analyse" in result.err


@pytest.fixture
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "BUDGET", Budget(seconds=600.0, iterations=8))


@pytest.mark.parametrize(("word", "lang", "said"), [("hint", "en", "best moves"), ("conseil", "fr", "meilleurs coups")])
def test_hints_against_bots(cli: Cli, quick_hints: None, word: str, lang: str, said: str) -> None:
    words = ("play", "brass", "--seats", "3", "--bots", "random,random", "--seed", "1", "--lang", lang)
    result = cli(*words, typed=f"{word}\nq\n\n")
    assert result.code == 0
    assert said in result.out
    assert " ± " in result.out.replace("\u00a0", " ")


def test_a_hinted_move_can_be_made_by_its_number(cli: Cli, quick_hints: None) -> None:
    words = ("play", "brass", "--seats", "3", "--bots", "random,random", "--seed", "1")
    lines = cli(*words, typed="hint\nq\n\n").out.splitlines()
    first = next(place for place, line in enumerate(lines) if "best moves" in line) + 1
    number, move = lines[first].split()[:2]
    again = cli(*words, typed=f"why {number}\nq\n\n").out
    assert "The rules allow this" in again
    assert move in lines[first]


def test_no_hints_among_people(cli: Cli, quick_hints: None) -> None:
    words = ("play", "brass", "--seats", "3", "--bots", "random", "--seed", "1")
    result = cli(*words, typed="hint\nq\n\n")
    assert "only for games in which all other seats are played by bots" in result.out
    assert " ± " not in result.out
