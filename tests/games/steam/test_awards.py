"""The points of Steam line by line: deliveries, loans and debts as they come, income and links at the end."""

from collections import Counter
from typing import Any

import pytest

import ironmaster
from ironmaster.core.awards import Award
from ironmaster.core.contract import CHANCE, Game
from ironmaster.core.elements import Element
from tests.games.asking import are_translated
from tests.games.steam.lattice import row
from tests.games.steam.phases import each
from tests.games.steam.table import STANDARD, TB, Table, building, lay, moving
from tests.games.steam.whole import Step, played

PARTS = ("deliveries", "debts", "income", "links")
LINKED: dict[str, Any] = {
    "track": {"c2": "n-s", "c3": "n-s", "town_t": "n"},
    "links": {"city_a/s": "A town_t/n"},
}
Line = tuple[int, int, str, str, str]


def awards_of(table: Table, move: str) -> list[Award]:
    """The awards of a move; nothing else is scored by it."""
    before = each(table, "points")
    awards = table.game.facts.awards(table.state, table.game.actions.number(move))
    table.do(move)
    gained = [sum(one.points for one in awards if one.seat == seat) for seat in range(3)]
    assert [old + new for old, new in zip(before, gained, strict=True)] == each(table, "points")
    return awards


def lines(awards: list[Award], lang: str = "en") -> list[Line]:
    return [(one.seat, one.points, one.part, one.clause, one.sentence(lang)) for one in awards]


def last_pass(players: dict[str, dict[str, int]], **more: Any) -> list[Award]:
    """The awards of the pass that ends the game."""
    return awards_of(moving(turn="C", cycle=2, round=10, players=players, **more), "pass")


@pytest.mark.clause("steam.points.choice", "steam.points.cap")
def test_a_delivery_has_a_line_when_its_points_are_taken() -> None:
    table = row("ABA", level=3)
    assert awards_of(table, "deliver t3 red") == [], "no seat has chosen yet"
    clause = "steam.points.choice"
    assert lines(awards_of(table, "points")) == [(0, 2, "deliveries", clause, "A delivery over 2 links")]
    assert awards_of(table, "income") == []
    capped = row("ABA", level=3, players={"A": {"income": 10}, "B": {"income": 10}})
    assert lines(awards_of(capped, "deliver t3 red"), "fr") == [
        (0, 2, "deliveries", clause, "Une livraison sur 2 liaisons"),
        (1, 1, "deliveries", clause, "Une livraison sur 1 liaison"),
    ]


@pytest.mark.clause("steam.borrow.vp", "steam.std.capital.floor")
def test_loans_at_the_bottom_of_the_track_have_a_line() -> None:
    poor = {"A": {"income": -10, "points": 4}}
    one = "A loan at the bottom of the income track"
    laid = awards_of(building(cash=0, players=poor), lay(0, 1, "0-3"))
    assert lines(laid) == [(0, -2, "debts", "steam.borrow.vp", one)]
    capital = awards_of(Table({"phase": "capital", "players": poor}, rules=STANDARD), "capital 2")
    assert lines(capital, "fr") == [
        (0, -4, "debts", "steam.std.capital.floor", "2 emprunts en bas de l’échelle des revenus")
    ]
    assert awards_of(building(cash=0, players={"A": {"income": -8, "points": 4}}), lay(0, 1, "0-3")) == []


@pytest.mark.clause("steam.std.short.vp", "steam.borrow.vp")
def test_expenses_that_cash_does_not_cover_have_a_line() -> None:
    def end(rules: dict[str, object]) -> list[Line]:
        players = {"A": {"income": -10, "points": 12}, "B": {"cash": 9}, "C": {"cash": 9}}
        return lines(awards_of(moving(turn="C", cycle=2, players=players, rules=rules), "pass"))

    assert end({}) == [(0, -4, "debts", "steam.borrow.vp", "2 loans at the bottom of the income track")]
    assert end(STANDARD) == [(0, -6, "debts", "steam.std.short.vp", "Expenses that cash did not cover")]
    lenient = end({**STANDARD, "lenient": "on"})
    assert [line[1:4] for line in lenient] == [(-6, "debts", "steam.borrow.vp")]


@pytest.mark.clause("steam.final.income_pos", "steam.final.income_neg", "steam.final.links")
def test_income_and_each_link_have_a_line_at_the_end() -> None:
    awards = last_pass({"A": {"income": -3, "cash": 3}, "B": {"income": 5, "points": 2}, "C": {"income": 1}}, **LINKED)
    assert lines(awards) == [
        (0, -6, "income", "steam.final.income_neg", "Income −3 at the end"),
        (0, 1, "links", "steam.final.links", "Link A\u2013T"),
        (1, 2, "income", "steam.final.income_pos", "Income 5 at the end"),
    ], "an income of 1 is worth nothing"
    assert awards[1].elements == (Element("link", "city_a/s"), Element("link", "town_t/n"))
    assert [award.sentence("fr") for award in awards] == [
        *("Revenu de −3 à la fin", "Liaison A\u2013T", "Revenu de 5 à la fin")
    ]


@pytest.mark.clause("steam.bankrupt.effect", "steam.final.links")
def test_a_seat_bankrupt_at_the_end_has_no_lines() -> None:
    awards = last_pass({"A": {"income": -10}, "B": {"income": 2}, "C": {}}, **LINKED)
    assert [award.seat for award in awards] == [1]


def test_a_move_that_scores_nothing_has_no_lines() -> None:
    assert awards_of(moving(turn="C", cycle=2, round=9), "pass") == []
    assert awards_of(moving(turn="B", cycle=2, round=10), "pass") == []
    assert awards_of(building(), "stop") == []


# Whole games


def counted(position: Any) -> dict[tuple[str, str], int]:
    """The points for income and links at the end, counted from the position alone."""
    found: Counter[tuple[str, str]] = Counter()
    for seat, player in position["players"].items():
        if not player["out"]:
            income = player["income"]
            found[seat, "income"] += income // 2 if income > 0 else 2 * income
    for words in position["links"].values():
        if words[0] != "-":
            found[words[0], "links"] += 1
    return {key: points for key, points in found.items() if points}


def awarded(game: Game, steps: tuple[Step, ...]) -> dict[tuple[str, str], int]:
    """The awards of a whole game, added up by seat and part, each step checked against the points around it."""
    state, found = game.law.start(), Counter[tuple[str, str]]()
    for step in steps:
        action = game.actions.number(step.text)
        gained: Counter[str] = Counter()
        for award in game.facts.awards(state, action):
            assert award.part in PARTS
            assert award.part in ("deliveries", "debts") or step is steps[-1]
            found["ABCDE"[award.seat], award.part] += award.points
            gained["ABCDE"[award.seat]] += award.points
        for seat, player in step.after["players"].items():
            assert gained[seat] == player["points"] - step.before["players"][seat]["points"]
        (game.law.settle if game.law.to_act(state) == CHANCE else game.law.apply)(state, action)
    return {key: points for key, points in found.items() if points}


def test_awards_account_for_every_point() -> None:
    parts: Counter[str] = Counter()
    games = [(2, 3, "base"), (5, 4, "base"), (15, 4, "base"), (7, 3, "standard"), (9, 4, "standard")]
    for seed, seats, kind in games:
        steps = played(seed, seats, kind)
        game = ironmaster.game("steam", seats=seats, board=TB, rules={"game": kind})
        sums, end = awarded(game, steps), steps[-1].after
        assert {key: points for key, points in sums.items() if key[1] in ("income", "links")} == counted(end)
        total = {seat: sum(n for (who, _), n in sums.items() if who == seat) for seat in end["players"]}
        assert total == {seat: player["points"] for seat, player in end["players"].items()}
        parts.update(part for _, part in sums)
    assert set(parts) >= set(PARTS) - {"debts"}


def test_figures_are_worth_points_income_and_cash() -> None:
    table = Table({"players": {"A": {"cash": 3, "income": -2, "points": 4}, "B": {"income": 3}}, **LINKED})
    assert table.game.facts.figures(table.state) == {
        "worth": [1, 1, 0],
        "points": [4, 0, 0],
        "income": [-2, 3, 0],
        "cash": [3, 0, 0],
    }


def test_parts_lines_and_figures_are_translated() -> None:
    keys = [f"part-{part}" for part in PARTS] + [f"figure-{name}" for name in ("worth", "points", "income", "cash")]
    assert are_translated(
        "steam", *keys, *(f"award-{kind}" for kind in ("delivery", "loan", "short", "income", "link"))
    )
