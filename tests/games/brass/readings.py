"""Short accessors for the values that rule tests read from a table."""

from tests.games.brass.table import Table


def purse(table: Table, seat: str) -> tuple[int, int, int]:
    """Cash, amount spent and income space of a player."""
    player = table.player(seat)
    return player["cash"], player["spent"], player["income"]


def tracks(table: Table) -> tuple[int, int]:
    """Cubes on the coal track and on the iron track."""
    position = table.position
    return position["coal"], position["iron"]


def forbids(table: Table, text: str, *clauses: str) -> bool:
    """Whether the move is refused by exactly these clauses, in this order."""
    return table.refuses(text, *clauses) and table.why(text) == list(clauses)
