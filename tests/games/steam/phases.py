"""Ends of phases for rule tests of Steam, and figures of all seats."""

from typing import Any

from tests.games.steam.table import Table, building, moving

SUPPLY = ["red blue", "grey grey", "yellow purple", *[""] * 9]
"""Three supply spaces with cubes, the others empty."""


def each(table: Table, what: str) -> list[Any]:
    """A figure of all seats, e.g. their `cash`."""
    return [player[what] for player in table.position["players"].values()]


def ranking(table: Table) -> str:
    """The seats, the winner first."""
    return "".join("ABCDEF"[seat] for seat in table.game.law.ranking(table.state))


def settled(*, seats: int = 3, order: str = "", **more: Any) -> Table:
    """The goods phase has ended with the last pass: income and expenses, and everything that follows automatically."""
    order = order or "ABCDEF"[:seats]
    return moving(seats=seats, order=list(order), turn=order[-1], cycle=2, **more).do("pass")


def ended(*, seats: int = 3, **more: Any) -> Table:
    """The game is over: the last pass of the last turn has been made."""
    return settled(seats=seats, round={3: 10, 4: 8}.get(seats, 7), **more)


def acting(
    tile: str,
    *,
    tiles: dict[str, str] | None = None,
    players: dict[str, dict[str, Any]] | None = None,
    supply: list[str] | None = None,
    **more: Any,
) -> Table:
    """A builds with an action tile 5 or 7 that is still to be carried out."""
    told = {**(players or {}), "A": {"due": True, **(players or {}).get("A", {})}}
    held = {"A": tile, "C": "locomotive", **(tiles or {})}
    return building(tiles=held, players=told, supply=SUPPLY if supply is None else supply, **more)
