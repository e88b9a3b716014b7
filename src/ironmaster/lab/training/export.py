"""Writes the network as ONNX for the bot `net:FILE.onnx`, one file for each setup, and reads such files. Needs PyTorch.

The weights are stored at half precision, so that a network of the default size takes 2.6 MB. They keep the names that
they have in the network.
"""

import copy
import io
import json
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import torch
from onnx import TensorProto, helper, numpy_helper

from ironmaster.bots.network import METADATA, identity_of
from ironmaster.core.contract import Game
from ironmaster.lab.training.files import write
from ironmaster.lab.training.layout import Layout
from ironmaster.lab.training.network import Network, OneSetup, Reader
from ironmaster.lab.training.settings import TrainingError

SMALL = 256
"""Weights of fewer numbers stay at full precision."""
PREFIX = "network."
"""Names of the network's weights begin with it."""


def labels(games: Sequence[Game]) -> list[str]:
    """A label for each setup of a run, used in names of files and columns: `seats4`, or `seats4-edition_second`."""
    switches = sorted({key for game in games for key in game.rules if any(key not in one.rules for one in games)})
    switches += sorted(
        {key for game in games for key in game.rules if len({str(one.rules.get(key)) for one in games}) > 1}
    )
    found = []
    for game in games:
        switched = [f"{key}_{game.rules[key]}" for key in dict.fromkeys(switches) if key in game.rules]
        found.append("-".join([f"seats{game.seats}", *switched]))
    return found


def export(network: Network, layout: Layout, games: Sequence[Game], folder: Path) -> list[Path]:
    """Write the file of each setup into a folder."""
    own = copy.deepcopy(network).cpu().float().eval()
    found = []
    for setup, (game, label) in enumerate(zip(games, labels(games), strict=True)):
        view = layout.views[setup]
        one = OneSetup(own, Reader(view), setup, game.seats)
        stream = io.BytesIO()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # the exporter warns that it is old
            torch.onnx.export(
                one,
                (torch.zeros(2, view.observation),),
                stream,
                input_names=["observation"],
                output_names=["policy", "value"],
                dynamic_axes={name: {0: "rows"} for name in ("observation", "policy", "value")},
                do_constant_folding=False,  # it would rename weights
                dynamo=False,
            )
        model = onnx.load_from_string(stream.getvalue())
        _halve(model.graph)
        entry = model.metadata_props.add()
        entry.key, entry.value = METADATA, json.dumps(identity_of(game))
        found.append(folder / f"{game.spec.name}-{label}.onnx")
        write(found[-1], model.SerializeToString())
    return found


def _halve(graph: Any) -> None:
    """Store large weights at half precision. A cast brings each back to full precision when the file is loaded."""
    for weight in graph.initializer:
        if weight.data_type != TensorProto.FLOAT or np.prod(weight.dims) < SMALL:
            continue
        full = f"{weight.name}.full"
        for node in graph.node:
            node.input[:] = [full if name == weight.name else name for name in node.input]
        graph.node.insert(0, helper.make_node("Cast", [weight.name], [full], to=TensorProto.FLOAT))
        weight.CopyFrom(numpy_helper.from_array(numpy_helper.to_array(weight).astype(np.float16), weight.name))


def load_weights(network: Network, file: Path) -> None:
    """Start a network from the weights in an exported file, which must be of a network for the same setups."""
    try:
        weights = {
            one.name.removeprefix(PREFIX): torch.from_numpy(numpy_helper.to_array(one).astype(np.float32))
            for one in onnx.load(str(file)).graph.initializer
            if one.name.startswith(PREFIX)
        }
        network.load_state_dict(weights)
    except Exception as problem:  # a file that is damaged, or of another network, raises anything
        raise TrainingError("lab.unreadable", file=str(file), problem=str(problem)[:200]) from None
