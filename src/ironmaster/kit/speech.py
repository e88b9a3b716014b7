"""Messages of a game, with the names of its things and its money."""

from collections.abc import Callable, Mapping

from ironmaster.core.messages import say
from ironmaster.core.naming import Value
from ironmaster.core.refusal import name

Money = Callable[[str, int], str]
"""How a game writes a sum in a language."""


def money_in(game: str, unit: str) -> Money:
    """The function that writes sums of a game, with its messages `sum` and `debt`; `unit` is their parameter.

    >>> pounds = money_in("brass", "pounds")
    >>> pounds("en", -3), pounds("fr", 30)
    ('−£3', '30\xa0£')
    """
    return lambda lang, amount: say(game, lang, "debt" if amount < 0 else "sum", {unit: abs(amount)})


def tell(game: str, lang: str, key: str, params: Mapping[str, Value]) -> str:
    """A message of a game. Values that are things of the game are replaced by their names."""
    return say(game, lang, key, {field: name(game, lang, value) for field, value in params.items()})


class Speaker:
    """Writes the messages of a game in one language."""

    def __init__(self, game: str, lang: str, money: Money) -> None:
        self.game = game
        self.lang = lang
        self._money = money

    def money(self, amount: int) -> str:
        """A sum of money in a language."""
        return self._money(self.lang, amount)

    def say(self, key: str, **params: Value) -> str:
        """A message of the game."""
        return tell(self.game, self.lang, key, params)

    def joined(self, notes: list[str]) -> str:
        """Several notes joined into one."""
        whole = "".join(notes[:1])
        for note in notes[1:]:
            whole = self.say("joined", first=whole, second=note)
        return whole
