"""Effects of moves on a seat: the lines that all games share."""

from collections.abc import Callable

from ironmaster.core.effects import GAIN, LOSS, Effect
from ironmaster.core.naming import Value
from ironmaster.kit.speech import Money, Speaker


def tone(was: int, now: int) -> str:
    """GAIN if the number grows, LOSS if it falls."""
    return GAIN if now > was else LOSS if now < was else ""


class EffectLines(Speaker):
    """Describes the effects of a seat's moves in one language. The label of a line is the message `effect-<key>`."""

    def __init__(self, game: str, lang: str, money: Money, seat: int) -> None:
        super().__init__(game, lang, money)
        self.seat = seat

    def line(self, kind: str, before: str, after: str, note: str = "", tone: str = "") -> Effect:
        """One line, labelled by its kind."""
        return Effect(kind, self.say(f"effect-{kind}"), before, after, note, tone)

    def labelled(self, kind: str, key: str, before: str, after: str, **params: Value) -> Effect:
        """One line with a label of its own."""
        return Effect(kind, self.say(f"effect-{key}", **params), before, after)

    def change(
        self, kind: str, was: int, now: int, shown: Callable[[int], str] = str, note: str = "", sign: int = 1
    ) -> list[Effect]:
        """A number that changes. With a sign of -1, less is better."""
        return [self.line(kind, shown(was), shown(now), note, tone(sign * was, sign * now))] if was != now else []

    def cost(self, total: int, note: str) -> list[Effect]:
        """The cost of the moves, with its parts."""
        return [self.line("cost", "", self.money(total), note)] if note else []

    def cash(self, was: int, now: int, note: str = "") -> list[Effect]:
        """The cash of the seat. Spending is not marked as a loss."""
        if was == now and not note:
            return []
        return [self.line("cash", self.money(was), self.money(now), note, GAIN if now > was else "")]
