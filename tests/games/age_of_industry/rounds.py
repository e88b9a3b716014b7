"""The end of a round and of the game of Age of Industry for rule tests, and figures of all seats."""

from typing import Any

from tests.games.age_of_industry.table import Table


def each(table: Table, what: str) -> list[int]:
    """A figure of all seats, e.g. their `cash`."""
    return [player[what] for player in table.position["players"].values()]


def ranking(table: Table) -> str:
    """The seats, the winner first."""
    return "".join("ABCDE"[seat] for seat in table.game.law.ranking(table.state))


def gone(*counters: str) -> dict[str, int]:
    """A display without any of these counters."""
    return dict.fromkeys(counters, 0)


def last_pass(position: dict[str, Any], **table: Any) -> Table:
    """The seat that is last in turn order has passed with its last card: phases 2 and 3 have been played."""
    order = position.get("order", list("ABCDE"[: table.get("seats", 3)]))
    players: dict[str, Any] = dict(position.get("players", {}))
    players[order[-1]] = {"hand": ["ship"], **players.get(order[-1], {})}
    found = Table({**position, "players": players, "turn": order[-1], "actions": 1}, **table)
    return found.do("pass")


def final(position: dict[str, Any], **table: Any) -> Table:
    """The game is over: the deck is empty, and the last in turn order has no card left."""
    return last_pass({"deck": 0, **position}, **table)
