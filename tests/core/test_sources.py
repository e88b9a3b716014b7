"""Where a rule stands in the printed rulebook, as readers of each language see it."""

from pathlib import Path

import pytest

from ironmaster.conformance.books import check_headings
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.rulebook import FOLDER, Rulebook, read_rulebook, rulebook
from ironmaster.core.sources import cited, is_explained, read_headings, shown
from tests.traps import problems

BOOKS = [path.stem for path in sorted(FOLDER.glob("*.toml"))]
HEADINGS = read_headings(
    {
        "Quelques restrictions": {"en": "Some restrictions"},
        "Jouer la « bonne carte »": {"en": "Playing the “right card”"},
        "Phase 4": {"en": "Phase 4"},
        "2e SUP": {"fr": "Charbon et fer", "en": "Coal and iron"},
        "example": {"fr": "exemple", "en": "example"},
        "Reviews": {"fr": "Critiques", "en": "Reviews"},
        "Some reviews": {"fr": "Quelques critiques", "en": "Some reviews"},
    }
)


@pytest.mark.parametrize(
    ("source", "english", "french"),
    [
        (
            "Rules: Quelques restrictions",
            "Rulebook: Some restrictions (Quelques restrictions)",
            "Livret\u00a0: Quelques restrictions",
        ),
        ("Ref: Phase 4 (example)", "Reference section: Phase 4, example", "Section références\u00a0: Phase 4, exemple"),
        (
            "Rules: Jouer la «\u00a0bonne carte\u00a0»",
            "Rulebook: Playing the “right card” (Jouer la «\u00a0bonne carte\u00a0»)",
            "Livret\u00a0: Jouer la «\u00a0bonne carte\u00a0»",
        ),
        ("2e SUP", "Second edition: Coal and iron (Charbon et fer)", "Seconde édition\u00a0: Charbon et fer"),
        ("Aid", "Player aid", "Aide de jeu"),
        ("Some reviews", "Some reviews", "Quelques critiques"),
        ("Unknown: place", "Unknown: place", "Unknown: place"),
        ("p. 3", "p. 3", "p. 3"),
    ],
)
def test_a_source_has_the_heading_with_the_original_beside_it(source: str, english: str, french: str) -> None:
    assert shown(HEADINGS, [source], "en") == [english]
    assert shown(HEADINGS, [source], "fr") == [french]
    assert shown(HEADINGS, [source], "de") == [english], "a language without headings has the English ones"


def test_a_ruling_is_no_place_in_the_printed_rulebook() -> None:
    assert shown(HEADINGS, ["Ruling: R30"], "en") == []
    assert cited("Ruling: R30") == []


@pytest.fixture(params=BOOKS)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook(str(request.param))


def test_every_heading_has_a_name_in_the_language_of_the_reader(book: Rulebook) -> None:
    assert len(book.headings) > 10
    check_headings(book)
    for name in {name for clause in book.clauses for source in clause.source for name in cited(source)}:
        assert is_explained(book.headings, name), name


def test_the_sources_of_every_clause_are_written_well(book: Rulebook) -> None:
    for lang in LANGUAGES:
        texts = {text for clause in book.clauses for text in book.sources(clause.source, lang)}
        assert len(texts) > 10
        for text in texts:
            original = lang == "en" and "(" in text  # the French heading in brackets
            assert original or problems(text, lang) == []


def test_a_clause_lists_the_rulings_among_its_sources(book: Rulebook) -> None:
    for clause in book.clauses:
        ruled = [source.partition(": ")[2] for source in clause.source if source.startswith("Ruling:")]
        assert set(ruled) <= set(clause.rulings), clause.id


def test_a_heading_without_an_english_name_is_reported(tmp_path: Path) -> None:
    lines = [
        "[book]",
        'title = { en = "Tin" }',
        'credit = { en = "Nobody." }',
        "[clause.sale]",
        'price.en = "Tin costs 2."',
        'price.source = ["Rules: Le prix"]',
        "[headings]",
        '"Le coût" = { en = "The cost" }',
    ]
    (tmp_path / "tin.toml").write_text("\n".join(lines), "utf-8")
    with pytest.raises(AssertionError, match="Le prix"):
        check_headings(read_rulebook("tin", tmp_path / "tin.toml"))
