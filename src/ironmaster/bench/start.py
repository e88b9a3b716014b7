"""Starts a worker. Runs as a file, because how the engine is imported must be settled before anything of it is.

With IRONMASTER_PURE=1 the Python files are imported even where compiled modules lie beside them.
"""

import os
import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def ignore_compiled(package: Path) -> None:
    """From now on, import only Python files from the folders of this package."""
    find_sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(folder: str) -> PathEntryFinder:
        if not Path(folder).resolve().is_relative_to(package):
            raise ImportError
        return find_sources(folder)

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()


if __name__ == "__main__":
    if os.environ.get("IRONMASTER_PURE") == "1":
        ignore_compiled(PACKAGE)
    from ironmaster.bench.worker import serve

    serve(sys.argv[1])
