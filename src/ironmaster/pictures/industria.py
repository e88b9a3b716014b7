"""Industria as a picture: no map, but a row for each epoch, factories left, technologies right."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from ironmaster.pictures import palette as c
from ironmaster.pictures.constants import INDUSTRIA
from ironmaster.pictures.geometry import Box
from ironmaster.pictures.ground import border
from ironmaster.pictures.industria_face import Where, face, where_is
from ironmaster.pictures.industria_links import Road, roads
from ironmaster.pictures.lettering import shortened, width
from ironmaster.pictures.pieces import badge, link
from ironmaster.pictures.scene import Board, Panel, Printed, Scene
from ironmaster.pictures.strip import WIDE, panel, seat_panel, title
from ironmaster.pictures.svg import circle, glyph, path, rect, text, thing

SIZE: Final = (1342, 660)
MARGIN: Final[int] = INDUSTRIA["margin"]
HEAD: Final[int] = INDUSTRIA["head"]
GUTTER: Final[float] = INDUSTRIA["gutter"]
"""Room beside the first column for a road that goes round a tile, in columns."""
TRACK: Final = 1.35
"""Room of the epochs between the two kinds, in columns."""
Data = dict[str, Any]


class Layout(NamedTuple):
    """The positions of everything on the board."""

    tiles: dict[str, Box]
    rows: list[Box]
    roads: list[Road]
    middles: tuple[float, float, float]
    """Of the factories, the epochs and the technologies."""


def draw(scene: Scene) -> Board:
    """The board, and the panels below it."""
    layout, (width, height) = _layout(scene.printed), SIZE
    view, tiles = scene.view, {tile["id"]: tile for tile in scene.fixtures["tiles"]}
    at = {name: where_is(view, name) for name in tiles}
    now = layout.rows[view["epoch"] - 1]
    content = [
        rect(0, 0, width, height, fill=c.LAND),
        border(Box(0, 0, width, height)),
        rect(*now, rx=5, fill=c.BRASS_LIGHT, fill_opacity=".55"),
        _headings(scene, layout),
        *(_road(road, at) for road in layout.roads),
        _epochs(scene, layout),
        *(
            thing("tile", name, face(tiles[name], box, at[name]), data_where=_where_words(at[name]))
            for name, box in layout.tiles.items()
        ),
        *(_medal(scene, road, at) for road in layout.roads),
        *(scene.ring("tile", name, box) for name, box in layout.tiles.items()),
        *(_holder(box, at[name]) for name, box in layout.tiles.items()),
    ]
    seats = [_seat(scene, seat, tiles, at) for seat in view["players"]]
    return Board("".join(content), width, height, [*seats, *_round(scene, tiles, at)])


def _where_words(where: Where) -> str:
    return " ".join(filter(None, (where.place, where.owner, "late" if where.late else "")))


# Layout


@lru_cache(maxsize=16)
def _layout(table: Printed) -> Layout:
    placed = [tile for tile in table.fixtures["tiles"] if tile["at"]]
    columns = {
        kind: max((tile["at"][0] + 1 for tile in placed if tile["kind"] == kind), default=0)
        for kind in ("factory", "technology")
    }
    width, height = SIZE
    pitch = (width - 2 * MARGIN) / (GUTTER + columns["factory"] + TRACK + columns["technology"])
    left = MARGIN + GUTTER * pitch
    lefts = {"factory": left, "technology": left + (columns["factory"] + TRACK) * pitch}
    rows = len(table.fixtures["epochs"])
    tall = (height - HEAD - MARGIN) / rows
    wide, high = pitch - 12, tall - 27
    tiles = {
        tile["id"]: Box(lefts[tile["kind"]] + tile["at"][0] * pitch + 6, HEAD + tile["at"][1] * tall + 13, wide, high)
        for tile in placed
    }
    return Layout(
        tiles,
        [Box(11, HEAD + n * tall, width - 22, tall) for n in range(rows)],
        roads(table.fixtures["links"], {tile["id"]: tile for tile in placed}, tiles),
        (
            left + columns["factory"] * pitch / 2,
            left + (columns["factory"] + TRACK / 2) * pitch,
            lefts["technology"] + columns["technology"] * pitch / 2,
        ),
    )


# The board


def _headings(scene: Scene, layout: Layout) -> str:
    look: dict[str, Any] = {"fill": c.INK2, "letter_spacing": ".16em", "serif": True}
    factories, _, technologies = layout.middles
    return text(factories, 27, scene.say("factories"), 14.5, **look) + text(
        technologies, 27, scene.say("technologies"), 14.5, **look
    )


def _owner(road: Road, at: dict[str, Where]) -> str:
    """The seat that has laid both ends of a link, and so scores it."""
    a, b = at[road.link["a"]], at[road.link["b"]]
    return a.owner if a.place == b.place == "laid" and a.owner == b.owner else ""


def _road(road: Road, at: dict[str, Where]) -> str:
    owner = _owner(road, at)
    return thing("link", road.link["id"], link(road.d, road.link["kind"], owner, 8), data_owner=owner or None)


def _medal(scene: Scene, road: Road, at: dict[str, Where]) -> str:
    if not _owner(road, at):
        return ""
    coin = circle(road.at.x, road.at.y, 10, fill=c.BRASS, stroke=c.INK, stroke_width="1.5")
    points = str(scene.fixtures["link_points"])
    return coin + text(road.at.x, road.at.y + 4.4, points, 13, fill=c.ON_BRASS, weight=700)


def _holder(box: Box, where: Where) -> str:
    """A mark for the seat that holds a tile."""
    if where.place != "hand":
        return ""
    x, y = box.x + box.w / 2, box.y - 2
    plate = rect(x - 17, y - 10, 34, 20, rx=3, fill=c.OWNER[where.owner])
    letter = text(x + 8, y + 5.5, where.owner, 15, fill=c.WHITE, weight=700)
    return plate + glyph("i-hand", x - 14, y - 7, 14, fill=c.WHITE) + letter


def _epochs(scene: Scene, layout: Layout) -> str:
    """The numbers of the epochs, their extra income, and the materials that the bank sells from each on."""
    x, view = layout.middles[1], scene.view
    parts = [path(f"M{x:.1f} {layout.rows[0].y + 8:.1f}V{SIZE[1] - 20}", stroke=c.INK3, stroke_width="1.4")]
    for number, (epoch, row) in enumerate(zip(scene.fixtures["epochs"], layout.rows, strict=True), 1):
        sold = [one for one in scene.fixtures["materials"] if one["epoch"] == number - 1]
        y, now = row.y + row.h / 2 - (12 if sold else 0), number == view["epoch"]
        fill, ink = (c.BRASS, c.ON_BRASS) if now else (c.PANEL, c.INK)
        parts.append(circle(x, y, 27, fill=fill, stroke=c.INK, stroke_width="1.6"))
        parts.append(circle(x, y, 24, fill="none", stroke=c.INK, stroke_width=".8", opacity=".6"))
        parts.append(text(x, y + 9.5, epoch["name"], 27, fill=ink, weight=700, serif=True))
        if epoch["extra"]:
            parts.append(text(x + 30, y - 14, f"+{epoch['extra']}", 13, fill=c.BRASS_DARK, weight=700, anchor="start"))
            parts.append(glyph("i-thaler", x + 46, y - 25, 12, fill=c.BRASS_DARK))
        if sold:
            wide = 22 * len(sold) + 12
            parts.append(rect(x - wide / 2, y + 31, wide, 24, rx=12, fill=c.PLATE, stroke=c.LINE))
        for n, material in enumerate(sold):
            left, name = x + (n - len(sold) / 2) * 22 + 3, material["id"]
            faint = None if name in view["bank"] else ".4"
            parts.append(thing("material", name, glyph(f"m-{name}", left, y + 35, 16, opacity=faint)))
            parts.append(scene.ring("material", name, Box(left - 1, y + 34, 18, 18), 6))
    return "".join(parts)


# Below the board


def _seat(scene: Scene, seat: str, tiles: dict[str, Data], at: dict[str, Where]) -> Panel:
    player = scene.view["players"][seat]
    figures = [
        (str(player["cash"]), scene.say("thalers")),
        (str(player["points"]), scene.say("points")),
        (str(player["worth"]), scene.say("total")),
        (str(len(player["hand"])), scene.say("tiles-in-hand")),
    ]
    beside = [tiles[name] for name in (*player["laid"], *player["hand"]) if not tiles[name]["at"]]
    step, parts = min(24.0, (WIDE - 72) / max(1, len(beside) - 1)), []
    for n, tile in enumerate(beside):
        x = 44 + n * step
        sign = f"m-{tile['material']}" if tile["material"] else f"b-{tile['bonus']}"
        held = at[tile["id"]].place == "hand"
        frame = rect(
            x,
            54,
            20,
            20,
            rx=3,
            fill=c.TILE if held else c.OWNER[seat],
            stroke=c.INK2,
            stroke_dasharray="3 2" if held else None,
        )
        mark = glyph(sign, x + 3, 57, 14, fill=c.INK if held else c.WHITE)
        parts.append(thing("tile", tile["id"], frame, mark, data_where=_where_words(at[tile["id"]])))
        parts.append(scene.ring("tile", tile["id"], Box(x, 54, 20, 20), 4))
    if scene.view["hammer"] == seat:
        parts.append(glyph("i-gavel", 13, 55, 18, fill=c.BRASS_DARK))
    return seat_panel(scene, seat, figures, "".join(parts) or " ", 30)


def _round(scene: Scene, tiles: dict[str, Data], at: dict[str, Where]) -> list[Panel]:
    """The tiles for sale, with the lot and the best bid, and the tiles to come that have no space on the board."""
    view = scene.view
    shown = ([view["lot"]] if view["lot"] else []) + [name for name in view["display"] if name != view["lot"]]
    parts = [title(scene.say("for-sale"))]
    for n, name in enumerate(shown):
        x, y, lot = 10 + n % 2 * 123, 28 + n // 2 * 26, name == view["lot"]
        box = Box(x, y, 119, 22)
        edge, wide = (c.BRASS_DARK, 2.4) if lot else (c.INK3, 0.9)
        words = text(x + 6, y + 15, shortened(tiles[name]["name"], 12, 108), 12, weight=600, anchor="start")
        paper = rect(*box, rx=3, fill=c.TILE, stroke=edge, stroke_width=wide)
        if tiles[name]["at"]:
            parts.append(paper + words)
        else:
            parts.append(
                thing("tile", name, paper, words, data_where=_where_words(at[name])) + scene.ring("tile", name, box, 4)
            )
    rows = max(1, -(-len(shown) // 2))
    if view["bidder"]:
        said = scene.say("bids", sum=view["bid"])
        parts.append(badge(WIDE - 36 - width(said, 13, 1.17), 6, view["bidder"], 18))
        parts.append(text(WIDE - 10, 20, said, 13, weight=700, anchor="end"))
    return [panel(34 + 26 * rows, *parts), _rest(scene, tiles, at)]


def _rest(scene: Scene, tiles: dict[str, Data], at: dict[str, Where]) -> Panel:
    """Raw materials and bonuses without an owner: still to come, or out of the game."""
    rest = [tile for tile in tiles.values() if not tile["at"] and at[tile["id"]].place in ("pile", "gone")]
    parts = [title(scene.say("to-come"))]
    for n, tile in enumerate(rest):
        x, y, gone = 10 + n % 12 * 20.4, 27 + n // 12 * 21, at[tile["id"]].place == "gone"
        sign = f"m-{tile['material']}" if tile["material"] else f"b-{tile['bonus']}"
        mark = glyph(sign, x + 1.5, y + 1.5, 15, opacity=".25" if gone else ".8")
        parts.append(thing("tile", tile["id"], mark, data_where=_where_words(at[tile["id"]])))
        parts.append(scene.ring("tile", tile["id"], Box(x, y, 18, 18), 4))
    return panel(34 + 21 * max(1, -(-len(rest) // 12)), *parts)
