"""The table of Steam as panels, made from a view alone."""

from typing import Final

from ironmaster.core.naming import signed
from ironmaster.core.panels import DIM, STRONG, Cell, Panel
from ironmaster.core.position import Data
from ironmaster.games.steam.board import COLOURS
from ironmaster.games.steam.names import GAME, Names, money
from ironmaster.games.steam.position import NOBODY
from ironmaster.games.steam.tables import TILES, Tables
from ironmaster.kit import hexes
from ironmaster.kit.panels import NOTHING, Row, ViewPanels

PLAIN: Final = "·"
RIVER: Final = "~"
HILL: Final = "^"
SHORT: Final = 4
"""Letters of a place's name on the map."""


class Panels(ViewPanels):
    """The panels of one view in one language."""

    def __init__(self, t: Tables, names: Names, view: Data, lang: str) -> None:
        super().__init__(GAME, lang, money, view)
        self.t = t
        self.names = names

    def all(self) -> list[Panel]:
        """All panels in reading order."""
        table = [self._tiles(), self._supply(), self._stock()]
        return [
            self._now(),
            *self._auction(),
            self._map(),
            self.legend(beside=False),
            self._cities(),
            self._runs(),
            *table,
            self._players(),
        ]

    # The game

    def _now(self) -> Panel:
        seen = self.seen
        if seen["phase"] == "over":
            return Panel(self.say("chapter-end"), [])
        if seen["turn"] is None:
            return Panel(f"{self.say('chapter-start')} · {self.say('turn-chance')}", [])
        chapter = (
            self.say("chapter", round=seen["round"], rounds=self.t.rounds)
            if seen["round"]
            else self.say("chapter-start")
        )
        turn = self.say(f"turn-{seen['phase']}", seat=seen["turn"], left=seen["tiles_left"], cycle=seen["cycle"])
        return Panel(f"{chapter} · {turn}", [])

    def _auction(self) -> list[Panel]:
        auction = self.seen["auction"]
        if not auction["in"]:
            return []
        rows = [self.heads("place", "player", "bid")]
        for place, seat in enumerate(auction["places"]):
            bid = auction["bids"].get(seat)
            rows.append([Cell(str(place + 1)), Cell(seat or NOTHING, owner=seat or ""), Cell(self._bid(bid))])
        for seat in auction["in"]:
            mark = STRONG if seat == auction["bidder"] else ""
            rows.append([Cell(""), Cell(seat, owner=seat, emphasis=mark), Cell(self._bid(auction["bids"].get(seat)))])
        return [Panel(self.say("panel-auction"), rows)]

    def _bid(self, bid: int | None) -> str:
        return NOTHING if bid is None else self.money(bid)

    # The map

    def _map(self) -> Panel:
        """Columns of hexes side by side, each row half a hex below the last."""
        t = self.t
        heights = [2 * r + q for q, r in t.at]
        low, high, wide = min(heights), max(heights), max(q for q, _ in t.at) + 1
        letters = [Cell(chr(ord("A") + q), emphasis=DIM) for q in range(wide)]
        grid: list[Row] = [[Cell("") for _ in range(wide + 1)] for _ in range(high - low + 1)]
        for where, (q, r) in enumerate(t.at):
            grid[2 * r + q - low][q + 1] = self._hex(where)
            grid[2 * r + q - low][0] = Cell(str(r + q // 2), emphasis=DIM)
        return Panel(self.say("panel-map"), [[Cell(""), *letters], *grid])

    def _hex(self, where: int) -> Cell:
        t = self.t
        node, track = t.node_at[where], self.seen["track"].get(t.hex_ids[where], "")
        if node >= 0:
            name = self.names.place[node].text(self.lang).replace(" ", "")[:SHORT]
            city = node < t.cities or t.node_ids[node] in self.seen["new_cities"]
            return Cell(name.upper() if city else f"{name.lower()} {track}".strip(), emphasis=STRONG if city else "")
        if track:
            return Cell(track, owner=self._owner(where))
        signs = (HILL if t.hill[where] else "") + (RIVER if t.river[where] else "")
        return Cell(signs or PLAIN, emphasis=DIM)

    def _owner(self, where: int) -> str:
        """The seat whose open end lies on the hex, if there is one."""
        for words in self.seen["incomplete"].values():
            owner, side, *_ = words.split()
            if side.split("/")[0] == self.t.hex_ids[where] and owner != NOBODY:
                return str(owner)
        return ""

    def _cities(self) -> Panel:
        rows = [self.heads("city", "colour", "goods")]
        for node, word in enumerate(self.t.node_ids):
            colour = COLOURS[self.t.city_colour[node]] if node < self.t.cities else self.seen["new_cities"].get(word)
            if colour:
                grown = self.say("grown") if word in self.seen["grown"] else ""
                cubes = " ".join(filter(None, [self._cubes(self.seen["goods"].get(word, "")), grown]))
                name = self.names.place[node].text(self.lang)
                rows.append([Cell(name), Cell(self._colour(colour)), Cell(cubes or NOTHING)])
        return Panel(self.say("panel-cities"), rows)

    def _colour(self, colour: str) -> str:
        return self.names.colour[COLOURS.index(colour)].text(self.lang)

    def _cubes(self, words: str) -> str:
        return ", ".join(self._colour(colour) for colour in words.split())

    def _runs(self) -> Panel:
        rows: list[Row] = []
        for seat in [*self.seen["players"], NOBODY]:
            links = [self._link(port, words) for port, words in self.seen["links"].items() if words.split()[0] == seat]
            ends = [
                self._end(port, words) for port, words in self.seen["incomplete"].items() if words.split()[0] == seat
            ]
            if links or ends:
                owner = "" if seat == NOBODY else seat
                rows.append([Cell(seat, owner=owner), Cell(", ".join([*links, *ends]), emphasis="" if owner else DIM)])
        return Panel(self.say("panel-links"), rows, beside=True)

    def _place(self, port: str) -> str:
        return self.names.place[self.t.node_ids.index(port.split("/")[0])].text(self.lang)

    def _link(self, port: str, words: str) -> str:
        return self.say("link", start=self._place(port), end=self._place(words.split()[1]))

    def _end(self, port: str, words: str) -> str:
        hex_id, edge = words.split()[1].split("/")
        there = self.names.hex[self.t.hex_ids.index(hex_id)].text(self.lang)
        edge_name = self.names.edge[hexes.EDGES.index(edge)].text(self.lang)
        return self.say("open-run", start=self._place(port), hex=there, edge=edge_name)

    # Beside the map

    def _tiles(self) -> Panel:
        holder = {player["tile"]: (seat, player["due"]) for seat, player in self.seen["players"].items()}
        rows: list[Row] = []
        for number, tile in enumerate(TILES):
            seat, due = holder.get(tile, ("", False))
            mark = self.say("due") if due else ""
            name = self.names.tile[number].text(self.lang)
            rows.append([Cell(str(number + 1)), Cell(name), Cell(f"{seat} {mark}".strip() or NOTHING, owner=seat)])
        return Panel(self.say("panel-tiles"), rows)

    def _supply(self) -> Panel:
        rows = [
            [Cell(str(space + 1)), Cell(self._cubes(words) or NOTHING, emphasis="" if words else DIM)]
            for space, words in enumerate(self.seen["supply"])
        ]
        return Panel(self.say("panel-supply"), rows, beside=True)

    def _stock(self) -> Panel:
        placed = list(self.seen["new_cities"].values())
        left = {colour: self.t.new_cities[kind] - placed.count(colour) for kind, colour in enumerate(COLOURS)}
        cities = ", ".join(f"{number} {self._colour(colour)}" for colour, number in left.items() if number)
        scarce = ", ".join(f"{face} {left}" for face, left in self.seen["stock"].items() if left <= 2)
        rows = [
            [Cell(self.say("label-new-cities")), Cell(cities or NOTHING)],
            [Cell(self.say("label-growth")), Cell(str(self.t.growth_markers - len(self.seen["grown"])))],
            [Cell(self.say("label-scarce")), Cell(scarce or NOTHING)],
        ]
        return Panel(self.say("panel-stock"), rows, beside=True)

    def _players(self) -> Panel:
        rows = [self.heads("", "cash", "income", "points", "worth", "loco", "links", "incomplete")]
        out = [seat for seat in self.seen["players"] if seat not in self.seen["order"]]
        for seat in [*self.seen["order"], *out]:
            player = self.seen["players"][seat]
            texts = [self.money(player["cash"]), signed(player["income"]), signed(player["points"])]
            texts += [signed(player["worth"]), *(str(player[key]) for key in ("locomotive", "links", "incomplete"))]
            out_of_game = self.say("out") if player["out"] else ""
            rows.append(self.player(seat, seat == self.seen["turn"], texts, out_of_game))
        return Panel(self.say("panel-players"), rows)
