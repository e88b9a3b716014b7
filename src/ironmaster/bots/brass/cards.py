"""The use of cards in hand."""

from ironmaster.games.brass.pieces import top_face
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import build
from ironmaster.games.brass.tables import CANAL, KINDS, Tables
from ironmaster.kit import bits


class Cards:
    """The use of a card: whether the tiles on top of the piles find a slot where it lets them be built."""

    def __init__(self, t: Tables, weights: dict[str, float]) -> None:
        self.t: Tables = t
        self.again: float = weights["card_again"]
        self.far: float = weights["card_far"]
        self.merit: list[float] = [
            weights["card_cotton"],
            weights["card_port"],
            weights["card_coal"],
            weights["card_iron"],
            weights["card_shipyard"],
        ]
        self.shown: list[list[int]] = [bits.members(symbols) for symbols in t.symbols]
        """Industries of each slot."""
        self.places: list[int] = [0] * KINDS
        """Places with an empty slot for each industry."""
        self.best: list[int] = sorted(range(KINDS), key=lambda industry: -self.merit[industry])
        self.ready: int = 0
        """Industries whose next tile the seat may build."""
        self.network: int = 0
        self.closed: int = 0
        """Places where it may build nothing more."""

    def look(self, s: BrassState) -> None:
        """See which slots are empty."""
        t = self.t
        taken = s.standing[0] | s.standing[1] | s.standing[2] | s.standing[3] | s.standing[4]
        for industry in range(KINDS):
            self.places[industry] = 0
        for slot in range(t.slots):
            if taken >> slot & 1 == 0:
                place = 1 << t.place_of[slot]
                for industry in self.shown[slot]:
                    self.places[industry] |= place

    def look_at(self, s: BrassState, seat: int) -> None:
        """See what a seat may build and where; then its cards can be judged."""
        self.ready = 0
        for industry in range(KINDS):
            if build.tile_refusal(self.t, s, top_face(self.t, s, seat, industry)) == 0:
                self.ready |= 1 << industry
        self.network = build.network(self.t, s, seat)
        self.closed = s.towns[seat] if s.era == CANAL else 0

    def hand(self, s: BrassState, seat: int) -> float:
        """The use of a hand."""
        self.look_at(s, seat)
        total = 0.0
        last = -1
        for card in s.hands[seat]:
            use = self.use(card)
            total += use * self.again if card == last else use
            last = card
        return total

    def use(self, card: int) -> float:
        """The use of one card for the seat."""
        if card >= self.t.towns:
            return self._industry(card - self.t.towns)
        if self.closed >> card & 1:
            return 0.0
        for industry in self.best:
            if self.ready >> industry & 1 and self.places[industry] >> card & 1:
                return self.merit[industry]
        return 0.0

    def _industry(self, industry: int) -> float:
        """The use of an industry card: less if the network has no slot for it, because it may have one later."""
        if self.ready >> industry & 1 == 0:
            return 0.0
        if self.places[industry] & self.network & ~self.closed:
            return self.merit[industry]
        return self.merit[industry] * self.far
