"""The audit of Industria: the invariants of every state, and of every step from one state to the next."""

from ironmaster.games.industria import scoring
from ironmaster.games.industria import state as st
from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.tables import FACTORY, RAW, TECHNOLOGY, Tables
from ironmaster.kit import bits
from ironmaster.kit.audits import outdated, wrong


def audit(t: Tables, s: IndustriaState) -> list[str]:
    """The invariants that the state breaks."""
    return [*_places(t, s), *_seats(t, s), *_clock(t, s), *_auction(t, s), *_build(t, s), *_derived(t, s)]


def _places(t: Tables, s: IndustriaState) -> list[str]:
    """Each tile is in exactly one place (industria.comp.tiles)."""
    places = [t.in_box, s.unseen, s.display, s.gone, *s.hands, *s.laid]
    together = _union(places)
    seen = s.display | s.gone | together & ~(t.in_box | s.unseen)
    later = bits.union([tile for tile in range(t.tiles) if t.epoch_of[tile] > s.epoch])
    buildings = t.of_kind[FACTORY] | t.of_kind[TECHNOLOGY]
    return wrong(
        [
            (sum(bits.count(tiles) for tiles in places) == t.tiles, "tiles are missing or in two places"),
            (together == (1 << t.tiles) - 1, "a tile is nowhere"),
            (seen & later == 0, "a tile of an epoch to come is known"),
            (s.display & ~t.of_epoch[s.epoch] == 0, "a tile of another epoch is on display"),
            (not any(tiles & t.of_kind[RAW] for tiles in s.laid), "a raw-material tile is laid"),
            (not any(tiles & t.of_kind[TECHNOLOGY] & ~t.of_epoch[s.epoch] for tiles in s.hands), "an old technology"),
            (s.late & ~(t.of_kind[FACTORY] & _union(s.laid)) == 0, "late without being laid"),
            (s.late & buildings & t.of_epoch[s.epoch] == 0 or s.epoch == 0, "late in its own epoch"),
        ]
    )


def _union(sets: list[int]) -> int:
    together = 0
    for tiles in sets:
        together |= tiles
    return together


def _seats(t: Tables, s: IndustriaState) -> list[str]:
    checks = []
    for seat in range(t.seats):
        in_time = sum(t.points[tile] for tile in bits.members(s.laid[seat] & ~s.late))
        final = sum(gain[1] for gain in scoring.gains(t, s, seat)) if s.phase == st.FINISHED else 0
        checks.append((s.cash[seat] >= 0, "cash below zero"))
        checks.append((s.points[seat] == in_time + final, "points that no tile, bonus, link or thaler explains"))
    return wrong(checks)


def _clock(t: Tables, s: IndustriaState) -> list[str]:
    """Rounds, epochs and piles agree (industria.reveal.total, industria.round.count)."""
    if s.phase == st.FIRST_PLAYER:
        return wrong([(s.round == 0 and s.display == 0 and s.epoch == 0, "begun before there is a start player")])
    later = (t.rounds_an_epoch - 1 - (s.round - 1) % t.rounds_an_epoch) * t.lots
    face_down = bits.count(s.unseen & t.of_epoch[s.epoch])
    shown = bits.count(s.display)
    return wrong(
        [
            (
                0 <= s.epoch < t.epochs and (s.round - 1) // t.rounds_an_epoch == s.epoch,
                "the round is not of the epoch",
            ),
            (
                face_down == later + (t.lots - shown if s.phase == st.REVEALING else 0),
                "the pile does not fit the round",
            ),
            (shown <= t.lots, "too many tiles on display"),
            (s.phase != st.FINISHED or s.round == t.rounds, "over before the last round is"),
        ]
    )


def _auction(t: Tables, s: IndustriaState) -> list[str]:
    bidding = s.phase == st.AUCTION and s.lot != st.NOTHING
    return wrong(
        [
            (bidding or (s.lot == st.NOTHING and s.bidder == st.NOBODY and s.bid == 0), "a bid without a lot"),
            (not bidding or s.display >> s.lot & 1 == 1, "a lot that is not on display"),
            (s.bidder == st.NOBODY or s.bidder != s.hammer, "the auctioneer bids on their lot"),
            (s.bidder == st.NOBODY or t.lowest_bid <= s.bid <= s.cash[s.bidder], "a bid that cannot be paid"),
            (s.phase not in (st.BUILDING, st.FINISHED) or s.display == 0, "tiles without an owner after the auctions"),
        ]
    )


def _build(t: Tables, s: IndustriaState) -> list[str]:
    laying = s.laying != st.NOTHING
    return wrong(
        [
            (s.phase == st.BUILDING or (s.built == 0 and not laying), "building outside the phase"),
            (not laying or s.hands[s.at] >> s.laying & 1 == 1, "a tile being laid that is not in hand"),
            (laying or s.unit == 0, "materials for no tile"),
            (not laying or s.unit < len(t.needs[s.laying]), "more materials than needed"),
        ]
    )


def _derived(t: Tables, s: IndustriaState) -> list[str]:
    """Derived values must equal newly computed ones."""
    makers = [0] * t.materials
    discounts = [0] * t.seats
    for seat in range(t.seats):
        for tile in bits.members(s.laid[seat]):
            discounts[seat] += t.discount[tile]
            if t.makes[tile] >= 0:
                makers[t.makes[tile]] |= 1 << seat
    return outdated([(s.makers == makers, "makers"), (s.discounts == discounts, "discounts")])


def audit_step(t: Tables, before: IndustriaState, after: IndustriaState) -> list[str]:
    """The invariants that a step from one state to the next breaks."""
    known = sum(before.cash) + t.seats * (after.round - before.round) * t.income
    known += t.seats * sum(t.extra[before.epoch + 1 : after.epoch + 1])
    handed_in = bits.count(after.gone & ~before.gone & t.of_kind[RAW]) * t.raw_value
    return wrong(
        [
            (after.epoch >= before.epoch and after.round >= before.round, "back in time"),
            (sum(after.cash) <= known + handed_in, "money from nowhere"),
            (before.gone & ~after.gone == 0, "a tile came back into the game"),
            (after.gone & ~before.gone & ~(t.of_kind[RAW] | t.of_kind[TECHNOLOGY]) == 0, "a tile left that cannot"),
            (after.unseen & ~before.unseen == 0, "a tile was turned face down"),
            (all(b & ~a == 0 for b, a in zip(before.laid, after.laid, strict=True)), "a laid tile was removed"),
            (all(b <= a for b, a in zip(before.points, after.points, strict=True)), "points lost"),
        ]
    )
