"""The speed benchmark with peers that are installed, missing or broken. Speed itself is never asserted."""

import json
from pathlib import Path
from typing import Any

import pytest
from bench.speed import measure, peers
from bench.speed.__main__ import lines, main
from bench.speed.measure import Measured, Missing, Sample, Unmeasured, Worker
from bench.speed.peers import PEERS, Peer
from bench.speed.report import markdown, report

import ironmaster

Data = dict[str, Any]
BY_NAME = {peer.name: peer for peer in PEERS}
PURE = BY_NAME["ironmaster-brass-pure"]

CATANATRON = """
Color = [0, 1, 2, 3]
TURNS_LIMIT = 1000
def RandomPlayer(colour): return colour
class Game:
    def __init__(self, players, seed):
        assert len(players) == 4
        self.state = self
        self.num_turns = 0
    def winning_color(self): return 0 if self.num_turns == 40 else None
    def play_tick(self): self.num_turns += 1
    def copy(self): return object()
"""
PYSPIEL = """
def load_game(name): return Game()
class Game:
    def new_initial_state(self): return State()
class State:
    left = 40
    def is_terminal(self): return self.left == 0
    def is_chance_node(self): return self.left % 2 == 0
    def chance_outcomes(self): return [(0, 0.5), (1, 0.5)]
    def legal_actions(self): return [0, 1, 2]
    def apply_action(self, action): self.left -= 1
    def clone(self): return State()
"""


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that precedes installed packages on the path of workers, with stand-ins for both libraries."""
    (tmp_path / "catanatron").mkdir()
    (tmp_path / "catanatron" / "__init__.py").write_text(CATANATRON)
    (tmp_path / "catanatron" / "game.py").write_text("from catanatron import *")
    (tmp_path / "pyspiel.py").write_text(PYSPIEL)
    for name in ("catanatron", "open_spiel"):
        (tmp_path / f"{name}-0.7.dist-info").mkdir()
        (tmp_path / f"{name}-0.7.dist-info" / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.7\n"
        )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path


Capture = pytest.CaptureFixture[str]


def test_json_with_every_peer(capsys: Capture, library: Path, tmp_path: Path) -> None:
    page = tmp_path / "results.md"
    main(["--seconds", "0.01", "--json", "--out", str(page)])
    out, err = capsys.readouterr()
    assert (err, out.count("\n")) == ("", 1)
    data: Data = json.loads(out)
    engines = {one["engine"]: one for one in data["engines"]}
    missing = {one["engine"] for one in data["missing"]}
    assert engines.keys() | missing == {peer.name for peer in PEERS}
    assert missing <= {f"ironmaster-{name}" for name in ironmaster.names()}, (
        "only the compiled engine may be unavailable here"
    )
    assert engines["catanatron"]["version"] == engines["open_spiel-chess"]["version"] == "0.7"
    for one in engines.values():
        for rate in ("decisions", "games", "copies"):
            figure = one[f"{rate}_per_second"]
            assert 0 < figure["low"] <= figure["median"] <= figure["high"]
    assert engines["catanatron"]["ratio"] == {"decisions": 1.0, "copies": 1.0}
    assert data["machine"].keys() == {"system", "architecture", "cores", "python"}
    text = page.read_text("utf-8")
    assert "`python -m bench.speed --seconds 0.01`" in text and "Ratios to catanatron" in text and "Targets" in text
    assert str(tmp_path) not in text


def test_without_copies_and_without_peers(capsys: Capture, library: Path) -> None:
    (library / "catanatron" / "__init__.py").write_text("raise ImportError('gone')")
    (library / "pyspiel.py").write_text("raise ImportError('gone')")
    main(["--seconds", "0.01", "--games-only"])
    out, err = capsys.readouterr()
    assert err == ""
    assert "ironmaster-brass-pure" in out and "Copies/s" not in out
    assert out.count("is not installed") == 4


def test_no_figure_is_cut_on_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    samples = [Sample(1234567, 2345, 3456789)] * 2
    data = report([Measured(peer, "1", samples) for peer in PEERS], [], 3, copying=True)
    for line in lines(data)[1 : len(PEERS) + 1]:
        assert "1,234,567 ±0%" in line and "2,345 ±0%" in line and "3,456,789 ±0%" in line


def test_a_failing_peer_does_not_stop_the_others(library: Path) -> None:
    (library / "pyspiel.py").write_text(PYSPIEL.replace("return [0, 1, 2]", "raise RuntimeError('no moves today')"))
    chosen = (PURE, Peer("open_spiel-chess", "Chess", "open_spiel"))
    measured, missing = measure.measure(0.01, copying=True, progress=lambda done: None, peers=chosen)
    assert [one.peer.name for one in measured] == ["ironmaster-brass-pure"]
    assert [(one.reason, one.detail) for one in missing] == [("failed", "RuntimeError: no moves today")]


def test_a_peer_that_dies_in_a_round(library: Path) -> None:
    dying = PYSPIEL.replace("self.left -= 1", "self.left -= 1; State.made += 1; State.made < 200 or os._exit(3)")
    (library / "pyspiel.py").write_text("import os" + dying.replace("left = 40", "left = 40; made = 0"))
    chosen = (PURE, Peer("open_spiel-chess", "Chess", "open_spiel"))
    measured, missing = measure.measure(0.01, copying=False, progress=lambda done: None, peers=chosen)
    assert [len(one.samples) for one in measured] == [measure.ROUNDS]
    assert [one.reason for one in missing] == ["failed"]


def test_the_pure_worker_runs_python_files(library: Path) -> None:
    with Worker(PURE) as worker:
        assert worker.ready()["compiled"] is False


def test_an_engine_that_is_not_built_or_older_than_its_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "BUILT", tmp_path / "compiled")
    with pytest.raises(Unmeasured) as problem:
        measure.engine_for(PEERS[0])
    assert problem.value.reason == "unbuilt"
    (tmp_path / "compiled" / "ironmaster").mkdir(parents=True)
    with pytest.raises(Unmeasured) as problem:
        measure.engine_for(PEERS[0])
    assert problem.value.reason == "stale"
    assert measure.engine_for(PURE) == measure.SOURCES


def test_medians_and_ratios_within_rounds() -> None:
    ours = Measured(PEERS[0], "1", [Sample(20, 2, 300), Sample(90, 4, 600), Sample(60, 3, 900)])
    theirs = Measured(BY_NAME["catanatron"], "1", [Sample(10, 1, 10), Sample(30, 1, 10), Sample(10, 1, 10)])
    data = report([ours, theirs], [Missing(BY_NAME["open_spiel-chess"], "absent", "")], 3, copying=True)
    first = data["engines"][0]
    assert first["decisions_per_second"] == {"median": 60, "low": 20, "high": 90}
    assert first["ratio"] == {"decisions": 3.0, "copies": 60.0}
    assert [(one["rate"], one["ratio"], one["met"]) for one in data["targets"]] == [
        ("decisions", 1.0, True),
        ("copies", 15.0, True),
    ]
    assert "Not measured: open_spiel-chess (absent)." in markdown(data, "python -m bench.speed")


def test_target_can_refer_to_another_own_engine() -> None:
    ours = Measured(BY_NAME["ironmaster-age_of_industry"], "1", [Sample(30, 2, 300), Sample(50, 4, 600)])
    brass = Measured(BY_NAME["ironmaster-brass"], "1", [Sample(40, 2, 300), Sample(100, 4, 600)])
    theirs = Measured(BY_NAME["catanatron"], "1", [Sample(10, 1, 10), Sample(10, 1, 10)])
    target = report([ours, brass, theirs], [], 3, copying=False)["targets"][-1]
    assert (target["engine"], target["to"], target["measured"]) == ("ironmaster-age_of_industry", brass.peer.name, 0.62)
    assert not target["met"]


def test_without_the_yardstick_there_are_no_ratios() -> None:
    data = report([Measured(PEERS[0], "1", [Sample(20, 2, 300)])], [], 1, copying=True)
    assert data["engines"][0]["ratio"] is None and data["targets"] == []
    assert "Ratios" not in markdown(data, "python -m bench.speed")


@pytest.mark.parametrize("name", ironmaster.names())
def test_the_middle_of_a_game_is_half_of_it(name: str) -> None:
    player = peers.runner(f"ironmaster-{name}")
    whole = player.play(player.new(peers.MIDDLE))
    half = peers.middle(player)
    copied = player.copy(half)
    assert whole // 2 + player.play(half) == whole
    assert copied is not half[0]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seconds", "0"], "must be a number above zero, not 0"),
        (["--seconds", "nan"], "must be a number above zero, not nan"),
        (["--seconds", "inf"], "above zero, not inf"),
        (["--seconds", "soon"], "invalid"),
        (["--out", "/nowhere/at/all.md"], "/nowhere/at/all.md cannot be written"),
        (["--out", "/"], "/ cannot be written"),
        (["brass"], "unrecognized arguments: brass"),
    ],
)
def test_wrong_options_are_refused(capsys: Capture, words: list[str], sentence: str) -> None:
    with pytest.raises(SystemExit) as left:
        main(words)
    out, err = capsys.readouterr()
    assert (left.value.code, out) == (2, "")
    assert sentence in err and "Traceback" not in err
