"""Builds the hot path of the engine with mypyc if there is a C compiler; otherwise installs plain Python."""

import os
import sys
from pathlib import Path

from setuptools import Extension, setup

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
        "views",
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
        "views",
        "words",
    ),
    "industria": (
        "audit",
        "flow",
        "game",
        "law",
        "notation",
        "position",
        "scoring",
        "state",
        "tables",
        "words",
    ),
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
CORE = ("actions", "contract", "frames", "log", "messages", "refusal", "rows", "runner", "seats", "turns", "waiting")
HOT = [
    *(f"{PACKAGE}/core/{name}.py" for name in CORE),
    *(
        f"{PACKAGE}/kit/{name}.py"
        for name in ("bag", "bits", "deck", "graph", "hexes", "ladder", "moves", "tiles", "track")
    ),
    *(f"{PACKAGE}/games/{game}/{name}.py" for game, names in GAMES.items() for name in names),
    *(
        str(path.relative_to(ROOT))
        for game in GAMES
        for folder in (f"games/{game}/steps", f"bots/{game}")
        for path in sorted((ROOT / PACKAGE / folder).glob("[a-z]*.py"))
    ),
    *(f"{PACKAGE}/bots/{name}.py" for name in ("chance", "glance", "judging", "margins", "tree", "turn")),
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
    sources = [f"{PACKAGE}/core/{name}.c" for name in ("packing", "masks", "parts", "sheets", "slots")]
    headers = [f"{PACKAGE}/core/{name}.h" for name in ("lists", "masks", "parts", "sets", "sheets", "slots")]
    flags = [f"-O{level}"]
    found.append(Extension("ironmaster.core.packing", sources, depends=headers, extra_compile_args=flags))
    for extension in found:
        extension.optional = True
        if os.name == "posix":
            # Lets the compiler inline exported functions: 12 % more decisions per second.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return list(found)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
