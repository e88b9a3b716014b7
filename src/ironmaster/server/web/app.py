"""The application: routes, guards and the hall put together."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

from litestar import Litestar, Request, Router
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import ClientException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import License

from ironmaster.core.match import Match
from ironmaster.core.messages import AVAILABLE
from ironmaster.core.registry import names, spec_of
from ironmaster.core.rulebook import rulebook
from ironmaster.server.analyst import Analyst
from ironmaster.server.botdesk import BotDesk
from ironmaster.server.fanout import listen
from ironmaster.server.hall import Hall
from ironmaster.server.logs import set_up_logs
from ironmaster.server.memory import keep_pauses_short
from ironmaster.server.people.door import look_after
from ironmaster.server.rooms.journal import shared_game
from ironmaster.server.settings import Settings
from ironmaster.server.store.engines import database_url, open_engines
from ironmaster.server.store.migrate import migrate
from ironmaster.server.store.store import Store
from ironmaster.server.web.answers import Safe
from ironmaster.server.web.caller import SAFE, Caller, address_of, caller_of, cookie_name, from_here, language_of
from ironmaster.server.web.document import refined, written
from ironmaster.server.web.edge import Edge
from ironmaster.server.web.page import Paged, read_page
from ironmaster.server.web.problems import HANDLERS
from ironmaster.server.web.routes import advice, facts, games, people, play, service, tables

BODY: Final = 64 * 1024
ROUTES: Final = {
    "games": games,
    "people": people,
    "tables": tables,
    "play": play,
    "facts": facts,
    "advice": advice,
    "service": service,
}
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def create_app(settings: Settings) -> Litestar:
    """A server for these settings. It touches the database only once it starts."""
    store = Store(open_engines(database_url(settings.database)))
    hall = Hall(settings, store)

    async def the_hall() -> Hall:
        return hall

    async def the_caller(request: AnyRequest) -> Caller:
        return await caller_of(request, hall)

    app = Litestar(
        [Router("/", route_handlers=module.HANDLERS, tags=[tag]) for tag, module in ROUTES.items()],
        dependencies={
            "hall": Provide(the_hall),
            "caller": Provide(the_caller),
            "language": Provide(the_language, sync_to_thread=False),
        },
        guards=[_guard(hall)],
        exception_handlers=HANDLERS,
        lifespan=[_life(hall)],
        openapi_config=openapi(settings),
        request_max_body_size=BODY,
        response_class=Safe,
        debug=False,
        logging_config=None,
    )
    # around the router too: a middleware never sees 404 and 405
    app.asgi_handler = Edge(Paged(app.asgi_handler, read_page(settings.page)), hall)
    return app


def the_language(request: AnyRequest, caller: Caller, lang: str | None = None) -> str:
    """The language of the answer."""
    del lang  # read from the address by `language_of`; named here for the schema
    return language_of(request, caller.person)


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
        raise ClientException(status_code=415)


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
            hall.analyst = Analyst(hall.store, hall.rooms, hall.bots, settings)
            hall.start(hall.analyst.sweep())
        hall.start(hall.gauge())
        hall.start(look_after(hall))
        hall.start(keep_pauses_short())
        hall.start(_make_ready(hall))
        try:
            yield
        finally:
            hall.ready = False
            await hall.stop()
            if hall.bots is not None:
                await hall.bots.close()
            hall.store.close()

    return life


async def _make_ready(hall: Hall) -> None:
    await asyncio.to_thread(warm_up)
    hall.ready = True


def warm_up() -> None:
    """Read what the first table to be opened would otherwise wait for: games, their words and their law."""
    for name in names():
        spec = spec_of(name)
        for seats in spec.seats_on():
            match = Match(shared_game(name, seats, spec.boards[0].id, "{}"))
            for lang in AVAILABLE:
                match.prompt(lang)
        rulebook(name)


class Shelf(Router):
    """Where the description lies, without the library's own page for what is not there."""

    def register(self, value: Any) -> list[Any]:
        return [] if "/{path:str}" in getattr(value, "paths", ()) else super().register(value)


class Document(JsonRenderPlugin):
    """Serves the description of the interface."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self._written = b""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        del request
        self._written = self._written or written(refined(openapi_schema, cookie_name(self.settings)))
        return self._written


def openapi(settings: Settings) -> OpenAPIConfig:
    """The description of the interface, as far as the routes tell it."""
    return OpenAPIConfig(
        title="Ironmaster",
        version=version("ironmaster"),
        license=License(name="Apache-2.0", identifier="Apache-2.0"),
        render_plugins=[Document(settings)],
        openapi_router=Shelf("/schema", route_handlers=[], include_in_schema=False),
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
    )


def document(app: Litestar, settings: Settings) -> bytes:
    """The description as it is served."""
    return written(refined(app.openapi_schema.to_schema(), cookie_name(settings)))
