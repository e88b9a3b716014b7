"""Every level plays every game to its end and chooses only offered moves."""

from pathlib import Path

import pytest

import ironmaster
from ironmaster.arena.playing import play
from ironmaster.bots import registry
from ironmaster.bots.contract import Budget
from ironmaster.bots.journeyman import Journeyman
from ironmaster.bots.lookup import judge_for
from ironmaster.bots.master import Master, search
from ironmaster.bots.registry import LEVELS, bot_from, bot_names, make_bot, register_bot
from ironmaster.bots.settings import settings_of
from ironmaster.bots.uniform import RandomBot
from ironmaster.bots.weights import WIDTH, varied, weights_of
from ironmaster.core.contract import FastDice
from ironmaster.core.errors import SetupError
from ironmaster.core.match import Match


@pytest.mark.parametrize("level", ["apprentice", "journeyman", "master:4"])
@pytest.mark.parametrize("name", ironmaster.names())
def test_a_level_plays_a_whole_game(name: str, level: str) -> None:
    game = ironmaster.game(name, seats=3)
    bots = [bot_from(level), bot_from("random"), bot_from(level)]
    played = play(game, bots, seed=1, deal=1)
    assert played.faults == []
    assert sum(played.decisions) > 20


@pytest.mark.parametrize("name", ironmaster.names())
def test_apprentices_play_every_board_and_number_of_seats(name: str) -> None:
    spec = ironmaster.spec_of(name)
    for board in spec.boards:
        for seats in spec.seats_on(board.id):
            game = ironmaster.game(name, board=board.id, seats=seats)
            assert play(game, [make_bot("apprentice") for _ in range(seats)], 1, 1).faults == []


def test_several_processes_choose_the_same_move() -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=5)
    view = match.view(match.to_act)
    alone = search(view, FastDice(1), Budget(60.0, 40, 1))
    together = search(view, FastDice(1), Budget(60.0, 40, 2))
    assert sum(one.visits for one in alone) == sum(one.visits for one in together) == 40
    assert search(view, FastDice(1), Budget(60.0, 40, 2)) == together


@pytest.mark.parametrize("name", ironmaster.names())
def test_a_master_reuses_its_search_in_the_next_decision_of_its_turn(name: str) -> None:
    match = Match(ironmaster.game(name, seats=3), seed=5)
    masters = [Master(Budget(60.0, 60)) for _ in range(3)]
    went_on = 0
    for _ in range(40):
        seat = match.to_act
        known = masters[seat]._next
        if known and known[0] == match.view(seat):
            went_on += known[1].root.visits > 0
        match.push(masters[seat].choose(match.view(seat), match.moves(), FastDice(1)))
    assert went_on


def test_a_search_stops_at_its_time_limit() -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=5)
    found = search(match.view(match.to_act), FastDice(1), Budget(0.05))
    assert found and all(one.error >= 0 for one in found)
    assert {match.game.actions.text(one.move) for one in found} <= set(match.moves())


def test_levels_are_listed_in_order_before_other_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_bots", dict(registry._bots))
    register_bot("zealot", lambda budget, changes: RandomBot())
    assert bot_names() == [*LEVELS, "zealot"]


@pytest.mark.parametrize(
    "text",
    ["wizard", "master:x", "master:1m", "master:0", "master:-5", "master:0s", "master:nans", "journeyman@nowhere.toml"]
    + ["journeyman~", "journeyman~x", "journeyman~-1", "journeyman~1234567890"],
)
def test_an_unknown_bot_is_refused(text: str) -> None:
    with pytest.raises(SetupError):
        bot_from(text)


def test_weights_and_search_can_be_changed_by_a_file(tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text("no_such_weight = 1.0\n[search]\nhorizon = 3\n")
    match = Match(ironmaster.game("brass", seats=3), seed=5)
    with pytest.raises(SetupError, match="no_such_weight"):
        bot_from(f"apprentice@{file}").choose(match.view(match.to_act), match.moves(), FastDice(1))
    with pytest.raises(SetupError, match="no_such_setting"):
        settings_of(match.game, (("search.no_such_setting", 1.0),))
    changes = (("search.horizon", 3.0),)
    assert settings_of(match.game, changes).horizon == 3
    assert settings_of(match.game).horizon == settings_of(match.game, (("some_weight", 1.0),)).horizon


@pytest.mark.parametrize("name", ironmaster.names())
def test_a_variant_changes_every_weight_slightly_and_reproducibly(name: str) -> None:
    usual, drawn = weights_of(name), varied(name, 7)
    assert drawn == varied(name, 7) != varied(name, 8)
    assert drawn.keys() == usual.keys()
    for key, value in usual.items():
        assert abs(drawn[key] - value) <= WIDTH * abs(value) + 1e-9, key
        assert not 0 <= value <= 1 or drawn[key] <= 1, key


def test_a_variant_uses_its_weights_unless_a_file_gives_others(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("thaler_early = 9.0\n")
    match = Match(ironmaster.game("industria", seats=3), seed=5)
    view = match.view(match.to_act)
    usual, other, own = (bot_from(text) for text in ("journeyman", "journeyman~7", f"journeyman~7@{file}"))
    judges = [judge_for(view, bot.changes) for bot in (usual, other, own) if isinstance(bot, Journeyman)]
    forecasts = [judge.forecast(judge.game.views.sample(view, FastDice(1))) for judge in judges]
    assert len(judges) == 3 and forecasts[0] != forecasts[1] != forecasts[2]
