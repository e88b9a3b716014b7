"""Track of Steam as runs from place to place: links, and those that are not complete yet, each as one line."""

from typing import Any, Final, NamedTuple

from ironmaster.pictures import palette as c
from ironmaster.pictures.constants import STEAM
from ironmaster.pictures.geometry import Bend, Point, line_of, mix, points_on, square
from ironmaster.pictures.lettering import name_width
from ironmaster.pictures.pieces import LETTER, letter, link
from ironmaster.pictures.scene import Scene
from ironmaster.pictures.steam_land import APOTHEM, SIDES, R, across, edge_middle, middle_of, outline, where
from ironmaster.pictures.svg import circle, path, thing

TOWN: Final = 6
"""The end of a segment that is the town in the middle of its hex."""
WIDTH: Final[float] = STEAM["track"]
REACH: Final = [float(share * R) for share in STEAM["reach"]]
"""How far the handles of a curve reach towards the middle, by how many edges it turns."""
Hex = dict[str, Any]


class Run(NamedTuple):
    """Track that begins at a port, which names it."""

    name: str
    other: str
    owner: str
    complete: bool
    steps: list[tuple[Hex, int, int]]
    bends: list[Bend]


def bend_of(hex_: Hex, start: int, end: int) -> Bend:
    """The line of a segment through a hex from one end to the other."""
    middle = middle_of(where(hex_))
    a, b = (middle if edge == TOWN else edge_middle(middle, edge) for edge in (start, end))
    if TOWN in (start, end):
        return Bend(a, mix(a, b, 1 / 3), mix(a, b, 2 / 3), b)
    turned = abs(start - end)
    reach = REACH[min(turned, SIDES - turned)] / APOTHEM
    return Bend(a, mix(a, middle, reach), mix(b, middle, reach), b)


class Atlas:
    """The hexes by position and by id, and the track on them."""

    def __init__(self, scene: Scene) -> None:
        self.view = scene.view
        self.edges: list[str] = scene.fixtures["edges"]
        self.hexes: dict[str, Hex] = {one["id"]: one for one in scene.fixtures["hexes"]}
        self.at = {where(one): one for one in scene.fixtures["hexes"]}
        self.patterns = {one["id"]: one["segments"] for one in scene.fixtures["tracks"]}

    def colour(self, hex_: Hex) -> str | None:
        """The colour of a city, printed or new; None where there is none."""
        found: str | None = hex_["colour"] or self.view["new_cities"].get(hex_["id"])
        return found

    def segments(self, hex_: Hex) -> list[list[int]]:
        """The track on a hex."""
        found: list[list[int]] = self.patterns.get(self.view["track"].get(hex_["id"], ""), [])
        return found

    def runs(self) -> list[Run]:
        """All runs, incomplete ones first."""
        loose = [self._run(name, words, False) for name, words in self.view["incomplete"].items()]
        return loose + [self._run(name, words, True) for name, words in self.view["links"].items()]

    def _run(self, name: str, words: str, complete: bool) -> Run:
        owner, other, *_ = words.split(" ")
        place, _, edge = name.rpartition("/")
        steps = self._walk(self.hexes[place], self.edges.index(edge))
        bends = [bend_of(*step) for step in steps]
        if not bends:  # across the edge that two cities have in common
            middle = middle_of(where(self.hexes[place]))
            a, b = (edge_middle(middle, self.edges.index(edge), share) for share in (0.7, 1.3))
            bends = [Bend(a, mix(a, b, 1 / 3), mix(a, b, 2 / 3), b)]
        return Run(name, other, "" if owner == "-" else owner, complete, steps, bends)

    def _walk(self, hex_: Hex, edge: int) -> list[tuple[Hex, int, int]]:
        """Follow track from a port until it reaches a place or ends."""
        steps = [] if self.colour(hex_) else [(hex_, TOWN, edge)]
        while len(steps) < 200:
            there = self.at.get(across(where(hex_), edge))
            enters = (edge + 3) % SIDES
            if there is None or self.colour(there):
                break
            segment = next((one for one in self.segments(there) if enters in one), None)
            if segment is None:
                break
            leaves = segment[1] if segment[0] == enters else segment[0]
            steps.append((there, enters, leaves))
            if leaves == TOWN:
                break
            hex_, edge = there, leaves
        return steps


def tracks(scene: Scene, atlas: Atlas, runs: list[Run]) -> str:
    """Hexes of paper, runs as bands, bridges where they cross, and where they end in the open."""
    laid = [
        thing("laid", name, path(outline(middle_of(where(atlas.hexes[name])), 0.965), fill=c.TILE, stroke=c.INK3))
        for name in scene.view["track"]
    ]
    bands = []
    for run in runs:
        d = line_of(run.bends)
        bands.append("".join(scene.glow("link", port, d) for port in ends_of(run)))
        bands.append(thing("link", run.name, _band(d, run), data_owner=run.owner or None, data_end=run.other))
    ends = [
        circle(run.bends[-1].end.x, run.bends[-1].end.y, 6, fill=c.PLATE, stroke=_hue(run), stroke_width="3")
        for run in runs
        if not run.complete
    ]
    return "".join((*laid, *bands, *_bridges(atlas, runs), *ends))


def ends_of(run: Run) -> tuple[str, ...]:
    """The ports by which a run may be named."""
    return (run.name, run.other) if run.complete else (run.name,)


def letters(scene: Scene, runs: list[Run]) -> str:
    """The owners of runs, and the highlighted runs."""
    parts = []
    for run in runs:
        at = _letter_at(run)
        parts += [scene.ring("link", port, square(at, LETTER), 5) for port in ends_of(run)]
        parts.append(letter(at, run.owner) if run.owner else "")
    return "".join(parts)


def _hue(run: Run) -> str:
    return c.OWNER[run.owner] if run.owner else c.INK3


def _band(d: str, run: Run) -> str:
    """The band of a run: in the hue and pattern of its owner, dashed grey without one, dark grey for lost links."""
    if run.owner:
        return link(d, "rail", run.owner, WIDTH)
    if run.complete:
        return (
            path(d, stroke=c.INK, stroke_width=WIDTH + 3)
            + path(d, stroke=c.ORPHAN, stroke_width=WIDTH)
            + path(d, stroke=c.PLATE, stroke_width=WIDTH * 0.3, stroke_dasharray="2 5", opacity=".7")
        )
    return (
        path(d, stroke=c.INK, stroke_width=WIDTH + 2, opacity=".55")
        + path(d, stroke=c.TILE, stroke_width=WIDTH - 0.6)
        + path(d, stroke=c.INK3, stroke_width=WIDTH - 0.6, stroke_dasharray="6 5")
    )


def _bridges(atlas: Atlas, runs: list[Run]) -> list[str]:
    """Where two lines cross on a hex: the one that passes over the other."""
    found = []
    for name in atlas.view["track"]:
        hex_ = atlas.hexes[name]
        segments = atlas.segments(hex_)
        if len(segments) < 2 or not _crossing(segments[0], segments[1]):
            continue
        over = set(segments[1])
        run = next((run for run in runs if any(one is hex_ and {a, b} == over for one, a, b in run.steps)), None)
        start, out, home, end = bend_of(hex_, *segments[1])
        d = line_of([Bend(mix(start, out, 0.14), out, home, mix(end, home, 0.14))])
        gap = path(d, stroke=c.TILE, stroke_width="19")
        found.append(gap + (_band(d, run) if run else ""))
    return found


def _crossing(one: list[int], other: list[int]) -> bool:
    if TOWN in (*one, *other):
        return False
    inside = [min(one) < edge < max(one) for edge in other]
    return inside[0] != inside[1]


def _letter_at(run: Run) -> Point:
    """The visible point of a run that is nearest to its middle."""
    points = points_on(run.bends)
    towns = [hex_ for hex_, start, end in run.steps if TOWN in (start, end)]
    half = (len(points) - 1) / 2
    far = [abs(n - half) + 1000 * any(_covered(one, town) for town in towns) for n, one in enumerate(points)]
    return points[far.index(min(far))]


def _covered(point: Point, town: Hex) -> bool:
    """Whether a point is under the ring or the name of a town."""
    middle = middle_of(where(town))
    dx, dy = abs(point.x - middle.x), point.y - middle.y
    return dx * dx + dy * dy < (R * 0.52) ** 2 or (dx < name_width(town["name"], 12) / 2 + 10 and 2 < dy < 34)
