"""Everything printed on the components of Steam, as plain data for a page to draw."""

from ironmaster.core.messages import say
from ironmaster.core.naming import Called
from ironmaster.core.position import Data
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.board import COLOURS, Board, Pieces
from ironmaster.games.steam.names import GAME, Names
from ironmaster.games.steam.tables import TILES, Tables
from ironmaster.kit.hexes import EDGES, SIDES


class Fixtures:
    """The fixtures of one game in one language. Their ids are those in views and elements."""

    def __init__(self, t: Tables, board: Board, pieces: Pieces, names: Names, lang: str) -> None:
        self.t = t
        self.board = board
        self.pieces = pieces
        self.names = names
        self.lang = lang

    def all(self) -> Data:
        """Everything that a page needs to draw the empty table."""
        t = self.t
        return {
            "hexes": [self._hex(where) for where in range(t.hexes)],
            "waters": [
                {"id": water.id, "name": Called(water.name).text(self.lang), "hexes": [list(at) for at in water.at]}
                for water in self.board.water
            ],
            "edges": list(EDGES),
            "tracks": [self._track(pattern) for pattern in range(t.patterns)],
            "faces": [self._face(face) for face in range(len(t.faces.ids))],
            "pieces": [{"faces": list(one.faces), "number": one.number} for one in self.pieces.piece],
            "ports": [self._port(port) for port in range(t.ports)],
            "spaces": [self._space(space) for space in range(t.spaces)],
            "tiles": [self._tile(tile) for tile in range(len(TILES))],
            "colours": [
                {"id": colour, "name": self.names.colour[kind].text(self.lang)} for kind, colour in enumerate(COLOURS)
            ],
            "new_cities": {colour: t.new_cities[kind] for kind, colour in enumerate(COLOURS)},
            **self._numbers(),
        }

    def _numbers(self) -> Data:
        t = self.t
        return {
            "growth_markers": t.growth_markers,
            "income": {"low": t.income_low, "high": t.income_high, "confidence": self.pieces.income.confidence},
            "locomotive": {"low": t.level_low, "high": t.level_high},
            "rounds": t.rounds,
            "cycles": t.cycles,
            "supply_spaces": {"number": t.spaces, "confidence": self.pieces.supply_spaces.confidence},
            "costs": {"exit": t.exit_cost, "town": t.town_price, "river": t.river_price, "hill": t.hill_price},
            "tiles_a_build": t.tiles_a_build,
            "engineer_tiles": t.tiles_for_engineer,
            "loan": {"sum": t.loan, "points": t.loan_points},
            "upkeep": t.upkeep,
            "standard": t.order_by_bids,
            "ideal_seats": list(self.board.setup.ideal_seats),
        }

    def _hex(self, where: int) -> Data:
        t, printed = self.t, self.board.hex[where]
        node = t.node_at[where]
        city = 0 <= node < t.cities
        places = self.board.places()
        return {
            "id": t.hex_ids[where],
            "name": self.names.hex[where].text(self.lang),
            "q": printed.at[0],
            "r": printed.at[1],
            "kind": "city" if city else "town" if node >= 0 else "plain",
            "terrain": "city" if city else printed.terrain,
            "river": printed.river,
            "colour": COLOURS[t.city_colour[node]] if city else None,
            "cubes": t.city_cubes[node] if city else 0,
            "black": [edge for edge in range(SIDES) if t.black[where] >> edge & 1],
            "border": [edge for edge in range(SIDES) if t.border[where] >> edge & 1],
            "confidence": printed.confidence or self.board.board.confidence,
            "sure": dict(places[node].confidence) if node >= 0 else {},
        }

    def _port(self, port: int) -> Data:
        node, edge = divmod(port, SIDES)
        name = self.names.port(port).text(self.lang)
        return {"id": self.t.port_ids[port], "name": name, "place": self.t.node_ids[node], "edge": edge}

    def _space(self, space: int) -> Data:
        return {"id": str(space + 1), "name": say(GAME, self.lang, "element-space", {"space": space + 1})}

    def _track(self, pattern: int) -> Data:
        t = self.t
        return {
            "id": t.faces.words[pattern],
            "name": self.names.track(pattern).text(self.lang),
            "face": t.faces.ids[t.face[pattern]],
            "town": pattern >= t.plains,
            "segments": [list(segment) for segment in t.faces.segments[pattern]],
        }

    def _face(self, face: int) -> Data:
        t = self.t
        numbers = [one.number for one in self.pieces.piece if t.faces.ids[face] in one.faces]
        printed = next(one for one in self.pieces.face if one.id == t.faces.ids[face])
        return {
            "id": t.faces.ids[face],
            "name": self.names.face[face].text(self.lang),
            "number": sum(numbers),
            "exits": max(t.exit_count[pattern] for pattern in range(t.patterns) if t.face[pattern] == face),
            "town": t.faces.is_town[face],
            "confidence": printed.confidence,
        }

    def _tile(self, tile: int) -> Data:
        t = self.t
        costs = {v.CITY_GROWTH: t.growth_cost, v.LOCOMOTIVE: t.locomotive_cost, v.URBANIZATION: t.urbanization_cost}
        kind = "standard" if t.order_by_bids else "base"
        own = f"tile-{TILES[tile]}-{kind}" if tile in (v.TURN_ORDER, v.LOCOMOTIVE) else f"tile-{TILES[tile]}"
        return {
            "id": TILES[tile],
            "number": tile + 1,
            "name": self.names.tile[tile].text(self.lang),
            "cost": costs.get(tile, 0) if t.tiles_cost else 0,
            "text": say(GAME, self.lang, own, {"cost": costs.get(tile, 0)}),
        }
