"""`ironmaster open`: a table in the browser, on a server for this machine alone."""

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

PATIENCE: Final = 60.0
"""Seconds that the server may take to begin."""
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
        if db is None and _is_ours(address):  # begun with the same settings: it has the same tables
            print(say("cli", lang, "open-running", {"address": address}), file=sys.stderr)
            if browser:
                _show(address)
            return
        settings = read_settings({"db": db, "port": 0}, QUIET | os.environ)

    def begun(address: str) -> None:
        threading.Thread(target=_present, args=(address, browser, lang), daemon=True).start()

    serve(settings, begun)


def _present(address: str, browser: bool, lang: str) -> None:
    """Show the address to the one who waits for it, once there is something to see."""
    end = time.monotonic() + PATIENCE
    while _asked(address, "/readyz") is None and time.monotonic() < end:
        time.sleep(0.1)
    shown = browser and _show(address)
    print(say("cli", lang, "open-shown" if shown else "open-there", {}), file=sys.stderr, flush=True)


def _show(address: str) -> bool:
    """Open the browser, unless there is no screen: it would be one in the terminal, or none."""
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


def _is_ours(address: str) -> bool:
    """Whether an Ironmaster answers there: two of them on one SQLite file would not know of each other."""
    try:
        about = json.loads(_asked(address, "/api/about") or b"{}")
    except ValueError:
        return False
    return isinstance(about, dict) and about.get("name") == "Ironmaster"


def _asked(address: str, path: str) -> bytes | None:
    """What is answered, None if it is no success."""
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
