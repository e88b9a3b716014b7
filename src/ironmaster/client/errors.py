"""What can go wrong between a program and a table server."""

from ironmaster.core.errors import IronmasterError


class ClientError(IronmasterError):
    """What was asked for cannot be done, now or later."""

    kind = "client"


class Refused(ClientError):
    """The server said no."""

    @property
    def status(self) -> int:
        """The HTTP status of its answer."""
        return int(self.params["status"])

    @property
    def problem(self) -> str:
        """The stable code of its answer."""
        return str(self.params["problem"])


class Away(ClientError):
    """The server does not answer, or asks for patience: what was asked for may be asked again."""

    @property
    def problem(self) -> str:
        """What happened."""
        return str(self.params["problem"])

    @property
    def seconds(self) -> int:
        """How long it asks to be left alone."""
        return int(self.params.get("seconds", 0))
