"""LINK and SECOND RAIL: building canals and rails (brass.link.*)."""

from ironmaster.core.frames import first_of, frame
from ironmaster.core.offers import Offer
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass.pieces import lay, pay
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import coal
from ironmaster.games.brass.steps.frames import COAL, DISCARD, LAY, RAIL_AGAIN
from ironmaster.games.brass.tables import CANAL, RAIL, Tables


def near(s: BrassState, seat: int) -> int:
    """Places where a link of the seat may begin (brass.link.adjacent)."""
    return s.touched[seat] | s.towns[seat]


def line_refusal(t: Tables, s: BrassState, seat: int, line: int) -> int:
    """Whether the line is of the era, free, and next to something of the seat's."""
    if t.line_eras[line] >> s.era & 1 == 0:
        return c.LINK_TYPE
    if s.built >> line & 1:
        return c.LINK_FREE_LINE
    if near(s, seat) & t.ends[line] == 0:
        return c.LINK_ADJACENT
    return c.ALLOWED


def marker_refusal(t: Tables, s: BrassState, seat: int) -> int:
    """brass.setup.links."""
    return c.ALLOWED if s.laid[seat] < t.link_markers else c.SETUP_LINKS


def coal_cost(t: Tables, s: BrassState, line: int) -> int:
    """What the rail's coal costs, -1 if neither end can have any (brass.link.rail_coal_end)."""
    return coal.cost(t, s, s.reach[t.end_a[line]] | s.reach[t.end_b[line]])


def price(t: Tables, s: BrassState, second: bool) -> int:
    """What a link costs, the coal of a rail not counted."""
    if s.era == CANAL:
        return t.canal_price
    return t.second_rail_price if second else t.rail_price


def price_refusal(t: Tables, s: BrassState, seat: int, line: int, second: bool) -> int:
    """Whether the seat can pay for the link and its coal."""
    if s.era == CANAL:
        return c.ALLOWED if s.cash[seat] >= price(t, s, second) else c.LINK_CANAL_COST
    cube = coal_cost(t, s, line)
    if cube < 0:
        return c.LINK_RAIL_COAL_END
    if s.cash[seat] >= price(t, s, second) + cube:
        return c.ALLOWED
    return c.LINK_DOUBLE_COST if second else c.LINK_RAIL_COST


def moves(t: Tables, s: BrassState, seat: int, second: bool, offer: Offer) -> None:
    """Add every link that the seat may build, as first or second of the action."""
    if marker_refusal(t, s, seat) or s.cash[seat] < price(t, s, second):
        return
    own = near(s, seat)
    for line in t.lines_of[s.era]:
        if own & t.ends[line] == 0:
            continue
        if not line_refusal(t, s, seat, line) and not price_refusal(t, s, seat, line, second):
            offer.append(t.link[line])


def apply(t: Tables, s: BrassState, line: int) -> None:
    """Pay for the first link of an action, and push what follows onto the stack."""
    if s.era == RAIL:
        pay(s, s.order[s.at], t.rail_price)
        s.stack.append(frame(RAIL_AGAIN))
        _line_up_rail(t, s, line)
    else:
        pay(s, s.order[s.at], t.canal_price)
        s.stack.append(frame(LAY, line))
    s.stack.append(frame(DISCARD))


def apply_again(t: Tables, s: BrassState, line: int) -> None:
    """Pay for the second rail (brass.link.double_sequence)."""
    s.stack.pop()
    pay(s, s.order[s.at], t.second_rail_price)
    _line_up_rail(t, s, line)


def _line_up_rail(t: Tables, s: BrassState, line: int) -> None:
    s.stack.append(frame(LAY, line))
    s.stack.append(frame(COAL, t.end_a[line], t.end_b[line]))


def second_refusal(t: Tables, s: BrassState, seat: int) -> int:
    """Why no second rail can be built: the clause that forbids the line that comes nearest to it."""
    if marker_refusal(t, s, seat):
        return c.SETUP_LINKS
    lines = _free_lines(t, s, seat)
    if not lines:
        return c.LINK_FREE_LINE
    found = [price_refusal(t, s, seat, line, True) for line in lines]
    return c.LINK_DOUBLE_COST if c.LINK_DOUBLE_COST in found else c.LINK_RAIL_COAL_END


def cheapest_second(t: Tables, s: BrassState, seat: int) -> int:
    """The least that a second rail costs, with its coal."""
    cubes = [coal_cost(t, s, line) for line in _free_lines(t, s, seat)]
    return t.second_rail_price + min((cube for cube in cubes if cube >= 0), default=0)


def _free_lines(t: Tables, s: BrassState, seat: int) -> list[int]:
    return [line for line in t.lines_of[RAIL] if not line_refusal(t, s, seat, line)]


def place(t: Tables, s: BrassState, packed: int) -> None:
    s.stack.pop()
    lay(t, s, s.order[s.at], first_of(packed))


def why(t: Tables, s: BrassState, line: int, second: bool) -> list[int]:
    """The clauses that forbid this link."""
    seat = s.order[s.at]
    found = [marker_refusal(t, s, seat), line_refusal(t, s, seat, line), price_refusal(t, s, seat, line, second)]
    if near(s, seat) == 0:
        found.append(c.LINK_NEEDS_PRESENCE)
    return [clause for clause in found if clause != c.ALLOWED]
