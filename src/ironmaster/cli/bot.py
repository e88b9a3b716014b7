"""`ironmaster bot`: a bot that plays on a table server with the account of a person."""

import sys
from secrets import randbits
from typing import Annotated

import typer

from ironmaster.bots.registry import bot_from
from ironmaster.cli.app import Lang, app, hint
from ironmaster.cli.messages import tell
from ironmaster.client.playing import Progress, play
from ironmaster.client.server import Server
from ironmaster.core.contract import FastDice


@app.command("bot", help=hint("bot-play"))
def bot_play(
    server: Annotated[str, typer.Option(envvar="IRONMASTER_SERVER", help=hint("bot-server"))],
    token: Annotated[str, typer.Option(envvar="IRONMASTER_TOKEN", help=hint("bot-token"))],
    bot: Annotated[str, typer.Option(help=hint("bot-bot"))] = "journeyman",
    table: Annotated[str, typer.Option(help=hint("bot-table"))] = "",
    lang: Lang = "en",
) -> None:
    player, there = bot_from(bot), Server(server, token, lang)

    def choose(view: dict[str, object], moves: list[str]) -> str:
        return player.choose(view, moves, FastDice(randbits(63)))

    def report(progress: Progress) -> None:
        text = f"{progress.table} {progress.seat}: {progress.move}"
        if progress.unreachable:
            text = tell(lang, "bot-away", problem=progress.unreachable)
        print(text, file=sys.stderr, flush=True)

    print(tell(lang, "bot-plays", bot=bot, server=there.address), file=sys.stderr, flush=True)
    try:
        play(there, choose, table, report)
    except KeyboardInterrupt:
        print(tell(lang, "bot-stopped"), file=sys.stderr)
