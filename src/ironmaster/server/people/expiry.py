"""Closing live connections whose session or API token has expired or was revoked."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from ironmaster.server.context import AppContext
from ironmaster.server.store.people import valid_credentials

log: Final = logging.getLogger("ironmaster.server")
CHECK_SECONDS: Final = 2.0
"""How often the sessions of open connections are checked; another worker may have ended them."""


async def close_expired_forever(context: AppContext) -> None:
    """Close such connections in an endless loop. An error of the database is logged, and the next round tries again."""
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        try:
            await close_expired(context)
        except SQLAlchemyError as error:
            log.warning("expired connections could not be checked", extra={"problem": type(error).__name__})


async def close_expired(context: AppContext) -> None:
    """Close the connections whose session or token is no longer valid."""
    connections = [one for one in context.connections.all() if one.session or one.token]
    if not connections:
        return
    sessions = sorted({one.session for one in connections if one.session})
    tokens = sorted({one.token for one in connections if one.token})
    now = time.time()
    valid = await context.store.read(lambda connection: valid_credentials(connection, sessions, tokens, now))
    for one in connections:
        if (one.session or one.token) not in valid:
            one.close()
