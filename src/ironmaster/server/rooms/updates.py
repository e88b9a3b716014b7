"""Updates of a table: view, events and offer. Readers who may see the same share one cached update."""

from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import proxy

import msgspec

from ironmaster.core.errors import HistoryError
from ironmaster.core.match import Match
from ironmaster.core.naming import calling
from ironmaster.core.seats import letter
from ironmaster.server.rooms.journal import Journal
from ironmaster.server.rooms.rendering import WATCHER, RenderedLine, current_offer, event, render_lines
from ironmaster.server.wire import Event, Offer, Update

if TYPE_CHECKING:
    from ironmaster.server.rooms.room import Room

MOST_EVENTS: Final = 100
"""The most events in one update; older ones are read with `events`."""
CACHED_UPDATES: Final = 32
"""Updates cached until the next change: a few for each seat and language."""


class UpdateCache:
    """The updates of one room, cached until the room changes."""

    def __init__(self, room: "Room") -> None:
        self.room: Room = proxy(room)  # a weak reference: the room owns this cache, and a cycle would keep it in memory
        self._version = -1
        self._updates: dict[tuple[int, int, str], Update] = {}
        self._lines: dict[str, tuple[int, list[RenderedLine]]] = {}

    def update(self, seat: int, since: int, lang: str) -> Update:
        """The table as a seat (or WATCHER) sees it, with the events since an index."""
        if self._version != self.room.version:
            self._version = self.room.version
            self._updates.clear()
            self._lines.clear()
        first = 0 if self.room.journal is None else _first(self.room.journal, since)
        key = (seat, first, lang)
        if key not in self._updates:
            if len(self._updates) == CACHED_UPDATES:
                self._updates.clear()  # readers ask for many different indexes
            with calling(self.room.rights.names):
                self._updates[key] = self._make(seat, first, lang)
        return self._updates[key]

    def _make(self, seat: int, first: int, lang: str) -> Update:
        rights, journal = self.room.rights, self.room.journal
        ended = result(rights.row.result)
        return Update(
            table=self.room.id,
            index=self.room.index,
            seat=None if seat == WATCHER else letter(seat),
            status=rights.row.status,
            turn=None if rights.row.turn < 0 else letter(rights.row.turn),
            since=first,
            events=[] if journal is None else self._events(journal, seat, first, lang),
            view=None if journal is None else journal.match.view(seat),
            offer=self._offer(seat, lang),
            scores=ended.scores,
            ranking=ended.ranking,
            places=ended.places,
            out=ended.out,
        )

    def _offer(self, seat: int, lang: str) -> Offer | None:
        journal, row = self.room.journal, self.room.rights.row
        if journal is None or row.status != "running" or seat != row.turn:
            return None
        with calling(self.room.rights.names, reader=seat):
            return current_offer(journal.match, lang)

    def _events(self, journal: Journal, seat: int, first: int, lang: str) -> list[Event]:
        if lang not in self._lines or self._lines[lang][0] > first:
            fresh = self.room.fresh
            states = fresh[1] if fresh is not None and fresh[0] == first else []
            self._lines[lang] = (first, render_lines(journal, first, len(journal), lang, states))
        start, lines = self._lines[lang]
        secrets = not self.room.rights.ended
        return [
            event(index, line, seat, secrets=secrets) for index, line in enumerate(lines[first - start :], first + 1)
        ]


def _first(journal: Journal, since: int) -> int:
    return max(min(since, len(journal)), len(journal) - MOST_EVENTS)


def events(room: "Room", seat: int, first: int, last: int, lang: str) -> list[Event]:
    """A part of the journal as a seat may see it."""
    journal = room.started_journal()
    with calling(room.rights.names):
        lines = render_lines(journal, first, last, lang, [])
    secrets = not room.rights.ended
    return [event(index, line, seat, secrets=secrets) for index, line in enumerate(lines, first + 1)]


def past(room: "Room", at: int) -> Match:
    """The match at an earlier journal length."""
    journal = room.started_journal()
    if not 0 <= at <= len(journal):
        raise HistoryError("at", length=str(at), now=len(journal))
    return journal.at(at)


def past_update(room: "Room", seat: int, at: int, lang: str) -> Update:
    """The table as a seat saw it at an earlier journal length, with the event just before."""
    match = past(room, at)
    return Update(
        table=room.id,
        index=at,
        seat=None if seat == WATCHER else letter(seat),
        status=room.rights.row.status,
        turn=None if match.to_act < 0 else letter(match.to_act),
        since=max(0, at - 1),
        events=events(room, seat, max(0, at - 1), at, lang),
        view=match.view(seat),
        offer=None,
    )


class Ended(NamedTuple):
    """The result of a game, with seats as letters; all fields are None before the end."""

    scores: dict[str, int] | None = None
    ranking: list[str] | None = None
    places: dict[str, int] | None = None
    out: list[str] | None = None


def result(stored: str | None) -> Ended:
    """Read a stored result. Old results have no places: they follow from the ranking."""
    if stored is None:
        return Ended()
    found = msgspec.json.decode(stored)
    ranking: list[int] = found["ranking"]
    places = found.get("places") or [ranking.index(seat) + 1 for seat in range(len(ranking))]
    out = [letter(seat) for seat in found.get("out", ())]
    return Ended(_by_letter(found["scores"]), [letter(seat) for seat in ranking], _by_letter(places), out)


def _by_letter(figures: list[int]) -> dict[str, int]:
    return {letter(seat): figure for seat, figure in enumerate(figures)}
