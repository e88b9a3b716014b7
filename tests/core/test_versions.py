"""A rule fix or a new version of a board does not change earlier games."""

import json
import re
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ironmaster
from ironmaster.bots.lookup import table_of
from ironmaster.core.errors import BoardError, PositionError, SetupError
from ironmaster.core.match import Match
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.registry import stored_game
from ironmaster.core.replay import chance_is_fair
from ironmaster.core.transcript import transcript
from tests.cli.conftest import Cli, cli
from tests.ruleset1 import later
from tests.test_records import FOLDER, RECORDS

__all__ = ("cli",)

OLD = [path for path in sorted(FOLDER.glob("industria-*.record")) if "\nruleset: 1\n" in path.read_text("utf-8")]
BEFORE, AFTER = later.AS_BEFORE["raw_tile_cash"], later.Later().raw_tile_cash


@pytest.fixture
def rule_fix(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The program after a rule fix."""
    later.begin(monkeypatch.setattr, tmp_path / "boards")


def cash(game: ironmaster.Game) -> int:
    """The cash with which every seat begins."""
    match = Match.before_chance(game, "1", None)
    players: dict[str, Any] = match.position()["players"]  # type: ignore[assignment]
    found: int = players["A"]["cash"]
    return found


# Shipped rulesets and boards


@pytest.mark.parametrize("name", ironmaster.names())
def test_every_ruleset_uses_switches_that_the_game_knows(name: str) -> None:
    spec = ironmaster.spec_of(name)
    assert sorted(spec.rulesets) == list(range(1, spec.ruleset + 1))
    assert spec.rulesets[spec.ruleset] == {}
    rules = import_module(f"ironmaster.games.{name}.rules")
    known = {field.name for field in fields(rules.Rules)} | {switch.name for switch in spec.switches}
    known |= {
        f"{name}.{value}.{key}".lower()
        for name, meanings in spec.means.items()
        for value, sets in meanings.items()
        for key in sets
    }
    for ruleset, values in spec.rulesets.items():
        assert set(values) <= known
        assert ironmaster.game(name, ruleset=ruleset).ruleset == ruleset


@pytest.mark.parametrize("name", ironmaster.names())
def test_the_default_of_a_switch_is_that_of_its_rule(name: str) -> None:
    spec = ironmaster.spec_of(name)
    usual = import_module(f"ironmaster.games.{name}.rules").Rules()
    for switch in spec.switches:
        if switch.name not in spec.means:
            assert switch.default == getattr(usual, switch.name)


@pytest.mark.parametrize("name", ironmaster.names())
def test_every_board_file_is_named_by_its_id_and_version(name: str) -> None:
    folder = Path(str(ironmaster.__file__)).parent / "games" / name / "boards"
    assert {board.key for board in ironmaster.spec_of(name).versions} == {path.stem for path in folder.glob("*.toml")}
    assert {board.id for board in ironmaster.spec_of(name).boards} == {
        board.id for board in ironmaster.spec_of(name).versions if board.version == 1
    }


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_of_ruleset_1_are_rewritten_unchanged(path: Path) -> None:
    text = path.read_text("utf-8")
    assert str(ironmaster.replay(text).record) == text


# Rulesets


@pytest.mark.parametrize("ruleset", [0, 99, -1, True, "1", 1.0, 10**5000], ids=lambda value: str(type(value)))
@pytest.mark.parametrize("name", ironmaster.names())
def test_an_unknown_ruleset_is_refused(name: str, ruleset: Any) -> None:
    with pytest.raises(SetupError) as caught:
        ironmaster.game(name, ruleset=ruleset)
    assert caught.value.code == "setup-ruleset"
    said = [caught.value.say(lang) for lang in LANGUAGES]
    known = ", ".join(map(str, ironmaster.spec_of(name).rulesets))
    assert len(set(said)) == len(said) and all(f"{known}." in one and len(one) < 200 for one in said)


@pytest.mark.usefixtures("rule_fix")
def test_new_games_take_the_newest_ruleset() -> None:
    game = ironmaster.game("industria", seats=3)
    assert (game.ruleset, game.rules, cash(game)) == (later.RULESET, {}, later.CASH)
    old = ironmaster.game("industria", seats=3, ruleset=later.RULESET - 1)
    assert (old.ruleset, old.rules, cash(old)) == (later.RULESET - 1, {}, later.AS_BEFORE["cash"])
    assert ironmaster.spec_of("industria").ruleset == later.RULESET
    assert sorted(ironmaster.spec_of("industria").rulesets) == list(range(1, later.RULESET + 1))


@pytest.mark.usefixtures("rule_fix")
@pytest.mark.parametrize(
    ("ruleset", "usual", "other"), [(later.RULESET - 1, BEFORE, AFTER), (later.RULESET, AFTER, BEFORE)]
)
def test_only_differences_from_the_ruleset_defaults_are_kept(ruleset: int, usual: str, other: str) -> None:
    for value, rules in ((usual, {}), (other, {"raw_tile_cash": other})):
        game = ironmaster.game("industria", rules={"raw_tile_cash": value}, ruleset=ruleset)
        assert game.rules == rules
        again = ironmaster.game_of(game.setup.identity())
        assert again.setup.identity() == game.setup.identity()
        assert len(again.actions) == len(game.actions)


@pytest.mark.usefixtures("rule_fix")
@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_old_records_replay_by_their_ruleset(path: Path) -> None:
    text = path.read_text("utf-8")
    match = ironmaster.replay(text)
    assert (match.game.ruleset, match.game.board) == (1, "industria")
    assert chance_is_fair(match)
    assert str(match.record) == text
    assert "\n".join(transcript(match, "en")) + "\n" == path.with_suffix(".txt").read_text("utf-8")


@pytest.mark.usefixtures("rule_fix")
def test_a_record_of_another_ruleset_is_refused() -> None:
    text = OLD[0].read_text("utf-8").replace("ruleset: 1\n", f"ruleset: {later.RULESET}\n")
    with pytest.raises(ironmaster.IronmasterError) as caught:
        ironmaster.replay(text)
    assert caught.value.code in ("record-illegal", "record-hash", "record-actor")


@pytest.mark.usefixtures("rule_fix")
def test_new_records_contain_their_ruleset_and_board_version() -> None:
    match = Match(ironmaster.game("industria", seats=3), seed=1)
    match.push(match.moves()[0])
    text = str(match.saved)
    assert f"\nruleset: {later.RULESET}\nboard: {later.BOARD}\n" in text
    again = ironmaster.replay(text, files=False)
    assert (again.game.setup.identity(), again.digest()) == (match.game.setup.identity(), match.digest())


# Positions and views


@pytest.mark.usefixtures("rule_fix")
@pytest.mark.parametrize(("ruleset", "board"), [(1, "industria"), (later.RULESET, later.BOARD)])
def test_positions_load_with_their_own_ruleset(ruleset: int, board: str) -> None:
    match = Match(stored_game("industria", board, 3, {}, ruleset), seed=1)
    position = ironmaster.read_position(json.dumps(match.position()))
    game = ironmaster.game_of(position)
    assert (game.ruleset, game.board) == (ruleset, board)
    assert game.views.position(game.views.load(position)) == match.position()
    assert table_of(match.view(0)).setup.identity() == match.game.setup.identity()
    with pytest.raises(PositionError) as caught:
        stored_game("industria", board, 3, {}, 1 + later.RULESET - ruleset).views.load(position)
    assert caught.value.params["where"] == "ruleset"


@pytest.mark.parametrize("field", ["game", "board", "seats", "rules", "ruleset"])
def test_a_position_without_a_game_is_refused(field: str) -> None:
    whole = ironmaster.game("brass").setup.identity()
    for position in ({key: value for key, value in whole.items() if key != field}, {**whole, field: None}):
        with pytest.raises(PositionError) as caught:
            ironmaster.game_of(position)
        assert caught.value.params["where"] == field


# Boards


def points(game: ironmaster.Game) -> int:
    """The figure that the second version of the board changes."""
    tiles: list[dict[str, Any]] = game.facts.fixtures("en")["tiles"]  # type: ignore[assignment]
    return next(int(tile["points"]) for tile in tiles if tile.get("points"))


@pytest.mark.usefixtures("rule_fix")
def test_a_board_keeps_its_older_versions() -> None:
    versions = {"industria": later.VERSION, later.BOARD: later.VERSION, "industria@1": 1}
    for name, version in versions.items():
        game = ironmaster.game("industria", seats=3, board=name, files=False)
        assert game.board == ("industria" if version == 1 else later.BOARD)
        assert points(game) == (1 if version == 1 else later.POINTS)
        listed = game.spec.board(game.board)
        assert listed is not None and listed.version == version
    assert [(board.id, board.version) for board in ironmaster.spec_of("industria").boards] == [
        ("industria", later.VERSION)
    ]


@pytest.mark.usefixtures("rule_fix")
def test_a_stored_board_without_a_version_is_version_1() -> None:
    assert points(stored_game("industria", "industria", 3, {}, later.RULESET)) == 1
    assert points(stored_game("industria", later.BOARD, 3, {}, 1)) == later.POINTS


@pytest.mark.parametrize("files", [True, False])
@pytest.mark.parametrize("board", ["germany@99", "germany@0", "germany@", "@1", "germany@1@1", "germany@01"])
def test_an_unknown_version_of_a_board_is_refused(board: str, files: bool) -> None:
    with pytest.raises(BoardError):
        ironmaster.game("age_of_industry", board=board, files=files)


# The command line


@pytest.mark.usefixtures("rule_fix")
def test_the_command_line_shows_rulesets_and_versions(cli: Cli, tmp_path: Path) -> None:
    listed = {game["name"]: game for game in json.loads(cli("games", "--json").out)["games"]}
    assert (listed["industria"]["ruleset"], listed["industria"]["boards"][0]["version"]) == (
        later.RULESET,
        later.VERSION,
    )
    brass = ironmaster.spec_of("brass")
    assert (listed["brass"]["ruleset"], listed["brass"]["boards"][0]["version"]) == (
        brass.ruleset,
        brass.boards[0].version,
    )
    assert re.search(rf"ruleset {later.RULESET}\b.*version {later.VERSION}\b", cli("games").out, re.DOTALL)
    told = json.loads(cli("replay", str(OLD[0]), "--verify", "--json").out)
    assert (told["ruleset"], told["board"], told["chance_is_fair"]) == (1, "industria", True)
    assert "ruleset 1" in cli("replay", str(OLD[0])).out
    result = cli("analyse", str(OLD[0]), "--iterations", "2", "--jobs", "1", "--out", str(tmp_path / "analysis.html"))
    assert result.code == 0, result.err
    assert (tmp_path / "analysis.html").stat().st_size > 0
