"""Search results in games with a known solution."""

from typing import Any

import pytest

import ironmaster
from ironmaster.bots.chance import gumbel, seed_from, share
from ironmaster.bots.glance import at_a_glance
from ironmaster.bots.judging import Judge
from ironmaster.bots.prospects import Prospect, merged, prospects
from ironmaster.bots.tree import Settings, Tree
from ironmaster.bots.turn import TurnSearch
from ironmaster.core.actions import Actions
from ironmaster.core.contract import OVER, Dice, FastDice, Game, Law, State, Views
from ironmaster.core.spec import Setup, Spec


class Coins(State):
    """Two seats take 1, 2 or 3 coins in turn. Holds the coins taken and the seats that took them."""

    def __init__(self, left: int, turn: int, taken: list[int]) -> None:
        self.left, self.turn, self.taken = left, turn, taken

    def copy(self) -> "Coins":
        return Coins(self.left, self.turn, self.taken[:])


class LastCoin(Law[Coins]):
    """The seat that takes the last coin gets 10 points. With 4n coins the seat to act loses."""

    def __init__(self, coins: int) -> None:
        super().__init__(Actions(["none", "one", "two", "three"]))
        self.coins = coins

    def start(self) -> Coins:
        return Coins(self.coins, 0, [0, 0])

    def to_act(self, s: Coins) -> int:
        return s.turn if s.left else OVER

    def moves(self, s: Coins) -> list[int]:
        return list(range(1, min(3, s.left) + 1))

    def apply(self, s: Coins, move: int) -> None:
        s.left -= move
        if not s.left:
            s.taken[s.turn] = 10
        s.turn = 1 - s.turn

    def scores(self, s: Coins) -> list[int]:
        return s.taken[:]


def last_coin(coins: int) -> Game:
    """The game of that law, which hides nothing."""
    setup = Setup(Spec("coins", "Last coin", {}, {1: {}}, (2,), (), (), secrets=False), 1, "table", 2, {})
    law = LastCoin(coins)
    return Game(setup, law, Views(setup, law))


@pytest.mark.parametrize("coins", [2, 3, 5, 6, 7, 9, 10, 11])
def test_a_tree_finds_the_only_move_that_wins(coins: int) -> None:
    judge: Judge[Any] = Judge(last_coin(coins), spread=10.0)
    tree = Tree(judge, judge.game.law.start(), FastDice(1), Settings())
    tree.run(60.0, 1500)
    best = prospects(tree)[0]
    assert best.move == coins % 4
    assert best.margin > 5.0


def test_a_search_stops_early_on_a_clear_result_without_changing_the_choice() -> None:
    judge: Judge[Any] = Judge(last_coin(11), spread=10.0)
    trees = [Tree(judge, judge.game.law.start(), FastDice(1), Settings()) for _ in range(2)]
    trees[0].run(60.0, 1500)
    trees[1].run(60.0, 1500, decide=True)
    assert 100 < trees[1].root.visits < trees[0].root.visits == 1500
    assert prospects(trees[0])[0].move == prospects(trees[1])[0].move


def test_a_tree_sees_that_every_move_loses() -> None:
    judge: Judge[Any] = Judge(last_coin(4), spread=10.0)
    tree = Tree(judge, judge.game.law.start(), FastDice(1), Settings())
    tree.run(60.0, 800)
    assert all(one.margin < -5.0 for one in prospects(tree))
    assert tree.root.visits == 800


def test_a_turn_ends_where_another_seat_decides() -> None:
    judge: Judge[Any] = Judge(last_coin(3))
    lines = TurnSearch(judge).lines(judge.game.law.start(), 0)
    assert lines[0].moves == [3]
    assert sorted(line.moves for line in lines) == [[1], [2], [3]]


def test_a_turn_of_several_decisions_is_searched_to_its_end() -> None:
    game = ironmaster.game("brass", seats=3)
    state, dice, longest = game.law.start(), FastDice(4), 0
    for _ in range(60):
        seat = game.law.to_act(state)
        if seat < 0:
            game.law.settle(state, game.law.draw(state, dice))
            continue
        lines = TurnSearch(Judge(game), width=4, beam=4).lines(state, seat)
        assert all(game.law.to_act(line.state) != seat for line in lines)
        longest = max(longest, *(len(line.moves) for line in lines))
        moves = game.law.moves(state)
        game.law.apply(state, moves[dice.below(len(moves))])
    assert longest > 2


class Keen(Judge[Any]):
    """Prefers the third move."""

    def leanings(self, s: State, moves: list[int]) -> list[float]:
        return [1.0 if place == 2 else 0.0 for place in range(len(moves))]


def test_a_glance_without_variety_takes_the_most_likely_move() -> None:
    judge = Keen(last_coin(9))
    moves = judge.game.law.moves(judge.game.law.start())
    assert {at_a_glance(judge, judge.game.law.start(), moves, FastDice(seed), 0.0) for seed in range(9)} == {2}
    varied = [at_a_glance(judge, judge.game.law.start(), moves, FastDice(seed), 1.0) for seed in range(200)]
    assert 100 > varied.count(0) > 20 and varied.count(2) > varied.count(1)


def test_results_of_several_searches_add_up() -> None:
    one, two = [Prospect(7, 3, 6.0, 14.0), Prospect(8, 1, 5.0, 25.0)], [Prospect(7, 1, 2.0, 4.0)]
    both = merged([one, two])
    assert both == [Prospect(7, 4, 8.0, 18.0), Prospect(8, 1, 5.0, 25.0)]
    assert both[0].margin == 2.0
    assert both[0].error == pytest.approx((18 / 4 - 4) ** 0.5 / 3**0.5)


def test_random_numbers_of_a_search_stay_within_bounds() -> None:
    class Edge(Dice):
        def __init__(self, high: bool) -> None:
            self.high = high

        def below(self, limit: int) -> int:
            return limit - 1 if self.high else 0

    for high in (False, True):
        assert 0.0 < share(Edge(high)) < 1.0
        assert abs(gumbel(Edge(high))) < 30
    assert seed_from(Edge(True)) == 2**60 - 1
