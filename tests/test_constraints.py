"""constraints.txt pins everything that an installation with the server needs, and names no package index."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
LINES = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
PINS: dict[str, str] = {canonicalize_name(line.partition("==")[0]): line.partition("==")[2] for line in LINES}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def wanted(requirement: Requirement, extra: str = "") -> bool:
    environment = {**default_environment(), "extra": extra}
    return requirement.marker is None or requirement.marker.evaluate(environment)  # type: ignore[arg-type]


def needed(texts: list[str]) -> dict[str, str]:
    """Every distribution that these requirements bring, with the version that is installed."""
    found: dict[str, str] = {}
    ahead = [(requirement, extra) for requirement in map(Requirement, texts) for extra in ("", *requirement.extras)]
    seen = set()
    while ahead:
        requirement, extra = ahead.pop()
        name = canonicalize_name(requirement.name)
        if (name, extra) in seen:
            continue
        seen.add((name, extra))
        try:
            there = distribution(name)
        except PackageNotFoundError:
            found[name] = "(not installed)"
            continue
        found[name] = there.version
        for text in there.requires or []:
            one = Requirement(text)
            if wanted(one, extra):
                ahead += [(one, more) for more in ("", *one.extras)]
    return found


def test_every_line_is_a_pin_and_holds_no_address() -> None:
    for line in LINES:
        assert re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.!+]*", line), line
    assert len(PINS) == len(LINES)


def test_all_that_the_server_needs_is_pinned() -> None:
    extras = PROJECT["optional-dependencies"]
    found = needed([*PROJECT["dependencies"], *extras["server"], *extras["page"]])
    assert len(found) > 25
    assert {name: version for name, version in found.items() if PINS.get(name) != version} == {}


def test_all_that_the_tests_need_is_pinned() -> None:
    extras = PROJECT["optional-dependencies"]
    named = [extras[extra] for extra in ("dev", "docs", "data", "lab", "network", "ray")]
    texts = [text for texts in named for text in texts if not text.startswith("ironmaster")]
    missing = {name for name in needed(texts) if name not in PINS}
    assert missing <= {"pip"}  # comes with Python
