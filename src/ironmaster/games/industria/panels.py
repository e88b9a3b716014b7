"""The table of Industria as panels, made from a view alone."""

from typing import Final

from ironmaster.core.panels import DIM, STRONG, Cell, Panel
from ironmaster.core.position import Data
from ironmaster.games.industria.board import LINKS
from ironmaster.games.industria.names import Names, thalers
from ironmaster.games.industria.tables import BONUS, RAW, Tables
from ironmaster.kit import bits
from ironmaster.kit.panels import NOTHING, TURN, Row, ViewPanels

HAMMER: Final = "⚒"
START: Final = "①"


class Panels(ViewPanels):
    """One view in one language."""

    def __init__(self, t: Tables, names: Names, view: Data, lang: str) -> None:
        super().__init__("industria", lang, thalers, view)
        self.t = t
        self.names = names
        players = self.seen["players"].items()
        self.owner: dict[str, str] = {tile: seat for seat, player in players for tile in player["laid"]}

    def all(self) -> list[Panel]:
        """All panels in reading order."""
        return [
            self._now(),
            *self._auction(),
            self._players(),
            *self.hands(self._tile),
            *self._board(),
            self._materials(),
            self._links(),
        ]

    def _tile(self, tile: str) -> str:
        return self.names.tile[self.t.tile_ids.index(tile)].text(self.lang)

    # The phase

    def _now(self) -> Panel:
        seen = self.seen
        first = [Cell(self.say("panel-pile", tiles=len(seen["pile"])), emphasis=DIM)]
        return Panel(self.say("panel-now", chapter=self._chapter(), turn=self._turn()), [first])

    def _chapter(self) -> str:
        if self.seen["phase"] == "over":
            return self.say("chapter-end")
        if self.seen["round"] == 0:
            return self.say("chapter-start")
        rounds = self.t.rounds_an_epoch
        epoch, round_ = self.seen["epoch"], (self.seen["round"] - 1) % rounds + 1
        return self.say("chapter", epoch=epoch, round=round_, rounds=rounds)

    def _turn(self) -> str:
        phase = self.seen["phase"]
        return self.say(f"turn-{phase}", seat=self.seen["turn"], hammer=self.seen["hammer"])

    def _auction(self) -> list[Panel]:
        if not self.seen["display"]:
            return []
        rows = [self.heads("tile", "cost", "needs", "points", "gives")]
        for tile in self.seen["display"]:
            row = self._printed(tile)
            mark = f"{TURN} {row[0].text}" if tile == self.seen["lot"] else f"  {row[0].text}"
            rows.append([Cell(mark, emphasis=STRONG if tile == self.seen["lot"] else ""), *row[1:]])
        title = self.say("panel-auction", seat=self.seen["hammer"])
        panels = [Panel(title, rows)]
        if self.seen["bidder"]:
            bid = self.say("highest-bid", seat=self.seen["bidder"], thalers=self.seen["bid"])
            panels.append(Panel("", [[Cell(bid, owner=self.seen["bidder"], emphasis=STRONG)]], beside=True))
        return panels

    # The players

    def _players(self) -> Panel:
        rows = [self.heads("", "cash", "points", "worth", "laid", "hand")]
        auction = self.seen["phase"] == "auction"
        for seat, player in self.seen["players"].items():
            acting = seat == self.seen["turn"] and (auction or self.seen["phase"] == "build")
            hammer = HAMMER if auction and seat == self.seen["hammer"] else ""
            figures = [player["cash"], player["points"], player["worth"], len(player["laid"]), len(player["hand"])]
            rows.append(self.player(seat, acting, figures, hammer + (START if seat == self.seen["start"] else "")))
        return Panel(self.say("panel-players"), rows)

    # The board

    def _board(self) -> list[Panel]:
        return [self._epoch(epoch) for epoch in range(self.t.epochs)]

    def _epoch(self, epoch: int) -> Panel:
        rows = [self.heads("tile", "cost", "needs", "points", "gives")]
        for tile in bits.members(self.t.of_epoch[epoch]):
            if self.t.kind[tile] not in (RAW, BONUS):
                rows.append(self._printed(self.t.tile_ids[tile]))
        return Panel(self.say("panel-epoch", epoch=epoch + 1), rows)

    def _printed(self, tile: str) -> Row:
        t, at = self.t, self.t.tile_ids.index(tile)
        owner = self.owner.get(tile, "")
        called = f"{owner} {self._tile(tile)}" if owner else self._tile(tile)
        needs = ", ".join(self.names.material[material].text(self.lang) for material in t.needs[at])
        points = str(t.points[at]) if t.kind[at] not in (RAW, BONUS) else ""
        cost = str(t.cost[at]) if t.cost[at] else ""
        texts = [called, cost, needs, points, self._gives(at)]
        return [
            Cell(text, owner=owner if place == 0 else "", emphasis="" if owner or tile in self.seen["display"] else DIM)
            for place, text in enumerate(texts)
        ]

    def _gives(self, tile: int) -> str:
        t = self.t
        made = [self.say("gives-material", material=self.names.material[t.makes[tile]])] if t.makes[tile] >= 0 else []
        symbols = [self.names.bonus[bonus].text(self.lang) for bonus in bits.members(t.symbols[tile])]
        saved = [self.say("gives-discount", thalers=t.discount[tile])] if t.discount[tile] else []
        is_late = any(t.tile_ids[tile] in player["late"] for player in self.seen["players"].values())
        late = [self.say("gives-late")] if is_late else []
        return ", ".join([*made, *symbols, *saved, *late])

    def _materials(self) -> Panel:
        rows: list[Row] = []
        for material, word in enumerate(self.t.material_ids):
            called = Cell(self.names.material[material].text(self.lang))
            makers = [
                self.owner[self.t.tile_ids[tile]]
                for tile in bits.members(self.t.maker_of[material])
                if self.t.tile_ids[tile] in self.owner
            ]
            if makers:
                rows.append([called, Cell(", ".join(makers), owner=makers[0])])
            elif word in self.seen["bank"]:
                rows.append([called, Cell(self.say("element-bank"))])
            else:
                rows.append([called, Cell(NOTHING, emphasis=DIM)])
        return Panel(self.say("panel-materials"), rows, beside=True)

    def _links(self) -> Panel:
        rows: list[Row] = []
        for kind in LINKS:
            links = [
                link
                for link in range(self.t.links)
                if self.t.link_kinds[link] == kind and not self.t.ends[link] & self.t.in_box
            ]
            for link in links:
                a, b = (self.owner.get(self.t.tile_ids[end[link]], "") for end in (self.t.end_a, self.t.end_b))
                whole = a if a and a == b else ""
                name = self.names.link[link].text(self.lang)
                rows.append([Cell(whole or NOTHING, owner=whole), Cell(name, emphasis="" if whole else DIM)])
        return Panel(self.say("panel-links"), rows, beside=True)
