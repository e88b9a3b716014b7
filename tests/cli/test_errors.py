"""Errors of the user end with one sentence on stderr and exit code 2."""

import subprocess
import sys
from pathlib import Path

import pytest

import ironmaster
from tests.cli.conftest import Cli

WRONG = [
    (["play", "chess"], "no game called chess"),
    (["rules", "chess"], "no game called chess"),
    (["play"], "Which game?"),
    (["play", "brass", "--seats", "5"], "3, 4 seats, not with 5"),
    (["play", "brass", "--seats", "many"], "--seats"),
    (["play", "brass", "--board", "mars"], "no board called mars"),
    (["play", "brass", "--rule", "gravity=low"], "no rule switch called gravity"),
    (["play", "brass", "--rule", "dm_bonus=gold"], "cannot be gold"),
    (["play", "brass", "--rule", "dm_bonus"], "NAME=VALUE"),
    (["play", "brass", "--bots", "genius"], "no bot called genius"),
    (["play", "brass", "--bot", "B=genius"], "no bot called genius"),
    (["play", "brass", "--bot", "E=random"], "A, B, C, D"),
    (["play", "brass", "--bot", "random"], "SEAT=NAME"),
    (["play", "brass", "--seats", "3", "--bots", "random,random,random,random"], "4 bots are too many"),
    (["play", "brass", "--load", "nowhere.record"], "no file nowhere.record"),
    (["play", "brass", "--load", "any.record", "--seed", "1"], "--seed cannot be used"),
    (["play", "brass", "--record", "nowhere/x.record"], "no file nowhere"),
    (["replay", "nowhere.record"], "no file nowhere.record"),
    (["replay", "."], "is a directory"),
    (["replay"], "file"),
    (["rules", "brass", "xyzzy"], "xyzzy"),
    (["rules", "brass", "0"], "0"),
    (["games", "--lang", "tlh"], "tlh"),
    (["sing"], "sing"),
    (["games", "--loudly"], "--loudly"),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_a_wrong_command_is_answered_with_one_sentence(
    cli: Cli, words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = cli(*words)
    assert result.code == 2
    assert said in result.err
    assert result.out == ""
    assert result.err.count("\n") == 1


def test_errors_use_the_requested_language(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Aucun" in cli("play", "brass", "--bots", "genius", "--lang", "fr").err
    monkeypatch.setenv("IRONMASTER_LANG", "fr")
    assert "Aucun" in cli("play", "brass", "--bots", "genius").err


def test_binary_file_is_refused(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(b"\xff\xfe\x00noise")
    result = cli("replay", str(file))
    assert (result.code, "not UTF-8" in result.err) == (2, True)


def test_a_damaged_record_is_refused_by_line(cli: Cli, tmp_path: Path) -> None:
    match = ironmaster.Match(ironmaster.game("brass", seats=3), seed=1)
    match.push("loan 10")
    lines = str(match.saved).split("\n")
    at = next(number for number, line in enumerate(lines) if "loan 10" in line)
    lines[at] = lines[at].replace("loan 10", "loan 40")
    file = tmp_path / "damaged.record"
    file.write_text("\n".join(lines), "utf-8")
    for words in (["replay", str(file)], ["play", "brass", "--load", str(file)]):
        result = cli(*words)
        assert result.code == 2
        assert f"Line {at + 1}:" in result.err
        assert "loan 40" in result.err


def test_truncated_record_of_an_unfinished_game_is_refused(cli: Cli, tmp_path: Path) -> None:
    match = ironmaster.Match(ironmaster.game("brass", seats=3), seed=1)
    file = tmp_path / "cut.record"
    file.write_text(str(match.saved)[:-60], "utf-8")
    assert cli("replay", str(file)).code == 2


def test_an_existing_file_is_not_overwritten_by_default(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious", "utf-8")
    result = cli("play", "brass", "--record", str(file))
    assert (result.code, "--force" in result.err) == (2, True)
    assert file.read_text("utf-8") == "precious"
    assert cli("play", "brass", "--record", str(file), "--force").code == 0
    assert file.read_text("utf-8").startswith("ironmaster record")


@pytest.mark.parametrize(
    ("words", "code"),
    [(["play", "chess"], 2), (["replay", "nowhere"], 2), (["sing"], 2), (["games"], 0), (["play", "brass"], 0)],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_process_exits_with_the_code_and_without_a_traceback(words: list[str], code: int) -> None:
    program = "from ironmaster.cli.main import run; run()"
    done = subprocess.run(
        [sys.executable, "-c", program, *words], stdin=subprocess.DEVNULL, capture_output=True, check=False, timeout=60
    )
    assert done.returncode == code
    assert b"Traceback" not in done.stderr


def test_unencodable_output_is_not_an_error() -> None:
    program = "from ironmaster.cli.main import run; run()"
    done = subprocess.run(
        [sys.executable, "-c", program, "play", "brass"],
        input=b"\xff\xfe\n",
        capture_output=True,
        check=False,
        timeout=60,
        env={"PYTHONIOENCODING": "ascii", "PYTHONPATH": ":".join(sys.path)},
    )
    assert (done.returncode, done.stderr) == (0, b"")
