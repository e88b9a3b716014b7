"""SELL: cotton to ports and to the distant market (brass.sell.*)."""

from ironmaster.core.frames import first_of, frame, second_of
from ironmaster.core.offers import Offer
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass.pieces import advance, flip
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps.frames import DISCARD, MARKET, SALE, SELL_AGAIN
from ironmaster.games.brass.tables import COTTON, PORT, Tables
from ironmaster.kit import deck


def own_mills(s: BrassState, seat: int) -> int:
    """Slots of the seat's unflipped mills."""
    return s.owned[seat] & s.standing[COTTON] & ~s.flipped


def mill_refusal(s: BrassState, seat: int, slot: int) -> int:
    """Whether the slot holds an unflipped mill of the seat's (brass.sell.own_mills)."""
    return c.ALLOWED if own_mills(s, seat) >> slot & 1 else c.SELL_OWN_MILLS


def closing_refusal(t: Tables, s: BrassState) -> int:
    """By switch, ports wait for the next round once the distant market has closed.

    Its remaining tiles are put away at the end of that round, so they show that it closed in this one.
    """
    if t.ports_wait and s.cotton >= t.closed and deck.size(s.market):
        return c.SELL_DISTANT_CLOSED
    return c.ALLOWED


def port_refusal(t: Tables, s: BrassState, mill: int, port: int) -> int:
    """Whether the mill may sell to the port."""
    if (s.standing[PORT] & ~s.flipped) >> port & 1 == 0:
        return c.SELL_TARGET
    if s.reach[t.place_of[mill]] >> t.place_of[port] & 1 == 0:
        return c.SELL_PORT_CONNECTED
    return c.ALLOWED


def market_refusal(t: Tables, s: BrassState, mill: int) -> int:
    """Whether the mill may sell to the distant market."""
    if s.cotton >= t.closed or deck.size(s.market) == 0:
        return c.SELL_DISTANT_CLOSED
    if s.reach[t.place_of[mill]] & s.ports == 0:
        return c.SELL_DISTANT_ACCESS
    return c.ALLOWED


def moves(t: Tables, s: BrassState, seat: int, offer: Offer) -> None:
    """Add every sale that the seat may make."""
    mills = own_mills(s, seat)
    if mills == 0 or closing_refusal(t, s):
        return
    for mill in t.slots_for[COTTON]:
        if mills >> mill & 1 == 0:
            continue
        for port in t.slots_for[PORT]:
            if not port_refusal(t, s, mill, port):
                offer.append(t.sell[mill * t.slots + port])
        if not market_refusal(t, s, mill):
            offer.append(t.sell_market[mill])


def apply(s: BrassState, mill: int, port: int) -> None:
    """The first sale of an action; port -1 is the distant market."""
    s.stack.append(frame(SELL_AGAIN))
    _line_up(s, mill, port)
    s.stack.append(frame(DISCARD))


def apply_again(s: BrassState, mill: int, port: int) -> None:
    _line_up(s, mill, port)


def _line_up(s: BrassState, mill: int, port: int) -> None:
    s.stack.append(frame(MARKET, mill) if port < 0 else frame(SALE, mill, port))


def sale(t: Tables, s: BrassState, packed: int) -> None:
    """brass.sell.port_flip_both."""
    s.stack.pop()
    flip(t, s, first_of(packed))
    flip(t, s, second_of(packed))


def turn_up(t: Tables, s: BrassState, down: int) -> None:
    """A distant market tile shows how far the marker moves; then the sale succeeds or the action ends."""
    mill = first_of(s.stack.pop())
    s.market[down] -= 1
    s.cotton = min(t.closed, s.cotton + down)
    if s.cotton == t.closed:
        s.stack.pop()
        return
    flip(t, s, mill)
    _bonus(t, s, s.order[s.at], t.bonus[s.cotton])


def _bonus(t: Tables, s: BrassState, seat: int, amount: int) -> None:
    """brass.sell.distant_payment."""
    if t.bonus_is_cash:
        s.cash[seat] += amount
    else:
        advance(t, s, seat, amount)


def why(t: Tables, s: BrassState, mill: int, port: int) -> list[int]:
    """The clauses that forbid this sale; port -1 asks for the distant market."""
    mine = mill_refusal(s, s.order[s.at], mill)
    to = [market_refusal(t, s, mill)] if port < 0 else [closing_refusal(t, s), port_refusal(t, s, mill, port)]
    return [clause for clause in (mine, *to) if clause != c.ALLOWED]
