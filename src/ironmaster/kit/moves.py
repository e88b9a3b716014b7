"""Tables of all moves and outcomes of a game on a board."""


class MoveTables:
    """The text of each move and outcome, its verb, and its arguments."""

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.texts: list[str] = []
        self.verb: list[int] = []
        self.arg: list[int] = []
        self.other: list[int] = []

    def add(self, verb: int, text: str, arg: int = 0, other: int = 0) -> int:
        """Add a move or outcome and return its number."""
        self.texts.append(text)
        self.verb.append(verb)
        self.arg.append(arg)
        self.other.append(other)
        return len(self.texts) - 1
