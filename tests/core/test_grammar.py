"""Names as sentences need them, in both languages."""

import pytest

from ironmaster.core.grammar import FUNCTIONS, Word, functions_of
from ironmaster.core.naming import Called, Noun, calling, reader

MINE = Noun("mine de charbon", "la")
WORKS = Noun("Usine", "la")
PORT = Noun("port", "le")
RAILS = Noun("rails", "les")
SCOTLAND = Noun("Écosse", "la", "en Écosse")
MIDLANDS = Noun("Midlands", "les", "dans les Midlands")
YORKSHIRE = Noun("Yorkshire", "le", "dans le Yorkshire")
GULF = Noun("Golfe du Maine", "le", "dans le golfe du Maine")
OLDHAM, BURY, HAMBURG, SEAT = Noun("Oldham"), Noun("Bury"), Noun("Hambourg"), Noun("A")
IRON = Noun("acier", "le")


def french(function: str, noun: Noun, **options: str) -> str:
    return str(FUNCTIONS["fr"][function](Word(noun), **options))


def english(function: str, noun: Noun) -> str:
    return str(FUNCTIONS["en"][function](Word(noun)))


@pytest.mark.parametrize(
    ("noun", "the", "of", "at", "a"),
    [
        (MINE, "la mine de charbon", "de la mine de charbon", "à la mine de charbon", "une mine de charbon"),
        (WORKS, "l’usine", "de l’usine", "à l’usine", "une usine"),
        (PORT, "le port", "du port", "au port", "un port"),
        (RAILS, "les rails", "des rails", "aux rails", "des rails"),
        (IRON, "l’acier", "de l’acier", "à l’acier", "un acier"),
        (SCOTLAND, "l’Écosse", "de l’Écosse", "en Écosse", "Écosse"),
        (MIDLANDS, "les Midlands", "des Midlands", "dans les Midlands", "Midlands"),
        (YORKSHIRE, "le Yorkshire", "du Yorkshire", "dans le Yorkshire", "Yorkshire"),
        (GULF, "le golfe du Maine", "du golfe du Maine", "dans le golfe du Maine", "golfe du Maine"),
        (OLDHAM, "Oldham", "d’Oldham", "à Oldham", "Oldham"),
        (BURY, "Bury", "de Bury", "à Bury", "Bury"),
        (HAMBURG, "Hambourg", "de Hambourg", "à Hambourg", "Hambourg"),
        (SEAT, "A", "de A", "à A", "A"),
    ],
)
def test_french_names_take_their_articles(noun: Noun, the: str, of: str, at: str, a: str) -> None:
    assert [french(function, noun) for function in ("THE", "OF", "AT", "A")] == [the, of, at, a]


def test_french_nouns_without_an_article_are_elided() -> None:
    assert french("OF", MINE, article="no") == "de mine de charbon"
    assert french("OF", WORKS, article="no") == "d’usine"


def test_french_names_have_a_gender() -> None:
    assert [french("GENDER", noun) for noun in (MINE, PORT, RAILS, OLDHAM)] == [
        "feminine",
        "masculine",
        "plural",
        "masculine",
    ]


@pytest.mark.parametrize(
    ("noun", "the", "a", "at"),
    [
        (Noun("Shipyard", "a"), "the shipyard", "a shipyard", "in the shipyard"),
        (Noun("iron works", "an"), "the iron works", "an iron works", "in the iron works"),
        (Noun("steel", "some"), "the steel", "steel", "in the steel"),
        (Noun("Midlands", "the", "in the Midlands"), "the Midlands", "the Midlands", "in the Midlands"),
        (OLDHAM, "Oldham", "Oldham", "in Oldham"),
    ],
)
def test_english_names_take_their_articles(noun: Noun, the: str, a: str, at: str) -> None:
    assert [english(function, noun) for function in ("THE", "A", "AT")] == [the, a, at]


def test_texts_and_numbers_are_written_as_they_are() -> None:
    assert FUNCTIONS["fr"]["OF"]("Ada") == "d’Ada"
    assert FUNCTIONS["fr"]["OF"]("Basil") == "de Basil"
    assert FUNCTIONS["en"]["THE"](3) == "3"


def test_a_sentence_begins_with_a_capital_letter() -> None:
    functions = functions_of("fr", lambda _name: False)
    assert functions["CAPITAL"](functions["THE"](Word(MINE))) == "La mine de charbon"
    assert functions["BARE"](Word(Noun("Usine", "la"))) == "usine"
    assert functions["BARE"](Word(Noun("USA", "les"))) == "USA"
    assert functions["ARTICLE"](Word(PORT)) == "le"


def test_a_language_without_functions_of_its_own_writes_names() -> None:
    functions = functions_of("de", lambda _name: False)
    assert functions["THE"](Word(OLDHAM)) == "Oldham"


def test_the_reader_is_addressed() -> None:
    you = functions_of("en", lambda name: name == reader())["YOU"]
    with calling(["Ada", "Basil"], reader=1):
        assert (you("Ada"), you("Basil")) == ("other", "you")
    with calling(["Ada", "Ada"], reader=1):
        assert you("Ada") == "other", "two seats with one name"
    assert you("Ada") == "other"


def test_a_name_in_several_languages_keeps_its_grammar() -> None:
    called = Called({"en": "coal mine", "fr": MINE})
    assert called.noun("fr") == MINE
    assert called.noun("en") == Noun("coal mine")
    assert called.text("de") == "coal mine"


def test_a_name_on_the_map_may_have_an_article() -> None:
    midlands = Called({"en": Noun("Midlands", "the", "in the Midlands", "The Midlands")})
    assert midlands.text("en") == "The Midlands"
    assert english("THE", midlands.noun("en")) == "the Midlands"
