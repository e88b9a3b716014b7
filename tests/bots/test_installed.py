"""Bots of other packages: found by their entry points, loaded when they are first seated."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ironmaster.bots import registry
from ironmaster.bots.registry import LEVELS, bot_names, make_bot, register_bot
from ironmaster.core.contract import FastDice
from ironmaster.core.errors import SetupError
from tests.pages import example

HEADING = "In Python, in the same process"


def install(folder: Path, module: str = "", points: str = "eager = eager:make\n") -> None:
    """The files that pip installs for a package with the bot of the page."""
    (folder / "eager.py").write_text(module or example("build/bots.md", HEADING), "utf-8")
    info = folder / "eager-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: eager\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[ironmaster.bots]\n{points}", "utf-8")


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "_bots", dict(registry._bots))
    monkeypatch.delitem(sys.modules, "eager", raising=False)
    registry._installed.cache_clear()
    return tmp_path


def test_the_entry_point_of_the_page_names_its_bot() -> None:
    assert example("build/bots.md", HEADING, "toml") == (
        '[project.entry-points."ironmaster.bots"]\neager = "eager:make"\n'
    )


def test_an_installed_bot_is_listed_and_plays(fresh: Path) -> None:
    install(fresh)
    assert bot_names() == [*LEVELS, "eager"]
    assert "eager" not in sys.modules, "it was loaded too early"
    assert make_bot("eager").choose({}, ["pass", "loan 10"], FastDice(1)) == "loan 10"


def test_an_installed_bot_plays_in_other_processes_too(tmp_path: Path) -> None:
    install(tmp_path)
    words = [sys.executable, "-c", "from ironmaster.cli.main import run; run()"]
    path = os.pathsep.join([str(tmp_path), *sys.path])
    done = subprocess.run(
        [*words, "simulate", "brass", "--games", "1", "--bots", "eager"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("module", ["raise RuntimeError('no')", "import nothing_of_that_name", "make = 3\ndel make"])
def test_a_bot_that_cannot_be_loaded_is_reported(fresh: Path, module: str) -> None:
    install(fresh, module)
    with pytest.raises(SetupError) as error:
        make_bot("eager")
    assert error.value.code == "setup-broken" and "eager" in error.value.say("fr")


def test_no_package_can_replace_a_level(fresh: Path) -> None:
    install(fresh, points="random = eager:make\n")
    assert bot_names() == list(LEVELS)
    assert make_bot("random").name == "random" and "eager" not in sys.modules


def test_a_program_may_add_a_bot(fresh: Path) -> None:
    space: dict[str, object] = {}
    exec(example("build/bots.md", HEADING), space)
    register_bot("eager", space["make"])  # type: ignore[arg-type]
    assert "eager" in bot_names() and make_bot("eager").name == "eager"
