"""The rulebooks: every clause has a number, a source and a text in every language; constants agree with them."""

import ast
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from ironmaster.core.errors import UnknownClause
from ironmaster.core.messages import LANGUAGES, has_message
from ironmaster.core.rulebook import FOLDER, Rulebook, game_of, in_language, read_rulebook, rulebook
from ironmaster.games.brass import clauses as brass

BOOKS = [path.stem for path in sorted(FOLDER.glob("*.toml"))]
NUMBER = {"age_of_industry": 175, "brass": 168, "industria": 74, "steam": 188}


@pytest.fixture(params=BOOKS)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook(str(request.param))


def test_there_are_rulebooks() -> None:
    assert "brass" in BOOKS


def test_clauses_are_numbered_from_one(book: Rulebook) -> None:
    assert [clause.number for clause in book.clauses] == list(range(1, len(book.clauses) + 1))
    assert len(book.clauses) == NUMBER[book.game]
    assert all(book.numbered(clause.number) is clause for clause in book.clauses)


BY_SECTION = """
[book]
prefix = "bar"
title = { en = "Tin" }
credit = { en = "Nobody." }
[clause.sale]
price.en = "Tin costs 2."
price.source = ["p. 3"]
limit.en = "One each."
[clause.end]
money.en = "Count the money."
"""


def test_clauses_may_be_written_by_section(tmp_path: Path) -> None:
    (tmp_path / "tin.toml").write_text(BY_SECTION, "utf-8")
    clauses = read_rulebook("tin", tmp_path / "tin.toml").clauses
    assert [clause.id for clause in clauses] == ["bar.sale.price", "bar.sale.limit", "bar.end.money"]
    assert [clause.number for clause in clauses] == [1, 2, 3]
    assert (clauses[0].source, clauses[2].text("en")) == (("p. 3",), "Count the money.")


DEPARTING = """
[book]
title = { en = "Tin", fr = "Étain" }
credit = { en = "Nobody.", fr = "Personne." }
[clause.sale]
price = { en = "Tin costs 2.", fr = "L’étain coûte 2." }
[[ruling]]
id = "R1"
en = "What if nobody has tin?"
fr = "Et si personne n’a d’étain ?"
[[ruling]]
id = "R2"
switch = "price"
source = ["Rules: Tin"]
text = { en = "It costs 3.", fr = "Il coûte 3." }
en = "What does tin cost? Two."
fr = "Combien coûte l’étain ? Deux."
reason = { en = "The example says so.", fr = "L’exemple le dit." }
"""


def test_a_ruling_may_depart_from_the_printed_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tin.toml").write_text(DEPARTING, "utf-8")
    book = read_rulebook("tin", tmp_path / "tin.toml")
    assert list(book.departures) == ["R2"] and book.rulings[0].departure is None
    departure = book.departures["R2"]
    assert departure.source == ("Rules: Tin",)
    assert in_language(departure.text, "fr") == "Il coûte 3." and in_language(departure.text, "de") == "It costs 3."
    assert in_language(departure.reason, "en") == "The example says so."
    assert book.is_translated("fr") and not book.is_translated("de")
    lines = {"tin.sale.price": "Zinn kostet 2.", "R1": "Ohne Zinn?", "R2": "Zinn?", "R2.text": "Es kostet 3."}
    german = "".join(f'"{name}" = "{text}"\n' for name, text in lines.items())
    (tmp_path / "tin.de.toml").write_text(german, "utf-8")
    monkeypatch.setattr("ironmaster.core.rulebook.FOLDER", tmp_path)
    monkeypatch.setattr("ironmaster.core.rulebook.AVAILABLE", ("en", "fr", "de"))
    book = read_rulebook("tin", tmp_path / "tin.toml")
    assert (book.rulings[1].text("de"), in_language(book.departures["R2"].text, "de")) == ("Zinn?", "Es kostet 3.")
    assert not book.is_translated("de"), "the reason is still in English"
    (tmp_path / "tin.de.toml").write_text(german + '"R2.reason" = "So steht es im Beispiel."', "utf-8")
    assert read_rulebook("tin", tmp_path / "tin.toml").is_translated("de")


def test_ids_are_unique_and_name_the_game(book: Rulebook) -> None:
    ids = [clause.id for clause in book.clauses]
    assert len(set(ids)) == len(ids)
    for clause in ids:
        prefix, *words = clause.split(".")
        assert prefix == book.prefix
        assert game_of(clause) == book.game
        assert words
        assert all(word and word == word.lower() for word in words)
        assert book.clause(clause).id == clause


def test_every_clause_has_a_source_and_a_text_of_its_own_in_every_language(book: Rulebook) -> None:
    for lang in LANGUAGES:
        texts = [clause.texts[lang] for clause in book.clauses]
        assert len(set(texts)) == len(texts)
        assert all(text.strip() == text and text.endswith((".", "!", "»", ")")) and len(text) > 20 for text in texts)
    for clause in book.clauses:
        assert clause.source
        assert all(source.strip() for source in clause.source)
        assert clause.text("en") != clause.text("fr")
        assert clause.text("xx") == clause.text("en")


def test_rulings_have_texts_and_clauses_cite_known_ones(book: Rulebook) -> None:
    ids = [ruling.id for ruling in book.rulings]
    assert len(set(ids)) == len(ids) > 0
    assert {ruling for clause in book.clauses for ruling in clause.rulings} <= set(ids)
    for ruling in book.rulings:
        assert all(ruling.texts[lang] for lang in LANGUAGES)
        assert ruling.switch == "" or ruling.switch in {switch.name for switch in book.switches}


def test_switches_and_their_values_have_texts(book: Rulebook) -> None:
    for switch in book.switches:
        assert all(switch.texts[lang] for lang in LANGUAGES)
        assert len(switch.values) >= 2
        for told in switch.values.values():
            assert all(told[lang] for lang in LANGUAGES)


def test_title_and_credit_have_texts(book: Rulebook) -> None:
    assert all(book.title[lang] and book.credit[lang] for lang in LANGUAGES)


def test_sections_have_a_heading_of_their_own_in_every_language(book: Rulebook) -> None:
    assert len(book.sections) > 10
    assert book.sections == sorted({clause.section for clause in book.clauses}, key=book.sections.index)
    for lang in LANGUAGES:
        assert all(has_message(book.game, lang, f"group-{section}") for section in book.sections)
        assert len({book.heading(section, lang) for section in book.sections}) == len(book.sections)


def test_an_unknown_clause_is_refused(book: Rulebook) -> None:
    with pytest.raises(UnknownClause) as caught:
        book.clause("no.such.clause")
    assert all("no.such.clause" in caught.value.say(lang) for lang in LANGUAGES)


def constants(clauses: ModuleType) -> dict[str, int]:
    """The clauses that the law of a game knows by number."""
    found = {name: value for name, value in vars(clauses).items() if name.isupper() and isinstance(value, int)}
    assert found.pop("ALLOWED") == 0
    return found


def test_constants_are_the_numbers_and_names_of_the_rulebook(book: Rulebook) -> None:
    known = import_module(f"ironmaster.games.{book.game}.clauses")
    numbers = {
        clause.id.removeprefix(f"{book.prefix}.").replace(".", "_").upper(): clause.number for clause in book.clauses
    }
    named = constants(known)
    assert len(named) > 20
    assert named == {name: numbers.get(name) for name in named}
    assert all(known.id_of(clause.number) == clause.id for clause in book.clauses)


def test_every_constant_is_used(book: Rulebook) -> None:
    known = import_module(f"ironmaster.games.{book.game}.clauses")
    assert known.__file__ is not None
    files = [path for path in Path(known.__file__).parent.rglob("*.py") if path.stem != "clauses"]
    read = {
        node.attr
        for path in files
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
    }
    assert set(constants(known)) <= read


def test_numbers_and_ids_refer_to_each_other() -> None:
    for number in range(1, NUMBER["brass"] + 1):
        assert brass.number_of(brass.id_of(number)) == number
    with pytest.raises(UnknownClause):
        brass.number_of("brass.no")
