"""Tables and seats as they are sent to clients."""

from typing import Any

import msgspec

from ironmaster.core.errors import SetupError
from ironmaster.core.registry import spec_of
from ironmaster.core.seats import letter
from ironmaster.core.spec import Spec
from ironmaster.core.versions import split_key
from ironmaster.server.rooms.rights import Rights
from ironmaster.server.rooms.updates import result
from ironmaster.server.store.rows import GUEST, Person, SeatRow, TableRow
from ironmaster.server.wire import SeatCard, TableCard, moment


def table_card(rights: Rights, person: Person | None, rematch: str | None = None) -> TableCard:
    """A table for one reader. The seed is included only after the end of the game."""
    row = rights.row
    board, version = split_key(row.board)
    ended = result(row.result)
    return TableCard(
        id=row.id,
        title=row.title,
        game=row.game,
        board=board,
        board_version=version,
        confidence=_confidence(row),
        ruleset=row.ruleset,
        rules=_rules(row),
        seats=seat_cards(rights, person),
        status=row.status,
        listed=row.listed,
        order="random" if row.shuffled else "chosen",
        owner=rights.owns(person),
        index=row.length,
        turn=None if row.turn < 0 else letter(row.turn),
        seal=row.seal,
        created=moment(row.created),
        changed=moment(row.changed),
        started=None if row.started is None else moment(row.started),
        ended=None if row.ended is None else moment(row.ended),
        scores=ended.scores,
        ranking=ended.ranking,
        places=ended.places,
        out=ended.out,
        rematch=rematch,
        seed=row.seed if rights.ended else None,
    )


def seat_cards(rights: Rights, person: Person | None) -> list[SeatCard]:
    """The seats of a table for one reader."""
    return [_seat_card(rights, seat, person) for seat in rights.seats]


def _spec(row: TableRow) -> Spec | None:
    """The game of a table, None if it is gone: the table is still listed."""
    try:
        return spec_of(row.game)
    except SetupError:
        return None


def _rules(row: TableRow) -> dict[str, Any]:
    """The switches that were chosen, and those whose default was another one under the ruleset of the table."""
    spec = _spec(row)
    then = () if spec is None else spec.under(row.ruleset).switches
    now = {} if spec is None else {switch.name: switch.default for switch in spec.switches}
    older = {switch.name: switch.default for switch in then if switch.default != now[switch.name]}
    return {**older, **msgspec.json.decode(row.rules)}


def _confidence(row: TableRow) -> str:
    spec = _spec(row)
    board = None if spec is None else spec.board(row.board)
    return "unknown" if board is None else board.confidence


def _seat_card(rights: Rights, seat: SeatRow, person: Person | None) -> SeatCard:
    return SeatCard(
        seat=letter(seat.seat),
        called=rights.names[seat.seat],
        name=seat.name or "",
        bot=seat.bot or "",
        guest=seat.kind == GUEST,
        resigned=seat.resigned is not None,
        yours=rights.plays(person, seat.seat),
        hand=rights.sees(person, seat.seat),
    )
