"""The final scoring and the ranking (industria.score.*, industria.tiebreak.*)."""

from typing import Final

from ironmaster.games.industria.state import FINISHED, IndustriaState
from ironmaster.games.industria.tables import BONUS, FACTORY, NEVER, RAW, Tables
from ironmaster.kit import bits

SYMBOL: Final = 0
LINK: Final = 1
MONEY: Final = 2

Gain = tuple[int, int, int, int]
"""Points for one symbol, link or money: seat, points, kind, and what is scored.

For a symbol that is the tile times the number of bonuses plus the bonus, for a link its number, -1 for money.
A plain tuple, because compiled code creates named tuples through slow Python calls.
"""


def bonuses_laid(t: Tables, s: IndustriaState, seat: int) -> int:
    """The kinds of bonus that a seat has laid, each once (industria.score.bonus)."""
    kinds = 0
    for tile in bits.members(s.laid[seat] & t.of_kind[BONUS]):
        kinds |= 1 << t.bonus[tile]
    return kinds


def thalers(t: Tables, s: IndustriaState, seat: int) -> int:
    """What counts as money at the end: cash, and raw-material tiles unless they are worth nothing."""
    if t.cashing == NEVER:
        return s.cash[seat]
    return s.cash[seat] + bits.count(s.hands[seat] & t.of_kind[RAW]) * t.raw_value


def gains(t: Tables, s: IndustriaState, seat: int) -> list[Gain]:
    """What the symbols, links and money of a seat are worth now, one by one."""
    found: list[Gain] = []
    kinds = bonuses_laid(t, s, seat)
    for tile in bits.members(s.laid[seat] & t.of_kind[FACTORY]):
        for bonus in bits.members(t.symbols[tile] & kinds):
            found.append((seat, t.symbol_points, SYMBOL, tile * len(t.bonus_ids) + bonus))
    for link in range(t.links):
        if t.ends[link] & ~s.laid[seat] == 0:
            found.append((seat, t.link_points, LINK, link))
    found.append((seat, thalers(t, s, seat) // t.thalers_per_point, MONEY, -1))
    return found


def score(t: Tables, s: IndustriaState) -> None:
    """Add up what everything is worth at the end (industria.score.total)."""
    for seat in range(t.seats):
        for _, points, _, _ in gains(t, s, seat):
            s.points[seat] += points


def worth(t: Tables, s: IndustriaState, seat: int) -> int:
    """The score of a seat if the game were over now."""
    total = s.points[seat]
    if s.phase != FINISHED:
        for _, points, _, _ in gains(t, s, seat):
            total += points
    return total


def standing_of(t: Tables, s: IndustriaState, seat: int) -> tuple[int, int, int]:
    """The key of the ranking (greater is better): points, laid tiles, thalers (industria.tiebreak)."""
    return s.points[seat], bits.count(s.laid[seat]), thalers(t, s, seat)


def ranking(t: Tables, s: IndustriaState) -> list[int]:
    """Seats from first to last."""
    return sorted(range(t.seats), key=lambda seat: standing_of(t, s, seat), reverse=True)


def places(t: Tables, s: IndustriaState) -> list[int]:
    """The place of each seat; tied seats share a place (industria.tiebreak.shared)."""
    standings = [standing_of(t, s, seat) for seat in range(t.seats)]
    return [1 + sum(1 for other in standings if other > own) for own in standings]
