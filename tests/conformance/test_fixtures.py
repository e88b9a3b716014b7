"""Fixtures: whatever a view or a move names is there for a page to draw, in every language."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ironmaster.core.elements import ACTION
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.seats import letter

from .cases import CASES, DEFAULTS, Case, game_of, trail

NUMBERS = ("sum", "loans")
"""Money and loans are drawn as their number."""


def things(data: Any) -> Iterator[dict[str, Any]]:
    """Every object with an id, wherever it stands."""
    if isinstance(data, dict):
        if "id" in data:
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            yield from things(part)


def ids(case: Case) -> set[str]:
    return {thing["id"] for thing in things(game_of(case).facts.fixtures("en"))}


def keys(data: Any, path: str = "") -> Iterator[str]:
    """The way to every value of an object."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield f"{path}.{key}"
            yield from keys(value, f"{path}.{key}")


def listed(data: Any, path: str = "") -> dict[str, set[str]]:
    """The texts of every list of an object, by the way to it."""
    if isinstance(data, list):
        return {path: {part for part in data if isinstance(part, str)}}
    parts = data.items() if isinstance(data, dict) else ()
    return {key: texts for name, part in parts for key, texts in listed(part, f"{path}.{name}").items()}


def shape(data: Any) -> Any:
    """The data without its texts, which may differ from language to language."""
    if isinstance(data, dict):
        return {key: shape(value) for key, value in data.items() if key not in ("name", "short", "text")}
    return [shape(part) for part in data] if isinstance(data, list) else data


@pytest.mark.parametrize("case", CASES, ids=str)
def test_fixtures_are_plain_data(case: Case) -> None:
    fixtures = game_of(case).facts.fixtures("en")
    assert json.loads(json.dumps(fixtures)) == fixtures


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everything_that_a_move_names_is_there(case: Case) -> None:
    game = game_of(case)
    named = {element for action in range(len(game.actions)) for element in game.facts.elements(action)}
    seats = {letter(seat) for seat in range(game.seats)}
    wanted = {element.id for element in named if element.kind not in (ACTION, *NUMBERS)} - seats
    assert wanted and wanted <= ids(case)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_everything_that_comes_and_goes_in_a_view_is_there(case: Case) -> None:
    """A key that some views of a game have and others have not is no field: it names a thing on the table.

    So does a text in a list of what a player has.
    """
    game = game_of(case)
    views = [game.views.view(state, -1) for state in trail(case).states[::9]]
    fields = [set(keys(view)) for view in views]
    coming = {key.rpartition(".")[2] for view in fields for key in view ^ fields[0]}
    lists = [listed(view["players"]) for view in views]
    coming |= {
        text for found in lists for path, texts in found.items() if texts != lists[0].get(path) for text in texts
    }
    assert coming and coming <= ids(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_thing_has_a_name_in_every_language_and_is_the_same_otherwise(case: Case) -> None:
    told = {lang: game_of(case).facts.fixtures(lang) for lang in LANGUAGES}
    for fixtures in told.values():
        assert all(thing["name"].strip() == thing["name"] != "" for thing in things(fixtures))
        assert shape(fixtures) == shape(told["en"])
    assert len({json.dumps(fixtures) for fixtures in told.values()}) == len(LANGUAGES)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_fixtures_are_the_caller_s_own(case: Case) -> None:
    game = game_of(case)
    first, kept = game.facts.fixtures("en"), json.dumps(game.facts.fixtures("en"))
    spoil(first)
    assert json.dumps(game.facts.fixtures("en")) == kept


def spoil(data: Any) -> None:
    """Empty every list and object."""
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        spoil(part)
    if isinstance(data, dict | list):
        data.clear()
