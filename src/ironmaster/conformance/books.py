"""Checks of the rulebook and the messages of a game: they are complete in every language."""

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ironmaster.conformance.trial import Trial
from ironmaster.core.messages import LANGUAGES, folder_of
from ironmaster.core.registry import written
from ironmaster.core.rulebook import Rulebook, rulebook
from ironmaster.core.sources import cited, is_explained
from ironmaster.core.spec import Spec
from ironmaster.core.switches import BY


class _Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages_of(scope: str, lang: str) -> dict[str, set[str]]:
    """Every message of a scope in a language, with its variables."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder_of(scope).glob("*.ftl")):
        if path.name.split(".")[-2] != lang:
            continue
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} is defined twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def check_messages(trial: Trial) -> None:
    """Every language has the same messages with the same variables."""
    name = trial.game.spec.name
    english = messages_of(name, "en")
    for lang in LANGUAGES:
        translated = messages_of(name, lang)
        assert translated.keys() == english.keys(), (
            f"the messages {sorted(translated.keys() ^ english.keys())} exist in only one of en and {lang}"
        )
        for key, variables in english.items():
            assert translated[key] == variables, f"the message {key} has different variables in en and {lang}"


def check_rulebook(trial: Trial) -> None:
    """Clauses are numbered and have texts in every language, and switches are explained."""
    spec = trial.game.spec
    book = rulebook(spec.name)
    assert [clause.number for clause in book.clauses] == list(range(1, len(book.clauses) + 1)), (
        "the clauses are not numbered from 1 without gaps"
    )
    assert len(book.by_id) == len(book.clauses), "two clauses have the same id"
    known = {ruling.id for ruling in book.rulings}
    for clause in book.clauses:
        assert clause.id.startswith(f"{book.prefix}."), f"{clause.id} does not begin with {book.prefix}"
        assert set(clause.rulings) <= known, f"{clause.id} cites a ruling that the rulebook does not contain"
        for lang in LANGUAGES:
            assert clause.texts.get(lang, "").strip(), f"{clause.id} has no text in {lang}"
    if book.headings:
        check_headings(book)
    explained = {switch.name: set(switch.values) for switch in book.switches}
    assert explained == {one.name: {written(value) for value in one.values} for one in spec.switches}, (
        "the switches differ from those in the rulebook"
    )


def check_headings(book: Rulebook) -> None:
    """Every heading and remark that a source names has an English name."""
    sources = [source for clause in book.clauses for source in clause.source]
    sources += [source for ruling in book.rulings if ruling.departure for source in ruling.departure.source]
    for source in sources:
        unknown = [name for name in cited(source) if not is_explained(book.headings, name)]
        assert not unknown, f"the rulebook has no English name of {unknown}, which “{source}” cites"


def check_departures(trial: Trial) -> None:
    """Every ruling that departs from the printed text is explained, and can be switched to the letter."""
    spec = trial.game.spec
    book = rulebook(spec.name)
    check_explained(book)
    check_by_letter(book, spec)


def check_explained(book: Rulebook) -> None:
    """Every departure has a source, and the printed text and the reason in every language."""
    for name, departure in book.departures.items():
        assert departure.source and all(one.strip() for one in departure.source), f"{name} has no source"
        for lang in LANGUAGES:
            assert departure.text.get(lang, "").strip(), f"{name} does not give the printed text in {lang}"
            assert departure.reason.get(lang, "").strip(), f"{name} gives no reason in {lang}"


def check_by_letter(book: Rulebook, spec: Spec) -> None:
    """The switch `by` is the first one; it sets the switches of the departures, and no others."""
    values = {switch.name: switch.values for switch in spec.switches}
    assert BY not in values or spec.switches[0].name == BY, f"the switch {BY} is not the first one"
    departing = {ruling.switch: ruling.id for ruling in book.rulings if ruling.departure}
    by_letter = {key: value for sets in spec.means.get(BY, {}).values() for key, value in sets.items()}
    for key, value in by_letter.items():
        assert value in values.get(key, ()), f"{BY} sets {key} to {value!r}, which is not one of its values"
        assert key in departing, f"{BY} sets {key}, but no ruling with this switch says what is printed"
    for key, ruling in departing.items():
        assert key in by_letter, f"{ruling} departs from the printed text, but {BY} does not set a switch of it"


CHECKS = (check_messages, check_rulebook, check_departures)
