"""The colours of a picture: the light tokens of the page (`web/src/look/tokens.css`)."""

from typing import Final

DESK: Final = "#e4d8bf"
PANEL: Final = "#faf5e9"
PANEL2: Final = "#f2e9d6"
LAND: Final = "#f4ebd6"
SEA: Final = "#d9e4e0"
SEA_FAR: Final = "#e3ebe5"
SEA_LINE: Final = "#6f9a9a"
SEA_TEXT: Final = "#4a7a7d"
INK: Final = "#23272c"
INK2: Final = "#5b5546"
INK3: Final = "#85795f"
LINE: Final = "#cdbf9f"
HILL: Final = "#8c7346"
BRASS: Final = "#c8962b"
BRASS_DARK: Final = "#7a5208"
BRASS_LIGHT: Final = "#f0cf7a"
GLOW: Final = "#e0a21b"
ON_BRASS: Final = "#2a1c02"
TILE: Final = "#fffcf4"
SLOT: Final = "#efe4c9"
PLATE: Final = "#fffbf0"
CANAL: Final = "#2c7f86"
WARN: Final = "#9a2a12"
WHITE: Final = "#ffffff"
ORPHAN: Final = "#6a6a66"

OWNER: Final = {"A": "#b5361b", "B": "#2368cc", "C": "#086b5b", "D": "#702265", "E": "#26282a", "F": "#0e3006"}
"""The hue of each seat. It is always combined with a letter and a pattern."""
GOODS: Final = {"red": "#b83a2b", "blue": "#3c77b4", "yellow": "#ddaf2e", "purple": "#7b57a8", "grey": "#8b8f93"}
GOODS_MARK: Final = "#17191c"
LOCATION: Final = {
    "brown": "#8a5a2b",
    "blue": "#2f6fa8",
    "light_blue": "#2f6fa8",
    "yellow": "#ad8412",
    "red": "#b0402c",
    "green": "#5c8f3a",
    "light_green": "#5c8f3a",
    "purple": "#75509a",
}
"""The colours of cards and locations in Age of Industry, each with its symbol."""

PATTERN: Final = {
    "A": '<pattern id="p-A" width="6" height="6" patternUnits="userSpaceOnUse"/>',
    "B": '<pattern id="p-B" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect width="1.9" height="5" fill="#fff" fill-opacity=".5"/></pattern>',
    "C": '<pattern id="p-C" width="4.6" height="4.6" patternUnits="userSpaceOnUse">'
    '<circle cx="2.3" cy="2.3" r="1.15" fill="#fff" fill-opacity=".5"/></pattern>',
    "D": '<pattern id="p-D" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 .6H5M.6 0V5" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/></pattern>',
    "E": '<pattern id="p-E" width="4" height="4" patternUnits="userSpaceOnUse">'
    '<path d="M0 1H4" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/></pattern>',
    "F": '<pattern id="p-F" width="6" height="5" patternUnits="userSpaceOnUse">'
    '<path d="M0 4L3 1.2L6 4" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.4"/></pattern>',
}
LINK_PATTERN: Final[dict[str, tuple[str | None, float, str]]] = {
    "B": ("9 6", 0.34, "butt"),
    "C": ("0.1 7", 0.42, "round"),
    "D": ("2 4.5", 0.9, "butt"),
    "E": (None, 0.26, "butt"),
    "F": ("7 3.5 1.6 3.5", 0.5, "butt"),
}
"""The pattern on an owner's link: dashes, width as a share of the link's, and line cap."""
