"""The judge of Steam in positions that players would agree on, and over whole games."""

from collections.abc import Callable
from typing import Any

import pytest

import ironmaster
from ironmaster.bots.judges import judge_of
from ironmaster.bots.judging import Judge
from ironmaster.bots.steam.judge import SteamJudge
from ironmaster.bots.weights import weights_of
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from ironmaster.core.messages import LANGUAGES, has_message
from tests.games.steam.lattice import carrying, chain
from tests.games.steam.table import STANDARD, Table, building, lay

GOODS = {"city_a": "blue blue yellow", "city_b": "red red yellow", "city_c": "red blue", "city_d": "red blue yellow"}
"""Cubes for the cities of the test board."""
ROW = {"t1": "red blue", "t3": "red red", "t5": "red red"}
"""Cubes along the lattice's northern row."""
GREY = {"t1": "grey", "t3": "grey", "t5": "grey"}
SETUPS = [
    ("northeast", 3, {}),
    ("northeast", 4, STANDARD),
    ("ruhr", 5, {"order": "random"}),
    ("ruhr", 3, {"game": "standard", "lenient": "on"}),
    ("rust_belt", 6, {"town_once": True}),
]


def walk(game: Game, judge: Judge[Any], seed: int, choose: Callable[[State, list[int]], int]) -> list[State]:
    """The states of a game."""
    dice = FastDice(seed)
    s = game.law.start()
    found = []
    while game.law.to_act(s) != OVER:
        found.append(s.copy())
        if game.law.to_act(s) == CHANCE:
            game.law.settle(s, game.law.draw(s, dice))
        else:
            moves = game.law.moves(s)
            leanings = judge.leanings(s, moves)
            assert len(leanings) == len(moves)
            game.law.apply(s, moves[choose(s, moves)])
    return [*found, s]


def by_leaning(judge: Judge[Any]) -> Callable[[State, list[int]], int]:
    def choose(s: State, moves: list[int]) -> int:
        leanings = judge.leanings(s, moves)
        return leanings.index(max(leanings))

    return choose


def forecast(table: Table, seat: int = 0, changes: dict[str, float] | None = None) -> float:
    return judge_of(table.game, changes).forecast(table.state)[seat]


def account(table: Table, seat: int = 0) -> dict[str, float]:
    judge = judge_of(table.game)
    return dict(zip(judge.terms, judge.account(table.state, seat), strict=True))


def leanings(table: Table) -> dict[str, float]:
    moves = table.game.law.moves(table.state)
    found = judge_of(table.game).leanings(table.state, moves)
    return dict(zip(table.game.actions.texts(moves), found, strict=True))


def liked(table: Table) -> str:
    found = leanings(table)
    return max(found, key=lambda move: found[move])


@pytest.mark.parametrize(("board", "seats", "rules"), SETUPS)
def test_whole_games_on_all_boards(board: str, seats: int, rules: dict[str, object]) -> None:
    game = ironmaster.game("steam", seats=seats, board=board, rules=rules)
    judge = judge_of(game)
    assert isinstance(judge_of(game), SteamJudge)
    states = walk(game, judge, 5, by_leaning(judge))
    for s in [*states[::9], states[-1]]:
        sums = [sum(judge.account(s, seat)) for seat in range(seats)]
        assert judge.forecast(s) == pytest.approx(sums)
    assert judge.forecast(states[-1]) == game.law.scores(states[-1])
    assert max(game.law.scores(states[-1])) > 20, "leanings score too little"
    assert len(game.law.out(states[-1])) < seats - 1, "leanings lead to bankruptcy"


@pytest.mark.parametrize("rules", [{}, STANDARD])
def test_every_state_of_a_random_game_is_judged(rules: dict[str, object]) -> None:
    game = ironmaster.game("steam", seats=4, rules=rules)
    judge, dice = judge_of(game), FastDice(8)
    states = walk(game, judge, 8, lambda _, moves: dice.below(len(moves)))
    for s in states[::5]:
        assert all(len(judge.account(s, seat)) == len(judge.terms) for seat in range(4))
    assert judge.forecast(states[-1]) == game.law.scores(states[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_its_sentences(lang: str) -> None:
    terms = judge_of(ironmaster.game("steam", seats=3)).terms
    assert all(has_message("bots/steam", lang, f"{kind}-{term}") for term in terms for kind in ("term", "reason"))


def test_every_weight_matters() -> None:
    deaf = set(weights_of("steam"))
    for rules in ({}, STANDARD):
        game = ironmaster.game("steam", seats=3, rules=rules)
        judge = judge_of(game)
        states = [s for s in walk(game, judge, 3, by_leaning(judge)) if game.law.to_act(s) >= 0][::7]
        usual = [(judge.forecast(s), judge.leanings(s, game.law.moves(s))) for s in states]
        for name, factor in [(name, factor) for name in sorted(deaf) for factor in (0.4, 2.5)]:
            other = judge_of(game, {name: factor * weights_of("steam")[name]})
            for s, (told, leant) in zip(states, usual, strict=True):
                if other.forecast(s) != told or other.leanings(s, game.law.moves(s)) != leant:
                    deaf.discard(name)
                    break
    assert not deaf


def test_a_longer_route_leans_above_a_shorter_one_and_a_pass() -> None:
    links = chain("AAA")
    table = carrying(*links, cities={"t3": "grey", "t5": "grey"}, goods={"t3": "red", "t5": "red"}, level=3, round=10)
    found = leanings(table)
    assert found["deliver t3 red"] > found["deliver t5 red"] > found["pass"]
    assert found["upgrade"] < found["deliver t5 red"]


def test_a_cube_is_kept_for_a_better_locomotive() -> None:
    early = leanings(carrying(*chain("AAAAA"), cities=GREY, goods=ROW, level=1, round=5))
    late = leanings(carrying(*chain("AAAAA"), cities=GREY, goods=ROW, level=1, round=10, cycle=2))
    assert early["upgrade"] > early["deliver t5 red"]
    assert late["upgrade"] < late["deliver t5 red"]


def test_own_links_are_preferred_on_the_way() -> None:
    links = ("t4 t5 A", "t5 red A", "t4 u4 B", "u4 t5 A")
    table = carrying(*links, cities={"t4": "grey"}, goods={"t4": "red"}, level=3).do("deliver t4 red")
    assert liked(table) == "via t4/se"


def test_cubes_in_reach_count_and_more_so_with_a_better_locomotive() -> None:
    cities = {"t3": "grey", "t5": "grey"}
    none = carrying(*chain("AAA"), cities=cities, level=3)
    some = carrying(*chain("AAA"), cities=cities, goods={"t3": "red red"}, level=3)
    weak = carrying(*chain("AAA"), cities=cities, goods={"t3": "red red"}, level=1)
    assert forecast(some) > forecast(none)
    assert forecast(some) > forecast(weak)
    assert account(some)["deliveries"] > account(weak)["deliveries"]


def test_points_of_a_delivery_go_to_income_early_and_to_points_late() -> None:
    cities, goods = {"t5": "grey"}, {"t5": "red"}
    early = carrying("t5 red A", cities=cities, goods=goods, level=3, round=2).do("deliver t5 red")
    late = carrying("t5 red A", cities=cities, goods=goods, round=10).do("deliver t5 red")
    debt = carrying("t5 red A", cities=cities, goods=goods, round=10, players={"A": {"income": -3, "cash": 9}})
    assert liked(early) == "income"
    assert liked(late) == "points"
    assert liked(debt.do("deliver t5 red")) == "income"


def test_a_tile_that_completes_a_link_leans_above_stopping_and_above_a_tile_to_nowhere() -> None:
    table = building(cash=9, goods=GOODS).do(lay(0, 1, "0-3"), lay(0, 2, "0-3"))
    found = leanings(table)
    assert found[lay(0, 3, "0")] > found["stop"]
    assert found[lay(0, 3, "0")] > found[lay(1, 1, "1-2")]


def test_a_link_is_worth_more_than_the_money_it_cost_and_unfinished_track_something() -> None:
    before = building(cash=9, goods=GOODS)
    begun = building(cash=9, goods=GOODS).do(lay(0, 1, "0-3"), lay(0, 2, "0-3"))
    done = building(cash=9, goods=GOODS).do(lay(1, 0, "5-2"))
    assert forecast(done) > forecast(before)
    assert account(begun)["track"] > account(before)["track"] == 0.0
    assert account(done)["links"] == 1.0


def test_ruin_is_foreseen() -> None:
    sound = building(players={"A": {"income": 0, "cash": 0}})
    deep = building(players={"A": {"income": -8, "cash": 0}})
    lost = building(players={"A": {"income": -10, "cash": 0}})
    assert account(sound)["ruin"] == 0.0 > account(deep)["ruin"] > account(lost)["ruin"]
    assert forecast(sound) > forecast(deep) + 10.0
    assert liked(deep) == "stop"


@pytest.mark.parametrize("rules", [{}, STANDARD])
def test_an_income_step_is_worth_more_early_and_cash_is_worth_nothing_at_the_end(rules: dict[str, object]) -> None:
    def row(turn: int, told: dict[str, int]) -> Table:
        players = {"A": told}
        return carrying(*chain("AAAAA"), cities=GREY, goods=ROW, level=3, rules=rules, round=turn, players=players)

    def gain(turn: int, told: dict[str, int]) -> float:
        poor = row(turn, {"income": 1, "cash": 8})
        rich = row(turn, {"income": 1, "cash": 8, **told})
        return forecast(rich) - forecast(poor)

    assert gain(5, {"income": 2}) > gain(9, {"income": 2}) > 0.0
    assert gain(5, {"cash": 13}) > 0.3
    assert gain(10, {"cash": 13}) == 0.0


def test_capital_is_raised_for_the_first_builds_but_not_in_the_last_turn_for_nothing() -> None:
    game = ironmaster.game("steam", seats=4, rules=STANDARD)
    s, dice = game.law.start(), FastDice(4)
    while game.law.to_act(s) == CHANCE:
        game.law.settle(s, game.law.draw(s, dice))
    found = judge_of(game).leanings(s, game.law.moves(s))
    assert found.index(max(found)) >= 2
    players = {seat: {"cash": 20} for seat in "ABC"}
    last = Table({"phase": "capital", "round": 10, "players": players, "goods": GOODS}, rules=STANDARD)
    assert liked(last) == "capital 0"


def test_a_bid_costs_money_and_low_bids_are_preferred() -> None:
    def auction() -> Table:
        players = {seat: {"cash": 20} for seat in "ABC"}
        return Table({"phase": "bidding", "players": players, "goods": GOODS}, rules=STANDARD)

    found = leanings(auction())
    assert found["bid 0"] > found["bid 1"] > found["bid 9"]
    assert found["pass"] > found["bid 9"]
    assert forecast(auction().do("bid 1")) > forecast(auction().do("bid 15"))
