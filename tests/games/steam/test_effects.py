"""The effects of moves, listed before they are made: worked figures for each kind of action."""

from typing import Any

from tests.games.steam.lattice import carrying, row
from tests.games.steam.phases import SUPPLY, acting
from tests.games.steam.table import STANDARD, Table, building, lay, moving
from tests.games.telling import effects

WORTH = ("worth", "Points if the game ended now")
TO_T: dict[str, Any] = {"track": {"c2": "n-s", "c3": "n-s"}, "incomplete": {"city_a/s": "A c3/s"}}


def test_a_tile_lists_its_cost_its_loan_and_its_value() -> None:
    assert effects(building(cash=1), lay(0, 1, "0-3")) == [
        ("cost", "Cost", "", "$2", "2 exits $2", ""),
        ("cash", "Cash", "$1", "$4", "", "gain"),
        ("income", "Income", "0", "−1", "1 loan", "loss"),
        (*WORTH, "0", "−2", "", "loss"),
    ]


def test_effects_of_a_tile_in_french() -> None:
    assert effects(building(cash=1), lay(0, 1, "0-3"), lang="fr") == [
        ("cost", "Coût", "", "2\xa0$", "2 sorties 2\xa0$", ""),
        ("cash", "Argent", "1\xa0$", "4\xa0$", "", "gain"),
        ("income", "Revenu", "0", "−1", "1 emprunt", "loss"),
        ("worth", "Points si la partie s’arrêtait", "0", "−2", "", "loss"),
    ]


def test_loans_at_the_bottom_of_the_track_show_their_points() -> None:
    poor = building(cash=0, players={"A": {"income": -10, "points": 4}})
    assert effects(poor, lay(0, 1, "0-3"))[1:] == [
        ("cash", "Cash", "$0", "$3", "", "gain"),
        ("points", "Victory points", "4", "2", "1 loan", "loss"),
        (*WORTH, "−16", "−18", "", "loss"),
    ]


def test_a_town_and_the_link_that_it_completes() -> None:
    assert effects(building(cash=9, **TO_T), lay(0, 3, "0 3")) == [
        ("cost", "Cost", "", "$3", "2 exits $2 + town $1", ""),
        ("cash", "Cash", "$9", "$6", "", ""),
        ("links", "Links of A", "0", "1", "A\u2013T", "gain"),
        (*WORTH, "0", "1", "", "gain"),
    ]


def test_terrain_is_a_part_of_the_cost_on_an_empty_hex() -> None:
    notes = [str(effects(building(), move)[0][4]) for move in building().moves("lay")]
    assert {note.partition(" + ")[2] for note in notes} == {"", "hills $2", "hills and river $3"}
    river: dict[str, Any] = {"track": {"c2": "n-s", "c3": "n-s"}, "incomplete": {"city_a/s": "A c3/s"}}
    assert effects(building(**river), lay(0, 2, "0-2"))[0] == ("cost", "Cost", "", "$2", "2 exits $2", "")


def test_effects_of_several_tiles_are_combined() -> None:
    told = effects(building(cash=20), lay(0, 1, "0-3"), lay(0, 2, "0-3"), lay(0, 3, "0 3"))
    assert told[:2] == [
        ("cost", "Cost", "", "$8", "2 exits $2 + 2 exits $2 + river $1 + 2 exits $2 + town $1", ""),
        ("cash", "Cash", "$20", "$12", "", ""),
    ]


def test_runs_lost_at_the_end_of_a_build() -> None:
    assert effects(building(**TO_T), "stop") == [("lost", "Incomplete links lost", "", "1", "", "loss")]


def test_the_auctions() -> None:
    assert effects(Table({"phase": "opening"}), "bid 3") == [("bid", "Bid of A for place 1", "", "$3", "", "")]
    second = Table({"phase": "opening", "auction": {"places": ["B", None, None]}})
    assert effects(second, "bid 0") == [("bid", "Bid of A for place 2", "", "$0", "", "")]
    assert effects(second, "pass") == [], "payments of others are no effects"
    bidding = Table({"phase": "bidding", "players": {seat: {"cash": 5} for seat in "ABC"}}, rules=STANDARD)
    assert effects(bidding, "bid 4") == [("bid", "Bid of A", "", "$4", "", "")]
    assert effects(bidding, "bid 5") == [("bid", "Bid of B", "", "$5", "", "")]
    assert effects(bidding, "pass") == []
    assert effects(bidding, "pass") == [("cash", "Cash", "$5", "$1", "", "")], "the second place is paid in full"


def test_capital() -> None:
    table = Table({"phase": "capital", "players": {"A": {"cash": 5, "income": -9, "points": 5}}}, rules=STANDARD)
    assert effects(table, "capital 2") == [
        ("cash", "Cash", "$5", "$15", "", "gain"),
        ("income", "Income", "−9", "−10", "1 loan", "loss"),
        ("points", "Victory points", "5", "3", "1 loan", "loss"),
        (*WORTH, "−13", "−17", "", "loss"),
    ]


def test_action_tiles() -> None:
    table = Table({"supply": SUPPLY, "players": {"A": {"cash": 3}, "B": {"cash": 8}}})
    assert effects(table, "take city_growth", "pay") == [
        ("cost", "Cost", "", "$2", "City Growth $2", ""),
        ("cash", "Cash", "$3", "$1", "", ""),
    ]
    assert effects(table, "take locomotive") == [
        ("cost", "Cost", "", "$6", "locomotive $6", ""),
        ("cash", "Cash", "$8", "$2", "", ""),
        ("level", "Locomotive", "1", "2", "", "gain"),
    ]
    assert effects(table, "take engineer") == []
    assert effects(Table(rules=STANDARD), "take locomotive") == [("level", "Locomotive", "1", "2", "", "gain")]


def test_new_cities_and_growth() -> None:
    to_t: dict[str, Any] = {**TO_T, "incomplete": {"city_a/s": "B c3/s"}}
    assert effects(acting("urbanization", **to_t), "urbanize town_t grey", "supply 1") == [
        ("links", "Links of B", "0", "1", "A\u2013T", ""),
        ("goods", "Cubes placed", "", "1 red, 1 blue", "", "gain"),
    ]
    assert effects(acting("city_growth"), "grow city_a", "supply 2", lang="fr") == [
        ("goods", "Cubes placés", "", "2 gris", "", "gain")
    ]


ROUTE = ("route", "The red cube", "", "T3 \u2013 T4 \u2013 T5 \u2013 Red", "", "")
SHARES = [("share", "For A", "", "2 points", "", "gain"), ("share", "For B", "", "1 point", "", "")]


def test_a_delivery_and_the_choice_of_its_points() -> None:
    assert effects(row("ABA", level=3), "deliver t3 red") == [ROUTE, *SHARES]
    assert effects(row("ABA", level=3), "deliver t3 red", "income") == [
        *(("income", "Income", "0", "2", "", "gain"), (*WORTH, "2", "3", "", "gain")),
        *(ROUTE, *SHARES),
    ]
    assert effects(row("ABA", level=3), "deliver t3 red", "points") == [
        *(("points", "Victory points", "0", "2", "", "gain"), (*WORTH, "2", "4", "", "gain")),
        *(ROUTE, *SHARES),
    ]


def test_points_without_a_choice_belong_to_the_delivery() -> None:
    assert effects(row("ABA", level=3, players={"A": {"income": 10}}), "deliver t3 red") == [
        *(("points", "Victory points", "0", "2", "", "gain"), (*WORTH, "7", "9", "", "gain")),
        *(ROUTE, *SHARES),
    ]


def test_a_cube_under_way_has_no_effects_before_it_arrives() -> None:
    links = ("t4 t5 A", "t5 red B", "t4 u4 A", "u4 t5 A", "t5 u5 C", "u5 red A", "u4 u5 B")
    table = carrying(*links, cities={"t4": "grey"}, goods={"t4": "red"})
    assert effects(table, "deliver t4 red") == []


def test_upgrading_and_passing() -> None:
    assert effects(moving(), "upgrade") == [("level", "Locomotive", "1", "2", "", "gain")]
    assert effects(moving(turn="C", cycle=2, players={"C": {"income": 5}}), "pass") == [], "income is no effect"
