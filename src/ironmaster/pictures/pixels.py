"""Pixels of a picture, rendered by the optional package resvg_py.

If the font packages of the extra `pictures` are installed, only these are used, so that a picture is the same on every
machine. Otherwise the fonts of the system are used.
"""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ironmaster.pictures.svg import document, text

if TYPE_CHECKING:
    from ironmaster.pictures.decoding import Pixels

FONTS: Final = ("font_source_sans_pro", "font_source_serif_pro")
FACES: Final = tuple(f"-{face}.ttf" for face in ("Regular", "Semibold", "Bold", "It"))


def png(svg: str, width: int = 1200) -> bytes:
    """The picture as a PNG of the given width. Raises RuntimeError if there is no font."""
    import resvg_py

    fonts = list(font_files())
    if not fonts and not _system_has_fonts():
        raise RuntimeError("no font found: install ironmaster[pictures]")
    return resvg_py.svg_to_bytes(svg_string=svg, width=width, font_files=fonts, skip_system_fonts=bool(fonts))


@cache
def font_files() -> tuple[str, ...]:
    """The files of the font packages that are installed; none unless all are."""
    found: list[str] = []
    for package in FONTS:
        spec = find_spec(package)
        if spec is None or spec.origin is None:
            return ()
        folder = Path(spec.origin).parent / "files"
        found += [str(file) for file in sorted(folder.glob("*.ttf")) if file.name.endswith(FACES)]
    return tuple(found)


@cache
def _system_has_fonts() -> bool:
    """Whether the system has a font: whether a letter leaves visible pixels."""
    import resvg_py

    blank, letter = (document(9, 9, "", text(4, 8, word, 9)) for word in ("", "A"))
    return resvg_py.svg_to_bytes(svg_string=letter) != resvg_py.svg_to_bytes(svg_string=blank)


def raster(svg: str, width: int = 1200) -> "Pixels":
    """The picture as an array of height, width and the three colours."""
    from ironmaster.pictures.decoding import decoded

    return decoded(png(svg, width))
