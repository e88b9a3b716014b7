"""The final scoring and ties (clauses 66 to 73)."""

from typing import Any

import pytest

import ironmaster
from tests.games.industria.table import Table, players

LAST = {"epoch": 5, "round": 15, "phase": "build", "pile": []}


def ended(*, seats: int = 4, rules: Any = None, **everybody: Any) -> Table:
    """A game that ends with the present build, in which no seat acts."""
    last = LAST if seats == 4 else {"epoch": 4, "round": 16, "phase": "build", "pile": []}
    table = Table({**last, "players": players(**everybody)}, seats=seats, rules=rules)
    while table.turn != "over":
        table.do("stop")
    return table


def parts(seats: int, rules: Any = None, **everybody: Any) -> dict[str, int]:
    """The points of A at the end, by parts of the scoring."""
    last = LAST if seats == 4 else {"epoch": 4, "round": 16, "phase": "build", "pile": []}
    everybody.setdefault("B", (0, "bonus_canal_1"))
    table = Table({**last, "players": players(**everybody)}, seats=seats, rules=rules)
    found: dict[str, int] = {}
    while table.turn != "over":
        for award in table.game.facts.awards(table.state, table.game.actions.number("stop")):
            if award.seat == 0:
                found[award.part] = found.get(award.part, 0) + award.points
        table.do("stop")
    return found


@pytest.mark.ruling("R33")
@pytest.mark.clause("industria.score.total", "industria.score.bonus", "industria.score.links")
def test_e01_michael() -> None:
    laid = "mechanical_engineering oil_field refinery automobile bonus_pipeline_1 bonus_harbour_1"
    table = ended(A=(2, "", laid), B=0, C=0, D=0)
    assert table.points[0] == 26
    assert len(table.laid("A")) == 6
    assert parts(4, A=(2, "", laid), C=0, D=0) == {"bonuses": 6, "links": 6, "money": 0}


@pytest.mark.clause("industria.score.total")
def test_e01_with_the_shipped_tiles() -> None:
    laid = "mechanical_engineering oil_field refinery automobile bonus_pipeline_1 bonus_harbour_1"
    game = ironmaster.game("industria", seats=4)
    state = game.views.load({**LAST, "players": players(A=(2, "", laid), B=0, C=0, D=0)})
    assert game.law.scores(state) == [26, 0, 0, 0]


@pytest.mark.ruling("R12")
@pytest.mark.clause("industria.score.total", "industria.score.cash", "industria.material.cash")
@pytest.mark.parametrize(("switch", "score"), [("any", 33), ("build", 33), ("off", 32)])
def test_n15_a_full_score(switch: str, score: int) -> None:
    laid = "brickyard clay_pit pottery_works cement_works mechanical_engineering steam_engine electrical_engineering"
    laid += " bonus_canal_1 bonus_harbour_1 bonus_harbour_2"
    seats = {"A": (8, "raw_steel_1 refinery", laid), "B": 0, "C": 0}
    table = ended(seats=3, rules={"raw_tile_cash": switch}, **seats)
    assert table.points[0] == score
    assert len(table.laid("A")) == 10


@pytest.mark.ruling("R31")
@pytest.mark.clause("industria.end.hand")
def test_tiles_in_hand_count_for_nothing() -> None:
    bare = ended(A=(3, "", "quarry"), B=0, C=0, D=0)
    full = ended(A=(3, "refinery bonus_canal_1 nuclear_plant", "quarry"), B=0, C=0, D=0)
    assert full.points == bare.points == [1, 0, 0, 0]
    assert full.game.law.places(full.state) == bare.game.law.places(bare.state)


@pytest.mark.clause("industria.score.bonus")
def test_symbols_score_for_laid_bonuses() -> None:
    def bonuses(hand: str, laid: str, other: str = "") -> int:
        return parts(4, A=(0, hand, laid), C=(0, "", other), D=0).get("bonuses", 0)

    both = "oil_field plastics_factory"
    assert bonuses("", f"{both} bonus_harbour_1 bonus_pipeline_1") == 8
    assert bonuses("", f"{both} bonus_harbour_1 bonus_pipeline_1 bonus_harbour_2") == 8
    assert bonuses("bonus_harbour_1", both) == 0
    assert bonuses("", "bonus_harbour_1", both) == 0, "another seat's factories never count"


@pytest.mark.clause("industria.score.bonus", "industria.build.late")
def test_late_factories_show_their_symbols() -> None:
    everybody = players(A=(0, "", "clay_pit bonus_canal_1"), B=0, C=0, D=0)
    everybody["A"]["late"] = ["clay_pit"]
    table = Table({**LAST, "players": everybody})
    assert table.points[0] == 2, "its point is lost, the symbol counts"


@pytest.mark.clause("industria.score.links")
def test_roads_and_lines() -> None:
    def links(laid: str, other: str = "") -> int:
        return parts(4, A=(0, "", laid), C=(0, "", other), D=0).get("links", 0)

    assert links("ironworks iron_ore_mine coal_mine steel_mill") == 9
    assert links("electrical_engineering steam_engine electronics telecommunication") == 9
    assert links("ironworks", "iron_ore_mine") == 0
    assert links("quarry sawmill") == 0


@pytest.mark.clause("industria.score.cash")
@pytest.mark.parametrize(("thalers", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_three_thalers_are_a_point(thalers: int, points: int) -> None:
    assert ended(A=thalers, B=0, C=0, D=0).points[0] == points


@pytest.mark.ruling("R34")
@pytest.mark.clause("industria.score.track")
def test_scores_have_no_top() -> None:
    game: Any = ironmaster.game("industria", seats=4)
    dear = sorted((t for t in game.facts.fixtures("en")["tiles"] if t["at"]), key=lambda t: -t["points"])
    kinds = [(epoch, kind) for epoch in range(1, 6) for kind in ("factory", "technology")]
    laid = " ".join(t["id"] for one in kinds for t in [t for t in dear if (t["epoch"], t["kind"]) == one][:2])
    table = ended(A=(0, "", laid), B=0, C=0, D=0)
    assert table.points[0] > game.facts.fixtures("en")["track_end"] == 45


def tied(a: tuple[Any, ...], b: tuple[Any, ...], rules: Any = None) -> list[int]:
    """The places of A and B."""
    table = ended(A=a, B=b, C=0, D=0, rules=rules)
    assert table.points[0] == table.points[1]
    return table.game.law.places(table.state)[:2]


@pytest.mark.ruling("R29")
@pytest.mark.clause("industria.tiebreak")
def test_n17_more_tiles_then_more_thalers() -> None:
    assert tied((0, "", "quarry"), (0, "", "sawmill brickyard")) == [2, 1]
    assert tied((5, "", "quarry"), (4, "", "sawmill")) == [1, 2]


@pytest.mark.ruling("R30")
@pytest.mark.clause("industria.tiebreak.shared")
def test_n17_equal_in_everything() -> None:
    assert tied((5, "", "quarry"), (5, "", "sawmill")) == [1, 1]
    table = ended(A=(5, "", "quarry"), B=(5, "", "sawmill"), C=0, D=0)
    assert table.game.law.places(table.state) == [1, 1, 3, 3]


@pytest.mark.clause("industria.tiebreak")
def test_n17_a_raw_material_tile_counts_as_money() -> None:
    seats = (5, "", "quarry"), (4, "raw_steel_1", "sawmill")
    assert tied(*seats) == [1, 2], "the tile has no use at the end"
    assert tied(*seats, {"raw_tile_cash": "any"}) == tied(*seats, {"raw_tile_cash": "build"}) == [1, 1]
