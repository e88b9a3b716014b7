"""The names of the things of Age of Industry, by number."""

from ironmaster.core.naming import Called
from ironmaster.core.refusal import named
from ironmaster.games.age_of_industry.board import INDUSTRIES, Board
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.kit.speech import money_in

GAME = "age_of_industry"
money = money_in(GAME, "dollars")


class Names:
    """The names of places, spaces, connections, counters, cards and markets."""

    def __init__(self, t: Tables, board: Board) -> None:
        printed = [Called(place.name) for place in board.place]
        imports = [named(GAME, "import-space", place=printed[sea]) for sea in t.import_seas]
        self.place: list[Called] = printed + imports
        self.track: Called = named(GAME, "the-track")
        self.industry: list[Called] = [named(GAME, f"name-{industry}") for industry in INDUSTRIES]
        self.card: list[Called] = [named(GAME, f"name-{card}") for card in t.card_ids]
        """What a card shows."""
        self.whole_card: list[Called] = [named(GAME, "element-card", card=card) for card in self.card]
        self.face: list[Called] = [
            named(GAME, "counter", industry=self.industry[t.face_industry[face]], level=t.face_level[face])
            for face in range(t.faces)
        ]
        """Short names, for labels and lists."""
        self.counter: list[Called] = [
            named(GAME, "counter-in-words", industry=self.industry[t.face_industry[face]], level=t.face_level[face])
            for face in range(t.faces)
        ]
        self.line: list[Called] = [
            named(GAME, "line", start=self.place[t.end_a[line]], end=self.place[t.end_b[line]])
            for line in range(t.connections)
        ]
        self.market: list[Called] = [
            named(GAME, "market-at-sea" if board.place[place].kind == "sea" else "market-of", place=self.place[place])
            for place in t.market_place
        ]
        self.demand: list[Called] = [named(GAME, f"demand-{kind}") for kind in t.demand_ids]

    def either(self, some: list[Called]) -> Called:
        """Several things joined by "or"."""
        found = some[0]
        for one in some[1:]:
            found = named(GAME, "either", first=found, second=one)
        return found

    def source(self, t: Tables, source: int) -> Called:
        """Where a cube comes from: the place of a space, or an import space, numbered after all spaces."""
        if source == t.track:
            return self.track
        return self.place[t.import_place[source - t.spaces] if source >= t.spaces else t.place_of[source]]
