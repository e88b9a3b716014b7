"""The audit of Age of Industry: the invariants of every state, and of every step from one state to the next."""

from ironmaster.games.age_of_industry.pieces import owner_of
from ironmaster.games.age_of_industry.state import FINISHED, GAP, IndustryState
from ironmaster.games.age_of_industry.tables import COAL, IRON, KINDS, PORT, SHIP, Tables
from ironmaster.kit import bits, graph
from ironmaster.kit.audits import cards, outdated, wrong
from ironmaster.kit.tiles import places_of


def audit(t: Tables, s: IndustryState) -> list[str]:
    """The invariants that the state breaks."""
    return [*_cards(t, s), *_seats(t, s), *_counters(t, s), *_ships(t, s), *_derived(t, s), *_lines(t, s)]


def _cards(t: Tables, s: IndustryState) -> list[str]:
    checks = [(len(hand) <= t.hand_limit, "a hand is too large") for hand in s.hands]
    face_up = [s.face_up.count(card) for card in range(len(t.card_ids))]
    checks += cards(t.card_ids, t.card_counts, [s.undealt, s.discard, face_up], s.hands)
    laid = [s.demand.count(kind) for kind in range(len(t.demand_counts))]
    for kind, total in enumerate(t.demand_counts):
        fits = s.boxed[kind] >= 0 and laid[kind] + s.boxed[kind] == total
        checks.append((fits, "the market counters do not add up"))
    checks.append((s.deck == sum(s.undealt), "the deck is miscounted"))
    checks.append((len(s.face_up) == t.face_up and all(card >= GAP for card in s.face_up), "the face-up cards"))
    return wrong(checks)


def _seats(t: Tables, s: IndustryState) -> list[str]:
    checks = [(sorted(s.order) == list(range(t.seats)), "the turn order is no order")]
    for seat in range(t.seats):
        checks.append((s.cash[seat] >= 0 and s.debt[seat] >= 0 and s.spent[seat] >= 0, "money below zero"))
        checks.append((s.laid[seat] <= t.railways, "too many railways"))
        checks.append((s.phase == FINISHED or s.points[seat] == 0, "points before the end"))
        own = [s.tile[space] for space in bits.members(s.owned[seat])]
        for face in range(t.faces):
            left = s.left[seat * t.faces + face]
            fits = left >= 0 and left + own.count(face) <= t.face_number[face]
            checks.append((fits, f"more {t.face_ids[face]} than there are"))
    return wrong(checks)


def _counters(t: Tables, s: IndustryState) -> list[str]:
    problems: list[str] = []
    for space in range(t.spaces):
        if s.tile[space] >= 0:
            problems += [f"{t.space_ids[space]}: {words}" for words in _counter(t, s, space)]
    for seat in range(t.seats):
        for place in range(t.land_and_sea):
            if bits.count(s.owned[seat] & t.spaces_at[place]) > t.limit[place]:
                problems.append(f"too many counters of one seat in {t.place_ids[place]}")
    return problems


def _counter(t: Tables, s: IndustryState, space: int) -> list[str]:
    face, flipped = s.tile[space], bool(s.flipped >> space & 1)
    industry = t.face_industry[face]
    owners = [seat for seat in range(t.seats) if s.owned[seat] >> space & 1]
    return wrong(
        [
            (len(owners) == 1, "not owned by one seat"),
            (bool(t.takes[space] >> industry & 1), "a counter without its symbol"),
            (t.face_buildable[face], "a counter that is never built"),
            (0 <= s.cubes[space] <= t.face_cubes[face], "cubes beyond the printed number"),
            (industry not in (COAL, IRON) or flipped == (s.cubes[space] == 0), "flipped with cubes or not without"),
        ]
    )


def _ships(t: Tables, s: IndustryState) -> list[str]:
    problems: list[str] = []
    for number, sea in enumerate(t.import_seas):
        ship = s.standing[SHIP] & t.spaces_at[sea]
        most = t.import_cubes[number] if ship or t.import_at_setup else 0
        if not 0 <= s.imports[number] <= most:
            problems.append(f"too much import coal in {t.place_ids[sea]}")
    if s.rebuilt & (~s.standing[SHIP] | s.flipped):
        problems.append("a rebuilt ship that is none or has flipped")
    return problems


def _derived(t: Tables, s: IndustryState) -> list[str]:
    """The derived sets must equal newly computed ones."""
    spaces = [space for space in range(t.spaces) if s.tile[space] >= 0]
    of_kind = [bits.union([n for n in spaces if t.face_industry[s.tile[n]] == kind]) for kind in range(KINDS)]
    with_cubes = bits.union([space for space in spaces if s.cubes[space]])
    imports = bits.union(
        [t.import_place[n] for n, sea in enumerate(t.import_seas) if s.imports[n] and of_kind[SHIP] & t.spaces_at[sea]]
    )
    checks = [
        (s.standing == of_kind and s.taken == bits.union(spaces), "standing"),
        (s.mines == of_kind[COAL] & with_cubes and s.works == of_kind[IRON] & with_cubes, "mines or works"),
        (s.coal_places == places_of(s.mines, t.place_of) | imports, "coal places"),
        (s.iron_places == places_of(s.works, t.place_of), "iron places"),
        (
            s.harbours == places_of(of_kind[PORT], t.place_of) and s.fleets == places_of(of_kind[SHIP], t.place_of),
            "harbours or fleets",
        ),
        (s.flipped & ~bits.union(spaces) == 0, "flipped"),
        (s.wants == [_wanting(t, s, what) for what in range(len(s.wants))], "wants"),
    ]
    for seat in range(t.seats):
        lines = [line for line, builder in enumerate(s.builder) if builder == seat]
        touched = bits.union([end for line in lines for end in (t.end_a[line], t.end_b[line])])
        checks.append((s.laid[seat] == len(lines), "laid railways"))
        checks.append((s.touched[seat] == touched, "touched places"))
        checks.append((s.railside[seat] == _spaces(t, bits.members(touched)), "spaces at railways"))
        checks.append((s.homes[seat] == places_of(s.owned[seat], t.place_of), "homes"))
        own = [bits.count(s.owned[seat] & here) for here in t.spaces_at]
        full = [at for at, number in enumerate(own) if number >= t.limit[at]]
        large = [at for at, number in enumerate(own) if number and t.limit[at] == t.limit_in_large]
        checks.append((s.full[seat] == _spaces(t, full) and s.beside[seat] == _spaces(t, large), "full locations"))
    return outdated(checks)


def _wanting(t: Tables, s: IndustryState, what: int) -> int:
    """Places whose market takes a product."""
    laid = [(at, kind) for at, kind in enumerate(s.demand) if kind >= 0 and s.sold >> at & 1 == 0]
    return bits.union([t.market_place[at] for at, kind in laid if t.demand_takes[kind] >> what & 1])


def _spaces(t: Tables, places: list[int]) -> int:
    """All spaces in some places."""
    found = 0
    for place in places:
        found |= t.spaces_at[place] if place < t.land_and_sea else 0
    return found


def _lines(t: Tables, s: IndustryState) -> list[str]:
    """Railways and usable lanes, and what they join."""
    near = [0] * t.places
    for line in range(t.lines):
        a, b = t.end_a[line], t.end_b[line]
        if s.builder[line] >= 0 if line < t.connections else _usable(t, s, a, b):
            near[a] |= 1 << b
            near[b] |= 1 << a
    reach = [graph.reached(1 << place, near, t.stops) for place in range(t.places)]
    return wrong([(s.near == near, "joined places out of date"), (s.reach == reach, "reach out of date")])


def _usable(t: Tables, s: IndustryState, sea: int, other: int) -> bool:
    """Whether the lane from a sea to a port or an import space can be travelled."""
    ship = bool(s.standing[SHIP] & t.spaces_at[sea])
    return ship and (other >= t.land_and_sea or bool(s.standing[PORT] & t.spaces_at[other]))


def audit_step(t: Tables, before: IndustryState, after: IndustryState) -> list[str]:
    """The invariants that a step from one state to the next breaks."""
    checks = [
        (after.round >= before.round, "back in time"),
        (all(a <= b for a, b in zip(after.left, before.left, strict=True)), "a counter back on a display"),
        (all(b & ~a == 0 for a, b in zip(after.near, before.near, strict=True)), "a line is gone"),
        (before.sold & ~after.sold == 0, "a market opened again"),
        (all(b < 0 or a == b for a, b in zip(after.demand, before.demand, strict=True)), "a market was replaced"),
        (all(a >= b for a, b in zip(after.discard, before.discard, strict=True)), "a card came back"),
    ]
    for space in range(t.spaces):
        same = before.tile[space] == after.tile[space] and owner_of(before, space) == owner_of(after, space)
        back = before.flipped >> space & 1 and not after.flipped >> space & 1
        checks.append((not (same and back), f"{t.space_ids[space]} flipped back"))
    return wrong(checks)
