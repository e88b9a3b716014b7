"""Explains refusals: the predicates of the steps give clauses, and this module adds the message parameters."""

from typing import Final

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.frames import kind_of
from ironmaster.core.naming import who
from ironmaster.core.refusal import Refusal
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass import flow
from ironmaster.games.brass import tables as v
from ironmaster.games.brass.board import ERAS, INDUSTRIES
from ironmaster.games.brass.notation import Words
from ironmaster.games.brass.pieces import owner_of, top_face
from ironmaster.games.brass.state import INCOME, BrassState
from ironmaster.games.brass.steps import build, coal, develop, discard, iron, link, liquidate, loan, sell
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import Tables

Params = dict[str, str | int]
MOMENTS: Final[dict[str, tuple[tuple[int, ...], int]]] = {
    "action": (
        (v.BUILD, v.COMBINE, v.LINK, v.DEVELOP, v.SELL, v.SELL_MARKET, v.LOAN, v.PASS),
        c.TURN_MENU,
    ),
    "liquidate": ((v.LIQUIDATE,), c.INCOME_LIQUIDATE_FORCED),
    "discard": ((v.DISCARD,), c.CARDS_DISCARD),
    "coal": ((v.COAL_FROM,), c.COAL_TIE),
    "iron": ((v.IRON_FROM,), c.IRON_ANY_WORKS),
    "rail-again": ((v.LINK, v.STOP), c.TURN_TWO_CARDS),
    "develop-again": ((v.DEVELOP, v.STOP), c.TURN_TWO_CARDS),
    "sell-again": ((v.SELL, v.SELL_MARKET, v.STOP), c.TURN_TWO_CARDS),
    "over": ((), c.END_TRIGGER),
    "chance": ((), c.FLOW_ROUND_STEPS),
}
"""The verbs of each decision, and the clause that describes it."""
BEFORE_AN_ACTION: Final = {
    v.LIQUIDATE: c.INCOME_LIQUIDATE_MINIMAL,
    v.COAL_FROM: c.COAL_TIE,
    v.IRON_FROM: c.IRON_ANY_WORKS,
}
"""Verbs that cannot begin an action, each with the clause that says so."""


def refusals(t: Tables, s: BrassState, words: Words, names: dict[str, str]) -> list[Refusal]:
    """The clauses that forbid the move now; empty for a legal one."""
    now = decision(s)
    verbs, clause = MOMENTS[now]
    if words.verb not in verbs:
        own = BEFORE_AN_ACTION.get(words.verb, clause) if now == "action" else clause
        return [Refusal(c.id_of(own), _params(t, s, words, names), f"moment-{now}")]
    found = _clauses(t, s, words)
    if not found:
        return []
    params = _params(t, s, words, names)
    return [Refusal(c.id_of(number), params) for number in _with_place(t, words, found)]


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
    if verb == v.COAL_FROM:
        return coal.why(t, s, s.stack[-1], words.slot)
    return iron.why(s, words.slot) if verb == v.IRON_FROM else []


def _params(t: Tables, s: BrassState, words: Words, names: dict[str, str]) -> Params:
    """All message parameters of a refusal. Values that start with @ are replaced by names in the language."""
    seat = s.order[s.at] if s.at < t.seats else 0
    params: Params = {
        "seat": who(seat),
        "cash": s.cash[seat],
        "era": f"@{ERAS[s.era]}",
        "owed": liquidate.due(t, s, seat),
        "income": t.pounds[s.income[seat]],
        "markers": t.link_markers,
    }
    if words.card >= 0:
        card = t.card_ids[words.card]
        params["card"] = names.get(card, f"@{card}")
    if words.pounds >= 0:
        params["pounds"] = words.pounds
    if words.industry >= 0:
        params["industry"] = f"@{INDUSTRIES[words.industry]}"
    if words.line >= 0:
        _line_params(t, s, words, names, params)
    if words.slot >= 0:
        _slot_params(t, s, seat, words, names, params)
    return params


def _line_params(t: Tables, s: BrassState, words: Words, names: dict[str, str], params: Params) -> None:
    params["from"] = names[t.place_ids[t.end_a[words.line]]]
    params["to"] = names[t.place_ids[t.end_b[words.line]]]
    cube = 0 if s.era == v.CANAL else max(0, link.coal_cost(t, s, words.line))
    params["price"] = link.price(t, s, bool(s.stack)) + cube


def _slot_params(t: Tables, s: BrassState, seat: int, words: Words, names: dict[str, str], params: Params) -> None:
    place = t.place_of[words.slot]
    params["place"] = names[t.place_ids[place]]
    params["slot"] = t.slot_ids[words.slot].rpartition("/")[2]
    if s.tile[words.slot] >= 0:
        params["owner"] = who(owner_of(s, words.slot))
    if words.port >= 0:
        params["port"] = names[t.place_ids[t.place_of[words.port]]]
    if words.industry >= 0:
        face = top_face(t, s, seat, words.industry)
        params["level"] = t.face_level[face] if face >= 0 else 0
        params["price"] = build.price(t, s, place, face) if face >= 0 else 0
