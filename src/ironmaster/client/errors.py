"""Errors of the client."""

from ironmaster.core.errors import IronmasterError


class ClientError(IronmasterError):
    """A permanent error: trying again does not help."""

    kind = "client"


class Refused(ClientError):
    """The server rejected a request."""

    @property
    def status(self) -> int:
        """The HTTP status of the response."""
        return int(self.params["status"])

    @property
    def problem(self) -> str:
        """The error code of the response."""
        return str(self.params["problem"])


class Unreachable(ClientError):
    """The server does not answer or is overloaded. The request may be sent again."""

    @property
    def problem(self) -> str:
        """What went wrong."""
        return str(self.params["problem"])

    @property
    def seconds(self) -> int:
        """The value of Retry-After, 0 if there is none."""
        return int(self.params.get("seconds", 0))
