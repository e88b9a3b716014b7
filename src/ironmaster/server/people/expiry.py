"""Looking after those who are connected: a right that ends, ends their connections wherever they are."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from ironmaster.server.context import AppContext
from ironmaster.server.store.people import still_good

log: Final = logging.getLogger("ironmaster.server")
ROUND: Final = 2.0


async def close_expired_forever(context: AppContext) -> None:
    """End, for ever, the connections whose session or token has run out or was ended by another worker."""
    while True:
        await asyncio.sleep(ROUND)
        try:
            await close_expired(context)
        except SQLAlchemyError as error:
            log.warning("connections were not looked after", extra={"problem": type(error).__name__})


async def close_expired(context: AppContext) -> None:
    """End the connections whose session or token is good no longer."""
    connections = [one for one in context.connections.all() if one.session or one.token]
    if not connections:
        return
    sessions = sorted({one.session for one in connections if one.session})
    tokens = sorted({one.token for one in connections if one.token})
    now = time.time()
    good = await context.store.read(lambda connection: still_good(connection, sessions, tokens, now))
    for one in connections:
        if (one.session or one.token) not in good:
            one.end()
