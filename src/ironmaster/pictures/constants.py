"""Sizes and distances for pictures and the page: both read `data/layout.json`."""

import json
from typing import Any, Final

from ironmaster.pictures.svg import DATA

_ALL: Final[dict[str, dict[str, Any]]] = json.loads((DATA / "layout.json").read_text("utf-8"))

MAP: Final = _ALL["map"]
BRASS: Final = _ALL["brass"]
AGE_OF_INDUSTRY: Final = _ALL["age_of_industry"]
INDUSTRIA: Final = _ALL["industria"]
STEAM: Final = _ALL["steam"]


def size_of(game: dict[str, Any]) -> tuple[int, int]:
    """Width and height of a drawing, before scaling."""
    return game["size"]["width"], game["size"]["height"]
