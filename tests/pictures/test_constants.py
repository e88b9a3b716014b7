"""Values shared by pictures and the page have one source: sizes in a data file, colours in the tokens of the page."""

import re
from pathlib import Path
from typing import Any, Final

import pytest

from ironmaster.pictures import constants, palette

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web" / "src"
PICTURES: Final = ROOT / "src" / "ironmaster" / "pictures"
RENAMED: Final = {
    "SEA_FAR": "seafar",
    "SEA_LINE": "seal",
    "SEA_TEXT": "seatext",
    "BRASS_DARK": "brassd",
    "BRASS_LIGHT": "brassl",
    "ON_BRASS": "onbrass",
    "GOODS_MARK": "goods-on",
    "WHITE": "onown",
}
"""Colours of pictures whose tokens have other names."""
OWN: Final = {"ORPHAN"}
"""Colours that are no token of the page."""


def tokens() -> dict[str, str]:
    """The tokens of the page by their names; of two with one name, the light one comes first."""
    found = re.findall(r"--([\w-]+): (#[0-9a-f]{6});", (WEB / "look" / "tokens.css").read_text("utf-8"))
    return dict(reversed(found))


def colours() -> dict[str, str]:
    """The colours of pictures by the names of their tokens."""
    plain = {name: value for name, value in vars(palette).items() if isinstance(value, str) and value.startswith("#")}
    named = {RENAMED.get(name, name.lower()): value for name, value in plain.items() if name not in OWN}
    return {**named, **palette.OWNER, **{f"goods-{name}": value for name, value in palette.GOODS.items()}}


@pytest.mark.parametrize(("token", "colour"), colours().items())
def test_colours_match_the_page(token: str, colour: str) -> None:
    assert tokens()[token] == colour


@pytest.mark.parametrize("group", ["map", "brass", "age_of_industry", "industria", "steam"])
def test_both_read_every_size(group: str) -> None:
    sizes: dict[str, Any] = getattr(constants, group.upper())
    page = "".join(path.read_text("utf-8") for path in [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")])
    drawn = "".join(path.read_text("utf-8") for path in PICTURES.glob("*.py"))
    for name in sizes:
        assert f"{group}.{name}" in page
        assert f'{group.upper()}["{name}"]' in drawn or (name == "size" and f"size_of({group.upper()})" in drawn)
