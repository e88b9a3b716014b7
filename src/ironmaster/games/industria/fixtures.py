"""Everything printed on the components of Industria, as plain data for a page to draw."""

from ironmaster.core.position import Data
from ironmaster.games.industria.board import KINDS, Board
from ironmaster.games.industria.names import ROMAN, Names
from ironmaster.games.industria.tables import Tables
from ironmaster.kit import bits
from ironmaster.kit.speech import tell


class Fixtures:
    """The fixtures of one game in one language. Their ids are those in views and elements."""

    def __init__(self, t: Tables, board: Board, names: Names, lang: str) -> None:
        self.t = t
        self.board = board
        self.names = names
        self.lang = lang

    def all(self) -> Data:
        """Everything that a page needs to draw the empty table."""
        t = self.t
        return {
            "tiles": [self._tile(tile) for tile in range(t.tiles) if t.epoch_of[tile] < t.epochs],
            "links": [self._link(link) for link in range(t.links) if t.ends[link] & t.in_box == 0],
            "materials": [self._material(material) for material in range(t.materials)],
            "bonuses": [
                {"id": name, "name": self.names.bonus[bonus].text(self.lang)} for bonus, name in enumerate(t.bonus_ids)
            ],
            "epochs": [self._epoch(epoch) for epoch in range(t.epochs)],
            "lots": t.lots,
            "income": t.income,
            "material_price": t.material_price,
            "symbol_points": t.symbol_points,
            "link_points": t.link_points,
            "thalers_per_point": t.thalers_per_point,
            "track_end": t.track_end,
            "confidence": dict(self.board.confidence),
        }

    def _tile(self, tile: int) -> Data:
        t, printed = self.t, self.board.tile[tile]
        return {
            "id": printed.id,
            "name": self.names.tile[tile].text(self.lang),
            "kind": KINDS[t.kind[tile]],
            "epoch": printed.epoch,
            "at": None if printed.at is None else list(printed.at),
            "cost": printed.cost,
            "needs": list(printed.needs),
            "makes": printed.makes or None,
            "points": printed.points,
            "symbols": list(printed.symbols),
            "discount": printed.discount,
            "material": printed.material or None,
            "bonus": printed.bonus or None,
            "confidence": dict(printed.confidence),
        }

    def _link(self, link: int) -> Data:
        t = self.t
        ends = {"a": t.tile_ids[t.end_a[link]], "b": t.tile_ids[t.end_b[link]]}
        name = self.names.link[link].text(self.lang)
        confidence = self.board.link[link].confidence
        return {"id": t.link_ids[link], "name": name, "kind": t.link_kinds[link], **ends, "confidence": confidence}

    def _material(self, material: int) -> Data:
        makers = bits.members(self.t.maker_of[material])
        return {
            "id": self.t.material_ids[material],
            "name": self.names.material[material].text(self.lang),
            "text": tell("industria", self.lang, "some", {"what": self.names.material[material]}),
            "epoch": self.t.material_epoch[material] + 1,
            "makers": [self.t.tile_ids[tile] for tile in makers],
        }

    def _epoch(self, epoch: int) -> Data:
        return {
            "id": str(epoch + 1),
            "name": ROMAN[epoch],
            "rounds": self.t.rounds_an_epoch,
            "extra": self.t.extra[epoch],
        }
