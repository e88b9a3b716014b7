"""A language that exists for one game only: its sentences are in that language, everything else is in English."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ironmaster
from ironmaster.core.messages import AVAILABLE, DECLARED, LANGUAGES, decimal_sign, is_translated
from ironmaster.core.registry import names
from ironmaster.core.rulebook import rulebook

PACKAGE = Path(ironmaster.__file__).parent
GERMAN = """
import json
import ironmaster
from ironmaster.core.messages import AVAILABLE, LANGUAGES, is_translated
from ironmaster.core.rulebook import rulebook

def said(name):
    match = ironmaster.Match(ironmaster.game(name), seed=1)
    first = match.prompt("de"), match.prompt("en")
    match.push(match.moves()[0])
    return *first, match.prompt("de"), match.prompt("en")

book = rulebook("industria")
print(json.dumps({
    "languages": [AVAILABLE, LANGUAGES],
    "prompts": {name: said(name) for name in ironmaster.names()},
    "translated": {name: is_translated(name, "de") for name in ironmaster.names()},
    "laws": [book.numbered(number).text("de") for number in (1, 2)],
    "english": book.numbered(2).text("en"),
    "book": book.is_translated("de"),
}))
"""


def test_languages_are_declared_once() -> None:
    assert [one.code for one in DECLARED][:2] == ["en", "fr"]
    assert set(LANGUAGES) <= set(AVAILABLE) <= {one.code for one in DECLARED}
    assert decimal_sign("de") == "," and decimal_sign("xx") == "."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_complete_language_has_every_game(lang: str) -> None:
    assert all(is_translated(name, lang) and rulebook(name).is_translated(lang) for name in names())
    assert not is_translated("core", "xx")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with one German file of Industria, and one clause of its rulebook."""
    folder = tmp_path_factory.mktemp("german")
    package = folder / "ironmaster"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("page", "__pycache__"))
    for library in PACKAGE.parent.glob("*__mypyc*"):  # the compiled engine, where it was compiled
        shutil.copy(library, folder)
    locale = package / "games" / "industria" / "locale"
    english = (locale / "en.ftl").read_text("utf-8")
    prompts = re.findall(r"^prompt-.*\n(?:[ }].*\n)*", english, re.MULTILINE)
    german = "".join(prompt.replace(" = ", " = Auf Deutsch: ", 1) for prompt in prompts)
    (locale / "de.ftl").write_text(german, "utf-8")
    first = rulebook("industria").numbered(1).id
    (package / "rulebooks" / "industria.de.toml").write_text(f'"{first}" = "Das erste Gesetz."', "utf-8")
    return folder


def run(copy: Path, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *words],
        env={
            **os.environ,
            "PYTHONPATH": str(copy),
            "PYTHONIOENCODING": "utf-8",
        },
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=copy,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_german_file_translates_a_single_game(copy: Path) -> None:
    found: dict[str, Any] = json.loads(run(copy, "-c", GERMAN))
    available, complete = found["languages"]
    assert "de" in available and "de" not in complete
    for name, (german, english, *then) in found["prompts"].items():
        assert german == (f"Auf Deutsch: {english}" if name == "industria" else english)
        assert then[0] == (f"Auf Deutsch: {then[1]}" if name == "industria" else then[1])
    assert not any(found["translated"].values())
    assert found["laws"] == ["Das erste Gesetz.", found["english"]] and not found["book"]


def test_the_terminal_reports_that_a_game_is_not_translated(copy: Path) -> None:
    note = "Not fully translated yet"
    command = "from ironmaster.cli.main import run; run()"
    played = run(copy, "-c", command, "play", "industria", "--lang", "de", typed="quit\n")
    assert played.count(note) == 1 and "Auf Deutsch" in played
    assert run(copy, "-c", command, "rules", "industria", "--lang", "de").count(note) == 1
    assert note not in run(copy, "-c", command, "rules", "industria", "--lang", "fr")
