"""`ironmaster serve`: the table server."""

import os
from importlib.util import find_spec
from typing import Annotated

import typer

from ironmaster.cli.app import Lang, app, hint
from ironmaster.core.errors import SetupError


def need_server() -> None:
    """Raise an error that tells what to install if the server is not installed."""
    if not all(find_spec(part) for part in ("litestar", "sqlalchemy")):
        raise SetupError("cli.server")


@app.command(help=hint("serve"))
def serve(
    db: Annotated[str | None, typer.Option(help=hint("serve-db"))] = None,
    host: Annotated[str | None, typer.Option(help=hint("serve-host"))] = None,
    port: Annotated[int | None, typer.Option(help=hint("serve-port"))] = None,
    workers: Annotated[int | None, typer.Option(help=hint("serve-workers"))] = None,
    config: Annotated[str | None, typer.Option(help=hint("serve-config"))] = None,
    public_url: Annotated[str | None, typer.Option(help=hint("serve-public-url"))] = None,
    proxies: Annotated[str | None, typer.Option(help=hint("serve-proxies"))] = None,
    metrics_token: Annotated[str | None, typer.Option(help=hint("serve-metrics-token"))] = None,
    log_level: Annotated[str | None, typer.Option(help=hint("serve-log-level"))] = None,
    log_format: Annotated[str | None, typer.Option(help=hint("serve-log-format"))] = None,
    rooms: Annotated[int | None, typer.Option(help=hint("serve-rooms"))] = None,
    bot_processes: Annotated[int | None, typer.Option(help=hint("serve-bot-processes"))] = None,
    bot_seconds: Annotated[float | None, typer.Option(help=hint("serve-bot-seconds"))] = None,
    master_seconds: Annotated[float | None, typer.Option(help=hint("serve-master-seconds"))] = None,
    analysis_seconds: Annotated[float | None, typer.Option(help=hint("serve-analysis-seconds"))] = None,
    bot_pace: Annotated[float | None, typer.Option(help=hint("serve-bot-pace"))] = None,
    session_days: Annotated[int | None, typer.Option(help=hint("serve-session-days"))] = None,
    rates: Annotated[float | None, typer.Option(help=hint("serve-rates"))] = None,
    guests: Annotated[bool | None, typer.Option(help=hint("serve-guests"))] = None,
    page: Annotated[str | None, typer.Option(help=hint("serve-page"))] = None,
    lang: Lang = "en",
) -> None:
    need_server()
    from ironmaster.server.serving import serve as run
    from ironmaster.server.settings import FIELDS, read_settings

    given = dict(locals())
    run(read_settings({name: given[name] for name in FIELDS}, os.environ, config))
