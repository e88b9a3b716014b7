"""`verify` replays every stored game and reports manipulated ones."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ironmaster.core.contract import CHANCE
from ironmaster.core.match import Match
from ironmaster.server.admin import games
from ironmaster.server.admin.verification import Difference, first_difference
from ironmaster.server.rooms.journal import new_journal
from ironmaster.server.store.rows import CHANCED, MOVE, UNDO, EntryRow, TableRow
from ironmaster.server.store.schema import entry, game_table
from tests.cli.conftest import Cli
from tests.server.admin.club import Club, engines_of, execute, game_in

Edit = Callable[[list[EntryRow], TableRow], tuple[int, dict[str, Any]]]


def before(row: TableRow, entries: list[EntryRow], number: int) -> Match:
    """The match before a line of its journal."""
    journal = new_journal(row)
    for line in entries[: number - 1]:
        journal.read(line)
    return journal.match


@contextmanager
def edited(db: str, table: str, number: int, /, **values: Any) -> Iterator[None]:
    """Change values of a journal line (0: the table itself), and restore them afterwards."""
    row, entries = game_in(db, table)
    was = row._asdict() if number == 0 else entries[number - 1]._asdict()
    target = game_table if number == 0 else entry
    at = game_table.c.id == table if number == 0 else sa.and_(entry.c.table == table, entry.c.number == number)
    back = target.c.number == values["number"] if "number" in values else target.c.number == number if number else None
    found = at if back is None else sa.and_(entry.c.table == table, back)
    assert execute(db, sa.update(target).where(at).values(values)) == 1
    try:
        yield
    finally:
        assert execute(db, sa.update(target).where(found).values({name: was[name] for name in values})) == 1


def verified(cli: Cli, club: Club, *tables: str) -> tuple[int, list[dict[str, Any]]]:
    result = cli("admin", "verify", *tables, "--db", club.server.db, "--json")
    data = json.loads(result.out)
    assert data["games"] == len(tables or club.begun)
    return result.code, data["changed"]


def first_change(club: Club, table: str) -> Difference:
    change = first_difference(*game_in(club.server.db, table))
    assert change is not None
    return change


def test_unchanged_games_have_no_differences(cli: Cli, club: Club) -> None:
    kinds = {line.kind for table in club.begun for line in game_in(club.server.db, table)[1]}
    assert kinds == {"move", "chance", "undo", "resign", "abandon"}
    assert any(line.digest for line in game_in(club.server.db, club.running)[1])
    assert verified(cli, club) == (0, [])
    plain = cli("admin", "verify", "--db", club.server.db)
    assert (plain.code, plain.out) == (0, "4 games were replayed without differences.\n")


def test_manipulated_game_is_found_among_all(cli: Cli, club: Club) -> None:
    row, entries = game_in(club.server.db, club.finished)
    number = next(line.number for line in reversed(entries) if line.kind == MOVE)
    match = before(row, entries, number)
    illegal = next(text for text in (line.text for line in entries if line.kind == MOVE) if text not in match.moves())
    with edited(club.server.db, club.finished, number, text=illegal):
        code, changed = verified(cli, club)
        assert code == 1
        assert [(one["table"], one["number"], one["what"], one["stored"]) for one in changed] == [
            (club.finished, number, "move", illegal)
        ]
        assert (changed[0]["status"], changed[0]["game"], changed[0]["ruleset"]) == ("finished", "brass", row.ruleset)
        plain = cli("admin", "verify", "--db", club.server.db, "--lang", "fr")
        assert plain.code == 1
        assert (
            f"{club.finished} (finished, brass, règlement 1) à la ligne {number}\xa0: le coup «\xa0{illegal}\xa0»"
            in plain.out
        )
        assert plain.out.endswith("Sur 4 parties, 1 changerait.\n")
        assert verified(cli, club, club.running, club.abandoned) == (0, [])
        assert verified(cli, club, club.finished)[0] == 1


def same_in_the_end(row: TableRow, entries: list[EntryRow], number: int, other: str) -> bool:
    """Whether the rest of a game leads to the same end after a different move."""
    match = before(row, entries, number)
    match.enter(match.game.actions.number(other))
    for line in entries[number:]:
        action = match.game.actions.number(line.text)
        if line.actor != match.to_act or action not in match.legal_actions():
            return False
        match.enter(action)
    return match.digest() == entries[-1].digest


def test_a_different_legal_move_is_found_if_it_matters(club: Club) -> None:
    row, entries = game_in(club.server.db, club.finished)
    found = 0
    for line in [one for one in entries if one.kind == MOVE][-40::4]:
        moves = before(row, entries, line.number).moves()
        other = next((text for text in moves if text != line.text), line.text)
        if not same_in_the_end(row, entries, line.number, other):
            with edited(club.server.db, club.finished, line.number, text=other):
                assert first_change(club, club.finished).number >= line.number
                found += 1
    assert found > 4


def test_another_possible_outcome_does_not_match_the_seed(club: Club) -> None:
    row, entries = game_in(club.server.db, club.running)
    for line in [one for one in entries if one.kind == CHANCED][5:40:10]:
        match = before(row, entries, line.number)
        possible = [match.game.actions.text(action) for action in match.legal_actions()]
        other = next(text for text in possible if text != line.text)
        with edited(club.server.db, club.running, line.number, text=other):
            assert first_change(club, club.running) == Difference(line.number, "unfair", other, line.text)


def hashed(entries: list[EntryRow]) -> int:
    return next(line.number for line in entries if line.digest)


def last(kind: str, entries: list[EntryRow]) -> int:
    return next(line.number for line in reversed(entries) if line.kind == kind)


def result_with(field: str) -> Edit:
    def edit(_: list[EntryRow], row: TableRow) -> tuple[int, dict[str, Any]]:
        result = json.loads(row.result or "")
        result[field][0], result[field][1] = result[field][1] + (field == "scores"), result[field][0]
        return 0, {"result": json.dumps(result)}

    return edit


EDITS: dict[str, tuple[str, str, Edit]] = {
    "digest": ("running", "digest", lambda lines, _: (hashed(lines), {"digest": "0" * 16})),
    "last digest": ("finished", "digest", lambda lines, _: (len(lines), {"digest": "f" * 16})),
    "outcome": ("running", "outcome", lambda lines, _: (last(CHANCED, lines), {"text": "draw atlantis"})),
    "outcome that is a move": ("running", "outcome", lambda lines, _: (last(CHANCED, lines), {"text": "pass"})),
    "scores": ("finished", "scores", result_with("scores")),
    "ranking": ("finished", "ranking", result_with("ranking")),
    "places": ("finished", "places", result_with("places")),
    "no result": ("finished", "scores", lambda *_: (0, {"result": None})),
    "garbled result": ("finished", "scores", lambda *_: (0, {"result": "{"})),
    "a result too early": ("running", "scores", lambda *_: (0, {"result": '{"scores":[1,2,3],"ranking":[0,1,2]}'})),
    "ruleset": ("running", "ruleset", lambda *_: (0, {"ruleset": 99})),
    "seal": ("finished", "seal", lambda *_: (0, {"seal": "0" * 64})),
    "seed": ("running", "seal", lambda *_: (0, {"seed": "another"})),
    "game": ("running", "setup", lambda *_: (0, {"game": "chess"})),
    "board": ("running", "setup", lambda *_: (0, {"board": "atlantis"})),
    "rules": ("running", "setup", lambda *_: (0, {"rules": "{"})),
    "origin": ("running", "setup", lambda *_: (0, {"origin": "[1"})),
    "length": ("running", "length", lambda lines, _: (0, {"length": len(lines) + 1})),
    "status": ("running", "status", lambda *_: (0, {"status": "finished"})),
    "turn": ("running", "turn", lambda _, row: (0, {"turn": (row.turn + 1) % 3})),
    "actor": ("running", "actor", lambda lines, _: (last(MOVE, lines), {"actor": CHANCE})),
    "kind": ("running", "actor", lambda lines, _: (last(MOVE, lines), {"kind": CHANCED})),
    "undo too far": ("running", "undo", lambda lines, _: (last(UNDO, lines), {"text": "3"})),
    "undo of nothing": ("running", "undo", lambda lines, _: (last(UNDO, lines), {"text": str(len(lines))})),
    "undo in words": ("running", "undo", lambda lines, _: (last(UNDO, lines), {"text": "all"})),
    "undo of others": ("running", "undo", lambda lines, _: (last(UNDO, lines), {"actor": -1})),
    "line": ("running", "line", lambda lines, _: (last(UNDO, lines), {"kind": "prayer"})),
    "resigned seat": ("abandoned", "line", lambda lines, _: (last("resign", lines), {"actor": 3})),
    "after the end": ("abandoned", "after", lambda lines, _: (last("resign", lines), {"kind": "abandon"})),
    "gap": ("running", "gap", lambda lines, _: (len(lines), {"number": len(lines) + 5})),
}


@pytest.mark.parametrize("name", EDITS)
def test_every_kind_of_manipulation_is_found(cli: Cli, club: Club, name: str) -> None:
    where, what, edit = EDITS[name]
    table: str = getattr(club, where)
    row, entries = game_in(club.server.db, table)
    number, values = edit(entries, row)
    with edited(club.server.db, table, number, **values):
        code, changed = verified(cli, club, table)
        assert (code, [one["what"] for one in changed]) == (1, [what])
        if number:
            assert changed[0]["number"] == number + (what == "after")
    assert first_difference(*game_in(club.server.db, table)) is None


def test_engine_error_counts_as_difference(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    def digest(_: Match) -> str:
        raise KeyError("wigan")

    monkeypatch.setattr(Match, "digest", digest)
    number = hashed(game_in(club.server.db, club.running)[1])
    assert first_change(club, club.running) == Difference(number, "fault", "", "KeyError: 'wigan'")


def test_a_move_during_verification_is_not_a_difference(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table and its journal are read one after the other; a running server makes a move in between."""

    def after_a_move(stored: games._Stored, connection: sa.Connection, table: str) -> list[EntryRow]:
        length = len(found(stored, connection, table))
        club.ada.play(table)
        assert len(game_in(club.server.db, table)[1]) > length
        return found(stored, connection, table)

    found = games._Stored.lines
    monkeypatch.setattr(games._Stored, "lines", after_a_move)
    with engines_of(club.server.db) as engines:
        assert [game.difference for game in games.verify(engines.reading, [club.running])] == [None]


def test_games_are_read_one_at_a_time(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "PAGE", 1)
    with engines_of(club.server.db) as engines:
        assert sorted(game.row.id for game in games.verify(engines.reading)) == sorted(club.begun)
        assert games.count_begun(engines.reading) == 4


def test_unknown_tables_and_databases_are_refused(cli: Cli, club: Club, tmp_path: Path) -> None:
    result = cli("admin", "verify", "nowhere", "--db", club.server.db)
    assert (result.code, result.err) == (2, "There is no table nowhere.\n")
    result = cli("admin", "verify", "--db", str(tmp_path / "none.db"))
    assert (result.code, "There is no Ironmaster database" in result.err) == (2, True)
    assert not (tmp_path / "none.db").exists()
    (tmp_path / "noise.db").write_text("noise " * 1000, "utf-8")
    result = cli("admin", "verify", "--db", str(tmp_path / "noise.db"))
    assert (result.code, "not a database" in result.err, result.err.count("\n")) == (2, True, 1)


# Records


def test_exported_records_equal_downloads(cli: Cli, club: Club, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    result = cli("admin", "export", str(folder), "--db", club.server.db)
    assert (result.code, result.out) == (0, "2 records written, 0 already existed.\n")
    assert {path.name for path in folder.iterdir()} == {
        f"brass-{table}.record" for table in (club.finished, club.abandoned)
    }
    for table in (club.finished, club.abandoned):
        text = (folder / f"brass-{table}.record").read_text("utf-8")
        assert text == club.ada.get(f"/api/tables/{table}/record").text
    assert cli("replay", str(folder / f"brass-{club.finished}.record"), "--verify").code == 0


def test_existing_records_are_kept_unless_forced(cli: Cli, club: Club, tmp_path: Path) -> None:
    file = tmp_path / f"brass-{club.finished}.record"
    file.write_text("mine", "utf-8")
    words = ("admin", "export", str(tmp_path), "--db", club.server.db, "--json")
    assert json.loads(cli(*words).out) == {"written": 1, "kept": 1, "failed": []}
    assert file.read_text("utf-8") == "mine"
    assert json.loads(cli(*words, "--force").out) == {"written": 2, "kept": 0, "failed": []}
    assert file.read_text("utf-8").startswith("ironmaster record 1\n")


def test_records_since_a_day(cli: Cli, club: Club, tmp_path: Path) -> None:
    words = ("admin", "export", str(tmp_path), "--db", club.server.db, "--json", "--since")
    assert json.loads(cli(*words, "2999-01-01").out)["written"] == 0
    with edited(club.server.db, club.abandoned, 0, ended=1767225599.0):
        assert json.loads(cli(*words, "2026-01-01").out)["written"] == 1
        assert json.loads(cli(*words, "2025-12-31T23:59:59").out) == {"written": 1, "kept": 1, "failed": []}
    wrong = cli(*words, "yesterday")
    assert (wrong.code, wrong.err) == (2, "“yesterday” is not a date. Write it as 2026-01-31.\n")


def test_game_that_cannot_be_replayed_is_listed_and_others_are_exported(cli: Cli, club: Club, tmp_path: Path) -> None:
    with edited(club.server.db, club.abandoned, 0, ruleset=7):
        result = cli("admin", "export", str(tmp_path), "--db", club.server.db)
    assert (result.code, result.out) == (1, "1 record written, 0 already existed.\n")
    assert result.err.startswith(f"{club.abandoned}: ") and "version 7" in result.err
    assert cli("admin", "export", str(tmp_path / f"brass-{club.finished}.record"), "--db", club.server.db).code == 2
