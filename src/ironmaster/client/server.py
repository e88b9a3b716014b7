"""The HTTP and WebSocket client of a table server, authenticated with an API token."""

import http.client
import json
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final
from urllib.parse import quote, urlencode, urlsplit

from ironmaster.client.errors import ClientError, Refused, Unreachable

TIMEOUT_SECONDS: Final = 30.0
CLOSE_SECONDS: Final = 1.0
MOST_BYTES: Final = 16_000_000
"""The most bytes that are read of a response."""


class Server:
    """A server, used with the token of an account."""

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
        """Send a GET request and return the JSON of the response. Raises Refused and Unreachable."""
        return self._request("GET", f"{path}?{urlencode(query)}" if query else path, None)

    def post(self, path: str, data: object) -> Any:
        """Send a POST request with JSON and return that of the response. Raises Refused and Unreachable."""
        return self._request("POST", path, json.dumps(data).encode())

    @contextmanager
    def turn_notices(self) -> Iterator["TurnNotices"]:
        """A WebSocket on which the server sends turn notices. Raises Unreachable when it breaks."""
        try:
            from websockets.exceptions import WebSocketException
            from websockets.sync.client import connect
        except ImportError:
            raise ClientError("client.websockets") from None
        address = f"{'wss' if self._secure else 'ws'}{self.address.removeprefix('https').removeprefix('http')}/api/live"
        try:
            # Notices queue up while the caller plays. With a limit, reading would pause, and a broken connection would
            # be noticed only after the time-out of the closing handshake.
            with connect(
                address,
                additional_headers=self._headers,
                open_timeout=TIMEOUT_SECONDS,
                close_timeout=CLOSE_SECONDS,
                max_queue=None,
            ) as socket:
                yield TurnNotices(socket)
        except (OSError, WebSocketException) as error:
            raise Unreachable("client.away", problem=_message(error)) from None

    def _request(self, method: str, path: str, body: bytes | None) -> Any:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        connection = kind(self._host, self._port, timeout=TIMEOUT_SECONDS)
        headers = self._headers if body is None else {**self._headers, "content-type": "application/json"}
        try:
            connection.request(method, self._path + quote(path, safe="/?&=%"), body, headers)
            answer = connection.getresponse()
            said = answer.read(MOST_BYTES)
        except ssl.SSLCertVerificationError as error:
            raise ClientError("client.secure", problem=error.verify_message) from None
        except (OSError, http.client.HTTPException) as error:
            raise Unreachable("client.away", problem=_message(error)) from None
        finally:
            connection.close()
        return _read(answer.status, said, answer.headers.get("retry-after", ""))


class TurnNotices:
    """Receives the notices of tables that wait for the account."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket

    def wait(self, seconds: float) -> str:
        """The next table that waits; empty if there is none within this time."""
        try:
            said = json.loads(self._socket.recv(seconds))
        except TimeoutError:
            return ""
        except ValueError:
            return ""
        return str(said.get("table", "")) if isinstance(said, dict) and said.get("type") == "turn" else ""


def _message(error: Exception) -> str:
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
        raise Unreachable("client.away", problem=message or f"HTTP {status}", seconds=seconds)
    code = str(found.get("code", "")) if isinstance(found, dict) else ""
    raise Refused("client.refused", status=status, problem=code, message=message or f"HTTP {status}")
