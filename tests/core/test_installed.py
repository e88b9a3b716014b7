"""Games of other packages: found by their entry points, loaded on first use."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ironmaster
from ironmaster.core import registry
from ironmaster.core.errors import SetupError
from ironmaster.core.messages import LANGUAGES

SHIPPED = ["age_of_industry", "brass", "industria", "steam"]
MODULE = """
from ironmaster.core.registry import register, spec_of
register(spec_of("brass")._replace(name="tin"), lambda setup: None)
"""


def install(folder: Path, package: str, module: str = MODULE, points: str = "tin = tin_game\n") -> None:
    """The files that pip installs for a package with a game."""
    (folder / "tin_game.py").write_text(module, "utf-8")
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[ironmaster.games]\n{points}", "utf-8")


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    for name in SHIPPED:
        ironmaster.spec_of(name)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    monkeypatch.setattr(registry, "_broken", {})
    monkeypatch.delitem(sys.modules, "tin_game", raising=False)
    registry._installed.cache_clear()
    yield tmp_path
    registry._installed.cache_clear()


def test_an_installed_game_is_listed_and_loaded_on_first_use(fresh: Path) -> None:
    install(fresh, "tin")
    assert ironmaster.names() == [*SHIPPED, "tin"]
    assert "tin_game" not in sys.modules, "it was loaded too early"
    assert ironmaster.spec_of("tin").name == "tin"
    assert [spec.name for spec in registry.specs()] == [*SHIPPED, "tin"]
    assert registry.problems() == []


BROKEN = [
    ("raise RuntimeError('no')", "broken", "RuntimeError: no"),
    ("import nothing_of_that_name", "broken", "nothing_of_that_name"),
    ("", "unregistered", "tin_game"),
]


@pytest.mark.parametrize(("module", "case", "words"), BROKEN)
def test_a_broken_package_is_reported_and_breaks_no_other_game(fresh: Path, module: str, case: str, words: str) -> None:
    install(fresh, "tin", module)
    for ask in (ironmaster.spec_of, ironmaster.game):
        with pytest.raises(SetupError) as caught:
            ask("tin")
        assert caught.value.case == case
        assert all("tin" in caught.value.say(lang) and words in caught.value.say(lang) for lang in LANGUAGES)
    assert ironmaster.names() == [spec.name for spec in registry.specs()] == SHIPPED
    assert [problem.case for problem in registry.problems()] == [case]


def test_two_packages_with_one_game_are_reported(fresh: Path) -> None:
    install(fresh, "tin")
    install(fresh, "zinc")
    with pytest.raises(SetupError) as caught:
        ironmaster.game("tin")
    assert caught.value.case == "twice"
    assert all("tin, zinc" in caught.value.say(lang) for lang in LANGUAGES)
    assert [spec.name for spec in registry.specs()] == SHIPPED


def test_no_package_can_replace_a_shipped_game(fresh: Path) -> None:
    install(fresh, "tin", "raise RuntimeError", points="brass = tin_game\n")
    assert ironmaster.names() == SHIPPED
    assert ironmaster.game("brass", seats=3).seats == 3


def test_the_command_line_lists_valid_games_and_reports_broken_ones(
    fresh: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ironmaster.cli.games import games

    install(fresh, "tin", "raise RuntimeError('no')")
    monkeypatch.setenv("COLUMNS", "200")
    games(lang="fr")
    said = capsys.readouterr().out
    assert "brass" in said and "Le jeu tin est installé mais ne peut pas être chargé\u00a0: RuntimeError: no" in said


def test_entry_points_are_not_looked_up_before_they_are_needed() -> None:
    code = "import ironmaster, sys; ironmaster.game('brass'); print('importlib.metadata' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
