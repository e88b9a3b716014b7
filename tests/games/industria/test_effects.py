"""The effects of moves, listed before they are made."""

import re
from typing import Any, cast

import pytest

from ironmaster.conformance.cases import Case, cases
from ironmaster.core.contract import CHANCE, OVER, FastDice
from ironmaster.games.industria import scoring
from ironmaster.games.industria.game import Industria
from ironmaster.games.industria.state import IndustriaState
from tests.games.industria.table import Table, building, players
from tests.games.telling import effects

INDUSTRIA = cases("industria")


def ironworks() -> Table:
    """A builds ironworks too late, with the discount of a bank; B makes stone, and A has a tile of it."""
    third = (0, "bonus_canal_1")
    return building(3, A=(9, "ironworks raw_stone_1", "bank"), B=(0, "", "quarry sawmill"), C=third)


LATE = ("points", "Points", "1", "1", "too late for the point of the ironworks", "")


def test_a_build_with_a_tile_of_the_material() -> None:
    assert effects(ironworks(), "lay ironworks", "use raw_stone_1") == [
        ("cost", "Cost", "", "2 thalers", "2 for the ironworks (1 less); a tile supplies the stone", ""),
        ("cash", "Money", "9 thalers", "7 thalers", "", ""),
        LATE,
    ]


def test_a_build_with_material_from_another() -> None:
    assert effects(ironworks(), "lay ironworks", "buy stone from B") == [
        ("cost", "Cost", "", "3 thalers", "2 for the ironworks (1 less); 1 for stone from B", ""),
        ("cash", "Money", "9 thalers", "6 thalers", "", ""),
        LATE,
        ("other", "Money of B", "0 thalers", "1 thaler", "", ""),
    ]


def test_half_a_build_lists_the_effects_settled_so_far() -> None:
    assert effects(ironworks(), "lay ironworks") == [
        ("cost", "Cost", "", "2 thalers", "2 for the ironworks (1 less)", ""),
        ("cash", "Money", "9 thalers", "7 thalers", "", ""),
    ]


def test_effects_of_a_build_in_french() -> None:
    assert effects(ironworks(), "lay ironworks", "buy stone from B", lang="fr") == [
        ("cost", "Coût", "", "3\xa0thalers", "2 pour la fonderie (1 de moins)\xa0; 1 pour la pierre de B", ""),
        ("cash", "Argent", "9\xa0thalers", "6\xa0thalers", "", ""),
        ("points", "Points", "1", "1", "trop tard pour le point de la fonderie", ""),
        ("other", "Argent de B", "0\xa0thaler", "1\xa0thaler", "", ""),
    ]


def test_money_for_a_tile_and_a_build_in_one() -> None:
    table = building(1, rules={"raw_tile_cash": "any"}, A=(9, "raw_wood_1 clay_pit"), B=0)
    assert effects(table, "cash raw_wood_1", "lay clay_pit") == [
        ("cost", "Cost", "", "2 thalers", "2 for the clay pit", ""),
        ("cash", "Money", "9 thalers", "8 thalers", "", ""),
        ("points", "Points", "0", "1", "", "gain"),
    ]


def test_symbols_and_links_that_will_count() -> None:
    table = building(1, A=(9, "clay_pit bonus_canal_1 raw_stone_1", "brickyard sawmill"), B=0)
    assert effects(table, "lay clay_pit")[2:] == [
        ("points", "Points", "0", "1", "", "gain"),
        ("worth", "Points in all", "3", "6", "Clay pit\u2013Brickyard +3", "gain"),
    ]
    assert effects(table, "lay bonus_canal_1") == [("worth", "Points in all", "6", "8", "Clay pit, canal +2", "gain")]


def sale() -> Table:
    everybody = players(A=5, B=(5, "", "glassworks"), C=3, D=4)
    return Table({"epoch": 2, "display": ["optics", "textile_mill", "raw_iron_1"], "players": everybody})


OUTLAY = (
    "build",
    "Laying the textile mill now",
    "",
    "4 thalers",
    "3 for the textile mill; 1 for wood from the bank",
    "",
)


def test_an_auction() -> None:
    table = sale()
    assert effects(table, "offer textile_mill") == [OUTLAY]
    assert effects(table, "bid 2") == [("bid", "Money if A sells the tile", "5 thalers", "3 thalers", "", ""), OUTLAY]
    assert effects(table, "pass") == []
    assert effects(table, "bid 3") == [("bid", "Money if A sells the tile", "4 thalers", "1 thaler", "", ""), OUTLAY]
    kept = Table(table.position)
    assert effects(table, "sell") == [
        ("cash", "Money", "5 thalers", "8 thalers", "", "gain"),
        ("other", "Money of D", "4 thalers", "1 thaler", "", ""),
        ("tile", "Goes to D", "", "Textile mill", "", ""),
        ("hammer", "Auctioneer", "", "A keeps the role", "", ""),
    ]
    assert effects(kept, "keep") == [
        ("tile", "Into your hand", "", "Textile mill", "instead of 3 thalers from D", "gain"),
        ("hammer", "Auctioneer", "A", "B", "", ""),
    ]


def test_the_present_cost_of_a_lot() -> None:
    table = sale()
    lacking = ("build", "Laying Optics now", "", "not possible: there is no source of glass", "", "loss")
    assert effects(Table({**table.position, "players": players(A=5, B=5, C=3, D=4)}), "offer optics") == [lacking]
    (told,) = effects(table, "offer optics")
    assert told[3:] == ("2 thalers", "1 for glass from B; 1 for wood from the bank", "")
    assert effects(sale(), "offer raw_iron_1") == [], "a raw-material tile is never laid"
    everybody = players(A=(5, "raw_wood_1"), B=(5, "", "glassworks"), C=3, D=4)
    own = Table({"epoch": 2, "display": ["textile_mill", "optics"], "players": everybody})
    assert effects(own, "offer textile_mill")[-1][3:] == (
        "3 thalers",
        "3 for the textile mill; a tile supplies the wood",
        "",
    )


def sums(text: str) -> int:
    return int(text.split()[0])


@pytest.mark.parametrize("case", INDUSTRIA, ids=str)
def test_effects_of_every_decision_match_the_states(case: Case) -> None:
    """The effects match the states before and after."""
    game, dice, told = cast("Industria", case.game()), FastDice(case.seats), 0
    state = cast("IndustriaState", game.law.start())
    while game.law.to_act(state) != OVER:
        if game.law.to_act(state) == CHANCE:
            game.law.settle(state, game.law.draw(state, dice))
            continue
        before, seat, moves = state.copy(), game.law.to_act(state), game.law.moves(state)
        move = moves[dice.below(len(moves))]
        game.law.apply(state, move)
        told += reckoned(game, before, state, seat, game.facts.effects(before, [move], seat, "en"))
    assert told > 40


def reckoned(game: Industria, before: IndustriaState, after: IndustriaState, seat: int, told: Any) -> int:
    """Compare the effects with two states; 0 if a new round adds to the change."""
    if before.round != after.round or game.law.to_act(after) == OVER:
        return 0
    by_kind = {effect.kind: effect for effect in told}
    money = by_kind.get("cash")
    assert (money is None) == (before.cash[seat] == after.cash[seat])
    if money is not None:
        assert (sums(money.before), sums(money.after)) == (before.cash[seat], after.cash[seat])
    cost = by_kind.get("cost")
    if cost is not None:
        paid = sum(int(figure) for figure in re.findall(r"(?:^|; )(\d+) ", cost.note))
        assert paid == sums(cost.after) == before.cash[seat] - after.cash[seat]
    for other in set(range(game.seats)) - {seat}:
        lines = [one for one in told if one.kind == "other" and one.label.endswith(" " + "ABCD"[other])]
        assert len(lines) == (before.cash[other] != after.cash[other])
        assert [(sums(one.before), sums(one.after)) for one in lines] in ([], [(before.cash[other], after.cash[other])])
    points = by_kind.get("points")
    if points is not None:
        assert (int(points.before), int(points.after)) == (before.points[seat], after.points[seat])
    else:
        assert before.points[seat] == after.points[seat]
    worth = by_kind.get("worth")
    if worth is not None:
        found = [scoring.worth(game.tables, s, seat) for s in (before, after)]
        assert [int(worth.before), int(worth.after)] == found
    return 1
