"""Positions of Brass as JSON: omitted fields, and refusals with their texts."""

import json
from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.errors import PositionError
from ironmaster.core.match import Match
from ironmaster.core.position import read_position
from tests.games import loading

GAME = ironmaster.game("brass", seats=4)
CARDS = {"A": {"hand": ["oldham", "wigan"]}}


def refused(position: dict[str, Any], game: Game = GAME) -> PositionError:
    return loading.refused(game, position)


def loaded(position: dict[str, Any], game: Game = GAME) -> State:
    return loading.loaded(game, position)


def described(position: dict[str, Any], game: Game = GAME) -> Any:
    return loading.described(game, position)


def texts_of(game: Game) -> list[str]:
    """The texts of all interned actions."""
    return [game.actions.text(number) for number in range(len(game.actions))]


def test_omitted_fields_are_as_in_the_second_canal_round() -> None:
    whole = described({"players": CARDS})
    assert (whole["era"], whole["round"], whole["phase"], whole["actions"]) == ("canal", 2, "actions", 2)
    assert (whole["order"], whole["turn"], whole["pending"]) == (["A", "B", "C", "D"], "A", [])
    assert (whole["tiles"], whole["links"], whole["discard"]) == ({}, {}, [])
    assert (whole["coal"], whole["iron"], whole["cotton"], whole["market"]) == (8, 8, 0, [2, 2, 4, 3, 1])
    assert whole["pile"] == 66 - 6 - 4 * 9
    piles = {"cotton": 12, "port": 8, "coal": 7, "iron": 4, "shipyard": 6}
    rest = {"cash": 30, "income": 10, "points": 0, "spent": 0, "begun": False, "piles": piles}
    assert whole["players"]["A"] == {**rest, "hand": ["oldham", "wigan"]}
    assert whole["players"]["D"] == {**rest, "hand": []}


def test_an_empty_position_is_a_table_before_the_deal() -> None:
    state = loaded({})
    assert GAME.law.to_act(state) == CHANCE
    assert GAME.views.position(state)["phase"] == "draw"


def test_identity_may_be_omitted_but_must_match() -> None:
    identity = {"game": "brass", "board": "lancashire", "seats": 4, "rules": {}, "ruleset": GAME.ruleset}
    assert loaded({**identity, "players": CARDS}).key() == loaded({"players": CARDS}).key()
    wrong: dict[str, list[object]] = {
        "game": ["chess", None, 1],
        "board": ["yorkshire", ["lancashire"]],
        "seats": [3, "4", 4.0, True, 10**5000],
        "rules": [{"dm_bonus": "cash"}, [], None, "{}"],
        "ruleset": [99, True, "1", 1.0],
    }
    for field, values in wrong.items():
        for value in values:
            error = refused({**identity, field: value})
            assert (error.case, error.params["where"]) == ("identity", field)


def test_tiles_have_all_their_cubes_by_default() -> None:
    tiles = {"wigan/1": "A coal2", "bury/1": "B coal2 1", "bolton/1": "C coal1 flipped", "preston/3": "D iron1"}
    whole = described({"players": CARDS, "tiles": tiles})
    assert whole["tiles"] == {**tiles, "wigan/1": "A coal2 3", "preston/3": "D iron1 4"}
    assert [whole["players"][seat]["begun"] for seat in "ABCD"] == [True] * 4


def test_piles_are_as_full_as_the_board_allows_by_default() -> None:
    tiles = {"wigan/1": "A coal2", "bury/1": "B coal1"}
    players = {
        "A": {"hand": ["oldham"], "piles": {"cotton": "cotton2", "iron": 0, "port": 8}},
        "B": {"piles": {"coal": "coal3"}},
    }
    whole = described({"players": players, "tiles": tiles})
    assert whole["players"]["A"]["piles"] == {"cotton": 9, "port": 8, "coal": 5, "iron": 0, "shipyard": 6}
    assert whole["players"]["B"]["piles"]["coal"] == 4


def test_lines_may_be_written_in_either_direction() -> None:
    both = [described({"players": CARDS, "links": {name: "A"}}) for name in ("bury-manchester", "manchester-bury")]
    assert both[0] == both[1]
    assert both[0]["links"] == {"bury-manchester": "A"}


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"house": 1}, "field", "house"),
    ({"": 1}, "field", ""),
    ({"era": "steam"}, "choice", "era"),
    ({"era": 0}, "choice", "era"),
    ({"phase": "lunch"}, "choice", "phase"),
    ({"phase": None}, "choice", "phase"),
    ({"round": -1}, "range", "round"),
    ({"round": 67}, "range", "round"),
    ({"round": "2"}, "type", "round"),
    ({"round": True}, "type", "round"),
    ({"order": ["A", "B", "C"]}, "order", "order"),
    ({"order": ["A", "B", "C", "C"]}, "order", "order"),
    ({"order": ["A", "B", "C", "E"]}, "seat", "order"),
    ({"order": "ABCD"}, "type", "order"),
    ({"order": ["A", "B", "C", 3]}, "type", "order"),
    ({"turn": "E"}, "seat", "turn"),
    ({"turn": 0}, "seat", "turn"),
    ({"turn": ["A"]}, "seat", "turn"),
    ({"turn": 10**5000}, "seat", "turn"),
    ({"actions": 3}, "range", "actions"),
    ({"actions": -1}, "range", "actions"),
    ({"coal": 9}, "range", "coal"),
    ({"coal": -1}, "range", "coal"),
    ({"coal": 10**30}, "range", "coal"),
    ({"coal": 10**5000}, "range", "coal"),
    ({"iron": 9}, "range", "iron"),
    ({"iron": 1.5}, "type", "iron"),
    ({"iron": False}, "type", "iron"),
    ({"cotton": 9}, "range", "cotton"),
    ({"market": [2, 2, 4, 3]}, "market", "market"),
    ({"market": {"0": 2}}, "market", "market"),
    ({"market": [3, 2, 4, 3, 1]}, "market", "market[0]"),
    ({"market": [2, 2, -1, 3, 1]}, "market", "market[2]"),
    ({"market": [2, 2, 4, 3, True]}, "market", "market[4]"),
    ({"tiles": []}, "type", "tiles"),
    ({"tiles": {"wigan/9": "A coal1"}}, "slot", "tiles.wigan/9"),
    ({"tiles": {"wigan": "A coal1"}}, "slot", "tiles.wigan"),
    ({"tiles": {"wigan/1": "A"}}, "tile", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": ""}}, "tile", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": "A gold1"}}, "tile", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": "A coal5"}}, "tile", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": "A coal1 1 1"}}, "tile", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": ["A", "coal1"]}}, "tile", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": 10**5000}}, "tile", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": "E coal1"}}, "seat", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": "a coal1"}}, "seat", "tiles.wigan/1"),
    ({"tiles": {"oldham/1": "A iron1"}}, "symbol", "tiles.oldham/1"),
    ({"tiles": {"wigan/1": "A cotton1"}}, "symbol", "tiles.wigan/1"),
    ({"tiles": {"barrow_in_furness/1": "A shipyard0 flipped"}}, "level", "tiles.barrow_in_furness/1"),
    ({"era": "rail", "tiles": {"wigan/1": "A coal1"}}, "level", "tiles.wigan/1"),
    ({"era": "rail", "tiles": {"bury/2": "B cotton1 flipped"}}, "level", "tiles.bury/2"),
    ({"tiles": {"wigan/1": "A coal1", "wigan/2": "A coal1"}}, "town", "tiles.wigan/2"),
    ({"tiles": {"wigan/1": "A coal1 0"}}, "cubes", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": "A coal1 3"}}, "cubes", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": "A coal1 -1"}}, "cubes", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": "A coal1 1.0"}}, "cubes", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": "A coal1 ²"}}, "cubes", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": "A coal1 up"}}, "cubes", "tiles.wigan/1"),
    ({"tiles": {"wigan/1": "A coal1 " + "1" * 5000}}, "cubes", "tiles.wigan/1"),
    ({"tiles": {"oldham/1": "A cotton1 1"}}, "cubes", "tiles.oldham/1"),
    ({"tiles": {"barrow_in_furness/1": "A shipyard1"}}, "unflipped", "tiles.barrow_in_furness/1"),
    ({"links": "bury-manchester"}, "type", "links"),
    ({"links": {"bury-oxford": "A"}}, "line", "links.bury-oxford"),
    ({"links": {"": "A"}}, "line", "links."),
    ({"links": {"bury-manchester": "E"}}, "seat", "links.bury-manchester"),
    ({"links": {"bury-manchester": None}}, "seat", "links.bury-manchester"),
    ({"links": {"lancaster-scotland": "A"}}, "link_era", "links.lancaster-scotland"),
    ({"links": {"bury-manchester": "A", "manchester-bury": "B"}}, "duplicate", "links.manchester-bury"),
    ({"players": []}, "type", "players"),
    ({"players": {"E": {}}}, "seat", "players"),
    ({"players": {"A": 30}}, "type", "players.A"),
    ({"players": {"A": {"gold": 1}}}, "field", "players.A.gold"),
    ({"players": {"A": {"cash": -1}}}, "range", "players.A.cash"),
    ({"players": {"A": {"cash": 10**9}}}, "range", "players.A.cash"),
    ({"players": {"A": {"cash": "30"}}}, "type", "players.A.cash"),
    ({"players": {"B": {"income": 100}}}, "range", "players.B.income"),
    ({"players": {"B": {"income": -10}}}, "range", "players.B.income"),
    ({"players": {"B": {"points": -1}}}, "range", "players.B.points"),
    ({"players": {"B": {"spent": None}}}, "type", "players.B.spent"),
    ({"players": {"B": {"begun": 1}}}, "type", "players.B.begun"),
    ({"players": {"C": {"hand": 3}}}, "type", "players.C.hand"),
    ({"players": {"C": {"hand": ["london"]}}}, "card", "players.C.hand"),
    ({"players": {"C": {"hand": ["scotland"]}}}, "card", "players.C.hand"),
    ({"players": {"C": {"hand": ["cotton"] * 9}}}, "hand", "players.C.hand"),
    ({"players": {"C": {"hand": ["iron"] * 4}}}, "deck", "players.C.hand"),
    ({"players": {"C": {"piles": 3}}}, "type", "players.C.piles"),
    ({"players": {"C": {"piles": {"gold": 1}}}}, "field", "players.C.piles.gold"),
    ({"players": {"C": {"piles": {"coal": 8}}}}, "range", "players.C.piles.coal"),
    ({"players": {"C": {"piles": {"coal": -1}}}}, "range", "players.C.piles.coal"),
    ({"players": {"C": {"piles": {"coal": True}}}}, "type", "players.C.piles.coal"),
    ({"players": {"C": {"piles": {"coal": "iron1"}}}}, "tile", "players.C.piles.coal"),
    ({"players": {"A": {"piles": {"coal": 7}}}, "tiles": {"wigan/1": "A coal1"}}, "piles", "players.A.piles.coal"),
    ({"tiles": {"wigan/1": "A coal1", "bury/1": "A coal1"}}, "tiles", "tiles"),
    ({"discard": "oldham"}, "type", "discard"),
    ({"discard": ["london"]}, "card", "discard"),
    ({"discard": ["iron", "iron"], "players": {"A": {"hand": ["iron", "iron"]}}}, "deck", "discard"),
    ({"pile": 67}, "range", "pile"),
    ({"pile": 65, "players": CARDS}, "range", "pile"),
    ({"phase": "first", "players": CARDS}, "phase", "phase"),
    ({"phase": "first", "discard": ["oldham"]}, "phase", "phase"),
    ({"phase": "first", "tiles": {"wigan/1": "A coal1"}}, "phase", "phase"),
    ({"phase": "first", "links": {"bury-manchester": "A"}}, "phase", "phase"),
    ({"phase": "first", "era": "rail"}, "phase", "phase"),
    ({"phase": "over"}, "over", "phase"),
    ({"phase": "over", "era": "rail", "round": 7}, "over", "phase"),
    ({"phase": "over", "era": "rail", "round": 8, "pile": 0, "actions": 3}, "range", "actions"),
    ({"players": {"A": {"points": 5, "hand": ["oldham"]}}}, "points", "players.A.points"),
    ({"era": "rail", "round": 0, "phase": "draw", "links": {"bury-manchester": "A"}}, "dealt", "links"),
    ({"round": 9}, "round", "round"),
    ({"round": 40, "players": CARDS}, "round", "round"),
    ({"era": "rail", "round": 9}, "round", "round"),
    ({"round": 0, "players": CARDS}, "deal", "round"),
    ({"round": 1, "actions": 2, "players": CARDS}, "actions", "actions"),
    ({"tiles": {"liverpool/3": "A shipyard2 flipped"}}, "level", "tiles.liverpool/3"),
    ({"tiles": {"barrow_in_furness/2": "A iron2"}}, "dry", "tiles.barrow_in_furness/2"),
    ({"tiles": {"birkenhead/1": "A shipyard1 flipped"}}, "dry", "tiles.birkenhead/1"),
    ({"era": "rail", "tiles": {"birkenhead/1": "A shipyard2 flipped"}}, "dry", "tiles.birkenhead/1"),
    ({"round": 1, "links": {"bury-manchester": "A"}, "players": CARDS}, "first_links", "links"),
    ({"round": 1, "tiles": {"bury/1": "B coal1"}, "players": CARDS}, "first_tiles", "tiles"),
    ({"round": 1, "tiles": {"bury/1": "A coal1", "wigan/1": "A coal2"}, "players": CARDS}, "first_tiles", "tiles"),
    ({"cotton": 5, "market": [2, 2, 4, 3, 1]}, "cotton", "cotton"),
    ({"cotton": 0, "market": [2, 1, 4, 3, 1]}, "cotton", "cotton"),
    ({"cotton": 8, "market": [2, 2, 4, 3, 1]}, "cotton", "cotton"),
    ({"cotton": 8, "market": [2, 2, 0, 2, 1]}, "cotton", "cotton"),
    ({"cotton": 8, "market": [0, 0, 0, 0, 0]}, "cotton", "cotton"),
    ({"round": 7, "players": {"A": {"hand": ["cotton"] * 5}}}, "hand_left", "players.A.hand"),
    ({"discard": ["cotton"] * 7, "players": CARDS}, "discard", "discard"),
    ({"round": 5, "pile": 1, "players": CARDS}, "pile", "pile"),
    ({"pile": 25, "players": CARDS}, "pile", "pile"),
    ({"players": {"B": {"begun": False}}, "tiles": {"wigan/1": "B coal1"}}, "begun", "players.B.begun"),
    ({"players": {"B": {"spent": 3}, **CARDS}}, "spent", "players.B.spent"),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_an_impossible_position_is_refused_by_field(number: int) -> None:
    position, case, where = WRONG[number]
    assert loading.why_refused(GAME, position) == (case, where)


def test_a_player_has_no_more_links_than_markers() -> None:
    lines = [text.removeprefix("link ") for text in texts_of(GAME) if text.startswith("link ")]
    fitting = [line for line in lines if "links." not in why_refused({"era": "rail", "links": {line: "A"}})]
    assert len(fitting) > 14
    assert described({"era": "rail", "players": CARDS, "links": dict.fromkeys(fitting[:14], "A")})
    error = refused({"era": "rail", "players": CARDS, "links": dict.fromkeys(fitting[:15], "A")})
    assert (error.case, error.params["seat"], error.params["most"]) == ("links", "A", 14)


def why_refused(position: dict[str, Any]) -> str:
    """The field for which a position is refused; empty if it is loaded."""
    try:
        GAME.views.load(position)
    except PositionError as error:
        return str(error.params["where"])
    return ""


def test_two_tiles_in_one_slot_are_refused() -> None:
    text = '{"tiles": {"wigan/1": "A coal1", "wigan/1": "B coal1"}}'
    with pytest.raises(PositionError) as caught:
        GAME.views.load(read_position(text))
    assert (caught.value.case, caught.value.params["where"]) == ("duplicate", "wigan/1")


def test_in_the_rail_era_a_player_may_have_several_tiles_in_a_town() -> None:
    tiles = {"wigan/1": "A coal2", "wigan/2": "A coal2 2"}
    assert refused({"tiles": tiles}).case == "town"
    assert described({"era": "rail", "players": CARDS, "tiles": tiles})["tiles"]["wigan/2"] == "A coal2 2"


def test_debts_need_their_switch() -> None:
    debts = {"players": {"A": {"cash": -7, "hand": ["oldham"]}}}
    assert refused(debts).case == "range"
    game = ironmaster.game("brass", seats=4, rules={"insolvency": "debt"})
    assert described(debts, game)["players"]["A"]["cash"] == -7


def test_a_position_for_another_number_of_seats_is_refused() -> None:
    three = ironmaster.game("brass", seats=3)
    position = Match(three, seed=1).position()
    assert refused(position).params["where"] == "seats"
    assert refused({"players": {"D": {}}}, three).case == "seat"
    assert refused({"order": ["A", "B", "C", "D"]}, three).case == "seat"


def test_a_refused_position_changes_nothing() -> None:
    before = loaded({"players": CARDS}).key()
    for position, _, _ in WRONG:
        refused(position)
    assert loaded({"players": CARDS}).key() == before


def test_a_position_may_be_a_finished_game() -> None:
    position = {"era": "rail", "round": 8, "phase": "over", "pile": 0, "players": {"B": {"points": 12}}}
    state = loaded(position)
    assert GAME.law.to_act(state) == OVER
    assert GAME.law.ranking(state)[0] == 1


def test_loading_does_not_change_its_argument() -> None:
    position = {
        "players": {"A": {"hand": ["oldham"]}},
        "cotton": 8,
        "market": [1, 1, 2, 2, 1],
        "order": ["B", "A", "D", "C"],
    }
    before = json.dumps(position)
    state = loaded(position)
    while GAME.law.to_act(state) == CHANCE:
        GAME.law.settle(state, GAME.law.draw(state, FastDice(1)))
    assert json.dumps(position) == before


def test_every_refusal_of_a_position_is_tested() -> None:
    elsewhere = {"audit", "identity", "links"}
    in_other_files = {"json", "pending"}
    assert {case for _, case, _ in WRONG} | elsewhere | in_other_files == loading.refusals_of("brass")
