"""Who is connected: to tell people that it is their turn, and to end connections whose right has ended."""

from typing import Protocol

from ironmaster.server.rooms.room import Room


class Connected(Protocol):
    """An open connection of somebody."""

    person: str
    session: str
    token: str

    def notice(self, table: str) -> None: ...

    def end(self) -> None: ...


class Hub:
    """All live connections of this process."""

    def __init__(self) -> None:
        self._by_person: dict[str, set[Connected]] = {}

    def __len__(self) -> int:
        return sum(len(connections) for connections in self._by_person.values())

    def add(self, connection: Connected) -> None:
        self._by_person.setdefault(connection.person, set()).add(connection)

    def remove(self, connection: Connected) -> None:
        connections = self._by_person.get(connection.person, set())
        connections.discard(connection)
        if not connections:
            self._by_person.pop(connection.person, None)

    def has(self, person: str) -> bool:
        """Whether somebody is connected to this process."""
        return person in self._by_person

    def turn(self, room: Room) -> None:
        """Tell whose turn it is, wherever they are connected."""
        row = room.rights.row
        person = room.rights.seats[row.turn].person if row.turn >= 0 else None
        if person is not None:
            self.tell(person, row.id)

    def tell(self, person: str, table: str) -> None:
        """A table waits for somebody."""
        for connection in tuple(self._by_person.get(person, ())):
            connection.notice(table)

    def close_person(self, person: str) -> None:
        for connection in tuple(self._by_person.get(person, ())):
            connection.end()

    def close_session(self, session: str) -> None:
        self._close(lambda connection: connection.session == session)

    def close_token(self, token: str) -> None:
        self._close(lambda connection: connection.token == token)

    def _close(self, fits: "Fits") -> None:
        for connections in tuple(self._by_person.values()):
            for connection in tuple(connections):
                if fits(connection):
                    connection.end()


class Fits(Protocol):
    def __call__(self, connection: Connected) -> bool: ...
