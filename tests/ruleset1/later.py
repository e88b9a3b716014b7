"""A later version of the program: Industria has a ruleset 2 and a version 2 of its board."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ironmaster.core import registry
from ironmaster.games.industria import board, game, rules

CASH: Final = 9
POINTS: Final = 7
AS_BEFORE: Final = {"cash": rules.Rules().cash, "raw_tile_cash": "any"}
BEGIN: Final = """
from pathlib import Path
from tests.ruleset1.later import begin
begin(setattr, Path({folder!r}))
"""


@dataclass(frozen=True, slots=True)
class Later(rules.Rules):
    """More thalers at the start, and another default of a switch."""

    cash: int = CASH
    raw_tile_cash: str = "off"


def begin(change: Callable[[Any, str, Any], None], folder: Path) -> None:
    """Change the program; the boards come to lie in the folder, which may hold them already."""
    if not folder.exists():
        shutil.copytree(board.BOARDS.path, folder)
        text = (folder / "industria.toml").read_text("utf-8")
        text = text.replace('id = "industria"\n', 'id = "industria"\nversion = 2\n', 1)
        (folder / "industria@2.toml").write_text(text.replace("\npoints = 1\n", f"\npoints = {POINTS}\n", 1), "utf-8")
    change(board.BOARDS, "path", folder)
    change(rules, "Rules", Later)
    change(rules, "RULESETS", {1: AS_BEFORE, 2: {}})
    spec = game.SPEC._replace(
        rulesets=rules.RULESETS,
        switches=tuple(one.by_default(getattr(Later(), one.name)) for one in game.SPEC.switches),
        versions=board.BOARDS.infos(),
    )
    change(game, "SPEC", spec)
    change(registry, "_games", {**registry._games, spec.name: (spec, game.Industria)})


def at_every_start(folder: Path) -> str:
    """A folder that makes each Python process begin with the changed program when it stands on PYTHONPATH."""
    (folder / "sitecustomize.py").write_text(BEGIN.format(folder=str(folder / "boards")), "utf-8")
    return str(folder)
