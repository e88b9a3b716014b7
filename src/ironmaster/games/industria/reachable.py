"""Refuses positions that no game can reach, each with the field that shows it. See `docs/build/positions.md`."""

from typing import Final

from ironmaster.core.position import Data, fail
from ironmaster.core.seats import letter
from ironmaster.games.industria import scoring
from ironmaster.games.industria import state as st
from ironmaster.games.industria.board import KINDS
from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.steps import build
from ironmaster.games.industria.tables import BONUS, FACTORY, NEVER, RAW, TECHNOLOGY, Tables
from ironmaster.kit import bits

BUILDINGS: Final = (FACTORY, TECHNOLOGY, BONUS)
Window = tuple[int, int]
"""The first and the last epoch in which a tile can have been laid."""


def check(t: Tables, s: IndustriaState, data: Data) -> None:
    """Refuse a position that contradicts the course of the game. `data` is what was given."""
    if s.phase == st.FIRST_PLAYER:
        _check_start(t, s)
        return
    _check_phase(t, s, data)
    _check_hammer(t, s)
    _check_builds(t, s)
    _check_points(t, s)
    _check_money(t, s)


def may_be_gone(t: Tables, s: IndustriaState) -> int:
    """The tiles that can leave the game: raw materials, and technologies of earlier epochs."""
    return t.of_kind[RAW] | (t.of_kind[TECHNOLOGY] & ~t.of_epoch[s.epoch])


def face_down(t: Tables, s: IndustriaState) -> int:
    """How many tiles of the epoch are in its pile (industria.reveal.total)."""
    rounds_left = t.rounds_an_epoch - 1 - (s.round - 1) % t.rounds_an_epoch
    return rounds_left * t.lots + (t.lots - bits.count(s.display) if s.phase == st.REVEALING else 0)


def rounds_for_builds(t: Tables, s: IndustriaState) -> int:
    """The first round of the epoch in which the laid tiles can lie there; one more than there are if none is enough."""
    for rounds in range(1, t.rounds_an_epoch + 1):
        if all(_fits(t, s, seat, kind, rounds) for seat in range(t.seats) for kind in BUILDINGS):
            return rounds
    return t.rounds_an_epoch + 1


def _check_start(t: Tables, s: IndustriaState) -> None:
    """Nothing has happened before the first start player is drawn (industria.setup.start)."""
    if s.epoch:
        fail("industria.start", "epoch")
    for seat in range(t.seats):
        for field, wrong in (("hand", s.hands[seat]), ("laid", s.laid[seat]), ("cash", s.cash[seat] != t.cash)):
            if wrong:
                fail("industria.start", f"players.{letter(seat)}.{field}")


def _check_phase(t: Tables, s: IndustriaState, data: Data) -> None:
    """industria.round.count, industria.reveal.count."""
    if s.phase == st.FINISHED and s.round != t.rounds:
        fail("industria.over", "phase", rounds=t.rounds)
    expected = face_down(t, s)
    if bits.count(s.unseen & t.of_epoch[s.epoch]) != expected:
        fail("industria.pile", "pile" if "pile" in data else "round", expected=expected)
    if bits.count(s.display) > t.lots:
        fail("industria.display", "display", most=t.lots)


def _check_hammer(t: Tables, s: IndustriaState) -> None:
    """The hammer goes to the left with a tile that its holder takes (industria.auction.hammer, .left)."""
    taken = t.lots - bits.count(s.display) if s.phase == st.AUCTION else 0
    if s.phase != st.BUILDING and (s.hammer - s.start) % t.seats > taken:
        fail("industria.hammer", "hammer", value=letter(s.hammer), start=letter(s.start), tiles=taken)


# Builds: one tile of each kind in a round


def _check_builds(t: Tables, s: IndustriaState) -> None:
    """industria.build.limit, industria.build.vp.technology."""
    rounds = (s.round - 1) % t.rounds_an_epoch + 1
    for seat in range(t.seats):
        for kind in BUILDINGS:
            if not _fits(t, s, seat, kind, rounds):
                fail("industria.builds", f"players.{letter(seat)}.laid", kind=KINDS[kind])
    for kind in bits.members(s.built):
        if not any(last == s.epoch for _, last in _windows(t, s, s.at, kind)):
            fail("industria.built", "built", value=KINDS[kind], seat=letter(s.at))


def _fits(t: Tables, s: IndustriaState, seat: int, kind: int, rounds: int) -> bool:
    """Whether a seat can have laid its tiles of a kind by that round of the epoch, at most one in each round."""
    windows = _windows(t, s, seat, kind)
    now = rounds if _has_built(t, s, seat, kind) else rounds - 1
    for first in range(s.epoch + 1):
        for last in range(first, s.epoch + 1):
            within = sum(1 for start, end in windows if first <= start and end <= last)
            length = (last - first + 1) * t.rounds_an_epoch
            if within > (length if last < s.epoch else length - t.rounds_an_epoch + now):
                return False
    return True


def _windows(t: Tables, s: IndustriaState, seat: int, kind: int) -> list[Window]:
    """When each tile of a kind before a seat can have been laid."""
    found: list[Window] = []
    for tile in bits.members(s.laid[seat] & t.of_kind[kind]):
        gained = t.epoch_of[tile]
        if kind == BONUS:
            found.append((gained, s.epoch))
        elif s.late >> tile & 1:
            found.append((gained + 1, s.epoch))
        else:
            found.append((gained, gained))
    return found


def _has_built(t: Tables, s: IndustriaState, seat: int, kind: int) -> bool:
    """Whether a seat may already have laid a tile of a kind in this round."""
    if s.phase == st.FINISHED:
        return True
    if s.phase != st.BUILDING:
        return False
    if seat == s.at:
        return s.built >> kind & 1 == 1
    return (seat - s.start) % t.seats < (s.at - s.start) % t.seats


# Points and money


def _check_points(t: Tables, s: IndustriaState) -> None:
    """industria.build.vp.factory, industria.build.vp.technology, industria.score.total."""
    for seat in range(t.seats):
        expected = sum(t.points[tile] for tile in bits.members(s.laid[seat] & ~s.late))
        if s.phase == st.FINISHED:
            expected += sum(gain[1] for gain in scoring.gains(t, s, seat))
        if s.points[seat] != expected:
            fail("industria.points", f"players.{letter(seat)}.points", expected=expected)


def _check_money(t: Tables, s: IndustriaState) -> None:
    """No more thalers than the bank has paid, less what it got for the laid tiles (industria.comp.money)."""
    most = t.seats * (t.cash + s.round * t.income + sum(t.extra[: s.epoch + 1]))
    if t.cashing != NEVER:
        most += bits.count(s.gone & t.of_kind[RAW]) * t.raw_value
    for seat in range(t.seats):
        for tile in bits.members(s.laid[seat]):
            most -= max(0, t.cost[tile] - s.discounts[seat] + t.discount[tile])
    if s.laying != st.NOTHING:
        most -= build.price(t, s, s.at, s.laying)
    if sum(s.cash) > most:
        fail("industria.money", "players", value=sum(s.cash), most=most)
