"""Steam as a picture."""

from typing import Any, Final

from ironmaster.games.steam.names import money
from ironmaster.pictures import palette as c
from ironmaster.pictures.geometry import Box, line_of
from ironmaster.pictures.lettering import name_width, shortened
from ironmaster.pictures.pieces import badge, cube
from ironmaster.pictures.scene import Board, Panel, Scene
from ironmaster.pictures.steam_land import APOTHEM, land_of, middle_of, outline, where
from ironmaster.pictures.steam_track import TOWN, Atlas, Run, bend_of, letters, tracks
from ironmaster.pictures.strip import WIDE, panel, seat_panel, title
from ironmaster.pictures.svg import circle, glyph, group, num, path, rect, text, thing

NAME: Final = 12


def draw(scene: Scene) -> Board:
    """The map, and the panels beside it."""
    land, atlas = land_of(scene.printed), Atlas(scene)
    runs = atlas.runs()
    content = (
        land.content,
        tracks(scene, atlas, runs),
        _places(scene, atlas, runs),
        letters(scene, runs),
        _lit(scene, atlas),
        _names(scene, atlas),
        _goods(scene, atlas),
    )
    box = land.box
    seats = [_seat(scene, seat) for seat in scene.view["players"]]
    on_map = group(*content, at=(-box.x, -box.y))
    return Board(on_map, box.w, box.h, [*seats, _tiles(scene), _supply(scene)])


# The map


def _places(scene: Scene, atlas: Atlas, runs: list[Run]) -> str:
    """Towns as rings with the dots of those who have links there, cities as hexes in their colour."""
    parts = []
    for hex_ in scene.fixtures["hexes"]:
        x, y = middle = middle_of(where(hex_))
        colour, new = atlas.colour(hex_), hex_["kind"] == "town"
        if colour:
            drawn = [path(outline(middle, 0.97), fill=c.GOODS[colour], stroke=c.INK, stroke_width="1.6")]
            if new:
                dashes = {"stroke": c.GOODS_MARK, "stroke_width": "1.6", "stroke_dasharray": "5 3.4"}
                drawn.append(path(outline(middle, 0.885), **dashes))
            drawn.append(path(outline(middle, 0.8), fill=c.PLATE, stroke=c.INK, stroke_width=".8"))
            parts.append(thing("hex", hex_["id"], *drawn, data_colour=colour))
        elif new:
            owners = _owners(hex_["id"], runs)
            dots = [
                circle(x + (n - (len(owners) - 1) / 2) * 5, y, 2.7 if len(owners) > 1 else 4, fill=c.OWNER[owner])
                for n, owner in enumerate(owners)
            ]
            ring = circle(x, y, 9, fill=c.PLATE, stroke=c.INK, stroke_width="2")
            parts.append(thing("hex", hex_["id"], ring, *dots))
        else:
            parts.append(thing("hex", hex_["id"], ""))
    return "".join(parts)


def _owners(town: str, runs: list[Run]) -> list[str]:
    here = {
        run.owner
        for run in runs
        if run.complete and f"{town}/" in (run.name[: len(town) + 1], run.other[: len(town) + 1])
    }
    return sorted(here - {""})


def _names(scene: Scene, atlas: Atlas) -> str:
    parts = []
    for hex_ in scene.fixtures["hexes"]:
        if hex_["kind"] == "plain":
            continue
        city, (x, y) = atlas.colour(hex_) is not None, middle_of(where(hex_))
        wide, top = name_width(hex_["name"], NAME) + 10, y + (8 if city else 11)
        look = {"fill": c.INK if city else c.PLATE, "stroke": c.INK, "stroke_opacity": ".6", "stroke_width": ".8"}
        parts.append(rect(x - wide / 2, top, wide, NAME * 1.3, rx=2.5, **look))
        ink = c.PANEL if city else c.INK
        parts.append(text(x, top + NAME * 0.98, hex_["name"], NAME, fill=ink, weight=700, serif=True))
    return "".join(parts)


def _goods(scene: Scene, atlas: Atlas) -> str:
    """The sign of each city's colour, its growth marker, and its cubes."""
    parts = []
    for hex_ in scene.fixtures["hexes"]:
        name, colour, (x, y) = hex_["id"], atlas.colour(hex_), middle_of(where(hex_))
        cubes = scene.view["goods"].get(name, "").split()
        if colour:
            top = y - APOTHEM * 0.86
            if name in scene.view["grown"] or hex_["kind"] == "town":
                parts.append(circle(x + 15, top, 6.2, fill=c.BRASS, stroke=c.INK))
                parts.append(
                    path(
                        f"M{num(x + 11.9)} {num(top)}h6.2M{num(x + 15)} {num(top - 3.1)}v6.2",
                        stroke=c.ON_BRASS,
                        stroke_width="1.9",
                    )
                )
            parts.append(circle(x, top, 7.6, fill=c.GOODS[colour], stroke=c.INK))
            parts.append(glyph(f"g-{colour}", x - 7, top - 7, 14, fill=c.GOODS_MARK))
        if cubes:
            parts.append(thing("goods", name, *_cubes(cubes, x, y), data_goods=" ".join(cubes)))
    return "".join(parts)


def _cubes(cubes: list[str], x: float, y: float) -> list[str]:
    """Up to four in a row, smaller where there are more."""
    rows = 2 if len(cubes) > 4 else 1
    across = -(-len(cubes) // rows)
    edge = (11.5 if across > 4 else 13) if rows > 1 else 15.5 if len(cubes) > 3 else 17.5
    found = []
    for n, kind in enumerate(cubes):
        row, place = divmod(n, across)
        in_row = len(cubes) - across if row == rows - 1 and rows > 1 else across
        left = x + (place - (in_row - 1) / 2) * (edge + 0.4) - edge / 2
        top = y + (-13 + row * edge * 0.98 if rows > 1 else -6) - edge * 0.54
        found.append(cube(f"c-{kind}", left, top, edge))
    return found


def _lit(scene: Scene, atlas: Atlas) -> str:
    """The hexes that highlighted moves name, with their track."""
    parts = []
    for hex_ in scene.fixtures["hexes"]:
        parts.append(scene.outline("hex", hex_["id"], outline(middle_of(where(hex_)), 0.96)))
    for move in scene.moves:
        named = dict(scene.game.facts.elements(move))
        if "track" in named:
            parts.append(_ghost(atlas.hexes[named["hex"]], atlas.patterns[named["track"]]))
    return "".join(parts)


def _ghost(hex_: dict[str, Any], segments: list[list[int]]) -> str:
    middle = middle_of(where(hex_))
    parts = [path(outline(middle, 0.9), fill=c.TILE, opacity=".85")]
    for segment in segments:
        d = line_of([bend_of(hex_, *segment)])
        parts += [path(d, stroke=c.INK, stroke_width="11"), path(d, stroke=c.GLOW, stroke_width="7.5")]
    if any(TOWN in segment for segment in segments):
        parts.append(circle(middle.x, middle.y, 8, fill=c.PLATE, stroke=c.INK, stroke_width="2"))
    return group(*parts)


# Beside the board


def _seat(scene: Scene, seat: str) -> Panel:
    player = scene.view["players"][seat]
    figures = [
        (money(scene.lang, player["cash"]), scene.say("cash")),
        (f"{player['income']:+d}".replace("-", "−"), scene.say("income")),
        (str(player["points"]).replace("-", "−"), scene.say("points")),
        (str(player["locomotive"]), scene.say("locomotive")),
        (str(player["links"]), scene.say("links")),
    ]
    return seat_panel(scene, seat, figures, "" if not player["out"] else _struck(), 0)


def _struck() -> str:
    """A seat that has left the game."""
    return path(f"M40 25H{WIDE - 10}", stroke=c.WARN, stroke_width="2", opacity=".7")


def _tiles(scene: Scene) -> Panel:
    """The action tiles, and who has taken them."""
    taken = {player["tile"]: seat for seat, player in scene.view["players"].items() if player["tile"]}
    wide, parts, rings = WIDE - 20, [title(scene.say("actions"))], []
    for n, one in enumerate(scene.fixtures["tiles"]):
        x, y, owner = 10, 28 + n * 24, taken.get(one["id"])
        box = rect(x, y, wide, 21, rx=4, fill=c.PANEL2 if owner else c.TILE, stroke=c.LINE)
        number = text(x + 12, y + 15, str(one["number"]), 12, fill=c.INK2, weight=700)
        words = text(x + 24, y + 15, shortened(one["name"], 12.5, wide - 52), 12.5, anchor="start")
        mark = badge(x + wide - 22, y + 1.5, owner, 18) if owner else ""
        parts.append(thing("tile", one["id"], box, number, words, mark, data_owner=owner))
        rings.append(scene.ring("tile", one["id"], Box(x, y, wide, 21)))
    return panel(33 + 24 * len(scene.fixtures["tiles"]), *parts, *rings)


def _supply(scene: Scene) -> Panel:
    """The goods supply, and the cubes left in the bag."""
    supply, across = scene.view["supply"], 4
    wide, parts, rings = (WIDE - 20 - 5 * (across - 1)) / across, [title(scene.say("supply"))], []
    for n, words in enumerate(supply):
        x, y, name = 10 + n % across * (wide + 5), 28 + n // across * 29, str(n + 1)
        kinds = words.split()
        edge = min(15.0, (wide - 6) / max(1, len(kinds)) - 1)
        left = x + (wide - len(kinds) * (edge + 1)) / 2
        cubes = [cube(f"c-{kind}", left + k * (edge + 1), y + 4, edge) for k, kind in enumerate(kinds)]
        box = rect(x, y, wide, 24, rx=4, fill=c.PANEL2, stroke=c.LINE)
        parts.append(thing("space", name, box, *cubes, data_goods=words))
        rings.append(scene.ring("space", name, Box(x, y, wide, 24)))
    y = 32 + 29 * -(-len(supply) // across)
    parts.append(text(11, y + 12, scene.say("bag"), 11.5, fill=c.INK2, anchor="start"))
    for n, (kind, count) in enumerate(scene.view["bag"].items()):
        x = 50 + n * 42
        parts.append(thing("bag", kind, cube(f"c-{kind}", x, y, 13), data_goods=count))
        parts.append(text(x + 18, y + 12, str(count), 12, anchor="start"))
    return panel(y + 22, *parts, *rings)
