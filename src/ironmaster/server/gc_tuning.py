"""Keeping the garbage collector's pauses short.

A full collection looks at every object of every table in memory: a tenth of a second with a thousand tables, in which
nobody's move is answered. What lives for long is therefore set aside every few seconds, where collections do not look;
reference counting still frees it. Once an hour all of it is looked at after all, for what only a collection can free.
"""

import asyncio
import gc
import time
from typing import Final

SET_ASIDE: Final = 15.0
LOOK_AT_ALL: Final = 3600.0


async def tune_gc() -> None:
    """Set aside what lives, for ever."""
    _look_at_all()
    looked = time.monotonic()
    while True:
        await asyncio.sleep(SET_ASIDE)
        if time.monotonic() - looked > LOOK_AT_ALL:
            _look_at_all()
            looked = time.monotonic()
        else:
            gc.collect(1)
            gc.freeze()


def _look_at_all() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()
