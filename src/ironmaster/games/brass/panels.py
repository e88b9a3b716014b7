"""The table of Brass as panels. They are made from a view alone, so they cannot show hidden things."""

from typing import Any, Final

from ironmaster.core.naming import signed
from ironmaster.core.panels import DIM, HEAD, Cell, Panel
from ironmaster.core.position import Data
from ironmaster.games.brass.board import ERAS, INDUSTRIES
from ironmaster.games.brass.names import Places, line_of
from ironmaster.games.brass.tables import KINDS, Tables
from ironmaster.games.brass.words import money
from ironmaster.kit.panels import FLIPPED, FULL, NOTHING, SPENT, Row, ViewPanels

SMALL_TOWN: Final = 2


class Panels(ViewPanels):
    """The panels of one view in one language."""

    def __init__(self, t: Tables, names: Places, view: Data, lang: str) -> None:
        super().__init__("brass", lang, money, view)
        self.t = t
        self.names = names
        self.era = ERAS.index(self.seen["era"])

    def all(self) -> list[Panel]:
        """All panels in reading order."""
        board = [*self._towns(), self._tracks(), self.legend(), self._links()]
        return [self._now(), *board, self._players(), *self.own_hand(self._card, self._tiles)]

    def _short(self, industry: str) -> str:
        return self.say(f"short-{industry}")

    # The game

    def _now(self) -> Panel:
        round_, phase = self.seen["round"], self.seen["phase"]
        over = phase == "over"
        chapter = self.say("chapter-end") if over else self.say("chapter", era=self.seen["era"], round=round_)
        pile = self.say("pile", cards=self.seen["pile"])
        return Panel(f"{self.say('panel-now', chapter=chapter, turn=self._turn(phase))} · {pile}", [])

    def _turn(self, phase: str) -> str:
        seat = self.seen["turn"]
        if phase == "over":
            return self.say("turn-over")
        if phase == "income":
            return self.say("turn-income", seat=seat)
        if phase == "actions":
            return self.say("turn-action", seat=seat, actions=self.seen["actions"])
        return self.say("turn-chance")

    # The map

    def _towns(self) -> list[Panel]:
        towns = [(place, self._slots(place)) for place in range(self.t.towns)]
        small = [self._town(place, slots) for place, slots in towns if len(slots) <= SMALL_TOWN]
        large = [self._town(place, slots) for place, slots in towns if len(slots) > SMALL_TOWN]
        panels = [Panel(self.say("panel-towns"), [self._slot_numbers(small), *small])] if small else []
        if large:
            title = self.say("panel-large-towns" if small else "panel-towns")
            panels.append(Panel(title, [self._slot_numbers(large), *large], beside=bool(small)))
        return panels

    def _slots(self, place: int) -> list[int]:
        return [slot for slot in range(self.t.slots) if self.t.place_of[slot] == place]

    def _slot_numbers(self, rows: list[Row]) -> Row:
        most = max(len(row) for row in rows) - 1
        return [Cell("")] + [Cell(f"{self.say('slot')} {number}", emphasis=DIM) for number in range(1, most + 1)]

    def _town(self, place: int, slots: list[int]) -> Row:
        return [Cell(self.names[self.t.place_ids[place]].text(self.lang))] + [self._slot(slot) for slot in slots]

    def _slot(self, slot: int) -> Cell:
        tile = self.seen["tiles"].get(self.t.slot_ids[slot])
        if tile is None:
            shown = [self._short(INDUSTRIES[kind]) for kind in range(KINDS) if self.t.symbols[slot] >> kind & 1]
            return Cell("/".join(shown), emphasis=DIM)
        owner, face, *rest = tile.split()
        mark = [FLIPPED if word == "flipped" else word for word in rest]
        return Cell(" ".join([owner, self._face(face), *mark]), owner=owner)

    def _face(self, face: str) -> str:
        number = self.t.face_ids.index(face)
        return f"{self._short(INDUSTRIES[self.t.face_industry[number]])}{self.t.face_level[number]}"

    def _links(self) -> Panel:
        links = self.seen["links"]
        free = [self.t.line_ids[line] for line in self.t.lines_of[self.era]]
        rows = self.lines(links, [line for line in free if line not in links], self._line)
        return Panel(self.say("panel-links", era=self.seen["era"]), rows)

    def _line(self, line: str) -> str:
        return line_of(self.names, line).text(self.lang)

    # The tracks

    def _tracks(self) -> Panel:
        coal, iron = self.seen["coal"], self.seen["iron"]
        rows = [
            [Cell(self.say("label-coal")), Cell(self._track(coal, self.t.coal_price))],
            [Cell(self.say("label-iron")), Cell(self._track(iron, self.t.iron_price))],
            [Cell(self.say("label-cotton")), Cell(self._cotton())],
            [Cell(self.say("label-market")), Cell(self._market())],
        ]
        return Panel(self.say("panel-tracks"), rows, beside=True)

    def _track(self, cubes: int, prices: list[int]) -> str:
        full = len(prices) - 1
        price = self.say("next-price", price=self.money(prices[cubes]))
        return f"{FULL * cubes}{SPENT * (full - cubes)} {cubes}/{full}, {price}"

    def _cotton(self) -> str:
        space = self.seen["cotton"]
        if space >= self.t.closed:
            return self.say("cotton-closed")
        kind = "bonus-cash" if self.t.bonus_is_cash else "bonus-income"
        bonus = self.say(kind, bonus=self.t.bonus[space])
        return self.say("cotton-open", space=space + 1, spaces=self.t.closed, bonus=bonus)

    def _market(self) -> str:
        left = self.seen["market"]
        values = " ".join(
            self.say("tiles", value=signed(-down), number=number) for down, number in enumerate(left) if number
        )
        return self.say("market-left", tiles=sum(left), values=values or NOTHING)

    # The players

    def _players(self) -> Panel:
        heads = self.heads("", "cash", "income", "points", "spent", "cards", "links")
        piles = [Cell(self._short(industry), emphasis=HEAD) for industry in INDUSTRIES]
        players = [self._player(seat, self.seen["players"][seat]) for seat in self.seen["order"]]
        return Panel(self.say("panel-players"), [heads + piles, *players])

    def _player(self, seat: str, player: dict[str, Any]) -> Row:
        acting = seat == self.seen["turn"] and self.seen["phase"] in ("actions", "income")
        cards = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
        left = self.t.link_markers - list(self.seen["links"].values()).count(seat)
        money = (self.money(player["cash"]), self.money(self.t.pounds[player["income"]]))
        piles = [self._pile(industry, player["piles"][industry]) for industry in INDUSTRIES]
        return self.player(seat, acting, [*money, player["points"], player["spent"], cards, left, *piles])

    def _top(self, industry: str, left: int) -> int:
        pile = self.t.piles[INDUSTRIES.index(industry)]
        return pile[len(pile) - left]

    def _pile(self, industry: str, left: int) -> str:
        return f"{self.t.face_level[self._top(industry, left)]} ({left})" if left else NOTHING

    # The hand of the view's seat

    def _card(self, card: str) -> str:
        return self.names[card].text(self.lang) if card in self.names else self._industry(card)

    def _industry(self, industry: str) -> str:
        return self.say(f"name-{industry}")

    def _tiles(self, seat: str) -> Panel:
        piles = self.seen["players"][seat]["piles"]
        tiles = [self._tile(industry, piles[industry]) for industry in INDUSTRIES if piles[industry]]
        heads = self.heads("", "left", "cost", "needs", "income", "points")
        return Panel(self.say("panel-tiles", seat=seat), [heads, *tiles], beside=True)

    def _tile(self, industry: str, left: int) -> Row:
        face = self._top(industry, left)
        what = f"{self._industry(industry)} {self.t.face_level[face]}"
        same = self.t.piles[INDUSTRIES.index(industry)][-left:].count(face)
        figures = (what, str(same), self.money(self.t.face_cost[face]))
        gains = (f"+{self.t.face_income[face]}", str(self.t.face_points[face]))
        now = self.t.face_eras[face] >> self.era & 1
        return [Cell(text, emphasis="" if now else DIM) for text in (*figures, self._needs(face, bool(now)), *gains)]

    def _needs(self, face: int, now: bool) -> str:
        if not now:
            return self.say("needs-not-now")
        needs = ["coal"] * (self.t.face_coal[face] > 0) + ["iron"] * (self.t.face_iron[face] > 0)
        return " ".join(self.say(f"needs-{need}") for need in needs)
