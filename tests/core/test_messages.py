"""Messages: every message exists in every language with the same variables, and no message is unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import ironmaster
from ironmaster.arena.results import ArenaError
from ironmaster.bots.outside import BotError
from ironmaster.cli.analyse import AnalyseError
from ironmaster.cli.simulate import SimulateError
from ironmaster.client.errors import ClientError
from ironmaster.conformance.books import messages_of as told
from ironmaster.core import errors, messages
from ironmaster.core.errors import IronmasterError
from ironmaster.core.messages import LANGUAGES, folder_of, has_message, say
from ironmaster.games.age_of_industry import reasons as aoi
from ironmaster.games.brass import reasons as brass
from ironmaster.games.brass.board import read_board
from ironmaster.games.industria import reasons as industria
from ironmaster.games.steam import reasons as steam
from ironmaster.lab.selfplay.plan import SelfplayError
from ironmaster.lab.training.settings import TrainingError
from ironmaster.server import errors as server_errors
from ironmaster.server.store import rows

SOURCE = Path(__file__).parents[2] / "src" / "ironmaster"
SOURCES = sorted(SOURCE.rglob("*.py"))
SCOPES = [
    scope
    for scope in ("arena", "bots", "client", "core", "cli", "lab", "server", *ironmaster.names())
    if folder_of(scope).is_dir()
]
ERRORS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, IronmasterError)]
SERVER_ERRORS: list[type[IronmasterError]] = [
    server_errors.ServeError,
    server_errors.RequestError,
    *server_errors.RequestError.__subclasses__(),
]
PREFIXED = {kind.__name__: "server." for kind in SERVER_ERRORS}
"""Errors that put the scope before their case by themselves."""
CLIENT_ERRORS: list[type[IronmasterError]] = [ClientError, *ClientError.__subclasses__()]
SPOKEN: list[type[IronmasterError]] = [
    *ERRORS,
    AnalyseError,
    ArenaError,
    BotError,
    SelfplayError,
    SimulateError,
    TrainingError,
    *CLIENT_ERRORS,
    *SERVER_ERRORS,
]
KINDS = {kind.__name__: kind.kind for kind in SPOKEN} | {"fail": "position"}
GIVEN = {"fail": {"where"}}
"""Variables that a helper passes by position."""
HELPERS: dict[tuple[str, str], tuple[str, tuple[int, ...], set[str]]] = {
    ("notation.py", "among"): ("parse", (0,), {"word"}),
    ("notation.py", "line_among"): ("parse", (0,), {"word"}),
    ("notation.py", "amount"): ("parse", (0,), {"word"}),
    ("loader.py", "one_of"): ("position", (0,), {"where", "value"}),
    ("loader.py", "tiles"): ("position", (1, 3), {"where", "value"}),
    ("loader.py", "lines"): ("position", (1,), {"where", "value"}),
    ("loader.py", "cubes"): ("position", (0,), {"where", "value", "most"}),
    ("loader.py", "CardErrors"): ("position", (0, 1, 2), {"where", "value", "card", "most"}),
    ("pending.py", "Pending"): ("position", (0,), {"where", "value"}),
}
"""Helpers of games, by the file that calls them: the kind of error, where the call has cases, and the variables."""


class Raised(NamedTuple):
    """An error that the source raises, the scope of its message, and the variables it gives."""

    where: str
    scope: str
    key: str
    given: set[str]


def raised_as(where: str, kind: str, case: str, given: set[str]) -> Raised:
    """An error by its case; the part before a dot is the scope."""
    scope, _, name = case.rpartition(".")
    return Raised(where, scope or "core", f"error-{kind}-{name}", given)


def calls(path: Path) -> Iterator[tuple[str, ast.Call]]:
    """Every call in a file, with the name of the function."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id, node
            elif isinstance(node.func, ast.Attribute):
                yield node.func.attr, node


def cases_of(argument: ast.expr) -> list[str]:
    """The cases that an argument can be: a constant, or one of two."""
    if isinstance(argument, ast.IfExp):
        return cases_of(argument.body) + cases_of(argument.orelse)
    return [argument.value] if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else []


@cache
def raised() -> list[Raised]:
    """Every error that the source raises with a constant case."""
    found = []
    for path in SOURCES:
        for name, call in calls(path):
            given = {keyword.arg for keyword in call.keywords if keyword.arg}
            where = f"{path.relative_to(SOURCE).as_posix()}:{call.lineno}"
            if name in KINDS and call.args:
                for case in cases_of(call.args[0]):
                    full = PREFIXED.get(name, "") + case
                    found.append(raised_as(where, KINDS[name], full, given | GIVEN.get(name, set())))
            elif (path.name, name) in HELPERS:
                kind, places, named = HELPERS[path.name, name]
                cases = [case for place in places for case in cases_of(call.args[place])]
                found += [raised_as(where, kind, case, named) for case in cases if "." in case]
    return [*found, raised_as("errors.py", "illegal", "move", {"move"})]


def unclear() -> set[tuple[str, str]]:
    """Places where the source raises an error without a constant case: file and name of the call."""
    return {
        (path.name, name)
        for path in SOURCES
        for name, call in calls(path)
        if name in KINDS and call.args and not cases_of(call.args[0])
    }


def test_all_scopes_have_the_same_languages() -> None:
    assert set(LANGUAGES) == {"en", "fr"}
    assert {"core", "cli", "server", "brass"} <= set(SCOPES)


def test_all_errors_of_the_server_are_covered() -> None:
    own = {
        name
        for name, kind in vars(server_errors).items()
        if isinstance(kind, type) and issubclass(kind, IronmasterError) and kind.__module__ == server_errors.__name__
    }
    assert own == set(PREFIXED)
    assert server_errors.ServeError("newer").scope == server_errors.NotFound("table").scope == "server"
    assert ("rooms/room.py", "error-history-sealed") in {
        (error.where.removeprefix("server/").partition(":")[0], error.key) for error in raised()
    }


@pytest.mark.parametrize("scope", SCOPES)
def test_every_language_has_the_same_messages_and_variables(scope: str) -> None:
    english = told(scope, "en")
    assert english
    for lang in LANGUAGES:
        assert told(scope, lang) == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_raised_error_has_a_message_with_its_variables(lang: str) -> None:
    said, asked = {scope: told(scope, lang) for scope in SCOPES}, raised()
    assert len(asked) > 80
    for error in asked:
        known = said[error.scope]
        assert error.key in known, f"{error.where} raises {error.key}, which has no message in {error.scope} in {lang}"
        assert known[error.key] <= error.given, f"{error.where}: {error.key} needs {known[error.key] - error.given}"


def test_only_helpers_raise_errors_without_a_constant_case() -> None:
    """If another place does, add it to `raised`; otherwise its messages are not checked."""
    helpers = {("position.py", "PositionError"), ("parsing.py", "ParseError"), ("notation.py", "ParseError")}
    helpers |= {("loading.py", "fail"), ("pending.py", "fail")}
    assert unclear() == helpers | {(file, "IllegalMove") for file in ("batches.py", "match.py", "runner.py")}


@pytest.mark.parametrize("scope", SCOPES)
def test_no_error_message_is_unused(scope: str) -> None:
    said = {key for key in told(scope, "en") if key.startswith("error-")}
    assert said
    assert said == {error.key for error in raised() if error.scope == scope}


def test_each_part_raises_only_its_own_errors() -> None:
    """The core knows no game: games, command line and server keep their errors and messages in their folders."""
    for path in SOURCES:
        home = path.relative_to(SOURCE).parts
        own = (
            home[1]
            if home[0] == "games" and len(home) > 2
            else home[0]
            if home[0] in ("arena", "bots", "cli", "client", "lab", "server")
            else "core"
        )
        spoken = {error.scope for error in raised() if error.where.startswith(f"{'/'.join(home)}:")}
        assert spoken <= {own, "core"}, path


def differences() -> set[str]:
    """The differences that can occur when a stored game is replayed."""
    path = SOURCE / "server" / "admin" / "verification.py"
    found = {case for name, call in calls(path) if name == "GameDiffers" for case in cases_of(call.args[0])}
    found |= {case for name, call in calls(path) if name == "Difference" for case in cases_of(call.args[1])}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Yield) and isinstance(node.value, ast.Tuple):
            found |= set(cases_of(node.value.elts[0]))
    return found


def test_no_other_message_of_the_server_is_unused() -> None:
    events = {f"did-{kind}" for kind in (rows.UNDO, rows.RESIGN, rows.ABANDON)}
    answers = {f"http-{case}" for case in ("route", "method", "size", "media", "body", "fault")}
    said = {key for key in told("server", "en") if not key.startswith("error-")}
    changes = {f"verify-{what}" for what in differences()}
    assert len(changes) > 15
    assert said == events | answers | changes | {"guest", "gone", "why-not"}


GAMES = ironmaster.names()
SAID_OTHERWISE = {"industria": {"industria.material.cash"}, "steam": {"steam.points.cap"}}
"""Clauses whose refusals always use the text of the present moment."""


def sources_of(game: str) -> list[Path]:
    own = [path for path in SOURCES if path.is_relative_to(SOURCE / "games" / game)]
    return [path for path in own if path.parent.name == "steps"]


def constants_in(node: ast.AST) -> set[str]:
    """The clause constants that a piece of source names: `c.LOAN_BAN`."""
    return {
        part.attr
        for part in ast.walk(node)
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "c"
    } - {"ALLOWED", "id_of", "number_of"}


def printed_clauses(game: str) -> set[str]:
    """Clauses that a board file names."""
    if game != "brass":
        return set()
    board = read_board("lancashire")
    return {place.coal_clause for place in board.place if place.coal_clause} | {one.clause for one in board.priority}


def refusing_clauses(game: str) -> set[str]:
    """The ids of all clauses with which the steps can refuse and that have messages of their own."""
    found: set[str] = set()
    for path in sources_of(game):
        tree = ast.parse(path.read_text("utf-8"))
        found |= constants_in(tree)
    clauses = import_module(f"ironmaster.games.{game}.clauses")
    by_name = {name: number for name, number in vars(clauses).items() if name.isupper()}
    named = {clauses.id_of(by_name[name]) for name in found} | printed_clauses(game)
    return named - SAID_OTHERWISE.get(game, set())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_can_refuse_has_a_message(lang: str, game: str) -> None:
    said = told(game, lang)
    assert len(refusing_clauses(game)) > 10
    for clause in refusing_clauses(game):
        assert f"refusal-{clause.replace('.', '-')}" in said


@pytest.mark.parametrize("game", GAMES)
def test_no_refusal_message_is_unused(game: str) -> None:
    """Every message is that of a clause, or a variant of it: its name, a hyphen and what the variant is about."""
    said = {key for key in told(game, "en") if key.startswith("refusal-")}
    own = {f"refusal-{clause.replace('.', '-')}" for clause in refusing_clauses(game)}
    assert own <= said
    assert [key for key in said - own if not any(key.startswith(f"{base}-") for base in own)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "moments"),
    [
        ("brass", brass.MOMENTS),
        ("industria", industria.MOMENTS),
        ("age_of_industry", aoi.MOMENTS),
        ("steam", steam.MOMENTS),
    ],
)
def test_every_decision_has_a_prompt_and_a_refusal(lang: str, game: str, moments: dict[str, object]) -> None:
    for decision in (*moments, "over", "chance"):
        assert has_message(game, lang, f"prompt-{decision}")
        assert has_message(game, lang, f"moment-{decision}")


NAMED_ELSEWHERE = {
    "age_of_industry": {"industry", "line", "counter", "demand", "face_up"},
    "brass": {"industry", "line", "sum"},
    "industria": {"tile", "material", "seller", "sum"},
    "steam": {"colour", "hex", "link", "sum", "tile", "track"},
}
"""Kinds of elements whose names are on the board, or that need none."""
ALSO = {"age_of_industry": {"element-deck", "element-track"}, "industria": {"element-bank"}}


@pytest.mark.parametrize("game", GAMES)
def test_no_element_name_is_unused(game: str) -> None:
    verbs = import_module(f"ironmaster.games.{game}.facts").VERBS.values()
    kinds = {kind for verb in verbs for kind in verb.kinds} - NAMED_ELSEWHERE[game]
    used = {f"action-{verb.word}" for verb in verbs} | {f"element-{kind}" for kind in kinds}
    called = {key for key in told(game, "en") if key.startswith(("action-", "element-"))}
    assert called == used | ALSO.get(game, set())


@pytest.mark.parametrize("game", GAMES)
def test_no_question_is_unused(game: str) -> None:
    asked = {key for key in told(game, "en") if key.startswith("ask-")}
    questions = import_module(f"ironmaster.games.{game}.facts").QUESTIONS
    assert asked == {f"ask-{question.replace('.', '-')}" for question in questions}


def test_english_replaces_missing_messages() -> None:
    assert say("core", "xx", "error-turn-over", {}) == "The game is over."
    assert not has_message("core", "xx", "error-turn-over")


def test_an_unknown_message_is_an_internal_error() -> None:
    with pytest.raises(KeyError, match="no message error-nothing in core"):
        say("core", "en", "error-nothing", {})
    with pytest.raises(KeyError):
        say("nowhere", "en", "error-turn-over", {})


def test_a_missing_variable_is_an_internal_error() -> None:
    with pytest.raises(AssertionError, match="known"):
        say("core", "en", "error-setup-game", {"game": "chess"})


def test_values_are_inserted_unchanged() -> None:
    text = say("core", "en", "error-setup-game", {"game": "{ $known } <b>", "known": "-"})
    assert "{ $known } <b>" in text
    assert "\u2068" not in text


def test_errors_have_a_code_and_a_sentence() -> None:
    error = errors.TurnError("other", seat="A", turn="B")
    assert (error.code, error.case, error.kind) == ("turn-other", "other", "turn")
    assert str(error) == error.say() == error.say("en") != error.say("fr")
    assert isinstance(error, IronmasterError)
    assert isinstance(error, ValueError)


def test_error_codes_have_a_regular_form() -> None:
    assert all(re.fullmatch(r"error-[a-z]+-[a-z_]+", error.key) for error in raised())
    assert len(set(KINDS.values())) >= 11
    assert messages.PACKAGE.name == "ironmaster"
