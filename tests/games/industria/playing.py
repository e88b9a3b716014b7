"""Whole games of Industria for rule tests: all players follow one simple strategy, chance takes its first outcome."""

from collections.abc import Callable

from tests.games.industria.table import Table

Way = Callable[[Table], str]


def passes(table: Table) -> str:
    """Offers the first tile, never bids, never builds."""
    moves = table.moves()
    for quiet in ("pass", "stop"):
        if quiet in moves:
            return quiet
    return moves[0]


def first_outcome(table: Table) -> str:
    outcomes = [outcome for outcome, _ in table.game.law.outcomes(table.state)]
    return table.game.actions.text(outcomes[0])


def step(table: Table, way: Way = passes) -> str:
    """One decision or outcome."""
    text = first_outcome(table) if table.turn == "chance" else way(table)
    table.do(text)
    return text


def until(table: Table, holds: Callable[[Table], bool], way: Way = passes) -> list[str]:
    """Play on until a condition holds. Returns the moves and outcomes so far."""
    said: list[str] = []
    for _ in range(5000):
        if holds(table):
            return said
        said.append(step(table, way))
    raise AssertionError("it never comes to that")


def new_game(seats: int = 4, first: str = "A", rules: dict[str, object] | None = None) -> Table:
    """A game whose start player has been drawn."""
    return Table({"phase": "first"}, seats=seats, rules=rules).do(f"first {first}")


def lots(table: Table) -> Callable[[Table], bool]:
    """Whether the first lot of a round after the present one is to be put up."""
    round_ = table.position["round"]
    return lambda now: now.position["round"] > round_ and now.position["phase"] == "auction"
