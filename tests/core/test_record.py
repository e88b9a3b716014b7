"""Records: every invalid one is refused with the line of its first error."""

import json
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ironmaster
from ironmaster.core.errors import RecordError
from ironmaster.core.match import Match
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.record import FIELDS, VERSION, Record
from ironmaster.core.replay import open_match

from .matches import played, whole

FINISHED = str(whole().record)
RULESET = f"ruleset: {ironmaster.spec_of('brass').ruleset}"
SAVED = str(played(60).saved)
FROM_POSITION = str(Match(ironmaster.game("brass", seats=3), seed=1, position=played(100).position()).saved)


def refused(text: str) -> RecordError:
    """The error that replaying the text raises; it names a line of the text and exists in every language."""
    with pytest.raises(RecordError) as caught:
        ironmaster.replay(text)
    line = caught.value.params["line"]
    assert isinstance(line, int)
    assert 1 <= line <= max(1, text.count("\n") + 1)
    said = [caught.value.say(lang) for lang in LANGUAGES]
    assert all(str(line) in sentence for sentence in said)
    assert len(set(said)) == len(LANGUAGES)
    return caught.value


def summed(text: str) -> str:
    """The text with its last line replaced by the correct checksum, as a skilled forger would do."""
    body = text[: text.rindex("sum ")]
    return f"{body}sum {blake2b(body.encode(), digest_size=16).hexdigest()}\n"


def edited(text: str, old: str, new: str) -> str:
    """The text with one part replaced and the checksum corrected."""
    assert old in text
    return summed(text.replace(old, new, 1))


def line_of(text: str, start: str) -> int:
    """The number of the first line with this prefix."""
    return next(number for number, line in enumerate(text.split("\n"), 1) if line.startswith(start))


@pytest.mark.parametrize("text", [FINISHED, SAVED, FROM_POSITION], ids=["finished", "saved", "from-position"])
def test_valid_records_replay_and_are_rewritten_unchanged(text: str) -> None:
    assert str(Record.parse(text)) == text
    match = ironmaster.replay(text)
    assert str(match.saved) == text
    assert summed(text) == text


def test_a_shared_record_of_a_match_in_progress_holds_no_seed_and_replays() -> None:
    match = played(60)
    again = ironmaster.replay(str(match.record))
    assert (again.log, again.digest()) == (match.log, match.digest())
    assert again.seed != match.seed


@pytest.mark.parametrize("text", [FINISHED, SAVED, FROM_POSITION], ids=["finished", "saved", "from-position"])
def test_a_record_cut_off_after_any_line_is_refused(text: str) -> None:
    lines = text.split("\n")[:-1]
    for length in range(len(lines)):
        for end in ("", "\n"):
            refused("\n".join(lines[:length]) + end)


def test_a_record_cut_off_within_a_line_is_refused() -> None:
    for length in range(0, len(SAVED) - 2, 7):
        refused(SAVED[:length])


def test_the_last_line_break_may_be_missing() -> None:
    assert ironmaster.replay(FINISHED[:-1]).over


@pytest.mark.parametrize("text", [SAVED, FROM_POSITION], ids=["saved", "from-position"])
@pytest.mark.parametrize("put_right", [False, True], ids=["sum-kept", "sum-put-right"])
def test_any_single_line_deleted_or_doubled_is_refused(text: str, put_right: bool) -> None:
    lines = text.split("\n")[:-1]
    for number, line in enumerate(lines):
        for changed in ([*lines[:number], *lines[number + 1 :]], [*lines[: number + 1], *lines[number:]]):
            damaged = "\n".join(changed) + "\n"
            if not put_right:
                refused(damaged)
            elif "sum " in damaged and not line.startswith(("=", "seed", "sum", "origin")):
                refused(summed(damaged))


@pytest.mark.parametrize("text", [FINISHED, SAVED, FROM_POSITION], ids=["finished", "saved", "from-position"])
def test_any_single_line_edited_is_refused(text: str) -> None:
    lines = text.split("\n")[:-1]
    step = 1 if len(lines) < 100 else 29
    for number in [*range(0, len(lines), step), len(lines) - 1]:
        line = lines[number]
        for edit in (line + " ", line[:-1], " " + line, line.swapcase()):
            if edit != line:
                refused("\n".join([*lines[:number], edit, *lines[number + 1 :]]) + "\n")


def test_an_edited_move_is_found_even_with_the_right_checksum() -> None:
    match = played(64)
    text = str(match.saved)
    found = set()
    for number, entry in enumerate(match.log, 1):
        words = match.game.actions.text(entry.action)
        others = [
            w for w in match.at(number - 1).game.actions.texts(match.at(number - 1).legal_actions()) if w != words
        ]
        actor = "~" if entry.actor < 0 else "ABC"[entry.actor]
        for other in others[:2]:
            error = refused(edited(text, f"\n{number} {actor} {words}\n", f"\n{number} {actor} {other}\n"))
            assert int(error.params["line"]) >= line_of(text, f"{number} ")
            found.add(error.case)
    assert "hash" in found
    assert found <= {"hash", "illegal", "actor"}


HEAD = [
    ("ironmaster record 1", "ironmaster record 2", "version", 1),
    ("ironmaster record 1", "ironmaster record", "format", 1),
    ("ironmaster record 1", "chess record 1", "format", 1),
    ("ironmaster record 1", "ironmaster record 1 1", "format", 1),
    ("game: brass", "game: chess", "setup", 2),
    ("game: brass", "game brass", "header", 2),
    ("game: brass", "colour: red", "header", 2),
    ("game: brass", "board: brass", "header", 4),
    (RULESET, "ruleset: 99", "ruleset", 3),
    (RULESET, f"ruleset: {'9' * 60}", "ruleset", 3),
    (RULESET, f"ruleset: {'9' * 5000}", "number", 3),
    (RULESET, "ruleset: one", "number", 3),
    ("board: lancashire", "board: yorkshire", "setup", 2),
    ("board: lancashire", f"board: {'a' * 5000}", "setup", 2),
    ("board: lancashire", "board: /nowhere/\0.toml", "setup", 2),
    ("board: lancashire", f"board: {'a' * 5000}.toml", "setup", 2),
    ("board: lancashire", "board: ../boards/lancashire", "setup", 2),
    ("seats: 3", "seats: 5", "setup", 2),
    ("seats: 3", "seats: -3", "setup", 2),
    ("seats: 3", f"seats: {'9' * 60}", "setup", 2),
    ("seats: 3", "seats: three", "number", 5),
    ("rules: {}", "rules: []", "json", 6),
    ("rules: {}", "rules: {", "json", 6),
    ("rules: {}", 'rules: {"dm_bonus": "gold"}', "setup", 2),
    ("rules: {}", 'rules: {"dm_bonus": {"a": [1]}}', "setup", 2),
    ("rules: {}", 'rules: {"house": true}', "setup", 2),
    ("rules: {}", "rules: " + "[" * 100_000, "json", 6),
    ("seal: ", "seal: 0", "seal", 7),
    ("seed: core", "seed: cure", "seal", 7),
    ("seed: core", "origin: 7", "json", 8),
    ("seed: core", 'origin: {"coal": 99}', "setup", 2),
]


@pytest.mark.parametrize(("old", "new", "case", "line"), HEAD, ids=lambda value: str(value)[:25])
def test_a_wrong_header_is_refused(old: str, new: str, case: str, line: int) -> None:
    error = refused(edited(SAVED, old, new))
    assert (error.case, error.params["line"]) == (case, line)


def test_no_board_file_is_read_if_files_are_not_allowed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "lancashire.toml"
    shipped = Path(str(ironmaster.__file__)).parent / "games" / "brass" / "boards" / "lancashire.toml"
    path.write_bytes(shipped.read_bytes())
    text = str(played(40, game=ironmaster.game("brass", seats=3, board=str(path))).saved)
    assert f"board: {path}" in text

    touched: list[str] = []
    for name in ("stat", "open", "is_file", "read_text"):
        real = getattr(Path, name)

        def spy(self: Path, *args: Any, _way: Any = real, **given: Any) -> Any:
            touched.append(str(self))
            return _way(self, *args, **given)

        monkeypatch.setattr(Path, name, spy)
    with pytest.raises(RecordError) as caught:
        ironmaster.replay(text, files=False)
    assert (caught.value.case, caught.value.params["line"]) == ("setup", 2)
    with pytest.raises(RecordError):
        open_match(Record.parse(text), files=False)
    assert str(path) not in touched
    assert ironmaster.replay(text).game.board == str(path)
    assert str(path) in touched


@pytest.mark.parametrize("text", [FINISHED, SAVED, FROM_POSITION], ids=["finished", "saved", "from-position"])
def test_records_on_known_boards_need_no_files(text: str) -> None:
    assert str(ironmaster.replay(text, files=False).saved) == text


@pytest.mark.parametrize("field", FIELDS)
def test_a_header_needs_every_field(field: str) -> None:
    lines = [line for line in SAVED.split("\n") if not line.startswith(f"{field}: ")]
    error = refused(summed("\n".join(lines)))
    assert (error.case, error.params["field"]) == ("missing", field)


def test_a_record_for_other_seats_or_rules_is_refused() -> None:
    assert refused(edited(SAVED, "seats: 3", "seats: 4")).case in ("hash", "illegal", "actor")
    assert ironmaster.replay(edited(SAVED, "rules: {}", 'rules: {"tie_income": "space"}')).game.rules


ENDS: list[tuple[Callable[[str], str], str]] = [
    (lambda last: last.rpartition(" ")[0], "line"),
    (lambda last: last + " D=1", "line"),
    (lambda last: last + " D=1 E=1 F=1 G=1 H=1 I=1 J=1", "line"),
    (lambda last: last.replace("A=", "B=", 1), "line"),
    (lambda last: last.replace("A=", "AB=", 1), "line"),
    (lambda last: last.replace("A=", "=", 1), "line"),
    (lambda last: last.replace("A=", "A=x", 1), "number"),
    (lambda last: last.replace("A=", "A=1", 1), "scores"),
    (lambda last: last.replace("end ", "end 1", 1), "line"),
    (lambda last: "saved " + " ".join(last.split()[1:3]), "unfinished"),
    (lambda last: " ".join([*last.split()[:2], "0" * 16, *last.split()[3:]]), "hash"),
]


@pytest.mark.parametrize("number", range(len(ENDS)))
def test_a_wrong_end_is_refused(number: int) -> None:
    change, case = ENDS[number]
    last = FINISHED.split("\n")[-3]
    assert last.startswith("end ")
    error = refused(edited(FINISHED, last, change(last)))
    assert error.case == case
    assert error.params["line"] == line_of(FINISHED, "end ")


def test_a_saved_match_is_not_over() -> None:
    last = SAVED.split("\n")[-3]
    assert refused(edited(SAVED, last, f"end {last.removeprefix('saved ')} A=0 B=0 C=0")).case == "unfinished"


@pytest.mark.parametrize("text", [SAVED, FROM_POSITION], ids=["saved", "from-position"])
def test_a_wrong_state_hash_is_refused(text: str) -> None:
    for number, line in enumerate(text.split("\n"), 1):
        if line.startswith(("= ", "saved ")):
            words = line.split(" ")
            error = refused(edited(text, line, f"{words[0]} {words[1]} {'0' * 16}"))
            assert (error.case, error.params["line"]) == ("hash", number)


def test_a_state_hash_for_another_entry_is_refused() -> None:
    assert refused(edited(SAVED, "\n= 16 ", "\n= 17 ")).case == "line"


def test_a_wrong_actor_is_refused() -> None:
    error = refused(edited(SAVED, "\n2 ~ ", "\n2 A "))
    assert (error.case, error.params["line"], error.params["expected"]) == ("actor", line_of(SAVED, "2 "), "~")


def test_the_checksum_must_be_last_and_correct() -> None:
    assert refused(SAVED + "more\n").case == "trailing"
    assert refused(SAVED + "\n").case == "trailing"
    damaged = SAVED[:-3] + ("0" if SAVED[-3] != "0" else "1") + SAVED[-2:]
    error = refused(damaged)
    assert (error.case, error.params["line"]) == ("sum", line_of(SAVED, "sum "))


@pytest.mark.parametrize(
    "text", ["", "\n", "\0\1\2", "\ufeff" + SAVED, SAVED.replace("\n", "\r\n"), "\n\n\n", "\ud800"]
)
def test_an_invalid_record_is_refused(text: str) -> None:
    assert refused(text).params["line"] == 1


@given(st.one_of(st.text(), st.binary().map(lambda junk: junk.decode("latin-1"))))
@settings(derandomize=True, deadline=None, max_examples=100)
def test_junk_is_refused(text: str) -> None:
    refused(text)
    refused(f"ironmaster record {VERSION}\n{text}")


@given(data=st.data())
@settings(derandomize=True, deadline=None, max_examples=150)
def test_junk_in_any_line_is_refused(data: st.DataObject) -> None:
    lines = SAVED.split("\n")[:-1]
    number = data.draw(st.integers(0, len(lines) - 1))
    words = lines[number].split(" ")
    place = data.draw(st.integers(0, len(words) - 1))
    old = words[place]
    words[place] = data.draw(st.text(max_size=12) | st.sampled_from(["-1", "9" * 30, "~", "=", "A", "end", "{}", "²"]))
    if words[place] != old:
        refused("\n".join([*lines[:number], " ".join(words), *lines[number + 1 :]]) + "\n")


def test_characters_that_no_file_can_hold_are_refused() -> None:
    error = refused(str(played(60).record).replace("seal: ", "seal: \ud800"))
    assert (error.case, error.params["line"]) == ("format", 7)


def test_a_record_keeps_the_rules_of_its_game() -> None:
    game = ironmaster.game("brass", seats=4, rules={"dm_bonus": "cash", "virtual_two_way": False})
    text = str(played(70, game=game).saved)
    assert json.loads(text.split("rules: ")[1].split("\n")[0]) == {"dm_bonus": "cash", "virtual_two_way": False}
    assert ironmaster.replay(text).game.rules == game.rules
