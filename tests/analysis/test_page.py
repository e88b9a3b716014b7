"""The page of an analysis: well-formed, self-contained, escaped, in two languages."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ironmaster.analysis.analyse import summarise
from ironmaster.analysis.charts import Chart, drawn, ticks
from ironmaster.analysis.page import STYLE, page
from ironmaster.conformance.books import messages_of as told
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.naming import calling
from ironmaster.core.registry import names
from tests.analysis.playing import match_of
from tests.analysis.test_analyse import finished

VOID = {"meta", "br"}
TOKENS = Path(__file__).parents[2] / "web" / "src" / "look" / "tokens.css"
BREAKING = re.compile(r"[^\u00a0\u202f][:;?!%»](?= |$)|« ")
"""French: a colon or similar mark without a no-break space before it, or an opening quotation mark without one."""


class Balance(HTMLParser):
    """Parses a page and records open elements, texts and external references."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.named: set[str] = set()
        self.fetched: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in VOID:
            self.open.append(tag)
        for key, value in attrs:
            self.ids += [value or ""] if key == "id" else []
            self.named |= set((value or "").split()) if key == "aria-labelledby" else set()
            self.fetched += [key] if key in ("src", "href", "style") or key.startswith("on") else []

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] not in ("style",):
            self.text.append(data)


def read(text: str) -> Balance:
    reader = Balance()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_is_well_formed_and_self_contained(lang: str) -> None:
    match, analysis = finished()
    text = page(analysis, match, lang)
    reader = read(text)
    assert f'<html lang="{lang}">' in text
    assert len(set(reader.ids)) == len(reader.ids)
    assert reader.named
    assert reader.named <= set(reader.ids)
    assert reader.fetched == []
    assert "<script" not in text
    assert "url(" not in text
    assert "@import" not in text


def test_every_chart_is_xml_with_a_title_and_a_description() -> None:
    match, analysis = finished()
    charts = re.findall(r"<svg.*?</svg>", page(analysis, match, "en"), re.DOTALL)
    assert len(charts) == 4
    for chart in charts:
        parts = [child.tag for child in ElementTree.fromstring(chart)]
        assert parts[:2] == ["title", "desc"]
        assert parts.count("polyline") == analysis.seats


def test_names_are_escaped() -> None:
    match, analysis = finished()
    with calling(["<script>alert(1)</script>", 'B" onload="x', "C&D"]):
        text = page(analysis, match, "en")
    assert "<script" not in text
    assert "&lt;script&gt;alert(1)" in text
    assert "C&amp;D" in text
    assert read(text).fetched == []


def test_losses_are_on_the_page() -> None:
    match, analysis = finished()
    text = page(analysis, match, "en")
    assert "blunder" in text
    assert all(str(points) in text for points in match.scores())
    assert "Total" in text


@pytest.mark.parametrize("name", names())
def test_an_unfinished_game_has_a_page(name: str) -> None:
    match = match_of(name, 6)
    text = "".join(read(page(summarise(match, []), match, "en")).text)
    assert "not over" in text
    assert "Points so far" in text
    assert "No decision lost many points" in text


def test_french_has_no_break_spaces_and_decimal_commas() -> None:
    match, analysis = finished()
    words = [text for text in read(page(analysis, match, "fr")).text if text.strip()]
    assert [text for text in words if BREAKING.search(text)] == []
    assert any("\u00a0%" in text for text in words)
    assert [text for text in words if re.fullmatch(r"\d+\.\d+", text)] == []


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert told("analysis", "fr") == told("analysis", "en") != {}


def test_check_for_french_spaces_can_fail() -> None:
    assert BREAKING.search("À la fin : rien")
    assert BREAKING.search("100%")
    assert not BREAKING.search("À la fin\u00a0: 100\u00a0%")


def tokens(text: str) -> list[tuple[str, str]]:
    return re.findall(r"(--[\w-]+): (#[0-9a-f]{6});", text)


def test_colours_match_the_table() -> None:
    own, known = STYLE.read_text("utf-8"), TOKENS.read_text("utf-8")
    light, dark = known.split('[data-theme="dark"]', 1)
    mine, lamp = own.split("prefers-color-scheme: dark", 1)
    assert len(tokens(mine)) > 15
    assert set(tokens(mine)) <= set(tokens(light))
    assert set(tokens(lamp)) <= set(tokens(dark))
    assert [name for name, _ in tokens(mine)] == [name for name, _ in tokens(lamp)]


def test_ticks_cover_the_values() -> None:
    for low, high in ((0.0, 0.0), (-7.3, 12.0), (3.0, 180.4), (99.0, 99.5)):
        found = ticks(low, high)
        assert found[0] <= low <= high <= found[-1]
        assert 2 <= len(found) <= 8


def test_one_point_can_be_drawn() -> None:
    ElementTree.fromstring(drawn(Chart("x", "A & B", "<", "turns", [[1.0], [1.0]]), 350, 260))
