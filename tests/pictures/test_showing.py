"""Raster pictures, notebooks, and the drawings shared with the page."""

import json
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest

import ironmaster
from ironmaster import pictures
from ironmaster.core.messages import LANGUAGES, folder_of
from ironmaster.pictures import pixels as rasters
from ironmaster.pictures.decoding import decoded
from ironmaster.pictures.svg import DATA

WEB = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture(scope="module")
def match() -> ironmaster.Match:
    return ironmaster.Match(ironmaster.game("brass", seats=3), seed=1)


@pytest.mark.parametrize("width", [120, 400])
def test_a_raster_picture_has_the_requested_size(match: ironmaster.Match, width: int) -> None:
    pytest.importorskip("resvg_py")
    svg = pictures.picture(match).svg
    pixels = pictures.raster(svg, width)
    _, _, right, bottom = map(float, re.findall(r'viewBox="([^"]+)"', svg)[0].split())
    assert pixels.dtype == np.uint8
    assert pixels.shape[1:] == (width, 3)
    assert abs(pixels.shape[0] - width * bottom / right) < 2
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 500
    assert pictures.png(svg, width).startswith(b"\x89PNG")


def test_every_filter_is_undone() -> None:
    """Compared with a simple decoder, byte by byte."""
    resvg = pytest.importorskip("resvg_py")
    shapes = "".join(
        f'<circle cx="{n * 7 % 60}" cy="{n * 11 % 40}" r="{n % 9}" fill="#{n:02x}8{n % 10}4c"/>' for n in range(90)
    )
    data = resvg.svg_to_bytes(
        svg_string=f'<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">{shapes}</svg>'
    )
    assert decoded(data).tolist() == plainly(data, 60, 40)


def plainly(data: bytes, wide: int, high: int) -> list[list[list[int]]]:
    import zlib

    start = data.index(b"IDAT")
    packed = zlib.decompress(data[start + 4 : start + 4 + int.from_bytes(data[start - 4 : start])])
    rows = [bytes(4 * wide)]
    for n in range(high):
        kind, *line = packed[n * (4 * wide + 1) : (n + 1) * (4 * wide + 1)]
        for x, value in enumerate(line):
            a, c = (line[x - 4], rows[-1][x - 4]) if x > 3 else (0, 0)
            b = rows[-1][x]
            paeth = min((a, b, c), key=lambda one, p=a + b - c: abs(p - one))  # type: ignore[misc]
            line[x] = value + (0, a, b, (a + b) // 2, paeth)[kind] & 255
        rows.append(bytes(line))
    return [[list(row[x : x + 3]) for x in range(0, 4 * wide, 4)] for row in rows[1:]]


def test_without_a_font_the_error_names_the_package_to_install(
    match: ironmaster.Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    resvg = pytest.importorskip("resvg_py")
    render = resvg.svg_to_bytes
    monkeypatch.setattr(resvg, "svg_to_bytes", lambda **kw: render(**{**kw, "skip_system_fonts": True}))
    monkeypatch.setattr(rasters, "font_files", lambda: ())
    rasters._system_has_fonts.cache_clear()
    with pytest.raises(RuntimeError, match="pictures"):
        pictures.png(pictures.picture(match).svg, 100)
    rasters._system_has_fonts.cache_clear()


def test_installed_font_packages_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in rasters.FONTS:
        folder = tmp_path / package / "files"
        folder.mkdir(parents=True)
        (folder.parent / "__init__.py").touch()
        for name in ("X-Bold.ttf", "X-Black.ttf", "X-BoldIt.ttf", "X-It.ttf", "X-Bold.otf"):
            (folder / name).touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    rasters.font_files.cache_clear()
    names = [Path(file).name for file in rasters.font_files()]
    rasters.font_files.cache_clear()
    assert names == ["X-Bold.ttf", "X-It.ttf"] * 2


def test_a_picture_shows_itself(match: ironmaster.Match) -> None:
    game = match.game
    shown = pictures.picture(match)
    assert shown == pictures.picture(game, match.state)
    assert shown._repr_svg_() == shown.svg == pictures.draw(game, match.view(-1))
    assert pictures.picture(match, seat=0).svg == pictures.draw(game, match.view(0))
    assert pictures.picture(match, lang="fr").svg == pictures.draw(game, match.view(-1), "fr")
    assert pictures.picture(game).svg == pictures.draw(game, game.views.view(game.law.start(), -1))


class Shell:
    """The part of a notebook's shell that is used."""

    def __init__(self) -> None:
        self.shown: dict[type, Any] = {}
        self.display_formatter = SimpleNamespace(formatters={"image/svg+xml": self})

    def for_type(self, kind: type, show: Any) -> None:
        self.shown[kind] = show


def test_a_match_shows_itself_in_a_notebook(match: ironmaster.Match, monkeypatch: pytest.MonkeyPatch) -> None:
    shell = Shell()
    fake = ModuleType("IPython")
    fake.get_ipython = lambda: shell  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "IPython", fake)
    pictures.notebook("fr")
    assert shell.shown[ironmaster.Match](match) == pictures.picture(match, lang="fr").svg
    fake.get_ipython = lambda: None  # type: ignore[attr-defined]
    with pytest.raises(RuntimeError):
        pictures.notebook()


def test_both_languages_have_the_same_messages() -> None:
    said = [
        re.findall(r"^([\w-]+) =", (folder_of("pictures") / f"{lang}.ftl").read_text("utf-8"), re.M)
        for lang in LANGUAGES
    ]
    assert said[0] == said[1]
    assert len(set(said[0])) == len(said[0])


@pytest.mark.parametrize("file", [*WEB.glob("games/*/maps/*[!s].json")], ids=lambda file: file.stem)
def test_maps_match_the_page(file: Path) -> None:
    page = json.loads(file.read_text("utf-8"))
    here = tomllib.loads((DATA / f"{file.stem}.toml").read_text("utf-8"))
    for part in ("coast", "around", "islands", "rivers", "borders", "names", "relief"):
        assert here.get(part) == page.get(part)
    nudges = json.loads(file.with_suffix(".nudges.json").read_text("utf-8"))[0]
    assert here["nudges"]["places"] == nudges["places"]


def test_glyphs_match_the_page() -> None:
    page = (WEB / "look" / "icons.svg").read_text("utf-8")
    here = tomllib.loads((DATA / "icons.toml").read_text("utf-8"))
    lines = re.compile(r' d="([^"]+)"')
    for name, icon in here.items():
        symbol = re.search(rf'<symbol id="{name}" viewBox="{icon["box"]}">(.*?)</symbol>', page, re.S)
        assert symbol is not None, name
        assert "<use" in symbol[1] or lines.findall(symbol[1]) == lines.findall(icon["draw"]), name
