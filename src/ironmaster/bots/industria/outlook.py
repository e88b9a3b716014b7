"""Data of a board that every seat shares: which tiles belong together, and the value of a thaler."""

from ironmaster.bots.industria.plan import Purse
from ironmaster.games.industria.state import BUILDING, FIRST_PLAYER, IndustriaState
from ironmaster.games.industria.tables import NEVER, TECHNOLOGY, Tables
from ironmaster.kit import bits


class Outlook:
    """Tables of one board and the weights of one judge."""

    def __init__(self, t: Tables, weights: dict[str, float]) -> None:
        self.t: Tables = t
        self._read(weights)
        tiles = list(range(t.tiles))
        kinds = list(range(len(t.bonus_ids)))
        self.neighbours: list[list[int]] = [self._neighbours(tile) for tile in tiles]
        self.symbols: list[list[int]] = [bits.members(t.symbols[tile]) for tile in tiles]
        self.users: list[int] = [
            bits.union([tile for tile in tiles if material in t.needs[tile]]) for material in range(t.materials)
        ]
        self.showing: list[int] = [
            bits.union([tile for tile in tiles if t.symbols[tile] >> kind & 1]) for kind in kinds
        ]
        self.bonuses: list[int] = [bits.union([tile for tile in tiles if t.bonus[tile] == kind]) for kind in kinds]
        self.cashable: float = 0.0 if t.cashing == NEVER else float(t.raw_value)
        """Thalers that a raw-material tile can always be turned into."""
        self.last_thaler: float = 1.0 / t.thalers_per_point

    def _read(self, weights: dict[str, float]) -> None:
        self.thaler_early: float = weights["thaler_early"]
        self.thaler_fall: float = weights["thaler_fall"]
        self.usual: float = weights["usual_purse"]
        self.ease: float = weights["ease"]
        self.put_off: float = weights["put_off"]
        self.income_share: float = weights["income_share"]
        self.maker_in_own_hand: float = weights["maker_in_own_hand"]
        self.maker_in_a_hand: float = weights["maker_in_a_hand"]
        self.material_to_come: float = weights["material_to_come"]
        self.sales: float = weights["sales"]
        self.builds_a_round: float = weights["builds_a_round"]
        self.link_in_hand: float = weights["link_in_hand"]
        self.link_hope: float = weights["link_hope"]
        self.bonus_hope: float = weights["bonus_hope"]
        self.factory_hope: float = weights["factory_hope"]
        self.bonus_in_hand: float = weights["bonus_in_hand"]
        self.late_share: float = weights["late_share"]
        self.eagerness: float = weights["eagerness"]
        self.bid_doubt: float = weights["bid_doubt"]
        self.award_doubt: float = weights["award_doubt"]
        self.start_worth: float = weights["start_worth"]
        self.envy: float = weights["envy"]

    def _neighbours(self, tile: int) -> list[int]:
        t = self.t
        found: list[int] = []
        for link in range(t.links):
            if t.ends[link] >> tile & 1 and t.ends[link] & t.in_box == 0:
                found.append(t.end_b[link] if t.end_a[link] == tile else t.end_a[link])
        return found

    def elapsed(self, s: IndustriaState) -> float:
        """The share of all lots of the game that have an owner."""
        t = self.t
        if s.phase == FIRST_PLAYER:
            return 0.0
        to_come = bits.count(s.unseen) + bits.count(s.display)
        return 1.0 - to_come / (t.rounds * t.lots)

    def purse(self, s: IndustriaState) -> Purse:
        """The value of thalers now."""
        spare = (self.thaler_early - self.last_thaler) * (1.0 - self.elapsed(s) ** self.thaler_fall)
        return Purse(self.last_thaler, spare, self.usual, self.ease)

    def done(self, s: IndustriaState, seat: int) -> bool:
        """Whether the seat has already built in this round."""
        if s.phase != BUILDING:
            return False
        seats = self.t.seats
        return (seat - s.start) % seats < (s.at - s.start) % seats

    def builds(self, s: IndustriaState, seat: int) -> int:
        """Rounds of this epoch in which the seat can still build, the present one included."""
        t = self.t
        if s.phase == FIRST_PLAYER:
            return t.rounds_an_epoch
        left = t.rounds_an_epoch - (s.round - 1) % t.rounds_an_epoch
        return left - 1 if self.done(s, seat) else left

    def worth_late(self, beside: float, cost: float, rate: float, s: IndustriaState, tile: int) -> float:
        """The value of a tile that is not built in this epoch."""
        if s.epoch + 1 >= self.t.epochs or self.t.kind[tile] == TECHNOLOGY:
            return 0.0
        net = beside - cost * rate
        return self.late_share * net if net > 0.0 else 0.0
