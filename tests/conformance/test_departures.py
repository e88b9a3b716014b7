"""The check of departures finds what a rulebook or a switch lacks."""

from pathlib import Path

import pytest

from ironmaster.conformance.books import check_by_letter, check_explained
from ironmaster.core.registry import spec_of
from ironmaster.core.rulebook import Rulebook, read_rulebook
from ironmaster.core.spec import Spec
from ironmaster.core.switches import Means, Switch
from tests.core.test_rulebook import DEPARTING

BY = Switch("by", ("rulings", "letter"), "R3")
PRICE = Switch("price", (2, 3), "R2")
LETTER: Means = {"by": {"letter": {"price": 3}}}


def book(folder: Path, text: str = DEPARTING) -> Rulebook:
    (folder / "tin.toml").write_text(text, "utf-8")
    return read_rulebook("tin", folder / "tin.toml")


def spec(*switches: Switch, means: Means = LETTER) -> Spec:
    return spec_of("brass")._replace(switches=switches, means=means)


def test_a_complete_rulebook_passes(tmp_path: Path) -> None:
    check_explained(book(tmp_path))
    check_by_letter(book(tmp_path), spec(BY, PRICE))


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ('source = ["Rules: Tin"]', "source = []", "R2 has no source"),
        ('source = ["Rules: Tin"]', 'source = [" "]', "R2 has no source"),
        ('"Il coûte 3."', '""', "R2 does not give the printed text in fr"),
        ('en = "It costs 3.", ', "", "R2 does not give the printed text in en"),
        (', fr = "L’exemple le dit."', "", "R2 gives no reason in fr"),
    ],
)
def test_a_departure_lacks_something(tmp_path: Path, was: str, now: str, said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        check_explained(book(tmp_path, DEPARTING.replace(was, now)))


@pytest.mark.parametrize(
    ("switches", "means", "said"),
    [
        ((PRICE, BY), LETTER, "is not the first one"),
        ((BY, PRICE), {"by": {"letter": {"price": 4}}}, "which is not one of its values"),
        ((BY,), LETTER, "which is not one of its values"),
        ((BY, PRICE, PRICE._replace(name="tie")), {"by": {"letter": {"price": 3, "tie": 3}}}, "by sets tie, but no"),
        ((BY, PRICE), {}, "R2 departs from the printed text, but by does not"),
    ],
)
def test_the_switch_by_and_the_departures_differ(
    tmp_path: Path, switches: tuple[Switch, ...], means: Means, said: str
) -> None:
    with pytest.raises(AssertionError, match=said):
        check_by_letter(book(tmp_path), spec(*switches, means=means))
