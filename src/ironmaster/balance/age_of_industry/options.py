"""All that a seat of Age of Industry could build now, each with what it is worth."""

from ironmaster.balance.age_of_industry.outlook import Outlook
from ironmaster.games.age_of_industry.pieces import lowest
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import build, railway, reach
from ironmaster.games.age_of_industry.tables import KINDS, Tables


def builds(t: Tables, s: IndustryState, seat: int, outlook: Outlook) -> dict[int, float]:
    """Every build that space, level and supply allow the seat, whatever its cards, with what it is worth."""
    found: dict[int, float] = {}
    for industry in range(KINDS):
        face = lowest(t, s, seat, industry)
        if build.level_refusal(t, face):
            continue
        alike: dict[tuple[int, int], float | None] = {}
        for space in t.spaces_for[industry]:
            if build.space_refusal(t, s, seat, space, face):
                continue
            key = (t.place_of[space], s.tile[space])
            if key not in alike:
                price = build.price(t, s, space, face)
                alike[key] = outlook.build(space, industry, face, price) if price >= 0 else None
            worth = alike[key]
            if worth is not None:
                found[space * KINDS + industry] = worth
    return found


def railways(t: Tables, s: IndustryState, seat: int, outlook: Outlook) -> dict[int, float]:
    """Every connection on which the seat may build, with what that is worth."""
    found: dict[int, float] = {}
    if railway.stock_refusal(t, s, seat):
        return found
    for line in range(t.connections):
        if railway.line_refusal(t, s, seat, line):
            continue
        price = railway.price(t, s, seat, line)
        if price >= 0:
            found[line] = outlook.railway(line, price)
    return found


def card_worth(t: Tables, s: IndustryState, seat: int, worth: dict[int, float]) -> list[float]:
    """The best build that each kind of card would allow the seat now."""
    best = [0.0] * len(t.card_ids)
    for key, value in worth.items():
        space, industry = key // KINDS, key % KINDS
        by_colour, by_industry = t.colour_card[t.place_of[space]], t.industry_card[industry]
        best[by_colour] = max(best[by_colour], value)
        if value > best[by_industry] and not reach.refusal(t, s, seat, space, industry):
            best[by_industry] = value
    return best
