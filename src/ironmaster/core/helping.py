"""Worker processes."""

import multiprocessing
import os
import signal
import threading


def begin_helping() -> None:
    """In such a process: leave interrupts to the one that is helped, and end when it does, however it ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
