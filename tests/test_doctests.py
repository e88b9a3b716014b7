"""Examples in docstrings: read from the sources, run with the modules under test, pure or compiled."""

import ast
import doctest
import io
from importlib import import_module
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "ironmaster"
SOURCES = sorted(path for path in PACKAGE.rglob("*.py") if "migrations" not in path.parts)
"""Migrations are scripts that only Alembic runs."""


def module_of(path: Path) -> str:
    """The dotted name of a file's module."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def examples(path: Path) -> list[doctest.DocTest]:
    """The examples of a file: one test for each docstring that has any. A module without any is not imported."""
    found = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            text = ast.get_docstring(node) or ""
            globs = vars(import_module(module_of(path))) if ">>>" in text else {}
            name = f"{module_of(path)}.{getattr(node, 'name', '')}"
            line = getattr(node, "lineno", 0)
            test = doctest.DocTestParser().get_doctest(text, dict(globs), name, str(path), line)
            found += [test] if test.examples else []
    return found


@pytest.mark.parametrize("path", SOURCES, ids=module_of)
def test_examples_give_what_they_say(path: Path) -> None:
    said = io.StringIO()
    runner = doctest.DocTestRunner(verbose=False)
    for test in examples(path):
        runner.run(test, out=said.write, clear_globs=False)
    assert runner.failures == 0, said.getvalue()


def test_there_are_examples() -> None:
    assert sum(len(test.examples) for path in SOURCES for test in examples(path)) >= 40
    assert sum(1 for path in SOURCES if examples(path)) > 10


def test_a_wrong_example_would_be_found() -> None:
    test = doctest.DocTestParser().get_doctest(">>> 1 + 1\n3\n", {}, "wrong", None, 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=lambda text: None)
    assert runner.failures == 1
