"""Error responses: problem documents with a sentence in the language of the client, and never a traceback."""

import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import Send
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from ironmaster.core.errors import IllegalMove, IronmasterError, StaleMove
from ironmaster.core.messages import say
from ironmaster.core.naming import addressing
from ironmaster.core.refusal import Refusal
from ironmaster.core.rulebook import rulebook
from ironmaster.server.errors import RequestError, TableConflict, Unavailable, status_of
from ironmaster.server.web.authentication import language_of
from ironmaster.server.wire import encoded
from ironmaster.server.wire_errors import ElementCard, Problem, Reason

log: Final = logging.getLogger("ironmaster.server")
MEDIA: Final = "application/problem+json"
CLIENT_GONE: Final = 499
"""The status counted for a request whose client disconnected before it was complete. Nobody reads the response."""
AnyRequest = Request[Any, Any, Any]
FIELDS: Final = {
    "setup-game": "game",
    "setup-seats": "seats",
    "setup-bot": "bot",
    "board-listed": "board",
    "board-seats": "seats",
}
"""The form field that is wrong, for errors raised by the engine."""


class ClientGone(Exception):
    """The client disconnected in the middle of a request. It is not logged as an error."""


def problem_of(error: IronmasterError, lang: str) -> Problem:
    """An error as a problem document."""
    refusals = _reasons(error, lang) if isinstance(error, IllegalMove) else []
    now = error.params.get("now")
    return Problem(
        status=status_of(error),
        code=error.code,
        message=error.say(lang),
        field=_field(error),
        index=now if isinstance(error, StaleMove) and isinstance(now, int) else None,
        refusals=refusals,
    )


def _field(error: IronmasterError) -> str:
    """The field of the request that is wrong; for a rule switch it includes the name of the switch."""
    switch = error.params.get("switch")
    return f"rules.{switch}" if switch else str(error.params.get("field", FIELDS.get(error.code, "")))


def _reasons(error: IllegalMove, lang: str) -> list[Reason]:
    with addressing(error.reader):
        return [reason(refusal, lang) for refusal in error.refusals]


def reason(refusal: Refusal, lang: str) -> Reason:
    """A refusal with its sentence, what it is about, the text of the clause and its place in the rulebook."""
    book = rulebook(refusal.game)
    clause = book.clause(refusal.clause)
    return Reason(
        clause=refusal.clause,
        sentence=refusal.sentence(lang),
        law=clause.text(lang),
        source=book.sources(clause.source, lang),
        where=[ElementCard(kind=one.kind, id=one.id) for one in refusal.where],
    )


def problem_response(problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    """A problem as a response."""
    return Response(encoded(problem), status_code=problem.status, media_type=MEDIA, headers=headers)


async def send_problem(problem: Problem, send: Send, headers: list[tuple[bytes, bytes]] | None = None) -> None:
    """Send a problem from a middleware, outside the framework."""
    given = [(b"content-type", MEDIA.encode()), *(headers or [])]
    await send({"type": "http.response.start", "status": problem.status, "headers": given})
    await send({"type": "http.response.body", "body": encoded(problem), "more_body": False})


def language_in(scope: Any) -> str:
    """The language that the client asks for, from an ASGI scope."""
    return language_of(ASGIConnection(scope))


def _on_ironmaster_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    assert isinstance(error, IronmasterError)
    problem = problem_of(error, language_of(request))
    headers = {}
    if problem.status == 429:
        headers["Retry-After"] = str(error.params.get("seconds", 1))
    if problem.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return problem_response(problem, headers)


def _on_validation_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    assert isinstance(error, ValidationException)
    lang = language_of(request)
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    field = str(found.get("key", "")) if isinstance(found, dict) else ""
    if field in request.path_params:
        return problem_response(http_problem(404, "route", lang))  # no object can have such an id
    detail = str(found.get("message", error.detail)) if isinstance(found, dict) else error.detail
    problem = problem_of(RequestError("field" if field else "body", field=field), lang)
    problem.detail = detail[:300]
    return problem_response(problem)


def _on_http_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    assert isinstance(error, HTTPException)
    if isinstance(error, ValidationException):
        return _on_validation_error(request, error)
    lang = language_of(request)
    known = {404: "route", 405: "method", 413: "size", 415: "media"}
    case = known.get(error.status_code, "body" if error.status_code < 500 else "fault")
    if error.status_code >= 500:
        log.error("request failed", exc_info=error)
    return problem_response(http_problem(error.status_code, case, lang), dict(error.headers or {}))


def http_problem(status: int, case: str, lang: str) -> Problem:
    """A problem of HTTP itself, such as an unknown path or a wrong media type."""
    return Problem(status=status, code=f"http-{case}", message=say("server", lang, f"http-{case}", {}))


def from_store_error(error: SQLAlchemyError) -> IronmasterError:
    """The error that a client gets for an error of the database."""
    if isinstance(error, IntegrityError):
        return TableConflict("changed")
    if isinstance(error, DataError):
        log.warning("database rejected a value", exc_info=error)
        return RequestError("body")
    log.error("database error", exc_info=error)
    return Unavailable("database")


def _on_store_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    assert isinstance(error, SQLAlchemyError)
    return problem_response(problem_of(from_store_error(error), language_of(request)))


def _on_unexpected_error(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("request failed", exc_info=error)
    return problem_response(fault(language_of(request)))


def fault(lang: str) -> Problem:
    """The problem that a client gets for a bug of the server."""
    return http_problem(500, "fault", lang)


def _on_client_gone(request: AnyRequest, _error: Exception) -> Response[bytes]:
    return problem_response(http_problem(CLIENT_GONE, "body", language_of(request)))


def _on_unreadable_body(request: AnyRequest, error: Exception) -> Response[bytes]:
    problem = problem_of(RequestError("body"), language_of(request))
    problem.detail = str(error)[:300] if isinstance(error, msgspec.DecodeError) else type(error).__name__
    return problem_response(problem)


HANDLERS: Final[dict[type[Exception] | int, Callable[[AnyRequest, Any], Response[bytes]]]] = {
    IronmasterError: _on_ironmaster_error,
    ClientGone: _on_client_gone,
    HTTPException: _on_http_error,
    msgspec.DecodeError: _on_unreadable_body,
    UnicodeDecodeError: _on_unreadable_body,
    RecursionError: _on_unreadable_body,  # JSON nested too deep
    SQLAlchemyError: _on_store_error,
    Exception: _on_unexpected_error,
}
