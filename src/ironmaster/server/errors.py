"""What can be wrong with a request to the server or with how it is run, and the HTTP status of each kind."""

from typing import Final

from ironmaster.core import errors as core
from ironmaster.core.errors import IronmasterError


class ServeError(IronmasterError):
    """The server cannot be run as asked: settings, database, port."""

    kind = "serve"

    def __init__(self, case: str, **params: str | int) -> None:
        super().__init__(f"server.{case}", **params)


class RequestError(IronmasterError):
    """The request is malformed; `params['field']` names what is wrong, where it is one field."""

    kind = "request"

    def __init__(self, case: str, **params: str | int) -> None:
        super().__init__(f"server.{case}", **params)


class UnknownPerson(RequestError):
    """Nobody is signed in, or the name and password do not match."""

    kind = "sign"


class Forbidden(RequestError):
    """The one who asks may not do that."""

    kind = "right"


class NotHere(RequestError):
    """There is no such thing, or it is private."""

    kind = "missing"


class TableConflict(RequestError):
    """The table or account is not in a state in which that can be done."""

    kind = "conflict"


class TooMuch(RequestError):
    """The request is too large."""

    kind = "large"


class TooOften(RequestError):
    """Too many requests; `params['seconds']` says when to come back."""

    kind = "rate"


class Unavailable(RequestError):
    """The store cannot be reached at the moment."""

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
    UnknownPerson: 401,
    Forbidden: 403,
    NotHere: 404,
    TableConflict: 409,
    TooMuch: 413,
    TooOften: 429,
    Unavailable: 503,
    RequestError: 400,
}


def status_of(error: IronmasterError) -> int:
    """The HTTP status that fits the kind of the error."""
    for kind in type(error).__mro__:
        if kind in STATUS:
            return STATUS[kind]
    return 400
