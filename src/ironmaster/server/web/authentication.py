"""Authentication: a request comes from a visitor, a person with a session cookie, or a program with an API token."""

import time
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sa
from litestar.connection import ASGIConnection

from ironmaster.core.messages import AVAILABLE
from ironmaster.server.context import AppContext
from ironmaster.server.errors import Forbidden, NotAuthenticated
from ironmaster.server.people.accounts import DAY
from ironmaster.server.secret import token_hash
from ironmaster.server.settings import Settings
from ironmaster.server.store import people as sql
from ironmaster.server.store.rows import Person

Connection = ASGIConnection[Any, Any, Any, Any]
SEEN_EVERY: Final = 3600.0
"""Seconds between updates of `seen` and of the expiry of a session, so that not every request writes."""
SAFE: Final = ("GET", "HEAD", "OPTIONS")
"""HTTP methods that change nothing."""


class Caller(NamedTuple):
    """The authenticated caller. `scopes` is None for a browser session, which may do all that the person may."""

    person: Person | None = None
    scopes: frozenset[str] | None = None
    session: str = ""
    token: str = ""

    def known(self, scope: str = "") -> Person:
        """The person. Raises NotAuthenticated for visitors, and Forbidden if the token lacks the scope."""
        if self.person is None:
            raise NotAuthenticated("nobody")
        if self.scopes is not None and scope not in self.scopes:
            raise Forbidden("scope", scope=scope or "account")
        return self.person

    def reader(self) -> Person | None:
        """The person for reading, None for visitors."""
        return None if self.person is None else self.known("read")

    def admin(self) -> Person:
        """The person, if they are an admin with a browser session."""
        person = self.known()
        if not person.admin:
            raise Forbidden("admin")
        return person


def cookie_name(settings: Settings) -> str:
    """The name of the session cookie. With https it has the prefix `__Host-`, which browsers protect."""
    return "__Host-ironmaster" if settings.secure else "ironmaster"


async def caller_of(connection: Connection, context: AppContext) -> Caller:
    """The caller of a request. An invalid token is an error; with an invalid cookie the caller is a visitor."""
    header = connection.headers.get("authorization", "")
    if header:
        return await _token_caller(context, header)
    secret = connection.cookies.get(cookie_name(context.settings), "")
    if not secret:
        return Caller()
    session, now = token_hash(secret), time.time()
    person = await context.store.read(lambda found: sql.session_person(found, session, now))
    if person is None:
        return Caller()
    if now - person.seen > SEEN_EVERY:
        await context.store.write(lambda found: _seen(found, person, session, now, context.settings.session_days))
    return Caller(person, None, session)


async def _token_caller(context: AppContext, header: str) -> Caller:
    scheme, _, secret = header.partition(" ")
    now = time.time()
    hashed = token_hash(secret.strip())
    found = (
        await context.store.read(lambda db: sql.token_by_hash(db, hashed, now)) if scheme.lower() == "bearer" else None
    )
    if found is None:
        raise NotAuthenticated("token")
    token, person = found
    return Caller(person, frozenset(token.scopes.split()), "", token.id)


def _seen(connection: sa.Connection, person: Person, session: str, now: float, days: int) -> None:
    sql.change_person(connection, person.id, seen=now)
    sql.renew_session(connection, session, now + days * DAY)


def check_origin(connection: Connection, settings: Settings) -> None:
    """Refuse requests that a page of another site makes a browser send (CSRF).

    Programs send neither of these headers, and no session cookie.
    """
    site = connection.headers.get("sec-fetch-site", "")
    origin = connection.headers.get("origin", "")
    if site and site not in ("same-origin", "none"):
        raise Forbidden("origin")
    if not origin:
        return
    wanted = settings.public_url or f"{connection.url.scheme}://{connection.headers.get('host', '')}"
    if _origin_parts(origin) != _origin_parts(wanted.replace("ws", "http", 1) if wanted.startswith("ws") else wanted):
        raise Forbidden("origin")


def _origin_parts(address: str) -> tuple[str, str, int | None]:
    try:
        parts = urlsplit(address)
        ports = {"http": 80, "https": 443}
        return parts.scheme, parts.hostname or "", parts.port or ports.get(parts.scheme)
    except ValueError:
        return "", address, None


def address_of(connection: Connection) -> str:
    """The IP address of the client, for rate limits."""
    return connection.client.host if connection.client is not None else "-"


def language_of(connection: Connection, person: Person | None = None) -> str:
    """The language of the response: from the query, then Accept-Language, then the settings of the person."""
    asked = connection.query_params.get("lang")
    if asked in AVAILABLE:
        return str(asked)
    for part in connection.headers.get("accept-language", "").split(","):
        lang = part.split(";")[0].strip().lower().partition("-")[0]
        if lang in AVAILABLE:
            return lang
    return person.lang if person is not None and person.lang in AVAILABLE else "en"
