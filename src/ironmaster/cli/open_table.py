"""`ironmaster open`: starts a server for this machine only and opens it in the browser."""

import http.client
import json
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Annotated, Final
from urllib.parse import urlsplit

import typer

from ironmaster.cli.app import Lang, app, hint
from ironmaster.cli.serve import need_server
from ironmaster.core.messages import say

START_SECONDS: Final = 60.0
"""How long to wait for the server to become ready."""
QUIET: Final = {"IRONMASTER_LOG_LEVEL": "warning", "IRONMASTER_LOG_FORMAT": "text"}


@app.command("open", help=hint("open"))
def open_table(
    db: Annotated[str | None, typer.Option(help=hint("serve-db"))] = None,
    port: Annotated[int | None, typer.Option(help=hint("serve-port"))] = None,
    browser: Annotated[bool, typer.Option(envvar="IRONMASTER_BROWSER", help=hint("open-browser"))] = True,
    lang: Lang = "en",
) -> None:
    need_server()
    from ironmaster.server.serving import address_of, serve
    from ironmaster.server.settings import read_settings

    settings = read_settings({"db": db, "port": port}, QUIET | os.environ)
    if port is None and not _free(settings.host, settings.port):
        address = address_of(settings.host, settings.port)
        if db is None and _is_ironmaster(address):  # a server with the same settings is running: it has the same tables
            print(say("cli", lang, "open-running", {"address": address}), file=sys.stderr)
            if browser:
                _show(address)
            return
        settings = read_settings({"db": db, "port": 0}, QUIET | os.environ)

    def started(address: str) -> None:
        threading.Thread(target=_show_when_ready, args=(address, browser, lang), daemon=True).start()

    serve(settings, started)


def _show_when_ready(address: str, browser: bool, lang: str) -> None:
    """Wait until the server is ready, then open the browser or tell the user to."""
    end = time.monotonic() + START_SECONDS
    while _get(address, "/readyz") is None and time.monotonic() < end:
        time.sleep(0.1)
    shown = browser and _show(address)
    print(say("cli", lang, "open-shown" if shown else "open-there", {}), file=sys.stderr, flush=True)


def _show(address: str) -> bool:
    """Open the browser. Without a display it would be a text browser in the terminal, so do nothing then."""
    screen = os.environ.get("BROWSER") or (
        "SSH_CONNECTION" not in os.environ
        if sys.platform in ("darwin", "win32")
        else os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )
    return bool(screen) and webbrowser.open(address)


def _free(host: str, port: int) -> bool:
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as found:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, port))
        except OSError:
            return False
    return True


def _is_ironmaster(address: str) -> bool:
    """Whether an Ironmaster server answers. Two servers on one SQLite file would not see each other's changes."""
    try:
        about = json.loads(_get(address, "/api/about") or b"{}")
    except ValueError:
        return False
    return isinstance(about, dict) and about.get("name") == "Ironmaster"


def _get(address: str, path: str) -> bytes | None:
    """The body of a successful response, otherwise None."""
    connection = http.client.HTTPConnection(urlsplit(address).netloc, timeout=2)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        data = answer.read(10_000)
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()
    return data if answer.status == 200 else None
