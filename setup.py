"""Builds the engine's hot path with mypyc where a C compiler is at hand, and installs plain Python where not."""

import os
import sys
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent
PACKAGE = "src/ironmaster"
GAMES = {
    "age_of_industry": (
        "audit",
        "flow",
        "game",
        "law",
        "notation",
        "pieces",
        "position",
        "scoring",
        "state",
        "tables",
        "view",
        "words",
    ),
    "brass": (
        "audit",
        "flow",
        "game",
        "law",
        "notation",
        "pieces",
        "position",
        "scoring",
        "state",
        "tables",
        "view",
        "words",
    ),
    "industria": ("audit", "flow", "game", "law", "notation", "position", "scoring", "state", "tables", "words"),
    "steam": (
        "audit",
        "expenses",
        "flow",
        "funds",
        "game",
        "ground",
        "law",
        "notation",
        "position",
        "runs",
        "scoring",
        "state",
        "stock",
        "survey",
        "tables",
        "words",
    ),
}
HOT = [
    *(f"{PACKAGE}/core/{name}.py" for name in ("actions", "contract", "frames", "log", "messages", "refusal", "seats")),
    *(f"{PACKAGE}/kit/{name}.py" for name in ("bag", "bits", "deck", "graph", "hexes", "ladder", "tiles", "track")),
    *(f"{PACKAGE}/games/{game}/{name}.py" for game, names in GAMES.items() for name in names),
    *(
        str(path.relative_to(ROOT))
        for game in GAMES
        for path in sorted((ROOT / PACKAGE / "games" / game / "steps").glob("[a-z]*.py"))
    ),
]


def extensions() -> list[object]:
    """The compiled modules; none with IRONMASTER_PURE=1 or without mypyc."""
    if os.environ.get("IRONMASTER_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify

        found = mypycify(["--ignore-missing-imports", *HOT], opt_level="3", debug_level="0")
    except (ImportError, SystemExit) as problem:
        print(f"ironmaster is installed as plain Python: {problem}", file=sys.stderr)
        return []
    for extension in found:
        extension.optional = True
        if os.name == "posix":
            # The compiler may then inline across functions that it would export: an eighth more decisions a second.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return list(found)


setup(ext_modules=extensions())
