"""Advance a game under test: resolve chance, pass turns, finish an era."""

from typing import Any

from tests.games.brass.table import Table


def draw_cards(table: Table, wanted: dict[str, list[str]] | None = None) -> list[str]:
    """Draw cards until a player may act; `wanted` names the first cards of a seat. Returns the seats that drew."""
    left = {seat: list(cards) for seat, cards in (wanted or {}).items()}
    drew: list[str] = []
    while table.turn == "chance":
        seat: str = table.position["turn"]
        outcomes = [table.game.actions.text(outcome) for outcome, _ in table.game.law.outcomes(table.state)]
        table.do(f"draw {left[seat].pop(0)}" if left.get(seat) else outcomes[0])
        drew.append(seat)
    assert not any(left.values()), f"not all drawn: {left}"
    return drew


def pass_action(table: Table) -> None:
    """Forgo one action and discard the first card of the hand."""
    table.do("pass")
    if table.position["pending"]:
        table.do(table.moves("discard")[0])


def pass_round(table: Table) -> None:
    """Pass until the round is over and the next one (or the end) has come."""
    round_now = (table.position["era"], table.position["round"])
    while table.turn != "over" and (table.position["era"], table.position["round"]) == round_now:
        pass_action(table)
        draw_cards(table)


def last_card(era: str, **position: Any) -> Table:
    """A table after A has played the last card of an era by passing, with all that follows."""
    rules = position.pop("rules", None)
    seats = position.pop("seats", 4)
    players = {letter: {**position.get("players", {}).get(letter, {})} for letter in "ABCD"[:seats]}
    players["A"].setdefault("hand", ["coal"])
    clock = {"era": era, "round": 8 if seats == 4 else 10, "actions": 1, "pile": 0}
    return Table({**clock, **position, "players": players}, seats=seats, rules=rules).do("pass")
