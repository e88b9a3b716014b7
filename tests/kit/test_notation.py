"""A parser driven by a table of forms."""

import pytest

from ironmaster.core.errors import ParseError
from ironmaster.kit.notation import Form, Parsed, Reader, among, amount, line_among, parse

FORMS = (
    Form(0, "sell SLOT to SLOT", ("slot", "port")),
    Form(1, "sell SLOT to market", ("slot",)),
    Form(2, "link PLACE-PLACE", ("line",)),
    Form(3, "loan POUNDS | loan all", ("sum",)),
    Form(4, "pass"),
)
SLOT = among("brass.slot", ["bury/1", "wigan/1"])
READERS = {
    "slot": Reader("slot", SLOT),
    "port": Reader("port", SLOT),
    "line": Reader("line", line_among("brass.line", ["bury-wigan"])),
    "sum": Reader("pounds", amount("brass.number")),
}


def read(text: str) -> Parsed:
    return parse(text, FORMS, ("draw",), READERS)


@pytest.mark.parametrize(
    ("text", "parsed"),
    [
        ("sell bury/1 to wigan/1", (0, "sell bury/1 to wigan/1", {"slot": 0, "port": 1})),
        ("SELL  wigan/1 to market", (1, "sell wigan/1 to market", {"slot": 1})),
        ("link wigan-bury", (2, "link bury-wigan", {"line": 0})),
        ("loan 010", (3, "loan 10", {"pounds": 10})),
        ("pass", (4, "pass", {})),
    ],
)
def test_a_move_is_read_in_one_way(text: str, parsed: Parsed) -> None:
    assert read(text) == parsed


@pytest.mark.parametrize(
    ("text", "case"),
    [
        ("", "empty"),
        ("dig bury/1", "verb"),
        ("draw bury", "chance"),
        ("pass now", "shape"),
        ("sell bury/1 for wigan/1", "shape"),
        ("sell bury/1 to leeds/1", "slot"),
        ("link bury-leeds", "line"),
        ("loan ten", "number"),
        ("loan 1000000", "number"),
    ],
)
def test_an_invalid_move_is_refused(text: str, case: str) -> None:
    with pytest.raises(ParseError) as refused:
        read(text)
    assert refused.value.case == case


def test_the_usage_of_a_verb_has_all_its_forms() -> None:
    with pytest.raises(ParseError) as refused:
        read("sell")
    assert refused.value.params["usage"] == "sell SLOT to SLOT | sell SLOT to market"
