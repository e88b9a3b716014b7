"""The map and the track tiles as flat tables of ints. Hexes, places, edges of places and patterns are numbers."""

from ironmaster.games.steam.board import COLOURS, Board
from ironmaster.games.steam.faces import Faces
from ironmaster.games.steam.rules import Rules
from ironmaster.kit import hexes
from ironmaster.kit.hexes import SIDES
from ironmaster.kit.moves import MoveTables


class Ground(MoveTables):
    """The hexes and places, their neighbours, and the patterns of track. Cities come before towns among the places."""

    def __init__(self, board: Board, faces: Faces, rules: Rules, seats: int) -> None:
        super().__init__(seats)
        self._read_places(board, seats)
        self._read_hexes(board, rules)
        self._read_edges(board)
        self._read_faces(faces)

    def _read_places(self, board: Board, seats: int) -> None:
        nodes = board.places()
        less = board.setup.cubes_less.get(str(seats), 0)
        self.cities: int = len(board.city)
        self.nodes: int = len(nodes)
        self.ports: int = self.nodes * SIDES
        self.node_ids: list[str] = [node.id for node in nodes]
        self.city_colour: list[int] = [COLOURS.index(city.colour) for city in board.city]
        self.city_cubes: list[int] = [city.cubes - less for city in board.city]
        places = [one.at for one in board.hex]
        self.hexes: int = len(places)
        self.at: list[tuple[int, int]] = places
        self.hex_of: list[int] = [places.index(node.at) for node in nodes]
        self.node_at: list[int] = [-1] * self.hexes
        for number, where in enumerate(self.hex_of):
            self.node_at[where] = number
        self.hex_ids: list[str] = [
            hexes.label(at) if self.node_at[where] < 0 else self.node_ids[self.node_at[where]]
            for where, at in enumerate(places)
        ]
        self.port_ids: list[str] = [f"{node}/{edge}" for node in self.node_ids for edge in hexes.EDGES]

    def _read_hexes(self, board: Board, rules: Rules) -> None:
        self.hill: list[bool] = [one.terrain == "hill" for one in board.hex]
        self.river: list[bool] = [one.river for one in board.hex]
        self.terrain_cost: list[int] = [
            (rules.hill_cost if hill else 0) + (rules.river_cost if river else 0)
            for hill, river in zip(self.hill, self.river, strict=True)
        ]
        self.is_town: list[bool] = [node >= self.cities for node in self.node_at]
        self.town_cost: list[int] = [rules.town_cost if town else 0 for town in self.is_town]

    def _read_edges(self, board: Board) -> None:
        index = {one.at: where for where, one in enumerate(board.hex)}
        black = {(one.at, edge) for one in board.hex for edge in one.black}
        self.across: list[int] = [-1] * (self.hexes * SIDES)
        """The neighbour's side of an edge, at 6 * hex + edge; -1 where track cannot cross."""
        self.border: list[int] = [0] * self.hexes
        self.black: list[int] = [0] * self.hexes
        for where, one in enumerate(board.hex):
            for edge in range(SIDES):
                beyond = hexes.beyond(one.at, edge)
                if (one.at, edge) in black or (beyond, hexes.opposite(edge)) in black:
                    self.black[where] |= 1 << edge
                elif beyond not in index:
                    self.border[where] |= 1 << edge
                else:
                    self.across[SIDES * where + edge] = SIDES * index[beyond] + hexes.opposite(edge)
        self.barred: list[int] = [self.border[where] | self.black[where] for where in range(self.hexes)]
        self.gates: list[int] = [self._gates(where) for where in range(self.hexes)]
        """The edges of each hex across which there is a printed city; none for cities themselves."""

    def _gates(self, where: int) -> int:
        mask = 0
        if 0 <= self.node_at[where] < self.cities:
            return 0
        for edge in range(SIDES):
            beyond = self.across[SIDES * where + edge]
            if beyond >= 0 and 0 <= self.node_at[beyond // SIDES] < self.cities:
                mask |= 1 << edge
        return mask

    def port_across(self, where: int, edge: int) -> int:
        """The edge of the place on the other side, as a port; -1 if there is no place."""
        beyond = self.across[SIDES * where + edge]
        node = self.node_at[beyond // SIDES]
        return -1 if node < 0 else SIDES * node + beyond % SIDES

    def _read_faces(self, faces: Faces) -> None:
        self.faces: Faces = faces
        self.plains: int = faces.plains
        self.patterns: int = faces.patterns
        self.face: list[int] = faces.face
        self.exits: list[int] = faces.exits
        self.pairs: list[int] = faces.pairs
        self.partner: list[int] = faces.partner
        self.exit_count: list[int] = faces.exit_count
        self.pattern_of: dict[int, int] = faces.pattern_of
        self.pairs_in: list[list[int]] = faces.pairs_in
        self.beside: list[list[int]] = faces.beside
        self.wider: list[list[int]] = faces.wider
        self.limit_sets: list[list[int]] = faces.limit_sets
        self.limits: list[int] = faces.limits
        self.limits_of: list[list[int]] = faces.limits_of
        self.joinable: list[int] = faces.joinable
        self.plain_by: list[list[int]] = faces.plain_by
        self.town_by: list[list[int]] = faces.town_by
