"""Rate limits: token buckets, one for each kind of request and each address or person."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from ironmaster.server.errors import RateLimited

MOST_BUCKETS: Final = 50_000
"""With more buckets than this, the least recently used half is dropped."""


class Rate(NamedTuple):
    """How many requests are allowed at once, and how many per second in the long run."""

    burst: float
    per_second: float


# A person who uses the page must never reach these: its history slider reads some hundred states within seconds.
RATES: Final = {
    "any": Rate(1500, 150),
    "read": Rate(600, 60),
    "write": Rate(60, 10),
    "move": Rate(120, 30),
    "sign": Rate(20, 0.2),
    "name": Rate(10, 0.05),
    "guest": Rate(30, 0.1),
    "link": Rate(60, 1),
    "table": Rate(30, 0.2),
    "chat": Rate(10, 0.5),
    "hint": Rate(20, 0.25),
    "analysis": Rate(20, 0.05),
    "import": Rate(10, 0.1),
    "connect": Rate(60, 2),
    "command": Rate(240, 60),
}


class Limits:
    """The buckets of one process. `share` is a factor for all rates; 0 switches them off."""

    def __init__(self, share: float, now: Callable[[], float] = time.monotonic) -> None:
        self._share = share
        self._now = now
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def check(self, kind: str, who: str) -> None:
        """Count a request. Raises RateLimited if its bucket is empty."""
        if not self._share:
            return
        rate, now = RATES[kind], self._now()
        burst, per_second = max(1.0, rate.burst * self._share), rate.per_second * self._share
        left, then = self._buckets.get((kind, who), (burst, now))
        left = min(burst, left + (now - then) * per_second)
        if left < 1:
            raise RateLimited("rate", seconds=max(1, round((1 - left) / per_second)))
        self._buckets[kind, who] = (left - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        self._buckets = dict(sorted(self._buckets.items(), key=lambda item: item[1][1])[MOST_BUCKETS // 2 :])
