"""The folder of a run: its plan, and files of whole games that are written atomically."""

import json
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from ironmaster.lab.selfplay.plan import Plan, SelfplayError, key_of, plan_from
from ironmaster.lab.selfplay.playing import schema

PLAN = "plan.json"
GAMES = b"games"


class Store:
    """Stores finished games. Games that it holds already need not be played again."""

    def __init__(self, folder: Path, plan: Plan, shard: int) -> None:
        self.folder = folder
        self.plan = plan
        self.shard = shard
        self.done: set[int] = set()
        self._waiting: list[tuple[int, Any]] = []
        self._schema = schema(plan)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._claim()
        except OSError as problem:
            raise SelfplayError("lab.folder", folder=str(folder), problem=problem.strerror or "") from None
        for file in files(folder):
            self.done.update(games_in(file))

    def _claim(self) -> None:
        """Write the plan, or check that the folder belongs to the same one."""
        file = self.folder / PLAN
        if not file.exists():
            _write(file, key_of(self.plan))
        elif plan_from(file.read_bytes()) != self.plan:
            raise SelfplayError("lab.other_plan", folder=str(self.folder))
        for left in self.folder.glob(".*.part"):
            left.unlink()

    def add(self, number: int, stream: bytes) -> None:
        """Add a finished game."""
        with pa.ipc.open_stream(stream) as reader:
            self._waiting.append((number, reader.read_all()))
        if len(self._waiting) >= self.shard:
            self.flush()

    def flush(self) -> None:
        """Write the games that were added since the last file."""
        if not self._waiting:
            return
        numbers = sorted(number for number, _ in self._waiting)
        table = pa.concat_tables([one for _, one in sorted(self._waiting, key=lambda one: one[0])])
        metadata = {GAMES: json.dumps(numbers).encode(), b"plan": key_of(self.plan)}
        # a name that follows from the games: an interrupted flush, done again, replaces its own file
        name = f"games-{numbers[0]:07d}.parquet"
        part = self.folder / f".{name}.part"
        pq.write_table(table.replace_schema_metadata(metadata), part, compression="zstd")
        _settle(part, self.folder / name)
        self.done.update(numbers)
        self._waiting = []


def _write(file: Path, content: bytes) -> None:
    part = file.with_name(f".{file.name}.part")
    part.write_bytes(content)
    _settle(part, file)


def _settle(part: Path, file: Path) -> None:
    """Write a file atomically: it is complete or absent, even after a crash of the machine."""
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    part.replace(file)
    with suppress(OSError):
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def files(folder: Path) -> Iterator[Path]:
    """The files of games in a folder."""
    yield from sorted(folder.glob("games-*.parquet"))


def games_in(file: Path) -> list[int]:
    """The games that a file holds. Raises SelfplayError for any other file."""
    try:
        metadata = pq.read_schema(file).metadata or {}
        found: list[int] = json.loads(metadata[GAMES])
    except (KeyError, ValueError, OSError, pa.ArrowException):
        raise SelfplayError("lab.damaged", file=str(file)) from None
    return found


def rows_in(file: Path) -> int:
    """How many decisions a file holds."""
    return int(pq.read_metadata(file).num_rows)


def read(folder: str | Path, columns: list[str] | None = None) -> Any:
    """All decisions of a run, as a table of Arrow (`.to_pandas()`, or `numpy_of` for its arrays)."""
    found = list(files(Path(folder)))
    if not found:
        raise SelfplayError("lab.empty", folder=str(folder))
    return pa.concat_tables([pq.read_table(file, columns=columns) for file in found])
