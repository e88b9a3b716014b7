"""The structure of the package: imports go one way, files stay short, and no rule compares editions."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "ironmaster"
SOURCES = sorted(PACKAGE.rglob("*.py"))
LOWER = {
    "core": {"core"},
    "kit": {"core", "kit"},
    "games": {"core", "kit", "games"},
    "observations": {"core", "observations"},
    "bots": {"core", "kit", "games", "observations", "bots"},
    "pictures": {"core", "kit", "games", "pictures"},
    "arena": {"core", "kit", "games", "bots", "arena"},
    "lab": {"core", "kit", "games", "observations", "bots", "pictures", "arena", "lab"},
    "analysis": {"core", "kit", "games", "bots", "analysis"},
    "server": {"core", "kit", "games", "bots", "analysis", "server"},
    "client": {"core", "client"},
    "conformance": {"core", "observations", "conformance"},
    "balance": {"core", "kit", "games", "bots", "arena", "balance"},
    "cli": {"core", "kit", "games", "bots", "pictures", "analysis", "arena", "balance", "lab"}
    | {"conformance", "server", "client", "cli", ""},
    "rulebooks": set(),
    "__main__": {"cli"},
    "": {"core", "games"},
}
"""The layers that each layer may import. The empty name is the package itself."""
LONGEST = 400


def name_of(path: Path) -> tuple[str, ...]:
    """The dotted name of a file's module within the package, in parts."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def imported(path: Path, tree: ast.AST) -> Iterator[tuple[str, ...]]:
    """Every module of the package that a file imports, in parts; also those imported for types alone."""
    package = name_of(path) if path.name == "__init__.py" else name_of(path)[:-1]
    for node in ast.walk(tree):
        names: list[tuple[str, ...]] = []
        if isinstance(node, ast.Import):
            names = [tuple(alias.name.split(".")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = tuple((node.module or "").split(".")) if node.module else ()
            if node.level:
                kept = package[: len(package) - node.level + 1]
                module = ("ironmaster", *kept, *module)
            names = [(*module, alias.name) for alias in node.names]
        yield from (name[1:] for name in names if name[0] == "ironmaster")


def breaches(path: Path, tree: ast.AST) -> list[str]:
    """The imports of a file that its layer may not have."""
    own = name_of(path)
    layer = own[0] if own else ""
    found = []
    for name in imported(path, tree):
        other = name[0] if name and name[0] in LOWER else ""
        foreign = layer == other == "games" and len(own) > 1 and name[1:2] != own[1:2]
        if other not in LOWER[layer] or foreign:
            found.append(f"{'.'.join(own)} imports {'.'.join(name)}")
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_one_way(path: Path) -> None:
    assert breaches(path, ast.parse(path.read_text("utf-8"))) == []


def test_there_is_something_to_check() -> None:
    layers = {name_of(path)[0] for path in SOURCES if name_of(path)}
    assert {"core", "kit", "games", "bots", "cli"} <= layers <= set(LOWER)
    assert sum(len(list(imported(path, ast.parse(path.read_text("utf-8"))))) for path in SOURCES) > 100


FORBIDDEN = [
    ("core/match.py", "from ironmaster.games.brass import law"),
    ("core/match.py", "import ironmaster"),
    ("core/match.py", "from ironmaster import game"),
    ("core/match.py", "import ironmaster.kit.bits"),
    ("core/match.py", "from ..kit import bits"),
    ("core/match.py", "def f():\n    from ironmaster.cli import app"),
    ("core/match.py", "if TYPE_CHECKING:\n    from ironmaster.bots.contract import Bot"),
    ("kit/bits.py", "from ironmaster.games import brass"),
    ("games/brass/law.py", "from ironmaster.bots.contract import Bot"),
    ("games/brass/law.py", "from ironmaster.games.steam import law"),
    ("games/brass/law.py", "from ironmaster.games import steam"),
    ("games/brass/law.py", "from ..steam import law"),
    ("games/brass/law.py", "import ironmaster.cli.app"),
    ("bots/uniform.py", "from ironmaster.cli.app import run"),
    ("bots/uniform.py", "from ironmaster.lab import arena"),
    ("games/brass/law.py", "from ironmaster.pictures import draw"),
    ("pictures/brass.py", "from ironmaster.bots.registry import make_bot"),
    ("bots/uniform.py", "from ironmaster.analysis.hints import hints"),
    ("analysis/page.py", "from ironmaster.cli.words import tell"),
    ("arena/plan.py", "from ironmaster.balance import study"),
    ("balance/study.py", "from ironmaster.cli.words import tell"),
]
ALLOWED = [
    ("core/match.py", "from ironmaster.core.record import Record"),
    ("core/match.py", "from .record import Record"),
    ("kit/bits.py", "import math\nfrom ironmaster.core import frames"),
    (
        "games/brass/law.py",
        "from ironmaster.games.brass import flow\nfrom . import flow\nfrom ironmaster.kit import deck",
    ),
    ("bots/uniform.py", "from ironmaster.games.brass import law"),
    ("pictures/brass.py", "from ironmaster.games.brass.words import money"),
    ("balance/study.py", "from ironmaster.arena.tournament import hold"),
    ("analysis/page.py", "from ironmaster.bots.tree import Tree"),
    ("cli/app.py", "import ironmaster\nfrom ironmaster.bots.registry import make_bot"),
]


@pytest.mark.parametrize(("path", "source"), FORBIDDEN)
def test_a_wrong_import_would_be_found(path: str, source: str) -> None:
    assert breaches(PACKAGE / path, ast.parse(source))


@pytest.mark.parametrize(("path", "source"), ALLOWED)
def test_a_right_import_is_left_alone(path: str, source: str) -> None:
    assert breaches(PACKAGE / path, ast.parse(source)) == []


def test_no_file_is_too_long() -> None:
    long = {path.name: lines for path in SOURCES if (lines := len(path.read_text("utf-8").splitlines())) > LONGEST}
    assert long == {}


def compares_editions(tree: ast.AST) -> bool:
    """Whether something called edition is compared with anything: rules are named after themselves."""
    compared = [
        part for node in ast.walk(tree) if isinstance(node, ast.Compare) for part in [node.left, *node.comparators]
    ]
    matched = [node.subject for node in ast.walk(tree) if isinstance(node, ast.Match)]
    names = [part.attr if isinstance(part, ast.Attribute) else getattr(part, "id", "") for part in compared + matched]
    return any("edition" in name.lower() for name in names)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_rule_compares_editions(path: Path) -> None:
    assert not compares_editions(ast.parse(path.read_text("utf-8")))


@pytest.mark.parametrize(
    "source", ["if edition == 2: pass", "x = 1 if rules.edition != 'old' else 2", "match edition:\n  case 1: pass"]
)
def test_a_comparison_of_editions_is_found(source: str) -> None:
    assert compares_editions(ast.parse(source))
