"""The audit of Steam: the invariants of every state, and of every step from one state to the next."""

from ironmaster.games.steam import flow, funds, survey
from ironmaster.games.steam import state as st
from ironmaster.games.steam.board import COLOURS
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.steps import build, opening, track
from ironmaster.games.steam.tables import AUCTION, CITY_GROWTH, TILES, URBANIZATION, Tables
from ironmaster.kit import bag, bits
from ironmaster.kit.audits import wrong
from ironmaster.kit.hexes import SIDES


def audit(t: Tables, s: SteamState) -> list[str]:
    """The invariants that the state breaks."""
    return [
        *_cubes(t, s),
        *_tiles(t, s),
        *_runs(t, s),
        *_derived(t, s),
        *_seats(t, s),
        *_actions(t, s),
        *_auction(t, s),
    ]


def _cubes(t: Tables, s: SteamState) -> list[str]:
    """steam.comp.goods, steam.map.town, steam.setup.supply."""
    checks = []
    for kind, total in enumerate(t.cubes):
        there = s.bag[kind] + sum(bag.count(heap, kind) for heap in s.goods + s.supply)
        checks.append((s.bag[kind] >= 0 and there == total, f"the {COLOURS[kind]} cubes do not add up"))
    for node, heap in enumerate(s.goods):
        checks.append((not heap or s.colour[node] >= 0, f"cubes in the town {t.node_ids[node]}"))
    for heap in s.supply:
        checks.append((bag.size(heap) in (0, t.supply_cubes), "a supply space that is neither full nor empty"))
    if s.phase == st.DRAWING:
        filled = s.goods[: t.cities] + s.supply
        sizes = [bag.size(heap) for heap in filled]
        checks.append((sizes == t.heaps[: s.at] + [0] * (len(filled) - s.at), "cubes drawn out of turn"))
        checks.append((sum(s.bag) >= sum(t.heaps[s.at :]), "too few cubes in the bag"))
    return wrong(checks)


def _tiles(t: Tables, s: SteamState) -> list[str]:
    """136 track tiles, New City tiles and growth markers (steam.stock.*, steam.comp.newcity, steam.comp.growth)."""
    checks = []
    for limit, faces in enumerate(t.limit_sets):
        names = ", ".join(t.faces.ids[face] for face in faces)
        checks.append((sum(s.used[face] for face in faces) <= t.limits[limit], f"too many tiles of {names}"))
    for kind, total in enumerate(t.new_cities):
        placed = sum(1 for node in range(t.cities, t.nodes) if s.colour[node] == kind)
        fits = s.new_cities[kind] >= 0 and placed + s.new_cities[kind] == total
        checks.append((fits, f"the {COLOURS[kind]} New City tiles do not add up"))
    checks.append((s.colour[: t.cities] == t.city_colour, "a printed city of another colour"))
    checks.append((bits.count(s.grown) <= t.growth_markers and not s.grown >> t.cities, "too many growth markers"))
    for where in range(t.hexes):
        pattern = s.lay[where]
        fits = pattern < 0 or (not survey.is_city(t, s, where) and t.is_town[where] == (pattern >= t.plains))
        checks.append((fits, f"a tile that does not fit on {t.hex_ids[where]}"))
    return wrong(checks)


def _runs(t: Tables, s: SteamState) -> list[str]:
    """Every run starts at a place, ends at another or open, and has one owner (steam.own.marker, .track.noloop)."""
    problems = [f"loose track at {t.hex_ids[side // SIDES]}" for side in survey.loose_ends(t, s)]
    for port in range(t.ports):
        end, holder = s.end[port], s.holder[port]
        alive = 0 <= holder < t.seats and not s.out[holder]
        if end == st.NO_RUN:
            fits = holder < 0
        elif end <= st.OPEN:
            fits = alive or holder == st.UNOWNED
        else:
            fits = (alive or holder == st.ORPHAN) and s.holder[end] == holder and end // SIDES != port // SIDES
        if not fits:
            problems.append(f"the run at {t.port_ids[port]} has a wrong end or owner")
    return problems


def _derived(t: Tables, s: SteamState) -> list[str]:
    true = s.copy()
    survey.derive(t, true)
    pairs = (
        (s.end, true.end, "the ends of runs"),
        (s.tipped, true.tipped, "the open ends"),
        (s.faced, true.faced, "the hexes before open ends"),
        (s.gates, true.gates, "the hexes beside cities"),
        (s.links, true.links, "the number of links"),
        (s.used, true.used, "the tiles on the map"),
        ([s.gone], [true.gone], "the faces that are gone"),
        (sorted(s.tips.items()), sorted(true.tips.items()), "the runs of open ends"),
    )
    return [f"{words} are not as they should be" for held, should, words in pairs if held != should]


def _seats(t: Tables, s: SteamState) -> list[str]:
    inside = [seat for seat in range(t.seats) if not s.out[seat]]
    gone = sorted(out for out in s.out if out)
    checks = [
        (sorted(s.order) == inside, "the turn order is no order"),
        (gone == list(range(1, len(gone) + 1)) and bool(inside), "bankruptcies out of order"),
        (len(inside) > 1 or s.phase >= st.FINISHED, "one seat plays alone"),
        (s.phase >= st.CAPITAL or len(inside) == t.seats, "bankrupt before the first turn"),
        (all(funds.means(t, s, seat, True) <= t.most_bid for seat in _yet_to_bid(t, s)), "money before the first turn"),
        ((1 if s.phase >= st.CAPITAL else 0) <= s.round <= t.rounds, "the turn marker"),
    ]
    for seat in range(t.seats):
        checks.append((s.cash[seat] >= 0, "money below zero"))
        checks.append((t.income_low <= s.income[seat] <= t.income_high, "income off its track"))
        checks.append((t.level_low <= s.level[seat] <= t.level_high, "a locomotive of no level"))
        checks.append((s.points[seat] >= 0 or s.phase == st.FINISHED, "points below zero"))
        checks.append((not s.out[seat] or (s.tile[seat] < 0 and not s.links[seat]), "a bankrupt seat has something"))
        checks.append((bool(s.begun >> seat & 1) or _only_claimed(t, s, seat), "track of a seat that has laid none"))
    return wrong(checks)


def _yet_to_bid(t: Tables, s: SteamState) -> list[int]:
    """Who can still bid in the auction before the first turn."""
    comes = t.first_order == AUCTION and s.phase <= st.OPENING
    return [seat for seat in range(t.seats) if comes and seat not in s.places]


def _only_claimed(t: Tables, s: SteamState, seat: int) -> bool:
    """Whether the seat owns nothing but links that a New City has completed (steam.urban.claims)."""
    for port in range(t.ports):
        if s.holder[port] == seat:
            ends = (port // SIDES, s.end[port] // SIDES)
            if s.end[port] < 0 or not any(node >= t.cities and s.colour[node] >= 0 for node in ends):
                return False
    return True


def _actions(t: Tables, s: SteamState) -> list[str]:
    """Action tiles and what belongs to one phase only."""
    held = [tile for tile in s.tile if tile >= 0]
    have = [seat for seat in s.order if s.tile[seat] >= 0]
    builder = flow.actor(s) if s.phase == st.BUILDING and s.at < len(s.order) else -1
    due = bits.members(s.due)
    with_pay = 1 if s.phase == st.ACTIONS and s.stack else 0
    checks = [
        (len(set(held)) == len(held), "two seats have one action tile"),
        (s.phase not in (st.BUILDING, st.MOVING) or have == s.order, "a seat without action tile"),
        (s.phase != st.ACTIONS or have == s.order[: s.at + with_pay], "action tiles taken out of turn"),
        (
            s.phase not in (st.DRAWING, st.OPENER, st.OPENING, st.CAPITAL, st.BIDDING) or not held,
            "action tiles before they are taken",
        ),
        (s.phase != st.DEALING or s.tile[s.at :] == [-1] * (t.seats - s.at), "tiles dealt out of turn"),
        (all(s.tile[seat] in (CITY_GROWTH, URBANIZATION) for seat in due), "an action due without its tile"),
        (not due or s.phase in (st.ACTIONS, st.BUILDING), "an action due out of its phase"),
        (not set(due) & set(build.built(s)), "an action due after its build"),
        (s.upgraded == 0 or s.phase == st.MOVING, "upgrades out of their phase"),
        (builder < 0 or s.laid <= track.limit(t, s, builder), "too many tiles laid"),
        (
            all(s.holder[port] == builder and s.end[port] <= st.OPEN for port in bits.members(s.fresh)),
            "new track of others",
        ),
        (s.laid > 0 or s.fresh == 0, "new track without a tile"),
        (all(tile < len(TILES) for tile in held), "an action tile that is none"),
    ]
    return wrong(checks)


def _auction(t: Tables, s: SteamState) -> list[str]:
    if s.phase not in (st.OPENING, st.BIDDING):
        calm = s.bid == st.NO_BID and s.leader < 0 and not s.inside and not s.places
        free = s.free < 0 or (t.order_by_bids and s.phase == st.CAPITAL and s.free in s.order)
        return wrong(
            [(calm and set(s.bids) == {st.NO_BID}, "an auction out of its phase"), (free, "a free pass too many")]
        )
    placed = [seat for seat in s.places if seat >= 0]
    inside = bits.members(s.inside)
    return wrong(
        [
            ((s.bid == st.NO_BID) == (s.leader < 0), "a bid without bidder"),
            (s.leader < 0 or s.leader in inside or not t.leader_skipped, "a bidder who is out"),
            (s.leader < 0 or s.bids[s.leader] == s.bid, "a bidder of another bid"),
            (max(s.bids) == s.bid, "a higher bid than the highest"),
            (s.at in inside and (s.at != s.leader or not t.leader_skipped), "the seat asked is not in the auction"),
            (len(inside) > 1 and set(inside) <= set(s.order), "no auction is left"),
            (not set(inside) & set(placed) and len(set(placed)) == len(placed), "a place for a seat still bidding"),
            (s.phase == st.OPENING or sorted(inside + placed) == sorted(s.order), "a seat without place is out"),
            (s.phase == st.BIDDING or not any(s.out), "a bankrupt seat bids"),
            (all(bid <= t.most_bid for bid in s.bids), "a bid beyond all money"),
            (all(s.bids[seat] <= _purse(t, s, seat) for seat in range(t.seats)), "a bid beyond the means"),
            (s.free < 0 or (s.phase == st.BIDDING and s.free in inside), "a free pass too many"),
            (
                s.phase == st.OPENING or s.places[: len(inside)] == [-1] * len(inside),
                "places filled from the wrong end",
            ),
        ]
    )


def _purse(t: Tables, s: SteamState, seat: int) -> int:
    """The highest bid of a seat (steam.order.auction.cap, steam.std.bid.raise)."""
    if s.phase == st.OPENING:
        return t.most_bid if seat in s.places else opening.most(t, s, seat)
    return st.NO_BID if s.out[seat] else s.cash[seat]


def audit_step(t: Tables, before: SteamState, after: SteamState) -> list[str]:
    """Impossible changes (steam.own.permanent, .supply.norefill, .setup.bag, .comp.newcity, .growth.once)."""
    checks = [
        (after.round >= before.round, "the turn marker goes back"),
        (before.grown & ~after.grown == 0, "a growth marker is gone"),
        (before.begun & ~after.begun == 0, "track was never laid"),
        (all(new >= old for old, new in zip(before.level, after.level, strict=True)), "a locomotive lost a level"),
    ]
    for node in range(t.cities, t.nodes):
        checks.append((before.colour[node] in (-1, after.colour[node]), "a New City has changed"))
    if before.phase != st.DRAWING:
        for old, new in zip(before.supply, after.supply, strict=True):
            checks.append((new in (0, old), "a supply space was refilled"))
        checks.append((sum(after.bag) >= sum(before.bag), "a cube was drawn from the bag"))
    for port in range(t.ports):
        if before.end[port] >= 0:
            old, new = before.holder[port], after.holder[port]
            kept = new == old or (new == st.ORPHAN and after.out[old] > before.out[old])
            checks.append((kept and after.end[port] == before.end[port], "a link has changed"))
    return wrong(checks)
