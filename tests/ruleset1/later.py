"""A later version of the program: Industria has one more ruleset, and its board one more version."""

import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ironmaster.core import registry
from ironmaster.games.industria import board, game, rules

RULESET: Final = game.SPEC.ruleset + 1
VERSION: Final = game.SPEC.boards[0].version + 1
BOARD: Final = f"industria@{VERSION}"
CASH: Final = 9
POINTS: Final = 7
AS_BEFORE: Final = {"cash": rules.Rules().cash, "raw_tile_cash": rules.Rules().raw_tile_cash}
BEGIN: Final = """
from pathlib import Path
from tests.ruleset1.later import begin
begin(setattr, Path({folder!r}))
"""


@dataclass(frozen=True, slots=True)
class Later(rules.Rules):
    """More thalers at the start, and another default of a switch."""

    cash: int = CASH
    raw_tile_cash: str = "build"


def begin(change: Callable[[Any, str, Any], None], folder: Path) -> None:
    """Change the program. The boards are copied to the folder, unless it exists already."""
    registry.specs()  # a game that is loaded during the change would be lost when the change is undone
    if not folder.exists():
        shutil.copytree(board.BOARDS.path, folder)
        text = (folder / "industria.toml").read_text("utf-8")
        text = text.replace('id = "industria"\n', f'id = "industria"\nversion = {VERSION}\n', 1)
        (folder / f"{BOARD}.toml").write_text(text.replace("\npoints = 1\n", f"\npoints = {POINTS}\n", 1), "utf-8")
    change(board.BOARDS, "path", folder)
    change(rules, "Rules", Later)
    change(rules, "RULESETS", {**rules.RULESETS, RULESET - 1: AS_BEFORE, RULESET: {}})
    spec = game.SPEC._replace(
        rulesets=rules.RULESETS,
        switches=tuple(one.with_default(getattr(Later(), one.name, one.default)) for one in game.SPEC.switches),
        versions=board.BOARDS.infos(),
    )
    change(game, "SPEC", spec)
    change(registry, "_games", {**registry._games, spec.name: (spec, game.Industria)})


def at_every_start(folder: Path) -> str:
    """A folder for PYTHONPATH: with it, every Python process starts as the later version."""
    (folder / "sitecustomize.py").write_text(BEGIN.format(folder=str(folder / "boards")), "utf-8")
    return str(folder)
