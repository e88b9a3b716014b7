"""Reads the pending parts of an action, and refuses those that no action can leave."""

import re
from typing import Final

from ironmaster.core.frames import first_of, frame, kind_of, second_of
from ironmaster.games.steam import flow
from ironmaster.games.steam.board import COLOURS
from ironmaster.games.steam.position import frame_shapes
from ironmaster.games.steam.state import ACTIONS, BUILDING, MOVING, SteamState
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.steps import route
from ironmaster.games.steam.tables import CITY_GROWTH, URBANIZATION, Tables
from ironmaster.kit import bag
from ironmaster.kit.pending import Pending

LEFT_BY_ACTIONS: Final = {
    ACTIONS: re.compile(r"next pay"),
    BUILDING: re.compile(r"supply"),
    MOVING: re.compile(r"next( route|( score)+)"),
}
"""Every stack that an action can leave, by phase."""


def read_pending(t: Tables, s: SteamState, lines: list[str]) -> None:
    """Read the pending frames onto the stack of an otherwise complete state."""
    pending = Pending("steam.pending", f.NAMES, lines)
    s.stack = [_frame(t, s, pending, line) for line in lines]
    pending.check(s.stack, LEFT_BY_ACTIONS.get(s.phase), lambda packed: _can_be(t, s, packed))


def _frame(t: Tables, s: SteamState, pending: Pending, line: str) -> int:
    name, *words = line.split() or [""]
    if name != f.NAMES[f.ROUTE]:
        return pending.frame(frame_shapes(t), line)
    if len(words) < 2 or words[0] not in t.node_ids or words[1] not in COLOURS or not set(words[2:]) <= {*t.port_ids}:
        pending.refuse(line)
    s.route = [t.node_ids.index(words[0]), COLOURS.index(words[1]), *map(t.port_ids.index, words[2:])]
    return frame(f.ROUTE)


def _can_be(t: Tables, s: SteamState, packed: int) -> bool:
    """Whether a legal action can leave this frame."""
    kind, a = kind_of(packed), first_of(packed)
    seat = flow.actor(s)
    if kind == f.PAY:
        return t.tiles_cost and s.tile[seat] in (CITY_GROWTH, URBANIZATION) and not s.due >> seat & 1
    if kind == f.SUPPLY:
        wanted = CITY_GROWTH if a < t.cities else URBANIZATION
        placed = s.grown >> a & 1 if a < t.cities else s.colour[a] >= 0
        return s.tile[seat] == wanted and bool(placed) and not s.due >> seat & 1 and any(s.supply)
    if kind == f.ROUTE:
        return _can_go(t, s, seat)
    return kind != f.SCORE or _can_score(s, seat, a)


def _can_go(t: Tables, s: SteamState, seat: int) -> bool:
    """Whether the cube can have reached this place."""
    if not bag.count(s.goods[s.route[0]], s.route[1]) or s.colour[s.route[0]] < 0:
        return False
    whole, s.route = s.route, s.route[:2]
    for port in whole[2:]:
        if route.arrived(s) or port not in route.next_ports(t, s, seat):
            return False
        s.route.append(port)
    return route.arrived(s) or bool(route.next_ports(t, s, seat))


def _can_score(s: SteamState, mover: int, seat: int) -> bool:
    """The mover chooses first, the others in order; who is out of the game scores nothing.

    The mover has as many links as any other, and all together are no more than its locomotive goes.
    """
    shares = {first_of(packed): second_of(packed) for packed in s.stack if kind_of(packed) == f.SCORE}
    waiting = [first_of(packed) for packed in s.stack if kind_of(packed) == f.SCORE]
    others = [other for other in reversed(s.order) if other in waiting and other != mover]
    most = max((shares[other] for other in others), default=0)
    own = shares.get(mover, most)
    fits = waiting == [*others, mover] or waiting == others
    return fits and seat in s.order and most <= own and own + sum(shares[other] for other in others) <= s.level[mover]
