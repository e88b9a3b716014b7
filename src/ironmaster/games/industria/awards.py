"""The points of Industria line by line: for tiles, symbols, links and money."""

from ironmaster.core.awards import Award
from ironmaster.core.contract import CHANCE
from ironmaster.core.elements import Element
from ironmaster.core.naming import Value
from ironmaster.games.industria import clauses as c
from ironmaster.games.industria import flow, scoring, trace
from ironmaster.games.industria.names import Names
from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.tables import BONUS, FACTORY, Tables
from ironmaster.games.industria.trace import TraceStep


def awards(t: Tables, names: Names, before: IndustriaState, action: int) -> list[Award]:
    """What a move brings: the points of the tile that it lays, and those of the final scoring if it ends the game."""
    if flow.to_act(before) == CHANCE:
        return []
    found: list[Award] = []
    for step in trace.trace(t, before, action):
        if step.what == trace.LAID and t.kind[step.tile] != BONUS:
            found.append(_laid(t, names, step))
        elif step.what == trace.SCORED:
            gains = [gain for seat in range(t.seats) for gain in scoring.gains(t, step.before, seat)]
            in_order = sorted(gains, key=lambda gain: gain[2])  # symbols of all, then links, then money
            found += [_final(t, names, step.before, *gain) for gain in in_order]
    return found


def _laid(t: Tables, names: Names, step: TraceStep) -> Award:
    seat, tile = step.before.at, step.tile
    points = step.after.points[seat] - step.before.points[seat]
    factory = t.kind[tile] == FACTORY
    clause = c.BUILD_VP_FACTORY if factory else c.BUILD_VP_TECHNOLOGY
    late = step.after.late >> tile & 1
    named = (Element("tile", t.tile_ids[tile]),)
    part = "factories" if factory else "technologies"
    params: dict[str, Value] = {"tile": names.tile[tile], "epoch": t.epoch_of[tile] + 1}
    return Award(seat, points, part, c.id_of(clause), "award-late" if late else "award-tile", params, named)


def _final(t: Tables, names: Names, s: IndustriaState, seat: int, points: int, kind: int, thing: int) -> Award:
    if kind == scoring.LINK:
        ends = (Element("tile", t.tile_ids[t.end_a[thing]]), Element("tile", t.tile_ids[t.end_b[thing]]))
        clause = c.id_of(c.SCORE_LINKS)
        return Award(seat, points, "links", clause, "award-link", {"link": names.link[thing]}, ends)
    if kind == scoring.SYMBOL:
        tile, bonus = divmod(thing, len(t.bonus_ids))
        named = (Element("tile", t.tile_ids[tile]),)
        params = {"tile": names.tile[tile], "bonus": names.bonus[bonus]}
        return Award(seat, points, "bonuses", c.id_of(c.SCORE_BONUS), "award-bonus", params, named)
    money = {"thalers": scoring.thalers(t, s, seat), "rate": t.thalers_per_point}
    return Award(seat, points, "money", c.id_of(c.SCORE_CASH), "award-money", {**money})
