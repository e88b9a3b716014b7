"""Builds the hot path of the engine with mypyc if there is a C compiler; otherwise installs plain Python."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent
PACKAGE = "src/ironmaster"
PLAIN = {
    *("awards", "board", "clauses", "effects", "faces", "facts", "features", "fixtures", "ledger", "loader", "names"),
    *("panels", "pending", "reasons", "rules", "trace"),
}
"""Modules of games that are not compiled: they read files, or write for people. The others are the hot path."""
GAMES = sorted(path.name for path in (ROOT / PACKAGE / "games").iterdir() if (path / "game.py").exists())
CORE = ("actions", "contract", "frames", "log", "messages", "refusal", "seats")
INLINE = "-fno-semantic-interposition"
"""Lets the compiler inline functions that it would export: an eighth more decisions a second."""
HOT = [
    *(f"{PACKAGE}/core/{name}.py" for name in CORE),
    *(
        f"{PACKAGE}/kit/{name}.py"
        for name in ("bag", "bits", "deck", "graph", "hexes", "ladder", "moves", "tiles", "track")
    ),
    *(
        str(path.relative_to(ROOT))
        for game in GAMES
        for folder in (f"games/{game}", f"games/{game}/steps", f"bots/{game}")
        for path in sorted((ROOT / PACKAGE / folder).glob("[a-z]*.py"))
        if path.stem not in PLAIN
    ),
    *(f"{PACKAGE}/bots/{name}.py" for name in ("chance", "glance", "judging", "margins", "tree", "turn")),
    f"{PACKAGE}/observations/rows.py",
]


def groups() -> list[tuple[list[str], str | None]]:
    """The modules in groups: each game with its judge, the bots, and the rest.

    Each group becomes one library, so that the compiler can work on several of them in parallel.
    """
    found: dict[str, list[str]] = {}
    for path in HOT:
        layer, *owner = Path(path).parent.relative_to(PACKAGE).parts
        name = owner[0] if owner else "bots" if layer == "bots" else "engine"
        found.setdefault(f"ironmaster_{name}", []).append(path)
    return [(paths, name) for name, paths in found.items()]


def extensions() -> list[object]:
    """The compiled modules; none with IRONMASTER_PURE=1 or without mypyc. IRONMASTER_OPTIMISE sets gcc's -O level."""
    if os.environ.get("IRONMASTER_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify

        level = os.environ.get("IRONMASTER_OPTIMISE", "3")
        found = mypycify(["--ignore-missing-imports", *HOT], opt_level=level, debug_level="0", separate=groups())
    except (ImportError, SystemExit) as problem:
        print(f"ironmaster is installed as plain Python: {problem}", file=sys.stderr)
        return []
    sources = [f"{PACKAGE}/observations/{name}.c" for name in ("packing", "parts")]
    headers = [f"{PACKAGE}/observations/parts.h"]
    flags = [f"-O{level}"]
    found.append(Extension("ironmaster.observations.packing", sources, depends=headers, extra_compile_args=flags))
    for extension in found:
        extension.optional = True
        if os.name == "posix" and INLINE not in extension.extra_compile_args:  # mypyc shares one list among extensions
            extension.extra_compile_args.append(INLINE)
    return list(found)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
