"""The registry of games: those of this package, and those of installed packages.

A package provides a game by an entry point of the group `ironmaster.games`. Its name is that of the game, and its value
the module that registers the game when it is imported. Entry points are looked up on first use, because this is slow.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ironmaster.core.contract import Game
from ironmaster.core.errors import SetupError
from ironmaster.core.messages import set_home
from ironmaster.core.position import IDENTITY, fail, shown
from ironmaster.core.spec import Setup, Spec
from ironmaster.core.switches import Switch

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

Maker = Callable[[Setup], Game]

GROUP: Final = "ironmaster.games"

_games: dict[str, tuple[Spec, Maker]] = {}
_announced: dict[str, str] = {}
_broken: dict[str, SetupError] = {}


def register(spec: Spec, make: Maker, home: Path | None = None) -> None:
    """Add a game: its description and the function that makes it.

    For a game of another package, `home` is the folder with its `rulebook.toml` and its folder `locale`.
    """
    if home is not None:
        set_home(spec.name, home)
    _games[spec.name] = (spec, make)


def announce(name: str, module: str) -> None:
    """Declare which module registers a game. It is imported when the game is first needed."""
    _announced[name] = module


@cache
def _installed() -> "dict[str, list[EntryPoint]]":
    """The games of other packages by name. No package can take the name of a game that is known already."""
    from importlib.metadata import entry_points  # slow to import, and most programs play a game of this package

    found: dict[str, list[EntryPoint]] = defaultdict(list)
    for entry in entry_points(group=GROUP):
        if entry.name not in _announced:
            found[entry.name].append(entry)
    return dict(found)


def names() -> list[str]:
    """The names of all games, in alphabetical order; a game that was found to be broken is not among them."""
    return sorted({*_games, *_announced, *_installed()} - set(_broken))


def specs() -> list[Spec]:
    """The descriptions of all games by name, without those that cannot be loaded (see `problems`)."""
    return [spec_of(name) for name in names() if not _is_broken(name)]


def problems() -> list[SetupError]:
    """What is wrong with the packages whose games cannot be loaded."""
    return [_broken[name] for name in sorted(_installed()) if _is_broken(name)]


def _is_broken(name: str) -> bool:
    try:
        _found(name)
    except SetupError:
        return True
    return False


def spec_of(name: str) -> Spec:
    """The description of a game."""
    return _found(name)[0]


def _found(name: str) -> tuple[Spec, Maker]:
    if name in _broken:
        raise _broken[name]
    if name not in _games and name in _announced:
        import_module(_announced[name])
    if name not in _games and name in _installed():
        _load(name)
    if name not in _games:
        raise SetupError("game", game=name, known=", ".join(names()))
    return _games[name]


def _load(name: str) -> None:
    """Import the package of a game. An error is remembered, so that the import is not tried again."""
    problem = _problem(name, _installed()[name])
    if problem is not None:
        _broken[name] = problem
        raise problem


def _problem(name: str, entries: "list[EntryPoint]") -> SetupError | None:
    if len(entries) > 1:
        packages = ", ".join(sorted(entry.dist.name if entry.dist else entry.value for entry in entries))
        return SetupError("twice", game=name, packages=packages)
    try:
        entries[0].load()
    except Exception as error:  # another package may raise anything when it is imported
        return SetupError("broken", game=name, problem=f"{type(error).__name__}: {error}"[:200])
    return None if name in _games else SetupError("unregistered", game=name, module=entries[0].value)


def game(
    name: str,
    *,
    seats: int | None = None,
    board: str | None = None,
    rules: Mapping[str, object] | None = None,
    ruleset: int | None = None,
    files: bool = True,
) -> Game:
    """Set up a game: a name, the number of seats, a board (name or file), rule switches, and a ruleset.

    The default is the newest ruleset, and the newest version of a board: `germany` means `germany@2`. With
    `files=False` a board must be a known one, not a file; use it for requests of other people.

    >>> brass = game("brass", seats=4, rules={"dm_bonus": "cash"})
    >>> brass.seats, brass.board, brass.rules
    (4, 'lancashire', {'dm_bonus': 'cash'})
    """
    newest, make = _found(name)
    number = newest.ruleset if ruleset is None else ruleset
    if type(number) is not int or number not in newest.rulesets:
        raise SetupError("ruleset", game=name, ruleset=shown(ruleset), known=", ".join(map(str, newest.rulesets)))
    spec = newest.under(number)
    given = {} if rules is None else dict(rules)
    chosen = {key: _checked(spec, key, value) for key, value in given.items()}
    where = spec.boards[0].key if board is None else _board_key(spec, board, files)
    possible = spec.seats_with(chosen, where)
    wanted = max(possible) if seats is None else seats
    if type(wanted) is not int or wanted not in possible:
        known, opening = ", ".join(map(str, possible)), _opening(spec, wanted)
        raise SetupError("seats", game=name, seats=str(seats), known=known, switches=opening or "none")
    return make(Setup(newest, number, where, wanted, spec.changed(chosen)))


def _opening(spec: Spec, seats: object) -> str:
    """The switch values with which the game takes that number of seats."""
    opening = [switch for switch in spec.switches if seats in switch.seats]
    return ", ".join(f"{switch.name}={written(value)}" for switch in opening for value in switch.values[1:])


def stored_game(
    name: str, board: str, seats: int, rules: Mapping[str, object], ruleset: int, *, files: bool = True
) -> Game:
    """Set up a game from the data of a record, a position or a table. A board without a version is version 1."""
    listed = board in {one.id for one in spec_of(name).versions}
    where = f"{board}@1" if listed else board
    return game(name, seats=seats, board=where, rules=rules, ruleset=ruleset, files=files)


def game_of(position: Mapping[str, Any]) -> Game:
    """The game of a position, by the ruleset and on the version of the board that it names.

    >>> game_of(game("brass", seats=3).setup.identity()).seats
    3
    """
    for field, kind in zip(IDENTITY, (str, str, int, dict, int), strict=True):
        if type(position.get(field)) is not kind:
            fail("type", field, expected={str: "string", int: "integer", dict: "object"}[kind])
    return stored_game(*(position[field] for field in IDENTITY))


def _board_key(spec: Spec, board: str, files: bool) -> str:
    """The key of a board, in the newest version if none is given."""
    for listed in (*spec.boards, *spec.versions):
        if board in (listed.id, f"{listed.id}@{listed.version}"):
            return listed.key
    if not files:
        spec.check_listed(board)
    return board


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
    """A switch value as text, for a command line or a file.

    >>> written(True), written("cash")
    ('true', 'cash')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def sets_by_value(spec: Spec, switch: Switch) -> dict[str, dict[str, Any]]:
    """What each value of a switch, as text, sets other switches to; without values that set none."""
    found = {written(value): spec.sets(switch.name, value) for value in switch.values}
    return {value: others for value, others in found.items() if others}


def read_switch(name: str, key: str, text: str) -> object:
    """The switch value for a text. Any other text is returned unchanged, and the check refuses it."""
    for known in _switch(spec_of(name), key).values:
        if written(known) == text.strip().lower():
            return known
    return text
