"""Pauses the measurement of coverage in tests that visit very many positions.

Tracing makes plain Python three times slower there, and such tests execute few lines that others do not.
"""

from collections.abc import Iterator

import pytest
from coverage import Coverage

LONG = ("_fuzz.py", "_property.py", "test_modes.py")


@pytest.fixture(autouse=True)
def untraced(request: pytest.FixtureRequest) -> Iterator[None]:
    measuring = Coverage.current()
    if measuring is None or not request.path.name.endswith(LONG):
        yield
        return
    measuring.stop()
    yield
    measuring.start()
