"""Programs that play: they answer, or are stopped with an error that gives the reason."""

import shlex
import sys
import time
from pathlib import Path
from typing import Any, cast

import psutil
import pytest

import ironmaster
from ironmaster.bots import outside
from ironmaster.bots.contract import Budget
from ironmaster.bots.outside import BotError, OutsideBot
from ironmaster.bots.registry import bot_from
from ironmaster.core.contract import FastDice
from ironmaster.core.errors import SetupError
from ironmaster.core.messages import LANGUAGES
from tests.pages import example

MOVES = ["pass", "loan 10", "loan 20"]
ANSWER = "import json, os, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n    "
FAULTS = {
    "dies": ("import sys; sys.stdin.readline(); sys.exit(3)", "bot-ended"),
    "is silent": ("import time; time.sleep(60)", "bot-late"),
    "reads nothing and ends": ("pass", "bot-ended"),
    "raves": (f"{ANSWER}print('nonsense', flush=True)", "bot-garbage"),
    "answers another thing": (f"{ANSWER}print('[1, 2]', flush=True)", "bot-garbage"),
    "answers no text": (f"{ANSWER}print('{{\"move\": 3}}', flush=True)", "bot-garbage"),
    "answers no UTF-8": (f"{ANSWER}sys.stdout.buffer.write(bytes([255, 10])); sys.stdout.flush()", "bot-garbage"),
    "answers an empty line": (f"{ANSWER}print(flush=True)", "bot-garbage"),
    "does not stop": (f"{ANSWER}print('x' * 10**7, flush=True)", "bot-long"),
    "cheats": (f"{ANSWER}print(json.dumps({{'move': 'win'}}), flush=True)", "bot-move"),
}


def program(folder: Path, text: str) -> str:
    file = folder / "bot.py"
    file.write_text(text, "utf-8")
    return f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def process_of(bot: OutsideBot) -> psutil.Process:
    return psutil.Process(cast("Any", bot)._program._process.pid)


def gone(process: psutil.Process) -> bool:
    return not process.is_running() or process.status() == psutil.STATUS_ZOMBIE


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "MARGIN", 2.0)
    monkeypatch.setattr(outside, "GRACE", 0.3)


def test_the_program_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    bot = bot_from(f"run:{program(tmp_path, example('build/bots.md', 'A program in any language'))}")
    match = ironmaster.Match(ironmaster.game("brass", seats=3), seed=7)
    dice = FastDice(1)
    while not match.over:
        match.push(bot.choose(match.view(match.to_act), match.moves(), dice))
    assert bot.name.startswith("run:")


def test_a_program_gets_complete_requests_repeatedly(tmp_path: Path) -> None:
    place = "asked['view']['n'] + (asked['seconds'] > 5)"
    told = f"{ANSWER}print(json.dumps({{'move': asked['moves'][{place}]}}), flush=True)"
    bot = OutsideBot(program(tmp_path, told), Budget(seconds=6.0))
    assert [bot.choose({"n": n, "näme": "ö\n"}, MOVES, FastDice(1)) for n in (0, 1)] == MOVES[1:]
    process = process_of(bot)
    del bot
    assert gone(process), "the program outlives its bot"


@pytest.mark.parametrize("name", FAULTS)
def test_a_misbehaving_program_is_stopped_and_reported(tmp_path: Path, hurry: None, name: str) -> None:
    text, code = FAULTS[name]
    bot = OutsideBot(program(tmp_path, text), Budget(seconds=0.5))
    before = set(psutil.Process().children())
    for _ in range(2):  # the second time it is restarted
        with pytest.raises(BotError) as error:
            bot.choose({"large": "x" * 300_000}, MOVES, FastDice(1))
        assert error.value.code == code
        assert all(error.value.say(lang) for lang in LANGUAGES)
        assert error.value.say("fr") != error.value.say("en")
        assert all(gone(one) for one in set(psutil.Process().children()) - before)


def test_a_program_that_ignores_termination_is_killed(tmp_path: Path, hurry: None) -> None:
    stubborn = (
        "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nprint('{', flush=True)\ntime.sleep(60)"
    )
    before, begun = set(psutil.Process().children()), time.monotonic()
    with pytest.raises(BotError):
        OutsideBot(program(tmp_path, stubborn), Budget(seconds=0.1)).choose({}, MOVES, FastDice(1))
    assert all(gone(one) for one in set(psutil.Process().children()) - before)
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize("command", ["", " ", "'open"])
def test_an_empty_command_is_refused_at_once(command: str) -> None:
    with pytest.raises(SetupError) as error:
        bot_from(f"run:{command}")
    assert error.value.code == "setup-command"


def test_a_missing_program_is_reported() -> None:
    with pytest.raises(BotError) as error:
        bot_from("run:/no/such/program").choose({}, MOVES, FastDice(1))
    assert error.value.code == "bot-start"
