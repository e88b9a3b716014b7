"""The file of a tournament: one line of JSON per game. An interrupted tournament continues where it stopped."""

from pathlib import Path

import msgspec

from ironmaster.arena.plan import Job, Plan
from ironmaster.arena.playing import Played
from ironmaster.core.engine import compiled
from ironmaster.core.errors import IronmasterError


class ArenaError(IronmasterError):
    """The tournament cannot be played."""

    kind = "arena"


class Result(msgspec.Struct, frozen=True):
    """One finished game: who sat where, and how it ended."""

    deal: int
    turn: int
    lineup: list[int]
    control: int
    scores: list[int]
    places: list[int]
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]
    faults: list[str]
    log: list[int]
    compiled: bool | None = None
    """Whether the compiled engine played it; None in old files."""

    @property
    def key(self) -> tuple[int, int, int]:
        """Identifies the game in the plan."""
        return self.control, self.deal, self.turn


def result(job: Job, played: Played) -> Result:
    """The result of a job."""
    return Result(job.deal, job.turn, job.lineup, job.control, *played, compiled())


class Ledger:
    """The results so far, in a file or only in memory."""

    def __init__(self, plan: Plan, file: Path | None) -> None:
        self.plan = plan
        self.results: list[Result] = []
        self._file = file
        if file is not None and file.exists() and file.stat().st_size:
            self._read(file)
        elif file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(msgspec.json.encode(plan) + b"\n")

    def missing(self, jobs: list[Job]) -> list[Job]:
        """The games that have not been played yet."""
        done = {one.key for one in self.results}
        return [job for job in jobs if (job.control, job.deal, job.turn) not in done]

    def wanted(self, jobs: list[Job]) -> list[Result]:
        """The results of these games, in the order of the plan."""
        by_key = {one.key: one for one in self.results}
        return [by_key[key] for job in jobs if (key := (job.control, job.deal, job.turn)) in by_key]

    def add(self, one: Result) -> None:
        """Append a result to the file."""
        self.results.append(one)
        if self._file is not None:
            with self._file.open("ab") as out:
                out.write(msgspec.json.encode(one) + b"\n")

    def _read(self, file: Path) -> None:
        lines = file.read_bytes().split(b"\n")
        try:
            plan = msgspec.json.decode(lines[0], type=Plan)
            self.results = [msgspec.json.decode(line, type=Result) for line in lines[1:-1] if line]
        except msgspec.MsgspecError:
            raise ArenaError("arena.file", file=str(file)) from None
        if plan != self.plan:
            raise ArenaError("arena.other", file=str(file))
        # Drop an incomplete last line: the run was interrupted while it wrote it.
        file.write_bytes(b"\n".join([*lines[:-1], b""]))
