"""What moves of Brass would change for the seat that makes them, in words."""

from ironmaster.core.effects import Effect
from ironmaster.core.messages import say
from ironmaster.games.brass import law
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import Tables
from ironmaster.games.brass.words import money


class Effects:
    """The effects in one game, with the names of its board."""

    def __init__(self, t: Tables, names: dict[str, str]) -> None:
        self.t = t
        self.names = names

    def of(self, before: BrassState, moves: list[int], seat: int, lang: str) -> list[Effect]:
        """What the moves change, in a fixed order."""
        after = before.copy()
        for move in moves:
            law.apply(self.t, after, move)
        was, now = before.cash[seat], after.cash[seat]
        if was == now:
            return []
        return [Effect("cash", say("brass", lang, "effect-cash", {}), money(lang, was), money(lang, now))]
