"""The Litestar application: routes, guards, dependencies and startup."""

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
from ironmaster.core.registry import specs
from ironmaster.core.rulebook import rulebook
from ironmaster.server.analysis_jobs import AnalysisJobs
from ironmaster.server.bot_runner import BotRunner
from ironmaster.server.context import AppContext
from ironmaster.server.gc_tuning import tune_gc
from ironmaster.server.logs import set_up_logs
from ironmaster.server.notifications import listen
from ironmaster.server.people.expiry import close_expired_forever
from ironmaster.server.rooms.journal import shared_game
from ironmaster.server.settings import Settings
from ironmaster.server.store.engines import database_url, open_engines
from ironmaster.server.store.migrate import migrate
from ironmaster.server.store.store import Store
from ironmaster.server.web.authentication import (
    SAFE,
    Caller,
    address_of,
    caller_of,
    check_origin,
    cookie_name,
    language_of,
)
from ironmaster.server.web.error_responses import HANDLERS
from ironmaster.server.web.middleware import OuterMiddleware
from ironmaster.server.web.openapi import completed, serialised
from ironmaster.server.web.responses import SafeResponse
from ironmaster.server.web.routes import advice, facts, games, people, play, service, tables
from ironmaster.server.web.static_files import StaticFiles, read_page

MOST_BODY_BYTES: Final = 64 * 1024
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
    """The application for these settings. It connects to the database only when it starts."""
    store = Store(open_engines(database_url(settings.database)))
    context = AppContext(settings, store)

    async def provide_context() -> AppContext:
        return context

    async def provide_caller(request: AnyRequest) -> Caller:
        return await caller_of(request, context)

    app = Litestar(
        [Router("/", route_handlers=module.HANDLERS, tags=[tag]) for tag, module in ROUTES.items()],
        dependencies={
            "context": Provide(provide_context),
            "caller": Provide(provide_caller),
            "language": Provide(language, sync_to_thread=False),
        },
        guards=[_guard(context)],
        exception_handlers=HANDLERS,
        lifespan=[_lifespan(context)],
        openapi_config=openapi_config(settings),
        request_max_body_size=MOST_BODY_BYTES,
        response_class=SafeResponse,
        debug=False,
        logging_config=None,
    )
    # Wrapped around the router: a Litestar middleware does not see 404 and 405 responses.
    app.asgi_handler = OuterMiddleware(StaticFiles(app.asgi_handler, read_page(settings.page)), context)
    return app


def language(request: AnyRequest, caller: Caller, lang: str | None = None) -> str:
    """The language of the response, as a dependency of routes."""
    del lang  # `language_of` reads it from the query; it is a parameter here so that the schema has it
    return language_of(request, caller.person)


def _guard(context: AppContext) -> Callable[[AnyConnection, BaseRouteHandler], None]:
    def guard(connection: AnyConnection, handler: BaseRouteHandler) -> None:
        method = connection.scope.get("method", "GET")
        rate = handler.opt.get("rate", "read" if method in SAFE else "write")
        if rate:
            context.limits.check(rate, address_of(connection))
        if method not in SAFE:
            check_origin(connection, context.settings)
            _check_json(connection)

    return guard


def _check_json(connection: AnyConnection) -> None:
    """Refuse bodies that are not JSON.

    A page of another site can send forms and plain text without a CORS preflight, but not JSON.
    """
    media = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media and media != "application/json":
        raise ClientException(status_code=415)


def _lifespan(context: AppContext) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        settings = context.settings
        set_up_logs(settings.log_level, settings.log_format)
        migrate(context.store.engines.writing)
        if context.store.engines.shared:
            context.start(listen(context))
        if settings.bot_processes:
            context.bots = BotRunner(context)
            context.start(context.bots.sweep())
            context.analysis_jobs = AnalysisJobs(context.store, context.rooms, context.bots, settings)
            context.start(context.analysis_jobs.sweep())
        context.start(context.update_gauges())
        context.start(close_expired_forever(context))
        context.start(tune_gc())
        context.start(_warm_up_in_background(context))
        try:
            yield
        finally:
            context.ready = False
            await context.stop()
            if context.bots is not None:
                await context.bots.close()
            context.store.close()

    return lifespan


async def _warm_up_in_background(context: AppContext) -> None:
    await asyncio.to_thread(warm_up)
    context.ready = True


def warm_up() -> None:
    """Load games, messages and rulebooks, so that the first request does not have to wait for them."""
    for spec in specs():
        for seats in spec.seats_on():
            match = Match(shared_game(spec.name, spec.boards[0].key, seats, "{}", spec.ruleset))
            for lang in AVAILABLE:
                match.prompt(lang)
        rulebook(spec.name)


class SchemaRouter(Router):
    """The router of the OpenAPI document, without the 404 page of the library."""

    def register(self, value: Any) -> list[Any]:
        return [] if "/{path:str}" in getattr(value, "paths", ()) else super().register(value)


class OpenAPIDocument(JsonRenderPlugin):
    """Serves the OpenAPI document."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self._content = b""

    def render(self, request: AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        del request
        self._content = self._content or serialised(completed(openapi_schema, cookie_name(self.settings)))
        return self._content


def openapi_config(settings: Settings) -> OpenAPIConfig:
    """The OpenAPI configuration of Litestar. `completed` adds what the routes do not declare."""
    return OpenAPIConfig(
        title="Ironmaster",
        version=version("ironmaster"),
        license=License(name="Apache-2.0", identifier="Apache-2.0"),
        render_plugins=[OpenAPIDocument(settings)],
        openapi_router=SchemaRouter("/schema", route_handlers=[], include_in_schema=False),
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
    )


def openapi_document(app: Litestar, settings: Settings) -> bytes:
    """The OpenAPI document as it is served."""
    return serialised(completed(app.openapi_schema.to_schema(), cookie_name(settings)))
