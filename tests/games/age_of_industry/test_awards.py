"""The final scoring of Age of Industry line by line: counters, cash with railways and loans repaid, unpaid loans."""

from collections import Counter
from typing import Any

import pytest

import ironmaster
from ironmaster.core.awards import Award
from ironmaster.core.contract import CHANCE, Game
from ironmaster.core.elements import Element
from tests.games.age_of_industry.playing import Step, played
from tests.games.age_of_industry.rounds import each
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, Table
from tests.games.asking import are_translated

PARTS = ("counters", "cash", "loans")
LAST: dict[str, Any] = {"deck": 0, "turn": "C", "actions": 1}


def last_move(move: str = "pass", players: dict[str, Any] | None = None, **position: Any) -> list[Award]:
    """The awards of the move with which C plays the last card and ends the game; nothing else is scored."""
    everybody = {**(players or {}), "C": {"hand": ["ship"], **(players or {}).get("C", {})}}
    table = Table({**LAST, **position, "players": everybody})
    awards = table.game.facts.awards(table.state, table.game.actions.number(move))
    table.do(move)
    assert table.turn == "over"
    assert [sum(one.points for one in awards if one.seat == seat) for seat in range(3)] == each(table, "points")
    return awards


def lines(awards: list[Award], seat: int, lang: str = "en") -> list[tuple[str, int, str, str]]:
    return [(award.part, award.points, award.clause, award.sentence(lang)) for award in awards if award.seat == seat]


@pytest.mark.clause("aoi.score.counters", "aoi.score.cash")
def test_each_counter_has_its_line_and_so_has_cash() -> None:
    counters = {"berlin/1": "A cotton3", "essen/1": "A coal2 flipped", "kiel/1": "B port1"}
    awards = last_move(players={"A": {"cash": 12}, "B": {"cash": 4}}, counters=counters)
    cash = "in hand (no income of railways), 1 point for each $5"
    assert lines(awards, 0) == [
        ("cash", 2, "aoi.score.cash", f"$12 {cash}"),
        ("counters", 3, "aoi.score.counters", "cotton mill 3 in Berlin"),
        ("counters", 2, "aoi.score.counters", "coal mine 2 in Essen"),
    ]
    assert lines(awards, 1) == [
        ("cash", 0, "aoi.score.cash", f"$4 {cash}"),
        ("counters", 1, "aoi.score.counters", "port 1 in Kiel"),
    ]
    assert lines(awards, 2) == [("cash", 0, "aoi.score.cash", f"$0 {cash}")]
    assert [award.elements for award in awards if award.seat == 0] == [
        *((), (Element("space", "berlin/1"),), (Element("space", "essen/1"),))
    ]


@pytest.mark.clause("aoi.score.rail", "aoi.score.cash")
def test_railway_income_is_named_in_the_line_of_cash() -> None:
    railways = {"berlin-leipzig": "A", "hamburg-kiel": "A", "berlin-posen": "B"}
    awards = last_move(players={"A": {"cash": 3}}, railways=railways, counters={"leipzig/1": "C cotton1"})
    told = "$8 in hand ($5 of it income of railways), 1 point for each $5"
    assert lines(awards, 0) == [("cash", 1, "aoi.score.cash", told)]
    told = "8\xa0$ en main (dont 5\xa0$ de profit des voies ferrées), 1 point par tranche de 5\xa0$"
    assert lines(awards, 0, "fr") == [("cash", 1, "aoi.score.cash", told)]
    assert lines(awards, 1)[0][3].startswith("$3 in hand ($3 of it income of railways)")


@pytest.mark.clause("aoi.score.repay", "aoi.score.penalty")
def test_loans_are_repaid_as_far_as_cash_goes_and_the_rest_costs_points() -> None:
    awards = last_move(players={"A": {"cash": 30, "loans": 4}, "B": {"cash": 19, "loans": 1}, "C": {"loans": 1}})
    assert lines(awards, 0) == [
        ("cash", 1, "aoi.score.cash", "$6 in hand (no income of railways, 2 loans repaid), 1 point for each $5"),
        ("loans", -10, "aoi.score.penalty", "2 loans not repaid, −5 points each"),
    ], "after $4 of interest"
    assert lines(awards, 1) == [
        ("cash", 1, "aoi.score.cash", "$8 in hand (no income of railways, 1 loan repaid), 1 point for each $5")
    ]
    assert lines(awards, 2) == [
        ("cash", 1, "aoi.score.cash", "$9 in hand (no income of railways), 1 point for each $5"),
        ("loans", -10, "aoi.score.penalty", "2 loans not repaid, −5 points each"),
    ], "interest that cannot be paid is borrowed"


@pytest.mark.clause("aoi.score.repay", "aoi.score.penalty")
def test_lines_of_loans_in_french() -> None:
    awards = last_move(players={"A": {"cash": 13, "loans": 2}, "B": {"cash": 30, "loans": 2}})
    cash, loans = lines(awards, 0, "fr")
    repaid = "aucun profit de voies ferrées, 1 emprunt remboursé"
    assert cash[3] == f"1\xa0$ en main ({repaid}), 1 point par tranche de 5\xa0$"
    assert loans == ("loans", -5, "aoi.score.penalty", "1 emprunt non remboursé, −5 points")
    assert "2 emprunts remboursés" in lines(awards, 1, "fr")[0][3]


@pytest.mark.clause("aoi.end.moment")
def test_a_move_that_does_not_end_the_game_scores_nothing() -> None:
    counters = {"berlin/1": "A cotton3"}
    for position, hand in (({}, ["ship", "ship"]), ({"deck": 1}, ["ship"]), ({"turn": "A"}, ["ship"])):
        players = {seat: {"hand": hand} for seat in "ABC"}
        table = Table({**LAST, **position, "counters": counters, "players": players})
        assert table.game.facts.awards(table.state, table.game.actions.number("pass")) == []


@pytest.mark.clause("aoi.end.moment", "aoi.score.counters")
def test_a_counter_built_with_the_last_card_is_scored() -> None:
    awards = last_move("build cotton berlin/1 with red", players={"C": {"hand": ["red"], "cash": 9}})
    assert lines(awards, 2) == [
        ("cash", 1, "aoi.score.cash", "$5 in hand (no income of railways), 1 point for each $5"),
        ("counters", 1, "aoi.score.counters", "cotton mill 1 in Berlin"),
    ]


@pytest.mark.clause("aoi.end.moment")
def test_the_last_card_of_the_deck_laid_face_up_ends_the_game() -> None:
    """B has no card left, and C takes both face-up cards: the deck fills one gap, and is empty."""
    players = {"A": {"hand": ["coal"], "cash": 5}, "C": {"cash": 20}}
    table = Table({**LAST, "deck": 1, "players": players, "face_up": ["red", "blue"]}).do("take red")
    assert table.game.facts.awards(table.state, table.game.actions.number("take blue")) == []
    table.do("take blue")
    assert table.turn == "chance"
    card = table.game.law.outcomes(table.state)[0][0]
    awards = table.game.facts.awards(table.state, card)
    table.do(table.game.actions.text(card))
    assert table.turn == "over"
    assert [(award.seat, award.points) for award in awards] == [(0, 1), (1, 0), (2, 4)]


# Whole games


def counted(position: Any) -> dict[tuple[str, str], int]:
    """The points of each seat for counters, cash and loans at the end, counted from the position alone."""
    found: Counter[tuple[str, str]] = Counter()
    for words in position["counters"].values():
        owner, face, *_ = words.split()
        found[owner, "counters"] += int(face[-1])
    for seat, player in position["players"].items():
        found[seat, "cash"] += player["cash"] // 5
        found[seat, "loans"] -= player["loans"] * 5
    return {key: points for key, points in found.items() if points}


def awarded(game: Game, steps: tuple[Step, ...]) -> dict[tuple[str, str], int]:
    """The awards of a whole game, added up by seat and part; all come with its last step."""
    state, found = game.law.start(), Counter[tuple[str, str]]()
    for step in steps:
        action = game.actions.number(step.text)
        awards = game.facts.awards(state, action)
        assert bool(awards) == (step is steps[-1])
        for award in awards:
            assert award.part in PARTS
            found["ABCDE"[award.seat], award.part] += award.points
        (game.law.settle if game.law.to_act(state) == CHANCE else game.law.apply)(state, action)
    return {key: points for key, points in found.items() if points}


@pytest.mark.clause("aoi.score.sequence", "aoi.end.moment")
@pytest.mark.parametrize(
    ("seed", "seats", "board", "edition"),
    [(1, 3, GERMANY, "second"), (2, 4, NEW_ENGLAND, "second"), (1, 5, GERMANY, "first"), (3, 2, NEW_ENGLAND, "first")],
)
def test_awards_account_for_every_point(seed: int, seats: int, board: str, edition: str) -> None:
    steps = played(seed, seats, board, edition)
    game = ironmaster.game("age_of_industry", seats=seats, board=board, rules={"edition": edition})
    sums, end = awarded(game, steps), steps[-1].after
    assert sums == counted(end)
    total = {seat: sum(n for (who, _), n in sums.items() if who == seat) for seat in end["players"]}
    assert total == {seat: player["points"] for seat, player in end["players"].items()}
    assert len(sums) > seats


def test_figures_are_worth_cash_and_loans() -> None:
    table = Table({"players": {"A": {"cash": 32, "loans": 2}, "B": {"cash": 4, "loans": 1}}})
    assert table.game.facts.figures(table.state) == {"worth": [2, -5, 0], "cash": [32, 4, 0], "loans": [2, 1, 0]}
    assert [table.game.facts.figure_name("worth", lang) for lang in ("en", "fr")] == [
        *("Points if the game ended", "Points si la partie finissait")
    ]


def test_parts_lines_and_figures_are_translated() -> None:
    keys = [f"part-{part}" for part in PARTS] + [f"figure-{name}" for name in ("worth", "cash", "loans")]
    assert are_translated("age_of_industry", *keys, *(f"award-{kind}" for kind in ("counter", "cash", "loans")))
