"""Turns, the number of actions, and the menu (clauses 39 to 43)."""

from itertools import groupby

import pytest

from tests.games.brass.playing import Played, deal, is_act, refused_by
from tests.games.brass.table import Table

GAMES = pytest.mark.parametrize(("seats", "seed"), [(4, 1), (4, 2), (3, 1), (3, 2)])


@pytest.mark.clause("brass.turn.complete")
@GAMES
def test_in_every_round_each_player_acts_once_in_turn_order(played: Played, seats: int, seed: int) -> None:
    acts = [step for step in played(seats, seed) if is_act(step)]
    rounds = 0
    for _, steps in groupby(acts, key=lambda step: (step.before["era"], step.before["round"])):
        rounds += 1
        turns = list(steps)
        seats_in_turn = [seat for seat, _ in groupby(step.before["turn"] for step in turns)]
        assert seats_in_turn == turns[0].before["order"]
        assert all(step.actor in (step.before["turn"], "chance") for step in turns)
    assert rounds == {4: 16, 3: 20}[seats]


@pytest.mark.clause("brass.turn.complete", "brass.turn.two_cards")
def test_the_turn_passes_after_exactly_two_actions() -> None:
    hand = {"hand": ["coal", "coal"]}
    table = Table({"order": ["B", "A", "C", "D"], "pile": 4, "players": {"A": hand, "B": {"hand": ["iron", "iron"]}}})
    seen = []
    while table.turn != "chance":
        seen.append((table.turn, table.position["actions"]))
        table.do("loan 10")
    assert seen == [("B", 2), ("B", 1), ("A", 2), ("A", 1)]
    assert (table.position["phase"], table.position["round"]) == ("draw", 2)


@pytest.mark.clause("brass.turn.complete", "brass.hand.pile_empty")
def test_a_player_without_cards_is_passed_over() -> None:
    players = {"A": {"hand": ["coal"]}, "C": {"hand": ["iron", "iron"]}}
    table = Table({"pile": 0, "players": players}).do("pass")
    assert (table.turn, table.position["actions"]) == ("C", 2)
    table.do("pass")
    assert (table.turn, table.position["actions"]) == ("C", 1)


@pytest.mark.clause("brass.turn.two_cards")
@GAMES
def test_every_turn_takes_two_cards_but_those_of_the_first_round(played: Played, seats: int, seed: int) -> None:
    plays: dict[tuple[str, int, str], int] = {}
    for step in played(seats, seed):
        if is_act(step) and step.actor != "chance":
            key = (step.before["era"], step.before["round"], step.actor)
            hands = [len(position["players"][step.actor]["hand"]) for position in (step.before, step.after)]
            plays[key] = plays.get(key, 0) + hands[0] - hands[1]
    assert len(plays) == {4: 64, 3: 60}[seats]
    assert all(cards == (1 if key[:2] == ("canal", 1) else 2) for key, cards in plays.items())


@pytest.mark.clause("brass.turn.two_cards")
def test_the_second_action_uses_tiles_of_the_first() -> None:
    table = Table({"players": {"A": {"hand": ["liverpool", "coal"]}, "B": {"hand": ["iron"]}}})
    assert refused_by(table, "link liverpool-wigan") == ["brass.link.adjacent", "brass.link.needs_presence"]
    table.do("build port liverpool/1 with liverpool", "link liverpool-wigan")
    assert (table.tile("liverpool/1"), table.position["links"]) == ("A port1", {"liverpool-wigan": "A"})
    assert (table.player("A")["cash"], table.player("A")["spent"], table.turn) == (30 - 6 - 3, 9, "B")


@pytest.mark.clause("brass.turn.two_cards")
def test_money_of_the_first_action_pays_for_the_second() -> None:
    table = Table({"players": {"A": {"cash": 2, "hand": ["colne", "coal"]}, "B": {"hand": ["iron"]}}})
    assert refused_by(table, "build cotton colne/1 with colne") == ["brass.build.price"]
    table.do("loan 10", "discard coal", "build cotton colne/1 with colne")
    assert (table.player("A")["cash"], table.player("A")["spent"], table.turn) == (0, 12, "B")


@pytest.mark.clause("brass.turn.two_cards")
def test_an_action_under_way_is_finished_before_the_next() -> None:
    table = Table({"players": {"A": {"hand": ["colne", "colne"]}}}).do("develop cotton")
    industries = ("cotton", "port", "coal", "iron", "shipyard")
    assert table.moves() == [*(f"develop {industry}" for industry in industries), "stop"]
    assert refused_by(table, "build cotton colne/1 with colne") == ["brass.turn.two_cards"]
    assert refused_by(table, "loan 10") == ["brass.turn.two_cards"]
    table.do("stop")
    assert (table.turn, table.position["actions"], table.position["pending"]) == ("A", 1, [])


@pytest.mark.clause("brass.turn.first_round", "brass.combined.needs_both")
def test_the_first_canal_round_has_one_action_each_and_a_refill_of_one() -> None:
    table = Table()
    table.state = table.game.law.start()
    deal(table.do("first C"))
    for seat in "CDAB":
        assert (table.turn, table.position["actions"], len(table.player(seat)["hand"])) == (seat, 1, 8)
        assert table.moves("combine") == []
        table.do("pass")
        table.do(table.moves("discard")[0])
        assert len(table.player(seat)["hand"]) == 7
    assert (table.position["phase"], table.position["round"], table.position["pile"]) == ("draw", 1, 28)
    deal(table)
    assert (table.position["round"], table.position["pile"], table.turn) == (2, 24, "C")
    assert [len(table.player(seat)["hand"]) for seat in "ABCD"] == [8, 8, 8, 8]
    assert table.position["actions"] == 2


@pytest.mark.clause("brass.turn.first_round")
def test_the_first_rail_round_has_two_actions_each() -> None:
    players = {seat: {"hand": ["cotton", "cotton"]} for seat in "ABCD"}
    table = Table({"era": "rail", "round": 1, "players": players})
    for seat in "ABCD":
        assert (table.turn, table.position["actions"]) == (seat, 2)
        table.do("pass")
        assert (table.turn, table.position["actions"]) == (seat, 1)
        table.do("pass")
    assert table.turn == "chance"


@pytest.mark.clause("brass.turn.first_round")
@pytest.mark.parametrize(
    ("era", "number", "actions"), [("canal", 1, 1), ("canal", 2, 2), ("rail", 1, 2), ("rail", 2, 2)]
)
def test_only_round_one_of_the_canal_era_is_short(era: str, number: int, actions: int) -> None:
    players = {"A": {"hand": ["coal", "coal"]}}
    table = Table({"era": era, "round": number, "phase": "income", "players": players})
    assert table.position["actions"] == actions
    for _ in range(actions):
        assert table.turn == "A"
        table.do("pass")
    assert table.turn == "chance"


@pytest.mark.clause("brass.turn.menu")
def test_the_same_action_may_be_taken_twice() -> None:
    players = {"A": {"hand": ["coal", "coal"], "income": 20}, "B": {"hand": ["iron"]}}
    loans = Table({"players": players}).do("loan 10", "loan 30")
    assert (loans.player("A")["cash"], loans.player("A")["income"], loans.turn) == (70, 12, "B")
    canals = Table({"players": players, "links": {"preston-wigan": "A"}})
    canals.do("link liverpool-wigan", "link blackburn-wigan")
    assert (canals.player("A")["cash"], canals.player("A")["spent"], canals.turn) == (24, 6, "B")
    assert canals.position["links"] == {"blackburn-wigan": "A", "liverpool-wigan": "A", "preston-wigan": "A"}


@pytest.mark.clause("brass.turn.menu")
def test_the_menu_lists_all_actions_and_pass() -> None:
    table = Table(
        {
            "players": {"A": {"hand": ["wigan", "coal"], "income": 11, "piles": {"cotton": 0, "port": 0, "iron": 0}}},
            "tiles": {"preston/2": "A cotton1", "preston/1": "B port1"},
            "links": {"bolton-bury": "A"},
        }
    )
    combined = {f"combine coal {slot}" for slot in ("blackburn/1", "blackburn/2", "oldham/1", "warrington_runcorn/1")}
    assert combined < set(table.moves("combine"))
    assert [move for move in table.moves() if not move.startswith("combine")] == [
        *("build coal bolton/1 with coal", "build coal bolton/2 with coal"),
        *("build coal bury/1 with coal", "build coal bury/2 with coal"),
        *("build coal wigan/1 with wigan", "build coal wigan/2 with wigan"),
        *("link bolton-manchester", "link bury-manchester", "link fleetwood-preston", "link lancaster-preston"),
        *("link preston-wigan", "develop coal", "develop shipyard"),
        *("sell preston/2 to preston/1", "sell preston/2 to market", "loan 10", "loan 20", "loan 30", "pass"),
    ]
    assert refused_by(table, "stop") == ["brass.turn.menu"]
    assert refused_by(table, "discard coal") == ["brass.cards.discard"]


@pytest.mark.clause("brass.turn.pass")
@GAMES
def test_passing_is_always_possible(played: Played, seats: int, seed: int) -> None:
    game = Table(seats=seats).game
    asked = 0
    for step in played(seats, seed):
        if is_act(step) and not step.before["pending"]:
            asked += 1
            state = game.views.load(step.before)
            assert "pass" in game.actions.texts(game.law.moves(state))
            assert game.law.why(state, "pass") == []
    assert asked > 80


@pytest.mark.clause("brass.turn.pass", "brass.cards.discard")
def test_a_pass_discards_any_card_and_changes_nothing_else() -> None:
    hand = ["colne", "colne", "wigan", "coal"]
    table = Table(
        {"players": {"A": {"hand": hand}}, "tiles": {"wigan/1": "A coal1 1"}, "links": {"preston-wigan": "A"}}
    )
    before = table.position
    table.do("pass")
    assert table.moves() == ["discard colne", "discard wigan", "discard coal"]
    table.do("discard colne")
    after = table.position
    assert (after["players"]["A"]["hand"], after["discard"]) == (["colne", "wigan", "coal"], ["colne"])
    assert (before.pop("actions"), after.pop("actions")) == (2, 1)
    for position in (before, after):
        position.pop("discard")
        position["players"]["A"].pop("hand")
    assert after == before
