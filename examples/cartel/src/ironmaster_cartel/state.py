"""The state of a game of Cartel."""

from dataclasses import dataclass
from typing import Annotated, Final

from ironmaster.core.fields import Choice, DeclaredState, Hands, Number, Owners, PerSeat, Seat

MONEY: Final = 12
TRADES: Final = ("coal", "iron", "rail")
WORTHS: Final = (2, 3, 4)
ORDERS: Final = tuple(f"{trade}{worth}" for trade in TRADES for worth in WORTHS)
CARDS: Final = Hands(TRADES, 2, "the secret trade")


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
