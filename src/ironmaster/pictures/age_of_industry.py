"""Age of Industry as a picture."""

from typing import Any

from ironmaster.games.age_of_industry.names import money
from ironmaster.pictures import palette as c
from ironmaster.pictures.age_layout import GLYPH, MARKET, SIZE, Layout, has_sign, layout_of, symbol_room
from ironmaster.pictures.geometry import Box, line_of, square
from ironmaster.pictures.ground import ground
from ironmaster.pictures.maps import hand_size, hands, links, look_of, stock, tray
from ironmaster.pictures.pieces import TILE, cube, name_plate, pill, slot, tile
from ironmaster.pictures.scene import Board, Panel, Scene
from ironmaster.pictures.strip import WIDE, cards_panel, demand_tracks, panel, seat_panel
from ironmaster.pictures.svg import circle, glyph, group, path, rect, thing


def draw(scene: Scene) -> Board:
    """The map, and the panels beside it."""
    layout = layout_of(scene.printed)
    width, height = SIZE
    content = (
        ground(scene.printed.board, width, height, scene.lang),
        _lanes(scene, layout),
        links(scene, layout.lines, scene.view["railways"], "rail"),
        _trays(scene, layout),
        _spaces(scene, layout),
        "".join(scene.ring("space", name, Box(x, y, TILE, TILE)) for name, (x, y) in layout.spaces.items()),
        _imports(scene, layout),
        _names(scene, layout),
        _markets(scene, layout),
    )
    seats = [_seat(scene, seat) for seat in scene.view["players"]]
    return Board("".join(content), width, height, [*seats, _tracks(scene), *_cards(scene)])


# The map


def _lanes(scene: Scene, layout: Layout) -> str:
    look = {"stroke": c.CANAL, "stroke_linecap": "round"}
    parts = []
    for lane, bends in layout.lanes:
        d, opened = line_of(bends), _stands(scene, lane["a"], "ship") and _stands(scene, lane["b"], "port")
        if opened:
            parts.append(path(d, stroke_width="10", opacity=".26", **look))
            parts.append(path(d, stroke_width="4", stroke_dasharray="7 7", **look))
        else:
            parts.append(path(d, stroke_width="2.6", stroke_dasharray="0.1 7", opacity=".75", **look))
    return "".join(parts)


def _stands(scene: Scene, place: str, industry: str) -> bool:
    counters = scene.view["counters"].items()
    return any(name.rpartition("/")[0] == place and words.split(" ")[1][:-1] == industry for name, words in counters)


def _trays(scene: Scene, layout: Layout) -> str:
    parts = []
    for place in scene.fixtures["places"]:
        boxes = layout.places[place["id"]].boxes[1:]
        if place["kind"] == "sea":
            parts.append(rect(*boxes[0], rx=6, fill=c.PLATE, fill_opacity=".95", stroke=c.CANAL, stroke_width="1.4"))
        elif boxes:
            parts.append(tray(boxes))
    return "".join(parts)


def _spaces(scene: Scene, layout: Layout) -> str:
    faces = {face["id"]: {**face, "points": face["level"]} for face in scene.fixtures["faces"]}
    takes = {one["id"]: one["takes"] for place in scene.fixtures["places"] for one in place["spaces"]}
    parts = []
    for name, (x, y) in layout.spaces.items():
        words = scene.view["counters"].get(name)
        if words is None:
            glyphs = [GLYPH[one] for one in takes[name]] if len(takes[name]) < 3 else []
            parts.append(thing("space", name, slot(x, y, glyphs)))
        else:
            look = look_of(words, faces, GLYPH)
            parts.append(thing("space", name, tile(x, y, look), data_tile=words))
    return "".join(parts)


def _imports(scene: Scene, layout: Layout) -> str:
    """Import coal at sea: drawn faintly until there is a ship."""
    parts = []
    for place in scene.fixtures["places"]:
        coal = place["import"]
        if coal is None:
            continue
        box, most = layout.imports[coal["id"]], coal["cubes"]
        awake = any(one["id"] in scene.view["counters"] for one in place["spaces"])
        cubes = scene.view["imports"][coal["id"]] if awake else most
        columns, apart, inset = (3, 13.4, 0.5) if most > 4 else (2, 16.0, 5.0)
        drawn = []
        for n in range(most):
            x, y = box.x + inset + n % columns * apart, box.y + box.h - 18 - n // columns * 17
            if n < cubes:
                drawn.append(cube("c-coal", x, y, 14.5, opacity=None if awake else ".42"))
            else:
                drawn.append(rect(x + 2, y + 3, 10, 10, rx=2, fill="none", stroke=c.INK3, stroke_dasharray="2 2"))
        parts.append(thing("import", coal["id"], *drawn, data_cubes=scene.view["imports"][coal["id"]]))
        parts.append(scene.ring("import", coal["id"], box))
    return "".join(parts)


def _markets(scene: Scene, layout: Layout) -> str:
    takes = {demand["id"]: demand["takes"] for demand in scene.fixtures["demands"]}
    parts = []
    for name, at in layout.markets.items():
        words = scene.view["markets"].get(name)
        kind, _, sold = (words or "").partition(" ")
        drawn = _counter(takes.get(kind), sold == "sold")
        parts.append(thing("market", name, group(drawn, at=at), data_market=words))
        parts.append(scene.ring("market", name, square(at, MARKET), MARKET + 2))
    return "".join(parts)


def _counter(takes: list[str] | None, sold: bool) -> str:
    """The demand of a market: in brass once it is sold, a cross if there is no demand."""
    if takes is None:
        return circle(0, 0, MARKET, fill=c.SLOT, stroke=c.INK, stroke_dasharray="3 2.4")
    ink = c.ON_BRASS if sold else c.INK
    coin = circle(0, 0, MARKET, fill=c.BRASS if sold else c.TILE, stroke=c.INK, stroke_width="1.4")
    sign = {"cotton": "i-cotton", "goods": "i-factory"}
    if len(takes) == 1:
        return coin + glyph(sign[takes[0]], -9.5, -9.5, 19, fill=ink)
    if not takes:
        return coin + path("M-6.5 -6.5L6.5 6.5M6.5 -6.5L-6.5 6.5", stroke=c.INK3, stroke_width="2.4")
    split = path("M-8.5 8.5L8.5 -8.5", stroke=ink, stroke_width=".9", opacity=".5")
    return coin + split + glyph("i-cotton", -13, -11.5, 13.5, fill=ink) + glyph("i-factory", -0.5, -2.5, 13.5, fill=ink)


def _names(scene: Scene, layout: Layout) -> str:
    parts = []
    for place in scene.fixtures["places"]:
        box = layout.places[place["id"]].boxes[0]
        if place["kind"] in ("village", "market"):
            lead = "ring" if place["kind"] == "village" else "anchor" if place["distant_port"] else ""
            parts.append(pill(box, place["name"], dark=place["kind"] == "market", lead=lead))
            continue
        left = symbol_room() if place["colour"] else 0
        parts.append(name_plate(box, place["name"], left=left, right=symbol_room() if has_sign(place) else 0))
        if place["colour"]:
            parts.append(rect(box.x, box.y, box.h, box.h, rx=2.5, fill=c.LOCATION[place["colour"]]))
            parts.append(glyph(f"s-{place['symbol']}", box.x + 1.5, box.y + 1.5, box.h - 3, fill=c.WHITE))
        if has_sign(place):
            parts.append(_sign(place, Box(box.x + box.w - box.h, box.y, box.h, box.h)))
    return "".join(parts)


def _sign(place: dict[str, Any], box: Box) -> str:
    """The sign of a location that is a distant port, or that nothing passes through."""
    x, y = box.x + box.w / 2, box.y + box.h / 2
    disc = circle(x, y, box.h / 2 - 1.5, fill=c.INK if place["transit"] else c.WARN, stroke=c.PLATE)
    if place["transit"]:
        return disc + glyph("i-port", x - 5.5, y - 5.5, 11, fill=c.PANEL)
    return disc + path(f"M{x - 4:.1f} {y:.1f}h8", stroke=c.PANEL, stroke_width="2.6")


# Beside the board


def _seat(scene: Scene, seat: str) -> Panel:
    player, view = scene.view["players"][seat], scene.view
    rails = sum(1 for owner in view["railways"].values() if owner == seat)
    figures = [
        (money(scene.lang, player["cash"]), scene.say("cash")),
        (str(player["loans"]), scene.say("loans")),
        (str(player["worth"]).replace("-", "−"), scene.say("worth")),
        (str(hand_size(player)), scene.say("cards")),
        (str(rails), scene.say("rails")),
    ]
    return seat_panel(scene, seat, figures, _display(scene, player), 26)


def _display(scene: Scene, player: dict[str, Any]) -> str:
    """The lowest counter left of each industry, and how many are left in all."""
    found = []
    for industry, icon in GLYPH.items():
        faces = [face for face in scene.fixtures["faces"] if face["industry"] == industry]
        left = [player["display"][face["id"]] for face in faces]
        level = next((face["level"] for face, number in zip(faces, left, strict=True) if number), 0)
        found.append((icon, level, sum(left)))
    return stock(found)


def _tracks(scene: Scene) -> Panel:
    tracks = []
    for kind in ("coal", "iron"):
        prices, rows = scene.fixtures["tracks"][kind]["spaces"], scene.view[kind]
        filled = [prices[space + 1 :].count(price) < rows[str(price)] for space, price in enumerate(prices)]
        empty = scene.fixtures["tracks"][kind]["empty"]
        costs = next((price for price in prices if rows[str(price)]), empty)
        tracks.append((kind, prices, filled, money(scene.lang, costs)))
    return panel(90, *demand_tracks(scene, tracks))


def _cards(scene: Scene) -> list[Panel]:
    """The cards beside the deck, and the hands that the view shows."""
    signs = {card["id"]: GLYPH.get(card["id"]) or f"s-{card['symbol']}" for card in scene.fixtures["cards"]}
    names = {card["id"]: card["name"] for card in scene.fixtures["cards"]}
    up = [(name, names[name], signs[name]) for name in scene.view["face_up"] if name]
    beside = cards_panel(scene, scene.say("deck", count=scene.view["deck"]), "face_up", up)
    deck = thing("deck", "deck", "") + scene.ring("deck", "deck", Box(4, 4, WIDE - 8, 20))
    return [Panel(beside.content + deck, beside.height), *hands(scene, signs)]
