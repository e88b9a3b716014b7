"""The table before the first turn (clauses 8 to 15)."""

import pytest

import ironmaster
from ironmaster.core.errors import SetupError
from tests.games.brass.playing import Played, deal, refused_by
from tests.games.brass.table import Table

RAILS = [
    "burnley-colne",
    "colne-yorkshire",
    "rochdale-yorkshire",
    "oldham-rochdale",
    "manchester-oldham",
    "bury-manchester",
    "bolton-bury",
    "bolton-manchester",
    "blackburn-burnley",
    "burnley-bury",
    "bury-rochdale",
    "manchester-stockport",
    "macclesfield-stockport",
    "macclesfield-midlands",
]
CANALS = [
    "burnley-colne",
    "colne-yorkshire",
    "rochdale-yorkshire",
    "oldham-rochdale",
    "manchester-oldham",
    "bury-manchester",
    "bolton-bury",
    "bolton-manchester",
    "blackburn-burnley",
    "manchester-stockport",
    "macclesfield-stockport",
    "macclesfield-midlands",
    "midlands-northwich",
    "ellesmere_port-northwich",
]


@pytest.mark.clause("brass.setup.players")
@pytest.mark.parametrize("seats", [0, 1, 2, 5])
def test_other_numbers_of_players_than_three_and_four_are_refused(seats: int) -> None:
    with pytest.raises(SetupError) as error:
        ironmaster.game("brass", seats=seats)
    assert error.value.code == "setup-seats"


@pytest.mark.clause("brass.setup.players")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_can_play(seats: int) -> None:
    match = ironmaster.Match(ironmaster.game("brass", seats=seats), seed=5)
    assert list(Table(seats=seats).position["players"]) == list("ABCD"[:seats])
    assert len(match.scores()) == seats


@pytest.mark.clause("brass.setup.money", "brass.setup.income", "brass.income.timing")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_players_begin_with_thirty_pounds_and_no_income(seats: int) -> None:
    table = Table(seats=seats)
    table.state = table.game.law.start()
    assert [player["cash"] for player in table.position["players"].values()] == [30] * seats
    deal(table.do("first B"))
    players = list(table.position["players"].values())
    assert (table.position["round"], table.position["phase"], table.turn) == (1, "actions", "B")
    assert [player["cash"] for player in players] == [30] * seats
    assert [player["income"] for player in players] == [10] * seats
    assert [player["points"] for player in players] == [0] * seats
    assert [player["spent"] for player in players] == [0] * seats
    assert (table.position["tiles"], table.position["links"], table.position["discard"]) == ({}, {}, [])


@pytest.mark.clause("brass.setup.money")
def test_the_bank_never_runs_dry() -> None:
    players = {seat: {"cash": 1_000_000, "income": 99, "hand": ["cotton", "cotton"]} for seat in "ABCD"}
    table = Table({"phase": "income", "players": players}).do("loan 30", "loan 30")
    assert [table.player(seat)["cash"] for seat in "ABCD"] == [1_000_090, 1_000_030, 1_000_030, 1_000_030]


@pytest.mark.clause("brass.setup.income", "brass.score.when")
@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (3, 1)])
def test_points_stay_at_zero_until_the_canal_era_ends(played: Played, seats: int, seed: int) -> None:
    canal = [step for step in played(seats, seed) if step.after["era"] == "canal"]
    assert len(canal) > 100
    assert {player["points"] for step in canal for player in step.after["players"].values()} == {0}
    first_of_rail = played(seats, seed)[len(canal)].after
    assert any(player["points"] > 0 for player in first_of_rail["players"].values())


@pytest.mark.clause("brass.setup.stacks")
@pytest.mark.parametrize(
    ("industry", "slot", "tile"),
    [
        ("cotton", "manchester/1", "A cotton1"),
        ("port", "preston/1", "A port1"),
        ("coal", "manchester/1", "A coal1 2"),
        ("iron", "manchester/4", "A iron1 4"),
    ],
)
def test_level_one_lies_on_top_at_the_start(industry: str, slot: str, tile: str) -> None:
    town = slot.partition("/")[0]
    table = Table({"players": {"A": {"hand": [town, "coal"]}}, "tiles": {"manchester/2": "B coal1 2"}})
    table.do(f"build {industry} {slot} with {town}")
    assert table.tile(slot) == tile


@pytest.mark.clause("brass.setup.stacks", "brass.build.level0")
def test_level_zero_lies_on_top_of_the_shipyards() -> None:
    table = Table({"players": {"A": {"hand": ["liverpool", "coal"]}}, "tiles": {"liverpool/1": "B port1"}})
    assert refused_by(table, "build shipyard liverpool/3 with liverpool") == ["brass.build.level0"]


@pytest.mark.clause("brass.setup.tracks")
def test_demand_tracks_begin_full_and_the_cotton_marker_on_top() -> None:
    table = Table()
    table.state = table.game.law.start()
    assert (table.position["coal"], table.position["iron"], table.position["cotton"]) == (8, 8, 0)


@pytest.mark.clause("brass.setup.tracks", "brass.iron.track")
def test_the_iron_track_costs_one_to_four_and_five_when_empty() -> None:
    paid = []
    for cubes in range(9):
        table = Table({"iron": cubes, "players": {"A": {"hand": ["coal", "coal"]}}}).do("develop cotton", "stop")
        paid.append(30 - table.player("A")["cash"])
        assert table.player("A")["spent"] == paid[-1]
        assert table.position["iron"] == max(0, cubes - 1)
    assert paid == [5, 4, 4, 3, 3, 2, 2, 1, 1]


@pytest.mark.clause("brass.setup.tracks", "brass.coal.track_price", "brass.coal.track_empty")
def test_the_coal_track_costs_one_to_four_and_five_when_empty() -> None:
    paid = []
    for cubes in range(9):
        table = Table(
            {
                "coal": cubes,
                "players": {"A": {"hand": ["colne", "coal"], "piles": {"cotton": "cotton2"}}},
                "links": {"colne-yorkshire": "B"},
            }
        ).do("build cotton colne/1 with colne")
        paid.append(30 - 14 - table.player("A")["cash"])
        assert table.player("A")["spent"] == 14 + paid[-1]
        assert table.position["coal"] == max(0, cubes - 1)
    assert paid == [5, 4, 4, 3, 3, 2, 2, 1, 1]


@pytest.mark.clause("brass.setup.distant_tiles", "brass.sell.distant_draw")
def test_twelve_market_tiles_are_turned_up_each_as_likely_as_any_other() -> None:
    table = Table(
        {"players": {"A": {"hand": ["coal", "coal"]}}, "tiles": {"preston/2": "A cotton1", "preston/1": "B port1"}}
    ).do("sell preston/2 to market")
    outcomes = table.game.law.outcomes(table.state)
    assert {table.game.actions.text(outcome): weight for outcome, weight in outcomes} == {
        "market 0": 2,
        "market 1": 2,
        "market 2": 4,
        "market 3": 3,
        "market 4": 1,
    }


@pytest.mark.clause("brass.setup.distant_tiles")
@pytest.mark.parametrize("seats", [3, 4])
def test_no_view_shows_the_order_of_the_market_tiles(seats: int) -> None:
    match = ironmaster.Match(ironmaster.game("brass", seats=seats), seed=3)
    for seat in range(-1, seats):
        view = match.view(seat)
        assert view["market"] == [2, 2, 4, 3, 1]
        assert "seed" not in view
        assert view.keys() == match.position().keys()


@pytest.mark.clause("brass.setup.turn_order")
@pytest.mark.parametrize(("first", "order"), [("A", "ABCD"), ("B", "BCDA"), ("C", "CDAB"), ("D", "DABC")])
def test_chance_names_the_first_of_four_players_and_the_others_follow_clockwise(first: str, order: str) -> None:
    table = Table()
    table.state = table.game.law.start()
    assert [weight for _, weight in table.game.law.outcomes(table.state)] == [1, 1, 1, 1]
    assert table.turn == "chance"
    table.do(f"first {first}")
    assert table.position["order"] == list(order)
    assert deal(table).turn == first
    assert table.position["order"] == list(order)


@pytest.mark.clause("brass.setup.turn_order")
@pytest.mark.parametrize(("first", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_chance_names_the_first_of_three_players(first: str, order: str) -> None:
    table = Table(seats=3)
    table.state = table.game.law.start()
    assert [weight for _, weight in table.game.law.outcomes(table.state)] == [1, 1, 1]
    assert deal(table.do(f"first {first}")).position["order"] == list(order)


@pytest.mark.clause("brass.setup.links")
@pytest.mark.parametrize(
    ("era", "lines", "free"),
    [("canal", CANALS, "manchester-warrington_runcorn"), ("rail", RAILS, "manchester-warrington_runcorn")],
)
def test_no_player_lays_a_fifteenth_link(era: str, lines: list[str], free: str) -> None:
    position = {"era": era, "players": {"A": {"hand": ["coal", "coal"]}}, "links": dict.fromkeys(lines, "A")}
    table = Table(position)
    assert len(table.position["links"]) == 14
    assert table.moves("link") == []
    assert refused_by(table, f"link {free}") == ["brass.setup.links"]
    others = Table({**position, "links": {line: "A" if n else "B" for n, line in enumerate(lines)}})
    assert f"link {free}" in others.moves("link")


@pytest.mark.clause("brass.setup.links", "brass.link.double_sequence")
def test_with_thirteen_links_the_action_ends_after_one_rail() -> None:
    position = {"era": "rail", "players": {"A": {"hand": ["coal", "coal"]}}, "links": dict.fromkeys(RAILS[1:], "A")}
    table = Table(position).do("link burnley-colne")
    assert (table.position["pending"], table.position["actions"], table.turn) == ([], 1, "A")
    assert table.player("A")["cash"] == 30 - 5 - 1
    assert table.moves("link", "stop") == []
    twelve = Table({**position, "links": dict.fromkeys(RAILS[2:], "A")}).do("link burnley-colne")
    assert "link colne-yorkshire" in twelve.moves("link")
    assert "stop" in twelve.moves()


@pytest.mark.clause("brass.setup.links", "brass.era.links")
def test_markers_come_back_with_the_canals() -> None:
    table = Table(
        {
            "pile": 0,
            "players": {"A": {"hand": ["coal"]}},
            "tiles": {"bury/1": "A coal2 3"},
            "links": dict.fromkeys(CANALS, "A"),
        }
    ).do("pass")
    assert (table.position["era"], table.position["links"]) == ("rail", {})
    deal(table)
    assert table.turn == "A"
    assert table.moves("link") == [
        f"link {line}" for line in ("bolton-bury", "burnley-bury", "bury-manchester", "bury-rochdale")
    ]
