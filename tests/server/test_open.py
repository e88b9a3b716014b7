"""`ironmaster open`: one command that starts a server and opens the browser."""

import os
import signal
import socket
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import COMMAND, free_port

PATIENCE = 40.0
READY = "Ctrl-C"


class Opened:
    """The command as a user types it, with a browser that only records the addresses."""

    def __init__(self, folder: Path, *words: str, **environment: str) -> None:
        self.seen = folder / "seen"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> "{self.seen}"\n', "utf-8")
        browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
        known = {key: value for key, value in os.environ.items() if not key.startswith(("IRONMASTER_", "DISPLAY"))}
        self.log = folder / f"log-{time.monotonic_ns()}"
        data = {"XDG_DATA_HOME": str(folder / "data"), "BROWSER": f"{browser} %s", "IRONMASTER_BOT_PROCESSES": "0"}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", COMMAND, "open", *words], stderr=log, env={**known, **data, **environment}
            )

    def said(self, word: str) -> str:
        """All output so far, once it contains a word."""
        end = time.monotonic() + PATIENCE
        while word not in (text := self.log.read_text("utf-8")):
            assert time.monotonic() < end and self.process.poll() in (None, 0), text
            time.sleep(0.05)
        return text

    @property
    def address(self) -> str:
        return self.said(READY).partition("Ironmaster: ")[2].partition("\n")[0]

    def interrupt(self) -> int:
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


Open = Callable[..., Opened]


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    begun: list[Opened] = []

    def call(*words: str, **environment: str) -> Opened:
        begun.append(Opened(tmp_path, *words, **environment))
        return begun[-1]

    yield call
    for one in begun:
        one.process.kill()
        one.process.wait()


def test_open_starts_shows_and_stops_cleanly(opened: Open, tmp_path: Path) -> None:
    port = free_port()
    one = opened(IRONMASTER_PORT=str(port))
    said = one.said(READY)
    assert one.address == f"http://127.0.0.1:{port}"
    assert httpx.get(f"{one.address}/readyz").status_code == 200
    assert one.seen.read_text("utf-8").split() == [one.address]
    assert "in your browser" in said and len(said.splitlines()) == 2
    assert (tmp_path / "data" / "ironmaster" / "ironmaster.db").exists()
    assert one.interrupt() == 0
    assert one.log.read_text("utf-8") == said


@pytest.mark.parametrize(
    ("words", "environment"),
    [(["--no-browser"], {}), ([], {"IRONMASTER_BROWSER": "0"}), ([], {"BROWSER": "", "WAYLAND_DISPLAY": ""})],
)
def test_without_a_display_the_address_is_printed(opened: Open, words: list[str], environment: dict[str, str]) -> None:
    one = opened("--port=0", "--lang=fr", *words, **environment)
    assert "Ouvrez cette adresse" in one.said(READY)
    assert not one.seen.exists()
    assert one.interrupt() == 0


def test_another_port_is_used_if_the_default_is_taken(opened: Open) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        one = opened("--no-browser", IRONMASTER_PORT=str(port))
        assert one.address != f"http://127.0.0.1:{port}"
        assert httpx.get(f"{one.address}/healthz").text == "ok\n"


@pytest.mark.parametrize("named", [False, True])
def test_running_server_is_reused(opened: Open, tmp_path: Path, named: bool) -> None:
    port = str(free_port())
    environment = {"IRONMASTER_DB": str(tmp_path / "one.db")} if named else {}
    first = opened("--no-browser", IRONMASTER_PORT=port, **environment)
    address = first.address
    second = opened(IRONMASTER_PORT=port, **environment)
    assert second.process.wait(PATIENCE) == 0
    assert second.said("already") == f"Ironmaster is already running: {address}\n"
    assert second.seen.read_text("utf-8").split() == [address]
    assert first.interrupt() == 0


def test_a_port_that_was_asked_for_and_is_taken_is_refused(opened: Open) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        one = opened(f"--port={taken.getsockname()[1]}")
        assert one.process.wait(PATIENCE) == 2
        assert "Cannot listen" in one.log.read_text("utf-8")


def test_missing_page_is_refused_before_the_server_starts(opened: Open, tmp_path: Path) -> None:
    one = opened("--port=0", "--lang=fr", IRONMASTER_PAGE=str(tmp_path / "nothing"))
    assert one.process.wait(PATIENCE) == 2
    assert one.log.read_text("utf-8").startswith("Aucune page web dans ")
