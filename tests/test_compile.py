"""`scripts/compile` with a fake compiler: when it builds, when it builds again, and when it does not try again."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest

ROOT = Path(__file__).parents[1]
FAKE = """#!{python}
import os, sys, zipfile
from pathlib import Path
from threading import Thread

if sys.argv[1] == "-c":
    print("a version")
elif sys.argv[2] == "zipfile":
    zipfile.ZipFile(sys.argv[4]).extractall(sys.argv[5])
else:
    with open("asked", "a") as asked:
        print(os.environ.get("IRONMASTER_OPTIMISE"), file=asked)
    if Path("broken").exists():
        sys.exit("no wheel")
    Path("build/wheel").mkdir()
    with zipfile.ZipFile("build/wheel/ironmaster-1.whl", "w") as wheel:
        wheel.writestr("engine.so", "compiled")
        wheel.writestr("ironmaster/server/page/index.html", "an old page")
"""


class Clone:
    """A folder with the files that the script reads."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "scripts").mkdir()
        shutil.copy(ROOT / "scripts" / "compile", folder / "scripts" / "compile")
        (folder / "src" / "ironmaster" / "server" / "page").mkdir(parents=True)
        (folder / "src" / "ironmaster" / "law.py").write_text("one = 1\n")
        for name in ("setup.py", "pyproject.toml", "constraints.txt"):
            (folder / name).touch()
        self.python = folder / "fake-python"
        self.python.write_text(FAKE.format(python=sys.executable))
        self.python.chmod(0o755)

    def run(self, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        kept = {key: value for key, value in os.environ.items() if not key.startswith("IRONMASTER_")}
        return subprocess.run(
            [self.folder / "scripts" / "compile", *words],
            env={**kept, "PYTHON": str(self.python), "CC": "true", **environment},
            capture_output=True,
            text=True,
            check=False,
        )

    def ready(self) -> bool:
        """Whether a compiled engine matches the sources."""
        return self.run("ready").returncode == 0

    def tries(self) -> int:
        """The number of compilations."""
        asked = self.folder / "asked"
        return len(asked.read_text().splitlines()) if asked.exists() else 0


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def test_engine_is_built_once_and_again_after_a_change(clone: Clone) -> None:
    assert not clone.ready()
    assert clone.run().returncode == 0 and clone.ready()
    assert clone.run().returncode == 0 and clone.tries() == 1
    (clone.folder / "src" / "ironmaster" / "law.py").write_text("one = 2\n")
    assert not clone.ready()
    assert clone.run().returncode == 0 and clone.ready() and clone.tries() == 2


def test_compiled_engine_uses_the_page_of_the_sources(clone: Clone) -> None:
    clone.run()
    (clone.folder / "src" / "ironmaster" / "server" / "page" / "index.html").write_text("a new page")
    assert (clone.folder / "build/compiled/ironmaster/server/page/index.html").read_text() == "a new page"
    assert clone.ready()


def test_a_build_with_more_optimisation_counts_as_up_to_date(clone: Clone) -> None:
    clone.run(IRONMASTER_OPTIMISE="1")
    assert clone.ready()
    assert clone.run().returncode == 0 and clone.tries() == 2
    assert clone.run(IRONMASTER_OPTIMISE="1").returncode == 0 and clone.tries() == 2


def test_a_failure_is_reported_once_and_not_an_error(clone: Clone) -> None:
    (clone.folder / "broken").touch()
    first, second = clone.run("if-possible"), clone.run("if-possible")
    assert (first.returncode, second.returncode) == (0, 0)
    assert "could not be compiled" in first.stderr and second.stderr == ""
    assert clone.tries() == 1 and not clone.ready(), "the same sources are compiled twice"
    (clone.folder / "broken").unlink()
    (clone.folder / "src" / "ironmaster" / "law.py").write_text("one = 3\n")
    assert clone.run("if-possible").returncode == 0 and clone.ready()


@pytest.mark.parametrize("mode", ["if-possible", "background"])
def test_nothing_is_compiled_without_a_compiler_or_with_pure(clone: Clone, mode: str) -> None:
    for setting in ({"CC": "no-such-compiler"}, {"IRONMASTER_PURE": "1"}):
        done = clone.run(mode, **setting)
        assert (done.returncode, done.stderr) == (0, "")
    assert clone.tries() == 0
    clone.run()
    assert clone.run("ready", IRONMASTER_PURE="1").returncode != 0


def test_only_one_compilation_runs_at_a_time(clone: Clone) -> None:
    (clone.folder / "build").mkdir()
    (clone.folder / "build" / "compile.lock").write_text(str(os.getpid()))
    assert clone.run("background").stderr == "" and clone.tries() == 0
    with subprocess.Popen(["sleep", "1.5"]) as other:
        (clone.folder / "build" / "compile.lock").write_text(str(other.pid))
        waiting = Thread(target=clone.run, args=("if-possible",))
        waiting.start()
        waiting.join(0.7)
        assert clone.tries() == 0, "it does not wait for the other process"
    waiting.join()
    assert clone.tries() == 1 and clone.ready()
    (clone.folder / "src" / "ironmaster" / "law.py").write_text("one = 4\n")
    with subprocess.Popen(["true"]) as gone:
        gone.wait()
    (clone.folder / "build" / "compile.lock").write_text(str(gone.pid))
    assert clone.run("if-possible").returncode == 0 and clone.ready(), "a stale lock blocks the compilation"
    assert not (clone.folder / "build" / "compile.lock").exists()
