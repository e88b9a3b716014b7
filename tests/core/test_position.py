"""The building blocks of loaders: each accepts valid values and refuses others by field."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.core import position as p
from ironmaster.core.errors import PositionError


def refused(call: Any, *args: Any) -> PositionError:
    """The error that a call raises."""
    with pytest.raises(PositionError) as caught:
        call(*args)
    assert caught.value.say("en") != caught.value.say("fr")
    return caught.value


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(st.dictionaries(st.text(), JSON, max_size=5))
@settings(derandomize=True, deadline=None, max_examples=100)
def test_a_json_object_is_read_unchanged(data: dict[str, object]) -> None:
    assert p.read_position(json.dumps(data)) == data


@given(st.text())
@settings(derandomize=True, deadline=None, max_examples=100)
def test_every_text_is_read_as_an_object_or_refused(text: str) -> None:
    try:
        assert isinstance(p.read_position(text), dict)
    except PositionError as error:
        assert error.case in ("json", "type", "duplicate")


@pytest.mark.parametrize("text", ["", "{", "nothing", "{'a': 1}", '{"a": ' * 100_000, '{"a": ' + "9" * 5000 + "}"])
def test_invalid_json_is_refused(text: str) -> None:
    assert refused(p.read_position, text).case == "json"


@pytest.mark.parametrize("text", ["[]", "1", "null", '"{}"'])
def test_data_other_than_an_object_is_refused(text: str) -> None:
    assert refused(p.read_position, text).case == "type"


@pytest.mark.parametrize("text", ['{"a": 1, "a": 1}', '{"b": {"a": 1, "a": 2}}', '{"b": [{"a": 1, "a": 2}]}'])
def test_a_duplicate_key_is_refused(text: str) -> None:
    error = refused(p.read_position, text)
    assert (error.case, error.params["where"]) == ("duplicate", "a")


def test_a_number_is_an_int_within_bounds() -> None:
    assert p.number({}, "coal", "", 0, 8, 5) == 5
    assert [p.number({"coal": value}, "coal", "", 0, 8, 5) for value in (0, 8)] == [0, 8]
    for value in (-1, 9, 10**30, -(10**5000)):
        error = refused(p.number, {"coal": value}, "coal", "tracks.", 0, 8, 5)
        assert (error.case, error.params["where"]) == ("range", "tracks.coal")
    others: list[object] = [True, 1.0, "1", None, [1]]
    for other in others:
        assert refused(p.number, {"coal": other}, "coal", "", 0, 8, 5).case == "type"


def test_a_choice_is_one_of_the_names() -> None:
    names = ("canal", "rail")
    assert p.choice({}, "era", "", names, 1) == 1
    assert p.choice({"era": "canal"}, "era", "", names, 1) == 0
    others: list[object] = ["", "Canal", 0, True, None, ["canal"], {"canal": 1}, 10**5000]
    for value in others:
        error = refused(p.choice, {"era": value}, "era", "", names, 1)
        assert (error.case, error.params["known"]) == ("choice", "canal, rail")


def test_a_table_is_an_object() -> None:
    assert p.table({}, "tiles") == {}
    assert p.table({"tiles": {"a": 1}}, "tiles") == {"a": 1}
    others: list[object] = [[], "a", 1, None, True]
    for value in others:
        assert refused(p.table, {"tiles": value}, "tiles").params["where"] == "tiles"


def test_texts_are_a_list_of_strings() -> None:
    assert p.texts({}, "hand", "", ["a"]) == ["a"]
    assert p.texts({"hand": []}, "hand", "", ["a"]) == []
    for value in ("a", [1], ["a", None], {"a": "b"}, None, [["a"]]):
        assert refused(p.texts, {"hand": value}, "hand", "", []).case == "type"


def test_only_known_fields_are_accepted() -> None:
    p.known_fields({"a": 1}, "", ("a", "b"))
    error = refused(p.known_fields, {"a": 1, "c": 2}, "x.", ("a", "b"))
    assert (error.case, error.params["where"], error.params["known"]) == ("field", "x.c", "a, b")


def test_a_long_wrong_value_is_abbreviated() -> None:
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert p.shown("x" * 100) == "x" * 60
    assert p.shown(10**5000) == p.shown([10**5000]) == p.shown(deep) == "..."
    assert p.shown(None) == "None"
