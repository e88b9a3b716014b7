"""The frame of a build: what may still be done, and stopping (steam.build.*)."""

from ironmaster.core.offers import Offer
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import runs
from ironmaster.games.steam.state import BUILDING, SteamState
from ironmaster.games.steam.steps import grow, take, track, urbanize
from ironmaster.games.steam.tables import FIRST_BUILD, Tables


def moves(t: Tables, s: SteamState, seat: int) -> list[int]:
    """Tiles, the New City, growth, and stopping."""
    offer: Offer = []
    track.moves(t, s, seat, offer)
    if s.due >> seat & 1:
        urbanize.moves(t, s, seat, offer)
        grow.moves(t, s, seat, offer)
    if not stop_refusal(t, s, seat):
        offer.append(t.stop)
    return offer


def stop_refusal(t: Tables, s: SteamState, seat: int) -> int:
    """A paid action must be carried out first, as long as that is possible (steam.build.duty)."""
    owed = t.tiles_cost and s.due >> seat & 1
    return c.BUILD_DUTY if owed and (urbanize.possible(t, s, seat) or grow.possible(t, s, seat)) else c.ALLOWED


def stop(t: Tables, s: SteamState, seat: int) -> None:
    """The build is over: what was not extended is lost (steam.inc.deadline)."""
    runs.lose_unextended(t, s, seat)
    s.due &= ~(1 << seat)
    s.fresh = 0
    s.laid = 0


def built(s: SteamState) -> list[int]:
    """Who has built in this turn."""
    if s.phase != BUILDING:
        return []
    first = take.holder(s, FIRST_BUILD)
    return [*([first] if first >= 0 else []), *(seat for seat in s.order if seat != first)][: s.at]
