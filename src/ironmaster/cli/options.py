"""Options shared by several commands."""

from ironmaster.bots.contract import Bot
from ironmaster.bots.registry import bot_from
from ironmaster.core.errors import SetupError
from ironmaster.core.registry import read_switch
from ironmaster.core.seats import LETTERS, seat_of


def switches(name: str, given: list[str]) -> dict[str, object]:
    """Rule switches from texts like `dm_bonus=cash`."""
    chosen: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key.strip():
            raise SetupError("cli.rule", text=text)
        chosen[key.strip()] = read_switch(name, key.strip(), value)
    return chosen


def seated(seats: int, many: str, single: list[str]) -> dict[int, Bot]:
    """The bots at a table: `many` fills the last seats (`random,random`), `single` names seats (`B=random`)."""
    names = [name.strip() for name in many.split(",")] if many.strip() else []
    if len(names) > seats:
        raise SetupError("cli.bots", bots=len(names), seats=seats)
    bots = {seats - len(names) + place: bot_from(name) for place, name in enumerate(names)}
    for text in single:
        place, equals, name = text.partition("=")
        seat = seat_of(place.strip().upper(), seats)
        if not equals or seat < 0:
            raise SetupError("cli.place", text=text, known=", ".join(LETTERS[:seats]))
        bots[seat] = bot_from(name.strip())
    return bots
