"""Games played through the terminal with piped input."""

import io
import re
import sys
from pathlib import Path

import pytest

import ironmaster
from ironmaster.bots.registry import make_bot
from ironmaster.cli.screen import FORGET, Screen
from ironmaster.cli.session import Session
from ironmaster.core.match import Match
from tests.cli.conftest import Cli

ONES = "1\n" * 1000
AGAINST_BOTS = ("play", "brass", "--seed", "5", "--bots", "random,random,random")


def first_digest(seed: int, *moves: str) -> str:
    match = Match(ironmaster.game("brass", seats=3), seed=seed)
    for move in moves:
        match.push(move)
    return match.digest()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("game", ironmaster.names())
def test_whole_game_by_always_choosing_move_one(cli: Cli, tmp_path: Path, game: str, seats: int, lang: str) -> None:
    file = tmp_path / "whole.record"
    words = ("play", game, "--seats", str(seats), "--seed", "5", "--record", str(file), "--lang", lang)
    result = cli(*words, "--bots", ",".join(["random"] * (seats - 1)), typed=ONES)
    assert (result.code, result.err) == (0, "")
    assert ("Final ranking" if lang == "en" else "Classement final") in result.out
    assert str(file) in result.out.replace("\n", "")
    match = ironmaster.replay(file.read_text("utf-8"))
    assert match.over
    ranking = [f"{match.places()[seat]}  {'ABCD'[seat]}" for seat in match.ranking()]
    assert all(line in result.out for line in ranking)
    assert cli("replay", str(file)).code == 0


@pytest.mark.parametrize("game", ironmaster.names())
def test_hot_seat_game_reaches_the_end(cli: Cli, game: str) -> None:
    """The screen is handed over only in games with hands to hide."""
    result = cli("play", game, "--seats", "3", "--seed", "8", typed=ONES)
    assert (result.code, result.err) == (0, "")
    assert "Final ranking" in result.out
    assert ("══" in result.out) == ironmaster.spec_of(game).secrets


@pytest.mark.parametrize(
    ("game", "lang", "sentence"),
    [
        ("brass", "en", None),
        ("industria", "en", "The board Industria is reconstructed: 58 of the 60 tiles"),
        ("industria", "fr", "Le plateau Industria est reconstitué\xa0: 58 des 60 tuiles"),
    ],
)
def test_notice_for_an_unverified_board(cli: Cli, game: str, lang: str, sentence: str | None) -> None:
    out = " ".join(cli("play", game, "--seed", "8", "--lang", lang, typed="\n").out.split("\n"))
    assert (sentence in out) if sentence else ("reconstructed" not in out)


def test_bots_alone_play_to_the_end(cli: Cli) -> None:
    result = cli("play", "brass", "--seats", "3", "--bots", "random,random,random")
    assert result.code == 0
    assert "Final ranking" in result.out
    assert "draws" not in result.out


def test_end_of_input_ends_the_game_cleanly(cli: Cli) -> None:
    result = cli("play", "brass")
    assert (result.code, result.err) == (0, "")
    assert "Goodbye" in result.out


def test_a_pipe_gets_no_control_codes(cli: Cli) -> None:
    assert "\x1b" not in cli(*AGAINST_BOTS, typed="1\nundo\nboard\nlog\n?\nquit\n\n").out


def test_the_same_seed_gives_the_same_game(cli: Cli) -> None:
    assert cli(*AGAINST_BOTS, typed="1\n" * 9).out == cli(*AGAINST_BOTS, typed="1\n" * 9).out


def test_a_refused_move_names_its_rules(cli: Cli) -> None:
    english = cli(*AGAINST_BOTS, typed="link bolton-bury\n").out
    assert "[brass.link.needs_presence]" in english or "[brass.link.adjacent]" in english
    french = cli(*AGAINST_BOTS, "--lang", "fr", typed="link bolton-bury\n").out
    assert "[brass.link." in french


def test_why_quotes_clauses_and_confirms_legal_moves(cli: Cli) -> None:
    out = cli(*AGAINST_BOTS, typed="why loan 40\nwhy loan 30\nwhy\n").out
    assert "[brass.loan.amount]" in out
    assert "The rules allow this: A takes a loan of £30." in out
    assert "Enter a move." in out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("fly me to the moon", "No move begins with"),
        ("build gold oldham/1 with oldham", "No industry is called"),
        ("build cotton atlantis/1 with oldham", "No slot is called"),
        ("draw oldham", "is an outcome of chance"),
        ("0", "numbered from 1"),
        ("99999999999999999999", "numbered from 1"),
        ("save", "Which file?"),
        ("load", "Which file?"),
        ("load nowhere.record", "no file nowhere.record"),
        ("save .", "is a directory"),
        ("undo", "no move to take back"),
        ("redo", "No move was taken back"),
        ("rules xyzzy", "matches"),
        ("x" * 300, "at most 200 characters"),
    ],
)
def test_a_malformed_answer_is_explained_and_changes_nothing(cli: Cli, typed: str, said: str) -> None:
    result = cli("play", "brass", "--seats", "3", "--seed", "8", typed=f"{typed}\n")
    assert result.code == 0
    assert said in result.out.replace("\n", " ")


def test_typed_words_filter_the_moves(cli: Cli) -> None:
    words = ("play", "brass", "--seats", "3", "--seed", "8")
    offered = Match(ironmaster.game("brass", seats=3), seed=8).moves()
    wanted = [move for move in offered if "bolton" in move]
    out = cli(*words, typed="BOLT\n").out
    assert wanted
    assert f"{len(wanted)} moves: type the number" in out
    for move in wanted[:3]:
        assert move in out
    french = cli(*words, "--lang", "fr", typed="charbon bolt\n").out
    assert "coal bolton/1" in french
    assert "coups\xa0: tapez le numéro" in french


def test_typing_a_number_makes_that_move(cli: Cli, tmp_path: Path) -> None:
    words = ("play", "brass", "--seats", "3", "--seed", "8")
    number = re.search(r"(\d+) pass", cli(*words).out)
    assert number is not None
    file = tmp_path / "a.record"
    cli(*words, typed=f"{number[1]}\nsave {file}\n")
    assert " pass\n" in file.read_text("utf-8")


def test_undo_and_redo_go_back_and_forth(cli: Cli, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("before", "after", "undone", "redone")]
    typed = f"save {files[0]}\nloan 10\nsave {files[1]}\nundo\nsave {files[2]}\nredo\nsave {files[3]}\nquit\n"
    assert cli("play", "brass", "--seats", "3", "--seed", "8", typed=typed).code == 0
    before, after, undone, redone = (file.read_text("utf-8") for file in files)
    assert before == undone != after == redone


def test_undo_against_bots_goes_back_to_the_own_last_decision(cli: Cli, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("first", "again", "redone", "went")]
    typed = f"save {files[0]}\n1\nsave {files[3]}\nu\nsave {files[1]}\nredo\nsave {files[2]}\n"
    assert cli(*AGAINST_BOTS, typed=typed).code == 0
    first, again, redone, went = (file.read_text("utf-8") for file in files)
    assert first == again
    assert redone == went != first
    assert ironmaster.replay(went).to_act == 0


def test_saved_game_continues_identically(cli: Cli, tmp_path: Path) -> None:
    half, whole, resumed = (str(tmp_path / name) for name in ("half", "whole", "resumed"))
    cli(*AGAINST_BOTS, "--record", whole, typed=ONES)
    assert cli(*AGAINST_BOTS, typed="1\n" * 20 + f"save {half}\nquit\n").code == 0
    again = ("play", "--load", half, "--bots", "random,random,random")
    assert cli(*again, "--record", resumed, typed=ONES).code == 0
    ends = [ironmaster.replay(Path(name).read_text("utf-8")) for name in (whole, resumed)]
    assert ends[0].over
    assert ends[0].digest() == ends[1].digest()


def test_loading_in_the_middle_gives_the_saved_state(cli: Cli, tmp_path: Path) -> None:
    file, copy = tmp_path / "a.record", tmp_path / "b.record"
    typed = f"loan 10\nsave {file}\n1\n1\nload {file}\nsave {copy}\n"
    assert "Loaded " in cli("play", "brass", "--seats", "3", "--seed", "8", typed=typed).out.replace("\n", " ")
    assert copy.read_text("utf-8") == file.read_text("utf-8")
    assert ironmaster.replay(file.read_text("utf-8")).digest() == first_digest(8, "loan 10")


def test_quitting_offers_to_save(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    assert cli("play", "brass", "--seed", "8", typed=f"loan 10\nquit\n{file}\n").code == 0
    assert "loan 10" in file.read_text("utf-8")


def test_saving_over_another_file_asks_first(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "precious"
    file.write_text("precious", "utf-8")
    words = ("play", "brass", "--seed", "8")
    assert "Not saved" in cli(*words, typed=f"save {file}\nn\n").out
    assert file.read_text("utf-8") == "precious"
    cli(*words, typed=f"save {file}\ny\nloan 10\nsave\n")
    assert "loan 10" in file.read_text("utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["precious"]


def test_loading_a_record_of_another_game_is_refused(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    cli("play", "brass", typed=f"save {file}\n")
    assert cli("play", "chess", "--load", str(file)).code == 2


def test_leaving_early_writes_the_requested_record(cli: Cli, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    cli("play", "brass", "--seats", "3", "--seed", "8", "--record", str(file), typed="loan 10\n")
    match = ironmaster.replay(file.read_text("utf-8"))
    assert not match.over
    assert match.digest() == first_digest(8, "loan 10")


def test_each_turn_shows_the_hand_of_its_own_seat_only(cli: Cli) -> None:
    out = cli("play", "brass", "--seats", "3", "--seed", "8", "--bot", "C=random", typed=ONES[:400]).out
    turns = re.split(r"══ It is (\w)’s turn ══", out)[1:]
    seats, shown = turns[::2], turns[1::2]
    assert {"A", "B"} == set(seats)
    assert len(seats) > 8
    for seat, text in zip(seats, shown, strict=True):
        assert set(re.findall(r"(\w)’s hand", text)) == {seat}
        assert set(re.findall(r"(\w) draws", text)) <= {seat}


def test_screen_is_cleared_between_two_people(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At a terminal: while waiting for Enter, the cleared screen shows only the name of the next seat."""
    match = Match(ironmaster.game("brass", seats=3), seed=8)
    seen = ""
    calls: list[str] = []

    def answer(prompt: str) -> str:
        nonlocal seen
        seen += capsys.readouterr().out
        visible = seen.rpartition(FORGET)[2]
        if prompt.startswith("Press Enter"):
            calls.append(visible)
            return ""
        assert "’s hand" in visible
        if len(calls) > 6:
            raise EOFError
        return "1"

    monkeypatch.setattr("builtins.input", answer)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    Session(match, {1: make_bot("random")}, Screen(plain=True, interactive=True), "en").run()
    assert len(calls) == 7
    assert all(re.fullmatch(r"══ It is [AC]’s turn ══\n", call) for call in calls)
