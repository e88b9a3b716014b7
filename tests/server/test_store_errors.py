"""Responses for errors of the database."""

import socket

import pytest
from sqlalchemy.exc import DataError, IntegrityError, OperationalError, SQLAlchemyError

from ironmaster.server import serving
from ironmaster.server.settings import CONFIG, read_settings
from ironmaster.server.store.engines import CONNECT_SECONDS, database_url, open_engines
from ironmaster.server.web.error_responses import from_store_error, problem_of


@pytest.mark.parametrize(
    ("kind", "status", "code"),
    [(IntegrityError, 409, "conflict-changed"), (DataError, 400, "request-body"), (OperationalError, 503, None)],
)
def test_database_errors_map_to_client_errors(kind: type[SQLAlchemyError], status: int, code: str | None) -> None:
    error = kind("SELECT secret", {"password": "secret"}, Exception("secret"))
    for lang in ("en", "fr"):
        told = problem_of(from_store_error(error), lang)
        assert told.status == status and code in (None, told.code)
        assert told.message and "secret" not in repr(told)


@pytest.mark.parametrize(("given", "seconds"), [("", CONNECT_SECONDS), ("?connect_timeout=3", 3)])
def test_connecting_to_postgresql_has_a_timeout(given: str, seconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def connect(*_: object, **words: object) -> None:
        asked.append(int(str(words["connect_timeout"])))
        raise ConnectionError

    engines = open_engines(database_url(f"postgresql://127.0.0.1/x{given}"))
    monkeypatch.setattr(engines.writing.dialect, "connect", connect)
    with pytest.raises(ConnectionError):
        engines.writing.connect()
    assert asked == [seconds]


def test_small_responses_are_not_delayed() -> None:
    with serving._bind("127.0.0.1", 0) as bound:
        assert bound.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_workers_do_not_look_for_the_file_that_their_parent_read(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {CONFIG: "gone.toml"}
    seen: list[str | None] = []

    class Supervisor:
        def __init__(self, *_: object, **__: object) -> None:
            seen.append(environment.get(CONFIG))

        def run(self) -> None:
            seen.append(environment.get("IRONMASTER_PORT"))

    monkeypatch.setattr("uvicorn.supervisors.Multiprocess", Supervisor)
    monkeypatch.setattr("os.environ", environment)
    with socket.socket() as bound:
        serving._run_workers(read_settings({"db": "postgresql://127.0.0.1/x", "workers": 2, "port": 7}, {}), bound)
    assert seen == [None, "7"]
