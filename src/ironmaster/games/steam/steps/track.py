"""Laying a track tile: where it may go, and what it does (steam.track.*, .cost.*, .town.*, .redirect.*, .upgrade.*)."""

from ironmaster.core.offers import Offer
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import funds, runs, stock
from ironmaster.games.steam.state import UNOWNED, SteamState
from ironmaster.games.steam.tables import ENGINEER, Tables
from ironmaster.kit.hexes import EVERY, PAIR, PAIRS, SIDES


def limit(t: Tables, s: SteamState, seat: int) -> int:
    """Tiles that the seat may lay in a build (steam.build.limit, steam.action.t3)."""
    return t.tiles_for_engineer if s.tile[seat] == ENGINEER else t.tiles_a_build


def means(t: Tables, s: SteamState, seat: int) -> int:
    """What the seat could spend on a tile (steam.borrow.optional, steam.std.build)."""
    return funds.means(t, s, seat, t.borrow_for_track)


def cost(t: Tables, s: SteamState, where: int, pattern: int) -> int:
    """steam.cost.base, .town, .terrain, .replace, .all_exits."""
    price = t.exit_cost * t.exit_count[pattern] + t.town_cost[where]
    return price + t.terrain_cost[where] if s.lay[where] < 0 else price


def outlook(t: Tables, s: SteamState, seat: int, where: int) -> int:
    """The edges of a hex for new track of the seat: 64 * those where it may start + those where it may not end."""
    starts = s.gates[where]
    barred = t.barred[where]
    faced = s.faced[where]
    if not faced:
        return starts << SIDES | barred
    here = t.node_at[where]
    for edge in range(SIDES):
        if faced >> edge & 1:
            port = s.tips[t.across[SIDES * where + edge]]
            holder = s.holder[port]
            if port // SIDES == here:
                barred |= 1 << edge
            elif holder == seat or (holder == UNOWNED and runs.claimable(s, seat, port)):
                starts |= 1 << edge
            elif meeting_refusal(t, s, seat, where, port):
                barred |= 1 << edge
    return starts << SIDES | barred


def meeting_refusal(t: Tables, s: SteamState, seat: int, where: int, port: int) -> int:
    """Why new track may not meet the open end of a run (steam.track.notother, .town.others, .claim.merge)."""
    holder = s.holder[port]
    if holder == seat:
        return c.ALLOWED
    if holder != UNOWNED:
        if not t.is_town[where]:
            return c.TRACK_NOTOTHER
        return c.ALLOWED if t.town_completes else c.TOWN_OTHERS
    return c.ALLOWED if t.join_any or runs.claimable(s, seat, port) else c.CLAIM_MERGE


def loops(t: Tables, s: SteamState, where: int) -> int:
    """Pairs of edges that would join a place to itself (steam.track.noloop)."""
    met = s.gates[where] | s.faced[where]
    if not met & (met - 1):
        return 0
    found = 0
    for a in range(SIDES):
        if met >> a & 1:
            node = runs.meets(t, s, where, a) // SIDES
            for b in range(a + 1, SIDES):
                if met >> b & 1 and runs.meets(t, s, where, b) // SIDES == node:
                    found |= 1 << PAIR[SIDES * a + b]
    return found


def may_redirect(t: Tables, s: SteamState, seat: int, port: int) -> bool:
    """steam.redirect.who."""
    holder = s.holder[port]
    return (holder == seat and t.redirect_own) or (holder == UNOWNED and runs.claimable(s, seat, port))


def redirections(t: Tables, s: SteamState, seat: int, where: int, edge: int, barred: int) -> list[int]:
    """Pairs that the track of a hex which ends open at an edge may be turned into (steam.redirect.*)."""
    port = s.tips[SIDES * where + edge]
    if not may_redirect(t, s, seat, port):
        return []
    inner = t.partner[SIDES * s.lay[where] + edge]
    found: list[int] = []
    for new in range(SIDES):
        if new != edge and new != inner and not barred >> new & 1:
            met = runs.meets(t, s, where, new)
            if met < 0 or met // SIDES != port // SIDES:
                found.append(PAIR[SIDES * inner + new])
    return found


def moves(t: Tables, s: SteamState, seat: int, offer: Offer) -> None:
    """Add every tile that the seat may lay now."""
    if s.laid >= limit(t, s, seat):
        return
    most = means(t, s, seat)
    plenty = s.gone == 0 and bool(s.begun >> seat & 1)
    for where in range(t.hexes):
        gates, faced, old = s.gates[where], s.faced[where], s.lay[where]
        if old < 0:
            if not faced:
                if not gates:
                    continue
                if plenty and most >= t.dearest[where] and gates == t.gates[where]:
                    offer.extend(t.untouched[where])
                    continue
            empty_hex(t, s, seat, where, most, offer)
        elif old >= t.plains:
            town_tile(t, s, seat, where, most, offer)
        elif s.tipped[where] or (gates | faced) & ~t.exits[old]:
            plain_tile(t, s, seat, where, most, offer)


def empty_hex(t: Tables, s: SteamState, seat: int, where: int, most: int, offer: Offer) -> None:
    """Add the tiles for a hex without track. Cities have no track tiles."""
    if t.lay[where] < 0 or (t.is_town[where] and s.colour[t.node_at[where]] >= 0):
        return
    view = outlook(t, s, seat, where)
    if view <= EVERY:
        return
    if t.is_town[where]:
        add(t, s, seat, where, t.town_by[view], most, s.gone, offer)
        return
    closed = loops(t, s, where)
    fits = t.plain_by[view]
    if closed:
        fits = [pattern for pattern in fits if not t.pairs[pattern] & closed]
    add(t, s, seat, where, fits, most, s.gone, offer)


def town_tile(t: Tables, s: SteamState, seat: int, where: int, most: int, offer: Offer) -> None:
    """Add the tiles that add exits to a town (steam.town.onward)."""
    old = s.lay[where]
    kept = t.exits[old]
    view = outlook(t, s, seat, where)
    starts, barred = view >> SIDES & ~kept, view & EVERY
    linked = runs.joins_town(s, seat, t.node_at[where])
    if not linked and not starts:
        return
    fits: list[int] = []
    for pattern in t.wider[old]:
        new = t.exits[pattern] & ~kept
        if not new & barred and (linked or new & starts):
            fits.append(pattern)
    add(t, s, seat, where, fits, most, stock.gone_without(t, s, t.face[old]), offer)


def plain_tile(t: Tables, s: SteamState, seat: int, where: int, most: int, offer: Offer) -> None:
    """Add the tiles that add track to a hex or redirect open ends; all other track stays (steam.upgrade.mixed)."""
    old = s.lay[where]
    view = outlook(t, s, seat, where)
    fits: list[int] = []
    if t.exit_count[old] == 2:
        whole = t.pairs_in[old][0]
        joins = 0 if view <= EVERY else t.joinable[view] & ~loops(t, s, where)
        cross(t, whole, joins, fits)
        for turned in turns(t, s, seat, where, whole, view & EVERY):
            fits.append(t.pattern_of[1 << turned])
            cross(t, turned, joins, fits)
    else:
        one, other = t.pairs_in[old]
        ways = turns(t, s, seat, where, one, view & EVERY), turns(t, s, seat, where, other, view & EVERY)
        both(t, [one], ways[1], fits)
        both(t, ways[0], [other], fits)
        if t.turned_together:
            both(t, ways[0], ways[1], fits)
    if fits:
        fits.sort()
        add(t, s, seat, where, fits, most, stock.gone_without(t, s, t.face[old]), offer)


def cross(t: Tables, pair: int, joins: int, fits: list[int]) -> None:
    """Patterns that join one pair of edges, and another one of those allowed."""
    if joins:
        for other in t.beside[pair]:
            if joins >> other & 1:
                fits.append(t.pattern_of[1 << pair | 1 << other])


def turns(t: Tables, s: SteamState, seat: int, where: int, pair: int, barred: int) -> list[int]:
    """The pairs that the track between two edges may be redirected to, if one end is open."""
    tipped = s.tipped[where]
    for edge in PAIRS[pair]:
        if tipped >> edge & 1:
            return redirections(t, s, seat, where, edge, barred)
    return []


def both(t: Tables, ways: list[int], others: list[int], fits: list[int]) -> None:
    """Patterns of two segments, each in one of its ways."""
    for one in ways:
        for other in others:
            pattern = t.pattern_of.get(1 << one | 1 << other, -1)
            if pattern >= 0 and one != other:
                fits.append(pattern)


def leaves_city(t: Tables, s: SteamState, where: int, pattern: int) -> bool:
    """Whether track that the tile adds or turns meets a city (steam.track.first)."""
    old = s.lay[where]
    if old < 0:
        return bool(t.exits[pattern] & s.gates[where])
    if pattern >= t.plains:
        return bool(t.exits[pattern] & ~t.exits[old] & s.gates[where])
    for edge in range(SIDES):
        if s.gates[where] >> edge & 1 and t.partner[SIDES * pattern + edge] != t.partner[SIDES * old + edge]:
            return True
    return False


def add(t: Tables, s: SteamState, seat: int, where: int, fits: list[int], most: int, gone: int, offer: Offer) -> None:
    """Offer those patterns that are in stock, can be paid, and may be a seat's first."""
    first = t.lay[where]
    begun = s.begun >> seat & 1
    if begun and not gone and most >= t.dearest[where]:
        for pattern in fits:
            offer.append(first + pattern)
        return
    for pattern in fits:
        if gone >> t.face[pattern] & 1 or cost(t, s, where, pattern) > most:
            continue
        if begun or leaves_city(t, s, where, pattern):
            offer.append(first + pattern)


def apply(t: Tables, s: SteamState, seat: int, where: int, pattern: int) -> None:
    """Lay the tile: pay for it, then its track."""
    funds.pay(t, s, seat, cost(t, s, where, pattern))
    old = s.lay[where]
    if old >= 0:
        stock.use(t, s, t.face[old], -1)
    stock.use(t, s, t.face[pattern], 1)
    if t.is_town[where]:
        lay_exits(t, s, seat, where, old, pattern)
    else:
        lay_segments(t, s, seat, where, old, pattern)
    s.lay[where] = pattern
    s.begun |= 1 << seat
    s.laid += 1


def lay_segments(t: Tables, s: SteamState, seat: int, where: int, old: int, pattern: int) -> None:
    """Track from edge to edge: redirected where the old one has gone, new where nothing was."""
    turned = redirect(t, s, seat, where, old, pattern) if s.tipped[where] else 0
    for a in range(SIDES):
        b = t.partner[SIDES * pattern + a]
        new = old < 0 or t.partner[SIDES * old + a] != b
        if a < b and new and not (turned >> a & 1 or turned >> b & 1):
            runs.lay_segment(t, s, seat, where, a, b)


def redirect(t: Tables, s: SteamState, seat: int, where: int, old: int, pattern: int) -> int:
    """Redirect what the new tile leads elsewhere; the inner edges of that track. All old ends go before any new one."""
    turned = 0
    ports: list[int] = []
    sides: list[int] = []
    for edge in range(SIDES):
        if s.tipped[where] >> edge & 1:
            inner = t.partner[SIDES * old + edge]
            new = t.partner[SIDES * pattern + inner]
            if new != edge:
                turned |= 1 << inner
                ports.append(s.tips[SIDES * where + edge])
                sides.append(SIDES * where + new)
    for port in ports:
        runs.clear_tip(t, s, runs.tip_of(s, port))
    for place, port in enumerate(ports):
        runs.redirect(t, s, seat, port, sides[place])
    return turned


def lay_exits(t: Tables, s: SteamState, seat: int, where: int, old: int, pattern: int) -> None:
    """Track from the town to edges; the builder owns the bare stubs that nobody else has (steam.town.exists)."""
    kept = t.exits[old] if old >= 0 else 0
    for edge in range(SIDES):
        if kept >> edge & 1:
            port = SIDES * t.node_at[where] + edge
            if falls_to(t, s, seat, port, SIDES * where + edge):
                s.holder[port] = seat
                s.fresh |= 1 << port
        elif t.exits[pattern] >> edge & 1:
            runs.lay_stub(t, s, seat, where, edge)


def falls_to(t: Tables, s: SteamState, seat: int, port: int, side: int) -> bool:
    """Whether an exit of a town is the builder's once its tile is laid again; not if it leads on, by our ruling."""
    tip = runs.tip_of(s, port)
    if tip < 0 or (tip != side and not t.town_claims):
        return False
    return s.holder[port] == UNOWNED or (t.relaid_exits_kept and s.holder[port] == seat)
