"""Explains why a tile cannot be laid, with the same predicates that generate the moves."""

from typing import Final

from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import runs, stock
from ironmaster.games.steam.state import UNOWNED, SteamState
from ironmaster.games.steam.steps import track
from ironmaster.games.steam.tables import Tables
from ironmaster.kit.hexes import SIDES

LOST: Final = (c.REDIRECT_WHO, c.REDIRECT_INNER, c.UPGRADE_WHAT)
"""Why track that is not on a new tile had to stay."""


def why(t: Tables, s: SteamState, seat: int, where: int, pattern: int) -> int:
    """The clause that forbids the seat to lay the pattern on the hex, ALLOWED if none does.

    -1 stands for a hex off the map, or for track that no tile shows.
    """
    if s.laid >= track.limit(t, s, seat):
        return c.BUILD_LIMIT
    if where < 0 or pattern < 0:
        return c.TRACK_HEXONLY if where < 0 else c.UPGRADE_STOCK
    node = t.node_at[where]
    if node >= 0 and s.colour[node] >= 0:
        return c.TRACK_HEXONLY
    if t.is_town[where] != (pattern >= t.plains):
        return c.TRACK_KIND
    found = edges_refusal(t, where, pattern)
    if not found:
        found = (
            town_refusal(t, s, seat, where, pattern) if t.is_town[where] else plain_refusal(t, s, seat, where, pattern)
        )
    if not found and not s.begun >> seat & 1 and not track.leaves_city(t, s, where, pattern):
        found = c.TRACK_FIRST
    return found or stock_refusal(t, s, where, pattern) or cost_refusal(t, s, seat, where, pattern)


def edges_refusal(t: Tables, where: int, pattern: int) -> int:
    """No track may end at a black edge or at the map's border, even unused track."""
    if t.exits[pattern] & t.black[where]:
        return c.TRACK_BLACKEDGE
    return c.TRACK_MAPEDGE if t.exits[pattern] & t.border[where] else c.ALLOWED


def stock_refusal(t: Tables, s: SteamState, where: int, pattern: int) -> int:
    """steam.stock.limit, .twosided, .ring; a replaced tile has come back before (steam.stock.return)."""
    face = t.face[pattern]
    old = s.lay[where]
    gone = stock.gone_without(t, s, t.face[old]) if old >= 0 else s.gone
    if not gone >> face & 1:
        return c.ALLOWED
    for limit in t.limits_of[face]:
        if stock.spent(t, s, limit):
            sharing = len(t.limit_sets[limit])
            own = sum(1 for faces in t.faces.pieces if face in faces) == 1
            return c.STOCK_LIMIT if sharing == 1 else c.STOCK_TWOSIDED if own else c.STOCK_RING
    return c.STOCK_LIMIT


def cost_refusal(t: Tables, s: SteamState, seat: int, where: int, pattern: int) -> int:
    """steam.borrow.optional, steam.std.build."""
    if track.cost(t, s, where, pattern) <= track.means(t, s, seat):
        return c.ALLOWED
    return c.BORROW_OPTIONAL if t.borrow_for_track else c.STD_BUILD


def town_refusal(t: Tables, s: SteamState, seat: int, where: int, pattern: int) -> int:
    """Exits of a town: all old ones stay, new ones need an anchor (steam.track.anchor, steam.town.*)."""
    old = s.lay[where]
    kept = t.exits[old] if old >= 0 else 0
    new = t.exits[pattern] & ~kept
    if t.exits[pattern] & kept != kept:
        return c.REDIRECT_NOTOWN
    if not new:
        return c.UPGRADE_WHAT
    view = track.outlook(t, s, seat, where)
    for edge in range(SIDES):
        if new >> edge & 1 and view >> edge & 1:
            looped = runs.meets(t, s, where, edge) // SIDES == t.node_at[where]
            return c.TRACK_NOLOOP if looped else meeting_refusal(t, s, seat, where, edge)
    if runs.joins_town(s, seat, t.node_at[where]) or new & view >> SIDES:
        return c.ALLOWED
    return c.TRACK_ANCHOR if old < 0 else c.TRACK_NOTFROMTOWN


def plain_refusal(t: Tables, s: SteamState, seat: int, where: int, pattern: int) -> int:
    """Track from edge to edge: old segments stay or are redirected, new ones need an anchor each."""
    old = s.lay[where]
    if pattern == old:
        return c.UPGRADE_WHAT
    view = track.outlook(t, s, seat, where)
    turned = 0
    for a in range(SIDES):
        b = t.partner[SIDES * old + a] if old >= 0 else -1
        if a < b and t.partner[SIDES * pattern + a] != b:
            edge = b if s.tipped[where] >> b & 1 else a
            found = redirect_refusal(t, s, seat, where, pattern, edge)
            inner = t.partner[SIDES * old + edge]
            if turned and (not t.turned_together or found in LOST or turned >> t.partner[SIDES * pattern + inner] & 1):
                return c.UPGRADE_MIXED
            if found:
                return found
            turned |= 1 << inner
    anchored = False
    missing = c.ALLOWED
    for a in range(SIDES):
        b = t.partner[SIDES * pattern + a]
        if a < b and not (turned >> a & 1 or turned >> b & 1) and (old < 0 or t.partner[SIDES * old + a] != b):
            found = join_refusal(t, s, seat, where, a, b)
            if found:
                return found
            if (1 << a | 1 << b) & view >> SIDES:
                anchored = True
            else:
                missing = anchor_refusal(s, where, a, b)
    return c.TRACK_EACH if missing == c.TRACK_ANCHOR and anchored else missing


def meeting_refusal(t: Tables, s: SteamState, seat: int, where: int, edge: int) -> int:
    """Whether track must not end at an edge because of the open end that it would meet there."""
    if not s.faced[where] >> edge & 1:
        return c.ALLOWED
    return track.meeting_refusal(t, s, seat, where, runs.meets(t, s, where, edge))


def join_refusal(t: Tables, s: SteamState, seat: int, where: int, a: int, b: int) -> int:
    """Whether new track meets an open end that it must not meet, or the same place at both ends."""
    found = meeting_refusal(t, s, seat, where, a) or meeting_refusal(t, s, seat, where, b)
    if found:
        return found
    one, other = runs.meets(t, s, where, a), runs.meets(t, s, where, b)
    return c.TRACK_NOLOOP if one >= 0 and other >= 0 and one // SIDES == other // SIDES else c.ALLOWED


def anchor_refusal(s: SteamState, where: int, a: int, b: int) -> int:
    """Whether new track starts at an unowned run that the seat may not claim, or at nothing."""
    if (1 << a | 1 << b) & s.faced[where]:
        return c.CLAIM_ELIGIBLE
    return c.TRACK_ANCHOR if s.lay[where] < 0 else c.UPGRADE_ANCHOR


def redirect_refusal(t: Tables, s: SteamState, seat: int, where: int, pattern: int, edge: int) -> int:
    """Whether old track that the new tile changes may be redirected: it must end open and be the seat's or unowned."""
    old = s.lay[where]
    inner = t.partner[SIDES * old + edge]
    if not s.tipped[where] >> edge & 1:
        return c.UPGRADE_WHAT
    port = s.tips[SIDES * where + edge]
    if not track.may_redirect(t, s, seat, port):
        return c.REDIRECT_WHO
    new = t.partner[SIDES * pattern + inner]
    if new < 0:
        return c.REDIRECT_INNER
    met = runs.meets(t, s, where, new)
    if met < 0:
        return c.ALLOWED
    if met // SIDES == port // SIDES:
        return c.TRACK_NOLOOP
    return meeting_refusal(t, s, seat, where, new)


def fault(t: Tables, s: SteamState, seat: int, where: int, pattern: int, clause: int) -> tuple[int, int]:
    """The edge of the tile, and the run by its port, that a refusal is about; -1 for none."""
    if clause == c.REDIRECT_WHO:
        return foreign_turn(t, s, seat, where, pattern)
    for edge in range(SIDES):
        if not t.exits[pattern] >> edge & 1:
            continue
        if clause in (c.TRACK_BLACKEDGE, c.TRACK_MAPEDGE):
            if (t.black if clause == c.TRACK_BLACKEDGE else t.border)[where] >> edge & 1:
                return edge, -1
            continue
        port = runs.meets(t, s, where, edge)
        faced = port >= 0 and s.faced[where] >> edge & 1
        if clause in (c.TRACK_NOTOTHER, c.TOWN_OTHERS, c.CLAIM_MERGE):
            if faced and meeting_refusal(t, s, seat, where, edge) == clause:
                return edge, port
        elif clause == c.CLAIM_ELIGIBLE:
            if faced and s.holder[port] == UNOWNED and not runs.claimable(s, seat, port):
                return edge, port
        elif clause == c.TRACK_NOLOOP and port >= 0 and comes_back(t, s, where, pattern, edge):
            return edge, port
    return -1, -1


def foreign_turn(t: Tables, s: SteamState, seat: int, where: int, pattern: int) -> tuple[int, int]:
    """The open end, and its run, that the tile would turn though the seat may not."""
    old = s.lay[where]
    for edge in range(SIDES):
        if s.tipped[where] >> edge & 1:
            port = s.tips[SIDES * where + edge]
            inner = t.partner[SIDES * old + edge]
            if t.partner[SIDES * pattern + inner] != edge and not track.may_redirect(t, s, seat, port):
                return edge, port
    return -1, -1


def comes_back(t: Tables, s: SteamState, where: int, pattern: int, edge: int) -> bool:
    """Whether track at the edge would meet a run from the same place as its other end does."""
    node = runs.meets(t, s, where, edge) // SIDES
    if t.is_town[where]:
        return node == t.node_at[where]
    inner = t.partner[SIDES * pattern + edge]
    met = runs.meets(t, s, where, inner)
    if met >= 0 and met // SIDES == node:
        return True
    for tip in range(SIDES):
        turned = s.tipped[where] >> tip & 1 and t.partner[SIDES * s.lay[where] + tip] == inner
        if turned and s.tips[SIDES * where + tip] // SIDES == node:
            return True
    return False
