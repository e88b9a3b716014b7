"""Positions of Steam: any state as readable JSON data. See `docs/build/positions.md`."""

from typing import Final

from ironmaster.core.frames import kind_of
from ironmaster.core.position import Data
from ironmaster.core.seats import letter
from ironmaster.games.steam import flow, scoring
from ironmaster.games.steam.board import COLOURS
from ironmaster.games.steam.state import BIDDING, FINISHED, NO_BID, OPEN, OPENING, ORPHAN, UNOWNED, SteamState
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.steps import track
from ironmaster.games.steam.tables import KINDS, TILES, Tables
from ironmaster.kit import bag
from ironmaster.kit.hexes import EDGES, SIDES
from ironmaster.kit.pending import Shapes, frame_words

PHASES: Final = (*("goods", "first", "deal", "opening", "capital", "bidding", "actions", "build", "move", "over"),)
LINKS: Final = ("", "1", "2", "3", "4", "5", "6")
"""Links of one owner in a delivery, at least one."""
NOBODY: Final = "-"
"""The owner of runs that no seat has."""
NEW: Final = "new"
"""After a run that the builder has begun or extended in the build under way."""


def describe(t: Tables, s: SteamState) -> Data:
    """The position; nothing in it is hidden."""
    seat = turn_of(s)
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": [letter(other) for other in s.order],
        "turn": None if seat < 0 else letter(seat),
        "cycle": s.cycle + 1,
        "laid": s.laid,
        "tiles_left": track.limit(t, s, seat) - s.laid if PHASES[s.phase] == "build" else 0,
        "free_pass": _seat(s.free),
        "auction": _auction(t, s),
        "pending": [_frame_words(t, s, frame) for frame in s.stack],
        "players": {letter(other): _player(t, s, other) for other in range(t.seats)},
        "track": {t.hex_ids[where]: t.faces.words[pattern] for where, pattern in enumerate(s.lay) if pattern >= 0},
        "links": _links(t, s),
        "incomplete": _incomplete(t, s),
        "goods": {t.node_ids[node]: heap_words(heap) for node, heap in enumerate(s.goods) if heap},
        "new_cities": {
            t.node_ids[node]: COLOURS[s.colour[node]] for node in range(t.cities, t.nodes) if s.colour[node] >= 0
        },
        "grown": [t.node_ids[node] for node in range(t.cities) if s.grown >> node & 1],
        "supply": [heap_words(heap) for heap in s.supply],
        "bag": {colour: s.bag[kind] for kind, colour in enumerate(COLOURS)},
        "stock": {face: left(t, s, number) for number, face in enumerate(t.faces.ids)},
    }


def turn_of(s: SteamState) -> int:
    """The seat whose turn it is, -1 when there is none."""
    return flow.actor(s) if OPENING <= s.phase < FINISHED else -1


def _seat(seat: int) -> str | None:
    return None if seat < 0 else letter(seat)


def _auction(t: Tables, s: SteamState) -> Data:
    open_ = s.phase in (OPENING, BIDDING)
    places = s.places + [-1] * (len(s.order) - len(s.places)) if open_ else []
    return {
        "bid": None if s.bid == NO_BID else s.bid,
        "bidder": _seat(s.leader),
        "in": [letter(seat) for seat in range(t.seats) if s.inside >> seat & 1],
        "bids": {letter(seat): None if bid == NO_BID else bid for seat, bid in enumerate(s.bids)},
        "places": [_seat(seat) for seat in places],
    }


def _player(t: Tables, s: SteamState, seat: int) -> Data:
    return {
        "cash": s.cash[seat],
        "income": s.income[seat],
        "points": s.points[seat],
        "worth": scoring.worth(t, s, seat),
        "locomotive": s.level[seat],
        "links": s.links[seat],
        "incomplete": sum(1 for port in s.tips.values() if s.holder[port] == seat),
        "tile": None if s.tile[seat] < 0 else TILES[s.tile[seat]],
        "due": bool(s.due >> seat & 1),
        "begun": bool(s.begun >> seat & 1),
        "upgraded": bool(s.upgraded >> seat & 1),
        "out": s.out[seat],
    }


def _owner(holder: int) -> str:
    return NOBODY if holder in (UNOWNED, ORPHAN) else letter(holder)


def _links(t: Tables, s: SteamState) -> Data:
    return {
        t.port_ids[port]: f"{_owner(s.holder[port])} {t.port_ids[s.end[port]]}"
        for port in range(t.ports)
        if s.end[port] > port
    }


def _incomplete(t: Tables, s: SteamState) -> Data:
    found: Data = {}
    for port in range(t.ports):
        if s.end[port] <= OPEN:
            words = f"{_owner(s.holder[port])} {side_words(t, OPEN - s.end[port])}"
            found[t.port_ids[port]] = f"{words} {NEW}" if s.fresh >> port & 1 else words
    return found


def side_words(t: Tables, side: int) -> str:
    """An edge of a hex, such as g8/s."""
    return f"{t.hex_ids[side // SIDES]}/{EDGES[side % SIDES]}"


def heap_words(heap: int) -> str:
    """Cubes by colour, such as red red blue."""
    return " ".join(COLOURS[kind] for kind in bag.kinds(heap, KINDS))


def left(t: Tables, s: SteamState, face: int) -> int:
    """The number of tiles left for a face."""
    spare = [t.limits[limit] - sum(s.used[other] for other in t.limit_sets[limit]) for limit in t.limits_of[face]]
    return min(spare)


def frame_shapes(t: Tables) -> Shapes:
    """The words for the arguments of each kind of frame. A route has a list of stations instead."""
    return {"supply": (t.node_ids,), "score": (list(map(letter, range(t.seats))), LINKS)}


def _frame_words(t: Tables, s: SteamState, frame: int) -> str:
    if kind_of(frame) == f.ROUTE:
        ports = [t.port_ids[port] for port in s.route[2:]]
        return " ".join([f.NAMES[f.ROUTE], t.node_ids[s.route[0]], COLOURS[s.route[1]], *ports])
    return frame_words(f.NAMES, frame_shapes(t), frame)
