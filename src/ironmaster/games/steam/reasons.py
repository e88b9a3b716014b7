"""Explains refusals: the predicates of the steps give clauses, and this module adds the message parameters."""

from typing import Final

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.frames import kind_of
from ironmaster.core.naming import Value, who
from ironmaster.core.refusal import Refusal
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import details, flow, funds
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.names import Names
from ironmaster.games.steam.notation import NO_FACE, OFF_MAP, Words
from ironmaster.games.steam.state import ACTIONS, BIDDING, BUILDING, CAPITAL, OPENING, SteamState
from ironmaster.games.steam.steps import (
    bidding,
    build,
    capital,
    grow,
    move,
    opening,
    placing,
    route,
    supply,
    take,
    track,
    urbanize,
)
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.tables import Tables

Params = dict[str, Value]
MOMENTS: Final = {
    "opening": ((v.BID, v.PASS), c.ORDER_AUCTION_BID),
    "capital": ((v.CAPITAL,), c.STD_CAPITAL),
    "bidding": ((v.BID, v.PASS, v.FREE_PASS), c.STD_BID_RAISE),
    "actions": ((v.TAKE,), c.ACTION_CHOOSE),
    "pay": ((v.PAY, v.PASS), c.ACTION_PASS),
    "build": ((v.LAY, v.URBANIZE, v.GROW, v.STOP), c.BUILD_ORDER),
    "supply": ((v.SUPPLY,), c.URBAN_GOODS),
    "move": ((v.DELIVER, v.UPGRADE, v.PASS), c.GOODS_ROUNDS),
    "route": ((v.VIA,), c.DELIVER_ROUTE),
    "score": ((v.INCOME, v.POINTS), c.POINTS_CHOICE),
}
"""The verbs of each decision, and the clause that describes it."""
PHASES: Final = {OPENING: "opening", CAPITAL: "capital", BIDDING: "bidding", ACTIONS: "actions", BUILDING: "build"}


def decision(s: SteamState) -> str:
    """The name of the current decision."""
    actor = flow.to_act(s)
    if actor == OVER:
        return "over"
    if actor == CHANCE:
        return "chance"
    if s.stack:
        return f.NAMES[kind_of(s.stack[-1])]
    return PHASES.get(s.phase, "move")


def refusals(t: Tables, names: Names, s: SteamState, words: Words) -> list[Refusal]:
    """The clauses that forbid the move now; empty for a legal one."""
    now = decision(s)
    if now in ("over", "chance"):
        clause = c.FLOW_LAST if now == "over" else c.FLOW_PHASES
        return [Refusal(c.id_of(clause), {}, f"moment-{now}")]
    params = _params(t, names, s, words)
    verbs, clause = MOMENTS[now]
    if words.verb not in verbs:
        message = "moment-via" if words.verb == v.VIA and now == "move" else f"moment-{now}"
        return [Refusal(c.id_of(clause), params, message)]
    found = _clause(t, s, flow.to_act(s), words)
    return [_refusal(t, names, s, words, found, params)] if found else []


def _clause(t: Tables, s: SteamState, seat: int, words: Words) -> int:
    verb = words.verb
    if verb == v.LAY:
        return placing.why(t, s, seat, words.hex, words.pattern)
    if verb == v.BID:
        if s.phase == OPENING:
            return opening.refusal(t, s, seat, words.number)
        return bidding.refusal(s, seat, words.number)
    if verb == v.TAKE:
        return take.refusal(t, s, seat, words.number)
    if verb == v.DELIVER:
        return route.cube_refusal(t, s, seat, words.node, words.colour)
    if verb == v.VIA:
        return route.link_refusal(t, s, seat, words.port)
    if verb == v.URBANIZE:
        return urbanize.why(t, s, seat, words.node, words.colour)
    return _plain(t, s, seat, words)


def _plain(t: Tables, s: SteamState, seat: int, words: Words) -> int:
    verb = words.verb
    if verb == v.GROW:
        return grow.why(t, s, seat, words.node)
    if verb == v.SUPPLY:
        return supply.refusal(s, words.number)
    if verb == v.STOP:
        return build.stop_refusal(t, s, seat)
    if verb == v.UPGRADE:
        return move.upgrade_refusal(t, s, seat)
    if verb == v.CAPITAL:
        return capital.refusal(t, s, seat, words.number)
    if verb == v.PAY:
        found = take.pay_refusal(t, s, seat)
        return grow.means_refusal(t, s) or c.GROWTH_ONCE if found == c.SUPPLY_EMPTY else found
    if verb == v.PASS and s.phase == BIDDING:
        return bidding.pass_refusal(t, s, seat)
    return bidding.free_pass_refusal(s, seat) if verb == v.FREE_PASS else c.ALLOWED


def _refusal(t: Tables, names: Names, s: SteamState, words: Words, clause: int, params: Params) -> Refusal:
    """The refusal, with its own message where one clause has several reasons to forbid."""
    seat = flow.to_act(s)
    params |= details.about(t, names, s, seat, words, clause)
    message = details.variant(t, s, seat, words, clause)
    return Refusal(c.id_of(clause), params, message, details.where(t, s, seat, words, clause))


def _params(t: Tables, names: Names, s: SteamState, words: Words) -> Params:
    """All message parameters of a refusal. Values that start with @ are replaced by names in the language."""
    seat = flow.to_act(s)
    params: Params = {
        "seat": who(seat),
        "cash": s.cash[seat],
        "means": funds.means(t, s, seat, may_borrow=True),
        "highest": s.bid,
        "level": s.level[seat],
        "tiles": track.limit(t, s, seat),
        "loans": funds.loans_left(t, s, seat),
        "tile": f"@{v.TILES[s.tile[seat]]}" if s.tile[seat] >= 0 else "",
        "price": take.price(t, s.tile[seat]),
        "wanted": f"@{v.TILES[details.tile_for(words)]}",
        "locomotive": take.locomotive_price(t, s, seat),
    }
    if words.number >= 0:
        params["number"] = words.number + (1 if words.verb == v.SUPPLY else 0)
    if words.verb == v.TAKE and not s.stack:
        params["tile"] = names.tile[words.number]
        params["holder"] = who(max(0, take.holder(s, words.number)))
    if words.verb == v.LAY:
        params["hex"] = words.text.split()[1].upper() if words.hex == OFF_MAP else names.hex[words.hex]
        if words.pattern != NO_FACE and words.hex != OFF_MAP:
            params["cost"] = track.cost(t, s, words.hex, words.pattern)
            params["face"] = names.face[t.face[words.pattern]]
    if words.node >= 0:
        params["place"] = names.place[words.node]
    if words.colour >= 0:
        params["colour"] = names.colour[words.colour]
    if words.port >= 0:
        params["place"] = names.port(words.port)
    if s.route:
        params["cube"] = names.colour[s.route[1]]
        params["source"] = names.place[s.route[0]]
    return params
