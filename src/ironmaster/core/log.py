"""The log of a match: eight bytes for each entry, and no objects for the garbage collector to visit."""

from array import array
from collections.abc import Iterator
from typing import NamedTuple, overload

from ironmaster.core.contract import OVER


class Entry(NamedTuple):
    """One line of the log: who acted (a seat or CHANCE) and the number of the action."""

    actor: int
    action: int


class Log:
    """A growing list of entries.

    >>> log = Log()
    >>> log.append(Entry(2, 70)), log.append(Entry(-1, 3))
    (None, None)
    >>> log[-1], len(log), log.first(1)[:]
    (Entry(actor=-1, action=3), 2, [Entry(actor=2, action=70)])
    """

    def __init__(self, packed: "array[int] | None" = None) -> None:
        self._packed = array("q") if packed is None else packed

    def __len__(self) -> int:
        return len(self._packed)

    @overload
    def __getitem__(self, place: int) -> Entry: ...

    @overload
    def __getitem__(self, place: slice) -> list[Entry]: ...

    def __getitem__(self, place: int | slice) -> Entry | list[Entry]:
        if isinstance(place, slice):
            return [_unpacked(number) for number in self._packed[place]]
        return _unpacked(self._packed[place])

    def __iter__(self) -> Iterator[Entry]:
        return map(_unpacked, self._packed)

    def append(self, entry: Entry) -> None:
        self._packed.append(entry.action << 4 | entry.actor - OVER)

    def cut(self, length: int) -> None:
        """Remove all entries after the first `length`."""
        del self._packed[length:]

    def first(self, length: int) -> "Log":
        """A log of the first `length` entries."""
        return Log(self._packed[:length])


def _unpacked(number: int) -> Entry:
    return Entry((number & 15) + OVER, number >> 4)
