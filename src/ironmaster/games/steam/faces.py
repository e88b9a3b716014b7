"""Track tiles as tables: the patterns of each face, its pieces, and what fits where. Made once for all maps."""

from functools import cache
from typing import Final

from ironmaster.games.steam.board import PIECES, Pieces
from ironmaster.kit import bits, hexes
from ironmaster.kit.hexes import EVERY, Patterns

PAIRS: Final = len(hexes.PAIRS)


class Faces:
    """Every pattern of every face, those of plain faces first, then those of towns."""

    def __init__(self, pieces: Pieces) -> None:
        faces = sorted(pieces.face, key=lambda face: bool(face.exits))
        plain = Patterns([face.track() for face in faces if not face.exits])
        town = Patterns([face.track() for face in faces if face.exits])
        plain_faces = sum(1 for face in faces if not face.exits)
        self.ids: list[str] = [face.id for face in faces]
        self.is_town: list[bool] = [bool(face.exits) for face in faces]
        self.plains: int = plain.number
        self.patterns: int = plain.number + town.number
        self.words: list[str] = plain.words + town.words
        self.segments: list[tuple[tuple[int, int], ...]] = plain.segments + town.segments
        self.face: list[int] = plain.face + [plain_faces + face for face in town.face]
        self.exits: list[int] = plain.exits + town.exits
        self.pairs: list[int] = plain.pairs + town.pairs
        self.partner: list[int] = plain.partner + town.partner
        self.exit_count: list[int] = [mask.bit_count() for mask in self.exits]
        self.pattern_of: dict[int, int] = plain.by_pairs
        """The plain pattern with these pairs of edges."""
        self.pieces: list[list[int]] = [[self.ids.index(face) for face in one.faces] for one in pieces.piece]
        self.piece_number: list[int] = [one.number for one in pieces.piece]
        self.pairs_in: list[list[int]] = [bits.members(pairs) for pairs in self.pairs]
        self.beside: list[list[int]] = [
            [other for other in range(PAIRS) if self._both(one, other)] for one in range(PAIRS)
        ]
        """Pairs of edges that can be joined on one tile with each pair."""
        self.wider: list[list[int]] = [self._wider(pattern) for pattern in range(self.patterns)]
        """Patterns of towns that keep all exits of a pattern and add to them."""
        self._read_limits()
        self._read_starts()

    def _both(self, one: int, other: int) -> bool:
        return one != other and 1 << one | 1 << other in self.pattern_of

    def _wider(self, old: int) -> list[int]:
        kept = self.exits[old]
        towns = range(self.plains, self.patterns) if old >= self.plains else range(0)
        return [number for number in towns if self.exits[number] & kept == kept and number != old]

    def _read_limits(self) -> None:
        """Which sets of faces together use up which pieces (steam.stock.twosided, steam.stock.ring).

        A piece shows one of its two faces. A set of faces can be supplied if no subset of it needs more pieces than
        have one of its faces. Only subsets that are linked by shared pieces need to be checked.
        """
        self.limit_sets: list[list[int]] = []
        self.limits: list[int] = []
        for faces in self._linked_sets():
            serving = [number for number, sides in enumerate(self.pieces) if set(sides) & set(faces)]
            self.limit_sets.append(faces)
            self.limits.append(sum(self.piece_number[number] for number in serving))
        self.limits_of: list[list[int]] = [
            [number for number, faces in enumerate(self.limit_sets) if face in faces] for face in range(len(self.ids))
        ]

    def _linked_sets(self) -> list[list[int]]:
        found: list[list[int]] = []
        grown: list[list[int]] = [[face] for face in range(len(self.ids))]
        while grown:
            found += [faces for faces in grown if faces not in found]
            wider = {tuple(sorted({*faces, *more})) for faces in grown for more in self._beside(faces)}
            grown = [list(faces) for faces in sorted(wider) if list(faces) not in found]
        return found

    def _beside(self, faces: list[int]) -> list[list[int]]:
        """Pieces that share a face with the set and would widen it."""
        return [sides for sides in self.pieces if set(sides) & set(faces) and set(sides) - set(faces)]

    def _read_starts(self) -> None:
        """Patterns on an empty hex, by the edges where track may start and those where it may not end."""
        self.joinable: list[int] = hexes.joinable()
        self.plain_by: list[list[int]] = [
            [number for number in range(self.plains) if self.pairs[number] & ~joins == 0] for joins in self.joinable
        ]
        self.town_by: list[list[int]] = [
            [
                number
                for number in range(self.plains, self.patterns)
                if self.exits[number] & starts and not self.exits[number] & barred
            ]
            for starts in range(EVERY + 1)
            for barred in range(EVERY + 1)
        ]


@cache
def faces_of(sheet: str) -> Faces:
    """The track tiles of a sheet of pieces, tabulated once."""
    return Faces(PIECES.read(sheet))
