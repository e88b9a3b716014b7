"""The key of a state is derived from its fields."""

from ironmaster.kit.states import key_of


class Position:
    def __init__(self) -> None:
        self.round = 3
        self.cash = [7, 5]
        self.hands: list[tuple[int, ...]] = [(1, 1), ()]
        self.tips = {9: 2, 4: 1}


def test_a_key_has_every_field_in_order() -> None:
    assert key_of(Position()) == (3, (7, 5), ((1, 1), ()), ((4, 1), (9, 2)))


def test_a_changed_field_changes_the_key() -> None:
    other = Position()
    other.tips[4] = 2
    assert key_of(other) != key_of(Position())
