"""Playing the seats of an account, wherever one of them is to act, for as long as somebody lets it.

A move names the index that it was made for, so the server makes it once, however often it is sent and whoever else
moves for the seat. After a broken connection everything is simply looked at again.
"""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from ironmaster.client.errors import Away, ClientError, Refused
from ironmaster.client.server import Server

Choose = Callable[[dict[str, object], list[str]], str]
"""Chooses one of the moves, from what the seat may know."""
EVERY: Final = 20.0
"""Seconds after which all tables are looked at, whether the bell rang or not."""
FIRST: Final = 1.0
LONGEST: Final = 15.0
"""Seconds before a server that is away is asked again: at first, and at most."""


class News(NamedTuple):
    """Something to tell whoever watches: a move that was made at a table, or that the server is away."""

    table: str = ""
    seat: str = ""
    move: str = ""
    away: str = ""


def play(server: Server, choose: Choose, table: str = "", tell: Callable[[News], None] = lambda _: None) -> None:
    """Play on, at all tables or at one, until the caller is interrupted. Raises Refused and ClientError."""
    server.get("/api/me")  # a wrong token is told at once
    pause = FIRST
    while True:
        try:
            with server.bell() as bell:
                rung = table
                while True:
                    for one in [rung] if rung else waiting(server):
                        if table in ("", one):
                            play_table(server, choose, one, tell)
                    pause = FIRST
                    rung = bell.wait(EVERY)
        except Away as away:
            tell(News(away=away.problem))
            time.sleep(max(pause, away.seconds))
            pause = min(2 * pause, LONGEST)


def waiting(server: Server) -> list[str]:
    """The tables at which a seat of the account is to act, the longest waiting first."""
    return [one["id"] for one in server.get("/api/me/turns")["tables"]]


def play_table(server: Server, choose: Choose, table: str, tell: Callable[[News], None] = lambda _: None) -> None:
    """Make moves at a table as long as a seat of the account is to act there."""
    refused = -1
    while True:
        state = server.get(f"/api/tables/{table}/state", seat="turn")
        offer, index = state["offer"], state["index"]
        if not offer:
            return
        moves = [choice["move"] for choice in offer["moves"]]
        move = choose(state["view"], moves)
        if move not in moves:
            raise ClientError("client.move", move=move)
        try:
            server.post(f"/api/tables/{table}/moves", {"seat": offer["seat"], "at": index, "move": move})
        except Refused as no:
            if no.status != 409 or refused == index:
                raise
            refused = index  # somebody else moved meanwhile: look again
            continue
        tell(News(table, offer["seat"], move))
