"""The documentation is true: examples run, links have targets, named files and commands exist."""

import doctest
import re
from pathlib import Path

import pytest
import typer

from ironmaster.cli import main  # noqa: F401 - brings the commands
from ironmaster.cli.app import app

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md")])
EXAMPLES = [page for page in PAGES if ">>>" in page.read_text("utf-8")]
FOLDERS = "src|tests|bench|web|scripts|docs|examples|rulebooks"


def name_of(page: Path) -> str:
    return str(page.relative_to(ROOT))


def found(pattern: str, pages: list[Path]) -> list[tuple[Path, str]]:
    """Every match of a pattern, with the page that it stands on."""
    return [(page, match) for page in pages for match in re.findall(pattern, page.read_text("utf-8"), re.MULTILINE)]


@pytest.mark.parametrize("page", EXAMPLES, ids=name_of)
def test_examples_on_a_page_give_what_it_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # where an example may leave a file
    monkeypatch.setenv("MPLBACKEND", "agg")
    result = doctest.testfile(str(page), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_pages_on_the_library_and_on_positions_have_examples() -> None:
    assert {"api.md", "positions.md"} <= {page.name for page in EXAMPLES}


def test_the_readme_s_python_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})


def test_links_between_pages_lead_somewhere() -> None:
    links = found(r"\]\(([^)#:]+)[)#]", PAGES)
    assert links
    missing = [f"{name_of(page)}: {link}" for page, link in links if not (page.parent / link).exists()]
    assert not missing


def test_included_files_exist() -> None:
    included = found(r'^--8<-- "([^":]+)', PAGES)
    assert included
    missing = [f"{name_of(page)}: {path}" for page, path in included if not (ROOT / path).exists()]
    assert not missing


def test_files_named_on_a_page_exist() -> None:
    """Paths in code that begin at the root or in an example; those with a placeholder or a wildcard are left out."""
    paths = found(rf"`((?:{FOLDERS})/[\w./-]*)`", PAGES)
    assert paths
    roots = [ROOT, *ROOT.glob("examples/*/")]
    missing = [f"{name_of(page)}: {path}" for page, path in paths if not any((one / path).exists() for one in roots)]
    assert not missing


def test_commands_on_a_page_exist() -> None:
    known = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    commands = found(r"^ *(?:\./play|ironmaster) (?!record \d)([a-z][\w-]*)", PAGES)
    assert commands
    assert not [f"{name_of(page)}: {word}" for page, word in commands if word not in known]


def test_scripts_on_a_page_exist() -> None:
    scripts = found(r"(?<![\w/])scripts/([\w-]+)", PAGES)
    assert scripts
    missing = [f"{name_of(page)}: {script}" for page, script in scripts if not (ROOT / "scripts" / script).exists()]
    assert not missing
