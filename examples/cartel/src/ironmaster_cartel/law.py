"""The state and the law of Cartel. The number of a bid is its amount in pounds; 0 means to pass."""

from dataclasses import dataclass
from typing import Annotated, Final

from ironmaster.core.actions import Actions
from ironmaster.core.contract import CHANCE, OVER, Law
from ironmaster.core.fields import Choice, DeclaredState, Hands, Number, Owners, PerSeat, Seat
from ironmaster.core.naming import who
from ironmaster.core.refusal import Refusal
from ironmaster.core.seats import letter

MONEY: Final = 12
TRADES: Final = ("coal", "iron", "rail")
WORTHS: Final = (2, 3, 4)
ORDERS: Final = tuple(f"{trade}{worth}" for trade in TRADES for worth in WORTHS)
CARDS: Final = Hands(TRADES, 2, "the secret trade")
ROUNDS: Final = 6
BONUS: Final = 2
PASS: Final = 0
ORDER: Final = MONEY + 1
RECKON: Final = ORDER + len(ORDERS)
DEAL: Final = RECKON + 1
RULES: Final = {"deal": "cartel.setup.trade", "order": "cartel.order.turn", "reckon": "cartel.end.trade"}


@dataclass(eq=False)
class CartelState(DeclaredState):
    """One position."""

    trades: Annotated[list[list[int]], CARDS]
    owner: Annotated[list[int], Owners(ORDERS, "who has won each order")]
    cash: Annotated[list[int], PerSeat(0, MONEY, "pounds")]
    points: Annotated[list[int], PerSeat(0, 99, "points")]
    order: Annotated[int, Choice(ORDERS, "the order that is bid for")] = -1
    start: Annotated[int, Seat("who bids first")] = 0
    turn: Annotated[int, Seat("who bids now")] = 0
    bidder: Annotated[int, Seat("who made the highest bid")] = -1
    bid: Annotated[int, Number(0, MONEY, "the highest bid")] = 0
    done: Annotated[int, Number(0, 1, "whether the trades are shown")] = 0


class CartelLaw(Law[CartelState]):
    """The law for a number of seats."""

    def __init__(self, seats: int) -> None:
        bids = [f"bid {pounds}" for pounds in range(1, MONEY + 1)]
        deals = [f"deal {letter(seat)} {trade}" for seat in range(seats) for trade in TRADES]
        texts = ["pass", *bids, *(f"order {order}" for order in ORDERS), "reckon", *deals]
        super().__init__(Actions(texts), of_chance=("order", "deal", "reckon"))
        self.seats = seats

    def start(self) -> CartelState:
        """cartel.setup.*"""
        return CartelState([[] for _ in range(self.seats)], [-1] * len(ORDERS), [MONEY] * self.seats, [0] * self.seats)

    def to_act(self, s: CartelState) -> int:
        return OVER if s.done else CHANCE if s.order < 0 else s.turn

    def moves(self, s: CartelState) -> list[int]:
        return [PASS, *range(s.bid + 1, s.cash[s.turn] + 1)]

    def apply(self, s: CartelState, move: int) -> None:
        if move != PASS:
            s.bid, s.bidder = move, s.turn
        s.turn = (s.turn + 1) % self.seats
        if s.turn == s.start:
            self._sell(s)

    def _sell(self, s: CartelState) -> None:
        """cartel.bid.won."""
        winner = s.bidder if s.bidder >= 0 else s.start
        s.cash[winner] -= s.bid
        s.points[winner] += WORTHS[s.order % len(WORTHS)]
        s.owner[s.order] = winner
        s.order, s.bid, s.bidder = -1, 0, -1
        s.start = s.turn = (s.start + 1) % self.seats

    def outcomes(self, s: CartelState) -> list[tuple[int, int]]:
        dealt = sum(map(len, s.trades))
        if dealt < self.seats:
            first = DEAL + dealt * len(TRADES)
            return [(first + trade, left) for trade, left in enumerate(CARDS.unseen(s.trades)) if left]
        pile = [order for order, owner in enumerate(s.owner) if owner < 0]
        return [(ORDER + order, 1) for order in pile] if len(ORDERS) - len(pile) < ROUNDS else [(RECKON, 1)]

    def settle(self, s: CartelState, outcome: int) -> None:
        if outcome == RECKON:
            s.points = [points + self.bonus(s, seat) for seat, points in enumerate(s.points)]
            s.done = 1
        elif outcome >= DEAL:
            seat, trade = divmod(outcome - DEAL, len(TRADES))
            s.trades[seat].append(trade)
        else:
            s.order = outcome - ORDER

    def bonus(self, s: CartelState, seat: int) -> int:
        """cartel.end.trade."""
        won = [order // len(WORTHS) for order, owner in enumerate(s.owner) if owner == seat]
        return BONUS * sum(won.count(trade) for trade in s.trades[seat])

    def scores(self, s: CartelState) -> list[int]:
        return s.points[:]

    def ranking(self, s: CartelState) -> list[int]:
        return sorted(range(self.seats), key=lambda seat: (-s.points[seat], -s.cash[seat]))

    def places(self, s: CartelState) -> list[int]:
        worth = list(zip(s.points, s.cash, strict=True))
        return [1 + sum(other > own for other in worth) for own in worth]

    def why(self, s: CartelState, text: str) -> list[Refusal]:
        pounds = self.actions.number(self.canonical(text))
        if self.to_act(s) < 0:
            return [Refusal("cartel.bid.once", {}, "moment")]
        found = []
        if 0 < pounds <= s.bid:
            found.append(Refusal("cartel.bid.higher", {"bid": s.bid}))
        if pounds > s.cash[s.turn]:
            found.append(Refusal("cartel.bid.cash", {"seat": who(s.turn), "cash": s.cash[s.turn]}))
        return found

    def audit(self, s: CartelState) -> list[str]:
        won = [sum(WORTHS[order % 3] for order, owner in enumerate(s.owner) if owner == k) for k in range(self.seats)]
        dealt, sold = list(map(len, s.trades)), sum(owner >= 0 for owner in s.owner)
        checks = [
            (min(CARDS.unseen(s.trades)) >= 0, "a trade is held too often"),
            (dealt == sorted(dealt, reverse=True) and max(dealt) <= 1, "trades are not dealt in turn"),
            (min(dealt) == 1 or (sold == 0 and s.order < 0), "an order comes before the trades"),
            (sold + (s.order >= 0) <= ROUNDS and (s.order < 0 or s.owner[s.order] < 0), "an order too many"),
            (not s.done or sold == ROUNDS, "over before the last order"),
            (min(s.start, s.turn) >= 0 and (s.order >= 0 or s.start == s.turn), "nobody bids first"),
            ((s.bid > 0) == (s.bidder >= 0) and (s.order >= 0 or not s.bid), "a bid of nobody or for nothing"),
            (s.bidder < 0 or s.bid <= s.cash[s.bidder], "a bid that cannot be paid"),
            (s.points == [w + s.done * self.bonus(s, seat) for seat, w in enumerate(won)], "points for nothing"),
        ]
        return [problem for holds, problem in checks if not holds]
