"""Plays the seats of an account at all tables where it is their turn.

Every move carries the index that it was chosen for, so the server makes it only once, even if it is sent twice. After a
lost connection, all tables are simply checked again.
"""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from ironmaster.client.errors import ClientError, Refused, Unreachable
from ironmaster.client.server import Server

Choose = Callable[[dict[str, object], list[str]], str]
"""Chooses one of the moves, given the view of the seat."""
POLL_SECONDS: Final = 20.0
"""How often all tables are checked, in case a turn notice was lost."""
FIRST_RETRY_SECONDS: Final = 1.0
LONGEST_RETRY_SECONDS: Final = 15.0
"""The wait before a reconnect. It doubles from the first to the longest."""


class Progress(NamedTuple):
    """A report for the caller: a move that was made, or the reason why the server is unreachable."""

    table: str = ""
    seat: str = ""
    move: str = ""
    unreachable: str = ""


def play(server: Server, choose: Choose, table: str = "", report: Callable[[Progress], None] = lambda _: None) -> None:
    """Play at all tables or at one, until interrupted. Raises Refused and ClientError."""
    server.get("/api/me")  # fails at once if the token is wrong
    pause = FIRST_RETRY_SECONDS
    while True:
        try:
            with server.turn_notices() as notices:
                due = table
                while True:
                    for one in [due] if due else waiting(server):
                        if table in ("", one):
                            play_table(server, choose, one, report)
                    pause = FIRST_RETRY_SECONDS
                    due = notices.wait(POLL_SECONDS)
        except Unreachable as error:
            report(Progress(unreachable=error.problem))
            time.sleep(max(pause, error.seconds))
            pause = min(2 * pause, LONGEST_RETRY_SECONDS)


def waiting(server: Server) -> list[str]:
    """The tables where it is the turn of the account, longest waiting first."""
    return [one["id"] for one in server.get("/api/me/turns")["tables"]]


def play_table(server: Server, choose: Choose, table: str, report: Callable[[Progress], None] = lambda _: None) -> None:
    """Make moves at a table as long as it is the turn of the account."""
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
            refused = index  # the table has changed meanwhile: read it again, but only once for the same index
            continue
        report(Progress(table, offer["seat"], move))
