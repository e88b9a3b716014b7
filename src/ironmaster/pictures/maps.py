"""The common parts of the pictures of Brass and Age of Industry."""

from collections.abc import Iterable, Sequence
from typing import Any

from ironmaster.pictures import palette as c
from ironmaster.pictures.geometry import Box, line_of, square
from ironmaster.pictures.lettering import width
from ironmaster.pictures.pieces import LETTER, ROMAN, TileLook, letter, link
from ironmaster.pictures.placing import Placed
from ironmaster.pictures.scene import Panel, Scene
from ironmaster.pictures.strip import WIDE, cards_panel
from ironmaster.pictures.svg import circle, glyph, path, text, thing

Data = dict[str, Any]


def links(scene: Scene, lines: Iterable[Placed], owners: dict[str, str], kind: str) -> str:
    """Free links with their handles, then those that are built, with letters."""
    under: list[str] = []
    free: list[str] = []
    built: list[str] = []
    marks: list[str] = []
    handle = c.INK if kind == "rail" else c.CANAL
    for line, at, bends in lines:
        name, d, owner = line["id"], line_of(bends), owners.get(line["id"], "")
        under.append(scene.glow("line", name, d))
        (built if owner else free).append(thing("line", name, link(d, kind, owner), data_owner=owner or None))
        marks.append(scene.ring("line", name, square(at, LETTER if owner else 6), 5))
        marks.append(letter(at, owner) if owner else circle(at.x, at.y, 4.2, fill=c.PLATE, stroke=handle))
    return "".join((*under, *free, *built, *marks))


def tray(boxes: Iterable[Box]) -> str:
    """The background of the slots of a town. It follows the slots, not the box around them."""
    d = "".join(f"M{x:.1f} {y:.1f}h{w}v{h}h{-w}z" for x, y, w, h in boxes)
    edge = path(d, fill=c.INK3, stroke=c.INK3, stroke_width="2", stroke_linejoin="round")
    return edge + path(d, fill=c.PLATE, stroke=c.PLATE, stroke_width=".6")


def look_of(words: str, faces: dict[str, Data], glyphs: dict[str, str]) -> TileLook:
    """How a tile such as `B coal1 2` or `B iron1 flipped` looks."""
    owner, name, *rest = words.split(" ")
    face, flipped = faces[name], rest == ["flipped"]
    cubes = int(rest[0]) if rest and rest[0].isdigit() else 0
    kind = face["industry"]
    return TileLook(owner, face["level"], glyphs[kind], flipped, face["points"], cubes, f"c-{kind}")


def stock(piles: Sequence[tuple[str, int, int]]) -> str:
    """A row of a seat's strip: glyph of each industry, its next level, and how many tiles are left of it."""
    parts, room = [], (WIDE - 14) / len(piles)
    for n, (icon, level, left) in enumerate(piles):
        x, roman = 11 + n * room, ROMAN[level] if left else "–"
        parts.append(glyph(icon, x, 55, 14, fill=c.INK2, opacity=None if left else ".35"))
        parts.append(text(x + 16, 66.5, roman, 12, weight=700, serif=True, anchor="start"))
        if left:
            after = x + 18 + width(roman, 12, 1.2)
            parts.append(text(after, 66.5, str(left), 10.5, fill=c.INK2, anchor="start"))
    return "".join(parts)


def hands(scene: Scene, glyphs: dict[str, str]) -> list[Panel]:
    """The hands that the view shows; `glyphs` are those of the cards that have one."""
    names = {card["id"]: card["name"] for card in scene.fixtures["cards"]}
    return [
        cards_panel(
            scene,
            scene.say("hand", seat=seat),
            "card",
            [(card, names[card], glyphs.get(card, "")) for card in player["hand"]],
        )
        for seat, player in scene.view["players"].items()
        if isinstance(player["hand"], list) and player["hand"]
    ]


def hand_size(player: Data) -> int:
    """The number of cards in the hand of a seat."""
    return player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
