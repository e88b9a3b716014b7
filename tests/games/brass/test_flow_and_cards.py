"""Eras, rounds, steps and cards (clauses 16 to 25)."""

from itertools import groupby
from typing import Any

import pytest

import ironmaster
from tests.games.brass.playing import CARDS, POUNDS, Played, Step, deal, is_act, refused_by
from tests.games.brass.table import Table

GAMES = pytest.mark.parametrize(("seats", "seed"), [(4, 1), (4, 2), (3, 1), (3, 2)])
ROUNDS = {4: 8, 3: 10}


def kind(step: Step) -> str:
    """The part of the round that a step belongs to: a draw, the income step or a player's turn."""
    return {"first": "first", "draw": "draw", "income": "income", "actions": "act"}[step.before["phase"]]


def by_round(steps: tuple[Step, ...]) -> dict[tuple[str, int], list[Step]]:
    rounds: dict[tuple[str, int], list[Step]] = {}
    for step in steps:
        rounds.setdefault((step.before["era"], step.before["round"]), []).append(step)
    return rounds


def points(position: Any) -> list[int]:
    return [player["points"] for player in position["players"].values()]


def cards_in(hands: Any) -> dict[str, int]:
    """How many of each card are held in the hands of a position."""
    found = [card for player in hands["players"].values() for card in player["hand"]]
    return {card: found.count(card) for card in set(found)}


@pytest.mark.clause("brass.flow.eras")
@GAMES
def test_a_game_runs_through_both_eras_and_their_phases(played: Played, seats: int, seed: int) -> None:
    trace: list[str] = []
    for step in played(seats, seed)[1:]:
        name = "cards" if step.before["phase"] == "draw" and step.before["round"] == 0 else "actions"
        if trace[-1:] != [name]:
            trace.append(name)
        if points(step.after) != points(step.before):
            trace.append("score")
        if step.before["era"] != step.after["era"]:
            assert step.after["links"] == {}
            trace.append("cleanup")
        if step.after["phase"] == "over":
            trace.append("end")
    assert trace == ["cards", "actions", "score", "cleanup", "cards", "actions", "score", "end"]


@pytest.mark.clause("brass.flow.eras", "brass.score.when")
def test_the_canal_era_is_scored_before_it_is_cleaned_up() -> None:
    table = Table(
        {
            "pile": 0,
            "coal": 3,
            "cotton": 5,
            "market": [1, 1, 2, 3, 1],
            "players": {"A": {"hand": ["coal"], "spent": 4}},
            "tiles": {"colne/1": "A cotton1 flipped", "bury/1": "B coal2 flipped"},
            "links": {"colne-yorkshire": "A"},
        }
    ).do("pass")
    assert points(table.position) == [(1 + 2) + 3, 2, 0, 0]
    assert (table.position["era"], table.position["round"], table.position["phase"]) == ("rail", 0, "draw")
    assert (table.position["links"], table.position["tiles"]) == ({}, {"bury/1": "B coal2 flipped"})
    assert (table.position["cotton"], table.position["market"], table.position["coal"]) == (0, [2, 2, 4, 3, 1], 3)
    assert (table.position["discard"], table.position["pile"]) == ([], 64)


@pytest.mark.clause("brass.flow.eras", "brass.end.trigger")
def test_the_game_ends_with_the_rail_era() -> None:
    table = Table({"era": "rail", "round": 8, "pile": 0, "players": {"A": {"hand": ["coal"]}}}).do("pass")
    assert (table.turn, table.position["phase"], table.position["era"]) == ("over", "over", "rail")
    assert table.refuses("pass", "brass.end.trigger")


@pytest.mark.clause("brass.flow.rounds")
@GAMES
def test_each_era_has_eight_rounds_with_four_players_and_ten_with_three(played: Played, seats: int, seed: int) -> None:
    acts = [(step.before["era"], step.before["round"]) for step in played(seats, seed) if is_act(step)]
    rounds = [name for name, _ in groupby(acts)]
    assert rounds == [(era, number) for era in ("canal", "rail") for number in range(1, ROUNDS[seats] + 1)]


@pytest.mark.clause("brass.flow.round_steps", "brass.income.order")
@GAMES
def test_in_each_round_income_precedes_turns_and_turns_precede_drawing(played: Played, seats: int, seed: int) -> None:
    rounds = by_round(played(seats, seed))
    assert len(rounds) == 2 * (ROUNDS[seats] + 1)
    for (era, number), steps in rounds.items():
        order = [name for name, _ in groupby(map(kind, steps))]
        if number == 0:
            assert order == (["first", "draw"] if era == "canal" else ["draw"])
        else:
            assert order in (["act", "draw"], ["income", "act", "draw"], ["act"], ["income", "act"])


@pytest.mark.clause("brass.flow.round_steps", "brass.income.collect", "brass.income.timing")
@GAMES
def test_income_of_the_new_round_comes_right_after_the_last_draw(played: Played, seats: int, seed: int) -> None:
    seen = 0
    for step in played(seats, seed):
        if kind(step) != "draw":
            continue
        fresh = step.after["phase"] == "actions"
        seen += fresh
        for name, player in step.after["players"].items():
            before = step.before["players"][name]
            if fresh:
                assert player["cash"] == max(0, before["cash"] + POUNDS[before["income"]])
            elif step.after["phase"] == "draw":
                assert player["cash"] == before["cash"]
    assert seen >= 6


@pytest.mark.clause("brass.flow.round_steps", "brass.order.by_spent")
@GAMES
def test_the_next_order_is_set_before_players_draw(played: Played, seats: int, seed: int) -> None:
    changed = 0
    for step in played(seats, seed):
        if is_act(step) and step.after["phase"] != "actions":
            assert {player["spent"] for player in step.after["players"].values()} == {0}
            changed += step.after["order"] != step.before["order"]
        elif kind(step) == "draw":
            assert step.after["order"] == step.before["order"]
    assert changed > 2


@pytest.mark.clause("brass.flow.round_steps", "brass.flow.action_phase_end")
def test_no_player_draws_before_the_last_one_has_acted() -> None:
    players = {seat: {"hand": ["coal"]} for seat in "ABCD"}
    table = Table({"pile": 20, "order": ["C", "A", "D", "B"], "players": players})
    for seat in "CADB":
        assert table.turn == seat
        assert [len(table.player(other)["hand"]) for other in "ABCD"].count(1) == 4 - "CADB".index(seat)
        table.do("pass")
    assert (table.turn, table.position["phase"], table.position["turn"]) == ("chance", "draw", "C")
    assert table.position["pile"] == 20
    assert table.refuses("pass", "brass.flow.round_steps")


@pytest.mark.clause("brass.flow.action_phase_end", "brass.cards.set_aside")
@GAMES
def test_all_players_play_all_their_cards_in_an_era(played: Played, seats: int, seed: int) -> None:
    plays: dict[tuple[str, str], int] = {}
    for step in played(seats, seed):
        if is_act(step) and step.actor != "chance":
            held = len(step.before["players"][step.actor]["hand"])
            gone = held - len(step.after["players"][step.actor]["hand"])
            plays[step.before["era"], step.actor] = plays.get((step.before["era"], step.actor), 0) + gone
    each = {4: (15, 16), 3: (19, 20)}[seats]
    assert plays == {(era, seat): n for era, n in zip(("canal", "rail"), each, strict=True) for seat in "ABCD"[:seats]}
    over = played(seats, seed)[-1].after
    assert over["pile"] == 0
    assert cards_in(over) == {}


@pytest.mark.clause("brass.flow.action_phase_end", "brass.hand.pile_empty")
def test_rounds_continue_while_a_player_holds_a_card() -> None:
    table = Table({"pile": 0, "players": {"B": {"hand": ["coal", "coal", "coal"]}}}).do("pass", "pass")
    assert (table.position["era"], table.position["round"], table.turn) == ("canal", 3, "B")
    table.do("pass")
    assert (table.position["era"], table.position["phase"]) == ("rail", "draw")


@pytest.mark.clause("brass.flow.action_phase_end")
def test_empty_hands_do_not_end_the_era_while_the_pile_holds_cards() -> None:
    table = Table({"pile": 1, "players": {"B": {"hand": ["coal"]}}}).do("pass")
    assert (table.position["era"], table.position["phase"], table.position["turn"]) == ("canal", "draw", "A")
    table.do("draw oldham")
    assert (table.position["round"], table.turn, table.player("A")["hand"]) == (3, "A", ["oldham"])


@pytest.mark.clause("brass.cards.shuffle_all", "brass.cards.types")
@GAMES
def test_each_era_begins_with_all_sixty_six_cards_to_be_drawn(played: Played, seats: int, seed: int) -> None:
    rounds = by_round(played(seats, seed))
    for era in ("canal", "rail"):
        first = next(step for step in rounds[era, 0] if kind(step) == "draw")
        assert first.cards == CARDS
        assert sum(first.cards.values()) == 66
        assert first.before["discard"] == []
        assert cards_in(first.before) == {}
        last = rounds[era, 0][-1]
        together = [cards_in(last.before), last.cards]
        assert {card: sum(part.get(card, 0) for part in together) for card in CARDS} == CARDS


@pytest.mark.clause("brass.cards.shuffle_all")
def test_cards_set_aside_in_the_canal_era_come_back_in_the_rail_era() -> None:
    hand = ["coal", "coal"]
    table = Table({"pile": 0, "players": {"A": {"hand": hand}}, "discard": ["oldham", "oldham"]})
    table.do("pass", "pass")
    drawable = {table.game.actions.text(card): left for card, left in table.game.law.outcomes(table.state)}
    assert drawable == {f"draw {card}": left for card, left in CARDS.items()}
    table.do("draw bury", "draw coal", "draw oldham", "draw oldham")
    assert "draw bury" not in [table.game.actions.text(card) for card, _ in table.game.law.outcomes(table.state)]
    assert table.player("A")["hand"] == ["bury", "oldham", "oldham", "coal"]


@pytest.mark.clause("brass.cards.deal", "brass.cards.set_aside")
@GAMES
def test_eight_cards_are_dealt_to_each_and_the_rest_less_the_set_aside_is_the_pile(
    played: Played, seats: int, seed: int
) -> None:
    rounds = by_round(played(seats, seed))
    piles = {4: {"canal": 28, "rail": 32}, 3: {"canal": 33, "rail": 36}}[seats]
    for era in ("canal", "rail"):
        draws = [step for step in rounds[era, 0] if kind(step) == "draw"]
        assert len(draws) == 8 * seats
        assert [step.before["turn"] for step in draws] == [seat for seat in draws[0].before["order"] for _ in range(8)]
        dealt = draws[-1].after
        assert (dealt["round"], dealt["pile"]) == (1, piles[era])
        assert {len(player["hand"]) for player in dealt["players"].values()} == {8}


@pytest.mark.clause("brass.cards.set_aside", "brass.hand.refill", "brass.hand.pile_empty")
@GAMES
def test_the_pile_lasts_until_the_refill_of_round_four_or_six(played: Played, seats: int, seed: int) -> None:
    rounds = by_round(played(seats, seed))
    last = {4: 4, 3: 6}[seats]
    for era in ("canal", "rail"):
        for number in range(1, ROUNDS[seats] + 1):
            drawn = [step.before["turn"] for step in rounds[era, number] if kind(step) == "draw"]
            each = 0 if number > last else 1 if (era, number) == ("canal", 1) else 2
            order = rounds[era, number][-1].before["order"]
            assert drawn == [seat for seat in order for _ in range(each)]
        assert rounds[era, last][-1].after["pile"] == 0
        assert rounds[era, last][-1].before["pile"] == 1


@pytest.mark.clause("brass.cards.deal", "brass.cards.set_aside")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_view_shows_the_own_hand_and_no_other_hidden_card(seats: int) -> None:
    match = ironmaster.Match(ironmaster.game("brass", seats=seats), seed=4)
    match.push("pass")
    match.push(match.moves()[0])
    whole: Any = match.position()
    for seat in range(-1, seats):
        view: Any = match.view(seat)
        for number, (name, player) in enumerate(whole["players"].items()):
            hand = player["hand"]
            shown = hand if number == seat else len(hand)
            assert view["players"][name] == {**player, "hand": shown}
        assert {**view, "players": None} == {**whole, "players": None}
        assert len(view["discard"]) == 1
        assert view["pile"] == {3: 33, 4: 28}[seats]


@pytest.mark.clause("brass.cards.types")
def test_a_card_names_either_a_town_or_an_industry() -> None:
    game = ironmaster.game("brass", seats=4)
    texts = [game.actions.text(number) for number in range(len(game.actions))]
    drawn = [text.removeprefix("draw ") for text in texts if text.startswith("draw ")]
    industries = ["cotton", "port", "coal", "iron", "shipyard"]
    assert drawn == list(CARDS)
    assert drawn[-5:] == industries
    slots = {text.split()[2].partition("/")[0] for text in texts if text.startswith("build ")}
    assert set(drawn[:-5]) == slots
    assert sum(CARDS[card] for card in industries) == 25
    assert sum(CARDS[card] for card in slots) == 41


def position_with(hand: list[str]) -> dict[str, Any]:
    return {
        "players": {"A": {"hand": hand, "income": 20}},
        "tiles": {"preston/2": "A cotton1", "preston/1": "B port1"},
        "links": {"preston-wigan": "A"},
    }


@pytest.mark.clause("brass.cards.meaning")
@pytest.mark.parametrize("card", ["coal", "shipyard", "colne", "preston", "barrow_in_furness"])
def test_any_card_serves_for_every_action_but_building(card: str) -> None:
    table = Table(position_with([card, card]))
    assert table.moves("link", "develop", "sell", "loan", "pass") == [
        *("link blackburn-wigan", "link fleetwood-preston", "link lancaster-preston", "link liverpool-wigan"),
        "link warrington_runcorn-wigan",
        *(f"develop {industry}" for industry in ("cotton", "port", "coal", "iron", "shipyard")),
        *("sell preston/2 to preston/1", "sell preston/2 to market", "loan 10", "loan 20", "loan 30", "pass"),
    ]


@pytest.mark.clause("brass.cards.meaning", "brass.cards.discard")
@pytest.mark.parametrize(
    "move", ["link liverpool-wigan", "develop iron", "sell preston/2 to preston/1", "loan 20", "pass"]
)
def test_the_card_chosen_for_an_action_changes_nothing_but_the_discard(move: str) -> None:
    after = []
    for card in ("coal", "colne"):
        table = Table(position_with(["coal", "colne", "wigan"])).do(move)
        assert table.moves() == ["discard colne", "discard wigan", "discard coal"]
        table.do(f"discard {card}")
        assert table.position["discard"] == [card]
        hand = table.player("A")["hand"]
        assert sorted([*hand, card]) == ["coal", "colne", "wigan"]
        after.append({**table.position, "discard": [], "players": {**table.position["players"], "A": None}})
    assert after[0] == after[1]


@pytest.mark.clause("brass.cards.discard", "brass.turn.pass")
def test_two_passes_cost_two_cards() -> None:
    table = Table(
        {"players": {"A": {"hand": ["colne", "wigan", "coal"]}, "B": {"hand": ["iron"]}}, "discard": ["bury"]}
    )
    table.do("pass", "discard wigan")
    assert (table.turn, table.position["actions"], table.position["discard"]) == ("A", 1, ["bury", "wigan"])
    table.do("pass", "discard coal")
    assert (table.player("A")["hand"], table.position["discard"]) == (["colne"], ["bury", "wigan", "coal"])
    assert (table.turn, table.position["actions"]) == ("B", 2)


@pytest.mark.clause("brass.cards.discard", "brass.combined.two_cards")
def test_a_build_costs_its_own_card_and_a_combined_build_any_two() -> None:
    hand = {"A": {"hand": ["colne", "wigan", "coal"]}, "B": {"hand": ["iron"]}}
    built = Table({"players": hand}).do("build cotton colne/1 with colne")
    assert (built.player("A")["hand"], built.position["discard"]) == (["wigan", "coal"], ["colne"])
    both = Table({"players": hand}).do("combine cotton bury/1")
    assert refused_by(both, "discard bury") == ["brass.cards.discard"]
    assert both.refuses("pass", "brass.cards.discard")
    both.do("discard wigan", "discard colne")
    assert (both.player("A")["hand"], both.position["discard"]) == (["coal"], ["colne", "wigan"])
    assert both.turn == "B"


@pytest.mark.clause("brass.cards.discard")
def test_a_refused_move_discards_nothing() -> None:
    match = ironmaster.Match(ironmaster.game("brass", seats=4), seed=1)
    before = match.position()
    for move in ("link liverpool-wigan", "loan 40", "build shipyard liverpool/3 with liverpool", "stop"):
        with pytest.raises(ironmaster.IllegalMove):
            match.push(move)
        assert match.position() == before


@pytest.mark.clause("brass.cards.deal", "brass.turn.first_round")
def test_the_rail_era_is_dealt_in_the_order_of_the_last_canal_round() -> None:
    table = Table(
        {
            "pile": 0,
            "players": {"A": {"hand": ["coal"], "cash": 30}, "B": {"hand": ["coal"]}},
            "links": {"colne-yorkshire": "A"},
        }
    )
    table.do("link burnley-colne", "pass")
    assert (table.position["order"], table.position["turn"]) == (["B", "C", "D", "A"], "B")
    deal(table)
    assert (table.turn, table.position["actions"], table.position["round"]) == ("B", 2, 1)
