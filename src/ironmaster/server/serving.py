"""Running the server: one process, or several workers on one address."""

import multiprocessing
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from ironmaster.core.errors import IronmasterError
from ironmaster.server.errors import ServeError
from ironmaster.server.logs import set_up_logs
from ironmaster.server.metrics import SHARED
from ironmaster.server.settings import CONFIG, Settings, as_environment, read_settings
from ironmaster.server.store.engines import database_url, open_engines, problem_of
from ironmaster.server.store.migrate import migrate
from ironmaster.server.store.tables import alone, drop_claims
from ironmaster.server.web.static_files import find_page

GRACE = 10
"""Seconds that requests in progress are given when the server stops."""
SWITCH = 0.001
"""Seconds after which the thread that commits gets the interpreter from the one that answers: with Python's own five
milliseconds the disk waits longer than it works."""


def serve(settings: Settings, begun: Callable[[str], None] | None = None) -> None:
    """Serve until told to stop; `begun` is told the address on this machine. Raises ServeError if it cannot begin."""
    prepare(settings)
    bound = _bind(settings.host, settings.port)
    address = address_of(*bound.getsockname()[:2])
    print(f"Ironmaster: {settings.public_url or address}", file=sys.stderr, flush=True)
    if begun is not None:
        begun(address)
    if settings.workers == 1:
        _one(settings, bound)
    else:
        _several(settings, bound)


def address_of(host: str, port: int) -> str:
    """Where this machine finds what listens there."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def prepare(settings: Settings) -> None:
    """Check what can be checked before anything starts, and bring the database up to date."""
    url = database_url(settings.database)
    if settings.workers > 1 and url.get_backend_name() == "sqlite":
        raise ServeError("workers")
    find_page(settings.page)
    set_up_logs(settings.log_level, settings.log_format)
    engines = open_engines(url)
    try:
        migrate(engines.writing)
        with engines.writing.begin() as connection:
            if alone(connection):
                drop_claims(connection)
    except (SQLAlchemyError, OSError) as error:
        raise ServeError("connect", problem=problem_of(error, url)) from None
    finally:
        engines.dispose()


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        # Answers are small and come in twos: without this they wait for each other, 40 ms at a time.
        bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        bound.bind((host, port))
        bound.set_inheritable(True)
    except (OSError, OverflowError, ValueError) as error:
        bound.close()
        problem = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ServeError("port", host=host, port=str(port), problem=problem) from None
    return bound


def _config(settings: Settings, app: Any, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=4096,
        **more,
    )


def _one(settings: Settings, bound: socket.socket) -> None:
    from ironmaster.server.web.app import create_app

    sys.setswitchinterval(SWITCH)
    server = uvicorn.Server(_config(settings, create_app(settings)))
    for number in (signal.SIGINT, signal.SIGTERM):
        # The server takes these over while it runs, and sends them once more when it has stopped cleanly.
        signal.signal(number, lambda *_: None)
    server.run([bound])
    if not server.started:
        raise SystemExit(1)


def _several(settings: Settings, bound: socket.socket) -> None:
    counts = Path(tempfile.mkdtemp(prefix="ironmaster-"))
    os.environ.update(as_environment(settings))
    os.environ.pop(CONFIG, None)  # its settings are among them, and a worker may begin when the file is gone
    os.environ[SHARED] = str(counts)
    config = _config(settings, "ironmaster.server.serving:worker", factory=True, workers=settings.workers)
    try:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[bound]).run()
    finally:
        shutil.rmtree(counts, ignore_errors=True)


def worker() -> Litestar:
    """In a worker: the application, from the settings that its parent left in the environment."""
    from ironmaster.server.web.app import create_app

    sys.setswitchinterval(SWITCH)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    try:
        return create_app(read_settings({}, os.environ))
    except IronmasterError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None


def _end_with(parent: Any) -> None:
    """A worker whose parent was killed must not keep the address."""
    parent.join()
    os._exit(1)
