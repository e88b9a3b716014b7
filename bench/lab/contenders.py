"""The contenders: ways to step through games, all with random legal moves.

Each function does its setup and returns a function that plays for about the given seconds, and returns the number of
decisions and the seconds used.
"""

import atexit
import time
from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from bench.speed.peers import Catanatron, OpenSpiel, Runner

Measured = tuple[int, float]
Some = Callable[[float], Measured]
SEATS = 4
ROWS = 256
GAME = 300
"""About the number of decisions in the longest games."""


def raw(game: str) -> Some:
    """The engine, called from Python."""
    import ironmaster
    from ironmaster.core.contract import CHANCE, OVER, FastDice

    table, dice = ironmaster.game(game, seats=SEATS), Random(1).random
    to_act, moves, apply, settle, draw = (
        table.law.to_act,
        table.law.moves,
        table.law.apply,
        table.law.settle,
        table.law.draw,
    )

    def play(seed: int) -> int:
        state, chance, decisions = table.law.start(), FastDice(seed), 0
        while (actor := to_act(state)) != OVER:
            if actor == CHANCE:
                settle(state, draw(state, chance))
            else:
                offered = moves(state)
                apply(state, offered[int(dice() * len(offered))])
                decisions += 1
        return decisions

    return repeated(play)


def aec(game: str, *, observe: bool = True) -> Some:
    """Our PettingZoo environment; the move is chosen from the list of legal ones, as in the raw loop."""
    from ironmaster import lab

    env, dice = lab.pettingzoo_env(game, seats=SEATS), Random(1).random
    step, last, moves = env.step, env.last, env.moves

    def play(seed: int) -> int:
        env.reset(seed=seed)
        decisions = 0
        while True:
            _, _, over, _, _ = last(observe)
            if over:
                return decisions
            offered = moves()
            step(offered[int(dice() * len(offered))])
            decisions += 1

    return repeated(play)


def masked(make: Callable[[], Any]) -> Some:
    """Any PettingZoo environment. The move is drawn from the action mask, as a learning program would do."""
    import numpy as np

    env, dice = make(), Random(1).random

    def play(seed: int) -> int:
        env.reset(seed=seed)
        decisions = 0
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return decisions
            offered = np.flatnonzero(seen["action_mask"])
            env.step(int(offered[int(dice() * len(offered))]))
            decisions += 1

    return repeated(play)


def aec_sampled(game: str) -> Some:
    """Our PettingZoo environment, used as in the PettingZoo documentation: the action space draws the move."""
    from ironmaster import lab

    env = lab.pettingzoo_env(game, seats=SEATS)
    for agent in env.possible_agents:
        env.action_space(agent).seed(1)

    def play(seed: int) -> int:
        env.reset(seed=seed)
        decisions = 0
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut or seen is None:
                return decisions
            env.step(env.action_space(agent).sample(seen["action_mask"]))
            decisions += 1
        return decisions

    return repeated(play)


def aec_masked(game: str) -> Some:
    """Our PettingZoo environment. The move is drawn from the action mask."""
    from ironmaster import lab

    return masked(lambda: lab.pettingzoo_env(game, seats=SEATS))


def gym(game: str) -> Some:
    """Our Gymnasium environment: one seat against random bots, whose decisions count too.

    It is seeded once, as usual. The move is chosen from the list of legal moves, as in the raw loop.
    """
    from ironmaster import lab

    env, dice = lab.gymnasium_env(game, seats=SEATS), Random(1).random
    env.reset(seed=1)
    runner, step = env.table.runner, env.step

    def play(_: int) -> int:
        env.reset()
        over = env.table.over
        while not over:
            offered = runner.moves
            over = step(offered[int(dice() * len(offered))])[2]
        return runner.decisions

    return repeated(play)


def pettingzoo_chess() -> Some:
    """PettingZoo's chess."""
    from pettingzoo.classic import chess_v6

    return masked(chess_v6.raw_env)


def our_spiel(game: str) -> Some:
    """Our games for OpenSpiel."""
    from ironmaster import lab

    return as_peer(OpenSpiel(lab.openspiel_game(game, seats=SEATS)))


def spiel_chess() -> Some:
    """OpenSpiel's chess."""
    return as_peer(OpenSpiel("chess"))


def catanatron() -> Some:
    """Catan with random players."""
    return as_peer(Catanatron())


def as_peer(peer: Runner) -> Some:
    """A peer of `bench.speed`, played as it is there."""
    return repeated(lambda seed: peer.play(peer.new(seed)))


def batch(game: str, *, processes: int = 1) -> Some:
    """A batch of games, measured in wall-clock time because several processes share the work.

    All games begin together. A slice lasts at least one whole game, so that every slice contains all phases of a game.
    """
    from ironmaster import lab

    rows = lab.batch(game, seats=SEATS, games=ROWS * processes, processes=processes)
    atexit.register(rows.close)

    def some(seconds: float) -> Measured:
        steps, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds or steps < GAME:
            rows.step(rows.sample())
            steps += 1
        return steps * ROWS * processes, spent

    return some


def pgx_chess() -> Some:
    """The chess of pgx: a batch of games, compiled by JAX for the CPU and measured in wall-clock time."""
    # imported without types, because it is an optional package
    jax: Any = import_module("jax")
    jnp: Any = import_module("jax.numpy")

    env = import_module("pgx").make("chess")
    start, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    key = jax.random.PRNGKey(1)
    state = start(jax.random.split(key, ROWS))

    def choose(state: Any, key: Any) -> Any:
        return jax.random.categorical(key, jnp.where(state.legal_action_mask, 0.0, -1e9), axis=1)

    pick = jax.jit(choose)
    state = step(state, pick(state, key))

    def some(seconds: float) -> Measured:
        nonlocal key, state
        decisions, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds or not decisions:
            key, own = jax.random.split(key)
            state = jax.block_until_ready(step(state, pick(state, own)))
            decisions += ROWS
        return decisions, spent

    return some


def repeated(play: Callable[[int], int]) -> Some:
    """Plays game after game, measured in CPU time."""
    play(1)
    seed = 1

    def some(seconds: float) -> Measured:
        nonlocal seed
        decisions, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            seed += 1
            decisions += play(seed)
        return decisions, spent

    return some
