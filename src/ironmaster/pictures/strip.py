"""The panels beside a board (seats, tracks, cards), the line above it, and the whole sheet."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ironmaster.core.seats import letter as seat_letter
from ironmaster.core.spec import VERIFIED
from ironmaster.pictures import palette as c
from ironmaster.pictures.geometry import Box
from ironmaster.pictures.lettering import shortened, width
from ironmaster.pictures.pieces import badge, cube
from ironmaster.pictures.scene import Board, Panel, Scene
from ironmaster.pictures.svg import document, glyph, group, path, rect, text, thing

WIDE: Final = 262
"""Width of everything beside a board."""
GAP: Final = 8
HEAD: Final = 40
BROAD: Final = 1.35
"""The ratio of width to height from which the panels are below the board."""

Figure = tuple[str, str]
"""A value, and the word below it."""


def panel(height: float, *content: str, edge: str = c.LINE, wide: float = 1) -> Panel:
    """A panel of this height with some content."""
    paper = rect(0, 0, WIDE, height, rx=7, fill=c.PANEL, stroke=edge, stroke_width=wide)
    return Panel(paper + "".join(content), height)


def seat_panel(scene: Scene, seat: str, figures: Sequence[Figure], below: str = "", more: float = 0) -> Panel:
    """The panel of a seat: its letter, its place in the order of play, its figures, and extra content."""
    order = scene.view.get("order", [])
    acting = scene.actor >= 0 and seat_letter(scene.actor) == seat
    height, left = 50 + more, 44
    room = (WIDE - left - 4) / len(figures)
    parts = [badge(9, 7, seat, 26)]
    if seat in order:
        parts.append(text(22, 45, f"{order.index(seat) + 1}.", 10.5, fill=c.INK2, weight=600))
    for n, (value, word) in enumerate(figures):
        x = left + room * (n + 0.5)
        size = 17.5 if width(value, 17.5, 1.1) <= room - 2 else 14
        parts.append(text(x, 25, value, size, weight=700))
        parts.append(text(x, 41, shortened(word, 10.5, room + 2), 10.5, fill=c.INK2))
    if below:
        parts.append(path(f"M{left} 49H{WIDE - 10}", stroke=c.LINE, stroke_width=".8"))
    edge, wide = (c.BRASS_DARK, 2.6) if acting else (c.LINE, 1)
    made = panel(height, *parts, below, edge=edge, wide=wide)
    lit = scene.ring("seat", seat, Box(0, 0, WIDE, height), 8) + scene.ring("seller", seat, Box(0, 0, WIDE, height), 8)
    return Panel(thing("seat", seat, made.content) + lit, height)


def cards_panel(scene: Scene, title: str, kind: str, cards: Sequence[tuple[str, str, str]]) -> Panel:
    """Cards side by side: each with its id, its name and a glyph, if it has one."""
    wide, high = (WIDE - 20 - 6) / 2, 22
    parts, rings = [text(11, 19, title, 13.5, weight=700, serif=True, anchor="start")], []
    for n, (name, called, sign) in enumerate(cards):
        x, y = 10 + n % 2 * (wide + 6), 28 + n // 2 * (high + 4)
        room = wide - (26 if sign else 10)
        words = text(x + (22 if sign else 6), y + 15, shortened(called, 12, room), 12, weight=600, anchor="start")
        mark = _card_mark(name, sign, x + 4, y + 4) if sign else ""
        paper = rect(x, y, wide, high, rx=3, fill=c.PANEL2 if sign else c.TILE, stroke=c.INK3, stroke_width=".9")
        parts.append(thing(kind, name, paper, mark, words))
        if name not in {one for one, *_ in cards[:n]}:  # a move names one card, however many there are like it
            rings.append(scene.ring(kind, name, Box(x, y, wide, high), 4))
    return panel(34 + (len(cards) + 1) // 2 * (high + 4), *parts, *rings)


def _card_mark(name: str, sign: str, x: float, y: float) -> str:
    """The glyph of an industry, or the symbol of a location on its colour."""
    if not sign.startswith("s-"):
        return glyph(sign, x, y, 14)
    return rect(x - 1, y - 1, 16, 16, rx=2.5, fill=c.LOCATION[name]) + glyph(sign, x, y, 14, fill=c.WHITE)


def track_row(y: float, icon: str, spaces: Sequence[str], filled: Sequence[bool], kind: str, end: str) -> str:
    """A row of a price track: spaces with their prices, cubes where they are, and what the next costs."""
    left, right = 34, WIDE - 46
    wide = (right - left) / len(spaces)
    parts = [glyph(icon, 10, y + 3, 17)]
    for n, (price, full) in enumerate(zip(spaces, filled, strict=True)):
        x = left + n * wide
        parts.append(rect(x, y, wide, 23, fill=c.PANEL2, stroke=c.LINE, stroke_width=".8"))
        edge = min(15.0, wide - 3)
        if full:
            parts.append(cube(f"c-{kind}", x + (wide - edge * 1.08) / 2, y + 3, edge))
        else:
            parts.append(text(x + wide / 2, y + 15.5, price, 10.5, fill=c.INK3))
    parts.append(text(WIDE - 10, y + 17, end, 15, weight=700, anchor="end"))
    return group(*parts)


def demand_tracks(scene: Scene, tracks: Sequence[tuple[str, Sequence[int], Sequence[bool], str]]) -> list[str]:
    """The tracks of coal and iron: for each its kind, prices, filled spaces, and the price of the next cube."""
    parts = [title(scene.say("markets")), text(WIDE - 10, 19, scene.say("next"), 11, fill=c.INK2, anchor="end")]
    for n, (kind, prices, filled, end) in enumerate(tracks):
        row = track_row(28 + n * 29, f"i-{kind}", list(map(str, prices)), filled, kind, end)
        parts.append(thing("track", kind, row, data_cubes=str(sum(filled))))
    return parts


def title(words: str, y: float = 19) -> str:
    """The heading of a panel."""
    return text(11, y, words, 13.5, weight=700, serif=True, anchor="start")


def _head(scene: Scene, full: float) -> str:
    game, board = scene.game.spec.title.split(" (")[0], _board_name(scene)
    chapter, actor, asked = scene.chapter, scene.actor, scene.asked
    parts = [text(14, 27, game, 20, weight=700, serif=True, anchor="start")]
    x = 14 + width(game, 20, 1.2) + 10
    if board != game:
        parts.append(text(x, 27, board, 15.5, fill=c.INK2, serif=True, font_style="italic", anchor="start"))
        x += width(board, 15.5, 1.1) + 16
    parts.append(text(x, 27, chapter, 14.5, weight=700, anchor="start"))
    x += width(chapter, 14.5, 1.17) + 16
    note = _note(scene, full)
    end = full - 14 - (width(scene.say("reconstructed"), 12, 1.16) + 26 if note else 0)
    if actor >= 0:
        parts.append(badge(x, 10, seat_letter(actor), 23))
        asked, x = asked.removeprefix(f"{seat_letter(actor)}: "), x + 31
    parts.append(text(x, 27, shortened(asked, 14, end - x), 14, anchor="start"))
    return rect(0, 0, full, HEAD - 4, fill=c.PANEL) + "".join(parts) + note


def _board_name(scene: Scene) -> str:
    """The name of a board; for a board file, the name of the file."""
    listed = scene.game.spec.board(scene.game.board)
    return Path(scene.game.board).stem if listed is None else listed.name(scene.lang)


def _note(scene: Scene, full: float) -> str:
    """A note for boards that are not verified against the published ones."""
    listed = scene.game.spec.board(scene.game.board)
    if listed is None or listed.confidence == VERIFIED:
        return ""
    words = scene.say("reconstructed")
    wide = width(words, 12, 1.16) + 14
    tag = rect(full - wide - 10, 8, wide, 21, rx=10.5, fill="none", stroke=c.WARN, stroke_width="1.2")
    return tag + text(full - 10 - wide / 2, 22.5, words, 12, fill=c.WARN, weight=600)


def sheet(scene: Scene, board: Board) -> str:
    """The whole picture: the line above, the board, and the panels beside or below it."""
    beside = board.width / board.height < BROAD
    placed, right, bottom = (_column if beside else _rows)(board)
    head = _head(scene, right)
    paper = rect(0, 0, right, bottom, fill=c.DESK)
    on_board = group(board.content, at=(GAP, HEAD + 4))
    edge = rect(GAP, HEAD + 4, board.width, board.height, fill="none", stroke=c.LINE, stroke_width="1")
    named = f"{scene.game.spec.title}, {_board_name(scene)}"
    return document(right, bottom, named, paper + head + on_board + edge + placed)


def _column(board: Board) -> tuple[str, float, float]:
    x, y, parts = board.width + 2 * GAP, HEAD + 4.0, []
    for one in board.panels:
        parts.append(group(one.content, at=(x, y)))
        y += one.height + GAP - 2
    return "".join(parts), x + WIDE + GAP, max(y + 2, HEAD + 4 + board.height + GAP)


def _rows(board: Board) -> tuple[str, float, float]:
    """The panels in columns, as many as fit; each panel goes into the shortest column."""
    across = max(1, int((board.width + GAP) // (WIDE + GAP)))
    gap = (board.width - across * WIDE) / max(1, across - 1)
    ends, parts = [HEAD + 4 + board.height + GAP] * across, []
    for one in board.panels:
        n = ends.index(min(ends))
        parts.append(group(one.content, at=(GAP + n * (WIDE + gap), ends[n])))
        ends[n] += one.height + GAP
    return "".join(parts), board.width + 2 * GAP, max(ends)
