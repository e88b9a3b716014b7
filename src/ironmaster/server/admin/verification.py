"""Replays a stored game line by line, and reports the first difference to this version of the engine."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from ironmaster.core.contract import CHANCE
from ironmaster.core.errors import IronmasterError
from ironmaster.core.match import Match
from ironmaster.core.messages import say
from ironmaster.core.registry import spec_of
from ironmaster.core.replay import given_by_seed
from ironmaster.core.sealed import seal
from ironmaster.core.seats import letter
from ironmaster.server.rooms.journal import shared_game
from ironmaster.server.store.rows import (
    ABANDON,
    ABANDONED,
    CHANCED,
    FINISHED,
    MOVE,
    OPEN,
    RESIGN,
    RUNNING,
    UNDO,
    EntryRow,
    TableRow,
)

SETUP: Final = 0
"""The line number of a difference before the first line."""


class Difference(NamedTuple):
    """The first difference: the journal number, the kind, and the stored and found values."""

    number: int
    what: str
    stored: str = ""
    found: str = ""

    def sentence(self, lang: str) -> str:
        return say("server", lang, f"verify-{self.what}", {"stored": self.stored, "found": self.found})


class GameDiffers(Exception):
    """Raised at the first difference."""

    def __init__(self, what: str, stored: object = "", found: object = "") -> None:
        super().__init__(what)
        self.what, self.stored, self.found = what, str(stored)[:200], str(found)[:200]


def first_difference(row: TableRow, entries: list[EntryRow]) -> Difference | None:
    """The first difference between a stored game and its replay, None if there is none."""
    check = _Check(row)
    try:
        check.run(entries)
    except GameDiffers as found:
        return Difference(check.number, found.what, found.stored, found.found)
    except Exception as fault:  # with data of another version the engine may fail in any way
        return Difference(check.number, "fault", found=f"{type(fault).__name__}: {fault}"[:200])
    return None


class _Check:
    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.number = SETUP
        self.abandoned = False

    def run(self, entries: list[EntryRow]) -> None:
        match = self._open()
        for number, entry in enumerate(entries, 1):
            self.number = number
            if entry.number != number:
                raise GameDiffers("gap", entry.number, number)
            if self.abandoned or match.over:
                raise GameDiffers("after", entry.kind)
            self._line(match, entry)
            if entry.digest is not None and entry.digest != match.digest():
                raise GameDiffers("digest", entry.digest, match.digest())
        for what, stored, found in self._end(match, len(entries)):
            if stored != found:
                raise GameDiffers(what, stored, found)

    def _open(self) -> Match:
        row = self.row
        try:
            known = spec_of(row.game).rulesets
            if row.ruleset not in known:
                raise GameDiffers("ruleset", row.ruleset, ", ".join(map(str, known)))
            game = shared_game(row.game, row.board, row.seats, row.rules, row.ruleset)
            origin = None if row.origin is None else msgspec.json.decode(row.origin)
            match = Match.before_chance(game, row.seed, origin)
        except (IronmasterError, msgspec.DecodeError) as error:
            raise GameDiffers("setup", found=error) from None
        if seal(row.seed) != row.seal:
            raise GameDiffers("seal", row.seal, seal(row.seed))
        return match

    def _line(self, match: Match, entry: EntryRow) -> None:
        if entry.kind in (MOVE, CHANCED):
            _check_move(match, entry)
        elif entry.kind == UNDO:
            _check_undo(match, entry)
        elif entry.kind == ABANDON:
            self.abandoned = True
        elif entry.kind != RESIGN or not 0 <= entry.actor < match.game.seats:
            raise GameDiffers("line", f"{entry.kind} {_who(entry.actor)}")

    def _end(self, match: Match, length: int) -> Iterator[tuple[str, object, object]]:
        row = self.row
        status = ABANDONED if self.abandoned else FINISHED if match.over else RUNNING
        if row.status == OPEN:
            status = OPEN
        yield "length", row.length, length
        yield "status", row.status, status
        yield "turn", _who(row.turn) if row.turn >= 0 else "-", _who(match.to_act) if status == RUNNING else "-"
        stored = _result(row.result)
        done = status == FINISHED
        yield "scores", stored.get("scores"), match.scores() if done else None
        yield "ranking", stored.get("ranking"), match.ranking() if done else None
        if "places" in stored or not done:  # old results have no places
            yield "places", stored.get("places"), match.places() if done else None


def _check_move(match: Match, entry: EntryRow) -> None:
    turn = match.to_act
    if entry.actor != turn or (entry.kind == CHANCED) != (turn == CHANCE):
        raise GameDiffers("actor", f"{entry.kind} {_who(entry.actor)}", _who(turn))
    action = match.game.actions.number(entry.text)
    if action not in match.legal_actions():
        raise GameDiffers("outcome" if turn == CHANCE else "move", entry.text)
    if turn == CHANCE and action != given_by_seed(match):
        raise GameDiffers("unfair", entry.text, match.game.actions.text(given_by_seed(match)))
    match.enter(action)


def _check_undo(match: Match, entry: EntryRow) -> None:
    length = int(entry.text) if entry.text.isdecimal() else -1
    if entry.actor != match.to_act or not match.sealed <= length < len(match):
        raise GameDiffers("undo", entry.text, match.sealed)
    match.rewind(length)


def _result(stored: str | None) -> dict[str, Any]:
    """The parts of a stored result. If it cannot be read, each part is the stored text."""
    if stored is None:
        return {}
    try:
        found = msgspec.json.decode(stored)
    except msgspec.DecodeError:
        found = stored
    return found if isinstance(found, dict) else dict.fromkeys(("scores", "ranking", "places"), stored)


def _who(actor: int) -> str:
    return "~" if actor == CHANCE else letter(actor) if actor >= 0 else "-"
