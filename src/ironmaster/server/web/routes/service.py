"""Routes for monitoring and administration."""

import hmac
from typing import Any, Literal

import sqlalchemy as sa
from litestar import get, post
from litestar.connection import Request
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.server.context import AppContext
from ironmaster.server.errors import Forbidden, NotFound
from ironmaster.server.people import accounts
from ironmaster.server.store import people as people_sql
from ironmaster.server.store import tables as sql
from ironmaster.server.store.migrate import is_current
from ironmaster.server.store.rows import GONE
from ironmaster.server.web.authentication import Caller, address_of
from ironmaster.server.web.params import Game, PersonId, Table
from ironmaster.server.web.responses import SafeResponse
from ironmaster.server.web.routes.tables import After, Limit, listed, page_start
from ironmaster.server.wire import TableList

AnyRequest = Request[Any, Any, Any]
LOOPBACK = ("127.0.0.1", "::1")
PROXIED = ("x-forwarded-for", "forwarded", "x-real-ip", "via")
"""Headers that a local proxy adds to forwarded requests. They show that the client is not on this machine."""


@get("/healthz", summary="Liveness: the process runs", media_type="text/plain", opt={"rate": ""})
async def healthz() -> str:
    return "ok\n"


@get(
    "/readyz",
    summary="Readiness: the database answers and has the right schema",
    media_type="text/plain",
    opt={"rate": ""},
)
async def readyz(context: AppContext) -> SafeResponse[str]:
    try:
        ready = context.ready and await context.store.read(is_current)
    except SQLAlchemyError:
        ready = False
    return SafeResponse(
        "ready\n" if ready else "not ready\n", status_code=200 if ready else 503, media_type="text/plain"
    )


@get(
    "/metrics",
    summary="Prometheus metrics, for this machine or with the token",
    media_type="text/plain",
    opt={"rate": ""},
)
async def metrics(context: AppContext, request: AnyRequest) -> SafeResponse[bytes]:
    token = context.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    if token and not hmac.compare_digest(given.encode(), token.encode()):
        raise Forbidden("metrics")
    if not token and (address_of(request) not in LOOPBACK or any(name in request.headers for name in PROXIED)):
        raise Forbidden("metrics")
    return SafeResponse(context.metrics.page(), media_type="text/plain; version=0.0.4")


@get("/api/admin/tables", summary="All tables, private ones too (for admins)")
async def all_tables(
    context: AppContext,
    caller: Caller,
    status: Literal["open", "running", "finished", "abandoned"] = "running",
    game: Game = "",
    limit: Limit = 30,
    after: After = None,
) -> TableList:
    person, place = caller.admin(), page_start(after)
    return await listed(context, person, lambda db: sql.listed(db, status, game, place, limit, private=True), limit)


@post(
    "/api/admin/tables/{table:str}/close", summary="End a running game without a result (for admins)", status_code=204
)
async def close_table(context: AppContext, caller: Caller, table: Table) -> None:
    caller.admin()
    room = await context.rooms.current(table)
    await room.abandon()


@post("/api/admin/people/{person:str}/delete", summary="Delete a person (for admins)", status_code=204)
async def delete_person(context: AppContext, caller: Caller, person: PersonId) -> None:
    caller.admin()

    def ask(connection: sa.Connection) -> Any:
        return people_sql.person_by_id(connection, person)

    found = await context.store.read(ask)
    if found is None or found.kind == GONE:
        raise NotFound("person")
    await accounts.delete_person(context, found)


HANDLERS = (healthz, readyz, metrics, all_tables, close_table, delete_person)
