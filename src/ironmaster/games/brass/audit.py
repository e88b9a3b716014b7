"""The audit of Brass: the invariants of every state, and of every step from one state to the next."""

from ironmaster.games.brass.pieces import owner_of
from ironmaster.games.brass.possible import impossible
from ironmaster.games.brass.state import FINISHED, BrassState
from ironmaster.games.brass.tables import CANAL, COAL, IRON, KINDS, PORT, RAIL, SHIPYARD, Tables
from ironmaster.kit import bits, deck, graph
from ironmaster.kit.audits import cards, outdated, wrong
from ironmaster.kit.tiles import places_of


def audit(t: Tables, s: BrassState) -> list[str]:
    """The invariants that the state breaks."""
    unreached = [problem.say("en") for problem in impossible(t, s)]
    return [*_cards(t, s), *_seats(t, s), *_tiles(t, s), *_derived(t, s), *_tracks(t, s), *unreached]


def _cards(t: Tables, s: BrassState) -> list[str]:
    checks = [(s.pile <= deck.size(s.undealt), "the pile holds more cards than are undealt")]
    checks += [(len(hand) <= t.hand, "a hand is too large") for hand in s.hands]
    return wrong(checks + cards(t.card_ids, t.card_counts, [s.undealt, s.discard], s.hands))


def _seats(t: Tables, s: BrassState) -> list[str]:
    checks = [(sorted(s.order) == list(range(t.seats)), "the order of play is no order")]
    for seat in range(t.seats):
        checks.append((t.debt or s.cash[seat] >= 0, "cash below zero"))
        checks.append((s.spent[seat] >= 0 and s.points[seat] >= 0, "spent or points below zero"))
        checks.append((0 <= s.income[seat] <= t.income_last, "income off the track"))
        checks.append((s.laid[seat] == bits.count(s.links[seat]) <= t.link_markers, "too many links"))
    checks.append((s.phase != FINISHED or (s.era == RAIL and not s.pile), "over before the rail era is"))
    return wrong(checks)


def _tiles(t: Tables, s: BrassState) -> list[str]:
    problems: list[str] = []
    for slot in range(t.slots):
        if s.tile[slot] >= 0:
            problems += [f"{t.slot_ids[slot]}: {words}" for words in _tile(t, s, slot)]
    for seat in range(t.seats):
        own = [s.tile[slot] for slot in bits.members(s.owned[seat])]
        for industry in range(KINDS):
            problems += _pile(t, s, seat, industry, own)
    return problems


def _tile(t: Tables, s: BrassState, slot: int) -> list[str]:
    face, flipped = s.tile[slot], bool(s.flipped >> slot & 1)
    industry, level = t.face_industry[face], t.face_level[face]
    holds_cubes = industry in (COAL, IRON)
    owners = [seat for seat in range(t.seats) if s.owned[seat] >> slot & 1]
    checks = [
        (len(owners) == 1, "not owned by one seat"),
        (bool(t.symbols[slot] >> industry & 1), "a tile without its symbol"),
        (level > 0, "a level-0 tile"),
        (s.era == CANAL or level > 1, "a level-1 tile in the rail era"),
        (0 <= s.cubes[slot] <= t.face_cubes[face], "cubes beyond the printed number"),
        (not holds_cubes or flipped == (s.cubes[slot] == 0), "flipped with cubes or unflipped without"),
        (industry != SHIPYARD or flipped, "a shipyard not flipped"),
    ]
    if owners and s.era == CANAL:
        alone = bits.count(s.owned[owners[0]] & t.slots_at[t.place_of[slot]]) == 1
        checks.append((alone, "two tiles of one owner in a canal town"))
    return wrong(checks)


def _pile(t: Tables, s: BrassState, seat: int, industry: int, own: list[int]) -> list[str]:
    gone = s.taken[seat * KINDS + industry]
    left = t.piles[industry][:gone]
    checks = [(0 <= gone <= len(t.piles[industry]), "a pile below its bottom")]
    for face in set(own):
        if t.face_industry[face] == industry:
            checks.append((own.count(face) <= left.count(face), f"more {t.face_ids[face]} than were taken"))
    return wrong(checks)


def _derived(t: Tables, s: BrassState) -> list[str]:
    """The derived sets must equal newly computed ones."""
    slots = [slot for slot in range(t.slots) if s.tile[slot] >= 0]
    of_kind = [bits.union([n for n in slots if t.face_industry[s.tile[n]] == kind]) for kind in range(KINDS)]
    with_cubes = bits.union([slot for slot in slots if s.cubes[slot]])
    reach = graph.alone(t.places)
    for line in bits.members(s.built):
        graph.join(reach, t.end_a[line], t.end_b[line])
    checks = [
        (s.standing == of_kind, "standing"),
        (s.mines == of_kind[COAL] & with_cubes and s.works == of_kind[IRON] & with_cubes, "mines or works"),
        (s.coal_towns == places_of(s.mines, t.place_of), "coal towns"),
        (s.ports == places_of(of_kind[PORT], t.place_of) | t.external, "ports"),
        (s.reach == reach, "reach"),
        (s.built == sum(s.links), "built links"),
        (s.flipped & ~bits.union(slots) == 0, "flipped"),
    ]
    for seat in range(t.seats):
        touched = 0
        for line in bits.members(s.links[seat]):
            touched |= t.ends[line]
        checks.append((s.touched[seat] == touched, "touched places"))
        checks.append((s.towns[seat] == places_of(s.owned[seat], t.place_of), "towns"))
    return outdated(checks)


def _tracks(t: Tables, s: BrassState) -> list[str]:
    lines_of_era = bits.union(t.lines_of[s.era])
    return wrong(
        [
            (0 <= s.coal < len(t.coal_price) and 0 <= s.iron < len(t.iron_price), "a demand track overflows"),
            (0 <= s.cotton <= t.closed, "the cotton marker off its track"),
            (all(0 <= left <= total for left, total in zip(s.market, t.market, strict=True)), "market tiles"),
            (s.built & ~lines_of_era == 0, "a link on a line of the other era"),
        ]
    )


def audit_step(t: Tables, before: BrassState, after: BrassState) -> list[str]:
    """The invariants that a step from one state to the next breaks."""
    checks = [
        (after.era >= before.era, "back to the canal era"),
        (all(a >= b for a, b in zip(after.taken, before.taken, strict=True)), "a tile back on its pile"),
        (all(a >= b for a, b in zip(after.points, before.points, strict=True)), "points lost"),
        (after.era > before.era or after.cotton >= before.cotton, "the cotton marker moved up"),
    ]
    for slot in range(t.slots):
        same = before.tile[slot] == after.tile[slot] and owner_of(before, slot) == owner_of(after, slot)
        back = before.flipped >> slot & 1 and not after.flipped >> slot & 1
        checks.append((not (same and back), f"{t.slot_ids[slot]} flipped back"))
    return wrong(checks)
