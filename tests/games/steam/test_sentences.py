"""Every message of Steam is a good sentence with every name and number that it can take, in both languages."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ironmaster
from ironmaster.core.messages import LANGUAGES, folder_of, say
from ironmaster.core.naming import Called, Value, calling
from ironmaster.core.refusal import name
from ironmaster.core.rulebook import rulebook
from ironmaster.games.steam.board import BOARDS
from ironmaster.games.steam.law import SteamLaw
from ironmaster.games.steam.names import GAME, Names, money
from ironmaster.kit import bag
from tests.sentences import Wanted
from tests.traps import problems, without_code

PLAYERS = ("Ada", "Basil", "Éloïse", "Hugo", "Œdipe", "Yves", "A", "E")
OTHER = "Zoran"
"""A player who is neither the reader nor, in any message, the one who is asked."""
NUMBERS = (0, 1, 2, 5)
SUMS = (-1, 0, 1, 5)
SIGNED = ("−10", "−1", "0", "3")
BOARD_IDS = sorted({board.id for board in BOARDS.infos()})
LOG = ("did-", "then-", "standing", "turn-")
"""What everybody reads alike: these messages name the reader too."""
FIGURES = {
    *("points", "left", "cycle", "loans", "runs", "paid", "links", "lost", "round", "rounds", "number", "means"),
    *("cost", "price", "highest", "locomotive", "level", "exits", "space", "count", "most", "player"),
}
SEATS = {"seat", "owner", "bidder", "holder"}
SPECIAL: dict[tuple[str, str], tuple[Value, ...]] = {
    ("prompt-opening", "place"): (1, 2, 5),
    ("prompt-opening-first", "place"): (1, 2, 5),
    ("then-won", "place"): (1, 2, 5),
    ("then-place", "place"): (1, 2, 5),
    ("effect-bid-opening", "place"): (1, 2, 5),
    ("error-position-too_many", "most"): (16, 20),
    ("refusal-steam-build-limit", "tiles"): (3, 4),
    ("error-position-places", "number"): (3, 6),
    ("error-position-spaces", "number"): (12,),
    ("cubes-mixed", "count"): (2, 5),
    ("did-goods-supply", "space"): (2, 12),
    ("then-round", "round"): (2, 7),
    ("sum", "dollars"): NUMBERS,
    ("debt", "dollars"): NUMBERS,
    ("hex", "hex"): ("F6", "A1"),
    ("off-map", "hex"): ("Z9", "A12"),
    ("bid-beyond-cash", "cash"): NUMBERS,
    ("refusal-steam-std-build", "cash"): NUMBERS,
}
"""Variables that mean something else in one message, or cannot have every value."""
IN_MONEY = {"prompt-pay": ("price",), "did-pay": ("price",), "then-won": ("price",), "then-place": ("price",)}
IN_MONEY |= {"did-take-locomotive": ("price",), "did-lay": ("cost",), "did-replace": ("cost",)}
COLOURED = ("error-position-new_cities", "error-position-too_many")
"""Errors name a colour by its id."""


@cache
def games() -> list[Names]:
    made = [ironmaster.game("steam", seats=4, board=board) for board in BOARD_IDS]
    return [cast("SteamLaw", game.law).names for game in made]


@cache
def kinds() -> dict[str, tuple[Value, ...]]:
    """The values of each variable, apart from sums and texts, which are written differently in each language."""
    names = games()[0]
    places = tuple(place for one in games() for place in one.place)
    first = {names.t.face[pattern]: pattern for pattern in range(names.t.patterns)}
    ports = tuple(names.port(6 * node + node % 6) for node in range(names.t.nodes))
    found: dict[str, tuple[Value, ...]] = {
        "place": (*places, *ports),
        "start": (*places, *ports),
        "starts": ports,
        "hex": (*places, *(one for one in names.hex[::5])),
        "colour": tuple(reversed(names.colour)),
        "tile": tuple(names.tile),
        "wanted": tuple(names.tile[4:]),
        "face": tuple(names.face),
        "track": tuple(names.track(pattern) for pattern in first.values()),
        "edge": tuple(names.edge),
        "link": (names.link(0, 30), names.link(31, 90)),
        "bid": ("$3",),
    }
    found |= dict.fromkeys(("station", "end", "source"), places) | {"cube": found["colour"]}
    return found | dict.fromkeys(FIGURES, NUMBERS) | dict.fromkeys(SEATS, PLAYERS)


def texts(lang: str) -> dict[str, tuple[Value, ...]]:
    """Values that are texts in a language already."""
    names = games()[0]
    heaps = [bag.one(0), 2 * bag.one(4), bag.one(1) + 2 * bag.one(4)]
    sums = tuple(money(lang, amount) for amount in SUMS)
    return {
        "cubes": tuple(names.cubes(heap, lang) for heap in heaps),
        "parts": tuple(names.parts(heap, lang) for heap in heaps),
        "first": ("Ada 5 points",),
        "second": ("Basil 1 point",),
        "route": ("Albany –(Ada)– Boston",),
        "order": ("Ada, Basil, A",),
        "ways": ("N\u2013S", "N, NE"),
        "where": ("players.A.cash",),
        "value": ("albany", "A boston/nw"),
        "word": ("g8",),
        "known": ("red, blue",),
        "side": ("g8/s",),
        "phase": ("build",),
        "expected": ("3",),
        **dict.fromkeys(("cash", "bid", "dollars"), sums),
        **dict.fromkeys(("income", "shown", "worth"), SIGNED),
    }


@cache
def entries(lang: str) -> list[ftl.Message]:
    files = [path for path in folder_of(GAME).glob("*.ftl") if path.name.split(".")[-2] == lang]
    found = [one for path in files for one in FluentParser().parse(path.read_text("utf-8")).body]
    return [one for one in found if isinstance(one, ftl.Message)]


class Deep(Wanted):
    """The variables of a message and of those that it refers to."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.inner = {one.id.name: one for one in entries(lang)}

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.visit(self.inner[node.id.name])


def values(key: str, variable: str, lang: str) -> tuple[Value, ...]:
    """The values of a variable of a message. A variable that is declared nowhere is an error."""
    if (key, variable) in SPECIAL:
        return SPECIAL[key, variable]
    if variable == "expected" or variable in IN_MONEY.get(key, ()):
        return tuple(money(lang, amount) for amount in SUMS)
    if variable == "colour" and key in COLOURED:
        return ("red", "grey")
    if key.startswith("then-lost") and variable == "starts":
        return kinds()["starts"]
    found = {**kinds(), **texts(lang)}
    assert variable in found, f"{key}: {variable} has no kind"
    return found[variable]


def fillings(message: ftl.Message, lang: str) -> Iterator[dict[str, Value]]:
    """Values for the variables of a message: each value of each variable once."""
    key, deep = message.id.name, Deep(lang)
    deep.visit(message)
    wanted = {one: values(key, one, lang) for one in sorted(deep.variables)}
    shown = wanted.pop("shown", None)
    plain = {one: found[-1] for one, found in wanted.items()} | ({"shown": "5"} if shown else {})
    plain |= {one: OTHER for one in wanted if one in SEATS - {"seat"}}
    yield plain
    for variable, found in wanted.items():
        for value in found:
            yield plain | {variable: value} | ({"shown": str(value)} if variable == "points" else {})
    if "seat" in wanted and "bidder" in wanted:
        yield plain | {"bidder": plain["seat"]}


def written(lang: str, key: str, params: dict[str, Value], reader: str = "") -> str:
    with calling([reader] if reader else [], reader=0 if reader else None):
        return say(GAME, lang, key, {field: name(GAME, lang, value) for field, value in params.items()})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_written_well_with_every_name_and_number(lang: str) -> None:
    found, filled = set(), 0
    for message in entries(lang):
        for params in fillings(message, lang):
            asked = {str(params[one]) for one in SEATS & set(params)}
            for reader in ("", *asked):
                text = written(lang, message.id.name, params, reader)
                filled += 1
                found |= {f"{message.id.name}: {wrong}" for wrong in problems(without_code(text), lang)}
    assert not found, "\n".join(sorted(found))
    assert filled > 9000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_asked_or_refused_is_addressed(lang: str) -> None:
    """No prompt, refusal or effect names the reader; the log does, as it does for everybody."""
    addressed = 0
    for message in entries(lang):
        for params in fillings(message, lang):
            key, seat = message.id.name, str(params.get("seat", ""))
            if len(seat) < 2 or key in ("share", "element-seat"):
                continue
            text = written(lang, key, params, seat)
            if key.startswith(LOG):
                assert text == written(lang, key, params), key
            else:
                assert seat not in text, text
                addressed += 1
    assert addressed > 300


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_and_switches_are_written_well(lang: str) -> None:
    book = tomllib.loads((Path(ironmaster.__file__).parent / "rulebooks" / "steam.toml").read_text("utf-8"))
    said = [one[lang] for one in (*book["ruling"], *book["switch"])]
    said += [one[part][lang] for one in book["ruling"] for part in ("text", "reason") if part in one]
    said += [value[lang] for one in book["switch"] for value in one["values"].values()]
    found = {f"{text[:40]}: {wrong}" for text in said for wrong in problems(without_code(text), lang)}
    assert not found, "\n".join(sorted(found))
    assert rulebook("steam").title[lang] == "Steam (2009)"


def test_every_face_has_a_gender_and_an_article() -> None:
    names = games()[0]
    for face in (*names.face, names.track(0), names.track(names.t.patterns - 1)):
        assert face.noun("fr").article in ("le", "la"), face
        assert face.noun("en").article == "a", face


def test_tracks_and_hexes_are_written_as_sentences_need_them() -> None:
    names = games()[0]
    hex_id = names.t.hex_ids.index("f5")
    laid: dict[str, Value] = {"seat": "Ada", "hex": names.hex[hex_id], "track": names.track(0), "cost": "2 $"}
    assert written("fr", "did-lay", laid) == "Ada pose une droite (N\u2013S) en F5 pour 2 $."
    town = Called({"en": "Trenton", "fr": "Trenton"})
    assert written("en", "did-lay", laid | {"hex": town}) == "Ada lays a straight (N\u2013S) in Trenton for 2 $."
