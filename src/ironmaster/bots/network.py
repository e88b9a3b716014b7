"""A bot with a neural network in an ONNX file. The input is an observation, the output a value for each move.

The network has the input `observation` (rows of features) and the outputs `policy` (a number for each move, the higher
the better) and `value` (what each seat will get, beginning with the seat that looks). Its metadata name the game that
it was made for.
"""

import json
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from ironmaster.bots.lookup import table_of
from ironmaster.core.contract import Dice, Game
from ironmaster.core.errors import SetupError
from ironmaster.observations import packer, width_of

PREFIX = "net:"
METADATA = "ironmaster"


class NetworkBot:
    """Makes the move with the highest value."""

    def __init__(self, file: str) -> None:
        self.name = f"{PREFIX}{file}"
        self.file = file
        self.session = _session(file)

    def choose(self, view: dict[str, object], moves: list[str], dice: Dice) -> str:
        if len(moves) == 1:
            return moves[0]
        game = table_of(view)
        check(self.file, self.session, game)
        liked = self.outputs(game, view, dice)[0]
        return max(moves, key=lambda move: liked[game.actions.number(move)])

    def outputs(self, game: Game, view: dict[str, object], dice: Dice) -> list[Any]:
        """The outputs of the network for a view: a value for each move, and the result of each seat."""
        numpy = import_module("numpy")
        features = game.observation.features()
        state = game.views.sample(view, dice)
        seat = game.law.to_act(state)
        seen = numpy.empty((1, width_of(features)), numpy.int16)
        packer(features, game.seats).pack([state], [seat], [seat], seen, 0)
        found = self.session.run(["policy", "value"], {"observation": seen.astype(numpy.float32)})
        return [found[0][0], found[1][0]]


def identity_of(game: Game) -> dict[str, object]:
    """What a network must fit: the same features and moves in the same order."""
    named = {key: value for key, value in game.setup.identity().items() if key != "ruleset"}
    return {**named, "width": width_of(game.observation.features()), "actions": len(game.actions)}


@lru_cache(maxsize=8)
def _session(file: str) -> Any:
    try:
        runtime = import_module("onnxruntime")
        import_module("numpy")
    except ImportError:
        raise SetupError("bots.onnx") from None
    if not Path(file).is_file():
        raise SetupError("bots.network", file=file, problem="no such file")
    options = runtime.SessionOptions()
    options.intra_op_num_threads = 1
    options.inter_op_num_threads = 1
    try:
        return runtime.InferenceSession(file, options, providers=["CPUExecutionProvider"])
    except Exception as problem:  # onnxruntime has no common class of errors
        raise SetupError("bots.network", file=file, problem=str(problem)[:200]) from None


def check(file: str, session: Any, game: Game) -> None:
    """Refuse a network that was made for another game."""
    metadata = session.get_modelmeta().custom_metadata_map.get(METADATA, "{}")
    made_for = json.loads(metadata)
    for key, value in identity_of(game).items():
        if made_for.get(key) != value:
            raise SetupError("bots.network", file=file, problem=f"made for {key} {made_for.get(key)}, not {value}")
