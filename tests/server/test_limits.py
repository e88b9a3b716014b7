"""Rate limits: even fast use of the page stays below them, and faster use is refused."""

import pytest

from ironmaster.server.errors import RateLimited
from ironmaster.server.limits import Limits


class Somebody:
    """One address, with a clock that the test controls."""

    def __init__(self) -> None:
        self.time = 0.0
        self.limits = Limits(1.0, lambda: self.time)

    def asks(self, *kinds: str, times: int, a_second: float) -> None:
        """A number of requests, evenly spread; each counts against all these limits."""
        for _ in range(times):
            for kind in kinds:
                self.limits.check(kind, "here")
            self.time += 1 / a_second


def test_dragging_the_slider_through_a_long_game_is_allowed() -> None:
    somebody = Somebody()
    somebody.asks("any", "read", times=700, a_second=250)
    with pytest.raises(RateLimited):
        somebody.asks("any", "read", times=700, a_second=250)


def test_continuous_replay_by_four_people_at_one_address_is_allowed() -> None:
    Somebody().asks("any", "read", times=4 * 4 * 600, a_second=4 * 4)


def test_page_loads_ten_times_at_once_within_the_limits() -> None:
    somebody = Somebody()
    somebody.asks("any", times=10 * 45, a_second=1000)
    somebody.asks("any", "read", times=10 * 10, a_second=1000)
    somebody.asks("connect", times=10, a_second=1000)


def test_fast_clicks_of_four_people_at_one_address_are_allowed() -> None:
    somebody = Somebody()
    somebody.asks("command", times=4 * 12 * 120, a_second=4 * 12)
    with pytest.raises(RateLimited):
        somebody.asks("command", times=2000, a_second=500)


def test_many_people_can_join_by_links() -> None:
    somebody = Somebody()
    somebody.asks("link", times=2 * 25, a_second=10)
    with pytest.raises(RateLimited):
        somebody.asks("link", times=200, a_second=10)
