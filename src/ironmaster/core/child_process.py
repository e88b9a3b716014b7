"""Child processes that end with their parent."""

import multiprocessing
import os
import signal
import threading


def follow_parent() -> None:
    """Called in a child process: ignore interrupts, which the parent handles, and end when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
