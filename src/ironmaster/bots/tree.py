"""Information-set tree search: one tree of decisions over many sampled states.

Each visit samples the hidden information, goes down the tree by the results so far and the preferences of the judge,
adds one node, plays the acting seat's turn (and, with a `horizon`, more turns) to its end by preferences, and lets the
judge forecast. Every seat maximises its own margin. Chance makes no branches: a node stands for all states that a seat
cannot distinguish, and for all possible cards.

A judge may overrate the seat that has just played, so that longer lines look worse. For such a judge the horizon is the
own next turn, where every line ends.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from ironmaster.bots.glance import at_a_glance
from ironmaster.bots.judging import Judge
from ironmaster.bots.margins import margin
from ironmaster.bots.turn import Line, TurnSearch
from ironmaster.core.contract import CHANCE, OVER, Dice, Game, State

GLANCE: Final = 16
"""Visits between two checks of the time."""


class Settings:
    """The settings of the search. The defaults won most games in the arena."""

    def __init__(
        self,
        curiosity: float = 1.0,
        temper: float = 0.15,
        horizon: int = 0,
        variety: float = 0.03,
        doubt: float = 0.15,
        deepest: int = 60,
        guided: float = 0.75,
        focus: float = 0.08,
    ) -> None:
        self.curiosity: float = curiosity
        """The weight of exploration."""
        self.temper: float = temper
        """The temperature of the judge's preferences, as a share of its spread."""
        self.horizon: int = horizon
        """How many turns are played by preferences before the forecast; below 0: until the seat's own next turn."""
        self.variety: float = variety
        """The noise in these turns, as a share of the judge's spread."""
        self.doubt: float = doubt
        """The assumed deficit of an untried move against the average so far, in spreads."""
        self.deepest: int = deepest
        self.guided: float = guided
        """The share of the prior in a seat's turn that comes from the turn search; the rest comes from preferences."""
        self.focus: float = focus
        """How much worse a line may end and still be tried about as often, as a share of the judge's spread."""


class Node:
    """A node: the statistics of the decisions after one move."""

    def __init__(self, prior: float) -> None:
        self.prior: float = prior
        self.visits: int = 0
        self.total: float = 0.0
        """Sum of the margins, in spreads, of the seat that chose this node."""
        self.squares: float = 0.0
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        """The margin so far, in spreads."""
        return self.total / self.visits if self.visits else 0.0


class Tree:
    """The search for one decision of one seat."""

    def __init__(self, judge: Judge[Any], s: State, dice: Dice, settings: Settings) -> None:
        self.judge: Judge[Any] = judge
        self.game: Game = judge.game
        self.state: State = s
        self.seat: int = self.game.law.to_act(s)
        self.dice: Dice = dice
        self.settings: Settings = settings
        self.root: Node = Node(1.0)
        self.nodes: int = 0
        """The number of states reached by moves and outcomes."""

    def after(self, move: int) -> "Tree | None":
        """The subtree after a move, if the same seat decides again and nothing is revealed in between."""
        s = self.state.copy()
        self.game.law.apply(s, move)
        if self.game.law.to_act(s) != self.seat or move not in self.root.children:
            return None
        tree = Tree(self.judge, s, self.dice, self.settings)
        tree.root = self.root.children[move]
        return tree

    def run(self, seconds: float, iterations: int, decide: bool = False) -> None:
        """Visit until the time is over, or for a number of iterations.

        With `decide`, stop as soon as the remaining visits cannot change the most visited move.
        """
        begin = perf_counter()
        if self.settings.guided > 0.0 and self.root.visits == 0:
            search = TurnSearch(self.judge)
            self._plant(self.root, self.state, search.lines(self.state, self.seat), 0)
            self.nodes += search.nodes
        done = 0
        while iterations == 0 or done < iterations:
            self.visit()
            done += 1
            if done % GLANCE == 0:
                spent = perf_counter() - begin
                if spent > seconds:
                    break
                left = float(iterations - done) if iterations else done * (seconds / spent - 1.0)
                if decide and self._ahead() > left:
                    break

    def _ahead(self) -> int:
        """The number of visits by which the best move leads."""
        most = second = 0
        for child in self.root.children.values():
            if child.visits > most:
                second = most
                most = child.visits
            elif child.visits > second:
                second = child.visits
        return most - second

    def visit(self) -> None:
        """One visit: go down the tree, and propagate the value back."""
        s = self.game.views.resample(self.state, self.seat, self.dice)
        node = self.root
        path: list[Node] = [node]
        actors: list[int] = [-1]
        while len(path) < self.settings.deepest:
            actor = self._settled(s)
            if actor == OVER:
                break
            moves = self.game.law.moves(s)
            self._open(node, s, moves)
            move = self._select(node, moves)
            node = node.children[move]
            self.game.law.apply(s, move)
            self.nodes += 1
            path.append(node)
            actors.append(actor)
            if node.visits == 0:
                self._play_on(s, actor)
                break
        self._learn(path, actors, self.judge.forecast(s))

    def _plant(self, node: Node, s: State, lines: list[Line], depth: int) -> None:
        """Begin the tree with the lines that a search of the seat's turn has found. Lines share their first moves."""
        best: dict[int, float] = {}
        through: dict[int, list[Line]] = {}
        for line in lines:
            if len(line.moves) > depth:
                move = line.moves[depth]
                best[move] = max(best.get(move, -1e18), line.worth)
                through.setdefault(move, []).append(line)
        if not best:
            return
        self._open(node, s, self.game.law.moves(s))
        most = max(best.values())
        scale = self.settings.focus * self.judge.spread
        total = 0.0
        for worth in best.values():
            total += exp((worth - most) / scale)
        for child in node.children.values():
            child.prior *= 1.0 - self.settings.guided
        for move, worth in best.items():
            child = node.children[move]
            child.prior += self.settings.guided * exp((worth - most) / scale) / total
            after = s.copy()
            self.game.law.apply(after, move)
            self._plant(child, after, through[move], depth + 1)

    def _settled(self, s: State) -> int:
        """Resolve chance, then return the seat to act, or OVER."""
        actor = self.game.law.to_act(s)
        while actor == CHANCE:
            self.game.law.settle(s, self.game.law.draw(s, self.dice))
            actor = self.game.law.to_act(s)
        return actor

    def _open(self, node: Node, s: State, moves: list[int]) -> None:
        """Add a child for every legal move that the node does not have yet."""
        children = node.children
        met = True
        for move in moves:
            if move not in children:
                met = False
                break
        if met:
            return
        if len(moves) == 1:
            children[moves[0]] = Node(1.0)
            return
        leanings = self.judge.leanings(s, moves)
        scale = self.settings.temper * self.judge.spread
        most = max(leanings)
        total = 0.0
        for leaning in leanings:
            total += exp((leaning - most) / scale)
        for place in range(len(moves)):
            if moves[place] not in children:
                children[moves[place]] = Node(exp((leanings[place] - most) / scale) / total)

    def _select(self, node: Node, moves: list[int]) -> int:
        """The move with the best sum of value and exploration bonus."""
        children = node.children
        seen = 0
        total = 0.0
        for move in moves:
            child = children[move]
            if child.visits:
                seen += child.visits
                total += child.total
        untried = (total / seen if seen else 0.0) - self.settings.doubt
        trying = self.settings.curiosity * sqrt(seen + 1.0)
        best = moves[0]
        most = -1e18
        for move in moves:
            child = children[move]
            value = child.total / child.visits if child.visits else untried
            value += trying * child.prior / (1.0 + child.visits)
            if value > most:
                most = value
                best = move
        return best

    def _play_on(self, s: State, seat: int) -> None:
        """Play to the end of the turn, and of as many more as the horizon says, by preferences."""
        left = self.settings.horizon
        variety = self.settings.variety * self.judge.spread
        dealt = False
        for _ in range(400):
            actor = self.game.law.to_act(s)
            if actor == OVER or (left == 0 and actor != seat):
                return
            if actor == CHANCE:
                self.game.law.settle(s, self.game.law.draw(s, self.dice))
                dealt = True
                continue
            if actor != seat or dealt:
                if left < 0 and actor == self.seat:
                    return
                left -= 1 if left > 0 else 0
                seat = actor
                dealt = False
            moves = self.game.law.moves(s)
            self.game.law.apply(s, moves[at_a_glance(self.judge, s, moves, self.dice, variety)])
            self.nodes += 1

    def _learn(self, path: list[Node], actors: list[int], forecast: list[float]) -> None:
        margins = [margin(forecast, seat) / self.judge.spread for seat in range(self.game.seats)]
        path[0].visits += 1
        for place in range(1, len(path)):
            node = path[place]
            value = margins[actors[place]]
            node.visits += 1
            node.total += value
            node.squares += value * value
