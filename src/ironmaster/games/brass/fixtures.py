"""Everything printed on the components of Brass, as plain data for a page to draw: board, tiles, cards, tracks."""

from ironmaster.core.contract import Facts
from ironmaster.core.elements import Element
from ironmaster.core.messages import say
from ironmaster.core.position import Data
from ironmaster.games.brass.board import ERAS, INDUSTRIES, Board, Line, Place, Tile, TileSheet
from ironmaster.games.brass.names import Places
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import CANAL, RAIL, Tables


class Fixtures:
    """The fixtures of one game in one language. Their ids are those in views and elements."""

    def __init__(
        self, t: Tables, board: Board, sheet: TileSheet, facts: Facts[BrassState], names: Places, lang: str
    ) -> None:
        self.t = t
        self.board = board
        self.sheet = sheet
        self.facts = facts
        self.names = names
        self.lang = lang

    def all(self) -> Data:
        """Everything that a page needs to draw the empty table."""
        return {
            "places": [self._place(place) for place in self.board.place],
            "lines": [self._line(name, line) for name, line in zip(self.t.line_ids, self.board.line, strict=True)],
            "virtual": [{"from": pair.start, "to": pair.to, "clause": pair.clause} for pair in self.board.virtual],
            "industries": [self._industry(industry) for industry in INDUSTRIES],
            "faces": [self._face(name, tile) for name, tile in zip(self.t.face_ids, self.sheet.tile, strict=True)],
            "piles": {
                industry: [self.t.face_ids[face] for face in pile]
                for industry, pile in zip(INDUSTRIES, self.t.piles, strict=True)
            },
            "cards": [self._card(card) for card in range(len(self.t.card_ids))],
            "eras": [self._era(era) for era in (CANAL, RAIL)],
            **self._tracks(),
            **self._numbers(),
            "confidence": {**self.board.confidence, "tiles": self.sheet.confidence},
        }

    # The map

    def _place(self, place: Place) -> Data:
        slots = [self._slot(place, number) for number in range(len(place.slots))]
        shown = {"id": place.id, "name": self.names[place.id].text(self.lang), "kind": place.kind}
        return {**shown, "at": list(place.at), "discs": place.discs, "slots": slots}

    def _slot(self, place: Place, number: int) -> Data:
        name = f"{place.id}/{number + 1}"
        shown = {"industries": list(place.slots[number]), "at": list(place.slot_at[number])}
        return {"id": name, "name": self._name("slot", name), **shown}

    def _line(self, name: str, line: Line) -> Data:
        start, end = sorted(line.between)
        ends = {"a": start, "b": end, "eras": list(line.takes)}
        where = {"canal_at": line.canal_at, "rail_at": line.rail_at}
        placed = {field: None if at is None else list(at) for field, at in where.items()}
        return {"id": name, "name": self._name("line", name), **ends, **placed}

    # Tiles and cards

    def _industry(self, industry: str) -> Data:
        short = say("brass", self.lang, f"short-{industry}", {})
        return {"id": industry, "name": self._name("industry", industry), "short": short}

    def _face(self, name: str, tile: Tile) -> Data:
        industry = self._name("industry", tile.industry)
        return {
            "id": name,
            "name": say("brass", self.lang, "tile", {"industry": industry, "level": tile.level}),
            "industry": tile.industry,
            "level": tile.level,
            "cost": tile.cost,
            "coal": tile.coal,
            "iron": tile.iron,
            "cubes": tile.cubes,
            "income": tile.income,
            "points": tile.points,
            "eras": list(tile.eras),
            "number": tile.number,
        }

    def _card(self, card: int) -> Data:
        name, town = self.t.card_ids[card], card < self.t.towns
        called = self.names[name].text(self.lang) if town else self._name("industry", name)
        return {"id": name, "name": called, "kind": "town" if town else "industry", "count": self.t.card_counts[card]}

    # Tracks, prices, numbers

    def _tracks(self) -> Data:
        t, board = self.t, self.board
        return {
            "demand": {
                "coal": list(board.demand.coal),
                "iron": list(board.demand.iron),
                "empty": board.demand.empty,
            },
            "cotton": {"bonus": t.bonus[:], "pays": "cash" if t.bonus_is_cash else "income"},
            "market": {
                "id": "market",
                "name": self._name("market", "market"),
                "tiles": [
                    {"id": str(down), "name": self._name("market_tile", str(down)), "down": down, "count": count}
                    for down, count in enumerate(t.market)
                ],
            },
            "income": {"pounds": t.pounds[:], "start": t.income_start},
        }

    def _numbers(self) -> Data:
        t = self.t
        return {
            "link_markers": t.link_markers,
            "link_prices": {"canal": t.canal_price, "rail": t.rail_price, "second_rail": t.second_rail_price},
            "loans": [{"id": str(sum_), "name": self._name("sum", str(sum_)), "pounds": sum_} for sum_ in t.loans],
            "developments": t.developments,
            "cash": t.cash,
            "cash_per_point": t.cash_per_point,
            "hand": t.hand,
        }

    def _era(self, era: int) -> Data:
        first = self.t.first_actions if era == CANAL else self.t.actions
        name = say("brass", self.lang, f"era-{ERAS[era]}", {})
        turns = {"actions": self.t.actions, "actions_in_first_round": first}
        cards = {"rounds": self.t.rounds[era], "set_aside": self.t.set_aside[era]}
        return {"id": ERAS[era], "name": name, **turns, **cards}

    def _name(self, kind: str, word: str) -> str:
        return self.facts.element_name(Element(kind, word), self.lang)
