"""Brass as a picture."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from ironmaster.games.brass.words import money
from ironmaster.pictures import palette as c
from ironmaster.pictures.constants import BRASS, size_of
from ironmaster.pictures.geometry import Box, Point, line_of
from ironmaster.pictures.ground import ground, land_of, projector
from ironmaster.pictures.maps import hand_size, hands, links, look_of, stock, tray
from ironmaster.pictures.pieces import TILE, link, name_plate, pill, pill_box, slot, tile
from ironmaster.pictures.placing import (
    Placed,
    Standing,
    clear,
    corners,
    linked,
    printed,
    settle,
    town_boxes,
    walls_of,
)
from ironmaster.pictures.scene import Board, Panel, Printed, Scene
from ironmaster.pictures.strip import WIDE, demand_tracks, panel, seat_panel
from ironmaster.pictures.svg import glyph, rect, tag, text, thing

SIZE: Final = size_of(BRASS)
GLYPH: Final = {"cotton": "i-cotton", "port": "i-port", "coal": "i-coal", "iron": "i-iron", "shipyard": "i-ship"}


class Layout(NamedTuple):
    """The positions of everything on the board."""

    places: dict[str, Standing]
    slots: dict[str, Point]
    lines: list[Placed]
    past: list[Placed]


def draw(scene: Scene) -> Board:
    """The board, and the panels beside it."""
    layout = _layout(scene.printed, scene.view["era"])
    width, height = SIZE
    content = (
        ground(scene.printed.board, width, height, scene.lang),
        _links(scene, layout),
        _trays(scene, layout),
        _slots(scene, layout),
        "".join(scene.ring("slot", name, Box(x, y, TILE, TILE)) for name, (x, y) in layout.slots.items()),
        _names(scene, layout),
    )
    seats = [_seat(scene, seat) for seat in scene.view["players"]]
    return Board("".join(content), width, height, [*seats, _markets(scene), *hands(scene, GLYPH)])


# Layout


@lru_cache(maxsize=16)
def _layout(table: Printed, era: str) -> Layout:
    fixtures, land, walls = table.fixtures, land_of(table.board), walls_of(*SIZE)
    places: dict[str, Standing] = {}
    start: dict[str, Point] = {}
    for place in fixtures["places"]:
        at = printed(place, land, *SIZE)
        start[place["id"]] = projector(*SIZE)(place["at"])
        places[place["id"]] = Standing(place["id"], at, _boxes(place, at))
    settle(list(places.values()), fixtures["lines"], walls)
    slots = {
        one["id"]: corner
        for place in fixtures["places"]
        if place["slots"]
        for one, corner in zip(place["slots"], corners(_cells(place), places[place["id"]].at), strict=True)
    }
    lines = _lines(fixtures, era, places, start)
    return Layout(places, slots, lines, _lines(fixtures, "canal", places, start) if era == "rail" else [])


def _cells(place: dict[str, Any]) -> list[tuple[float, float]]:
    return [tuple(one["at"]) for one in place["slots"]]


def _boxes(place: dict[str, Any], at: Point) -> list[Box]:
    if place["slots"]:
        return town_boxes(place["name"], _cells(place), at)
    outside = place["kind"] == "external"
    return [pill_box(place["name"], at, 22 if outside else 18, (38 if outside else 21) + 9 * place["discs"])]


def _lines(fixtures: dict[str, Any], era: str, places: dict[str, Standing], start: dict[str, Point]) -> list[Placed]:
    """Links of an era: their markers follow the places that have been moved."""
    lines = [line for line in fixtures["lines"] if era in line["eras"]]
    markers: dict[str, Point] = {}
    for line in lines:
        a, b = line["a"], line["b"]
        on_paper = line[f"{era}_at"]
        if on_paper is None:
            markers[line["id"]] = Point((places[a].at.x + places[b].at.x) / 2, (places[a].at.y + places[b].at.y) / 2)
            continue
        at = projector(*SIZE)(on_paper)
        dx = (places[a].at.x - start[a].x + places[b].at.x - start[b].x) / 2
        dy = (places[a].at.y - start[a].y + places[b].at.y - start[b].y) / 2
        markers[line["id"]] = Point(at.x + dx, at.y + dy)
    clear(markers, list(places.values()), walls_of(*SIZE))
    return linked(lines, markers, places)


# The map


def _links(scene: Scene, layout: Layout) -> str:
    past = "".join(link(line_of(placed.bends), "canal") for placed in layout.past)
    faint = tag("g", past, opacity=".5") if past else ""
    return faint + links(scene, layout.lines, scene.view["links"], scene.view["era"])


def _trays(scene: Scene, layout: Layout) -> str:
    towns = [place["id"] for place in scene.fixtures["places"] if place["slots"]]
    return "".join(tray(layout.places[town].boxes[1:]) for town in towns)


def _slots(scene: Scene, layout: Layout) -> str:
    faces = {face["id"]: face for face in scene.fixtures["faces"]}
    prints = {one["id"]: one["industries"] for place in scene.fixtures["places"] for one in place["slots"]}
    parts = []
    for name, (x, y) in layout.slots.items():
        words = scene.view["tiles"].get(name)
        if words is None:
            parts.append(thing("slot", name, slot(x, y, [GLYPH[one] for one in prints[name]])))
        else:
            parts.append(thing("slot", name, tile(x, y, look_of(words, faces, GLYPH)), data_tile=words))
    return "".join(parts)


def _names(scene: Scene, layout: Layout) -> str:
    parts = []
    for place in scene.fixtures["places"]:
        box = layout.places[place["id"]].boxes[0]
        outside = place["kind"] == "external"
        if place["slots"]:
            parts.append(name_plate(box, place["name"]))
        else:
            lead = "anchor" if outside else ""
            parts.append(pill(box, place["name"], dark=outside, lead=lead, discs=place["discs"]))
    return "".join(parts)


# Beside the board


def _seat(scene: Scene, seat: str) -> Panel:
    player, lang = scene.view["players"][seat], scene.lang
    income = scene.fixtures["income"]["pounds"][player["income"]]
    owned = sum(1 for owner in scene.view["links"].values() if owner == seat)
    figures = [
        (money(lang, player["cash"]), scene.say("cash")),
        (f"{income:+d}".replace("-", "−"), scene.say("income")),
        (str(player["points"]), scene.say("points")),
        (str(hand_size(player)), scene.say("cards")),
        (str(owned), scene.say("canals" if scene.view["era"] == "canal" else "rails")),
    ]
    return seat_panel(scene, seat, figures, _piles(scene, player), 26)


def _piles(scene: Scene, player: dict[str, Any]) -> str:
    levels = {face["id"]: face["level"] for face in scene.fixtures["faces"]}
    rest = {name: pile[len(pile) - player["piles"][name] :] for name, pile in scene.fixtures["piles"].items()}
    return stock([(GLYPH[name], levels[pile[0]] if pile else 0, len(pile)) for name, pile in rest.items()])


def _markets(scene: Scene) -> Panel:
    fixtures, view, lang = scene.fixtures, scene.view, scene.lang
    tracks = []
    for kind in ("coal", "iron"):
        prices, cubes = fixtures["demand"][kind], view[kind]
        filled = [space >= len(prices) - cubes for space in range(len(prices))]
        costs = prices[len(prices) - cubes] if cubes else fixtures["demand"]["empty"]
        tracks.append((kind, prices, filled, money(lang, costs)))
    parts = [*demand_tracks(scene, tracks), _cotton(scene, 28 + 2 * 29)]
    left = sum(view["market"])
    parts.append(text(34, 129, scene.say("market-tiles", count=left), 11.5, fill=c.INK2, anchor="start"))
    parts.append(text(WIDE - 10, 129, scene.say("draw-pile", count=view["pile"]), 11.5, fill=c.INK2, anchor="end"))
    market = thing("market", "market", "") + scene.ring("market", "market", Box(5, 82, WIDE - 10, 54), 5)
    return panel(140, *parts, market)


def _cotton(scene: Scene, y: float) -> str:
    bonus, here = scene.fixtures["cotton"]["bonus"], scene.view["cotton"]
    left, right = 34, WIDE - 46
    wide = (right - left) / (len(bonus) + 1)
    parts = [glyph("i-cotton", 10, y + 3, 17)]
    for n in range(len(bonus) + 1):
        x = left + n * wide
        fill = c.BRASS if n == here else c.PANEL2
        parts.append(rect(x, y, wide, 23, fill=fill, stroke=c.INK if n == here else c.LINE, stroke_width=".8"))
        shown = f"+{bonus[n]}" if n < len(bonus) and bonus[n] else "0" if n < len(bonus) else "–"
        ink = c.ON_BRASS if n == here else c.INK2
        parts.append(text(x + wide / 2, y + 15.5, shown, 11, fill=ink, weight=700 if n == here else 400))
    end = f"+{bonus[here]}" if here < len(bonus) else "–"
    return thing("track", "cotton", *parts, text(WIDE - 10, y + 17, end, 15, weight=700, anchor="end"))
