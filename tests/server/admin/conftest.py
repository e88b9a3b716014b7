"""A club on each kind of database, and the command line."""

from collections.abc import Callable

import pytest

from tests.cli.conftest import cli
from tests.server.admin.club import Club, make_club
from tests.server.conftest import BACKENDS
from tests.server.running import Server

__all__ = ("cli",)


@pytest.fixture(scope="session", params=BACKENDS)
def club(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> Club:
    """A club with a running server; tests must leave its games unchanged."""
    return make_club(start_server(request.param))
