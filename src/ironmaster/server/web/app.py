"""The application: routes, guards and the hall put together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Annotated, Any, Final

from litestar import Litestar, Request, get
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme
from litestar.params import Parameter
from litestar.types import ASGIApp

from ironmaster.core.match import Match
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.registry import names, spec_of
from ironmaster.core.rulebook import rulebook
from ironmaster.server.botdesk import BotDesk
from ironmaster.server.errors import RequestError
from ironmaster.server.fanout import listen
from ironmaster.server.hall import Hall
from ironmaster.server.logs import set_up_logs
from ironmaster.server.memory import keep_pauses_short
from ironmaster.server.rooms.journal import shared_game
from ironmaster.server.settings import Settings
from ironmaster.server.store.engines import database_url, open_engines
from ironmaster.server.store.migrate import migrate
from ironmaster.server.store.store import Store
from ironmaster.server.web.answers import Safe
from ironmaster.server.web.caller import SAFE, Caller, address_of, caller_of, from_here, language_of
from ironmaster.server.web.edge import Edge
from ironmaster.server.web.problems import HANDLERS, MEDIA
from ironmaster.server.web.routes import games, people, play, service, tables
from ironmaster.server.wire import Problem

BODY: Final = 64 * 1024
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Ironmaster</title></head>
<body><h1>Ironmaster</h1><p>The game table is running. Programs find its interface at
<a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
<p>The games belong to their designers and publishers.</p></body></html>
"""
REFUSALS: Final = {
    400: "The request is malformed",
    401: "Nobody is signed in",
    403: "Not allowed",
    404: "Not there, or private",
    405: "Not a method of this address",
    409: "Not in this state",
    413: "Too large",
    415: "Not JSON",
    422: "Against the rules, or not to be set up like that",
    429: "Too many requests",
    503: "The store is away",
}


def create_app(settings: Settings) -> Litestar:
    """A server for these settings. It touches the database only once it starts."""
    store = Store(open_engines(database_url(settings.database)))
    hall = Hall(settings, store)

    def around(app: ASGIApp) -> ASGIApp:
        return Edge(app, hall)

    async def the_hall() -> Hall:
        return hall

    async def the_caller(request: AnyRequest) -> Caller:
        return await caller_of(request, hall)

    return Litestar(
        [page, *games.HANDLERS, *people.HANDLERS, *tables.HANDLERS, *play.HANDLERS, *service.HANDLERS],
        dependencies={
            "hall": Provide(the_hall),
            "caller": Provide(the_caller),
            "language": Provide(the_language, sync_to_thread=False),
        },
        guards=[_guard(hall)],
        exception_handlers=HANDLERS,
        lifespan=[_life(hall)],
        middleware=[around],
        openapi_config=openapi(),
        request_max_body_size=BODY,
        response_class=Safe,
        debug=False,
        logging_config=None,
    )


@get("/", media_type="text/html", include_in_schema=False)
async def page() -> str:
    """What a person sees who opens the address."""
    return PAGE


def the_language(request: AnyRequest, lang: Annotated[str | None, Parameter(max_length=20)] = None) -> str:
    """The language of the answer."""
    del lang  # read from the address by `language_of`; named here for the schema
    return language_of(request)


def _guard(hall: Hall) -> Callable[[AnyConnection, BaseRouteHandler], None]:
    def guard(connection: AnyConnection, handler: BaseRouteHandler) -> None:
        method = connection.scope.get("method", "GET")
        rate = handler.opt.get("rate", "read" if method in SAFE else "write")
        if rate:
            hall.limits.check(rate, address_of(connection))
        if method not in SAFE:
            from_here(connection, hall.settings)
            _is_json(connection)

    return guard


def _is_json(connection: AnyConnection) -> None:
    """A page elsewhere can send forms and plain text without being asked; JSON it cannot."""
    media = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media and media != "application/json":
        raise RequestError("media", field="content-type")


def _life(hall: Hall) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        settings = hall.settings
        set_up_logs(settings.log_level, settings.log_format)
        migrate(hall.store.engines.writing)
        if hall.store.engines.shared:
            hall.start(listen(hall))
        if settings.bot_processes:
            hall.bots = BotDesk(hall)
            hall.start(hall.bots.sweep())
        hall.start(hall.gauge())
        hall.start(keep_pauses_short())
        hall.start(asyncio.to_thread(warm_up))
        hall.ready = True
        try:
            yield
        finally:
            hall.ready = False
            await hall.stop()
            if hall.bots is not None:
                await hall.bots.close()
            hall.store.close()

    return life


def warm_up() -> None:
    """Read what the first table to be opened would otherwise wait for: games, their words and their law."""
    for name in names():
        spec = spec_of(name)
        for seats in spec.seats:
            match = Match(shared_game(name, seats, spec.boards[0].id, "{}"))
            for lang in LANGUAGES:
                match.prompt(lang)
        rulebook(name)


def openapi() -> OpenAPIConfig:
    """The description of the interface."""
    return OpenAPIConfig(
        title="Ironmaster",
        version=version("ironmaster"),
        description="The table server. Live play goes over the WebSocket /api/live; see docs/server.md.",
        license=License(name="Apache-2.0", identifier="Apache-2.0"),
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
        components=Components(
            security_schemes={
                "session": SecurityScheme(type="apiKey", name="ironmaster", security_scheme_in="cookie"),
                "token": SecurityScheme(type="http", scheme="bearer"),
            }
        ),
        security=[{"session": []}, {"token": []}, {}],
    )


def describe_refusals() -> None:
    """Every route may answer with a problem; the schema says so."""
    spec = {
        status: ResponseSpec(Problem, description=text, media_type=MEDIA, generate_examples=False)
        for status, text in REFUSALS.items()
    }
    for handler in (*games.HANDLERS, *people.HANDLERS, *tables.HANDLERS, *play.HANDLERS, *service.HANDLERS):
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = {**spec, **(handler.responses or {})}


describe_refusals()
