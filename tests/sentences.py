"""Fills messages with every value of each variable, for tests that read the sentences (see `tests/traps.py`)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ironmaster.core.messages import Said, folder_of, say
from ironmaster.core.naming import addressing
from tests.traps import problems, without_code

SEATS = ("Ada", "Basil", "Éloïse", "Hugo", "A")
NUMBERS = (0, 1, 2, 5)

Kinds = Mapping[str, Sequence[Said]]
"""The values of each variable in one language; `message:variable` gives other values in one message."""


class Wanted(Visitor):
    """The variables of a message, and those that select a plural."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.counts: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        plural = any(isinstance(one.key, ftl.Identifier) and one.key.name == "one" for one in node.variants)
        if plural and isinstance(node.selector, ftl.VariableReference):
            self.counts.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def variables_of(scope: str, lang: str) -> dict[str, list[str]]:
    """Every message of a scope in a language, with the variables that it and the messages in it use."""
    paths = sorted(path for path in folder_of(scope).glob("*.ftl") if path.name.split(".")[-2] == lang)
    entries = [one for path in paths for one in FluentParser().parse(path.read_text("utf-8")).body]
    own, inner = {}, {}
    for entry in entries:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            wanted, within = Wanted(), Within()
            wanted.visit(entry)
            within.visit(entry)
            own[entry.id.name], inner[entry.id.name] = wanted.variables, within.messages
    return {key: sorted(found.union(*(own[other] for other in inner[key]))) for key, found in own.items()}


class Within(Visitor):
    """The messages that a message contains."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def fillings(key: str, variables: Sequence[str], kinds: Kinds) -> Iterator[dict[str, Said]]:
    """Values for the variables of a message: each value of each variable once, beside changing values of the others."""
    values = {}
    for one in variables:
        values[one] = kinds.get(f"{key}:{one}", kinds.get(one, ()))
        assert values[one], f"{key}: nothing tells which values ${one} takes"
    for number in range(max(map(len, values.values()), default=1)):
        yield {one: some[(number + shift) % len(some)] for shift, (one, some) in enumerate(values.items())}


def faults(scope: str, lang: str, kinds: Kinds, readers: Sequence[str] = ("", *SEATS)) -> tuple[set[str], int]:
    """What is wrong in the sentences of a scope, filled in for each reader, and the number of sentences."""
    found, number = set(), 0
    for key, variables in variables_of(scope, lang).items():
        for values in fillings(key, variables, kinds):
            for reader in readers if set(map(str, values.values())) & set(SEATS) else ("",):
                with addressing(reader):
                    text = say(scope, lang, key, values)
                number += 1
                found |= {f"{key}: {wrong}" for wrong in problems(without_code(text), lang)}
    return found, number
