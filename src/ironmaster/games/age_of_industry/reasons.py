"""Explains refusals: the predicates of the steps give clauses, and this module adds the message parameters."""

from typing import Final

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.frames import kind_of
from ironmaster.core.naming import Value, who
from ironmaster.core.refusal import Refusal
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry import flow
from ironmaster.games.age_of_industry import tables as v
from ironmaster.games.age_of_industry.names import Names
from ironmaster.games.age_of_industry.notation import Words
from ironmaster.games.age_of_industry.pieces import lowest, owner_of
from ironmaster.games.age_of_industry.state import REPAYING, IndustryState
from ironmaster.games.age_of_industry.steps import build, develop, discard, railway, repay, sell, supply, take
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import COAL, IRON, Tables

Params = dict[str, Value]
CUBES: Final = (v.COAL_FROM, v.IRON_FROM)
MOMENTS: Final[dict[str, tuple[tuple[int, ...], int]]] = {
    "action": (
        (v.BUILD, v.COMBINE, v.RAILWAY, v.SELL, v.DEVELOP, v.TAKE, v.PASS, v.FREE_PASS, v.REPAY),
        c.FLOW_MANDATORY,
    ),
    "end-turn": ((v.REPAY, v.END), c.FLOW_TURN),
    "repay": ((v.REPAY, v.END), c.LOAN_REPAY_WINDOW),
    "discard": ((v.DISCARD,), c.FLOW_CARD_COST),
    "coal": (CUBES, c.SUPPLY_TIE),
    "iron": (CUBES, c.SUPPLY_TIE),
    "sell-again": ((v.SELL, v.STOP), c.SELL_ACTION),
    "take": ((v.TAKE,), c.DRAW_TWO),
    "over": ((), c.END_MOMENT),
    "chance": ((), c.FLOW_ROUND),
}
"""The verbs of each decision, and the clause that describes it."""


def decision(s: IndustryState) -> str:
    """The name of the current decision."""
    actor = flow.to_act(s)
    if actor == OVER:
        return "over"
    if actor == CHANCE:
        return "chance"
    if s.stack:
        return f.NAMES[kind_of(s.stack[-1])].replace("_", "-")
    if s.phase == REPAYING:
        return "repay"
    return "action" if s.actions else "end-turn"


def refusals(t: Tables, names: Names, s: IndustryState, words: Words) -> list[Refusal]:
    """The clauses that forbid the move now; empty for a legal one."""
    now = decision(s)
    verbs, clause = MOMENTS[now]
    if words.verb not in verbs:
        return [Refusal(c.id_of(clause), _params(t, names, s, words), f"moment-{now}")]
    found = _clauses(t, s, words)
    if not found:
        return []
    params = _params(t, names, s, words)
    return [Refusal(c.id_of(number), params, _message(t, s, words, number)) for number in found]


def _clauses(t: Tables, s: IndustryState, words: Words) -> list[int]:
    verb = words.verb
    if verb in (v.BUILD, v.COMBINE):
        return build.why(t, s, words.space, words.industry, words.card)
    if verb == v.RAILWAY:
        return railway.why(t, s, words.line)
    if verb == v.SELL:
        return sell.why(t, s, words.space, words.outlet)
    if verb == v.DEVELOP:
        return develop.why(t, s, words.face)
    if verb == v.TAKE:
        return take.why(t, s, words.card)
    if verb == v.REPAY:
        return repay.why(t, s)
    if verb == v.DISCARD:
        return discard.why(s, words.card)
    if verb in CUBES:
        return supply.why(t, s, s.stack[-1], COAL if verb == v.COAL_FROM else IRON, words.space)
    if verb == v.PASS:
        refused = discard.pass_refusal(t, s, s.order[s.at])
        return [refused] if refused else []
    if verb == v.FREE_PASS:
        refused = discard.free_pass_refusal(t, s, s.order[s.at])
        return [refused] if refused else []
    return []


def _message(t: Tables, s: IndustryState, words: Words, clause: int) -> str:
    """A special message where one clause has several reasons to forbid; otherwise that of the clause."""
    if clause == c.BUILD_SPACE_SHIP and t.takes[words.space] >> words.industry & 1:
        return "no-port-on-lane"
    if clause == c.BUILD_CARD_INDUSTRY and words.card == t.industry_card[words.industry]:
        return "out-of-reach"
    if clause == c.DEV_ANY and s.left[s.order[s.at] * t.faces + words.face]:
        return "not-lowest"
    if clause == c.PASS_FREE:
        return _no_free_pass(t, s)
    if clause == c.SELL_ROUTE and words.outlet < t.spaces and s.standing[v.PORT] >> words.outlet & 1 == 0:
        return "no-port"
    return ""


def _no_free_pass(t: Tables, s: IndustryState) -> str:
    seat = s.order[s.at]
    if discard.free_pass(t, s, seat):
        return "refusal-pass-free-anyway"
    if not s.hands[seat]:
        return "refusal-pass-free-empty-hand"
    return "refusal-pass-free-deck" if t.free_pass_or else ""


def _params(t: Tables, names: Names, s: IndustryState, words: Words) -> Params:
    """All message parameters of a refusal."""
    seat = s.order[s.at] if s.at < t.seats else 0
    params: Params = {
        "seat": who(seat),
        "cash": s.cash[seat],
        "loan": t.loan,
        "loans": s.debt[seat],
        "actions": s.actions,
        "railways": t.railways,
        "most": t.hand_limit,
        "deck": s.deck,
    }
    if words.card >= 0:
        params["card"] = names.card[words.card] if words.card < len(t.card_ids) else "@deck"
    if words.industry >= 0:
        params["industry"] = names.industry[words.industry]
    if words.face >= 0:
        params["counter"] = names.face[words.face]
    if words.line >= 0:
        params["line"] = names.line[words.line]
    if words.outlet >= 0:
        at = t.market_place[words.outlet - t.spaces] if words.outlet >= t.spaces else t.place_of[words.outlet]
        params["outlet"] = names.place[at]
    if words.space >= 0:
        _space_params(t, names, s, words, params)
    return params


def _space_params(t: Tables, names: Names, s: IndustryState, words: Words, params: Params) -> None:
    params["place"] = names.source(t, words.space)
    if words.space >= t.spaces:
        return
    params["space"] = t.space_ids[words.space].rpartition("/")[2]
    params["limit"] = t.limit[t.place_of[words.space]]
    if s.tile[words.space] >= 0:
        params["owner"] = who(owner_of(s, words.space))
        params["standing"] = names.face[s.tile[words.space]]
    if words.industry >= 0:
        face = lowest(t, s, s.order[s.at], words.industry)
        params["counter"] = names.face[face] if face >= 0 else names.industry[words.industry]
