"""Optional packages are loaded on first use, and a missing one is reported."""

import subprocess
import sys

import pytest

HEAVY = (
    "numpy",
    "pandas",
    "pyarrow",
    "pettingzoo",
    "gymnasium",
    "pyspiel",
    "ray",
    "onnxruntime",
    "torch",
    "resvg_py",
    "matplotlib",
)


GAMES = [f"ironmaster.games.{name}.game" for name in ("age_of_industry", "brass", "industria", "steam")]


def run(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "modules", ["ironmaster", "ironmaster, ironmaster.lab, ironmaster.pictures", "ironmaster.cli.main"]
)
def test_no_heavy_package_is_loaded_automatically(modules: str) -> None:
    done = run(f"import {modules}, sys; print(*sorted(set({HEAVY}) & set(sys.modules)))")
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr


def test_a_game_is_loaded_on_first_use() -> None:
    """The same holds for messages, which are loaded for the first text. So importing the library takes little time."""
    done = run(
        "import ironmaster, sys\n"
        f"print(*sorted({{*{GAMES}, 'fluent', 'babel'}} & set(sys.modules)))\n"
        "ironmaster.game('brass')\n"
        f"print(*sorted(set({GAMES}) & set(sys.modules)))\n"
        "print(ironmaster.names())\n"
    )
    assert done.stdout.splitlines() == [
        "",
        "ironmaster.games.brass.game",
        "['age_of_industry', 'brass', 'industria', 'steam']",
    ]


@pytest.mark.parametrize(
    ("missing", "asked", "extra"),
    [
        ("onnxruntime", "from ironmaster.bots.registry import bot_from; bot_from('net:x')", "network"),
        ("pandas", "from ironmaster import lab; lab.frame('')", "data"),
        ("pyarrow", "from ironmaster.lab.selfplay.plan import loaded; loaded()", "data"),
        ("ray", "from ironmaster.lab.selfplay.workers import by_ray; next(by_ray(b'', [1], 'local'))", "ray"),
    ],
)
def test_missing_packages_are_reported(missing: str, asked: str, extra: str) -> None:
    done = run(f"import sys; sys.modules[{missing!r}] = None; {asked}")
    assert f"ironmaster[{extra}]" in done.stderr
