"""Explains refusals: the predicates of the steps give clauses; `grounds` puts them in words, `asking` answers early."""

from typing import Final

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.elements import Element
from ironmaster.core.frames import kind_of
from ironmaster.core.refusal import Refusal
from ironmaster.games.brass import asking, flow
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass import tables as v
from ironmaster.games.brass.grounds import Grounds
from ironmaster.games.brass.names import Places
from ironmaster.games.brass.notation import Words
from ironmaster.games.brass.state import INCOME, BrassState
from ironmaster.games.brass.steps import build, coal, develop, discard, iron, link, liquidate, loan, sell
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import Tables
from ironmaster.kit.bits import members

MOMENTS: Final[dict[str, tuple[tuple[int, ...], int]]] = {
    "action": (
        (v.BUILD, v.COMBINE, v.LINK, v.DEVELOP, v.SELL, v.SELL_MARKET, v.LOAN, v.PASS),
        c.TURN_MENU,
    ),
    "liquidate": ((v.LIQUIDATE,), c.INCOME_LIQUIDATE_FORCED),
    "discard": ((v.DISCARD,), c.CARDS_DISCARD),
    "coal": ((v.COAL_FROM, v.COAL_TRACK), c.COAL_TIE),
    "iron": ((v.IRON_FROM, v.IRON_TRACK), c.IRON_ANY_WORKS),
    "rail-again": ((v.LINK, v.STOP), c.TURN_TWO_CARDS),
    "develop-again": ((v.DEVELOP, v.STOP), c.TURN_TWO_CARDS),
    "sell-again": ((v.SELL, v.SELL_MARKET, v.STOP), c.TURN_TWO_CARDS),
    "over": ((), c.END_TRIGGER),
    "chance": ((), c.FLOW_ROUND_STEPS),
}
"""The verbs of each decision, and the clause that describes it."""
BEFORE_AN_ACTION: Final = {
    v.LIQUIDATE: (c.INCOME_LIQUIDATE_MINIMAL, "moment-action-liquidate"),
    v.DISCARD: (c.CARDS_DISCARD, "moment-action-discard"),
}
"""Verbs that cannot begin an action, each with the clause and the message that say so."""


def refusals(t: Tables, s: BrassState, words: Words, names: Places) -> list[Refusal]:
    """The clauses that forbid the move now; empty for a legal one."""
    now = decision(s)
    verbs, clause = MOMENTS[now]
    grounds = Grounds(t, s, words, names)
    if words.verb in verbs:
        return [grounds.refusal(number) for number in _with_place(t, words, _clauses(t, s, words))]
    if now == "action" and words.verb in asking.SOURCES:
        return asking.Asking(t, s, words, names).answers()
    clause, message = BEFORE_AN_ACTION.get(words.verb, (clause, "")) if now == "action" else (clause, "")
    return [Refusal(c.id_of(clause), grounds.params, message or f"moment-{now}", _asked(t, s, now))]


def _asked(t: Tables, s: BrassState, now: str) -> tuple[Element, ...]:
    """The things among which the current decision chooses."""
    slots: list[int] = []
    if now == "coal":
        slots = coal.options(t, s, s.stack[-1])
    elif now == "iron":
        slots = iron.sources(t, s)
    elif now == "liquidate":
        slots = members(s.owned[s.order[s.at]])
    return tuple(Element("slot", t.slot_ids[slot]) for slot in slots)


def _with_place(t: Tables, words: Words, found: list[int]) -> list[int]:
    """Add the clause about coal of towns that have their own."""
    if c.COAL_TRACK_CONDITION in found:
        own = t.coal_clause[t.place_of[words.slot]]
        return [*found, c.number_of(own)] if own else found
    return found


def decision(s: BrassState) -> str:
    """The name of the current decision."""
    actor = flow.to_act(s)
    if actor == OVER:
        return "over"
    if actor == CHANCE:
        return "chance"
    if s.stack:
        return f.NAMES[kind_of(s.stack[-1])].replace("_", "-")
    return "liquidate" if s.phase == INCOME else "action"


def _clauses(t: Tables, s: BrassState, words: Words) -> list[int]:
    verb = words.verb
    if verb in (v.BUILD, v.COMBINE):
        return build.why(t, s, words.slot, words.industry, words.card)
    if verb == v.LINK:
        return link.why(t, s, words.line, bool(s.stack))
    if verb == v.DEVELOP:
        return develop.why(t, s, words.industry)
    if verb in (v.SELL, v.SELL_MARKET):
        return sell.why(t, s, words.slot, words.port)
    if verb == v.LOAN:
        return loan.why(t, s, words.pounds)
    if verb == v.LIQUIDATE:
        return liquidate.why(s, words.slot)
    if verb == v.DISCARD:
        return discard.why(s, words.card)
    if verb in (v.COAL_FROM, v.COAL_TRACK):
        return coal.why(t, s, s.stack[-1], words.slot)
    return iron.why(s, words.slot) if verb in (v.IRON_FROM, v.IRON_TRACK) else []
