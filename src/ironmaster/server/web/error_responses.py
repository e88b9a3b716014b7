"""Errors as answers: one shape for all, with a sentence in the language of who asked, and never a traceback."""

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
from ironmaster.core.refusal import Refusal
from ironmaster.core.rulebook import rulebook
from ironmaster.server.errors import RequestError, TableConflict, Unavailable, status_of
from ironmaster.server.web.authentication import language_of
from ironmaster.server.wire import Problem, Reason, encoded

log: Final = logging.getLogger("ironmaster.server")
MEDIA: Final = "application/problem+json"
GONE: Final = 499
"""The status counted for a request whose sender hung up before all of it had come; nobody reads the answer."""
AnyRequest = Request[Any, Any, Any]
FIELDS: Final = {
    "setup-game": "game",
    "setup-seats": "seats",
    "setup-bot": "bot",
    "board-listed": "board",
    "board-seats": "seats",
}
"""The fields of a form that the errors of other parts speak of."""


class ClientGone(Exception):
    """Whoever sent a request hung up in the middle of it: no fault of anybody's."""


def problem_of(error: IronmasterError, lang: str) -> Problem:
    """An error for the one who caused it."""
    refusals = [reason(refusal, lang) for refusal in error.refusals] if isinstance(error, IllegalMove) else []
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
    """What in the request is wrong; a rule switch with its name."""
    switch = error.params.get("switch")
    return f"rules.{switch}" if switch else str(error.params.get("field", FIELDS.get(error.code, "")))


def reason(refusal: Refusal, lang: str) -> Reason:
    """A refusal with its sentence, the text of the clause and where the rulebook has it."""
    clause = rulebook(refusal.game).clause(refusal.clause)
    return Reason(
        clause=refusal.clause, sentence=refusal.sentence(lang), law=clause.text(lang), source=list(clause.source)
    )


def answer(problem: Problem, headers: dict[str, str] | None = None) -> Response[bytes]:
    """The response that carries a problem."""
    return Response(encoded(problem), status_code=problem.status, media_type=MEDIA, headers=headers)


async def refuse(problem: Problem, send: Send, headers: list[tuple[bytes, bytes]] | None = None) -> None:
    """Answer with a problem where there is no request of the framework yet."""
    given = [(b"content-type", MEDIA.encode()), *(headers or [])]
    await send({"type": "http.response.start", "status": problem.status, "headers": given})
    await send({"type": "http.response.body", "body": encoded(problem), "more_body": False})


def language_in(scope: Any) -> str:
    """The language asked for, before there is a request of the framework."""
    return language_of(ASGIConnection(scope))


def _expected(request: AnyRequest, error: Exception) -> Response[bytes]:
    assert isinstance(error, IronmasterError)
    problem = problem_of(error, language_of(request))
    headers = {}
    if problem.status == 429:
        headers["Retry-After"] = str(error.params.get("seconds", 1))
    if problem.status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    return answer(problem, headers)


def _invalid(request: AnyRequest, error: Exception) -> Response[bytes]:
    assert isinstance(error, ValidationException)
    lang = language_of(request)
    found = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    field = str(found.get("key", "")) if isinstance(found, dict) else ""
    if field in request.path_params:
        return answer(told(404, "route", lang))  # no such thing can be there
    detail = str(found.get("message", error.detail)) if isinstance(found, dict) else error.detail
    problem = problem_of(RequestError("field" if field else "body", field=field), lang)
    problem.detail = detail[:300]
    return answer(problem)


def _http(request: AnyRequest, error: Exception) -> Response[bytes]:
    assert isinstance(error, HTTPException)
    if isinstance(error, ValidationException):
        return _invalid(request, error)
    lang = language_of(request)
    known = {404: "route", 405: "method", 413: "size", 415: "media"}
    case = known.get(error.status_code, "body" if error.status_code < 500 else "fault")
    if error.status_code >= 500:
        log.error("failed", exc_info=error)
    return answer(told(error.status_code, case, lang), dict(error.headers or {}))


def told(status: int, case: str, lang: str) -> Problem:
    """A problem that is none of ours but of how the request was sent."""
    return Problem(status=status, code=f"http-{case}", message=say("server", lang, f"http-{case}", {}))


def of_store(error: SQLAlchemyError) -> IronmasterError:
    """What an error of the store means for the one who asked."""
    if isinstance(error, IntegrityError):
        return TableConflict("changed")
    if isinstance(error, DataError):
        log.warning("the store refused a value", exc_info=error)
        return RequestError("body")
    log.error("the store failed", exc_info=error)
    return Unavailable("database")


def _broken_store(request: AnyRequest, error: Exception) -> Response[bytes]:
    assert isinstance(error, SQLAlchemyError)
    return answer(problem_of(of_store(error), language_of(request)))


def _fault(request: AnyRequest, error: Exception) -> Response[bytes]:
    log.error("failed", exc_info=error)
    return answer(fault(language_of(request)))


def fault(lang: str) -> Problem:
    """What the one who asked is told of an error that is ours."""
    return told(500, "fault", lang)


def _gone(request: AnyRequest, _error: Exception) -> Response[bytes]:
    return answer(told(GONE, "body", language_of(request)))


def _unreadable(request: AnyRequest, error: Exception) -> Response[bytes]:
    problem = problem_of(RequestError("body"), language_of(request))
    problem.detail = str(error)[:300] if isinstance(error, msgspec.DecodeError) else type(error).__name__
    return answer(problem)


HANDLERS: Final[dict[type[Exception] | int, Callable[[AnyRequest, Any], Response[bytes]]]] = {
    IronmasterError: _expected,
    ClientGone: _gone,
    HTTPException: _http,
    msgspec.DecodeError: _unreadable,
    UnicodeDecodeError: _unreadable,
    RecursionError: _unreadable,  # JSON nested too deep
    SQLAlchemyError: _broken_store,
    Exception: _fault,
}
