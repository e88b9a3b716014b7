"""Everything printed on the components of Age of Industry, as plain data for a page to draw."""

from ironmaster.core.messages import say
from ironmaster.core.naming import Called
from ironmaster.core.position import Data
from ironmaster.games.age_of_industry.board import INDUSTRIES, PRODUCTS, SPACES, Board, Pieces, Place
from ironmaster.games.age_of_industry.names import GAME, Names
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.kit import bits


class Fixtures:
    """The fixtures of one game in one language. Their ids are those in views and elements."""

    def __init__(self, t: Tables, board: Board, pieces: Pieces, names: Names, lang: str) -> None:
        self.t = t
        self.board = board
        self.pieces = pieces
        self.names = names
        self.lang = lang
        self.symbols = {card.id: card.symbol for card in pieces.card}

    def all(self) -> Data:
        """Everything that a page needs to draw the empty table."""
        t = self.t
        return {
            "places": [self._place(at, place) for at, place in enumerate(self.board.place)],
            "lines": [self._line(line) for line in range(t.connections)],
            "lanes": [
                {"a": t.place_ids[t.end_a[line]], "b": t.place_ids[t.end_b[line]]}
                for line in range(t.connections, t.lines)
            ],
            "industries": [self._industry(at, industry) for at, industry in enumerate(INDUSTRIES)],
            "faces": [self._face(face) for face in range(t.faces)],
            "cards": [self._card(card) for card in range(len(t.card_ids))],
            "demands": [self._demand(kind) for kind in range(len(t.demand_ids))],
            "tracks": {
                "coal": {"spaces": t.coal_price[:], "empty": t.coal_empty},
                "iron": {"spaces": t.iron_price[:], "empty": t.iron_empty},
            },
            "track": {"id": "track", "name": self._say("element-track")},
            "deck": {"id": "deck", "name": self._say("element-deck"), "cards": t.cards, "face_up": t.face_up},
            **self._numbers(),
        }

    def _numbers(self) -> Data:
        t = self.t
        return {
            "railways": t.railways,
            "railway_price": t.railway_price,
            "loan": t.loan,
            "interest": t.interest,
            "unpaid_loan_points": t.unpaid_loan_points,
            "cash_per_point": t.cash_per_point,
            "railway_income": t.railway_income,
            "hand_limit": t.hand_limit,
            "actions": t.actions,
            "actions_in_first_round": t.first_actions,
        }

    # The map

    def _place(self, at: int, place: Place) -> Data:
        t, market = self.t, self.t.market_at[at]
        return {
            "id": place.id,
            "name": self.names.place[at].text(self.lang),
            "kind": place.kind,
            "at": list(place.at),
            "colour": place.colour or None,
            "symbol": self.symbols[place.colour] if place.colour else None,
            "spaces": [self._space(place, number) for number in range(len(place.spaces))],
            "market": None if market < 0 else self._thing(t.market_ids[market], self.names.market[market]),
            "distant_port": place.distant_port,
            "transit": bool(place.transit or t.transit_everywhere),
            "import": self._import(at, place),
            "confidence": dict(place.confidence),
        }

    def _space(self, place: Place, number: int) -> Data:
        name = f"{place.id}/{number + 1}"
        words = {"place": Called(place.name).text(self.lang), "space": str(number + 1)}
        kind = place.spaces[number]
        return {"id": name, "name": self._say("element-space", **words), "kind": kind, "takes": list(SPACES[kind])}

    def _import(self, at: int, place: Place) -> Data | None:
        number = self.t.import_of[at]
        if number < 0 or place.import_at is None:
            return None
        where = self.t.import_place[number]
        thing = self._thing(self.t.place_ids[where], self.names.place[where])
        return {**thing, "at": list(place.import_at), "cubes": place.imports}

    def _line(self, line: int) -> Data:
        t = self.t
        thing = self._thing(t.connection_ids[line], self.names.line[line])
        ends = {"a": t.place_ids[t.end_a[line]], "b": t.place_ids[t.end_b[line]]}
        return {**thing, **ends, "confidence": self.board.connection[line].confidence}

    # Counters, cards, markets

    def _industry(self, at: int, industry: str) -> Data:
        thing = self._thing(industry, self.names.industry[at])
        return {**thing, "short": self._say(f"short-{industry}")}

    def _face(self, face: int) -> Data:
        t = self.t
        found = [
            one
            for one in self.pieces.counter
            if (one.industry, one.level) == (INDUSTRIES[t.face_industry[face]], t.face_level[face])
        ]
        counter = found[0]
        return {
            **self._thing(t.face_ids[face], self.names.face[face]),
            "industry": counter.industry,
            "level": counter.level,
            "number": counter.number,
            "buildable": counter.buildable,
            "cost": counter.cost,
            "coal": counter.coal,
            "iron": counter.iron,
            "cubes": counter.cubes,
            "profit": counter.profit,
            "confidence": dict(counter.confidence),
        }

    def _card(self, card: int) -> Data:
        t = self.t
        kind = "industry" if t.card_industry[card] >= 0 else "location"
        thing = self._thing(t.card_ids[card], self.names.card[card])
        return {**thing, "kind": kind, "number": t.card_counts[card], "symbol": self.symbols[t.card_ids[card]] or None}

    def _demand(self, kind: int) -> Data:
        takes = [PRODUCTS[what] for what in bits.members(self.t.demand_takes[kind])]
        thing = self._thing(self.t.demand_ids[kind], self.names.demand[kind])
        return {**thing, "takes": takes, "number": self.t.demand_counts[kind]}

    # Words

    def _thing(self, id_: str, called: Called) -> Data:
        return {"id": id_, "name": called.text(self.lang)}

    def _say(self, key: str, **params: str | int) -> str:
        return say(GAME, self.lang, key, dict(params))
