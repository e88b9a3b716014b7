"""Every message of Industria is a good sentence with every name and number that can fill it, in both languages."""

from functools import cache
from typing import Final

import pytest

import ironmaster
from ironmaster.core.messages import LANGUAGES, Said, say
from ironmaster.core.naming import JOINER, Called, Noun, addressing
from ironmaster.core.refusal import name
from ironmaster.games.industria.board import BOARDS
from ironmaster.games.industria.board import KINDS as TILE_KINDS
from ironmaster.games.industria.game import Industria
from ironmaster.games.industria.names import Names
from ironmaster.games.industria.tables import FACTORY
from tests.games.industria.table import CATALOGUE
from tests.sentences import NUMBERS, SEATS, Kinds, faults, fillings, variables_of

GAME: Final = "industria"
SEATED: Final = ("seat", "bidder", "next", "owner", "auctioneer", "maker")
TILES: Final = ("tile", "lot", "laying")
MATERIALS: Final = ("material", "needed", "what", "second")
COUNTED: Final = (
    *("thalers", "cash", "bid", "price", "value", "left", "points", "worth", "income", "extra", "lowest", "highest"),
    *("outlay", "materials", "rest", "saved", "rate", "tiles", "expected", "makers"),
)
ORDINAL: Final = ("round", "epoch", "made")
SEVERAL: Final = ("seats", "rounds", "most")
FIELDS: Final = ("where", "phase", "word")
WRONG: Final = ("tile", "box", "twice", "hand", "laid", "late", "epoch", "lot", "bidder", "laying", "hammer", "gone")
"""The errors of positions that quote a value."""
ADDRESSED: Final = ("prompt-", "moment-", "refusal-", "lacking-", "lies-", "purchase-", "hammer-")


@cache
def games() -> list[Industria]:
    """One game with all tiles of each board, and of the board of the worked examples."""
    boards = [*(info.id for info in BOARDS.infos()), CATALOGUE]
    found = [ironmaster.game(GAME, seats=4, board=board) for board in boards]
    return [game for game in found if isinstance(game, Industria)]


def names() -> list[Names]:
    return [game.names for game in games()]


def nouns(called: list[Called], lang: str) -> list[Said]:
    return list(dict.fromkeys(one.noun(lang) for one in called))


def factories(game: Industria) -> list[Called]:
    return [game.names.tile[tile] for tile, kind in enumerate(game.tables.kind) if kind == FACTORY]


@cache
def kinds(lang: str) -> Kinds:
    """Every value that each variable can take."""
    seats: list[Said] = [*SEATS, "Œdipe", f"{JOINER}@ine"]
    tiles = nouns([one for every in names() for one in every.tile], lang)
    materials = nouns([one for every in names() for one in every.material], lang)
    bonuses = nouns([one for every in names() for one in every.bonus], lang)
    fields: list[Said] = ["display", "raw_wood_1"]
    return {
        **dict.fromkeys(SEATED, seats),
        **dict.fromkeys(TILES, tiles),
        **dict.fromkeys(MATERIALS, materials),
        **{key: list(NUMBERS) for key in COUNTED},
        **{key: [1, 2, 5] for key in ORDINAL},
        **{key: [2, 3, 4] for key in SEVERAL},
        **dict.fromkeys(FIELDS, fields),
        "seller": [*seats, name(GAME, lang, "@bank")],
        "factory": nouns([one for game in games() for one in factories(game)], lang),
        "bonus": bonuses,
        "link": nouns([one for every in names() for one in every.link], lang),
        "late": [0, 1],
        "cashing": [0, 1],
        "opens": [2, 3, 5, "never"],
        "kind": list(TILE_KINDS),
        "chapter": ["2"],
        "turn": ["Ada"],
        "first": ["2", "Ada"],
        "part:what": tiles,
        "part-reduced:what": tiles,
        "tile-bonus:what": bonuses,
        "link:start": tiles,
        "link:end": tiles,
        "either:second": seats,
        "joined:second": ["3"],
        "error-position-hammer:start": ["A", "B"],
        "error-position-builds:kind": list(TILE_KINDS[:3]),
        "error-position-built:value": list(TILE_KINDS[:3]),
        "error-position-money:value": [50, 60],
        **dict.fromkeys((f"error-position-{case}:value" for case in WRONG), fields),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_written_well_with_every_name_and_number(lang: str) -> None:
    found, number = faults(GAME, lang, kinds(lang))
    assert not found, "\n".join(sorted(found))
    assert number > 8000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reader_is_addressed(lang: str) -> None:
    """What is asked, refused or foreseen for a seat says “you” to its reader, and its name to others."""
    told = 0
    for key, variables in variables_of(GAME, lang).items():
        for one in {"seat", "owner", "auctioneer"} & set(variables) if key.startswith(ADDRESSED) else ():
            values = {**next(fillings(key, variables, kinds(lang))), one: "Hugo"}
            with addressing("Hugo"):
                addressed = say(GAME, lang, key, values)
            assert "Hugo" in say(GAME, lang, key, values), key
            assert "Hugo" not in addressed, addressed
            told += 1
    assert told > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_is_in_the_third_person(lang: str) -> None:
    told = 0
    for key, variables in variables_of(GAME, lang).items():
        if key.startswith(("did-", "then-")) and "seat" in variables:
            values = {**next(fillings(key, variables, kinds(lang))), "seat": "Hugo"}
            with addressing("Hugo"):
                assert "Hugo" in say(GAME, lang, key, values), key
            told += 1
    assert told > 15


PROPER: Final = {
    *("Construction", "Mechanical engineering", "Optics", "Reinforced concrete", "Electrical engineering"),
    *("Electronics", "Nanotechnology", "Telecommunication", "Robotics"),
}
"""Technologies that have no article in English; in French only the Internet has none."""


def test_every_thing_has_its_article() -> None:
    bare: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    for every in names():
        for thing in [*every.tile, *every.material, *every.bonus]:
            for lang in LANGUAGES:
                noun = thing.noun(lang)
                bare[lang] |= set() if noun.article else {noun.text}
    assert bare == {"en": PROPER, "fr": {"Internet"}}


SAID: Final = [
    ("did-offer", "shipyard", "Ada auctions the shipyard.", "Ada met le chantier naval aux enchères."),
    ("did-reveal", "optics", "Optics is turned up.", "L’optique est dévoilée."),
    (
        "did-reveal",
        "raw_computer_1",
        "The computer tile of epoch 4 is turned up.",
        "La tuile «\u00a0ordinateurs\u00a0» de l’époque 4 est dévoilée.",
    ),
    (
        "did-reveal",
        "bonus_rail_2",
        "The rail tracks bonus of epoch 3 is turned up.",
        "Le bonus «\u00a0voie ferrée\u00a0» de l’époque 3 est dévoilé.",
    ),
    (
        "then-last-lot",
        "oil_field",
        "The oil field is auctioned as the last tile of the round.",
        "Le champ pétrolifère, dernière tuile du tour, est mis aux enchères.",
    ),
]


@pytest.mark.parametrize(("key", "tile", "english", "french"), SAID)
def test_sentences_agree_with_their_names(key: str, tile: str, english: str, french: str) -> None:
    called = names()[0].tile[games()[0].tables.tile_ids.index(tile)]
    for lang, sentence in {"en": english, "fr": french}.items():
        noun: Noun = called.noun(lang)
        assert say(GAME, lang, key, {"seat": "Ada", "tile": noun}) == sentence
