"""The games that can be played here."""

from collections.abc import Callable, Mapping
from importlib import import_module

from ironmaster.core.contract import Game
from ironmaster.core.errors import BoardError, SetupError
from ironmaster.core.spec import Setup, Spec, Switch

Maker = Callable[[Setup], Game]

_games: dict[str, tuple[Spec, Maker]] = {}
_announced: dict[str, str] = {}


def register(spec: Spec, make: Maker) -> None:
    """Add a game: its description and the function that makes it."""
    _games[spec.name] = (spec, make)


def announce(name: str, module: str) -> None:
    """Say which module registers a game: it is loaded when the game is first asked for."""
    _announced[name] = module


def names() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted({*_games, *_announced})


def spec_of(name: str) -> Spec:
    """The description of a game."""
    return _found(name)[0]


def _found(name: str) -> tuple[Spec, Maker]:
    if name not in _games and name in _announced:
        import_module(_announced[name])
    if name not in _games:
        raise SetupError("game", game=name, known=", ".join(names()))
    return _games[name]


def game(
    name: str,
    *,
    seats: int | None = None,
    board: str | None = None,
    rules: Mapping[str, object] | None = None,
    files: bool = True,
) -> Game:
    """Set up a game: a name, the number of seats, a board (name or file), and rule switches.

    With `files=False` only the names of known boards will do: for what strangers ask.

    >>> brass = game("brass", seats=4, rules={"dm_bonus": "cash"})
    >>> brass.seats, brass.board, brass.rules
    (4, 'lancashire', {'dm_bonus': 'cash'})
    """
    spec, make = _found(name)
    given = {} if rules is None else dict(rules)
    chosen = {key: _checked(spec, key, value) for key, value in given.items()}
    possible = spec.seats_with(chosen, board or "")
    wanted = max(possible) if seats is None else seats
    if type(wanted) is not int or wanted not in possible:
        raise SetupError("seats", game=name, seats=str(seats), known=", ".join(map(str, possible)))
    if not files and board is not None:
        _check_listed(spec, board)
    changed = {key: value for key, value in chosen.items() if value != _switch(spec, key).default}
    return make(Setup(spec, board or spec.boards[0].id, wanted, changed))


def _check_listed(spec: Spec, board: str) -> None:
    known = [listed.id for listed in spec.boards]
    if board not in known:
        raise BoardError("listed", game=spec.name, board=str(board)[:80], known=", ".join(known))


def _checked(spec: Spec, key: str, value: object) -> object:
    switch = _switch(spec, key)
    for known in switch.values:
        if value == known and type(value) is type(known):
            return value
    values = ", ".join(written(known) for known in switch.values)
    raise SetupError("value", game=spec.name, switch=key, value=str(value)[:80], known=values)


def _switch(spec: Spec, key: str) -> Switch:
    for switch in spec.switches:
        if switch.name == key:
            return switch
    known = ", ".join(switch.name for switch in spec.switches) or "-"
    raise SetupError("switch", game=spec.name, switch=str(key)[:80], known=known)


def written(value: object) -> str:
    """A switch value as it is written on a command line or in a file.

    >>> written(True), written("cash")
    ('true', 'cash')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_switch(name: str, key: str, text: str) -> object:
    """The switch value that a text means; anything else is returned as it is, for the check to refuse."""
    for known in _switch(spec_of(name), key).values:
        if written(known) == text.strip().lower():
            return known
    return text
