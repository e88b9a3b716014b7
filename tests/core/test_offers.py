"""Where moves are gathered."""

import sys

import pytest

from ironmaster.core.engine import compiled
from ironmaster.core.offers import MANY, plain_room_for, room_for


def test_an_offer_begins_empty_and_takes_what_comes() -> None:
    for begin in (room_for, plain_room_for):
        offer = begin(3)
        assert offer == []
        offer.extend(range(300, 310))
        assert offer == list(range(300, 310))
        assert begin(3) == [], "each is one of its own"


@pytest.mark.skipif(not compiled(), reason="plain Python has no room to give")
def test_an_offer_with_room_does_not_grow_until_that_is_used_up() -> None:
    offer = room_for(MANY)
    size = sys.getsizeof(offer)
    offer.extend(1000 + k for k in range(MANY))
    assert sys.getsizeof(offer) == size
    offer.append(0)
    assert sys.getsizeof(offer) > size


@pytest.mark.skipif(not compiled(), reason="plain Python has no room to give")
@pytest.mark.parametrize("number", [-1, 1 << 40, "many"])
def test_room_for_no_such_number_is_refused(number: object) -> None:
    with pytest.raises((ValueError, TypeError)):
        room_for(number)  # type: ignore[arg-type]
