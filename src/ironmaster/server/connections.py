"""The open live connections of one process, by person.

They are used to tell people that it is their turn, and to close connections whose session or token has ended.
"""

from typing import Protocol

from ironmaster.server.rooms.room import Room


class Connection(Protocol):
    """One open connection. `session` and `token` tell how its person was authenticated; one of them may be empty."""

    person: str
    session: str
    token: str

    def notify_turn(self, table: str) -> None: ...

    def close(self) -> None: ...


class Connections:
    """All live connections of this process; those of visitors without an account are under the empty person id."""

    def __init__(self) -> None:
        self._by_person: dict[str, set[Connection]] = {}

    def __len__(self) -> int:
        return sum(len(connections) for connections in self._by_person.values())

    def add(self, connection: Connection) -> None:
        self._by_person.setdefault(connection.person, set()).add(connection)

    def remove(self, connection: Connection) -> None:
        connections = self._by_person.get(connection.person, set())
        connections.discard(connection)
        if not connections:
            self._by_person.pop(connection.person, None)

    def is_connected(self, person: str) -> bool:
        """Whether a person has a connection to this process."""
        return person in self._by_person

    def notify_turn(self, room: Room) -> None:
        """Tell the players of the seat to act that the table waits for them, on every connection they have."""
        row = room.rights.row
        for person in room.rights.players(row.turn):
            self.notify_person(person, row.id)

    def notify_person(self, person: str, table: str) -> None:
        """Tell one person that a table waits for them."""
        for connection in tuple(self._by_person.get(person, ())):
            connection.notify_turn(table)

    def close_person(self, person: str) -> None:
        """Close all connections of a person."""
        for connection in tuple(self._by_person.get(person, ())):
            connection.close()

    def close_sessions(self, person: str, but: str = "") -> None:
        """Close the connections that belong to a session of a person, except those of the session `but`."""
        for connection in tuple(self._by_person.get(person, ())):
            if connection.session and connection.session != but:
                connection.close()

    def close_session(self, session: str) -> None:
        """Close the connections of one session."""
        for connection in self.all():
            if session and connection.session == session:
                connection.close()

    def close_token(self, token: str) -> None:
        """Close the connections of one API token."""
        for connection in self.all():
            if connection.token == token:
                connection.close()

    def all(self) -> list[Connection]:
        """Every connection, including those of visitors who are not signed in."""
        return [connection for connections in self._by_person.values() for connection in connections]
