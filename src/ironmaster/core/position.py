"""Positions as JSON text, and the pieces that a game's loader needs to refuse a wrong one with a clear error."""

import json
from typing import Final, NoReturn

from ironmaster.core.errors import PositionError
from ironmaster.core.seats import letter, seat_of

Data = dict[str, object]
IDENTITY: Final = ("game", "board", "seats", "rules", "ruleset")
"""Fields of every position: which game it is for."""


def read_position(text: str) -> Data:
    """The position that a JSON text holds. Raises PositionError, also for a key that stands twice.

    >>> read_position('{"tiles": {"wigan/1": "A coal1 2", "wigan/1": "B coal2 3"}}')
    Traceback (most recent call last):
    ironmaster.core.errors.PositionError: wigan/1: stands here twice; each may stand once.
    """
    try:
        data = json.loads(text, object_pairs_hook=_once)
    except PositionError:
        raise
    except (ValueError, RecursionError) as error:
        raise PositionError("json", where="-", detail=str(error)[:120]) from None
    if not isinstance(data, dict):
        fail("type", "-", expected="object")
    return data


def _once(pairs: list[tuple[str, object]]) -> Data:
    data: Data = {}
    for key, value in pairs:
        if key in data:
            fail("duplicate", key[:60])
        data[key] = value
    return data


def fail(case: str, where: str, **params: str | int) -> NoReturn:
    """Refuse a position: the case, the field, and what the sentence needs."""
    raise PositionError(case, where=where, **params)


def shown(value: object) -> str:
    """A wrong value as an error quotes it: short, even if it is an int of thousands of digits or nested too deep.

    >>> shown(10**5000), shown(["cotton"])
    ('...', "['cotton']")
    """
    try:
        return str(value)[:60]
    except (ValueError, RecursionError):
        return "..."


def number(data: Data, key: str, where: str, low: int, high: int, default: int) -> int:
    """An int within bounds, or the default where the key is missing."""
    value = data.get(key, default)
    path = f"{where}{key}"
    if type(value) is not int:
        fail("type", path, expected="integer")
    if not low <= value <= high:
        fail("range", path, value=shown(value), low=low, high=high)
    return value


def choice(data: Data, key: str, where: str, names: tuple[str, ...], default: int) -> int:
    """The index of one of the names."""
    value = data.get(key, names[default])
    if value not in names:
        fail("choice", f"{where}{key}", value=shown(value), known=", ".join(names))
    return names.index(str(value))


def table(data: Data, key: str, where: str = "") -> Data:
    """An object, empty where the key is missing."""
    value = data.get(key, {})
    if not isinstance(value, dict):
        fail("type", f"{where}{key}", expected="object")
    return value


def texts(data: Data, key: str, where: str, default: list[str]) -> list[str]:
    """A list of strings."""
    value = data.get(key, default)
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        fail("type", f"{where}{key}", expected="list of strings")
    return value


def seat(value: object, where: str, seats: int) -> int:
    """The seat that a letter names."""
    found = seat_of(value, seats) if isinstance(value, str) else -1
    if found < 0:
        fail("seat", where, value=shown(value)[:20], known=", ".join(map(letter, range(seats))))
    return found


def players(data: Data, seats: int) -> list[tuple[Data, str]]:
    """What a position says of each seat, and the beginning of its fields' names."""
    found = table(data, "players")
    for key in found:
        seat(key, "players", seats)
    return [(table(found, letter(number), "players."), f"players.{letter(number)}.") for number in range(seats)]


def check_identity(position: Data, identity: Data) -> None:
    """Refuse a position of another game, board, number of seats, or of other rules."""
    for field, value in identity.items():
        given = position.get(field, value)
        if given != value or type(given) is not type(value):
            fail("identity", field, value=shown(given), expected=str(value))


def check_audit(problems: list[str]) -> None:
    """Refuse a position in which the referee finds something wrong."""
    if problems:
        fail("audit", "-", detail="; ".join(problems))


def known_fields(data: Data, where: str, known: tuple[str, ...]) -> None:
    """Refuse a field that means nothing."""
    for key in data:
        if key not in known:
            fail("field", f"{where}{key}", known=", ".join(known))


def turn_order(data: Data, seats: int) -> tuple[list[int], int]:
    """The seats in their order of play, by letter where the position does not say, and the place of the one to act."""
    names = texts(data, "order", "", [letter(number) for number in range(seats)])
    order = [seat(name, "order", seats) for name in names]
    if sorted(order) != list(range(seats)):
        fail("order", "order", seats=seats)
    return order, order.index(seat(data.get("turn", letter(order[0])), "turn", seats))
