"""Every message is a good sentence with any name and any number in it, in both languages.

This covers everything except what the games say: the engine, the terminal, the server, the bots and the page.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ironmaster.core.grammar import functions_of
from ironmaster.core.messages import LANGUAGES, folder_of
from ironmaster.core.naming import JOINER
from tests.sentences import Wanted
from tests.traps import problems, without_code

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web" / "src"
GAMES = ("brass", "age_of_industry", "steam", "industria")
OWN = ("analysis", "arena", "bots", "cli", "client", "core", "lab", "pictures", "server")
NAMES = (
    *("Ada", "Basil", "Émile", "Œdipe", "Odile Ashgrove", "Hélène", "Henri", "Yves", "Ursula", "Onze"),
    *(
        "A",
        "B",
        "E",
        "H",
        f"{JOINER}@ine",
        "Oldham",
        "Albany",
        "Ellesmere Port",
        "Hambourg",
        "Age of Industry",
        "Steam",
    ),
)
NAMED = {
    *("account", "actor", "asked", "bot", "expected", "from", "game", "name", "owner", "place", "seat", "sender"),
    *("thing", "to", "turn", "who"),
}
"""Variables that stand for a person, a seat, a place, a game or a bot."""
COUNTS = (0, 1, 2, 5, 11, 101)


def files_of(lang: str) -> dict[str, list[Path]]:
    """The files of every scope in a language."""
    scopes = {one: folder_of(one) for one in (*OWN, *(f"bots/{game}" for game in GAMES))}
    found = {
        scope: sorted(path for path in folder.glob("*.ftl") if path.name.split(".")[-2] == lang)
        for scope, folder in scopes.items()
    }
    found["page"] = sorted(chain(PAGE.glob(f"words/{lang}/*.ftl"), PAGE.glob(f"games/*/words/{lang}.ftl")))
    found["cartel"] = [ROOT / "examples" / "cartel" / "src" / "ironmaster_cartel" / "locale" / f"{lang}.ftl"]
    return found


@cache
def messages(lang: str) -> list[tuple[str, ftl.Message, FluentBundle]]:
    """Every message of a language with its scope, and what formats it; names that begin with O are the reader's."""
    found = []
    for scope, paths in files_of(lang).items():
        functions = functions_of(lang, lambda name: name.startswith("O"))
        bundle = FluentBundle([lang], use_isolating=False, functions=functions)
        entries = []
        for path in paths:
            text = path.read_text("utf-8")
            bundle.add_resource(FluentResource(text))
            entries += FluentParser().parse(text).body
        found += [(scope, one, bundle) for one in entries if isinstance(one, ftl.Message) and one.value]
    return found


def fillings(message: ftl.Message) -> Iterator[dict[str, str | int]]:
    """Values for the variables of a message: every name and every count once, and fixed texts for the others."""
    wanted = Wanted()
    wanted.visit(message)
    plain: dict[str, str | int] = dict.fromkeys(wanted.variables, "Xyz")
    plain |= dict.fromkeys(wanted.counts, 5)
    yield plain
    for name in wanted.variables & NAMED - wanted.counts:
        yield from (plain | {name: value} for value in NAMES)
    for count in COUNTS if wanted.counts else ():
        if count > 0 or len(wanted.counts) == 1:  # a range such as “2 to 4 players” has no 0
            yield plain | dict.fromkeys(wanted.counts, count)


def written(bundle: FluentBundle, message: ftl.Message, values: dict[str, str | int]) -> str:
    pattern = bundle.get_message(message.id.name).value
    assert pattern is not None
    text, wrong = bundle.format_pattern(pattern, values)
    assert not wrong, f"{message.id.name}: {wrong}"
    return str(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_written_well_with_every_name_and_number(lang: str) -> None:
    found, filled = set(), 0
    for scope, message, bundle in messages(lang):
        for values in fillings(message):
            text = written(bundle, message, values)
            filled += 1
            found |= {f"{scope}: {message.id.name}: {wrong}" for wrong in problems(without_code(text), lang)}
    assert not found, "\n".join(sorted(found))
    assert filled > 4000


def test_names_are_filled_in_everywhere() -> None:
    """The sentences that take names are known by their variables; a new name for one belongs into `NAMED`."""
    taken = {
        (scope, message.id.name)
        for scope, message, _ in messages("fr")
        for values in fillings(message)
        if set(values.values()) & set(NAMES)
    }
    assert len(taken) > 120
    assert {scope for scope, _ in taken} >= {"analysis", "cli", "core", "page", "pictures", "server"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_traps_are_looked_for(lang: str) -> None:
    """A message that forgets elision, plural or minus sign is found."""
    careless = {
        "fr": "wrong = Le tour de { $name }, -3 et { $count } points",
        "en": "wrong = An own tile of { $name }, -3 and { $count } points",
    }
    bundle = FluentBundle([lang], use_isolating=False, functions=functions_of(lang, lambda _: False))
    bundle.add_resource(FluentResource(careless[lang]))
    entry = FluentParser().parse(careless[lang]).body[0]
    assert isinstance(entry, ftl.Message)
    assert len(problems(written(bundle, entry, {"name": "Ada", "count": 1}), lang)) == 3
