"""Looking after those who are connected: a right that ends, ends their connections wherever they are."""

import asyncio
import logging
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from ironmaster.server.hall import Hall
from ironmaster.server.store.people import still_good

log: Final = logging.getLogger("ironmaster.server")
ROUND: Final = 2.0


async def look_after(hall: Hall) -> None:
    """End, for ever, the connections whose session or token has run out or was ended by another worker."""
    while True:
        await asyncio.sleep(ROUND)
        try:
            await end_stale(hall)
        except SQLAlchemyError as error:
            log.warning("connections were not looked after", extra={"problem": type(error).__name__})


async def end_stale(hall: Hall) -> None:
    """End the connections whose session or token is good no longer."""
    connections = [one for one in hall.hub.all() if one.session or one.token]
    if not connections:
        return
    sessions = sorted({one.session for one in connections if one.session})
    tokens = sorted({one.token for one in connections if one.token})
    now = time.time()
    good = await hall.store.read(lambda connection: still_good(connection, sessions, tokens, now))
    for one in connections:
        if (one.session or one.token) not in good:
            one.end()
