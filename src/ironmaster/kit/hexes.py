"""Hexes with flat tops: neighbours, edges, and track on tiles as tables made once.

Edges are numbered clockwise from the north; track on a plain tile joins pairs of edges, on a town's tile it leads from
the town to edges. Facts about the six edges of a hex are bits of one int.
"""

from typing import Final

EDGES: Final = ("n", "ne", "se", "s", "sw", "nw")
SIDES: Final = 6
EVERY: Final = (1 << SIDES) - 1
TOWN: Final = 6
"""The end of a segment that lies in the town."""
OFFSETS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
PAIRS: Final = tuple((a, b) for a in range(SIDES) for b in range(a + 1, SIDES))
PAIR: Final = [PAIRS.index((min(a, b), max(a, b))) if a != b else -1 for a in range(SIDES) for b in range(SIDES)]
"""The number of a pair of edges, at 6 * one + other."""

Place = tuple[int, int]
Segment = tuple[int, int]


def opposite(edge: int) -> int:
    """The same edge seen from the neighbour.

    >>> [EDGES[opposite(edge)] for edge in range(6)]
    ['s', 'sw', 'nw', 'n', 'ne', 'se']
    """
    return (edge + 3) % SIDES


def beyond(place: Place, edge: int) -> Place:
    """The neighbour across an edge, in axial coordinates.

    >>> beyond((6, 5), 3), beyond((6, 5), 1)
    ((6, 6), (7, 4))
    """
    return place[0] + OFFSETS[edge][0], place[1] + OFFSETS[edge][1]


def label(place: Place) -> str:
    """The label of a hex for players: a letter for the column and the number of the hex in a straight row.

    >>> label((6, 5)), label((13, 1))
    ('g8', 'n7')
    """
    return f"{chr(ord('a') + place[0])}{place[1] + place[0] // 2}"


def turned(segments: tuple[Segment, ...], turn: int) -> tuple[Segment, ...]:
    """The track after turning the tile clockwise by a number of edges.

    >>> turned(((0, 3), (1, 2)), 4)
    ((1, 4), (0, 5))
    >>> turned(((6, 0),), 2)
    ((6, 2),)
    """
    found: list[Segment] = []
    for a, b in segments:
        first, second = a if a == TOWN else (a + turn) % SIDES, (b + turn) % SIDES
        found.append((first, second) if first == TOWN or first < second else (second, first))
    return tuple(found)


def written(segments: tuple[Segment, ...]) -> str:
    """Track in words, always in the same order.

    >>> written(((1, 4), (0, 3))), written(((6, 3), (6, 0)))
    ('n-s+ne-sw', 'n+s')
    """
    return "+".join(EDGES[b] if a == TOWN else f"{EDGES[a]}-{EDGES[b]}" for a, b in sorted(segments))


def read(text: str) -> tuple[Segment, ...]:
    """The segments that the words name, in order; empty if they name no track.

    >>> read("s-n+ne-sw"), read("s+n"), read("n-n"), read("n+up")
    (((0, 3), (1, 4)), ((6, 0), (6, 3)), (), ())
    """
    found: list[Segment] = []
    seen: list[str] = []
    for part in text.split("+"):
        ends = part.split("-")
        if len(ends) > 2 or any(end not in EDGES or end in seen for end in ends):
            return ()
        seen += ends
        edges = sorted(EDGES.index(end) for end in ends)
        if len(set(edges)) < len(ends):
            return ()
        found.append((TOWN, edges[0]) if len(ends) == 1 else (edges[0], edges[1]))
    if len({a == TOWN for a, _ in found}) > 1:
        return ()
    return tuple(sorted(found))


class Patterns:
    """Every way in which a set of faces can lie on a hex. A pattern is a number; a face has one to six of them."""

    def __init__(self, faces: list[tuple[Segment, ...]]) -> None:
        self.face: list[int] = []
        self.segments: list[tuple[Segment, ...]] = []
        for number, face in enumerate(faces):
            seen: list[tuple[Segment, ...]] = []
            for turn in range(SIDES):
                track = tuple(sorted(turned(face, turn)))
                if track not in seen:
                    seen.append(track)
                    self.face.append(number)
            self.segments += seen
        self.number: int = len(self.segments)
        self.words: list[str] = [written(track) for track in self.segments]
        self.exits: list[int] = [exits_of(track) for track in self.segments]
        """The edges that a pattern's track meets."""
        self.pairs: list[int] = [pairs_of(track) for track in self.segments]
        """The pairs of edges that a pattern joins."""
        self.partner: list[int] = [_partner(track, edge) for track in self.segments for edge in range(SIDES)]
        """Where track that enters at an edge leads, at 6 * pattern + edge: an edge, TOWN, or -1 for no track."""
        self.by_pairs: dict[int, int] = {pairs: number for number, pairs in enumerate(self.pairs) if pairs}
        self.by_exits: dict[int, int] = {
            self.exits[number]: number for number in range(self.number) if not self.pairs[number]
        }


def exits_of(track: tuple[Segment, ...]) -> int:
    """The edges that track meets."""
    mask = 0
    for a, b in track:
        mask |= 1 << b if a == TOWN else 1 << a | 1 << b
    return mask


def pairs_of(track: tuple[Segment, ...]) -> int:
    """The pairs of edges that track joins."""
    mask = 0
    for a, b in track:
        if a != TOWN:
            mask |= 1 << PAIR[SIDES * a + b]
    return mask


def _partner(track: tuple[Segment, ...], edge: int) -> int:
    for a, b in track:
        if edge == b:
            return a
        if edge == a:
            return b
    return -1


def joinable() -> list[int]:
    """The pairs that new track may join where it starts at some edges and must not end at others.

    At 64 * starts + barred: the sets of edges at which track may start, and those where it may not end.
    """
    return [_joinable(starts, barred) for starts in range(EVERY + 1) for barred in range(EVERY + 1)]


def _joinable(starts: int, barred: int) -> int:
    mask = 0
    for number, (a, b) in enumerate(PAIRS):
        ends = 1 << a | 1 << b
        if ends & starts and not ends & barred:
            mask |= 1 << number
    return mask
