"""The course of the game: epochs, rounds and phases (industria.round.*, industria.income.*, industria.epoch.*)."""

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.games.industria import scoring
from ironmaster.games.industria import state as st
from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.steps import award, bid, build, lot, source
from ironmaster.games.industria.tables import TECHNOLOGY, Tables
from ironmaster.kit import bits


def to_act(s: IndustriaState) -> int:
    """The seat that must decide, CHANCE or OVER."""
    if s.phase == st.AUCTION or s.phase == st.BUILDING:
        return s.at
    return OVER if s.phase == st.FINISHED else CHANCE


def run(t: Tables, s: IndustriaState) -> None:
    """Run all automatic steps until a seat must decide, chance must be drawn, or the game is over."""
    while advance(t, s):
        pass


def advance(t: Tables, s: IndustriaState) -> bool:
    """Do one automatic step. False if there is none."""
    if s.phase == st.AUCTION:
        return next_in_auction(t, s)
    if s.phase == st.BUILDING:
        return next_in_build(t, s)
    if s.phase == st.REVEALING:
        return all_revealed(t, s)
    if s.phase == st.SCORING:
        scoring.score(t, s)
        s.phase = st.FINISHED
        return True
    return False


def next_in_auction(t: Tables, s: IndustriaState) -> bool:
    """industria.auction.once, industria.auction.nobid, industria.auction.end."""
    if s.lot == st.NOTHING:
        if s.display == 0:
            s.phase = st.BUILDING
            s.at = s.start
            return True
        return lot.settled(t, s)
    return award.settled(t, s) if s.at == s.hammer else bid.settled(t, s)


def next_in_build(t: Tables, s: IndustriaState) -> bool:
    """Fetch materials, finish a tile, or pass over a seat that can do nothing but stop."""
    if s.laying != st.NOTHING:
        if s.unit < len(t.needs[s.laying]):
            return source.settled(t, s)
        build.finish(t, s)
        return True
    if build.possible(t, s):
        return False
    stop(t, s)
    return True


def stop(t: Tables, s: IndustriaState) -> None:
    """A seat is done building; after the last one the round is over."""
    build.stop(t, s)
    if s.at == s.start:
        end_round(t, s)


def end_round(t: Tables, s: IndustriaState) -> None:
    """The start marker moves on, at the end of an epoch the epoch too (industria.round.start_marker, .epoch.change)."""
    if s.unseen & t.of_epoch[s.epoch] == 0:
        if s.epoch + 1 == t.epochs:
            s.phase = st.SCORING
            s.hammer = s.start
            return
        change_epoch(t, s)
    s.start = (s.start + 1) % t.seats
    begin_round(t, s)


def change_epoch(t: Tables, s: IndustriaState) -> None:
    """Technologies still in hand are lost; an extra thaler for some epochs (industria.epoch.*, .income.epoch)."""
    s.epoch += 1
    for seat in range(t.seats):
        lost = s.hands[seat] & t.of_kind[TECHNOLOGY]
        s.hands[seat] &= ~lost
        s.gone |= lost
        s.cash[seat] += t.extra[s.epoch]


def begin_round(t: Tables, s: IndustriaState) -> None:
    """Income; the start player takes the hammer (industria.income.base, industria.auction.hammer)."""
    s.round += 1
    for seat in range(t.seats):
        s.cash[seat] += t.income
    s.hammer = s.start
    s.at = s.start
    s.phase = st.REVEALING


def first_player(t: Tables, s: IndustriaState, seat: int) -> None:
    """industria.setup.start."""
    s.start = seat
    begin_round(t, s)


def reveal(s: IndustriaState, tile: int) -> None:
    """industria.reveal.count."""
    s.unseen &= ~(1 << tile)
    s.display |= 1 << tile


def all_revealed(t: Tables, s: IndustriaState) -> bool:
    """Whether enough tiles lie open for the auctions to begin; then they do."""
    if bits.count(s.display) < t.lots:
        return False
    s.phase = st.AUCTION
    return True


def pile(t: Tables, s: IndustriaState) -> int:
    """The tiles of this epoch that are face down."""
    return s.unseen & t.of_epoch[s.epoch]
