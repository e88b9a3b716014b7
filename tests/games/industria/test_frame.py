"""Components, set-up, rounds, income, new tiles and epochs (clauses 1 to 17 and 60 to 65)."""

from typing import Any

import pytest

import ironmaster
from ironmaster.core.errors import SetupError
from tests.games.industria.playing import lots, new_game, step, until
from tests.games.industria.table import Table, building, players


def over(table: Table) -> bool:
    return table.turn == "over"


def everywhere(table: Table) -> list[str]:
    """The tiles of all places, once for each place."""
    position = table.position
    hands = [tile for player in position["players"].values() for tile in player["hand"] + player["laid"]]
    return [*hands, *position["display"], *position["gone"], *position["pile"]]


@pytest.mark.clause("industria.comp.tiles")
@pytest.mark.parametrize(("seats", "kinds"), [(4, (28, 12, 11, 9)), (3, (24, 8, 9, 7))])
def test_tiles_in_play(seats: int, kinds: tuple[int, ...]) -> None:
    tiles: Any = Table({}, seats=seats).game.facts.fixtures("en")["tiles"]
    counted = [sum(tile["kind"] == kind for tile in tiles) for kind in ("factory", "technology", "raw", "bonus")]
    assert tuple(counted) == kinds
    assert all(sum(tile["epoch"] == epoch for tile in tiles) == 12 for epoch in range(1, 6 if seats == 4 else 5))


@pytest.mark.clause("industria.comp.tiles")
def test_a_tile_is_in_one_place() -> None:
    table = new_game()
    seen: set[str] = set()
    while table.turn != "over":
        step(table)
        places = everywhere(table)
        assert len(places) == len(set(places))
        assert seen <= set(places) or table.turn == "over", "a tile that was known is nowhere"
        seen |= set(places)
    assert len(seen) == 60


@pytest.mark.clause("industria.comp.board")
def test_spaces_and_links() -> None:
    fixtures: Any = ironmaster.game("industria", seats=4).facts.fixtures("en")
    kinds = {tile["id"]: tile["kind"] for tile in fixtures["tiles"]}
    spaces = {(tile["kind"], *tile["at"]) for tile in fixtures["tiles"] if tile["at"]}
    assert len(spaces) == 28 + 12
    by_kind = {kind: [link for link in fixtures["links"] if link["kind"] == kind] for kind in ("road", "line")}
    assert [len(by_kind[kind]) for kind in ("road", "line")] == [13, 9]
    assert all(kinds[link["a"]] == kinds[link["b"]] == "factory" for link in by_kind["road"])
    assert all(kinds[link["a"]] == kinds[link["b"]] == "technology" for link in by_kind["line"])
    pairs = [{link["a"], link["b"]} for link in fixtures["links"]]
    assert {"oil_field", "refinery"} in pairs and {"mechanical_engineering", "automobile"} in pairs


@pytest.mark.clause("industria.comp.money")
def test_money_comes_from_income_and_goes_to_the_bank() -> None:
    table = Table({"display": ["sawmill", "quarry"], "players": players(A=5, B=5, C=5, D=5)})
    table.do("offer sawmill", "bid 3", "pass", "pass", "sell")
    assert sum(table.cash) == 20
    table = building(2, A=(4, "glassworks"), B=(2, "ironworks", "quarry"), C=0, D=0).do("lay glassworks")
    assert table.cash == [0, 3, 0, 0]
    assert sum(table.cash) == 6 - 3


@pytest.mark.ruling("R24")
@pytest.mark.clause("industria.comp.tokens")
def test_tokens_are_no_limit() -> None:
    game: Any = ironmaster.game("industria", seats=4)
    tiles: list[Any] = game.facts.fixtures("en")["tiles"]
    earlier = [
        [tile["id"] for tile in tiles if tile["kind"] == kind and tile["epoch"] == epoch][:3]
        for epoch in range(1, 5)
        for kind in ("factory", "technology")
    ]
    laid = [tile for tiles_of_kind in earlier for tile in tiles_of_kind]
    assert len(laid) == 20
    table = building(5, A=(9, "fibre_optics_works", " ".join(laid)))
    table.do("lay fibre_optics_works")
    assert len(table.laid("A")) == 21


@pytest.mark.ruling("R10")
@pytest.mark.clause("industria.info.open", "industria.setup.cash")
def test_all_views_are_equal() -> None:
    table = new_game()
    until(table, lambda now: now.position["round"] == 3 and now.position["phase"] == "reveal")
    views = [table.game.views.view(table.state, seat) for seat in (-1, 0, 1, 2, 3)]
    assert all(view == views[0] for view in views)
    seen: Any = views[0]
    assert [player["cash"] for player in seen["players"].values()] == [7, 7, 7, 7]
    assert len(seen["pile"]) == 4, "the rest of a pile is known, but not its order"


@pytest.mark.clause("industria.setup.seats")
@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_three_or_four_play(seats: int) -> None:
    with pytest.raises(SetupError):
        ironmaster.game("industria", seats=seats)


@pytest.mark.ruling("R07")
@pytest.mark.clause("industria.setup.seats")
def test_two_play_only_as_a_variant() -> None:
    assert ironmaster.game("industria", seats=2, rules={"two_seats": True}).seats == 2
    with pytest.raises(SetupError):
        ironmaster.game("industria", seats=2, rules={"two_seats": False})


@pytest.mark.ruling("R36")
@pytest.mark.clause("industria.setup.cash", "industria.income.base")
def test_money_at_the_start() -> None:
    table = Table({"phase": "first"})
    assert table.cash == [4, 4, 4, 4]
    table.do("first A")
    assert table.cash == [5, 5, 5, 5]


@pytest.mark.ruling("R35")
@pytest.mark.clause("industria.setup.tiles", "industria.reveal.count")
@pytest.mark.parametrize("seats", [3, 4])
def test_piles_by_epoch(seats: int) -> None:
    table = new_game(seats)
    fixtures: Any = table.game.facts.fixtures("en")
    printed = {tile["id"]: tile["epoch"] for tile in fixtures["tiles"]}
    revealed: list[str] = []
    while table.turn != "over":
        epoch = table.position["epoch"]
        text = step(table)
        if text.startswith("reveal"):
            revealed.append(text.removeprefix("reveal "))
            assert printed[revealed[-1]] == epoch
    assert len(revealed) == len(set(revealed)) == (60 if seats == 4 else 48)


@pytest.mark.clause("industria.setup.tiles")
def test_every_tile_of_the_epoch_may_come_first() -> None:
    table = new_game()
    assert len(table.game.law.outcomes(table.state)) == 12
    assert {weight for _, weight in table.game.law.outcomes(table.state)} == {1}


@pytest.mark.ruling("R17")
@pytest.mark.clause("industria.setup.score", "industria.epoch.track")
def test_nothing_scored_and_nothing_sold() -> None:
    table = new_game()
    assert table.points == [0, 0, 0, 0]
    assert (table.position["epoch"], table.position["bank"]) == (1, [])


@pytest.mark.ruling("R26")
@pytest.mark.clause("industria.setup.start")
def test_the_start_player_is_drawn() -> None:
    table = Table({"phase": "first"})
    assert table.turn == "chance"
    assert [table.game.actions.text(outcome) for outcome, _ in table.game.law.outcomes(table.state)] == [
        *("first A", "first B", "first C", "first D")
    ]
    assert table.do("first C").position["start"] == "C"


@pytest.mark.clause("industria.round.phases")
def test_a_round_in_order() -> None:
    table = new_game(first="B")
    said = until(table, lots(until_auction(table)))
    verbs = [text.split()[0] for text in said]
    assert verbs[:3] == ["offer", "pass", "pass"]
    assert verbs.count("offer") == 3, "the last lot is not chosen"
    assert verbs[-4:] == ["reveal"] * 4
    assert table.cash == [6, 6, 6, 6]


def until_auction(table: Table) -> Table:
    until(table, lambda now: now.position["phase"] == "auction")
    return table


@pytest.mark.clause("industria.round.phases", "industria.auction.end")
def test_building_begins_after_the_last_award() -> None:
    table = Table({"display": ["sawmill", "clay_pit"], "players": players(A=(5, "coal_mine"), B=5, C=5, D=5)})
    assert table.refuses("lay coal_mine", "industria.auction.lot")
    table.do("offer sawmill", "pass", "pass", "pass")
    assert table.refuses("lay coal_mine", "industria.auction.once")
    table.do("pass", "pass", "pass")
    assert table.position["phase"] == "build"
    assert "lay coal_mine" in table.moves()


@pytest.mark.ruling("R38")
@pytest.mark.clause("industria.round.count", "industria.reveal.total", "industria.epoch.change", "industria.end")
@pytest.mark.parametrize(("seats", "rounds", "piles"), [(4, 15, [8, 4, 0]), (3, 16, [9, 6, 3, 0])])
def test_length_of_the_game(seats: int, rounds: int, piles: list[int]) -> None:
    table = new_game(seats)
    left, epochs = [], []
    for _ in range(rounds):
        until_auction(table)
        left.append(len(table.position["pile"]))
        epochs.append(table.position["epoch"])
        round_ = table.position["round"]
        until(table, lambda now, here=round_: now.turn == "over" or now.position["round"] > here)  # type: ignore[misc]
    assert table.turn == "over"
    assert left == piles * (rounds // len(piles))
    assert epochs == [1 + round_ // len(piles) for round_ in range(rounds)]


@pytest.mark.ruling("R16")
@pytest.mark.clause("industria.income.base", "industria.income.epoch", "industria.end")
@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (4, [5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22]),
        (3, [5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 19, 20, 21, 22]),
    ],
)
def test_n13_income_of_a_whole_game(seats: int, expected: list[int]) -> None:
    table = new_game(seats)
    seen = []
    for _ in expected:
        until_auction(table)
        assert len(set(table.cash)) == 1
        seen.append(table.cash[0])
        round_ = table.position["round"]
        until(table, lambda now, here=round_: now.turn == "over" or now.position["round"] > here)  # type: ignore[misc]
    assert seen == expected
    assert table.cash == [expected[-1]] * seats, "no thaler follows the last build"


@pytest.mark.clause("industria.reveal.count")
@pytest.mark.parametrize("seats", [3, 4])
def test_as_many_tiles_as_players(seats: int) -> None:
    assert len(until_auction(new_game(seats)).position["display"]) == seats


@pytest.mark.clause("industria.reveal.display")
def test_display_gives_nothing() -> None:
    table = Table({"display": ["quarry", "bonus_canal_1"], "players": players(A=(5, "construction"), B=5, C=5, D=5)})
    table.do("offer quarry", "pass", "pass", "pass")
    assert all(not table.laid(seat) for seat in "ABCD")
    assert table.points == [0, 0, 0, 0]
    assert not table.position["bank"]


@pytest.mark.clause("industria.round.start_marker", "industria.auction.hammer")
@pytest.mark.parametrize(("seats", "starters"), [(4, "ABCDABCDABCDABC"), (3, "ABCABCABCABCABCA")])
def test_the_marker_goes_round(seats: int, starters: str) -> None:
    table = new_game(seats)
    seen = ""
    for _ in starters:
        until_auction(table)
        assert table.position["hammer"] == table.position["start"]
        seen += table.position["start"]
        round_ = table.position["round"]
        until(table, lambda now, here=round_: now.turn == "over" or now.position["round"] > here)  # type: ignore[misc]
    assert seen == starters


@pytest.mark.ruling("R15")
@pytest.mark.clause("industria.round.start_marker")
def test_the_marker_stays_during_the_building() -> None:
    table = building(1, A=(5, "bonus_canal_1"), D=(5, "bonus_harbour_1"))
    assert table.position["start"] == "A"
    table.do("stop")
    assert (table.turn, table.position["start"]) == ("D", "A")
    table.do("stop")
    assert table.position["start"] == "B"


@pytest.mark.ruling("R39")
@pytest.mark.clause("industria.epoch.change")
def test_a_technology_of_the_last_round_can_be_laid() -> None:
    position = {"epoch": 1, "round": 3, "display": ["mechanical_engineering"], "pile": []}
    table = Table({**position, "players": players(A=5, B=(5, "", "sawmill"), C=5, D=5)})
    assert table.turn == "B"
    table.do("pass", "pass", "pass")
    assert (table.turn, table.position["epoch"]) == ("A", 1)
    table.do("lay mechanical_engineering")
    assert (table.points[0], table.position["epoch"]) == (2, 2)


@pytest.mark.clause("industria.epoch.track", "industria.build.material.epoch")
def test_e02_materials_of_the_bank_stand_above_the_marker() -> None:
    assert Table({"epoch": 1}).position["bank"] == []
    assert Table({"epoch": 2}).position["bank"] == ["stone", "brick", "wood"]


@pytest.mark.clause("industria.epoch.technologies", "industria.epoch.keep")
def test_n12_technologies_are_lost_and_nothing_else() -> None:
    hand = "steam_engine textile_mill raw_glass_1 bonus_harbour_2"
    position = {"epoch": 2, "round": 6, "phase": "build", "pile": []}
    table = Table({**position, "players": players(A=(2, hand), B=0, C=0, D=0)})
    assert table.moves() == ["lay bonus_harbour_2", "stop"]
    assert table.refuses("lay steam_engine", "industria.build.material.sameepoch")
    table.do("stop")
    assert table.hand("A") == ["textile_mill", "raw_glass_1", "bonus_harbour_2"]
    assert "steam_engine" in table.position["gone"]
    assert table.cash == [4, 2, 2, 2]
    assert "iron" in table.position["bank"]


@pytest.mark.clause("industria.epoch.technologies")
def test_n12_with_iron_made_by_another() -> None:
    position = {"epoch": 2, "round": 6, "phase": "build", "pile": []}
    table = Table({**position, "players": players(A=(2, "steam_engine"), B=(0, "", "ironworks"), C=0, D=0)})
    table.do("lay steam_engine")
    assert (table.points[0], table.laid("A")) == (3, ["steam_engine"])
    assert table.cash == [2, 3, 2, 2], "1 to B, 1 to the bank, then the next epoch and its income"


@pytest.mark.clause("industria.end", "industria.score.total")
def test_n14_the_last_build_is_played() -> None:
    position = {"epoch": 5, "round": 15, "phase": "build", "pile": [], "start": "C"}
    table = Table({**position, "players": players(A=(2, "robotics"), B=0, C=0, D=0)})
    assert table.turn == "A"
    table.do("lay robotics")
    assert (table.turn, table.cash, table.points) == ("over", [0, 0, 0, 0], [5, 0, 0, 0])
