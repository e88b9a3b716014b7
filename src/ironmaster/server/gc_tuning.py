"""Tuning of the garbage collector, to keep its pauses short.

A full collection visits every object of every table in memory. With a thousand tables that takes a tenth of a second,
during which no request is answered. Long-lived objects are therefore frozen every few seconds: collections skip them,
and reference counting still frees them. Once an hour everything is unfrozen for one full collection, which finds the
reference cycles among them.
"""

import asyncio
import gc
import time
from typing import Final

FREEZE_SECONDS: Final = 15.0
FULL_COLLECTION_SECONDS: Final = 3600.0


async def tune_gc() -> None:
    """Freeze long-lived objects in an endless loop."""
    _collect_all()
    collected = time.monotonic()
    while True:
        await asyncio.sleep(FREEZE_SECONDS)
        if time.monotonic() - collected > FULL_COLLECTION_SECONDS:
            _collect_all()
            collected = time.monotonic()
        else:
            gc.collect(1)
            gc.freeze()


def _collect_all() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()
