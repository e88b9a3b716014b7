"""Victory points (clauses 150 to 157)."""

import pytest

from tests.games.brass.play import draw_cards, last_card, pass_round
from tests.games.brass.table import Table


def points(table: Table) -> list[int]:
    return [table.player(letter)["points"] for letter in table.position["players"]]


@pytest.mark.clause("brass.score.when")
def test_nothing_is_scored_during_the_canal_era() -> None:
    players = {letter: {"hand": ["cotton"] * 2} for letter in "ABCD"}
    tiles = {"preston/2": "A cotton1", "preston/1": "B port1", "bury/1": "C coal2 flipped"}
    position = {"players": players, "tiles": tiles, "links": {"lancaster-preston": "D"}, "round": 7, "pile": 0}
    table = Table(position).do("sell preston/2 to preston/1")
    assert points(table) == [0, 0, 0, 0]
    for _ in range(6):
        table.do("pass")
        assert points(table) == [0, 0, 0, 0]
    table.do("pass")
    assert points(table) == [3, 2, 2, 2], "the era is over"


@pytest.mark.clause("brass.score.when", "brass.era.links", "brass.era.level1")
def test_canals_and_level_1_tiles_are_scored_before_they_leave() -> None:
    tiles = {"colne/1": "B cotton1 flipped", "bury/1": "C coal1 flipped"}
    table = last_card("canal", tiles=tiles, links={"colne-yorkshire": "D"})
    assert points(table) == [0, 3, 1, 3]
    assert (table.position["tiles"], table.position["links"]) == ({}, {})


@pytest.mark.clause("brass.score.when")
def test_rounds_of_the_rail_era_score_nothing() -> None:
    players = {"A": {"hand": ["coal"] * 2}, "B": {"hand": ["iron"]}}
    tiles = {"bury/1": "A coal2 flipped"}
    table = Table({"players": players, "era": "rail", "pile": 0, "tiles": tiles}).do("pass", "pass")
    assert table.turn == "B"
    assert points(table) == [0, 0, 0, 0]
    table.do("pass")
    assert table.turn == "over"
    assert points(table) == [2 + 3, 3, 3, 3]


@pytest.mark.clause("brass.score.link")
def test_a_link_scores_the_discs_at_both_ends_whoever_owns_the_tiles() -> None:
    tiles = {
        "manchester/1": "A cotton1 flipped",
        "manchester/2": "B coal1 flipped",
        "manchester/4": "C iron1 flipped",
        "oldham/1": "B cotton1 flipped",
    }
    table = last_card("canal", tiles=tiles, links={"manchester-oldham": "A"})
    assert points(table) == [4 + 3, 1 + 3, 3, 0]


@pytest.mark.clause("brass.score.link")
def test_a_tile_counts_for_every_link_at_its_town() -> None:
    tiles = {"manchester/1": "A cotton1 flipped", "manchester/2": "B coal1 flipped", "oldham/1": "B cotton1 flipped"}
    links = {"manchester-oldham": "C", "bolton-manchester": "D", "manchester-stockport": "C", "oldham-rochdale": "D"}
    table = last_card("canal", tiles=tiles, links=links)
    assert points(table) == [3, 1 + 3, 3 + 2, 2 + 1]


@pytest.mark.clause("brass.score.link")
def test_the_number_in_the_disc_does_not_matter() -> None:
    one = last_card("canal", tiles={"bury/1": "A coal2 flipped"}, links={"bolton-bury": "B"})
    assert points(one) == [2, 1, 0, 0]
    other = last_card("canal", tiles={"bolton/3": "A iron4 flipped"}, links={"bolton-bury": "B"})
    assert points(other) == [9, 1, 0, 0]


@pytest.mark.clause("brass.score.link_flipped_only")
def test_unflipped_tiles_give_no_disc() -> None:
    tiles = {"colne/1": "A cotton1", "burnley/1": "B coal1 1", "burnley/2": "C cotton1 flipped", "wigan/1": "D coal2"}
    table = last_card("canal", tiles=tiles, links={"burnley-colne": "A", "preston-wigan": "B"})
    assert points(table) == [1, 0, 3, 0]


@pytest.mark.clause("brass.score.link_flipped_only")
def test_a_link_between_towns_without_flipped_tiles_is_worth_nothing() -> None:
    table = last_card("canal", links={"bolton-bury": "A", "bury-manchester": "A"})
    assert points(table) == [0, 0, 0, 0]


@pytest.mark.clause("brass.score.link_places")
def test_two_discs_at_the_places_without_slots_in_the_canal_era() -> None:
    links = {
        "midlands-northwich": "A",
        "colne-yorkshire": "B",
        "ellesmere_port-northwich": "C",
        "macclesfield-midlands": "D",
    }
    table = last_card("canal", tiles={"colne/1": "A cotton1 flipped"}, links=links)
    assert points(table) == [4 + 3, 3, 2, 2]


@pytest.mark.clause("brass.score.link_places")
def test_two_discs_at_the_places_without_slots_in_the_rail_era() -> None:
    links = {
        "lancaster-scotland": "A",
        "blackpool-preston": "B",
        "preston-southport": "C",
        "southport-wigan": "C",
        "liverpool-southport": "D",
        "rochdale-yorkshire": "A",
        "lancaster-preston": "D",
    }
    players = {letter: {"cash": 0} for letter in "ABCD"}
    table = last_card("rail", players=players, links=links)
    assert points(table) == [4, 2, 4, 2]


@pytest.mark.clause("brass.score.tile")
def test_only_flipped_tiles_score_their_hexagon() -> None:
    tiles = {
        "bury/1": "A cotton1 flipped",
        "bolton/1": "A cotton1",
        "wigan/1": "B coal2 1",
        "rochdale/1": "B coal2 flipped",
        "preston/1": "C port1",
        "liverpool/1": "C port2 flipped",
        "liverpool/3": "D shipyard1 flipped",
    }
    assert points(last_card("canal", tiles=tiles)) == [3, 2, 4, 10]


@pytest.mark.clause("brass.score.tile")
@pytest.mark.parametrize(
    ("slot", "tile", "worth"),
    [
        ("oldham/1", "cotton2", 5),
        ("oldham/1", "cotton3", 9),
        ("oldham/1", "cotton4", 12),
        ("preston/1", "port2", 4),
        ("preston/1", "port3", 6),
        ("preston/1", "port4", 9),
        ("wigan/1", "coal2", 2),
        ("wigan/1", "coal3", 3),
        ("wigan/1", "coal4", 4),
        ("preston/3", "iron2", 5),
        ("preston/3", "iron3", 7),
        ("preston/3", "iron4", 9),
        ("birkenhead/1", "shipyard2", 18),
    ],
)
def test_each_tile_is_worth_its_hexagon(slot: str, tile: str, worth: int) -> None:
    players = {letter: {"cash": 0} for letter in "ABCD"}
    links = {"birkenhead-ellesmere_port": "B"} if slot == "birkenhead/1" else {}
    table = last_card("rail", players=players, tiles={slot: f"C {tile} flipped"}, links=links)
    assert points(table) == [0, len(links), worth, 0]


@pytest.mark.clause("brass.score.tile_twice")
def test_a_level_2_tile_scores_at_the_end_of_both_eras() -> None:
    tiles = {"bury/1": "B cotton2 flipped", "oldham/1": "C cotton1 flipped"}
    players = {letter: {"cash": 0} for letter in "ABCD"}
    table = last_card("canal", players=players, tiles=tiles)
    assert points(table) == [0, 5, 3, 0]
    draw_cards(table)
    for _ in range(8):
        pass_round(table)
    assert table.turn == "over"
    assert points(table) == [0, 10, 3, 0]


@pytest.mark.clause("brass.score.cash")
@pytest.mark.parametrize(("cash", "worth"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (37, 3), (100, 10)])
def test_ten_pounds_are_worth_a_point_at_the_end_of_the_game(cash: int, worth: int) -> None:
    players = {"A": {"cash": cash}, "B": {"cash": 5}, "C": {"cash": 5}, "D": {"cash": 5}}
    table = last_card("rail", players=players)
    assert points(table) == [worth, 0, 0, 0]
    assert table.player("A")["cash"] == cash


@pytest.mark.clause("brass.score.cash")
def test_cash_is_worth_nothing_at_the_end_of_the_canal_era() -> None:
    assert points(last_card("canal", players={"A": {"cash": 500}})) == [0, 0, 0, 0]


@pytest.mark.clause("brass.score.cash", "brass.income.timing")
def test_no_income_comes_before_cash_is_scored() -> None:
    table = last_card("rail", players={"A": {"cash": 19, "income": 50}})
    assert table.player("A")["cash"] == 19
    assert points(table) == [1, 3, 3, 3]


@pytest.mark.clause("brass.score.record")
def test_points_go_beyond_a_hundred() -> None:
    players = {"A": {"points": 96, "cash": 0}, "B": {"points": 240, "cash": 10}}
    tiles = {"birkenhead/1": "A shipyard2 flipped", "wigan/1": "A coal2 flipped"}
    table = last_card("rail", players=players, tiles=tiles, links={"birkenhead-ellesmere_port": "C"})
    assert points(table) == [116, 241, 4, 3]
    assert table.game.law.scores(table.state) == [116, 241, 4, 3]
