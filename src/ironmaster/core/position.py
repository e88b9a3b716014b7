"""Positions as JSON text, and functions for the loaders of games that refuse invalid positions."""

import json
from typing import Final, NoReturn

from ironmaster.core.errors import PositionError
from ironmaster.core.seats import letter, seat_of

Data = dict[str, object]
IDENTITY: Final = ("game", "board", "seats", "rules", "ruleset")
"""The fields of every position that identify its game."""


def read_position(text: str) -> Data:
    """The position in a JSON text. Raises PositionError, also for a duplicate key.

    >>> read_position('{"tiles": {"wigan/1": "A coal1 2", "wigan/1": "B coal2 3"}}')
    Traceback (most recent call last):
    ironmaster.core.errors.PositionError: wigan/1: appears twice.
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
    """Raise a PositionError with the case, the field, and the parameters of the message."""
    raise PositionError(case, where=where, **params)


def shown(value: object) -> str:
    """A wrong value for an error message: short, even for an int of thousands of digits or deeply nested data.

    >>> shown(10**5000), shown(["cotton"])
    ('...', "['cotton']")
    """
    try:
        return str(value)[:60]
    except (ValueError, RecursionError):
        return "..."


def number(data: Data, key: str, where: str, low: int, high: int, default: int) -> int:
    """An int within bounds, or the default if the key is missing."""
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
    """An object, empty if the key is missing."""
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
    """The data of each seat, and the prefix of its field names."""
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
    """Refuse a position in which the audit finds problems."""
    if problems:
        fail("audit", "-", detail="; ".join(problems))


def known_fields(data: Data, where: str, known: tuple[str, ...]) -> None:
    """Refuse an unknown field."""
    for key in data:
        if key not in known:
            fail("field", f"{where}{key}", known=", ".join(known))


def turn_order(data: Data, seats: int) -> tuple[list[int], int]:
    """The order of play (by letter if the position has none), and the index of the seat to act."""
    names = texts(data, "order", "", [letter(number) for number in range(seats)])
    order = [seat(name, "order", seats) for name in names]
    if sorted(order) != list(range(seats)):
        fail("order", "order", seats=seats)
    return order, order.index(seat(data.get("turn", letter(order[0])), "turn", seats))
