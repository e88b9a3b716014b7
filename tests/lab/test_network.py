"""Network bots: they use only the knowledge of their seat, and an invalid file is reported."""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import ironmaster
from ironmaster.bots.network import METADATA, NetworkBot, identity_of
from ironmaster.bots.registry import bot_from
from ironmaster.core.contract import FastDice, Game
from ironmaster.core.errors import SetupError
from ironmaster.lab.runner import Runner
from ironmaster.lab.selfplay.plan import key_of, plan_for
from ironmaster.lab.selfplay.playing import play_game
from ironmaster.lab.selfplay.store import Store

EXAMPLE = Path(__file__).parents[2] / "examples" / "brass_network"


def made(game: Game, file: Path, seed: int = 1, **told: object) -> str:
    """A network of one layer with random weights, for a game."""
    identity = {**identity_of(game), **told}
    dice = np.random.default_rng(seed)
    width, actions = int(str(identity["width"])), int(str(identity["actions"]))
    shapes = {"policy": (width, actions), "value": (width, game.seats)}
    weights = {name: dice.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    nodes = [helper.make_node("MatMul", ["observation", f"{name}_weights"], [name]) for name in shapes]
    model = helper.make_model(
        helper.make_graph(
            nodes,
            "tiny",
            [helper.make_tensor_value_info("observation", TensorProto.FLOAT, [None, width])],
            [
                helper.make_tensor_value_info(name, TensorProto.FLOAT, [None, shape[1]])
                for name, shape in shapes.items()
            ],
            [numpy_helper.from_array(array, f"{name}_weights") for name, array in weights.items()],
        ),
        opset_imports=[helper.make_opsetid("", 17)],
        ir_version=9,
    )
    entry = model.metadata_props.add()
    entry.key, entry.value = METADATA, json.dumps(identity)
    onnx.save(model, str(file))
    return str(file)


@pytest.mark.parametrize("name", ironmaster.names())
def test_a_network_plays_a_whole_game_with_the_knowledge_of_its_seat(name: str, tmp_path: Path) -> None:
    game = ironmaster.game(name)
    bot = bot_from(f"net:{made(game, tmp_path / 'net.onnx')}")
    runner, dice = Runner(game), FastDice(3)
    runner.reset(1)
    decisions = 0
    while runner.actor >= 0 and decisions < 60:
        view, texts = game.views.view(runner.state, runner.actor), game.actions.texts(runner.moves)
        chosen = bot.choose(view, texts, dice)
        other = game.views.resample(runner.state, runner.actor, FastDice(decisions))
        assert bot.choose(game.views.view(other, runner.actor), texts, FastDice(9)) == chosen
        runner.step(game.actions.number(chosen))
        decisions += 1
    assert decisions > 10


def test_the_bot_prefers_the_moves_of_its_network(tmp_path: Path) -> None:
    game = ironmaster.game("industria", seats=3)
    bot = NetworkBot(made(game, tmp_path / "net.onnx"))
    runner = Runner(game)
    runner.reset(2)
    while len(runner.moves) < 3:
        runner.step(runner.moves[0])
    view = game.views.view(runner.state, runner.actor)
    policy, value = bot.outputs(game, view, FastDice(1))
    best = max(runner.moves, key=lambda move: policy[move])
    assert bot.choose(view, game.actions.texts(runner.moves), FastDice(1)) == game.actions.text(best)
    assert len(value) == 3


def test_a_network_for_another_game_is_refused(tmp_path: Path) -> None:
    file = made(ironmaster.game("industria", seats=3), tmp_path / "net.onnx")
    other = ironmaster.game("industria", seats=4)
    runner = Runner(other)
    runner.reset(1)
    while len(runner.moves) < 2:
        runner.step(runner.moves[0])
    with pytest.raises(SetupError, match="made for"):
        bot_from(f"net:{file}").choose(
            other.views.view(runner.state, runner.actor), other.actions.texts(runner.moves), FastDice(1)
        )


def test_an_invalid_network_is_reported(tmp_path: Path) -> None:
    (tmp_path / "no.onnx").write_text("nothing")
    for file in (tmp_path / "no.onnx", tmp_path / "absent.onnx"):
        with pytest.raises(SetupError, match="cannot play"):
            bot_from(f"net:{file}")


def test_self_play_becomes_arrays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.delitem(sys.modules, "prepare", raising=False)
    prepare: Any = __import__("prepare")
    plan = plan_for(ironmaster.game("brass", seats=4), "random", 3, 0.0, 0.0)
    store = Store(tmp_path / "run", plan, 1)
    store.add(1, play_game(key_of(plan), 1))
    rows = prepare.prepare(tmp_path / "run", tmp_path / "data.npz")
    found = np.load(tmp_path / "data.npz")
    about = json.loads(str(found["about"]))
    assert found["features"].shape == (rows, about["identity"]["width"])
    assert len(found["offsets"]) == rows + 1 and found["offsets"][-1] == len(found["moves"]) == len(found["policy"])
    assert sum(part[1] for part in about["layout"]) == about["identity"]["width"]
    assert found["outcome"].shape == (rows, 4)
