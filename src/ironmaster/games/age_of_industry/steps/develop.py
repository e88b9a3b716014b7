"""DEVELOP: removing a counter from the player's display (aoi.dev.*)."""

from ironmaster.core.frames import first_of, frame
from ironmaster.core.offers import Offer
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry.pieces import lowest
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import Tables


def card_refusal(s: IndustryState, seat: int) -> int:
    """aoi.dev.action."""
    return c.ALLOWED if s.hands[seat] else c.DEV_ACTION


def counter_refusal(t: Tables, s: IndustryState, seat: int, face: int) -> int:
    """aoi.dev.any: any counter left; by switch, the lowest of its industry alone."""
    if s.left[seat * t.faces + face] == 0:
        return c.DEV_ANY
    if t.develop_lowest_only and lowest(t, s, seat, t.face_industry[face]) != face:
        return c.DEV_ANY
    return c.ALLOWED


def moves(t: Tables, s: IndustryState, seat: int, offer: Offer) -> None:
    """Add every counter that the seat may remove."""
    if card_refusal(s, seat):
        return
    left, develop, first = s.left, t.develop, seat * t.faces
    for face in range(t.faces):
        if left[first + face] and not (t.develop_lowest_only and counter_refusal(t, s, seat, face)):
            offer.append(develop[face])


def apply(s: IndustryState, face: int) -> None:
    s.stack.append(frame(f.SCRAP, face))
    s.stack.append(frame(f.DISCARD))


def scrap(t: Tables, s: IndustryState, packed: int) -> None:
    """The counter leaves the game (aoi.dev.gone)."""
    s.stack.pop()
    s.left[s.order[s.at] * t.faces + first_of(packed)] -= 1


def why(t: Tables, s: IndustryState, face: int) -> list[int]:
    """The clauses that forbid this development."""
    seat = s.order[s.at]
    found = [card_refusal(s, seat), counter_refusal(t, s, seat, face)]
    return [clause for clause in found if clause != c.ALLOWED]
