"""The registry: games are set up as requested, or the error lists the possible values."""

from pathlib import Path
from typing import Any

import pytest

import ironmaster
from ironmaster.core import registry
from ironmaster.core.contract import Game
from ironmaster.core.errors import BoardError, SetupError
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.rulebook import rulebook
from ironmaster.core.spec import Setup


def test_games_are_listed_and_described() -> None:
    assert ironmaster.names() == sorted(ironmaster.names())
    assert "brass" in ironmaster.names()
    for name in ironmaster.names():
        spec = ironmaster.spec_of(name)
        assert spec.name == name
        assert spec.title
        assert spec.ruleset >= 1
        assert all(spec.credit[lang] for lang in LANGUAGES)
        assert all(board.note[lang] for board in spec.boards for lang in LANGUAGES)
        assert all(set(board.seats) <= set(spec.seats) for board in spec.boards)


def test_a_game_defaults_to_most_seats_first_board_and_default_rules() -> None:
    for name in ironmaster.names():
        spec, game = ironmaster.spec_of(name), ironmaster.game(name)
        assert (game.seats, game.board, game.rules) == (max(spec.seats_on()), spec.boards[0].key, {})


def test_only_switches_that_differ_are_kept() -> None:
    for name in ironmaster.names():
        for switch in ironmaster.spec_of(name).switches:
            assert ironmaster.game(name, rules={switch.name: switch.default}).rules == {}
            for value in switch.values[1:]:
                assert ironmaster.game(name, rules={switch.name: value}).rules == {switch.name: value}


@pytest.mark.parametrize("name", ["", "chess", "Brass", "brass ", "../brass"])
def test_an_unknown_game_is_refused(name: str) -> None:
    for ask in (ironmaster.game, ironmaster.spec_of):
        with pytest.raises(SetupError) as caught:
            ask(name)
        assert caught.value.code == "setup-game"
        assert "brass" in caught.value.say("fr")


@pytest.mark.parametrize("seats", [2, 5, 0, -3, "4", True, 4.0, 10**40, [4]])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(SetupError) as caught:
        ironmaster.game("brass", seats=seats)
    assert caught.value.code == "setup-seats"
    assert "3, 4" in caught.value.say("en")


@pytest.mark.parametrize("key", ["", "dm-bonus", "DM_BONUS", "cash", "edition"])
def test_an_unknown_switch_is_refused(key: str) -> None:
    with pytest.raises(SetupError) as caught:
        ironmaster.game("brass", rules={key: "cash"})
    assert caught.value.code == "setup-switch"
    assert "dm_bonus" in caught.value.say("en")


WRONG = [
    ("dm_bonus", "gold"),
    ("dm_bonus", True),
    ("dm_bonus", None),
    ("dm_bonus", ["cash"]),
    ("dm_bonus", {"cash": 1}),
    ("virtual_two_way", 1),
    ("virtual_two_way", "true"),
    ("canal_tile_is_network", 0),
    ("canal_tile_is_network", 0.0),
]


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_a_wrong_value_of_a_switch_is_refused(key: str, value: object) -> None:
    with pytest.raises(SetupError) as caught:
        ironmaster.game("brass", rules={key: value})
    assert caught.value.code == "setup-value"
    assert all(key in caught.value.say(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("board", ["yorkshire", "../data/tiles", "lancashire.toml", "a" * 5000, "\0.toml", "/.toml"])
def test_an_unknown_board_is_refused(board: str) -> None:
    with pytest.raises(BoardError) as caught:
        ironmaster.game("brass", board=board)
    assert caught.value.code == "board-unknown"
    assert "lancashire" in caught.value.say("fr")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"= 1", b'[board]\nid = "x"\n'])
def test_a_board_file_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(content)
    with pytest.raises(BoardError) as caught:
        ironmaster.game("brass", board=str(path))
    assert caught.value.code == "board-malformed"


def test_a_board_file_can_be_played() -> None:
    shipped = Path(str(ironmaster.__file__)).parent / "games" / "brass" / "boards" / "lancashire.toml"
    game = ironmaster.game("brass", seats=3, board=str(shipped))
    assert len(game.actions) == len(ironmaster.game("brass", seats=3).actions)


SHIPPED = str(Path(str(ironmaster.__file__)).parent / "games" / "brass" / "boards" / "lancashire.toml")


@pytest.mark.parametrize("board", [SHIPPED, "lancashire.toml", "", "Lancashire", "../lancashire", "\0", "a" * 5000, 7])
def test_without_files_only_known_boards_are_accepted(monkeypatch: pytest.MonkeyPatch, board: Any) -> None:
    def make(setup: Setup) -> Game:
        raise AssertionError(f"set up with {setup.board}")

    monkeypatch.setattr(registry, "_games", {"brass": (ironmaster.spec_of("brass"), make)})
    with pytest.raises(BoardError) as caught:
        ironmaster.game("brass", board=board, files=False)
    assert caught.value.code == "board-listed"
    assert len(caught.value.say("en")) < 200
    for lang in LANGUAGES:
        assert "lancashire" in caught.value.say(lang)
        assert ".toml file" not in caught.value.say(lang)


def test_without_files_known_and_default_boards_still_work() -> None:
    for name in ironmaster.names():
        for board in ironmaster.spec_of(name).boards:
            assert ironmaster.game(name, seats=board.seats[0], board=board.id, files=False).board == board.key
        assert ironmaster.game(name, files=False).board == ironmaster.spec_of(name).boards[0].key


def test_switch_values_are_written_and_read_back() -> None:
    for name in ironmaster.names():
        for switch in ironmaster.spec_of(name).switches:
            for value in switch.values:
                for text in (registry.written(value), f" {registry.written(value).upper()} "):
                    read = registry.read_switch(name, switch.name, text)
                    assert (read, type(read)) == (value, type(value))
    assert registry.read_switch("brass", "dm_bonus", "gold") == "gold"
    with pytest.raises(SetupError):
        registry.read_switch("brass", "nothing", "gold")


def test_switches_are_those_of_the_rulebook() -> None:
    for name in ironmaster.names():
        book, spec = rulebook(name), ironmaster.spec_of(name)
        told = {switch.name: set(switch.values) for switch in book.switches}
        assert told == {s.name: {registry.written(value) for value in s.values} for s in spec.switches}
        rulings = {ruling.id: ruling for ruling in book.rulings}
        for switch in spec.switches:
            assert rulings[switch.ruling].switch == switch.name


def test_registering_adds_a_game_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    spec, brass = ironmaster.spec_of("brass")._replace(name="other"), ironmaster.game("brass")
    monkeypatch.setattr(registry, "_games", {})
    monkeypatch.setattr(registry, "_announced", {})
    made: list[object] = []

    def make(setup: Setup) -> Game:
        made.append((setup.seats, setup.board, setup.rules, setup.ruleset))
        return brass

    registry.register(spec, make)
    assert registry.names() == ["other"]
    changed = {spec.switches[0].name: spec.switches[0].values[1]}
    assert registry.game("other", seats=3, rules=changed) is brass
    assert made == [(3, spec.boards[0].key, changed, spec.ruleset)]
