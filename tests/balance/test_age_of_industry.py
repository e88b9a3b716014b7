"""The players of Age of Industry play by the law, mind their debts and want what a person would; counts are true."""

from random import Random
from typing import Any, cast

import pytest

import ironmaster
from ironmaster.balance import SUBJECTS
from ironmaster.balance.age_of_industry import TEMPERS, Magnate
from ironmaster.balance.age_of_industry.tally import SHARES, IndustryTally
from ironmaster.balance.playing import play
from ironmaster.balance.report import lines
from ironmaster.balance.study import Setup, run
from ironmaster.core.contract import CHANCE, OVER, FastDice
from ironmaster.games.age_of_industry import flow
from ironmaster.games.age_of_industry.game import AgeOfIndustry
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.kit import bits
from tests.games.age_of_industry.table import Table

SUBJECT = SUBJECTS["age_of_industry"]


def table(board: str = "new_england", seats: int = 3, rules: dict[str, object] | None = None) -> AgeOfIndustry:
    return cast("AgeOfIndustry", ironmaster.game("age_of_industry", seats=seats, board=board, rules=rules))


def choice(position: dict[str, Any], temper: int = 0) -> str:
    """What a player of that temper does in a position on the map of the examples."""
    there = Table(position)
    game = cast("AgeOfIndustry", there.game)
    return game.actions.text(Magnate(game.tables, TEMPERS[temper], Random(1)).choose(there.state))


@pytest.mark.parametrize("population", SUBJECT.populations())
def test_players_of_every_company_play_by_the_law_to_the_end(population: str) -> None:
    board = "germany" if len(population) % 2 else "new_england"
    result = play(SUBJECT, table(board, seats=4), population, seed=7)  # it refuses what is not offered
    assert len(result.scores) == len(result.players) == 4
    assert max(result.scores) > 20 and min(result.scores) > -30, "nobody plays so badly"


@pytest.mark.parametrize(
    "rules",
    [
        {"edition": "first"},
        {"penn_transit": True},
        {"refill_order": "cheapest", "repay_window": "round"},
        {"develop_lowest_only": True, "free_pass_or": True, "ship_card_own_port_only": True},
    ],
)
def test_players_know_every_switch(rules: dict[str, object]) -> None:
    assert max(play(SUBJECT, table(rules=rules), "mixed", seed=6).scores) > 10


def exchanged(game: AgeOfIndustry, s: IndustryState, random: Random) -> IndustryState:
    """The same table for the seat to act: rivals hold other cards, as many, and the deck has what they held."""
    other, seat = s.copy(), flow.to_act(s)
    rivals = [at for at in range(game.seats) if at != seat]
    hidden = [card for card, number in enumerate(s.undealt) for _ in range(number)]
    hidden += [card for at in rivals for card in s.hands[at]]
    random.shuffle(hidden)
    for at in rivals:
        other.hands[at] = tuple(sorted(hidden.pop() for _ in s.hands[at]))
    other.undealt = [hidden.count(card) for card in range(len(s.undealt))]
    return other


def test_players_look_at_no_card_that_is_hidden_from_them() -> None:
    game, dice, random = table(seats=4), FastDice(3), Random(3)
    state, changed = cast("IndustryState", game.law.start()), 0
    while (seat := game.law.to_act(state)) != OVER:
        if seat == CHANCE:
            game.law.settle(state, game.law.draw(state, dice))
            continue
        other = exchanged(game, state, random)
        changed += other.hands != state.hands
        chosen = [Magnate(game.tables, TEMPERS[seat], Random(1)).choose(one) for one in (state, other)]
        assert chosen[0] == chosen[1]
        game.law.apply(state, chosen[0])
    assert changed > 50


def test_they_beat_players_who_do_anything() -> None:
    game = table("germany", seats=4)
    for seed in range(4):
        random, dice, state = Random(seed), FastDice(seed), game.law.start()
        sensible = Magnate(game.tables, TEMPERS[seed], random)
        while (at := game.law.to_act(state)) != OVER:
            if at == CHANCE:
                game.law.settle(state, game.law.draw(state, dice))
            else:
                game.law.apply(state, sensible.choose(state) if at == seed else random.choice(game.law.moves(state)))
        scores = game.law.scores(state)
        assert scores[seed] == max(scores) > 0


def recorded(game: AgeOfIndustry, seed: int) -> tuple[IndustryTally, list[str], IndustryState]:
    """A game in moves, what a tally counts in it, and how it ends."""
    random, dice = Random(seed), FastDice(seed)
    players = [SUBJECT.player(game, "mixed", random) for _ in range(game.seats)]
    tally, state, words = IndustryTally(game.tables), game.law.start(), []
    while (seat := game.law.to_act(state)) != OVER:
        move = game.law.draw(state, dice) if seat == CHANCE else players[seat].choose(state)
        before = state.copy()
        (game.law.settle if seat == CHANCE else game.law.apply)(state, move)
        tally.step(before, move, state)
        words.append(game.actions.text(move))
    tally.over(state, [game.law.places(state).index(1)])
    return tally, words, cast("IndustryState", state)


@pytest.mark.parametrize(("board", "seed"), [("germany", 1), ("new_england", 2)])
def test_what_is_counted_is_what_happened(board: str, seed: int) -> None:
    game = table(board)
    tally, words, end = recorded(game, seed)
    counts, t = tally.counts(), game.tables
    built = [word for word in words if word.startswith(("build ", "combine "))]
    assert sum(counts["built", name] for name in t.face_ids) == len(built)
    for industry in ("cotton", "port"):
        levels = [counts["built", name] for name in t.face_ids if name.startswith(industry)]
        assert sum(levels) == sum(word.split()[1] == industry for word in built)
    assert all(counts["flipped", name] <= counts["built", name] for name in t.face_ids)
    railways = sum(word.startswith("railway ") for word in words)
    assert sum(counts["railway", name] for name in t.connection_ids) == railways == sum(end.laid)
    needing = railways - sum(1 for laid in end.laid if laid)
    for kind, needs in (("coal", t.face_coal), ("iron", t.face_iron)):
        used = sum(counts["built", name] * needs[face] for face, name in enumerate(t.face_ids))
        assert sum(number for (what, _), number in counts.items() if what == kind) == used + needing
    assert sum(counts["sold", kind] for kind in t.demand_ids) == bits.count(end.sold)
    assert counts["points", "counters"] + counts["points", "money"] + counts["points", "loans"] == sum(end.points)
    assert counts["rounds", "rounds"] == end.round and counts["rounds", str(end.round)] == 1
    assert counts["loans", "taken"] >= counts["loans", "unpaid"] == sum(end.debt)
    winner = game.law.places(end).index(1)
    assert sum(number for (what, _), number in counts.items() if what == "won") == SHARES * sum(
        owner == winner for _, owner in tally.builders
    )
    assert f"first {'ABC'[tally.first()]}" == words[0]


def test_the_same_seed_brings_the_same_study_and_the_report_names_every_counter_and_colour() -> None:
    setup = Setup("age_of_industry", 3, games=2, seed=5, board="new_england")
    one = lines(run(setup))
    assert one == lines(run(setup)) != lines(run(Setup("age_of_industry", 3, games=2, seed=6, board="new_england")))
    assert one[0] == "age_of_industry on new_england, 3 seats, 2 games, seed 5, mixed players, default rules"
    t, text = table().tables, "\n".join(one)
    buildable = [name for name, able in zip(t.face_ids, t.face_buildable, strict=True) if able]
    for name in (*buildable, "brown", "light_green", "purple", "blue", "yellow", "red", "empty of bought", "unpaid"):
        assert name in text


# What they want

MILL = {"berlin/1": "A cotton1", "stettin/1": "B port1"}
JOINED = {"berlin-stettin": "A"}


def position(hand: str, **more: Any) -> dict[str, Any]:
    return {"players": {"A": {"hand": hand.split(), **more.pop("a", {})}}, "turn": "A", **more}


def test_they_repay_as_soon_as_they_can() -> None:
    assert choice(position("cotton", a={"cash": 12, "loans": 1})) == "repay"
    assert choice(position("cotton", a={"cash": 9, "loans": 1})) != "repay"


def test_they_sell_before_the_game_ends() -> None:
    end = {"deck": 0, "actions": 1, "counters": MILL, "railways": JOINED}
    assert choice(position("", **end)) == "sell berlin/1 to stettin/1"


def test_they_sell_to_their_own_port_rather_than_to_a_rival_s() -> None:
    ports = {"berlin/1": "A cotton1", "stettin/1": "B port1", "danzig/1": "A port1"}
    rails = {"berlin-stettin": "A", "danzig-stettin": "A"}
    end = {"deck": 0, "actions": 1, "counters": ports, "railways": rails}
    assert choice(position("", **end)) == "sell berlin/1 to danzig/1"


def test_they_join_a_mill_to_the_port_that_buys() -> None:
    end = {"deck": 0, "actions": 2, "counters": MILL}
    assert choice(position("", **end)) == "railway berlin-stettin"


def test_who_is_deep_in_debt_builds_nothing_dear() -> None:
    """A factory without a buyer is worth its price in points to who has the money, but not a loan that stays unpaid."""
    counters = {"berlin/1": "A iron1 flipped", "danzig/1": "B port2 flipped", "stettin/1": "B port3 flipped"}
    there = {"counters": counters, "railways": {"berlin-stettin": "A", "danzig-stettin": "B"}, "actions": 2}
    left = {"cotton1": 0, "cotton2": 0, "factory0": 0, "factory3": 0}
    rich = choice(position("factory factory", deck=30, a={"cash": 40, "display": left}, **there))
    poor = choice(position("factory factory", deck=2, a={"cash": 0, "loans": 14, "display": left}, **there))
    assert rich.startswith("build factory")
    assert "factory" not in poor


def test_who_has_sunk_under_loans_still_plays_by_the_law() -> None:
    sunk = position("cotton coal brown", deck=60, actions=2, a={"loans": 60})
    assert choice(sunk) in Table(sunk).moves()
