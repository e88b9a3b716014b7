"""Explains refusals: the predicates of the steps give the clauses, and `causes` puts them in words."""

from typing import Final

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.frames import kind_of
from ironmaster.core.refusal import Refusal
from ironmaster.games.age_of_industry import clauses as c
from ironmaster.games.age_of_industry import flow
from ironmaster.games.age_of_industry import tables as v
from ironmaster.games.age_of_industry.causes import CUBES, Cause, params_of, without_build
from ironmaster.games.age_of_industry.names import Names
from ironmaster.games.age_of_industry.notation import Words
from ironmaster.games.age_of_industry.state import REPAYING, IndustryState
from ironmaster.games.age_of_industry.steps import build, develop, discard, railway, repay, sell, supply, take
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import COAL, IRON, Tables

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
    if now == "action" and words.verb in CUBES:
        return [without_build(t, names, s, words)]
    if words.verb not in verbs:
        return [Refusal(c.id_of(clause), params_of(t, names, s, words), f"moment-{now}")]
    return [Cause(t, names, s, words, number).refusal() for number in _clauses(t, s, words)]


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
        return discard.why(t, s, words.card)
    if verb in CUBES:
        return supply.why(t, s, s.stack[-1], COAL if verb == v.COAL_FROM else IRON, words.space)
    if verb == v.PASS:
        refused = discard.pass_refusal(t, s, s.order[s.at])
        return [refused] if refused else []
    if verb == v.FREE_PASS:
        refused = discard.free_pass_refusal(t, s, s.order[s.at])
        return [refused] if refused else []
    return []
