"""No SQL is composed from input: statements are SQLAlchemy expressions or constants."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SERVER = Path(__file__).parent.parent.parent / "src" / "ironmaster" / "server"
SOURCES = sorted(SERVER.rglob("*.py"))
WRITTEN = {"text", "literal_column", "DDL", "TextClause"}
"""What makes a statement of a text."""
SENT = {"execute", "executemany", "executescript", "exec_driver_sql", "scalar", "scalars"}
"""What sends a statement."""
CONSTANT = {
    ("store/engines.py", "begin"),
    ("store/engines.py", "PRAGMA {pragma}"),
    ("admin/backups.py", "LOCK TABLE {names} IN EXCLUSIVE MODE"),
}
"""Names of constants of the same file and of the schema, looked at by hand."""


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def put_together(node: ast.expr) -> bool:
    """Whether an expression concatenates strings."""
    if isinstance(node, ast.JoinedStr):
        return True
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod):
        return True
    base = node.func.value if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None
    return isinstance(base, ast.Constant) and isinstance(base.value, str)


def is_statement(node: ast.Call) -> bool:
    """Whether the first argument is raw SQL and must be a constant."""
    base = getattr(getattr(node.func, "value", None), "id", "")
    ours = isinstance(node.func, ast.Name) or base in ("sa", "sqlalchemy")
    return (called(node) in WRITTEN and ours) or called(node) == "exec_driver_sql"


def suspects(tree: ast.AST) -> Iterator[str]:
    """Every text used as SQL that is not a constant."""
    made = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and put_together(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        first = node.args[0]
        built = put_together(first) or (isinstance(first, ast.Name) and first.id in made)
        if (is_statement(node) and not isinstance(first, ast.Constant)) or (called(node) in SENT and built):
            yield ast.unparse(first)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SERVER)))
def test_every_statement_is_a_constant_or_an_expression(path: Path) -> None:
    name = str(path.relative_to(SERVER))
    found = [text.removeprefix("f").strip("'\"") for text in suspects(ast.parse(path.read_text("utf-8")))]
    assert [text for text in found if (name, text) not in CONSTANT] == []


@pytest.mark.parametrize(
    "source",
    [
        "connection.execute(f'SELECT {x}')",
        "connection.execute('SELECT ' + x)",
        "connection.execute('SELECT %s' % x)",
        "connection.execute('SELECT {}'.format(x))",
        "connection.execute(' '.join(x))",
        "query = f'SELECT {x}'\nconnection.execute(query)",
        "connection.execute(sa.text(x))",
        "connection.execute(sa.text(f'SELECT {x}'))",
        "connection.execute(text(x))",
        "connection.exec_driver_sql(x)",
        "sa.select(sa.literal_column(x))",
    ],
)
def test_check_for_composed_statements_can_fail(source: str) -> None:
    assert list(suspects(ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        "connection.execute(sa.select(person).where(person.c.id == id))",
        "connection.execute(sa.text('SELECT 1'))",
        "connection.execute(query, rows)",
        "request.text(x)",
    ],
)
def test_safe_statement_passes(source: str) -> None:
    assert not list(suspects(ast.parse(source)))
