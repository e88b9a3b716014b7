"""One game of self-play, and its decisions as columns."""

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from ironmaster.bots.chance import seed_from
from ironmaster.bots.contract import Bot
from ironmaster.core.contract import FastDice, Game
from ironmaster.lab.rewards import place_rewards
from ironmaster.lab.runner import Runner
from ironmaster.lab.selfplay.plan import Plan, plan_from
from ironmaster.observations import width_of
from ironmaster.observations.rows import seed_of


class Decision(NamedTuple):
    """A decision: the observation, the legal moves, the search's policy and value, and the choice."""

    seat: int
    features: bytes
    moves: list[int]
    policy: list[float]
    choice: int
    value: float
    """The margin that the search expected, in points; NaN without one."""


def schema(plan: Plan) -> Any:
    """The columns of a file."""
    width = width_of(plan.table().observation.features())
    columns = [
        ("game", pa.int64()),
        ("decision", pa.int32()),
        ("seat", pa.int8()),
        ("features", pa.list_(pa.int16(), width)),
        ("moves", pa.list_(pa.int32())),
        ("policy", pa.list_(pa.float32())),
        ("choice", pa.int32()),
        ("value", pa.float32()),
        ("points", pa.list_(pa.int32(), plan.seats)),
        ("places", pa.list_(pa.int8(), plan.seats)),
        ("outcome", pa.list_(pa.float32(), plan.seats)),
    ]
    return pa.schema(columns)


def play_game(key: bytes, number: int) -> bytes:
    """Play a game of the plan in this process. Returns its decisions as an Arrow stream."""
    plan = plan_from(key)
    table = _table(key)
    runner = Runner(table)
    runner.reset(seed_of(plan.seed, 0, number))
    thoughts = [FastDice(seed_of(plan.seed, 1 + seat, number)) for seat in range(table.seats)]
    bots = [_bot(key, seat) for seat in range(table.seats)]
    decisions = []
    while runner.actor >= 0:
        seat, moves = runner.actor, runner.moves
        policy, choice, value = _decide(plan, table, runner, bots[seat], thoughts[seat])
        if len(moves) > 1:
            seen = runner.seen(seat).tobytes()
            decisions.append(Decision(seat, seen, moves, policy, moves.index(choice), value))
        runner.step(choice)
    return _written(plan, table, runner, number, decisions)


def _decide(plan: Plan, table: Game, runner: Runner, bot: Bot, dice: FastDice) -> tuple[list[float], int, float]:
    """The policy of the bot, the move that is made, and its expected value."""
    moves = runner.moves
    if len(moves) == 1:
        return [1.0], moves[0], float("nan")
    own = FastDice(seed_from(dice))
    choice = table.actions.number(
        bot.choose(table.views.view(runner.state, runner.actor), table.actions.texts(moves), own)
    )
    thought = getattr(bot, "thought", None) or []
    visits = {one.move: one.visits for one in thought}
    total = sum(visits.values())
    policy = [visits.get(move, 0) / total for move in moves] if total else [float(move == choice) for move in moves]
    value = next((one.margin for one in thought if one.move == choice), float("nan"))
    if plan.explore and dice.below(1 << 20) < plan.explore * (1 << 20):
        choice = moves[_drawn(policy if total else [1.0 / len(moves)] * len(moves), dice)]
    return policy, choice, value


def _drawn(policy: list[float], dice: FastDice) -> int:
    left = dice.below(1 << 30) / (1 << 30)
    for at, share in enumerate(policy):
        left -= share
        if left < 0:
            return at
    return max(range(len(policy)), key=policy.__getitem__)


def _written(plan: Plan, table: Game, runner: Runner, number: int, decisions: list[Decision]) -> bytes:
    scores, places = table.law.scores(runner.state), table.law.places(runner.state)
    worth = place_rewards(places)

    def turned(values: list[Any], seat: int) -> list[Any]:
        return values[seat:] + values[:seat]

    many = len(decisions)
    features = np.frombuffer(b"".join(one.features for one in decisions), np.int16)
    columns = [
        pa.array([number] * many, pa.int64()),
        pa.array(range(many), pa.int32()),
        pa.array([one.seat for one in decisions], pa.int8()),
        pa.FixedSizeListArray.from_arrays(pa.array(features), width_of(table.observation.features())),
        pa.array([one.moves for one in decisions], pa.list_(pa.int32())),
        pa.array([one.policy for one in decisions], pa.list_(pa.float32())),
        pa.array([one.choice for one in decisions], pa.int32()),
        pa.array([one.value for one in decisions], pa.float32()),
        *(
            pa.array([turned(values, one.seat) for one in decisions], pa.list_(kind, table.seats))
            for values, kind in ((scores, pa.int32()), (places, pa.int8()), (worth, pa.float32()))
        ),
    ]
    sink = pa.BufferOutputStream()
    batch = pa.RecordBatch.from_arrays(columns, schema=schema(plan))
    with pa.ipc.new_stream(sink, batch.schema) as stream:
        stream.write_batch(batch)
    found: bytes = sink.getvalue().to_pybytes()
    return found


@lru_cache(maxsize=4)
def _table(key: bytes) -> Game:
    return plan_from(key).table()


@lru_cache(maxsize=32)
def _bot(key: bytes, seat: int) -> Bot:
    """A bot for each seat, cached so that external programs are not started again for every game."""
    del seat
    return plan_from(key).player()
