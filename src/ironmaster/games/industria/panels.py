"""The table of Industria as panels of short texts, from what the holder of a view sees."""

from typing import Any, Final

from ironmaster.core.messages import say
from ironmaster.core.naming import Value
from ironmaster.core.panels import DIM, HEAD, STRONG, Cell, Panel
from ironmaster.core.refusal import name
from ironmaster.games.industria.board import LINKS
from ironmaster.games.industria.names import ROMAN, Names
from ironmaster.games.industria.tables import BONUS, RAW, Tables
from ironmaster.kit import bits

TURN: Final = "▸"
HAMMER: Final = "⚒"
START: Final = "①"
NOTHING: Final = "-"

Row = list[Cell]
Seen = dict[str, Any]


class Panels:
    """One view in one language."""

    def __init__(self, t: Tables, names: Names, view: Seen, lang: str) -> None:
        self.t = t
        self.names = names
        self.seen = view
        self.lang = lang
        self.owner: dict[str, str] = {tile: seat for seat, player in view["players"].items() for tile in player["laid"]}

    def all(self) -> list[Panel]:
        """The table from the clock to the hands."""
        return [
            self._now(),
            *self._auction(),
            self._players(),
            *self._hands(),
            *self._board(),
            self._materials(),
            self._links(),
        ]

    def _say(self, key: str, **params: Value) -> str:
        named = {field: name("industria", self.lang, value) for field, value in params.items()}
        return say("industria", self.lang, key, named)

    def _tile(self, tile: str) -> str:
        return self.names.tile[self.t.tile_ids.index(tile)].text(self.lang)

    # What is going on

    def _now(self) -> Panel:
        seen = self.seen
        first = [Cell(self._say("panel-pile", tiles=len(seen["pile"])), emphasis=DIM)]
        return Panel(self._say("panel-now", chapter=self._chapter(), turn=self._turn()), [first])

    def _chapter(self) -> str:
        if self.seen["phase"] == "over":
            return self._say("chapter-end")
        if self.seen["round"] == 0:
            return self._say("chapter-start")
        rounds = self.t.rounds_an_epoch
        epoch = ROMAN[self.seen["epoch"] - 1]
        return self._say("chapter", epoch=epoch, round=(self.seen["round"] - 1) % rounds + 1, rounds=rounds)

    def _turn(self) -> str:
        phase = self.seen["phase"]
        return self._say(f"turn-{phase}", seat=self.seen["turn"], hammer=self.seen["hammer"])

    def _auction(self) -> list[Panel]:
        if not self.seen["display"]:
            return []
        rows = [self._heads("tile", "cost", "needs", "points", "gives")]
        for tile in self.seen["display"]:
            row = self._printed(tile)
            mark = f"{TURN} {row[0].text}" if tile == self.seen["lot"] else f"  {row[0].text}"
            rows.append([Cell(mark, emphasis=STRONG if tile == self.seen["lot"] else ""), *row[1:]])
        title = self._say("panel-auction", seat=self.seen["hammer"])
        panels = [Panel(title, rows)]
        if self.seen["bidder"]:
            bid = self._say("highest-bid", seat=self.seen["bidder"], thalers=self.seen["bid"])
            panels.append(Panel("", [[Cell(bid, owner=self.seen["bidder"], emphasis=STRONG)]], beside=True))
        return panels

    # The players

    def _players(self) -> Panel:
        rows = [self._heads("", "cash", "points", "worth", "laid", "hand")]
        for seat, player in self.seen["players"].items():
            acting = seat == self.seen["turn"] and self.seen["phase"] in ("auction", "build")
            signs = (HAMMER if seat == self.seen["hammer"] and self.seen["phase"] == "auction" else "") + (
                START if seat == self.seen["start"] else ""
            )
            figures = [player["cash"], player["points"], player["worth"], len(player["laid"]), len(player["hand"])]
            mark = Cell(
                f"{TURN if acting else ' '} {seat} {signs}".rstrip(), owner=seat, emphasis=STRONG if acting else ""
            )
            rows.append([mark, *(Cell(str(figure)) for figure in figures)])
        return Panel(self._say("panel-players"), rows)

    def _hands(self) -> list[Panel]:
        rows: list[Row] = []
        for seat, player in self.seen["players"].items():
            if player["hand"]:
                rows.append([Cell(seat, owner=seat), Cell(", ".join(map(self._tile, player["hand"])))])
        return [Panel(self._say("panel-hands"), rows)] if rows else []

    # The board

    def _board(self) -> list[Panel]:
        return [self._epoch(epoch) for epoch in range(self.t.epochs)]

    def _epoch(self, epoch: int) -> Panel:
        rows = [self._heads("tile", "cost", "needs", "points", "gives")]
        for tile in bits.members(self.t.of_epoch[epoch]):
            if self.t.kind[tile] not in (RAW, BONUS):
                rows.append(self._printed(self.t.tile_ids[tile]))
        return Panel(self._say("panel-epoch", epoch=ROMAN[epoch]), rows)

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
        made = [self.names.material[t.makes[tile]].text(self.lang)] if t.makes[tile] >= 0 else []
        symbols = [self.names.bonus[bonus].text(self.lang) for bonus in bits.members(t.symbols[tile])]
        saved = [self._say("gives-discount", thalers=t.discount[tile])] if t.discount[tile] else []
        late = (
            [self._say("gives-late")]
            if any(t.tile_ids[tile] in p["late"] for p in self.seen["players"].values())
            else []
        )
        return ", ".join([*(self._say("gives-material", material=word) for word in made), *symbols, *saved, *late])

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
                rows.append([called, Cell(self._say("element-bank"))])
            else:
                rows.append([called, Cell(NOTHING, emphasis=DIM)])
        return Panel(self._say("panel-materials"), rows, beside=True)

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
                rows.append(
                    [
                        Cell(whole or NOTHING, owner=whole),
                        Cell(self.names.link[link].text(self.lang), emphasis="" if whole else DIM),
                    ]
                )
        return Panel(self._say("panel-links"), rows, beside=True)

    def _heads(self, *heads: str) -> Row:
        return [Cell(self._say(f"head-{head}") if head else "", emphasis=HEAD) for head in heads]
