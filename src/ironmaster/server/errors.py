"""The errors of the server and the HTTP status of each."""

from typing import Final

from ironmaster.core import errors as core
from ironmaster.core.errors import IronmasterError


class ServeError(IronmasterError):
    """The server or an admin command cannot run: wrong settings, database or port."""

    kind = "serve"

    def __init__(self, case: str, **params: str | int) -> None:
        super().__init__(f"server.{case}", **params)


class RequestError(IronmasterError):
    """The request is malformed; `params['field']` names the wrong field, if it is one."""

    kind = "request"

    def __init__(self, case: str, **params: str | int) -> None:
        super().__init__(f"server.{case}", **params)


class NotAuthenticated(RequestError):
    """The caller is not signed in, or name and password do not match."""

    kind = "sign"


class Forbidden(RequestError):
    """The caller may not do that."""

    kind = "right"


class NotFound(RequestError):
    """There is no such object, or it is private."""

    kind = "missing"


class TableConflict(RequestError):
    """That is not possible in the current state of the table or account."""

    kind = "conflict"


class TooLarge(RequestError):
    """The request is too large."""

    kind = "large"


class RateLimited(RequestError):
    """Too many requests; `params['seconds']` tells when to try again."""

    kind = "rate"


class Unavailable(RequestError):
    """The database cannot be reached at the moment."""

    kind = "store"


STATUS: Final[dict[type[IronmasterError], int]] = {
    core.SetupError: 422,
    core.BoardError: 422,
    core.ParseError: 422,
    core.IllegalMove: 422,
    core.PositionError: 422,
    core.RecordError: 422,
    core.StaleMove: 409,
    core.TurnError: 409,
    core.HistoryError: 409,
    core.UnknownClause: 404,
    NotAuthenticated: 401,
    Forbidden: 403,
    NotFound: 404,
    TableConflict: 409,
    TooLarge: 413,
    RateLimited: 429,
    Unavailable: 503,
    RequestError: 400,
}


def status_of(error: IronmasterError) -> int:
    """The HTTP status of an error."""
    for kind in type(error).__mro__:
        if kind in STATUS:
            return STATUS[kind]
    return 400
