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


class Connections:
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
        for person in room.rights.players(row.turn):
            self.tell(person, row.id)

    def tell(self, person: str, table: str) -> None:
        """A table waits for somebody."""
        for connection in tuple(self._by_person.get(person, ())):
            connection.notice(table)

    def close_person(self, person: str) -> None:
        for connection in tuple(self._by_person.get(person, ())):
            connection.end()

    def close_sessions(self, person: str, but: str = "") -> None:
        """End what came with a session of somebody, but for one session."""
        for connection in tuple(self._by_person.get(person, ())):
            if connection.session and connection.session != but:
                connection.end()

    def close_session(self, session: str) -> None:
        for connection in self.all():
            if session and connection.session == session:
                connection.end()

    def close_token(self, token: str) -> None:
        for connection in self.all():
            if connection.token == token:
                connection.end()

    def all(self) -> list[Connected]:
        """Every connection, of strangers too."""
        return [connection for connections in self._by_person.values() for connection in connections]
