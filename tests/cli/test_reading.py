"""Games, rules and records, for people and for programs."""

import json
import re
from pathlib import Path
from random import Random

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE
from ironmaster.core.match import Match
from ironmaster.core.messages import LANGUAGES, folder_of
from ironmaster.core.registry import names, spec_of
from ironmaster.core.rulebook import read_rulebook, rulebook
from ironmaster.core.switches import Means
from ironmaster.core.transcript import transcript
from tests.cli.conftest import Cli
from tests.core.test_rulebook import DEPARTING


@pytest.fixture
def finished(tmp_path: Path) -> tuple[Match, str]:
    match = Match(ironmaster.game("brass", seats=3), seed=4)
    while not match.over:
        moves = match.moves()
        match.push(moves[len(match) * 7 % len(moves)])
    file = tmp_path / "finished.record"
    file.write_text(str(match.record), "utf-8")
    return match, str(file)


def test_games_for_programs(cli: Cli) -> None:
    data = json.loads(cli("games", "--json").out)
    assert [game["name"] for game in data["games"]] == names()
    brass = data["games"][names().index("brass")]
    assert brass["seats"] == [3, 4]
    assert brass["boards"][0]["confidence"] == "verified"
    assert all(switch["default"] == switch["values"][0] and switch["meaning"] for switch in brass["switches"])


def test_games_for_people(cli: Cli) -> None:
    out = cli("games").out
    for switch in spec_of("brass").switches:
        assert switch.name in out
        assert switch.ruling in out
    assert "Martin Wallace" in out
    assert "verified" in out


def test_unverified_board_is_marked(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = spec_of("brass")
    doubtful = spec._replace(versions=(spec.boards[0]._replace(confidence="reconstructed"),))
    monkeypatch.setattr("ironmaster.cli.games.specs", lambda: [doubtful])
    assert "!! RECONSTRUCTED !!" in cli("games").out


def test_all_clauses_are_listed_under_their_groups(cli: Cli) -> None:
    out = cli("rules", "brass").out
    assert all(clause.id in out for clause in rulebook("brass").clauses)
    assert "Loans (brass.loan)" in out


@pytest.mark.parametrize("asked", ["brass.loan.floor", "141"])
def test_one_clause_by_id_or_number(cli: Cli, asked: str) -> None:
    data = json.loads(cli("rules", "brass", asked, "--json").out)
    assert [clause["id"] for clause in data["clauses"]] == ["brass.loan.floor"]
    assert data["clauses"][0]["source"] == ["Rulebook: Taking a loan (Contracter un emprunt)"]
    assert "Source: Rulebook: Taking a loan (Contracter un emprunt)" in cli("rules", "brass", asked).out
    assert "Livret\u00a0: Contracter un emprunt" in cli("rules", "brass", asked, "--lang", "fr").out


def test_clauses_by_ruling_and_by_words(cli: Cli) -> None:
    assert "R07 [virtual_two_way]" in cli("rules", "brass", "r07").out
    assert "brass.coal.nearest" in cli("rules", "brass", "coal", "nearest").out
    assert "brass.coal.nearest" in cli("rules", "brass", "CHARBON", "proche", "--lang", "fr").out


@pytest.fixture
def departing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up rulebook with a departure, in the place of that of Brass."""
    (tmp_path / "tin.toml").write_text(DEPARTING.replace("price = {", 'price = { rulings = ["R2"],'), "utf-8")
    book = read_rulebook("brass", tmp_path / "tin.toml")
    monkeypatch.setattr("ironmaster.cli.rules.rulebook", lambda game: book)
    letter: Means = {"by": {"letter": {"price": 3}}}
    monkeypatch.setattr("ironmaster.cli.rules.spec_of", lambda name: spec_of("brass")._replace(means=letter))


@pytest.mark.usefixtures("departing")
def test_departures_are_listed_with_text_source_ruling_and_reason(cli: Cli) -> None:
    out = cli("rules", "brass", "--departures").out
    assert "R2  --rule price=3" in out and "R1" not in out
    for part in ("What does tin cost?", "Printed text: It costs 3.", "Source: Rulebook: Tin", "Reason: The example"):
        assert part in out
    assert "--rule by=letter" in out
    assert "Texte imprimé\xa0: Il coûte 3." in cli("rules", "brass", "--departures", "EXEMPLE", "--lang", "fr").out
    assert cli("rules", "brass", "--departures", "copper").code == 2
    ruling = {
        "id": "R2",
        "switch": "price",
        "text": "What does tin cost? Two.",
        "departure": {"text": "It costs 3.", "reason": "The example says so.", "source": ["Rulebook: Tin"]},
    }
    data = json.loads(cli("rules", "brass", "--departures", "--json").out)
    assert data == {"game": "brass", "departures": [ruling]}
    assert json.loads(cli("rules", "brass", "tin", "--json").out)["clauses"][0]["rulings"] == [ruling]


@pytest.mark.usefixtures("departing")
def test_a_clause_shows_how_its_ruling_departs(cli: Cli) -> None:
    out = cli("rules", "brass", "1").out
    assert out.index("R2 [price]: What") < out.index("Printed text:") < out.index("Reason:")


def test_a_rulebook_without_departures_says_so(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, departing: None
) -> None:
    (tmp_path / "plain.toml").write_text(DEPARTING.partition("[[ruling]]")[0], "utf-8")
    book = read_rulebook("brass", tmp_path / "plain.toml")
    monkeypatch.setattr("ironmaster.cli.rules.rulebook", lambda game: book)
    assert cli("rules", "brass", "--departures").out.strip() == "No ruling departs from the printed text."


def test_replay_verifies_and_summarises_a_record(cli: Cli, finished: tuple[Match, str]) -> None:
    match, file = finished
    out = cli("replay", file).out
    assert f"{len(match)} entries" in out
    assert "Chance is fair" in out
    assert "Final ranking" in out
    data = json.loads(cli("replay", file, "--json", "--at", "40", "--transcript").out)
    assert data["digest"] == match.digest()
    assert data["at"]["digest"] == match.at(40).digest()
    assert data["chance_is_fair"] is True
    assert data["transcript"] == transcript(match, "en")
    assert list(data["scores"].values()) == match.scores()


def test_record_of_an_unfinished_game_hides_hands_and_seed(cli: Cli, tmp_path: Path) -> None:
    match = Match(ironmaster.game("brass", seats=3), seed=4)
    file = tmp_path / "shared.record"
    file.write_text(str(match.record), "utf-8")
    out = cli("replay", str(file), "--at", str(len(match))).out
    assert "seed is not in the file" in out
    assert "The game is not over." in out
    assert "Hand" not in out


def tampered(path: Path) -> tuple[str, int]:
    """A finished record with one outcome replaced by another possible one, and its line number."""
    match = Match(ironmaster.game("brass", seats=3), seed=4)
    place = next(place for place in range(20, len(match)) if match.log[place].actor == CHANCE)
    other = match.at(place)
    other.enter(next(action for action in other.legal_actions() if action != match.log[place].action))
    other.draw_chance()
    dice = Random(4)
    while not other.over:
        other.push(dice.choice(other.moves()))
    text = str(other.record)
    path.write_text(text, "utf-8")
    line = next(n for n, words in enumerate(text.split("\n"), 1) if words.startswith(f"{place + 1} ~ "))
    return str(path), line


def test_unfair_chance_is_reported_with_its_line(cli: Cli, tmp_path: Path) -> None:
    file, line = tampered(tmp_path / "unfair.record")
    plain, strict = cli("replay", file), cli("replay", file, "--verify")
    assert f"Chance is not fair: the outcome in line {line} " in plain.out
    assert (plain.code, strict.code, strict.out) == (0, 1, plain.out)
    data = json.loads(cli("replay", file, "--json").out)
    assert (data["chance_is_fair"], data["unfair_line"]) == (False, line)
    assert f"ligne {line} " in cli("replay", file, "--lang", "fr").out


def test_verifying_requires_the_seed_and_fair_chance(cli: Cli, finished: tuple[Match, str], tmp_path: Path) -> None:
    match, file = finished
    assert cli("replay", file, "--verify").code == 0
    shut = match.record._replace(header=match.record.header._replace(seed=""))
    (tmp_path / "shut.record").write_text(str(shut), "utf-8")
    result = cli("replay", str(tmp_path / "shut.record"), "--verify")
    assert (result.code, "seed is not in the file" in result.out) == (1, True)
    data = json.loads(cli("replay", str(tmp_path / "shut.record"), "--json").out)
    assert (data["chance_is_fair"], data["unfair_line"]) == (None, None)
    other = match.record._replace(header=match.record.header._replace(seed="another"))
    (tmp_path / "other.record").write_text(str(other), "utf-8")
    result = cli("replay", str(tmp_path / "other.record"), "--verify")
    assert (result.code, "does not match the published seal" in result.err) == (2, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_transcript_has_a_sentence_for_every_entry(finished: tuple[Match, str], lang: str) -> None:
    match, _ = finished
    lines = transcript(match, lang)
    numbered = [line for line in lines if re.match(r" *\d+  \S", line)]
    assert len(numbered) == len(match)
    assert [int(line.split()[0]) for line in numbered] == list(range(1, len(match) + 1))
    rounds = [line for line in lines if "round" in line]
    assert len(rounds) == len(set(rounds)) > 10


def test_french_output_contains_no_english(cli: Cli, finished: tuple[Match, str]) -> None:
    commands = (["games"], ["rules", "brass"], ["replay", finished[1], "--transcript", "--at", "99"], ["play", "brass"])
    for words in commands:
        english, french = cli(*words, typed="?\nlog\n"), cli(*words, "--lang", "fr", typed="?\nlog\n")
        assert (english.code, french.code) == (0, 0)
        assert english.out != french.out
        for line in ("Players", "Source:", "Final ranking", "entries", "Build", "Locations", "draws"):
            assert line not in french.out


@pytest.mark.parametrize("scope", ["cli", "core", *names()])
def test_every_message_exists_in_every_language_with_the_same_parameters(scope: str) -> None:
    found = {lang: messages(scope, lang) for lang in LANGUAGES}
    assert found["en"]
    assert all(found[lang] == found["en"] for lang in LANGUAGES)


def messages(scope: str, lang: str) -> dict[str, set[str]]:
    """The parameters of each message of a scope in a language."""
    texts = [path.read_text("utf-8") for path in folder_of(scope).glob("*.ftl") if path.name.split(".")[-2] == lang]
    parts = re.split(r"^([a-z][\w-]*) =", "\n".join(texts), flags=re.MULTILINE)[1:]
    return {key: set(re.findall(r"\$\w+", body)) for key, body in zip(parts[::2], parts[1::2], strict=True)}
