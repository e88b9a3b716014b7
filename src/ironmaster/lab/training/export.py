"""Writes the network as ONNX for the bot `net:FILE.onnx`, one file for each setup. Needs PyTorch and onnx."""

import copy
import io
import json
import warnings
from collections.abc import Sequence
from pathlib import Path

import onnx
import torch

from ironmaster.bots.network import METADATA, identity_of
from ironmaster.core.contract import Game
from ironmaster.lab.training.files import write
from ironmaster.lab.training.layout import Layout
from ironmaster.lab.training.network import Network, OneSetup, Reader


def labels(games: Sequence[Game]) -> list[str]:
    """A label for each setup of a run, used in names of files and columns: `seats4`, or `seats4-edition_second`."""
    switches = sorted({key for game in games for key in game.rules if any(key not in one.rules for one in games)})
    switches += sorted(
        {key for game in games for key in game.rules if len({str(one.rules.get(key)) for one in games}) > 1}
    )
    found = []
    for game in games:
        told = [f"{key}_{game.rules[key]}" for key in dict.fromkeys(switches) if key in game.rules]
        found.append("-".join([f"seats{game.seats}", *told]))
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
            warnings.simplefilter("ignore")  # about the age of the exporter and about folded constants
            torch.onnx.export(
                one,
                (torch.zeros(2, view.observation),),
                stream,
                input_names=["observation"],
                output_names=["policy", "value"],
                dynamic_axes={name: {0: "rows"} for name in ("observation", "policy", "value")},
                dynamo=False,
            )
        model = onnx.load_from_string(stream.getvalue())
        entry = model.metadata_props.add()
        entry.key, entry.value = METADATA, json.dumps(identity_of(game))
        found.append(folder / f"{game.spec.name}-{label}.onnx")
        write(found[-1], model.SerializeToString())
    return found
