"""A table server as a program with a token meets it: requests, and a bell that rings when a table waits."""

import http.client
import json
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

from ironmaster.client.errors import Away, ClientError, Refused

PATIENCE: Final = 30.0
LARGEST: Final = 16_000_000
"""Bytes of an answer."""


class Server:
    """One server, in the name of an account."""

    def __init__(self, address: str, token: str, lang: str = "en") -> None:
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port
            known = parts.scheme in ("http", "https") and host and not parts.query
        except ValueError:
            known = ""
        if not known:
            raise ClientError("client.address", address=address)
        if not token.isascii() or not token.isprintable() or not token:
            raise ClientError("client.token")
        self.address = address.rstrip("/")
        self._secure = parts.scheme == "https"
        self._host, self._port, self._path = host, port, parts.path.rstrip("/")
        self._headers = {"authorization": f"Bearer {token}", "accept-language": lang}

    def get(self, path: str, **query: str | int) -> Any:
        """What the server tells at an address. Raises Refused and Away."""
        return self._asked("GET", f"{path}?{urlencode(query)}" if query else path, None)

    def post(self, path: str, data: object) -> Any:
        """What the server answers to what is sent there. Raises Refused and Away."""
        return self._asked("POST", path, json.dumps(data).encode())

    @contextmanager
    def bell(self) -> Iterator["Bell"]:
        """A live connection that tells which tables wait. Raises Away when it breaks."""
        try:
            from websockets.exceptions import WebSocketException
            from websockets.sync.client import connect
        except ImportError:
            raise ClientError("client.websockets") from None
        address = f"{'wss' if self._secure else 'ws'}{self.address.removeprefix('https').removeprefix('http')}/api/live"
        try:
            with connect(address, additional_headers=self._headers, open_timeout=PATIENCE) as socket:
                yield Bell(socket)
        except (OSError, WebSocketException) as error:
            raise Away("client.away", problem=_named(error)) from None

    def _asked(self, method: str, path: str, body: bytes | None) -> Any:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        connection = kind(self._host, self._port, timeout=PATIENCE)
        headers = self._headers if body is None else {**self._headers, "content-type": "application/json"}
        try:
            connection.request(method, self._path + quote(path, safe="/?&=%"), body, headers)
            answer = connection.getresponse()
            said = answer.read(LARGEST)
        except ssl.SSLCertVerificationError as error:
            raise ClientError("client.secure", problem=error.verify_message) from None
        except (OSError, http.client.HTTPException) as error:
            raise Away("client.away", problem=_named(error)) from None
        finally:
            connection.close()
        return _read(answer.status, said, answer.headers.get("retry-after", ""))


class Bell:
    """Says which table waits."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket

    def wait(self, seconds: float) -> str:
        """The next table that waits, empty if there is none within so many seconds."""
        try:
            said = json.loads(self._socket.recv(seconds))
        except TimeoutError:
            return ""
        except ValueError:
            return ""
        return str(said.get("table", "")) if isinstance(said, dict) and said.get("type") == "turn" else ""


def _named(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def _read(status: int, said: bytes, later: str) -> Any:
    try:
        found = json.loads(said) if said else None
    except ValueError:
        found = None
    if status < 300:
        if found is None and status != 204:
            raise ClientError("client.answer")
        return found
    message = str(found.get("message", "")) if isinstance(found, dict) else ""
    if status in (429, 502, 503, 504):
        seconds = int(later) if later.isdecimal() else 0
        raise Away("client.away", problem=message or f"HTTP {status}", seconds=seconds)
    code = str(found.get("code", "")) if isinstance(found, dict) else ""
    raise Refused("client.refused", status=status, problem=code, message=message or f"HTTP {status}")
