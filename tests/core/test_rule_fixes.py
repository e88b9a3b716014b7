"""A rule fix in an edition, and pieces whose figures change, leave earlier games as they were."""

import shutil
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import ironmaster
from ironmaster.core.errors import BoardError

EDITIONS = [
    ("steam", "game", "standard", "upkeep", 3),
    ("steam", "lenient", "on", "borrow_for_track", False),
    ("age_of_industry", "edition", "first", "starting_hand", (9, 9, 9, 9)),
]
PIECES = [
    ("brass", "TILES", "lancashire", "cost = 12\n", "cost = 13\n"),
    ("age_of_industry", "PIECES", "germany", "cost = 12\n", "cost = 13\n"),
    ("steam", "PIECES", "ruhr", "low = 1, high = 6", "low = 1, high = 7"),
]


@pytest.mark.parametrize(("name", "switch", "value", "rule", "fixed"), EDITIONS)
def test_a_fix_in_an_edition_changes_new_games_of_that_edition_only(
    monkeypatch: pytest.MonkeyPatch, name: str, switch: str, value: str, rule: str, fixed: object
) -> None:
    rules = import_module(f"ironmaster.games.{name}.rules")
    chosen = {"game": "standard", switch: value} if switch == "lenient" else {switch: value}
    before, usual = rules.profile(chosen, rules_of(name)), rules.profile({}, rules_of(name))
    old = rules.MEANS[switch][value][rule]
    means = {**rules.MEANS, switch: {**rules.MEANS[switch], value: {**rules.MEANS[switch][value], rule: fixed}}}
    ended = rules_of(name)
    monkeypatch.setattr(rules, "MEANS", means)
    monkeypatch.setattr(rules, "RULESETS", {**rules.RULESETS, ended: {f"{switch}.{value}.{rule}": old}, ended + 1: {}})
    assert rules.profile(chosen, ended) == before != rules.profile(chosen, ended + 1)
    assert getattr(rules.profile(chosen, ended + 1), rule) == fixed
    assert rules.profile({}, ended) == rules.profile({}, ended + 1) == usual


def rules_of(name: str) -> int:
    """The newest ruleset."""
    return ironmaster.spec_of(name).ruleset


@pytest.mark.parametrize(("name", "sheets", "board", "printed", "corrected"), PIECES)
def test_a_board_keeps_the_pieces_that_it_was_played_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, sheets: str, board: str, printed: str, corrected: str
) -> None:
    module: Any = import_module(f"ironmaster.games.{name}.board")
    pieces, boards = getattr(module, sheets), module.BOARDS
    before = ironmaster.game(name, seats=4, board=f"{board}@1").facts.fixtures("en")
    for folder, kept in ((pieces.path, "data"), (boards.path, "boards")):
        shutil.copytree(folder, tmp_path / kept)
    first = tmp_path / "data" / f"{pieces.first}.toml"
    text = first.read_text("utf-8")
    assert printed in text
    first.with_name(f"{pieces.first}@98.toml").write_text(text.replace(printed, corrected), "utf-8")
    heading = f'id = "{board}"\n'
    text = (tmp_path / "boards" / f"{board}.toml").read_text("utf-8")
    for number in (98, 99):
        versioned = f'{heading}version = {number}\npieces = "{pieces.first}@{number}"\n'
        (tmp_path / "boards" / f"{board}@{number}.toml").write_text(text.replace(heading, versioned, 1), "utf-8")
    monkeypatch.setattr(pieces, "path", tmp_path / "data")
    again = tmp_path / "boards"
    assert ironmaster.game(name, seats=4, board=str(again / f"{board}.toml")).facts.fixtures("en") == before
    assert ironmaster.game(name, seats=4, board=str(again / f"{board}@98.toml")).facts.fixtures("en") != before
    with pytest.raises(BoardError, match=f"{pieces.first}@99"):
        ironmaster.game(name, seats=4, board=str(again / f"{board}@99.toml"))
