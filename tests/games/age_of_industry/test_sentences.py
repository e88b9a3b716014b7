"""Every message of Age of Industry is a good sentence with every name and number, in both languages."""

from functools import cache

import pytest

import ironmaster
from ironmaster.core.messages import LANGUAGES, Said, noun_of, say
from ironmaster.core.naming import Called, Noun, addressing
from ironmaster.games.age_of_industry.law import IndustryLaw
from ironmaster.games.age_of_industry.names import GAME, Names, money
from tests.sentences import NUMBERS, SEATS, Kinds, faults, variables_of

BOARDS = ("germany", "new_england")
CLOSED = ("closed", "goal", "nearer", "ports")
"""What `Names.either` may join."""
SEATED = ("seat", "owner")
COUNTED = ("actions", "cards", "cubes", "deck", "loans", "repaid", "railways", "points", "cash")
SUMS = ("paid", "cost", "dollars", "interest", "price", "profit", "loan")
WORDS = ("detail", "expected", "known", "value", "where", "word")


@cache
def names(board: str) -> Names:
    law = ironmaster.game(GAME, seats=3, board=board, rules={"by": "letter"}).law
    assert isinstance(law, IndustryLaw)
    return law.names


def nouns(lang: str, called: list[Called]) -> list[Noun]:
    return list(dict.fromkeys(one.noun(lang) for one in called))


def named(kind: str) -> list[Called]:
    return [one for board in BOARDS for one in getattr(names(board), kind)]


@cache
def kinds(lang: str) -> Kinds:
    """Every value that each variable can take."""
    places = nouns(lang, [*named("place"), names(BOARDS[0]).track])
    sources = [names(board).either(names(board).place[first : first + 2]) for board in BOARDS for first in range(20)]
    sums = [money(lang, number) for number in NUMBERS]
    counters = nouns(lang, named("counter")) + nouns(lang, named("face"))
    mines = [one for one in counters if "coal mine" in one.text or "mine de charbon" in one.text]
    works = [one for one in counters if "iron works" in one.text or "sidérurgie" in one.text]
    found: dict[str, list[Said]] = {
        **{one: list(SEATS) for one in SEATED},
        **{one: list(NUMBERS) for one in COUNTED},
        **{one: list(sums) for one in SUMS},
        **{one: ["boston/1", "“x”" if lang == "en" else "«\u00a0x\u00a0»"] for one in WORDS},
        **{one: [*nouns(lang, sources), *places] for one in CLOSED},
        **{one: list(places) for one in ("place", "outlet", "port", "start", "end")},
        **{one: list(counters) for one in ("counter", "standing")},
        "card": list(nouns(lang, named("whole_card"))),
        "demand": list(nouns(lang, named("demand"))),
        "industry": list(nouns(lang, named("industry"))),
        "line": list(nouns(lang, named("line"))),
        "market": list(nouns(lang, named("market"))),
        "order": ["Ada, Basil, Éloïse"],
        "first": ["x", *places],
        "second": ["y", *places],
        "space": ["1", "4"],
        "level": [0, 1, 4],
        "number": [1, 2],
        "round": [0, 1, 2, 11],
        "seats": [2, 5],
        "shown": ["−12", "0", "1", "2"],
        "most": [9],
        "limit": [2],
        "each": [5],
        "rate": [5],
    }
    found |= {
        "element-card:card": list(nouns(lang, named("card"))),
        "place:place": [1, 2, 3, 4, 5],
        "standing:points": [1],
        "standing:shown": ["1"],
        "refusal-aoi-rail-stock:railways": [12],
        "refusal-aoi-loan-repay:loan": [10],
        "refusal-aoi-sell-market_kind:demand": [
            noun_of(GAME, lang, f"demand-{one}", {}) for one in ("cotton", "goods")
        ],
        "refusal-aoi-over-rival_scarcity:standing": list(mines),
        "refusal-aoi-over-rival_scarcity-iron:standing": list(works),
        "refusal-aoi-over-rival-other:standing": [*mines, *works],
        **{f"sum:{one}": [0, 1, 30] for one in ("dollars",)},
        **{f"debt:{one}": [1, 30] for one in ("dollars",)},
        **{f"award-cash:{one}": [0, 5, 30] for one in ("dollars", "railways")},
        **{f"{one}:cash": list(sums) for one in ("standing", "standing-now", "prompt-action")},
        **{f"error-position-{one}:most": [2, 5] for one in ("markets", "cubes", "deck", "rounds")},
        "error-position-first_counters:most": [0, 1],
        "error-position-face_up:number": [2],
        "error-position-railways:most": [12],
        **{f"error-position-{one}:counter": ["coal2"] for one in ("level", "counters", "rebuilt", "lower")},
        "error-position-symbol:industry": ["coal"],
        "error-position-deck:card": ["blue"],
        "error-position-markets:demand": ["cotton"],
    }
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_written_well_with_every_name_and_number(lang: str) -> None:
    found, number = faults(GAME, lang, kinds(lang))
    assert not found, "\n".join(sorted(found))
    assert number > 8000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_know_the_same_messages(lang: str) -> None:
    assert set(variables_of(GAME, lang)) == set(variables_of(GAME, "en"))


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("did-coal-import", "takes coal from the import space of the", "prend du charbon sur la case d’importation"),
        ("did-sell-market", "to the market in the", "vend au marché du golfe du Maine, depuis"),
        ("refusal-aoi-build-card", "has no", "n’a pas de carte"),
    ],
)
def test_names_take_the_words_that_they_need(key: str, english: str, french: str) -> None:
    sea = next(one for one in names("new_england").place if one.text("en") == "Gulf of Maine")
    market = next(one for one in names("new_england").market if "Gulf" in one.text("en"))
    for lang, expected in (("en", english), ("fr", french)):
        place = noun_of(GAME, lang, "import-space", {"place": sea.noun(lang)})
        card = names("germany").whole_card[0].noun(lang)
        params: dict[str, Said] = {"seat": "Ada", "place": place, "market": market.noun(lang), "card": card}
        assert expected in say(GAME, lang, key, {**params, "counter": card})


@pytest.mark.parametrize(("reader", "english", "french"), [("Ada", "You ", "Vous "), ("Basil", "Ada ", "Ada ")])
def test_the_reader_is_addressed(reader: str, english: str, french: str) -> None:
    with addressing(reader):
        for lang, begins in (("en", english), ("fr", french)):
            text = say(GAME, lang, "refusal-aoi-draw-full", {"seat": "Ada", "most": 9})
            assert text.startswith(begins)
