"""`ironmaster selfplay`: a bot plays against itself, and its decisions are stored as training data."""

import json
import math
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from ironmaster.cli.app import Json, Lang, app, hint
from ironmaster.cli.messages import tell
from ironmaster.cli.options import switches
from ironmaster.cli.progress import Meter
from ironmaster.cli.screen import console
from ironmaster.core import registry
from ironmaster.lab.selfplay.plan import SelfplayError, key_of, loaded, plan_for


@app.command(help=hint("selfplay"))
def selfplay(
    game: Annotated[str, typer.Option("--game", metavar="GAME", help=hint("game"))],
    out: Annotated[str, typer.Option("--out", metavar="FOLDER", help=hint("selfplay-out"))],
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help=hint("selfplay-bot"))] = "master:64",
    games: Annotated[int, typer.Option("--games", help=hint("selfplay-games"))] = 100,
    seats: Annotated[int | None, typer.Option("--seats", help=hint("seats"))] = None,
    board: Annotated[str | None, typer.Option("--board", help=hint("board"))] = None,
    rule: Annotated[list[str] | None, typer.Option("--rule", metavar="NAME=VALUE", help=hint("rule"))] = None,
    seed: Annotated[int, typer.Option("--seed", help=hint("arena-seed"))] = 1,
    seconds: Annotated[float, typer.Option("--seconds", help=hint("arena-seconds"))] = 1.0,
    explore: Annotated[float, typer.Option("--explore", help=hint("selfplay-explore"))] = 0.0,
    processes: Annotated[int, typer.Option("--jobs", help=hint("arena-jobs"))] = 0,
    ray: Annotated[str, typer.Option("--ray", metavar="ADDRESS", help=hint("selfplay-ray"))] = "",
    shard: Annotated[int, typer.Option("--shard", help=hint("selfplay-shard"))] = 32,
    as_json: Json = False,
    lang: Lang = "en",
) -> None:
    _check(games, processes, shard, seconds)
    stores, workers = loaded()
    table = registry.game(game, seats=seats, board=board, rules=switches(game, rule or []))
    plan = plan_for(table, bot, seed, explore, seconds)
    store = stores.Store(Path(out), plan, shard)
    wanted = [number for number in range(1, games + 1) if number not in store.done]
    kept = games - len(wanted)
    key, together = key_of(plan), processes or os.cpu_count() or 1
    played: Iterator[tuple[int, bytes]]
    if ray:
        played = workers.by_ray(key, wanted, ray)
    elif together == 1:
        played = workers.alone(key, wanted)
    else:
        played = workers.by_processes(key, wanted, together)
    try:
        with Meter(tell(lang, "arena-progress"), games) as meter:
            for done, (number, stream) in enumerate(played, kept + 1):
                store.add(number, stream)
                meter.reach(done)
    finally:
        store.flush()
    _show(stores, Path(out), kept, len(store.done), as_json, lang)


def _check(games: int, processes: int, shard: int, seconds: float) -> None:
    for option, number, least in (("--games", games, 1), ("--jobs", processes, 0), ("--shard", shard, 1)):
        if number < least:
            raise SelfplayError("cli.least", option=option, number=str(number), least=least)
    if not (math.isfinite(seconds) and seconds > 0):
        raise SelfplayError("cli.seconds", seconds=str(seconds))


def _show(stores: Any, folder: Path, kept: int, games: int, as_json: bool, lang: str) -> None:
    found = list(stores.files(folder))
    rows = sum(stores.rows_in(file) for file in found)
    if as_json:
        print(json.dumps({"folder": str(folder), "games": games, "kept": kept, "decisions": rows, "files": len(found)}))
    else:
        console().print(Text(tell(lang, "selfplay-done", folder=str(folder), games=games, decisions=rows, kept=kept)))
