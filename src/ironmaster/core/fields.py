"""States whose fields are declared once: copies, keys, positions, views and observations follow from that.

    @dataclass(eq=False)
    class MyState(DeclaredState):
        turn: Annotated[int, Seat("who decides")]
        cash: Annotated[list[int], PerSeat(0, 99, "money")]
        hands: Annotated[list[list[int]], Hands(("coal", "iron"), 4, "cards")]

A position holds each field under its name, and what belongs to a seat under `players`. Hands are hidden: a view of
somebody else holds the number of cards.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Self, TypeVar, get_origin, get_type_hints

from ironmaster.core import features as f
from ironmaster.core.contract import EVERYTHING, Dice, Law, State, Views
from ironmaster.core.features import Feature
from ironmaster.core.position import IDENTITY, Data, choice, fail, known_fields, number, players, seat, table, texts
from ironmaster.core.seats import letter
from ironmaster.core.spec import Setup

PLAYERS = "players"


class Field:
    """How a field appears in a position and in an observation."""

    by_seat: ClassVar[bool] = False
    """Whether the field is a list with an entry for each seat."""

    def tell(self, value: Any) -> object:
        """The value (of one seat, if the field is by seat) as JSON data."""
        raise NotImplementedError

    def read(self, data: Data, key: str, where: str, start: Any, seats: int) -> Any:
        """The value from JSON data; `start` if the key is missing. Raises PositionError."""
        raise NotImplementedError

    def features(self, name: str, seats: int) -> list[Feature]:
        """The parts of an observation."""
        raise NotImplementedError


@dataclass(frozen=True)
class Number(Field):
    """An int."""

    low: int
    high: int
    about: str

    def tell(self, value: Any) -> object:
        return value

    def read(self, data: Data, key: str, where: str, start: Any, seats: int) -> Any:  # noqa: ARG002
        return number(data, key, where, self.low, self.high, start)

    def features(self, name: str, seats: int) -> list[Feature]:  # noqa: ARG002
        return [Feature(name, f.NUMBER, 1, self.low, self.high, self.about)]


class PerSeat(Number):
    """An int for each seat, known to everybody."""

    by_seat = True

    def features(self, name: str, seats: int) -> list[Feature]:
        return [Feature(name, f.SEATS, seats, self.low, self.high, self.about)]


@dataclass(frozen=True)
class Choice(Field):
    """One of several named things, as an index into the names; -1 for none."""

    names: tuple[str, ...]
    about: str

    def tell(self, value: Any) -> object:
        return None if value < 0 else self.names[value]

    def read(self, data: Data, key: str, where: str, start: Any, seats: int) -> Any:  # noqa: ARG002
        if key not in data:
            return start
        return -1 if data[key] is None else choice(data, key, where, self.names, 0)

    def features(self, name: str, seats: int) -> list[Feature]:  # noqa: ARG002
        return [Feature(name, f.NUMBER, 1, -1, len(self.names) - 1, self.about, names=True)]


@dataclass(frozen=True)
class Seat(Field):
    """A seat, or -1 for none."""

    about: str

    def tell(self, value: Any) -> object:
        return None if value < 0 else letter(value)

    def read(self, data: Data, key: str, where: str, start: Any, seats: int) -> Any:
        if key not in data:
            return start
        return -1 if data[key] is None else seat(data[key], f"{where}{key}", seats)

    def features(self, name: str, seats: int) -> list[Feature]:
        return [Feature(name, f.SEAT, 1, 0, seats, self.about, names=True)]


@dataclass(frozen=True)
class Owners(Field):
    """The owner of each of several things: a list with a seat, or -1, for each name."""

    names: tuple[str, ...]
    about: str

    def tell(self, value: Any) -> object:
        return {name: letter(owner) for name, owner in zip(self.names, value, strict=True) if owner >= 0}

    def read(self, data: Data, key: str, where: str, start: Any, seats: int) -> Any:
        if key not in data:
            return start
        given = table(data, key, where)
        known_fields(given, f"{where}{key}.", self.names)
        return [seat(given[name], f"{where}{key}.{name}", seats) if name in given else -1 for name in self.names]

    def features(self, name: str, seats: int) -> list[Feature]:
        return [Feature(name, f.HOLDERS, len(self.names), 0, seats, self.about, names=True)]


@dataclass(frozen=True)
class Hands(Field):
    """Cards that each seat hides from the others: for each seat a list of indexes into the names of the kinds.

    There are `copies` cards of each kind. Cards that nobody holds lie face down.
    """

    names: tuple[str, ...]
    copies: int
    about: str
    by_seat = True

    def tell(self, value: Any) -> object:
        return [self.names[card] for card in value]

    def read(self, data: Data, key: str, where: str, start: Any, seats: int) -> Any:  # noqa: ARG002
        cards = texts(data, key, where, [self.names[card] for card in start])
        for card in cards:
            if card not in self.names:
                fail("choice", f"{where}{key}", value=card[:60], known=", ".join(self.names))
        return [self.names.index(card) for card in cards]

    def features(self, name: str, seats: int) -> list[Feature]:
        most = len(self.names) * self.copies
        return [
            Feature(name, f.HAND, len(self.names), 0, self.copies, f"{self.about}: how many of each kind"),
            Feature(f"{name}_held", f.SIZES, seats, 0, most, f"{self.about}: how many each seat has", of=(name,)),
        ]

    def unseen(self, hands: list[list[int]]) -> list[int]:
        """The number of cards of each kind that lie face down, given the hands."""
        held = [card for hand in hands for card in hand]
        return [self.copies - held.count(kind) for kind in range(len(self.names))]


def _declared(state: type) -> dict[str, Field]:
    found = {}
    for name, hint in get_type_hints(state, include_extras=True).items():
        if get_origin(hint) is ClassVar:
            continue
        kinds = [one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Field)]
        if not kinds:
            raise TypeError(f"{state.__name__}.{name} does not say what it is: annotate it with a Field")
        found[name] = kinds[0]
    return found


class DeclaredState(State):
    """A state whose fields are declared. Subclasses must be dataclasses."""

    fields: ClassVar[dict[str, Field]] = {}
    """The declared fields by name, in their order."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.fields = _declared(cls)

    def copy(self) -> Self:
        return type(self)(*[_copied(getattr(self, name)) for name in self.fields])

    def key(self) -> tuple[object, ...]:
        return tuple([_frozen(getattr(self, name)) for name in self.fields])

    def features(self, seats: int) -> list[Feature]:
        acting = Feature("acting", f.ACTOR, 1, 0, seats, "who decides", names=True)
        parts = [field.features(name, seats) for name, field in self.fields.items()]
        return [acting, *(feature for part in parts for feature in part)]


def _copied(value: Any) -> Any:
    return [_copied(part) for part in value] if isinstance(value, list) else value


def _frozen(value: Any) -> Any:
    return tuple([_frozen(part) for part in value]) if isinstance(value, list) else value


D = TypeVar("D", bound=DeclaredState)


class DeclaredViews(Views[D]):
    """Views and positions that follow from the declaration of a state."""

    def __init__(self, setup: Setup, law: Law[Any], state: type[D]) -> None:
        super().__init__(setup, law)
        self.state: type[D] = state
        self.fields: dict[str, Field] = state.fields

    def describe(self, s: D, seat: int) -> Data:
        described: Data = {name: one.tell(getattr(s, name)) for name, one in self.fields.items() if not one.by_seat}
        described[PLAYERS] = {letter(owner): self._player(s, owner, seat) for owner in range(self.setup.seats)}
        return described

    def _player(self, s: D, owner: int, seat: int) -> Data:
        described: Data = {}
        for name, field in self.fields.items():
            if field.by_seat:
                value = getattr(s, name)[owner]
                hidden = isinstance(field, Hands) and not self.sees(s, owner, seat)
                described[name] = len(value) if hidden else field.tell(value)
        return described

    def sees(self, s: D, owner: int, seat: int) -> bool:  # noqa: ARG002
        """Whether the hands of a seat are shown to another one, a WATCHER or EVERYTHING."""
        return seat in (owner, EVERYTHING)

    def read(self, data: Data) -> D:
        seats = self.setup.seats
        start = self.law.start()
        own = tuple(name for name, field in self.fields.items() if field.by_seat)
        known_fields(data, "", (*IDENTITY, *(name for name in self.fields if name not in own), PLAYERS))
        rows = players(data, seats)
        for row, where in rows:
            known_fields(row, where, own)
        values = {}
        for name, field in self.fields.items():
            first = getattr(start, name)
            if field.by_seat:
                read = [field.read(row, name, where, one, seats) for (row, where), one in zip(rows, first, strict=True)]
            else:
                read = field.read(data, name, "", first, seats)
            values[name] = read
        return self.state(**values)

    def complete(self, view: Data, dice: Dice) -> Data:
        """Deal the hidden hands at random from the cards that the view does not show."""
        rows = {key: dict(row) for key, row in table(view, PLAYERS).items() if isinstance(row, dict)}
        for name, field in self.fields.items():
            if isinstance(field, Hands):
                known = [[field.names.index(card) for card in row[name]] for row in rows.values() if _seen(row[name])]
                unseen = field.unseen(known)
                for row in rows.values():
                    if not _seen(row[name]):
                        row[name] = [field.names[_drawn(unseen, dice)] for _ in range(row[name])]
        return {**view, PLAYERS: rows}


def _seen(hand: object) -> bool:
    return isinstance(hand, list)


def _drawn(unseen: list[int], dice: Dice) -> int:
    """Remove a random unseen card and return its kind."""
    left = dice.below(sum(unseen))
    kind = 0
    while left >= unseen[kind]:
        left -= unseen[kind]
        kind += 1
    unseen[kind] -= 1
    return kind
