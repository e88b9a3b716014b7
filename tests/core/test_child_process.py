"""Child processes end with their parent."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

MAIN = """
import multiprocessing, os, time
from concurrent.futures import ProcessPoolExecutor
from ironmaster.core.child_process import follow_parent

if __name__ == "__main__":
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn"), follow_parent) as pool:
        print(*{pool.submit(os.getpid).result() for _ in range(50)}, flush=True)
        pool.submit(time.sleep, 60).result()
"""


def alive(process: int) -> bool:
    """Whether the process is running and not a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_helper_processes_end_with_their_parent(tmp_path: Path) -> None:
    main = tmp_path / "main.py"
    main.write_text(MAIN)
    path = os.pathsep.join(sys.path)
    with subprocess.Popen(
        [sys.executable, main], stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}
    ) as helped:
        assert helped.stdout is not None
        helpers = [int(number) for number in helped.stdout.readline().split()]
        assert helpers and all(alive(helper) for helper in helpers)
        os.kill(helpers[0], signal.SIGINT)
        time.sleep(0.2)
        assert alive(helpers[0]), "the parent handles interrupts"
        helped.kill()
    end = time.monotonic() + 20
    while any(alive(helper) for helper in helpers) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(alive(helper) for helper in helpers)
