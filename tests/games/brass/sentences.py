"""Every message of a game filled with everything that can stand in it: what the tests of sentences share."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ironmaster.core.messages import folder_of
from ironmaster.core.naming import JOINER, Value, addressing
from ironmaster.kit.speech import tell
from tests.traps import problems, without_code

SEATS: Final = ("Ada", "Basil", "Éloïse", "Hugo", "A", f"{JOINER}@ine")
"""Names of players: with vowels, with an h, a letter, and one that begins with @."""
COUNTS: Final = (0, 1, 2, 5)
Kinds = Callable[[str, str], Sequence[Value]]
"""What a variable of a message can stand for, by the key of the message and the name of the variable."""
Filling = Mapping[str, Value]


class Asked(Visitor):
    """The variables of a message, those of them that `YOU` asks about, and the messages that it refers to."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.readers: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        given = node.arguments.positional
        if node.id.name == "YOU":
            self.readers |= {one.id.name for one in given if isinstance(one, ftl.VariableReference)}
        self.generic_visit(node)


@cache
def messages_of(scope: str, lang: str) -> dict[str, ftl.Message]:
    """The messages of a scope in a language, by key."""
    paths = [path for path in sorted(folder_of(scope).glob("*.ftl")) if path.name.split(".")[-2] == lang]
    entries = [entry for path in paths for entry in FluentParser().parse(path.read_text("utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


@cache
def asked_by(scope: str, lang: str, key: str) -> Asked:
    """What a message and those that it refers to ask for."""
    asked = Asked()
    asked.visit(messages_of(scope, lang)[key])
    for other in tuple(asked.messages):
        inner = asked_by(scope, lang, other)
        asked.variables |= inner.variables
        asked.readers |= inner.readers
    return asked


def fillings(scope: str, lang: str, key: str, kinds: Kinds) -> Iterator[Filling]:
    """Values for the variables of a message: each variable takes each of its values once, beside fixed other ones."""
    values = {variable: kinds(key, variable) for variable in sorted(asked_by(scope, lang, key).variables)}
    first = {variable: found[0] for variable, found in values.items()}
    yield first
    for variable, found in values.items():
        yield from (first | {variable: value} for value in found[1:])


def sentences(scope: str, lang: str, kinds: Kinds) -> Iterator[tuple[str, Filling, str]]:
    """Every message with every filling: for nobody, and for the reader whom it may be about."""
    for key in messages_of(scope, lang):
        for filling in fillings(scope, lang, key, kinds):
            readers = [str(filling[variable]) for variable in asked_by(scope, lang, key).readers]
            for reader in ("", *readers):
                with addressing(reader):
                    yield key, filling, tell(scope, lang, key, filling)


def wrong(scope: str, lang: str, kinds: Kinds) -> tuple[list[str], int]:
    """What is wrong in the sentences of a game, and how many there are."""
    found: dict[str, str] = {}
    number = 0
    for key, _, text in sentences(scope, lang, kinds):
        number += 1
        for problem in problems(without_code(text), lang):
            found.setdefault(f"{key}: {problem.partition(':')[0]}", text)
    return [f"{problem}: {text}" for problem, text in found.items()], number
