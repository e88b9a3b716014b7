"""The script that counts tested clauses, on a small made-up tree."""

import importlib.util
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SCRIPT = Path(__file__).parent.parent / "scripts" / "clauses"


@pytest.fixture(scope="module")
def script() -> ModuleType:
    loader = SourceFileLoader("clauses_script", str(SCRIPT))
    spec = importlib.util.spec_from_file_location("clauses_script", SCRIPT, loader=loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def tree(root: Path, books: dict[str, list[str]], tests: dict[str, str]) -> Path:
    """A repository with these rulebooks and test files."""
    folder = root / "src" / "ironmaster" / "rulebooks"
    folder.mkdir(parents=True)
    for game, ids in books.items():
        clauses = "\n".join(f'[[clause]]\nid = "{clause}"\n' for clause in ids)
        (folder / f"{game}.toml").write_text(f'[book]\ngame = "{game}"\n{clauses}', "utf-8")
    for name, source in tests.items():
        path = root / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, "utf-8")
    return root


def marked(*ids: str) -> str:
    """A test file with one test that names the clauses."""
    quoted = ", ".join(f'"{clause}"' for clause in ids)
    return f"import pytest\n\n\n@pytest.mark.clause({quoted})\ndef test_it():\n    pass\n"


def run(script: ModuleType, root: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    code: int = script.main(root)
    return code, capsys.readouterr().out.splitlines()


def test_all_clauses_tested(script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = {"test_a.py": marked("tea.pour", "tea.drink"), "games/tea/test_b.py": marked("tea.stir")}
    root = tree(tmp_path, {"tea": ["tea.pour", "tea.stir", "tea.drink"]}, tests)
    assert run(script, root, capsys) == (0, ["tea 3/3"])


def test_untested_clauses_are_listed_in_the_book_s_order(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = tree(tmp_path, {"tea": ["tea.pour", "tea.stir", "tea.drink"]}, {"test_a.py": marked("tea.stir")})
    assert run(script, root, capsys) == (1, ["tea 1/3", "  no test: tea.pour", "  no test: tea.drink"])


def test_unknown_clauses_are_listed_with_their_place(
    script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = tree(tmp_path, {"tea": ["tea.pour"]}, {"test_a.py": marked("tea.pour", "tea.spill")})
    assert run(script, root, capsys) == (1, ["tea 1/1", "  no such clause: tea.spill (tests/test_a.py:4)"])


def test_ids_of_no_game_are_unknown(script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = tree(tmp_path, {"tea": ["tea.pour"]}, {"test_a.py": marked("tea.pour", "coffee.grind")})
    code, lines = run(script, root, capsys)
    assert code == 1
    assert lines[1:] == ["  no such clause: coffee.grind (tests/test_a.py:4)"]


def test_every_rulebook_is_reported(script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    books = {"tea": ["tea.pour"], "cake": ["cake.cut", "cake.eat"]}
    root = tree(tmp_path, books, {"test_a.py": marked("tea.pour", "cake.eat")})
    assert run(script, root, capsys) == (1, ["cake 1/2", "  no test: cake.cut", "tea 1/1"])


def test_no_rulebook_is_a_failure(script: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(script, tree(tmp_path, {}, {"test_a.py": marked("tea.pour")}), capsys) == (1, [])


SOURCES: list[tuple[str, list[str]]] = [
    ("@pytest.mark.clause('a.b', 'a.c')\ndef test(): pass", ["a.b", "a.c"]),
    ("pytestmark = pytest.mark.clause('a.b')", ["a.b"]),
    ("pytest.param(1, marks=[pytest.mark.clause('a.b')])", ["a.b"]),
    ("from pytest import mark\n@mark.clause('a.b')\nclass TestIt: pass", ["a.b"]),
    ("# @pytest.mark.clause('a.b')\ntext = \"pytest.mark.clause('a.c')\"", []),
    ("@pytest.mark.other('a.b')\ndef test(): pass", []),
    ("@pytest.mark.clause(NAME)\ndef test(): pass", ["NAME"]),
    ("@pytest.mark.clause(*NAMES)\ndef test(): pass", ["*NAMES"]),
]


@pytest.mark.parametrize(("source", "ids"), SOURCES)
def test_only_clause_markers_count(script: ModuleType, tmp_path: Path, source: str, ids: list[str]) -> None:
    path = tmp_path / "test_it.py"
    path.write_text(source, "utf-8")
    found: Any = list(script.named_in(path))
    assert [clause for clause, _ in found] == ids


def test_the_script_runs_by_itself_and_counts_the_real_rulebooks(script: ModuleType) -> None:
    done = subprocess.run([sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert any(line.startswith("brass ") and line.endswith("/168") for line in lines)
    assert done.returncode == (0 if all(report.holds() for report in script.reports(script.ROOT)) else 1)
