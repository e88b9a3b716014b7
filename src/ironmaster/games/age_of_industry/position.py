"""Positions of Age of Industry: any state as readable JSON data. See `docs/build/positions.md`."""

from typing import Final

from ironmaster.core.position import Data
from ironmaster.core.seats import letter
from ironmaster.games.age_of_industry.pieces import owner_of
from ironmaster.games.age_of_industry.scoring import worth
from ironmaster.games.age_of_industry.state import GAP, IndustryState
from ironmaster.games.age_of_industry.steps import frames as f
from ironmaster.games.age_of_industry.tables import Tables
from ironmaster.kit.pending import Shapes, frame_words

PHASES: Final = ("first", "markets", "deal", "face_up", "actions", "repay", "over")


def describe(t: Tables, s: IndustryState, seats_shown: range | tuple[int, ...]) -> Data:
    """The position with the hands of some seats, and the number of cards of the others."""
    found: dict[str, object] = {
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": [letter(seat) for seat in s.order],
        "turn": letter(s.order[s.at]),
        "actions": s.actions,
        "pending": [frame_words(f.NAMES, frame_shapes(t), frame) for frame in s.stack],
        "players": {letter(seat): _player(t, s, seat, seat in seats_shown) for seat in range(t.seats)},
        "counters": {
            t.space_ids[space]: _counter_words(t, s, space) for space in range(t.spaces) if s.tile[space] >= 0
        },
        "railways": _railways(t, s),
        "imports": {t.place_ids[t.import_place[at]]: cubes for at, cubes in enumerate(s.imports)},
        "markets": {t.market_ids[at]: _market_words(t, s, at) for at in range(t.markets) if s.demand[at] >= 0},
        "coal": _rows(t.coal_price, s.coal),
        "iron": _rows(t.iron_price, s.iron),
        "face_up": [None if card == GAP else t.card_ids[card] for card in s.face_up],
        "deck": s.deck,
        "discard": [t.card_ids[card] for card, number in enumerate(s.discard) for _ in range(number)],
    }
    if t.standstill_ends:
        found["free_passes"] = s.free_passes
    return found


def _player(t: Tables, s: IndustryState, seat: int, shown: bool) -> Data:
    hand = [t.card_ids[card] for card in s.hands[seat]]
    stacks = s.left[seat * t.faces : (seat + 1) * t.faces]
    return {
        "cash": s.cash[seat],
        "loans": s.debt[seat],
        "spent": s.spent[seat],
        "points": s.points[seat],
        "worth": worth(t, s, seat),
        "hand": hand if shown else len(hand),
        "display": {t.face_ids[face]: left for face, left in enumerate(stacks)},
    }


def _railways(t: Tables, s: IndustryState) -> Data:
    return {t.connection_ids[line]: letter(seat) for line, seat in enumerate(s.builder) if seat >= 0}


def _rows(prices: list[int], cubes: int) -> Data:
    """Cubes on each row of a track, by its price."""
    rows: dict[str, object] = {str(price): 0 for price in prices}
    for space, price in enumerate(prices):
        held = rows[str(price)]
        assert isinstance(held, int)
        rows[str(price)] = held + (cubes >> space & 1)
    return rows


def _counter_words(t: Tables, s: IndustryState, space: int) -> str:
    words = f"{letter(owner_of(s, space))} {t.face_ids[s.tile[space]]}"
    if s.rebuilt >> space & 1:
        return f"{words} rebuilt"
    if s.flipped >> space & 1:
        return f"{words} flipped"
    return f"{words} {s.cubes[space]}" if s.cubes[space] else words


def _market_words(t: Tables, s: IndustryState, market: int) -> str:
    kind = t.demand_ids[s.demand[market]]
    return f"{kind} sold" if s.sold >> market & 1 else kind


def frame_shapes(t: Tables) -> Shapes:
    """The words for the arguments of each kind of frame."""
    return {
        "coal": (t.place_ids, t.place_ids),
        "iron": (t.place_ids, t.place_ids),
        "counter": (t.space_ids, t.face_ids),
        "lay": (t.connection_ids,),
        "scrap": (t.face_ids,),
        "take": ([str(n) for n in range(t.drawn_cards)],),
    }
