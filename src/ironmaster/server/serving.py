"""Runs the server: one process, or several worker processes on one socket."""

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
from ironmaster.server.store.tables import drop_claims, only_server
from ironmaster.server.web.static_files import find_page

SHUTDOWN_SECONDS = 10
"""How long running requests may continue when the server stops."""
SWITCH_SECONDS = 0.001
"""How often Python switches between threads. With the default of 5 ms the writer thread waits longer for the GIL than
for the disk.
"""


def serve(settings: Settings, started: Callable[[str], None] | None = None) -> None:
    """Serve until a signal stops the server. `started` is called with the local URL. Raises ServeError."""
    prepare(settings)
    bound = _bind(settings.host, settings.port)
    address = address_of(*bound.getsockname()[:2])
    print(f"Ironmaster: {settings.public_url or address}", file=sys.stderr, flush=True)
    if started is not None:
        started(address)
    if settings.workers == 1:
        _run_single(settings, bound)
    else:
        _run_workers(settings, bound)


def address_of(host: str, port: int) -> str:
    """The local URL of a host and port."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def prepare(settings: Settings) -> None:
    """Check the settings and migrate the database before any process starts."""
    url = database_url(settings.database)
    if settings.workers > 1 and url.get_backend_name() == "sqlite":
        raise ServeError("workers")
    find_page(settings.page)
    set_up_logs(settings.log_level, settings.log_format)
    engines = open_engines(url)
    try:
        migrate(engines.writing)
        with engines.writing.begin() as connection:
            if only_server(connection):
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
        # A response is sent in two small packets. With Nagle's algorithm the second one would wait up to 40 ms.
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
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        limit_concurrency=4096,
        **more,
    )


def _run_single(settings: Settings, bound: socket.socket) -> None:
    from ironmaster.server.web.app import create_app

    sys.setswitchinterval(SWITCH_SECONDS)
    server = uvicorn.Server(_config(settings, create_app(settings)))
    for number in (signal.SIGINT, signal.SIGTERM):
        # Uvicorn handles these signals while it runs, and raises them again after a clean shutdown. Ignore those.
        signal.signal(number, lambda *_: None)
    server.run([bound])
    if not server.started:
        raise SystemExit(1)


def _run_workers(settings: Settings, bound: socket.socket) -> None:
    counts = Path(tempfile.mkdtemp(prefix="ironmaster-"))
    os.environ.update(as_environment(settings))
    os.environ.pop(CONFIG, None)  # its settings are set above; the file may be gone when a worker restarts
    os.environ[SHARED] = str(counts)
    config = _config(settings, "ironmaster.server.serving:worker", factory=True, workers=settings.workers)
    try:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[bound]).run()
    finally:
        shutil.rmtree(counts, ignore_errors=True)


def worker() -> Litestar:
    """The application of a worker process. The parent passes the settings in the environment."""
    from ironmaster.server.web.app import create_app

    sys.setswitchinterval(SWITCH_SECONDS)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_exit_with, args=(parent,), daemon=True).start()
    try:
        return create_app(read_settings({}, os.environ))
    except IronmasterError as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None


def _exit_with(parent: Any) -> None:
    """Exit when the parent process ends: a worker whose parent was killed must not keep the socket."""
    parent.join()
    os._exit(1)
