"""The points of Steam line by line: deliveries, what loans and debts cost, income and links at the end."""

from ironmaster.core.awards import Award
from ironmaster.core.contract import CHANCE
from ironmaster.core.elements import Element
from ironmaster.core.frames import second_of
from ironmaster.core.naming import Value, signed
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import flow, scoring, trace
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.names import Names
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import Tables
from ironmaster.games.steam.trace import TraceStep


def awards(t: Tables, names: Names, before: SteamState, action: int) -> list[Award]:
    """What a move brings or costs, and the final scoring if it ends the game."""
    if flow.to_act(before) == CHANCE:
        return []
    found: list[Award] = []
    for step in trace.trace(t, before, action):
        if step.what == trace.SCORED:
            for seat in step.before.order:
                found += _final(t, names, step.before, seat)
        else:
            found += _changes(t, step, action)
    return found


def _changes(t: Tables, step: TraceStep, action: int) -> list[Award]:
    """Points that are scored, or lost for money."""
    found = []
    for seat in range(t.seats):
        points = step.after.points[seat] - step.before.points[seat]
        if points > 0:
            linked: dict[str, Value] = {"links": second_of(step.before.stack[-1])}
            clause = c.id_of(c.POINTS_CHOICE)
            found.append(Award(seat, points, "deliveries", clause, "award-delivery", linked))
        elif points < 0:
            found.append(_loss(t, step, action, seat, points))
    return found


def _loss(t: Tables, step: TraceStep, action: int, seat: int, points: int) -> Award:
    if step.what == trace.INCOME and not t.borrow_for_expenses:
        return Award(seat, points, "debts", c.id_of(c.STD_SHORT_VP), "award-short", {})
    by_choice = t.verb[action] == v.CAPITAL
    clause = c.STD_CAPITAL_FLOOR if by_choice else c.BORROW_VP
    return Award(seat, points, "debts", c.id_of(clause), "award-loan", {"loans": -points // t.loan_points})


def _final(t: Tables, names: Names, s: SteamState, seat: int) -> list[Award]:
    found = []
    income = s.income[seat]
    points = scoring.income_points(t, s, seat)
    if points:
        clause = c.FINAL_INCOME_POS if income > 0 else c.FINAL_INCOME_NEG
        params: dict[str, Value] = {"income": signed(income)}
        found.append(Award(seat, points, "income", c.id_of(clause), "award-income", params))
    for port in range(t.ports):
        if s.holder[port] == seat and s.end[port] > port:
            ends = (Element("link", t.port_ids[port]), Element("link", t.port_ids[s.end[port]]))
            link: dict[str, Value] = {"link": names.link(port, s.end[port])}
            found.append(Award(seat, t.link_points, "links", c.id_of(c.FINAL_LINKS), "award-link", link, ends))
    return found
