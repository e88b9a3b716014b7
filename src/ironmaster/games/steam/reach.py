"""Refuses positions that no game can reach: more than the turns so far allow, or what nothing can have left behind."""

from ironmaster.core.position import fail
from ironmaster.core.seats import letter
from ironmaster.games.steam import state as st
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.steps import build, track
from ironmaster.games.steam.tables import LOCOMOTIVE, Tables
from ironmaster.kit import bag, bits


def check(t: Tables, s: SteamState) -> None:
    """Every error names the field and the reason."""
    _clock(t, s)
    _track(t, s)
    _cities(t, s)
    _owners(t, s)
    _locomotives(t, s)
    _points(t, s)


def whole_turns(s: SteamState) -> int:
    """Turns that are over."""
    return s.round if s.phase == st.FINISHED else max(0, s.round - 1)


def builds(s: SteamState) -> int:
    """Turns in which track could be built."""
    return whole_turns(s) + (1 if s.phase in (st.BUILDING, st.MOVING) else 0)


def _clock(t: Tables, s: SteamState) -> None:
    if s.phase == st.FINISHED and len(s.order) > 1 and s.round < t.rounds:
        fail("steam.over_early", "round", rounds=t.rounds)
    if not whole_turns(s):
        if any(s.out):
            fail("steam.out_early", f"players.{letter(s.out.index(max(s.out)))}.out")
        if s.free >= 0:
            fail("steam.free_early", "free_pass")


def _track(t: Tables, s: SteamState) -> None:
    tiles = sum(1 for pattern in s.lay if pattern >= 0)
    engineer = t.tiles_for_engineer - t.tiles_a_build
    most = (t.tiles_a_build * t.seats + engineer) * whole_turns(s)
    if s.phase in (st.BUILDING, st.MOVING):
        built = s.order if s.phase == st.MOVING else build.built(s)
        most += sum(track.limit(t, s, seat) for seat in built) + s.laid
    if tiles > most:
        fail("steam.tiles_early", "track", most=most)
    cities = sum(1 for colour in s.colour[t.cities :] if colour >= 0)
    if s.laid and not tiles + cities:
        fail("steam.laid", "laid")
    if not builds(s) and s.begun:
        fail("steam.begun_early", f"players.{letter(bits.members(s.begun)[0])}.begun")


def _cities(t: Tables, s: SteamState) -> None:
    new = sum(1 for colour in s.colour[t.cities :] if colour >= 0)
    if new > builds(s):
        fail("steam.cities_early", "new_cities", most=builds(s))
    if bits.count(s.grown) > builds(s):
        fail("steam.grown_early", "grown", most=builds(s))
    for node, heap in enumerate(s.goods):
        printed = t.city_cubes[node] if node < t.cities else 0
        most = printed + (t.supply_cubes if node >= t.cities or s.grown >> node & 1 else 0)
        if bag.size(heap) > most:
            fail("steam.many_cubes", f"goods.{t.node_ids[node]}", most=most)


def _owners(t: Tables, s: SteamState) -> None:
    for port in range(t.ports):
        if s.end[port] <= st.OPEN and s.holder[port] == st.UNOWNED and s.round == 1 and s.phase != st.FINISHED:
            fail("steam.unowned_early", f"incomplete.{t.port_ids[port]}")


def _locomotives(t: Tables, s: SteamState) -> None:
    """One upgrade a turn, and one more for the holder of the Locomotive tile."""
    turns = whole_turns(s)
    for seat in range(t.seats):
        most = t.level_low + 2 * turns + (s.tile[seat] == LOCOMOTIVE) + (s.upgraded >> seat & 1)
        if s.level[seat] > most:
            fail("steam.level_early", f"players.{letter(seat)}.locomotive", most=most)
    steps = sum(level - t.level_low for level in s.level)
    most = (t.seats + 1) * turns + (LOCOMOTIVE in s.tile) + bits.count(s.upgraded)
    if steps > most:
        fail("steam.levels_early", "players", most=most)


def _points(t: Tables, s: SteamState) -> None:
    """Points and income come from deliveries alone, none of which gives more than the longest route."""
    if s.phase == st.FINISHED:
        return
    deliveries = t.cycles * t.seats * whole_turns(s)
    if s.phase == st.MOVING:
        deliveries += s.cycle * len(s.order) + s.at + 1
    most = t.level_high * deliveries
    if sum(points + max(0, income) for points, income in zip(s.points, s.income, strict=True)) > most:
        fail("steam.points_early", "players", most=most)
