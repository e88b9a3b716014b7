"""States that declare their fields: positions are read back with care, and a field without a declaration is refused."""

from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest

import ironmaster
from ironmaster.core.errors import PositionError
from ironmaster.core.fields import DeclaredState

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"bid": 13}, "range"),
    ({"bid": "3"}, "type"),
    ({"order": "gold2"}, "choice"),
    ({"turn": "Z"}, "seat"),
    ({"owner": {"gold2": "A"}}, "field"),
    ({"owner": {"coal2": "Z"}}, "seat"),
    ({"owner": ["A"]}, "type"),
    ({"castle": 1}, "field"),
    ({"players": {"A": {"castle": 1}}}, "field"),
    ({"players": {"A": {"trades": ["gold"]}}}, "choice"),
    ({"players": {"A": {"trades": 1}}}, "type"),
    ({"players": {"A": {"trades": ["coal", "iron"]}}}, "audit"),
    ({"turn": None}, "audit"),
]


@pytest.mark.parametrize(("change", "case"), WRONG)
def test_a_wrong_position_is_refused(cartel: ModuleType, change: dict[str, Any], case: str) -> None:
    views = ironmaster.game("cartel", seats=2).views
    with pytest.raises(PositionError) as caught:
        views.load(change)
    assert caught.value.case == case


def test_missing_fields_of_a_position_have_their_start_values(cartel: ModuleType) -> None:
    game = ironmaster.game("cartel", seats=3)
    assert game.views.load({}).key() == game.law.start().key()
    loaded: Any = game.views.load({"players": {"B": {"cash": 4}}, "order": None})
    assert (loaded.cash, loaded.order) == ([12, 4, 12], -1)


def test_every_field_needs_a_declaration() -> None:
    with pytest.raises(TypeError, match=r"Vague\.cash does not say what it is"):

        @dataclass(eq=False)
        class Vague(DeclaredState):
            cash: int
