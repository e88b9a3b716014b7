"""The table fits the screen throughout a game."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

import ironmaster
from ironmaster.cli.draw import draw
from ironmaster.cli.moves import draw_offers, matching, offers
from ironmaster.core.contract import FastDice
from ironmaster.core.match import Match
from ironmaster.core.panels import Cell, Panel

EAGER = ("build", "link", "sell", "loan")


def games() -> list[Match]:
    """Points of two games, one of them with a crowded board."""
    found: list[Match] = []
    for seed in (1, 2):
        match, dice = Match(ironmaster.game("brass", seats=4), seed=seed), FastDice(seed)
        while not match.over:
            moves = match.moves()
            liked = [move for move in moves if seed == 2 and move.startswith(EAGER)] or moves
            match.push(liked[dice.below(len(liked))])
        found += [match.at(length) for length in range(40, len(match), 60) if match.at(length).to_act >= 0]
    return found


def drawn(panels: list[Panel], width: int) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    lines = draw(console, panels)
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue().split("\n")[:-1]
    assert len(shown) == lines
    return shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_brass_fits_a_screen_of_100_by_45_and_80_columns(lang: str) -> None:
    for match in games():
        panels = match.game.facts.panels(match.view(match.to_act), lang)
        wide, narrow = drawn(panels, 100), drawn(panels, 80)
        assert len(wide) <= 45
        assert max(map(cell_len, wide)) <= 100
        assert max(map(cell_len, narrow)) <= 80
        for panel in panels:
            assert any(panel.title in line for line in narrow)


def test_panels_show_the_contents_of_the_view() -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=8)
    watcher = " ".join(panel.title for panel in match.game.facts.panels(match.view(-1), "en"))
    own = " ".join(panel.title for panel in match.game.facts.panels(match.view(1), "en"))
    everything = " ".join(panel.title for panel in match.game.facts.panels(match.position(), "en"))
    assert "Hand" not in watcher and "’s hand" not in watcher
    assert "B’s hand" in own
    assert "Hands" in everything


def test_long_text_is_wrapped_but_not_inside_names() -> None:
    panel = Panel("Lines", [[Cell("A", owner="A"), Cell("one two\u00a0three four five six")]])
    assert drawn([panel], 22) == ["Lines", "A one two three four", "  five six"]


def test_panels_are_side_by_side_only_if_they_fit() -> None:
    panels = [Panel("Left", [[Cell("x")]]), Panel("Right", [[Cell("y")]], beside=True)]
    assert drawn(panels, 20) == ["Left   Right", "x      y"]
    assert drawn(panels, 10) == ["Left", "x", "Right", "y"]


def test_long_groups_are_collapsed_on_a_small_screen() -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=8)
    console = Console(file=io.StringIO(), width=80)
    draw_offers(console, match, offers(match), "en", room=6)
    assert isinstance(console.file, io.StringIO)
    text = console.file.getvalue()
    assert text.count("\n") <= 6
    assert "type build" in text
    assert "pass" in text


def test_offers_are_all_moves_in_the_same_order() -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=8)
    every = offers(match)
    assert sorted(offer.text for offer in every) == sorted(match.moves())
    assert every[0].text == match.moves()[0]
    assert [offer.number for offer in every] == list(range(1, len(every) + 1))
    assert matching(match, "...", "en") == []
