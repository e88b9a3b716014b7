"""Reads the pending parts of an action, and refuses those that no action can leave."""

import re
from typing import Final

from ironmaster.core.frames import first_of, frame, kind_of, second_of
from ironmaster.games.age_of_industry.position import frame_shapes
from ironmaster.games.age_of_industry.state import ACTING, IndustryState
from ironmaster.games.age_of_industry.steps import build, develop, discard, railway, supply, take
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import COAL, PORT, SHIP, Tables
from ironmaster.kit.pending import Pending

LEFT_BY_ACTIONS: Final = re.compile(
    r"end( discard"
    r"| counter( iron)?( coal)?( discard)?"
    r"| lay( iron)?( coal)?"
    r"| sell_again"
    r"| scrap( discard)?"
    r"| refill( take)?( draw)?"
    r")?"
)
"""Every stack that an action creates, and what remains of it as frames are removed from its end."""


def read_pending(t: Tables, s: IndustryState, lines: list[str]) -> None:
    """Read the pending frames onto the stack of an otherwise complete state."""
    pending = Pending("age_of_industry.pending", f.NAMES, lines)
    s.stack = pending.frames(frame_shapes(t))
    seat = s.order[s.at]
    pattern = LEFT_BY_ACTIONS if s.phase == ACTING and s.actions else None
    pending.check(s.stack, pattern, lambda packed: _can_be(t, s, seat, packed))
    if frame(f.DISCARD) in s.stack and not discard.allowed(t, s):
        pending.refuse(f.NAMES[f.DISCARD])


def _can_be(t: Tables, s: IndustryState, seat: int, packed: int) -> bool:
    """Whether a legal action of the seat can leave this frame."""
    kind, a, b = kind_of(packed), first_of(packed), second_of(packed)
    if kind == f.COUNTER:
        return _is_being_laid(t, s, seat, a, b)
    if kind in (f.COAL, f.IRON):
        cube, near = supply.cube_kind(packed), s.reach[a] | s.reach[b]
        return (a, b) == _ends(t, s, seat, cube) and (_port_buys(t, s) or supply.cost(t, s, cube, near) != supply.NONE)
    if kind == f.LAY:
        return not (railway.line_refusal(t, s, seat, a) or railway.stock_refusal(t, s, seat))
    if kind == f.SCRAP:
        return not develop.counter_refusal(t, s, seat, a)
    if kind == f.DRAW:
        return s.deck > 0 and not take.limit_refusal(t, s, seat)
    return kind != f.TAKE or a > 0


def _port_buys(t: Tables, s: IndustryState) -> bool:
    """Whether the cube is for a port, which always has access to the track."""
    return any(kind_of(packed) == f.COUNTER and t.face_industry[second_of(packed)] == PORT for packed in s.stack)


def _is_being_laid(t: Tables, s: IndustryState, seat: int, space: int, face: int) -> bool:
    """A first port or ship lies there already; any other counter has left the display and may be laid there.

    A ship may have flipped by then, if its own coal was all that it waited for.
    """
    serves_itself = build.laid_early(t, t.face_industry[face])
    if s.tile[space] == face:
        done = s.rebuilt if t.face_industry[face] == SHIP else s.flipped
        return serves_itself and bool(s.owned[seat] >> space & 1) and not done >> space & 1
    if serves_itself and s.tile[space] < 0:
        return False
    own = sum(1 for at in range(t.spaces) if s.owned[seat] >> at & 1 and s.tile[at] == face)
    gone = t.face_number[face] - s.left[seat * t.faces + face] - own
    return gone > 0 and t.face_buildable[face] and not build.space_refusal(t, s, seat, space, face)


def _ends(t: Tables, s: IndustryState, seat: int, cube: int) -> tuple[int, int]:
    """The places that a pending cube is for: that of the counter, or the ends of the railway, that needs one."""
    for packed in s.stack:
        kind, a, b = kind_of(packed), first_of(packed), second_of(packed)
        if kind == f.COUNTER and (t.face_coal if cube == COAL else t.face_iron)[b]:
            return t.place_of[a], t.place_of[a]
        if kind == f.LAY and railway.needs_cubes(t, s, seat):
            return t.end_a[a], t.end_b[a]
    return -1, -1
