"""The table of Brass as panels, made from a view alone: what the view leaves out cannot be drawn."""

from typing import Any, Final, cast

from ironmaster.core.messages import say
from ironmaster.core.panels import DIM, HEAD, STRONG, Cell, Panel
from ironmaster.core.position import Data
from ironmaster.core.refusal import name
from ironmaster.games.brass.board import ERAS, INDUSTRIES
from ironmaster.games.brass.tables import KINDS, Tables
from ironmaster.games.brass.words import money

SMALL_TOWN: Final = 2
HAND_COLUMNS: Final = 2
FULL: Final = "■"
SPENT: Final = "□"
TURN: Final = "▶"
FLIPPED: Final = "✓"
UNBROKEN: Final = "\u00a0"
NOTHING: Final = "-"

Row = list[Cell]


class Panels:
    """The panels of one view in one language."""

    def __init__(self, t: Tables, names: dict[str, str], view: Data, lang: str) -> None:
        self.t = t
        self.names = names
        self.seen = cast("dict[str, Any]", view)
        self.lang = lang
        self.era = ERAS.index(self.seen["era"])
        self.hands = {
            seat: player["hand"] for seat, player in self.seen["players"].items() if isinstance(player["hand"], list)
        }

    def all(self) -> list[Panel]:
        """Everything that is on the table, in the order to be read."""
        board = [*self._towns(), self._tracks(), self._legend(), self._links()]
        return [self._now(), *board, self._players(), *self._hands()]

    def _say(self, key: str, **params: str | int) -> str:
        return say("brass", self.lang, key, params)

    def _money(self, pounds: int) -> str:
        return money(self.lang, pounds)

    def _short(self, industry: str) -> str:
        return self._say(f"short-{industry}")

    # The whole

    def _now(self) -> Panel:
        round_, phase = self.seen["round"], self.seen["phase"]
        over = phase == "over"
        chapter = self._say("chapter-end") if over else self._say("chapter", era=self.seen["era"], round=round_)
        pile = self._say("pile", cards=self.seen["pile"])
        return Panel(f"{self._say('panel-now', chapter=chapter, turn=self._turn(phase))} · {pile}", [])

    def _turn(self, phase: str) -> str:
        seat = self.seen["turn"]
        if phase == "over":
            return self._say("turn-over")
        if phase == "income":
            return self._say("turn-income", seat=seat)
        if phase == "actions":
            return self._say("turn-action", seat=seat, actions=self.seen["actions"])
        return self._say("turn-chance")

    # The map

    def _towns(self) -> list[Panel]:
        towns = [(place, self._slots(place)) for place in range(self.t.towns)]
        small = [self._town(place, slots) for place, slots in towns if len(slots) <= SMALL_TOWN]
        large = [self._town(place, slots) for place, slots in towns if len(slots) > SMALL_TOWN]
        panels = [Panel(self._say("panel-towns"), [self._slot_numbers(small), *small])] if small else []
        if large:
            title = self._say("panel-large-towns" if small else "panel-towns")
            panels.append(Panel(title, [self._slot_numbers(large), *large], beside=bool(small)))
        return panels

    def _slots(self, place: int) -> list[int]:
        return [slot for slot in range(self.t.slots) if self.t.place_of[slot] == place]

    def _slot_numbers(self, rows: list[Row]) -> Row:
        most = max(len(row) for row in rows) - 1
        return [Cell("")] + [Cell(f"{self._say('slot')} {number}", emphasis=DIM) for number in range(1, most + 1)]

    def _town(self, place: int, slots: list[int]) -> Row:
        return [Cell(self.names[self.t.place_ids[place]])] + [self._slot(slot) for slot in slots]

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

    def _legend(self) -> Panel:
        return Panel("", [[Cell(self._say("legend"), emphasis=DIM)]], beside=True)

    def _links(self) -> Panel:
        rows: list[Row] = []
        for seat in self.seen["players"]:
            lines = [line for line, owner in self.seen["links"].items() if owner == seat]
            if lines:
                rows.append([Cell(seat, owner=seat), self._lines(lines, "")])
        free = [self.t.line_ids[line] for line in self.t.lines_of[self.era]]
        free = [line for line in free if line not in self.seen["links"]]
        if free:
            rows.append([Cell(self._say("free"), emphasis=DIM), self._lines(free, DIM)])
        return Panel(self._say("panel-links", era=self.seen["era"]), rows)

    def _lines(self, lines: list[str], emphasis: str) -> Cell:
        return Cell(", ".join(self._line(line) for line in lines), emphasis=emphasis)

    def _line(self, line: str) -> str:
        start, end = (self.names[place] for place in line.split("-"))
        return self._say("line", start=start, end=end).replace(" ", UNBROKEN)

    # The tracks

    def _tracks(self) -> Panel:
        coal, iron = self.seen["coal"], self.seen["iron"]
        rows = [
            [Cell(self._say("label-coal")), Cell(self._track(coal, self.t.coal_price))],
            [Cell(self._say("label-iron")), Cell(self._track(iron, self.t.iron_price))],
            [Cell(self._say("label-cotton")), Cell(self._cotton())],
            [Cell(self._say("label-market")), Cell(self._market())],
        ]
        return Panel(self._say("panel-tracks"), rows, beside=True)

    def _track(self, cubes: int, prices: list[int]) -> str:
        full = len(prices) - 1
        price = self._say("next-price", price=self._money(prices[cubes]))
        return f"{FULL * cubes}{SPENT * (full - cubes)} {cubes}/{full}, {price}"

    def _cotton(self) -> str:
        space = self.seen["cotton"]
        if space >= self.t.closed:
            return self._say("cotton-closed")
        kind = "bonus-cash" if self.t.bonus_is_cash else "bonus-income"
        bonus = self._say(kind, bonus=self.t.bonus[space])
        return self._say("cotton-open", space=space + 1, spaces=self.t.closed, bonus=bonus)

    def _market(self) -> str:
        left = self.seen["market"]
        values = " ".join(self._say("tiles", value=-down, number=number) for down, number in enumerate(left) if number)
        return self._say("market-left", tiles=sum(left), values=values or NOTHING)

    # The players

    def _players(self) -> Panel:
        heads = ["", "cash", "income", "points", "spent", "cards", "links"]
        labels = [self._say(f"head-{head}") if head else "" for head in heads]
        labels += [self._short(industry) for industry in INDUSTRIES]
        rows: list[Row] = [[Cell(label, emphasis=HEAD) for label in labels]]
        rows += [self._player(seat, self.seen["players"][seat]) for seat in self.seen["order"]]
        return Panel(self._say("panel-players"), rows)

    def _player(self, seat: str, player: Data) -> Row:
        acting = seat == self.seen["turn"] and self.seen["phase"] in ("actions", "income")
        held = player["hand"]
        cards = held if isinstance(held, int) else len(self.hands[seat])
        laid = sum(1 for owner in self.seen["links"].values() if owner == seat)
        cash, income, piles = player["cash"], player["income"], player["piles"]
        assert isinstance(cash, int) and isinstance(income, int) and isinstance(piles, dict)
        texts = [self._money(cash), self._money(self.t.pounds[income]), player["points"], player["spent"], cards]
        texts += [self.t.link_markers - laid, *(self._pile(kind, piles[kind]) for kind in INDUSTRIES)]
        mark = f"{TURN} {seat}" if acting else f"  {seat}"
        return [Cell(mark, owner=seat, emphasis=STRONG if acting else ""), *(Cell(str(text)) for text in texts)]

    def _top(self, industry: str, left: int) -> int:
        pile = self.t.piles[INDUSTRIES.index(industry)]
        return pile[len(pile) - left]

    def _pile(self, industry: str, left: int) -> str:
        return f"{self.t.face_level[self._top(industry, left)]} ({left})" if left else NOTHING

    # What the holder of the view has

    def _hands(self) -> list[Panel]:
        if len(self.hands) > 1:
            rows = [[Cell(seat, owner=seat), Cell(", ".join(map(self._card, cards)))] for seat, cards in self._held()]
            return [Panel(self._say("panel-hands"), rows)] if rows else []
        return [panel for seat, cards in self.hands.items() for panel in (self._hand(seat, cards), self._tiles(seat))]

    def _held(self) -> list[tuple[str, list[str]]]:
        return [(seat, cards) for seat, cards in self.hands.items() if cards]

    def _hand(self, seat: str, cards: list[str]) -> Panel:
        named = [Cell(self._card(card)) for card in cards]
        high = -(-len(named) // HAND_COLUMNS)
        return Panel(self._say("panel-hand", seat=seat), [named[row::high] for row in range(high)])

    def _card(self, card: str) -> str:
        return self.names.get(card) or self._industry(card)

    def _industry(self, industry: str) -> str:
        return str(name("brass", self.lang, f"@{industry}"))

    def _tiles(self, seat: str) -> Panel:
        heads = ["", "left", "cost", "needs", "income", "points"]
        rows: list[Row] = [[Cell(self._say(f"head-{head}") if head else "", emphasis=HEAD) for head in heads]]
        piles = self.seen["players"][seat]["piles"]
        rows += [self._tile(industry, piles[industry]) for industry in INDUSTRIES if piles[industry]]
        return Panel(self._say("panel-tiles", seat=seat), rows, beside=True)

    def _tile(self, industry: str, left: int) -> Row:
        face = self._top(industry, left)
        what = f"{self._industry(industry)} {self.t.face_level[face]}"
        same = self.t.piles[INDUSTRIES.index(industry)][-left:].count(face)
        figures = (what, str(same), self._money(self.t.face_cost[face]))
        gains = (f"+{self.t.face_income[face]}", str(self.t.face_points[face]))
        now = self.t.face_eras[face] >> self.era & 1
        return [Cell(text, emphasis="" if now else DIM) for text in (*figures, self._needs(face, bool(now)), *gains)]

    def _needs(self, face: int, now: bool) -> str:
        if not now:
            return self._say("needs-not-now")
        needs = ["coal"] * (self.t.face_coal[face] > 0) + ["iron"] * (self.t.face_iron[face] > 0)
        return " ".join(self._say(f"needs-{need}") for need in needs)
