"""Whole recorded games: they replay to their stored transcripts, and every kind of move occurs in them."""

from pathlib import Path

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE
from ironmaster.core.replay import chance_is_fair
from ironmaster.core.transcript import transcript

FOLDER = Path(__file__).parent / "records"
RECORDS = sorted(FOLDER.glob("*.record"))
KINDS = {
    "brass": {
        *(
            "build",
            "combine",
            "link",
            "develop",
            "sell",
            "loan",
            "pass",
            "discard",
            "stop",
            "coal",
            "iron",
            "liquidate",
        ),
        "sell market",
    },
    "industria": {"offer", "bid", "pass", "sell", "keep", "lay", "cash", "stop", "use", "buy"},
}


def kind(text: str) -> str:
    return f"{text.split()[0]} market" if text.endswith("to market") else text.split()[0]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_replays_to_its_transcript(path: Path) -> None:
    match = ironmaster.replay(path.read_text("utf-8"))
    assert match.over
    assert chance_is_fair(match)
    assert "\n".join(transcript(match, "en")) + "\n" == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_kind_of_move_occurs(path: Path) -> None:
    match = ironmaster.replay(path.read_text("utf-8"))
    moves = {kind(match.game.actions.text(entry.action)) for entry in match.log if entry.actor != CHANCE}
    assert moves == KINDS[match.game.spec.name]


def test_every_game_has_a_record_for_each_number_of_seats() -> None:
    wanted = {f"{name}-{seats}" for name in ironmaster.names() for seats in ironmaster.spec_of(name).seats}
    assert wanted <= {path.stem for path in RECORDS}
