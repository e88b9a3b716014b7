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
    "age_of_industry": {
        *("build", "combine", "railway", "sell", "sell market", "develop", "take", "pass", "repay", "end", "stop"),
        *("discard", "coal", "iron"),
    },
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
    "steam": {
        *("bid", "pass", "take", "lay", "urbanize", "grow", "supply", "stop", "deliver", "via", "upgrade"),
        *("income", "points"),
    },
}
STEAM = {"base": {"pay"}, "standard": {"capital", "free_pass"}}
"""What is done in one of the two games of Steam alone."""


def kind(text: str) -> str:
    return f"{text.split()[0]} market" if text.endswith("market") else text.split()[0]


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
    assert moves == KINDS[match.game.spec.name] | own_kinds(match.game)


def own_kinds(game: ironmaster.Game) -> set[str]:
    return STEAM[str(game.rules.get("game", "base"))] if game.spec.name == "steam" else set()


def recorded() -> list[ironmaster.Game]:
    return [ironmaster.replay(path.read_text("utf-8")).game for path in RECORDS]


def test_every_game_has_a_record_for_each_board_and_number_of_seats() -> None:
    specs = [ironmaster.spec_of(name) for name in ironmaster.names()]
    wanted = {(spec.name, board.id, seats) for spec in specs for board in spec.boards for seats in board.seats}
    assert wanted <= {(game.spec.name, game.board, game.seats) for game in recorded() if not game.rules}


def test_steam_has_a_record_of_the_standard_game_on_each_board() -> None:
    own = [game for game in recorded() if game.spec.name == "steam" and game.rules == {"game": "standard"}]
    assert {game.board for game in own} >= {"northeast", "ruhr", "rust_belt"}


def test_age_of_industry_has_a_record_of_the_first_edition_on_each_board() -> None:
    own = [game for game in recorded() if game.spec.name == "age_of_industry"]
    found = {game.board for game in own if game.rules.get("edition") == "first"}
    assert found >= {"germany", "new_england"}
    assert any(game.seats == 2 for game in own)
