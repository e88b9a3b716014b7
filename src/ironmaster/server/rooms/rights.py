"""Who may do what at a table. Everything that asks for a right asks here."""

from typing import NamedTuple

from ironmaster.core.seats import letter
from ironmaster.server.store.rows import ABANDONED, FINISHED, HAND, OPEN, SEAT, AccessRow, Person, SeatRow, TableRow


class Rights(NamedTuple):
    """A table's seats and guests, as far as rights are concerned."""

    row: TableRow
    seats: list[SeatRow]
    access: list[AccessRow]

    @property
    def ended(self) -> bool:
        """Whether nothing is secret any more."""
        return self.row.status in (FINISHED, ABANDONED)

    def plays(self, person: Person | None, seat: int) -> bool:
        """Whether somebody may move for a seat."""
        if person is None or not 0 <= seat < len(self.seats):
            return False
        return self.seats[seat].person == person.id or (
            self.seats[seat].bot is None and self._let_in(person, SEAT, seat)
        )

    def sees(self, person: Person | None, seat: int) -> bool:
        """Whether somebody may see what a seat sees. A game that has ended has no secrets."""
        if not 0 <= seat < len(self.seats):
            return False
        if self.ended and self.enters(person):
            return True
        return person is not None and (self.plays(person, seat) or self._let_in(person, HAND, seat))

    def enters(self, person: Person | None) -> bool:
        """Whether somebody may know of the table and watch it."""
        if self.row.listed:
            return True
        if person is None:
            return False
        sits = any(person.id in (seat.person, seat.resigned) for seat in self.seats)
        return sits or person.admin or self.owns(person) or any(row.person == person.id for row in self.access)

    def owns(self, person: Person | None) -> bool:
        """Whether it is their table."""
        return person is not None and self.row.owner == person.id

    def held(self, person: Person | None) -> list[int]:
        """The seats that somebody may move for."""
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
        """What the seats are called in sentences; a letter tells apart those of one name."""
        plain = [seat.name or seat.alias or (seat.bot or "").capitalize() or letter(seat.seat) for seat in self.seats]
        return [f"{name} {letter(seat)}" if plain.count(name) > 1 else name for seat, name in enumerate(plain)]

    def _let_in(self, person: Person, kind: str, seat: int) -> bool:
        return any(row.person == person.id and row.kind == kind and row.seat == seat for row in self.access)
