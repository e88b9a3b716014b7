"""Every ruling of the rulebook has a test."""

from importlib import import_module
from pathlib import Path

from ironmaster.core.rulebook import rulebook
from tests.games.rulings import shown

HERE = Path(__file__)
OTHERS = [import_module(f"{__package__}.{file.stem}") for file in sorted(HERE.parent.glob("test_*.py")) if file != HERE]


def test_every_ruling_of_the_rulebook_has_a_test() -> None:
    numbered = [f"R{number:02}" for number in range(1, 50)]
    assert [ruling.id for ruling in rulebook("age_of_industry").rulings] == numbered
    assert sorted(shown(*OTHERS)) == numbered
