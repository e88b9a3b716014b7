"""Atomic writes: a file is complete or absent, even if the run is killed while writing."""

import os
from pathlib import Path


def write(file: Path, content: bytes) -> None:
    """Write or replace a file."""
    part = file.with_name(f".{file.name}.part")
    with part.open("wb") as opened:
        opened.write(content)
        opened.flush()
        os.fsync(opened.fileno())
    part.replace(file)
