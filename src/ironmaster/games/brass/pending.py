"""Reads the pending parts of an action, and refuses those that no action can leave."""

import re
from typing import Final

from ironmaster.core.frames import first_of, frame, kind_of, second_of
from ironmaster.games.brass import flow
from ironmaster.games.brass.position import frame_shapes
from ironmaster.games.brass.state import ACTING, BrassState
from ironmaster.games.brass.steps import build, coal, develop, iron, link, loan, sell
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import KINDS, Tables
from ironmaster.kit.pending import Pending

LEFT_BY_ACTIONS: Final = re.compile(
    r"end( discard"
    r"| place( iron)?( coal)?( discard){0,2}"
    r"| lay( coal| discard)?"
    r"| rail_again( lay( coal( discard)?)?)?"
    r"| scrap( iron)?"
    r"| develop_again( scrap( iron( discard)?)?)?"
    r"| sell_again( (sale|market)( discard)?)?"
    r"| borrow( discard)?"
    r")?"
)
"""Every stack that an action creates, and what remains of it as frames are removed from its end."""


def read_pending(t: Tables, s: BrassState, lines: list[str]) -> None:
    """Read the pending frames onto the stack of an otherwise complete state."""
    pending = Pending("brass.pending", f.NAMES, lines)
    s.stack = pending.frames(frame_shapes(t))
    seat = s.order[s.at]
    pattern = LEFT_BY_ACTIONS if s.phase == ACTING else None
    pending.check(s.stack, pattern, lambda packed: _can_be(t, s, seat, packed))
    discards = s.stack.count(frame(f.DISCARD))
    combined = s.actions == 1 and flow.actions_per_turn(t, s) == t.actions
    if discards > min(len(s.hands[seat]), t.actions if combined else 1):
        pending.refuse(f.NAMES[f.DISCARD])
    if _owed(t, s) > max(0, s.cash[seat]):
        pending.refuse(lines[-1])


def _can_be(t: Tables, s: BrassState, seat: int, packed: int) -> bool:
    """Whether a legal action of the seat can leave this frame."""
    kind, a, b = kind_of(packed), first_of(packed), second_of(packed)
    if kind == f.PLACE:
        refused = build.tile_refusal(t, s, b) or build.slot_refusal(t, s, seat, a, b)
        return _came_off_its_pile(t, s, seat, b) and not refused
    if kind == f.COAL:
        return (a, b) == _coal_ends(t, s) and coal.cost(t, s, s.reach[a] | s.reach[b]) >= 0
    if kind == f.LAY:
        return not (link.line_refusal(t, s, seat, a) or link.marker_refusal(t, s, seat))
    if kind == f.SCRAP:
        return not develop.pile_refusal(t, s, seat, a)
    if kind == f.SALE:
        return not (sell.closing_refusal(t, s) or sell.mill_refusal(s, seat, a) or sell.port_refusal(t, s, a, b))
    if kind == f.MARKET:
        return not (sell.mill_refusal(s, seat, a) or sell.market_refusal(t, s, a))
    if kind == f.BORROW:
        return not loan.why(t, s, a)
    return kind != f.DEVELOP_AGAIN or a > 0


def _came_off_its_pile(t: Tables, s: BrassState, seat: int, face: int) -> bool:
    """Whether the tile was the last to leave its pile and is not yet among those on the board."""
    industry = t.face_industry[face]
    gone = t.piles[industry][: s.taken[seat * KINDS + industry]]
    placed = sum(1 for slot in range(t.slots) if s.owned[seat] >> slot & 1 and s.tile[slot] == face)
    return gone[-1:] == [face] and placed < gone.count(face)


def _coal_ends(t: Tables, s: BrassState) -> tuple[int, int]:
    """The places that pending coal is for: those of the tile or rail that needs it."""
    for packed in s.stack:
        if kind_of(packed) == f.PLACE:
            place = t.place_of[first_of(packed)]
            return place, place
        if kind_of(packed) == f.LAY:
            return t.end_a[first_of(packed)], t.end_b[first_of(packed)]
    return -1, -1


def _owed(t: Tables, s: BrassState) -> int:
    """The cost of the pending cubes."""
    owed = 0
    for packed in s.stack:
        if kind_of(packed) == f.IRON:
            owed += iron.cost(t, s)
        elif kind_of(packed) == f.COAL:
            owed += coal.cost(t, s, s.reach[first_of(packed)] | s.reach[second_of(packed)])
    return owed
