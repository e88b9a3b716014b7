"""The final ranking in the terminal."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import ironmaster
from ironmaster.cli.ranking import draw_ranking
from ironmaster.core.match import Match
from ironmaster.core.seats import letter


@pytest.mark.parametrize(("lang", "words"), [("en", "out of the game"), ("fr", "hors jeu")])
def test_ranking_marks_seats_that_left_and_negative_points(lang: str, words: str) -> None:
    """Random players of Steam go bankrupt and end with negative points."""
    match, dice = Match(ironmaster.game("steam", seats=3), "ruin"), Random(3)
    while not match.over:
        match.push(dice.choice(match.moves()))
    screen = Console(width=100, record=True, file=StringIO())
    draw_ranking(screen, match, lang)
    rows = {line.split()[1]: line for line in screen.export_text().splitlines()[2:5]}
    for seat, points in enumerate(match.scores()):
        row = rows[letter(seat)]
        assert (words in row) == (seat in match.game.law.out(match.state))
        assert (f"−{-points}" if points < 0 else str(points)) in row and "-" not in row
