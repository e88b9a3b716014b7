"""`python -m bench.search [--seconds S] [--out FILE]`: the speed of the tree search.

Measures nodes per second of the tree, alternately with decisions per second of an alpha-beta search of depth 2 on
catanatron, and the time of each part of a visit.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, Final

import ironmaster
from bench.speed.report import machine
from ironmaster.bots.glance import at_a_glance
from ironmaster.bots.judges import judge_of
from ironmaster.bots.judging import Judge
from ironmaster.bots.settings import settings_of
from ironmaster.bots.tree import Tree
from ironmaster.core.contract import CHANCE, OVER, FastDice, State
from ironmaster.core.engine import compiled

ROUNDS: Final = 5
POSITIONS: Final = 6
RATIO: Final = 15
REPEATS: Final = 200


def positions(judge: Judge[Any]) -> list[State]:
    """Some decisions of a game that is played without search, evenly spread."""
    game, dice = judge.game, FastDice(1)
    s, found = game.law.start(), []
    while (actor := game.law.to_act(s)) != OVER:
        if actor == CHANCE:
            game.law.settle(s, game.law.draw(s, dice))
            continue
        moves = game.law.moves(s)
        if len(moves) > 1:
            found.append(s.copy())
        game.law.apply(s, moves[at_a_glance(judge, s, moves, dice, 0.1)])
    return found[:: max(1, len(found) // POSITIONS)]


def searched(judge: Judge[Any], states: list[State], seconds: float) -> tuple[float, float]:
    """Nodes and visits per second, with equal time for each position."""
    nodes = visits = 0
    begun = process_time()
    for state in states:
        tree = Tree(judge, state, FastDice(2), settings_of(judge.game))
        tree.run(seconds / len(states), 0)
        nodes += tree.nodes
        visits += tree.root.visits
    spent = process_time() - begun
    return nodes / spent, visits / spent


class AlphaBeta:
    """Alpha-beta search of depth 2 for Catan with four players, with the rules and the state copies of catanatron.

    The published package has no such player, so this is a simple one: each seat maximises its own victory points, and
    dice have no branches. A complete one would be slower.
    """

    def __init__(self) -> None:
        from catanatron import Color, RandomPlayer
        from catanatron.game import Game
        from catanatron.state_functions import player_key

        self._game: Any = Game
        self._key: Any = player_key
        self._players = [RandomPlayer(colour) for colour in Color]
        self._seed = 0
        self._now = self._new()

    def _new(self) -> Any:
        self._seed += 1
        return self._game(self._players, seed=self._seed)

    def decided(self, seconds: float) -> float:
        """Decisions per second."""
        made, begun = 0, process_time()
        while (spent := process_time() - begun) < seconds or not made:
            if self._now.winning_color() is not None:
                self._now = self._new()
            self._now.execute(self._choice())
            made += 1
        return made / spent

    def _choice(self) -> Any:
        game = self._now
        actions, seat = game.state.playable_actions, game.state.current_color()
        best, most = actions[0], -1e9
        for action in actions if len(actions) > 1 else []:
            worth = self._after(game, action, seat, 1, most)
            if worth > most:
                best, most = action, worth
        return best

    def _after(self, game: Any, action: Any, seat: Any, depth: int, alpha: float) -> float:
        """The value of an action for the seat; if it is not better than alpha, any value up to alpha."""
        after = game.copy()
        after.execute(action)
        if depth == 0 or after.winning_color() is not None:
            return float(after.state.player_state[f"{self._key(after.state, seat)}_ACTUAL_VICTORY_POINTS"])
        own = after.state.current_color() == seat
        worth = -1e9 if own else 1e9
        for reply in after.state.playable_actions:
            found = self._after(after, reply, seat, depth - 1, alpha)
            worth = max(worth, found) if own else min(worth, found)
            if not own and worth <= alpha:
                break
        return worth


def parts(judge: Judge[Any], states: list[State]) -> dict[str, float]:
    """The mean time of each part of a visit over the positions, in microseconds."""
    game, dice = judge.game, FastDice(3)
    offers = [game.law.moves(s) for s in states]
    works: dict[str, Callable[[State, list[int]], object]] = {
        "resample": lambda s, _: game.views.resample(s, game.law.to_act(s), dice),
        "list moves": lambda s, _: game.law.moves(s),
        "leanings": judge.leanings,
        "forecast": lambda s, _: judge.forecast(s),
        "copy and move": lambda s, offer: game.law.apply(s.copy(), offer[0]),
    }
    found = {}
    for name, work in works.items():
        begun = perf_counter()
        for _ in range(REPEATS):
            for s, offer in zip(states, offers, strict=True):
                work(s, offer)
        found[name] = 1e6 * (perf_counter() - begun) / (REPEATS * len(states))
    return found


def main() -> None:
    """Measure, and write the report."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--seconds", type=float, default=4.0)
    asked.add_argument("--out", type=Path)
    options = asked.parse_args()
    judges = {name: judge_of(ironmaster.game(name, seats=4)) for name in ironmaster.names()}
    states = {name: positions(judge) for name, judge in judges.items()}
    peer = AlphaBeta()
    theirs: list[float] = []
    ours: dict[str, list[tuple[float, float]]] = {name: [] for name in judges}
    for _ in range(ROUNDS):
        theirs.append(peer.decided(options.seconds))
        for name, judge in judges.items():
            ours[name].append(searched(judge, states[name], options.seconds))
    page = written(theirs, ours, {name: parts(judges[name], states[name]) for name in judges}, options.seconds)
    if options.out:
        options.out.write_text(page, "utf-8")
    print(page)


def written(
    theirs: list[float], ours: dict[str, list[tuple[float, float]]], costs: dict[str, dict[str, float]], seconds: float
) -> str:
    """The report."""
    where = machine()
    engine = "compiled" if compiled() else "plain Python"
    lines = [
        "# Speed of the tree search",
        "",
        f"Measured with `python -m bench.search --seconds {seconds:g}` ({engine} engine) on {where['system']} "
        f"{where['architecture']}, {where['cores']} cores, Python {where['python']}: one core, {ROUNDS} rounds, "
        "medians, CPU time. A node is a state reached by a move. A visit is one path down the tree with a forecast at "
        "its end. The yardstick is an alpha-beta search of depth 2 for Catan with four players. It uses the rules and "
        "the state copies of catanatron, because the published package contains no such player, and evaluates only "
        f"victory points: {median(theirs):.1f} decisions per second ({min(theirs):.1f} to {max(theirs):.1f}).",
        "",
        f"| game | nodes/s | visits/s | nodes per decision of the yardstick (target: {RATIO}) |",
        "|---|---:|---:|---:|",
    ]
    for name, rounds in ours.items():
        ratio = median(nodes / other for (nodes, _), other in zip(rounds, theirs, strict=True))
        nodes, visits = (median(one[place] for one in rounds) for place in (0, 1))
        lines.append(f"| {name} | {nodes:,.0f} | {visits:,.0f} | {ratio:,.0f} |")
    lines += ["", "## The parts of a visit", "", "Microseconds for each part, mean over positions of a whole game.", ""]
    lines += ["| game | " + " | ".join(next(iter(costs.values()))) + " |", "|---|" + "---:|" * 5]
    lines += [f"| {name} | " + " | ".join(f"{one:.1f}" for one in cost.values()) + " |" for name, cost in costs.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
