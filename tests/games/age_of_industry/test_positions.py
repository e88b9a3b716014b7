"""Positions of Age of Industry as JSON: omitted fields, and refusals by field."""

import json
from pathlib import Path
from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game
from ironmaster.core.errors import BoardError, PositionError
from ironmaster.core.position import read_position
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND, changed
from tests.games.loading import described, loaded, loses_nothing, refusals_of, refused, why_refused

GAME = ironmaster.game("age_of_industry", seats=3, board=GERMANY)
SEA = ironmaster.game("age_of_industry", seats=3, board=NEW_ENGLAND)
FIRST = ironmaster.game("age_of_industry", seats=3, board=NEW_ENGLAND, rules={"edition": "first"})
CARDS = {"A": {"hand": ["coal", "red"]}}
PORTS = {"portland/1": "A port1", "salem/1": "B port1"}
SHIP = {**PORTS, "gulf_of_maine/1": "A ship2"}


def test_omitted_fields_are_as_in_the_second_round() -> None:
    whole = described(GAME, {"players": CARDS})
    assert (whole["round"], whole["phase"], whole["actions"]) == (2, "actions", 2)
    assert (whole["order"], whole["turn"], whole["pending"]) == (["A", "B", "C"], "A", [])
    assert (whole["counters"], whole["railways"], whole["imports"]) == ({}, {}, {})
    full = {"1": 2, "2": 2, "3": 2}
    assert (whole["coal"], whole["iron"], whole["face_up"]) == (full, full, [None, None])
    assert (whole["deck"], whole["discard"]) == (66 - 2, [])
    a, b = whole["players"]["A"], whole["players"]["B"]
    assert (a["cash"], a["loans"], a["spent"], a["points"], a["worth"], a["hand"]) == (0, 0, 0, 0, 0, ["coal", "red"])
    faces: Any = GAME.facts.fixtures("en")["faces"]
    assert (b["hand"], b["display"]) == ([], {face["id"]: face["number"] for face in faces})


def test_the_map_is_empty_before_the_first_round() -> None:
    for phase in ("first", "markets"):
        whole = described(GAME, {"phase": phase})
        assert (whole["round"], whole["phase"], whole["actions"], whole["markets"]) == (0, phase, 0, {})
    dealing = described(GAME, {"phase": "deal"})
    assert (dealing["phase"], dealing["round"], len(dealing["markets"])) == ("deal", 0, 8)
    first = described(GAME, {"round": 1, "players": CARDS})
    assert first["actions"] == 1, "one action in the first round"


@pytest.mark.parametrize("game", [GAME, SEA], ids=["germany", "new_england"])
def test_omitted_markets_have_no_demand_and_use_the_remaining_counters(game: Game) -> None:
    markets = described(game, {"players": CARDS})["markets"]
    assert sorted(markets.values()) == ["cotton sold"] * 5 + ["none"] * 3
    assert list(markets.values())[:3] == ["none"] * 3
    last = list(markets)[-3:]
    named = {last[0]: "none", last[1]: "none", last[2]: "cotton"}
    rest = described(game, {"markets": named})["markets"]
    assert {name: rest[name] for name in last} == named
    assert list(rest.values())[:5] == ["none"] + ["cotton sold"] * 4
    assert why_refused(game, {"markets": {last[0]: "none sold"}}) == ("no_demand", f"markets.{last[0]}")
    cotton = dict.fromkeys(list(markets)[:7], "cotton")
    assert described(game, {"markets": cotton})["markets"] == {**cotton, list(markets)[7]: "none"}


def test_refuses_more_market_counters_of_a_kind_than_exist() -> None:
    names = list(described(GAME, {})["markets"])
    for phase in ("markets", "actions"):
        for kind, most in (("both", 3), ("none", 3), ("goods", 5), ("cotton", 7)):
            error = refused(GAME, {"phase": phase, "markets": dict.fromkeys(names[: most + 1], kind)})
            assert (error.case, error.params) == (
                "markets",
                {"where": f"markets.{names[most]}", "demand": kind, "most": most},
            )


def test_omitted_markets_are_filled_in_order_once_all_without_demand_are_given() -> None:
    names = list(described(GAME, {})["markets"])
    named = {**dict.fromkeys(names[:3], "none"), **dict.fromkeys(names[3:7], "cotton")}
    assert described(GAME, {"markets": named})["markets"][names[7]] == "cotton sold"


def test_a_map_has_no_more_markets_than_market_counters(tmp_path: Path) -> None:
    text = Path(GERMANY).read_text("utf-8")
    some = text.index('id = "cotton"\ntakes')
    rest = text[some:].replace("number = 7", "number = 0", 1).replace("number = 3", "number = 1", 2)
    path = tmp_path / "few.toml"
    path.write_text(text[:some] + rest, "utf-8")
    with pytest.raises(BoardError) as caught:
        ironmaster.game("age_of_industry", seats=3, board=str(path))
    assert "more markets than market counters" in caught.value.say("en")
    one_less = changed(tmp_path, GERMANY, ('takes = ["cotton"]\nnumber = 7', 'takes = ["cotton"]\nnumber = 0'))
    assert ironmaster.game("age_of_industry", seats=3, board=one_less)


def test_identity_may_be_omitted_but_must_match() -> None:
    identity = GAME.setup.identity()
    assert loaded(GAME, {**identity, "players": CARDS}).key() == loaded(GAME, {"players": CARDS}).key()
    wrong: dict[str, list[object]] = {
        "game": ["brass", None],
        "board": [NEW_ENGLAND, "new_england"],
        "seats": [4, "3", 3.0, True],
        "rules": [{"edition": "first"}, [], None],
        "ruleset": [99, "1", True],
    }
    for field, values in wrong.items():
        for value in values:
            assert why_refused(GAME, {**identity, field: value}) == ("identity", field)


def test_counters_have_all_their_cubes_by_default() -> None:
    counters = {"essen/1": "A coal2", "poland/1": "B coal1 1", "bohemia/1": "C coal1 flipped", "cologne/1": "C iron1"}
    whole = described(GAME, {"counters": counters})
    assert whole["counters"] == {**counters, "essen/1": "A coal2 4", "cologne/1": "C iron1 3"}
    assert whole["players"]["A"]["display"]["coal2"] == 1, "a counter on the map has left the display"
    less = described(GAME, {"counters": counters, "players": {"A": {"display": {"coal2": 0, "ship2": 1}}}})
    display = less["players"]["A"]["display"]
    assert (display["coal2"], display["ship2"], display["coal1"]) == (0, 1, 0), "lower counters went first"


def test_import_coal_lies_there_with_its_ship_or_from_the_setup_on() -> None:
    sea = "gulf_of_maine/import"
    assert described(SEA, {})["imports"][sea] == 0
    assert described(FIRST, {})["imports"][sea] == 3
    assert why_refused(SEA, {"imports": {sea: 1}}) == ("range", f"imports.{sea}")
    for game in (SEA, FIRST):
        assert described(game, {"counters": SHIP})["imports"][sea] == 3
        assert described(game, {"counters": SHIP, "imports": {sea: 1}})["imports"][sea] == 1
        for words in ("A ship2 flipped", "A ship4 rebuilt"):
            whole = described(game, {"counters": {**PORTS, "gulf_of_maine/1": words}})
            assert (whole["imports"][sea], whole["counters"]["gulf_of_maine/1"]) == (0, words)


def test_connections_may_be_written_in_either_direction() -> None:
    both = [described(GAME, {"railways": {name: "A"}}) for name in ("hamburg-kiel", "kiel-hamburg")]
    assert both[0] == both[1]
    assert both[0]["railways"] == {"hamburg-kiel": "A"}


def test_a_shorter_deck_has_its_other_cards_in_the_discard_pile() -> None:
    whole = described(GAME, {"deck": 60, "discard": ["red"], "face_up": ["red", None]})
    assert (whole["deck"], len(whole["discard"]), whole["face_up"]) == (60, 5, ["red", None])


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"house": 1}, "field", "house"),
    ({"": 1}, "field", ""),
    ({"phase": "lunch"}, "choice", "phase"),
    ({"phase": 4}, "choice", "phase"),
    ({"round": -1}, "range", "round"),
    ({"round": "2"}, "type", "round"),
    ({"round": True}, "type", "round"),
    ({"order": ["A", "B"]}, "order", "order"),
    ({"order": ["A", "B", "B"]}, "order", "order"),
    ({"order": ["A", "B", "D"]}, "seat", "order"),
    ({"order": "ABC"}, "type", "order"),
    ({"turn": "D"}, "seat", "turn"),
    ({"turn": 10**5000}, "seat", "turn"),
    ({"actions": 3}, "range", "actions"),
    ({"round": 1, "actions": 2}, "range", "actions"),
    ({"actions": None}, "type", "actions"),
    ({"markets": []}, "type", "markets"),
    ({"markets": {"france": "none"}}, "market", "markets.france"),
    ({"markets": {"kiel/market": "none"}}, "market", "markets.kiel/market"),
    ({"markets": {"france/market": "gold"}}, "demand", "markets.france/market"),
    ({"markets": {"france/market": ""}}, "demand", "markets.france/market"),
    ({"markets": {"france/market": "cotton gone"}}, "demand", "markets.france/market"),
    ({"markets": {"france/market": "cotton sold sold"}}, "demand", "markets.france/market"),
    ({"markets": {"france/market": None}}, "demand", "markets.france/market"),
    ({"markets": {"france/market": 10**5000}}, "demand", "markets.france/market"),
    ({"counters": "essen/1"}, "type", "counters"),
    ({"counters": {"essen/9": "A coal1"}}, "space", "counters.essen/9"),
    ({"counters": {"essen": "A coal1"}}, "space", "counters.essen"),
    ({"counters": {"essen/1": "A"}}, "counter", "counters.essen/1"),
    ({"counters": {"essen/1": ""}}, "counter", "counters.essen/1"),
    ({"counters": {"essen/1": "A gold1"}}, "counter", "counters.essen/1"),
    ({"counters": {"essen/1": "A coal1 1 1"}}, "counter", "counters.essen/1"),
    ({"counters": {"essen/1": ["A", "coal1"]}}, "counter", "counters.essen/1"),
    ({"counters": {"essen/1": 10**5000}}, "counter", "counters.essen/1"),
    ({"counters": {"essen/1": "D coal1"}}, "seat", "counters.essen/1"),
    ({"counters": {"essen/1": "a coal1"}}, "seat", "counters.essen/1"),
    ({"counters": {"essen/1": "A cotton1"}}, "symbol", "counters.essen/1"),
    ({"counters": {"kiel/1": "A coal1"}}, "symbol", "counters.kiel/1"),
    ({"counters": {"cologne/1": "A factory0"}}, "level", "counters.cologne/1"),
    ({"counters": {"essen/1": "A coal1 0"}}, "cubes", "counters.essen/1"),
    ({"counters": {"essen/1": "A coal1 4"}}, "cubes", "counters.essen/1"),
    ({"counters": {"essen/1": "A coal1 -1"}}, "cubes", "counters.essen/1"),
    ({"counters": {"essen/1": "A coal1 ²"}}, "cubes", "counters.essen/1"),
    ({"counters": {"essen/1": "A coal1 rebuilt"}}, "cubes", "counters.essen/1"),
    ({"counters": {"essen/1": "A coal1 " + "1" * 5000}}, "cubes", "counters.essen/1"),
    ({"counters": {"cologne/1": "A cotton1 1"}}, "cubes", "counters.cologne/1"),
    ({"counters": dict.fromkeys(("poland/1", "bohemia/1", "belgium/1"), "A coal1")}, "counters", "counters.belgium/1"),
    ({"railways": "hamburg-kiel"}, "type", "railways"),
    ({"railways": {"kiel-oxford": "A"}}, "connection", "railways.kiel-oxford"),
    ({"railways": {"": "A"}}, "connection", "railways."),
    ({"railways": {"hamburg-kiel": "D"}}, "seat", "railways.hamburg-kiel"),
    ({"railways": {"hamburg-kiel": None}}, "seat", "railways.hamburg-kiel"),
    ({"railways": {"hamburg-kiel": "A", "kiel-hamburg": "B"}}, "duplicate", "railways.kiel-hamburg"),
    ({"imports": {"kiel/import": 1}}, "field", "imports.kiel/import"),
    ({"imports": 3}, "type", "imports"),
    ({"coal": 6}, "type", "coal"),
    ({"coal": {"4": 1}}, "field", "coal.4"),
    ({"coal": {"1": 3}}, "range", "coal.1"),
    ({"iron": {"2": True}}, "type", "iron.2"),
    ({"players": []}, "type", "players"),
    ({"players": {"D": {}}}, "seat", "players"),
    ({"players": {"A": 30}}, "type", "players.A"),
    ({"players": {"A": {"gold": 1}}}, "field", "players.A.gold"),
    ({"players": {"A": {"cash": -1}}}, "range", "players.A.cash"),
    ({"players": {"A": {"loans": 10**9}}}, "range", "players.A.loans"),
    ({"players": {"A": {"spent": "3"}}}, "type", "players.A.spent"),
    ({"players": {"A": {"points": None}}}, "type", "players.A.points"),
    ({"players": {"A": {"points": 5}}}, "audit", "-"),
    ({"players": {"A": {"cash": 20, "worth": 3}}}, "derived", "players.A.worth"),
    ({"players": {"A": {"worth": None}}}, "derived", "players.A.worth"),
    ({"players": {"A": {"worth": False}}}, "derived", "players.A.worth"),
    ({"players": {"A": {"worth": 0.0}}}, "derived", "players.A.worth"),
    ({"players": {"B": {"hand": 3}}}, "type", "players.B.hand"),
    ({"players": {"B": {"hand": ["london"]}}}, "card", "players.B.hand"),
    ({"players": {"B": {"hand": ["factory"] * 8 + ["red"] * 2}}}, "hand", "players.B.hand"),
    ({"players": {"B": {"hand": ["port"] * 4}}}, "deck", "players.B.hand"),
    ({"players": {"B": {"display": 3}}}, "type", "players.B.display"),
    ({"players": {"B": {"display": {"gold1": 1}}}}, "field", "players.B.display.gold1"),
    ({"players": {"B": {"display": {"coal1": 3}}}}, "range", "players.B.display.coal1"),
    (
        {"counters": {"essen/1": "B coal1"}, "players": {"B": {"display": {"coal1": 2}}}},
        "range",
        "players.B.display.coal1",
    ),
    ({"discard": "red"}, "type", "discard"),
    ({"discard": ["london"]}, "card", "discard"),
    ({"discard": ["port"] * 2, "players": {"A": {"hand": ["port"] * 2}}}, "deck", "discard"),
    ({"face_up": ["red"]}, "face_up", "face_up"),
    ({"face_up": "red"}, "face_up", "face_up"),
    ({"face_up": ["red", 3]}, "type", "face_up[1]"),
    ({"face_up": ["red", "deck"]}, "card", "face_up[1]"),
    ({"deck": 67}, "range", "deck"),
    ({"deck": 65, "players": CARDS}, "range", "deck"),
    ({"counters": {"essen/1": "A coal1", "essen/2": "A coal1", "essen/3": "A iron1"}}, "audit", "-"),
    ({"counters": {"leipzig/1": "A iron1", "leipzig/2": "A cotton1"}}, "audit", "-"),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_an_impossible_position_is_refused_by_field(number: int) -> None:
    position, case, where = WRONG[number]
    assert why_refused(GAME, position) == (case, where)


def test_a_player_has_no_more_railways_than_counters() -> None:
    printed: Any = GAME.facts.fixtures("en")
    lines = [connection["id"] for connection in printed["lines"]]
    assert len(lines) > 13
    assert len(described(GAME, {"railways": dict.fromkeys(lines[:12], "A")})["railways"]) == 12
    error = refused(GAME, {"railways": dict.fromkeys(lines[:13], "A")})
    assert (error.case, error.params["seat"], error.params["most"]) == ("railways", "A", 12)
    assert error.params["where"] == f"railways.{lines[12]}"


def test_a_counter_stands_once_on_a_space() -> None:
    with pytest.raises(PositionError) as caught:
        GAME.views.load(read_position('{"counters": {"essen/1": "A coal1", "essen/1": "B coal1"}}'))
    assert (caught.value.case, caught.value.params["where"]) == ("duplicate", "essen/1")


def test_derived_fields_may_be_given_if_they_agree() -> None:
    players = {"A": {"cash": 20, "loans": 3}, "B": {"cash": 4, "loans": 1}}
    worth = {seat: player["worth"] for seat, player in described(GAME, {"players": players})["players"].items()}
    assert worth == {"A": -5, "B": -5, "C": 0}
    said = {seat: {**player, "worth": worth[seat]} for seat, player in players.items()}
    assert loaded(GAME, {"players": said}).key() == loaded(GAME, {"players": players}).key()


def test_a_refused_position_changes_nothing() -> None:
    before = loaded(GAME, {"players": CARDS}).key()
    for position, _, _ in WRONG:
        refused(GAME, position)
    assert loaded(GAME, {"players": CARDS}).key() == before


def test_a_position_may_be_a_finished_game() -> None:
    state = loaded(GAME, {"phase": "over", "players": {"B": {"points": 12}, "C": {"points": -5}}})
    assert GAME.law.to_act(state) == OVER
    assert (GAME.law.scores(state), GAME.law.ranking(state)) == ([0, 12, -5], [1, 0, 2])


def test_loading_does_not_change_its_argument() -> None:
    position = {"phase": "deal", "players": CARDS, "order": ["B", "A", "C"], "markets": {"france/market": "none"}}
    before = json.dumps(position)
    state = loaded(GAME, position)
    while GAME.law.to_act(state) == CHANCE:
        GAME.law.settle(state, GAME.law.draw(state, FastDice(1)))
    assert json.dumps(position) == before


@pytest.mark.parametrize("game", [GAME, SEA, FIRST], ids=["germany", "new_england", "first"])
def test_positions_of_whole_games_are_restored_completely(game: Game) -> None:
    loses_nothing(game, 7)


IMPOSSIBLE: list[tuple[Game, dict[str, Any], str, str]] = [
    (GAME, {"round": 0}, "round", "round"),
    (GAME, {"phase": "deal", "round": 1}, "round", "round"),
    (GAME, {"round": 99}, "rounds", "round"),
    (
        GAME,
        {"counters": {"essen/1": "A coal2"}, "players": {"A": {"display": {"coal1": 1}}}},
        "lower",
        "players.A.display.coal1",
    ),
    (GAME, {"round": 1, "railways": {"hamburg-kiel": "A"}}, "first_railway", "railways"),
    (GAME, {"round": 1, "turn": "B", "counters": {"essen/1": "B coal1"}}, "first_counters", "counters"),
    (
        GAME,
        {"round": 1, "turn": "B", "counters": {"essen/1": "A coal1", "essen/2": "A coal1"}},
        "first_counters",
        "counters",
    ),
    (GAME, {"players": {"B": {"spent": 3}}}, "spent", "players.B.spent"),
    (GAME, {"phase": "over", "players": {"A": {"spent": 3}}}, "spent", "players.A.spent"),
    (FIRST, {"imports": {"gulf_of_maine/import": 2}}, "import", "imports.gulf_of_maine/import"),
    (SEA, {"counters": {"gulf_of_maine/1": "A ship2"}}, "ship_port", "counters.gulf_of_maine/1"),
    (SEA, {"counters": SHIP, "imports": {"gulf_of_maine/import": 0}}, "ship_flip", "counters.gulf_of_maine/1"),
    (
        SEA,
        {"counters": {**PORTS, "gulf_of_maine/1": "A ship2 flipped"}, "imports": {"gulf_of_maine/import": 1}},
        "ship_flip",
        "counters.gulf_of_maine/1",
    ),
    (SEA, {"counters": {**PORTS, "gulf_of_maine/1": "A ship2 rebuilt"}}, "rebuilt", "counters.gulf_of_maine/1"),
]


@pytest.mark.parametrize(("game", "position", "case", "where"), IMPOSSIBLE)
def test_what_no_game_can_reach_is_refused(game: Game, position: dict[str, Any], case: str, where: str) -> None:
    assert why_refused(game, position) == (case, where)


def test_what_games_can_reach_is_not_refused() -> None:
    first = {"round": 1, "turn": "B", "counters": {"essen/1": "A coal1"}, "players": {"A": {"spent": 3}}}
    assert described(GAME, first)["counters"] == {"essen/1": "A coal1 3"}
    assert described(GAME, {"round": 30})["round"] == 30


def test_every_refusal_of_a_position_is_tested() -> None:
    elsewhere = {"identity", "railways", "markets", "no_demand", *(case for _, _, case, _ in IMPOSSIBLE)}
    in_other_files = {"json", "pending"}
    assert {case for _, case, _ in WRONG} | elsewhere | in_other_files == refusals_of("age_of_industry")
