"""Explains refusals: the predicates of the steps give clauses, and this module adds the message parameters."""

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.naming import Value, who
from ironmaster.core.refusal import Refusal
from ironmaster.games.industria import clauses as c
from ironmaster.games.industria import flow
from ironmaster.games.industria import tables as v
from ironmaster.games.industria.board import KINDS
from ironmaster.games.industria.names import Names
from ironmaster.games.industria.notation import Words
from ironmaster.games.industria.state import AUCTION, NOBODY, NOTHING, IndustriaState
from ironmaster.games.industria.steps import bid, build, cash, lot, source
from ironmaster.games.industria.tables import Tables

Params = dict[str, Value]
MOMENTS = {
    "lot": ((v.OFFER,), c.AUCTION_LOT),
    "bid": ((v.BID, v.PASS, v.CASH), c.AUCTION_ONCE),
    "award": ((v.SELL, v.KEEP), c.AUCTION_DECIDE),
    "build": ((v.LAY, v.CASH, v.STOP), c.BUILD_TURN),
    "source": ((v.USE, v.BUY), c.BUILD_MATERIAL_CHOICE),
}
"""The verbs of each decision, and the clause that describes it."""


def decision(s: IndustriaState) -> str:
    """The name of the current decision."""
    actor = flow.to_act(s)
    if actor == OVER:
        return "over"
    if actor == CHANCE:
        return "chance"
    if s.phase == AUCTION:
        return "lot" if s.lot == NOTHING else "award" if s.at == s.hammer else "bid"
    return "build" if s.laying == NOTHING else "source"


def refusals(t: Tables, names: Names, s: IndustriaState, words: Words) -> list[Refusal]:
    """The clauses that forbid the move now; empty for a legal one."""
    now = decision(s)
    if now in ("over", "chance"):
        clause = c.END if now == "over" else c.ROUND_PHASES
        return [Refusal(c.id_of(clause), {}, f"moment-{now}")]
    params = _params(t, names, s, words)
    verbs, clause = MOMENTS[now]
    if words.verb not in verbs:
        return [Refusal(c.id_of(clause), params, f"moment-{now}")]
    return [_refusal(t, s, words, number, params) for number in _clauses(t, s, words)]


def _clauses(t: Tables, s: IndustriaState, words: Words) -> list[int]:
    if words.verb == v.OFFER:
        return lot.why(s, words.tile)
    if words.verb == v.BID:
        return bid.why(t, s, words.thalers)
    if words.verb == v.LAY:
        return build.why(t, s, words.tile)
    if words.verb == v.CASH:
        return cash.why(t, s, words.tile)
    if words.verb == v.USE:
        return source.why_use(t, s, words.tile)
    if words.verb == v.BUY:
        return source.why_buy(t, s, words.material, words.seller)
    return []


def _refusal(t: Tables, s: IndustriaState, words: Words, clause: int, params: Params) -> Refusal:
    """The refusal, with a special message where one clause has several reasons to forbid."""
    if clause == c.MATERIAL_CASH:
        held = cash.moment_refusal(t, s) == c.ALLOWED
        return Refusal(c.id_of(clause), params, "not-held" if held else "no-cashing")
    if clause == c.BUILD_MATERIAL_SAMEEPOCH and words.verb == v.BUY:
        return Refusal(c.id_of(clause), params, "bank-closed")
    if clause == c.BUILD_MATERIALS and words.verb in (v.USE, v.BUY):
        return Refusal(c.id_of(clause), params, "rest-unpayable")
    if clause == c.BUILD_HAND and s.display >> words.tile & 1:
        return Refusal(c.id_of(clause), params, "not-won")
    return Refusal(c.id_of(clause), params)


def _params(t: Tables, names: Names, s: IndustriaState, words: Words) -> Params:
    """All message parameters of a refusal. Values that start with @ are replaced by names in the language."""
    params: Params = {
        "seat": who(s.at),
        "auctioneer": who(s.hammer),
        "cash": s.cash[s.at],
        "highest": s.bid,
        "bidder": "" if s.bidder == NOBODY else who(s.bidder),
        "lowest": t.lowest_bid,
    }
    if words.thalers >= 0:
        params["bid"] = words.thalers
    if s.lot != NOTHING:
        params["lot"] = names.tile[s.lot]
    if words.tile >= 0:
        _tile_params(t, names, s, words.tile, params)
    if words.material >= 0:
        params["material"] = names.material[words.material]
        params["seller"] = "@bank" if words.seller == t.bank else who(words.seller)
        params["maker"] = _makers(t, s, words.material)
    if s.laying != NOTHING:
        params["laying"] = names.tile[s.laying]
        params["needed"] = names.material[source.needed(t, s)]
    return params


def _makers(t: Tables, s: IndustriaState, material: int) -> str:
    return ", ".join(who(seat) for seat in range(t.seats) if s.makers[material] >> seat & 1)


def _tile_params(t: Tables, names: Names, s: IndustriaState, tile: int, params: Params) -> None:
    params["tile"] = names.tile[tile]
    params["kind"] = f"@{KINDS[t.kind[tile]]}"
    params["price"] = build.price(t, s, s.at, tile)
    params["outlay"] = max(0, build.outlay(t, s, s.at, tile))
    params["lacking"] = "-"
    for material in t.needs[tile]:
        if not (source.own(s, s.at, material) or source.sold(t, s, s.at, material)) and not (
            s.hands[s.at] & t.raw_of[material]
        ):
            params["lacking"] = names.material[material]
