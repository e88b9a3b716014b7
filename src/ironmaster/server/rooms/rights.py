"""Permissions at a table. All checks of what a person may do there are made here."""

from typing import NamedTuple

from ironmaster.core.seats import letter
from ironmaster.server.store.rows import ABANDONED, FINISHED, HAND, OPEN, SEAT, AccessRow, Person, SeatRow, TableRow


class Rights(NamedTuple):
    """The stored data of a table that decides who may do what."""

    row: TableRow
    seats: list[SeatRow]
    access: list[AccessRow]

    @property
    def ended(self) -> bool:
        """Whether the game is over, so that nothing is secret any more."""
        return self.row.status in (FINISHED, ABANDONED)

    def plays(self, person: Person | None, seat: int) -> bool:
        """Whether a person may move for a seat: they sit there, or used a link to play it."""
        if person is None or not 0 <= seat < len(self.seats):
            return False
        return self.seats[seat].person == person.id or (
            self.seats[seat].bot is None and self._has_access(person, SEAT, seat)
        )

    def sees(self, person: Person | None, seat: int) -> bool:
        """Whether a person may see the hand of a seat. After the game, all who can see the table may."""
        if not 0 <= seat < len(self.seats):
            return False
        if self.ended and self.enters(person):
            return True
        return person is not None and (self.plays(person, seat) or self._has_access(person, HAND, seat))

    def enters(self, person: Person | None) -> bool:
        """Whether a person may see the table and watch it. To others it does not exist."""
        if self.row.listed:
            return True
        if person is None:
            return False
        sits = any(person.id in (seat.person, seat.resigned) for seat in self.seats)
        return sits or person.admin or self.owns(person) or any(row.person == person.id for row in self.access)

    def owns(self, person: Person | None) -> bool:
        """Whether a person owns the table."""
        return person is not None and self.row.owner == person.id

    def held(self, person: Person | None) -> list[int]:
        """The seats that a person may move for."""
        return [seat for seat in range(len(self.seats)) if self.plays(person, seat)]

    def players(self, seat: int) -> set[str]:
        """Everybody who may move for a seat."""
        if not 0 <= seat < len(self.seats) or self.seats[seat].bot is not None:
            return set()
        let_in = {row.person for row in self.access if (row.kind, row.seat) == (SEAT, seat)}
        return let_in | {person for person in (self.seats[seat].person,) if person is not None}

    @property
    def waiting(self) -> bool:
        """Whether the game has not begun."""
        return self.row.status == OPEN

    @property
    def names(self) -> list[str]:
        """The names of the seats in sentences. Seats with the same name get their letter added."""
        plain = [seat.name or seat.alias or (seat.bot or "").capitalize() or letter(seat.seat) for seat in self.seats]
        return [f"{name} {letter(seat)}" if plain.count(name) > 1 else name for seat, name in enumerate(plain)]

    def _has_access(self, person: Person, kind: str, seat: int) -> bool:
        return any(row.person == person.id and row.kind == kind and row.seat == seat for row in self.access)
