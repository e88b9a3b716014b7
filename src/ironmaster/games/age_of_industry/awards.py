"""The final scoring of Age of Industry line by line (aoi.score.*)."""

from ironmaster.core.awards import Award
from ironmaster.core.contract import CHANCE
from ironmaster.core.elements import Element
from ironmaster.core.naming import Value
from ironmaster.games.age_of_industry import flow, law, scoring
from ironmaster.games.age_of_industry.names import Names
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import Tables


def awards(t: Tables, names: Names, before: IndustryState, action: int) -> list[Award]:
    """The awards of a move or outcome: those of the final scoring if it ends the game, none otherwise."""
    if before.deck > 1:
        return []  # the game ends with an empty deck, and nothing draws two cards at once
    s = before.copy()
    if flow.to_act(s) == CHANCE:
        law.apply_outcome(t, s, action)
    else:
        law.make(t, s, action)
    if not flow.run_to_scoring(t, s):
        return []
    found = []
    for seat in range(t.seats):
        settled = scoring.settlement(t, s, seat)
        found += [_award(t, names, s, *gain) for gain in scoring.gains(t, s, seat, *settled)]
    return found


def _award(t: Tables, names: Names, s: IndustryState, seat: int, points: int, kind: int, thing: int) -> Award:
    if kind == scoring.COUNTER:
        params: dict[str, Value] = {"counter": names.face[s.tile[thing]], "place": names.source(t, thing)}
        named = (Element("space", t.space_ids[thing]),)
        return Award(seat, points, "counters", "aoi.score.counters", "award-counter", params, named)
    if kind == scoring.PENALTY:
        owed: dict[str, Value] = {"loans": thing, "each": t.unpaid_loan_points}
        return Award(seat, points, "loans", "aoi.score.penalty", "award-loans", owed)
    repaid = s.debt[seat] - scoring.settlement(t, s, seat)[1]
    sums: dict[str, Value] = {"dollars": thing, "rate": t.cash_per_point, "repaid": repaid}
    sums["railways"] = scoring.rail_incomes(t, s, seat)
    return Award(seat, points, "cash", "aoi.score.cash", "award-cash", sums)
