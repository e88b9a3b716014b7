"""The table of Age of Industry as panels. They are made from a view alone, so they cannot show hidden things."""

from typing import Any

from ironmaster.core.naming import signed
from ironmaster.core.panels import DIM, HEAD, Cell, Panel
from ironmaster.core.position import Data
from ironmaster.games.age_of_industry.board import INDUSTRIES
from ironmaster.games.age_of_industry.names import GAME, Names, money
from ironmaster.games.age_of_industry.tables import KINDS, Tables
from ironmaster.kit import bits
from ironmaster.kit.panels import FLIPPED, FULL, NOTHING, SPENT, Row, ViewPanels


class Panels(ViewPanels):
    """The panels of one view in one language."""

    def __init__(self, t: Tables, names: Names, view: Data, lang: str) -> None:
        super().__init__(GAME, lang, money, view)
        self.t = t
        self.names = names

    def all(self) -> list[Panel]:
        """All panels in reading order."""
        board = [self._places(), self._markets(), self._tracks(), self.legend(), self._railways()]
        return [self._now(), *board, self._players(), *self.own_hand(self._card, self._display)]

    # The game

    def _now(self) -> Panel:
        over = self.seen["phase"] == "over"
        chapter = self.say("chapter-end") if over else self.say("chapter", round=self.seen["round"])
        return Panel(f"{chapter} · {self._turn()} · {self.say('pile', cards=self.seen['deck'])}", [])

    def _turn(self) -> str:
        phase, seat = self.seen["phase"], self.seen["turn"]
        if phase == "over":
            return self.say("turn-over")
        if phase == "repay":
            return self.say("turn-repay", seat=seat)
        if phase == "actions":
            return self.say("turn-action", seat=seat, actions=self.seen["actions"])
        return self.say("turn-chance")

    # The map

    def _places(self) -> Panel:
        rows = [self._place(place) for place in range(self.t.land_and_sea) if self.t.spaces_at[place]]
        most = max(len(row) for row in rows) - 2
        numbers = [Cell(f"{self.say('space')} {number}", emphasis=DIM) for number in range(1, most + 1)]
        return Panel(self.say("panel-places"), [[Cell(""), Cell(""), *numbers], *rows])

    def _place(self, place: int) -> Row:
        colour = self.names.card[self.t.colour_card[place]].text(self.lang)
        spaces = [self._space(space) for space in bits.members(self.t.spaces_at[place])]
        return [Cell(self.names.place[place].text(self.lang)), Cell(colour, emphasis=DIM), *spaces]

    def _space(self, space: int) -> Cell:
        counter = self.seen["counters"].get(self.t.space_ids[space])
        if counter is None:
            takes = [self._short(kind) for kind in range(KINDS) if self.t.takes[space] >> kind & 1]
            return Cell("/".join(takes), emphasis=DIM)
        owner, face, *rest = counter.split()
        mark = [FLIPPED if word == "flipped" else word if word.isdigit() else self.say("rebuilt") for word in rest]
        return Cell(" ".join([owner, self._face(self.t.face_ids.index(face)), *mark]), owner=owner)

    def _short(self, industry: int) -> str:
        return self.say(f"short-{INDUSTRIES[industry]}")

    def _face(self, face: int) -> str:
        return f"{self._short(self.t.face_industry[face])}{self.t.face_level[face]}"

    def _markets(self) -> Panel:
        rows = [
            [Cell(self.names.place[self.t.market_place[market]].text(self.lang)), self._market(name)]
            for market, name in enumerate(self.t.market_ids)
        ]
        return Panel(self.say("panel-markets"), rows, beside=True)

    def _market(self, name: str) -> Cell:
        kind, *sold = self.seen["markets"].get(name, NOTHING).split()
        if kind == NOTHING:
            return Cell(NOTHING, emphasis=DIM)
        text = self.names.demand[self.t.demand_ids.index(kind)].text(self.lang)
        return Cell(f"{text} {FLIPPED}" if sold else text, emphasis=DIM if sold else "")

    def _railways(self) -> Panel:
        free = [line for line in self.t.connection_ids if line not in self.seen["railways"]]
        return Panel(self.say("panel-railways"), self.lines(self.seen["railways"], free, self._line))

    def _line(self, line: str) -> str:
        return self.names.line[self.t.connection_ids.index(line)].text(self.lang)

    # The tracks and the cards

    def _tracks(self) -> Panel:
        t = self.t
        rows = [
            [Cell(self.say("label-coal")), Cell(self._track(self.seen["coal"], t.coal_empty))],
            [Cell(self.say("label-iron")), Cell(self._track(self.seen["iron"], t.iron_empty))],
        ]
        for name, cubes in self.seen["imports"].items():
            place = self.names.place[t.place_ids.index(name)].text(self.lang)
            rows.append([Cell(place), Cell(FULL * cubes or NOTHING)])
        cards = [NOTHING if card is None else self._card(card) for card in self.seen["face_up"]]
        rows.append([Cell(self.say("label-face-up")), Cell(", ".join(cards))])
        return Panel(self.say("panel-tracks"), rows, beside=True)

    def _track(self, rows: dict[str, int], empty: int) -> str:
        prices = self.t.coal_price if rows is self.seen["coal"] else self.t.iron_price
        shown = [
            f"{self.money(int(price))} {FULL * held}{SPENT * (prices.count(int(price)) - held)}"
            for price, held in rows.items()
        ]
        return f"{' '.join(shown)} ({self.say('then-price', price=self.money(empty))})"

    def _card(self, card: str) -> str:
        return self.names.card[self.t.card_ids.index(card)].text(self.lang)

    # The players

    def _players(self) -> Panel:
        heads = self.heads("", "cash", "loans", "worth", "spent", "cards", "railways")
        stacks = [Cell(self._short(industry), emphasis=HEAD) for industry in range(KINDS)]
        players = [self._player(seat, self.seen["players"][seat]) for seat in self.seen["order"]]
        return Panel(self.say("panel-players"), [heads + stacks, *players])

    def _player(self, seat: str, player: dict[str, Any]) -> Row:
        acting = seat == self.seen["turn"] and self.seen["phase"] in ("actions", "repay")
        cards = player["hand"] if isinstance(player["hand"], int) else len(player["hand"])
        left = self.t.railways - list(self.seen["railways"].values()).count(seat)
        figures = (self.money(player["cash"]), player["loans"], signed(player["worth"]), player["spent"])
        stacks = [self._stack(player["display"], kind) for kind in range(KINDS)]
        return self.player(seat, acting, [*figures, cards, left, *stacks])

    def _stack(self, display: dict[str, int], industry: int) -> str:
        """Levels left, each with its number, the lowest first."""
        faces = range(self.t.stack_from[industry], self.t.stack_to[industry])
        left = [(self.t.face_level[face], display[self.t.face_ids[face]]) for face in faces]
        shown = [self.say("stack", level=level, number=number) for level, number in left if number]
        return " ".join(shown) or NOTHING

    # The hand of the view's seat

    def _display(self, seat: str) -> Panel:
        rows = [self.heads("", "left", "cost", "needs", "profit")]
        display = self.seen["players"][seat]["display"]
        for industry in range(KINDS):
            faces = range(self.t.stack_from[industry], self.t.stack_to[industry])
            left = [face for face in faces if display[self.t.face_ids[face]]]
            rows += [self._counter(face, display[self.t.face_ids[face]], face == left[0]) for face in left]
        return Panel(self.say("panel-display", seat=seat), rows, beside=True)

    def _counter(self, face: int, left: int, lowest: bool) -> Row:
        t = self.t
        if not t.face_buildable[face]:
            texts = (self.names.face[face].text(self.lang), str(left), NOTHING, self.say("needs-development"), NOTHING)
        else:
            needs = ["coal"] * (t.face_coal[face] > 0) + ["iron"] * (t.face_iron[face] > 0)
            wanted = " ".join(self.say(f"needs-{need}") for need in needs)
            figures = (self.money(t.face_cost[face]), wanted, self.money(t.face_profit[face]))
            texts = (self.names.face[face].text(self.lang), str(left), *figures)
        return [Cell(text, emphasis="" if lowest else DIM) for text in texts]
