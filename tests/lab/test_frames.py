"""A game as a data frame matches its record."""

import pytest

import ironmaster
from ironmaster import lab
from ironmaster.core.contract import CHANCE
from ironmaster.core.errors import RecordError, SetupError


@pytest.mark.parametrize("name", ironmaster.names())
def test_a_frame_matches_the_record(name: str) -> None:
    match = lab.played(name, bots="random", seed=5)
    table = lab.frame(match)
    assert len(table) == len(match) and list(table["number"]) == list(range(1, len(match) + 1))
    assert list(zip(table["seat"], table["move"], strict=True)) == [
        (entry.actor, match.game.actions.text(entry.action)) for entry in match.log
    ]
    assert ((table["choices"] == 0) == (table["seat"] == CHANCE)).all()
    assert table["words"].str.len().min() > 3
    assert table.equals(lab.frame(match.record)) and table.equals(lab.frame(str(match.record)))


def test_the_frame_has_the_state_after_every_entry() -> None:
    match = lab.played("brass", seats=3, bots=["apprentice", "random", "random"], seed=2)
    table = lab.frame(match, lang="fr")
    assert [table[f"points_{seat}"].iloc[-1] for seat in range(3)] == match.scores()
    loans = table[table["move"].str.startswith("loan 30")]
    assert len(loans)
    for number, seat in zip(loans["number"], loans["seat"], strict=True):
        assert table[f"cash_{seat}"][number] == table[f"cash_{seat}"][number - 2] + 30  # once a card is played for it
    assert set(table["era"]) == {0, 1}
    assert "emprunt" in loans["words"].iloc[0]


def test_the_same_seed_is_the_same_game() -> None:
    one, other, third = (lab.played("industria", bots="apprentice", seed=seed) for seed in (1, 1, 2))
    assert one.log == other.log != third.log


def test_wrong_input_is_reported() -> None:
    with pytest.raises(SetupError):
        lab.played("brass", seats=4, bots=["random"])
    with pytest.raises(RecordError):
        lab.frame("no record at all")
