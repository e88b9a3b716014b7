"""Editions, maps and the table before the first turn (clauses 1 to 16)."""

from collections import Counter
from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, FastDice
from ironmaster.core.errors import SetupError
from tests.games.age_of_industry.playing import CARDS, Step, opening, outcomes, played
from tests.games.age_of_industry.scenes import FIRST
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, Table, acting

STACKS = {
    "cotton": [1, 2, 3],
    "factory": [0, 3, 5],
    "iron": [1, 2, 3],
    "coal": [1, 2, 3],
    "port": [1, 2, 3],
    "ship": [0, 2, 4],
}
MANNHEIM = {"mannheim/1": "B coal1", "mannheim/2": "C iron1"}


def start(seats: int = 3, board: str = GERMANY, rules: dict[str, object] | None = None) -> Table:
    """The table before the first outcome of chance."""
    table = Table(board=board, seats=seats, rules=rules)
    table.state = table.game.law.start()
    return table


def what_happens(game: tuple[Step, ...]) -> list[tuple[str, str, object]]:
    """Everything but the rules of the game."""
    return [(step.actor, step.text, {**step.after, "rules": None}) for step in game]


@pytest.mark.ruling("R01")
@pytest.mark.clause("aoi.option.edition")
@pytest.mark.parametrize("seed", [1, 2])
def test_germany_with_three_is_the_same_in_both_editions(seed: int) -> None:
    """Apart from their passes."""
    first, second = played(seed, edition="first", free_pass_or=False), played(seed, edition="second")
    assert what_happens(first) == what_happens(second)


@pytest.mark.ruling("R01")
@pytest.mark.clause("aoi.option.edition", "aoi.setup.import")
def test_new_england_is_not_the_same_in_both_editions() -> None:
    first, second = (played(1, board=NEW_ENGLAND, edition=edition) for edition in ("first", "second"))
    assert what_happens(first) != what_happens(second)


@pytest.mark.clause("aoi.setup.seats")
def test_two_seats_are_refused_with_the_switches_that_allow_them() -> None:
    with pytest.raises(SetupError) as error:
        ironmaster.game("age_of_industry", seats=2)
    assert (error.value.case, error.value.params["switches"]) == ("seats", "edition=first, two_seats_2e=true")


@pytest.mark.clause("aoi.option.edition")
def test_the_second_edition_is_the_default_and_no_other_is_known() -> None:
    assert Table().game.rules == {}
    assert Table(rules={"edition": "second"}).game.rules == {}
    assert Table(rules=FIRST).game.rules == {"edition": "first"}
    for unknown in ("third", 1, 2):
        with pytest.raises(SetupError) as error:
            ironmaster.game("age_of_industry", seats=3, rules={"edition": unknown})
        assert error.value.code == "setup-value"


@pytest.mark.clause("aoi.option.map")
def test_there_are_two_maps_with_the_same_cards_displays_and_tracks() -> None:
    assert [board.id for board in ironmaster.spec_of("age_of_industry").boards] == ["germany", "new_england"]
    fixtures: list[Any] = [Table(board=board).game.facts.fixtures("en") for board in (GERMANY, NEW_ENGLAND)]
    for same in ("cards", "faces", "tracks", "demands", "deck", "railways", "industries"):
        assert fixtures[0][same] == fixtures[1][same]
    ships = [[place["id"] for place in fixture["places"] if place["kind"] == "sea"] for fixture in fixtures]
    assert [len(spaces) for spaces in ships] == [0, 6]
    assert fixtures[0]["lanes"] == []


@pytest.mark.ruling("R02")
@pytest.mark.clause("aoi.setup.seats")
@pytest.mark.parametrize(
    ("rules", "welcome"),
    [
        ({}, [3, 4, 5]),
        ({"edition": "second"}, [3, 4, 5]),
        ({"two_seats_2e": False}, [3, 4, 5]),
        ({"two_seats_2e": True}, [2, 3, 4, 5]),
        ({"edition": "first"}, [2, 3, 4, 5]),
    ],
)
@pytest.mark.parametrize("board", [GERMANY, NEW_ENGLAND])
def test_the_number_of_players(board: str, rules: dict[str, object], welcome: list[int]) -> None:
    for seats in range(8):
        if seats in welcome:
            game = ironmaster.game("age_of_industry", seats=seats, board=board, rules=rules)
            assert len(game.law.scores(game.law.start())) == seats
        else:
            with pytest.raises(SetupError) as error:
                ironmaster.game("age_of_industry", seats=seats, board=board, rules=rules)
            assert error.value.code == "setup-seats"


@pytest.mark.clause("aoi.setup.display")
@pytest.mark.parametrize("seats", [3, 5])
def test_every_display_has_thirty_five_counters(seats: int) -> None:
    for player in start(seats).position["players"].values():
        display = player["display"]
        assert sum(display.values()) == 35
        assert (display.pop("ship0"), display["factory0"]) == (1, 2)
        assert set(display.values()) == {2}


@pytest.mark.clause("aoi.setup.display")
def test_stacks_run_from_the_lowest_level_to_the_highest() -> None:
    faces: Any = start().game.facts.fixtures("en")["faces"]
    stacks: dict[str, list[int]] = {}
    for face in faces:
        stacks.setdefault(face["industry"], []).append(face["level"])
    assert stacks == STACKS
    assert list(start().player("A")["display"]) == [f"{kind}{level}" for kind in STACKS for level in STACKS[kind]]


@pytest.mark.clause("aoi.setup.railways")
def test_all_players_have_twelve_railways_and_none_is_laid() -> None:
    assert opening().position["railways"] == {}
    lines = [line["id"] for line in fixture_lines() if "france" not in line["id"]]
    eleven = dict.fromkeys(lines[:11], "B")
    table = Table({"turn": "B", "railways": eleven, "counters": MANNHEIM})
    assert "railway france-mannheim" in table.moves()
    table = Table({"turn": "B", "railways": {**eleven, lines[11]: "B"}, "counters": MANNHEIM})
    assert table.moves("railway") == []
    assert table.refuses("railway france-mannheim", "aoi.rail.stock")


def fixture_lines() -> list[dict[str, str]]:
    lines: Any = start().game.facts.fixtures("en")["lines"]
    return list(lines)


@pytest.mark.clause("aoi.setup.colour")
def test_all_pieces_of_a_player_are_marked_as_theirs() -> None:
    table = opening(5, first="D")
    assert list(table.position["players"]) == ["A", "B", "C", "D", "E"]
    assert sorted(table.position["order"]) == ["A", "B", "C", "D", "E"]
    for seat in ("D", "E"):
        others = {other: {"hand": ["iron"]} for other in "ABCDE" if other != seat}
        here = Table({"turn": seat, "players": {seat: {"hand": ["cotton", "iron"]}, **others}}, seats=5)
        here.do("build cotton kassel/1 with cotton", "railway erfurt-kassel")
        assert here.position["counters"] == {"kassel/1": f"{seat} cotton1"}
        assert here.position["railways"] == {"erfurt-kassel": seat}


@pytest.mark.clause("aoi.setup.cash")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_players_begin_without_money_and_loans(seats: int) -> None:
    for player in opening(seats).position["players"].values():
        assert (player["cash"], player["loans"], player["spent"], player["points"]) == (0, 0, 0, 0)


@pytest.mark.ruling("R44")
@pytest.mark.clause("aoi.setup.order")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_any_seat_may_be_first_and_the_others_follow_clockwise(seats: int) -> None:
    letters = "ABCDE"[:seats]
    assert outcomes(start(seats)) == {f"first {letter}": 1 for letter in letters}
    for at, first in enumerate(letters):
        table = opening(seats, first=first)
        assert "".join(table.position["order"]) == letters[at:] + letters[:at]
        assert (table.turn, table.position["round"], table.position["phase"]) == (first, 1, "actions")


@pytest.mark.clause("aoi.setup.order")
def test_every_seat_can_be_drawn_first() -> None:
    game, dice = start(4).game, FastDice(3)
    drawn = Counter(game.actions.text(game.law.draw(game.law.start(), dice)) for _ in range(400))
    assert sorted(drawn) == ["first A", "first B", "first C", "first D"]
    assert min(drawn.values()) > 60


@pytest.mark.ruling("R03")
@pytest.mark.clause("aoi.setup.deck", "aoi.option.map")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("board", [GERMANY, NEW_ENGLAND])
def test_the_deck_has_sixty_six_cards_for_any_number(board: str, seats: int) -> None:
    table = start(seats, board)
    assert table.position["deck"] == 66
    table.do("first A")
    while table.position["phase"] == "markets":
        table.do(next(iter(outcomes(table))))
    assert outcomes(table) == {f"draw {card}": number for card, number in CARDS.items()}
    assert sum(CARDS.values()) == 66 and sum(list(CARDS.values())[:6]) == 36


@pytest.mark.ruling("R02")
@pytest.mark.clause("aoi.setup.hand")
@pytest.mark.parametrize(
    ("seats", "rules", "hand", "deck"),
    [
        (3, {}, 6, 46),
        (4, {}, 6, 40),
        (5, {}, 6, 34),
        (2, {"two_seats_2e": True}, 6, 52),
        (2, FIRST, 5, 54),
        (3, FIRST, 6, 46),
        (4, FIRST, 5, 44),
        (5, FIRST, 6, 34),
    ],
)
def test_cards_in_hand_at_the_start(seats: int, rules: dict[str, object], hand: int, deck: int) -> None:
    table = opening(seats, first="B", rules=rules)
    assert [len(table.hand(seat)) for seat in table.position["players"]] == [hand] * seats
    assert table.position["deck"] == deck


@pytest.mark.clause("aoi.setup.faceup")
@pytest.mark.parametrize("order", ["ABC", "CAB"])
def test_two_cards_lie_face_up_once_all_hands_are_dealt(order: str) -> None:
    table = start().do(f"first {order[0]}")
    while table.position["phase"] == "markets":
        table.do(next(iter(outcomes(table))))
    for card in ["cotton"] * 6 + ["coal"] * 6 + ["iron"] * 6:
        assert table.position["phase"] == "deal"
        table.do(f"draw {card}")
    assert [table.hand(seat) for seat in order] == [["cotton"] * 6, ["coal"] * 6, ["iron"] * 6]
    assert (table.position["phase"], table.position["face_up"], table.position["deck"]) == ("face_up", [None, None], 48)
    table.do("draw coal", "draw brown")
    assert (table.position["face_up"], table.position["deck"], table.turn) == (["coal", "brown"], 46, order[0])
    assert [len(table.hand(seat)) for seat in "ABC"] == [6, 6, 6]
    assert table.moves("take") == ["take coal", "take brown", "take deck"]


@pytest.mark.clause("aoi.setup.tracks")
def test_both_tracks_begin_full() -> None:
    full = {"1": 2, "2": 2, "3": 2}
    position = opening().position
    assert (position["coal"], position["iron"]) == (full, full)
    table = acting("light_green", player={"display": {"cotton1": 0, "cotton2": 0}}, railways={"france-mannheim": "B"})
    table.do("build cotton mannheim/2 with light_green")
    assert table.player("A")["spent"] == 12 + 1 + 1
    assert table.position["coal"] == table.position["iron"] == {"1": 1, "2": 2, "3": 2}


@pytest.mark.ruling("R03")
@pytest.mark.clause("aoi.setup.markets")
@pytest.mark.parametrize(("board", "markets"), [(GERMANY, 8), (NEW_ENGLAND, 8)])
def test_every_market_space_gets_one_of_eighteen_counters(board: str, markets: int) -> None:
    table = start(board=board).do("first B")
    left = {"demand cotton": 7, "demand goods": 5, "demand both": 3, "demand none": 3}
    for laid in range(markets):
        assert table.position["phase"] == "markets"
        assert outcomes(table) == {text: number for text, number in left.items() if number}
        assert len(table.position["markets"]) == laid
        text = next(text for text in ("demand none", "demand goods", "demand cotton") if left[text])
        left[text] -= 1
        table.do(text)
    assert table.position["phase"] == "deal"
    found = Counter(table.position["markets"].values())
    assert found == Counter({"none": 3, "goods": 5})
    assert set(table.position["markets"]) == {f"{place}/market" for place in market_places(board)}


def market_places(board: str) -> list[str]:
    places: Any = Table(board=board).game.facts.fixtures("en")["places"]
    return [place["id"] for place in places if place["market"]]


@pytest.mark.clause("aoi.setup.markets", "aoi.setup.deck")
def test_chance_lays_no_market_and_deals_no_card_that_is_not_there() -> None:
    table, dice = start(5, NEW_ENGLAND), FastDice(8)
    for _ in range(20):
        state = table.game.law.start()
        while table.game.law.to_act(state) == CHANCE:
            table.game.law.settle(state, table.game.law.draw(state, dice))
        position: Any = table.game.views.position(state)
        markets = Counter(position["markets"].values())
        assert markets <= Counter({"cotton": 7, "goods": 5, "both": 3, "none": 3}) and markets.total() == 8
        hands = Counter(card for player in position["players"].values() for card in player["hand"])
        assert hands + Counter(position["face_up"]) <= Counter(CARDS) and hands.total() == 30


@pytest.mark.clause("aoi.setup.markets")
def test_no_view_shows_which_market_counters_are_in_the_box() -> None:
    table = opening(board=NEW_ENGLAND)
    for seat in (-1, 0, 1, 2):
        view = table.game.views.view(table.state, seat)
        assert not [key for key in view if "box" in key]
        markets: Any = view["markets"]
        assert len(markets) == 8


@pytest.mark.clause("aoi.setup.nodemand")
def test_a_counter_without_demand_stays_and_is_a_market_in_rail_income() -> None:
    found = 0
    for seed in (1, 2, 3, 4):
        steps = [step for step in played(seed) if step.before["round"] >= 1]
        silent = {name for name, kind in steps[0].before["markets"].items() if kind == "none"}
        assert all(step.after["markets"][name] == "none" for step in steps for name in silent)
        found += len(silent)
    assert found > 0
    for kind in ("none", "cotton", "cotton sold"):
        table = acting(player={"cash": 2}, railways={"france-mannheim": "A"}, markets={"france/market": kind})
        assert table.player("A")["worth"] == (2 + 2 + 1) // 5


@pytest.mark.clause("aoi.setup.import")
def test_import_coal_lies_there_from_the_setup_in_the_first_edition_alone() -> None:
    printed = {
        "gulf_of_maine/import": 3,
        "massachusetts_bay/import": 3,
        "nantucket_sound/import": 2,
        "block_island_sound/import": 2,
        "long_island_sound/import": 2,
        "new_york_bight/import": 4,
    }
    assert opening(board=NEW_ENGLAND, rules=FIRST).position["imports"] == printed
    assert opening(board=NEW_ENGLAND).position["imports"] == dict.fromkeys(printed, 0)
    assert opening(rules=FIRST).position["imports"] == opening().position["imports"] == {}


@pytest.mark.ruling("R04")
@pytest.mark.clause("aoi.setup.bank")
def test_the_bank_lends_more_than_it_has_counters_for() -> None:
    table = acting("cotton", player={"loans": 48}).do("build cotton kassel/1 with cotton")
    assert (table.player("A")["loans"], table.player("A")["cash"]) == (49, 6)
    assert Table({"players": {"A": {"cash": 999_999}}}).player("A")["cash"] == 999_999


@pytest.mark.ruling("R04")
@pytest.mark.clause("aoi.setup.bank")
def test_more_than_thirty_cubes_of_a_kind_can_lie_on_the_map() -> None:
    mines = ["belgium/1", "bohemia/1", "breslau/1", "breslau/2", "chemnitz/1", "essen/1", "essen/2", "mannheim/1"]
    owners = ["A coal2 4", "B coal2 4", "C coal2 4", "B coal3 5", "C coal3 5", "B coal2 4", "C coal3 5", "B coal3 5"]
    table = acting("yellow", counters=dict(zip(mines, owners, strict=True)))
    assert sum(int(words.split()[2]) for words in table.position["counters"].values()) == 36
    table.do("build coal poland/1 with yellow")
    assert table.counter("poland/1") == "A coal2 4"
