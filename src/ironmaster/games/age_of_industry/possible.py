"""Refuses positions that no game can reach although each of their fields is in order. See `docs/build/positions.md`."""

from ironmaster.core.frames import first_of, kind_of
from ironmaster.core.position import fail
from ironmaster.core.seats import letter
from ironmaster.games.age_of_industry import state as st
from ironmaster.games.age_of_industry.pieces import owner_of
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.steps import reach
from ironmaster.games.age_of_industry.tables import COTTON, FACTORY, SHIP, Tables
from ironmaster.kit import bits


def check(t: Tables, s: IndustryState) -> None:
    """Raise a PositionError for what the rules alone show to be impossible."""
    _check_clock(t, s)
    _check_ships(t, s)
    _check_levels(t, s)
    if s.round == 1:
        _check_first_round(t, s)
    if s.phase >= st.ACTING:
        _check_spending(s)


def most_rounds(t: Tables) -> int:
    """Every action uses up a card of the hand or the deck, a railway, or an unsold counter (aoi.flow.terminates)."""
    sold = sum(t.face_number[face] for face in range(t.faces) if t.face_industry[face] in (COTTON, FACTORY))
    actions = 2 * t.cards + (t.railways + sold) * t.seats
    return 2 + (actions if t.free_pass_or else actions // (t.actions * t.seats))


def _check_clock(t: Tables, s: IndustryState) -> None:
    if (s.phase >= st.ACTING) != (s.round > 0):
        fail("age_of_industry.round", "round", value=str(s.round))
    if s.round > most_rounds(t) and t.standstill_ends == t.free_pass_or:
        fail("age_of_industry.rounds", "round", most=most_rounds(t))


def _check_ships(t: Tables, s: IndustryState) -> None:
    """aoi.build.space.ship, aoi.ship.flip, aoi.ship.rebuild, aoi.setup.import."""
    laying = [first_of(frame) for frame in s.stack if kind_of(frame) == f.COUNTER]
    for sea in t.seas:
        space, number, market = bits.members(t.spaces_at[sea])[0], t.import_of[sea], t.market_at[sea]
        where, coal = f"counters.{t.space_ids[space]}", s.imports[number] if number >= 0 else 0
        if s.standing[SHIP] >> space & 1 == 0:
            if t.import_at_setup and number >= 0 and coal < t.import_cubes[number]:
                fail("age_of_industry.import", f"imports.{t.place_ids[t.import_place[number]]}")
            continue
        if not reach.port_on_lane(t, s, sea):
            fail("age_of_industry.ship_port", where)
        used = market < 0 or s.sold >> market & 1 or t.demand_takes[s.demand[market]] == 0
        if s.rebuilt >> space & 1:
            if t.face_level[s.tile[space]] == min(_ship_levels(t)):
                fail("age_of_industry.rebuilt", where, counter=t.face_ids[s.tile[space]])
        elif (s.flipped >> space & 1) != (used and not coal) and space not in laying:
            fail("age_of_industry.ship_flip", where)


def _ship_levels(t: Tables) -> list[int]:
    return [t.face_level[face] for face in range(t.faces) if t.face_industry[face] == SHIP and t.face_buildable[face]]


def _check_levels(t: Tables, s: IndustryState) -> None:
    """aoi.build.level.lowest: what is left on a display is no lower than what was built."""
    for space in bits.members(s.taken):
        seat, face = owner_of(s, space), s.tile[space]
        for lower in range(t.stack_from[t.face_industry[face]], face):
            if s.left[seat * t.faces + lower]:
                where = f"players.{letter(seat)}.display.{t.face_ids[lower]}"
                fail("age_of_industry.lower", where, counter=t.face_ids[face])


def _check_first_round(t: Tables, s: IndustryState) -> None:
    """aoi.flow.first_round: one action each, and a railway needs a counter built before."""
    if any(s.laid):
        fail("age_of_industry.first_railway", "railways")
    acted = s.order[: s.at + 1] if s.phase == st.ACTING and not s.actions else s.order[: s.at]
    for seat in range(t.seats) if s.phase == st.ACTING else ():
        active = seat == s.order[s.at] and s.stack
        most = 1 if seat in acted or active else 0
        if bits.count(s.owned[seat]) > most:
            fail("age_of_industry.first_counters", "counters", seat=letter(seat), most=most)


def _check_spending(s: IndustryState) -> None:
    """Only who has acted in this round has spent money in it (aoi.order.reset)."""
    first = s.at + 1 if s.phase == st.ACTING else 0
    for seat in s.order[first:]:
        if s.spent[seat]:
            fail("age_of_industry.spent", f"players.{letter(seat)}.spent")
