"""Positions of Brass: any state as readable JSON data.

See `docs/build/positions.md`. Missing fields have the values of the start of the second canal round.
"""

from typing import Final

from ironmaster.core.position import Data
from ironmaster.core.seats import letter
from ironmaster.games.brass.board import ERAS, INDUSTRIES
from ironmaster.games.brass.pieces import owner_of
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import KINDS, Tables
from ironmaster.kit.bits import members
from ironmaster.kit.pending import Shapes, frame_words

PHASES: Final = ("first", "draw", "income", "actions", "over")


def describe(t: Tables, s: BrassState, seats_shown: range | tuple[int, ...]) -> Data:
    """The position with the hands of some seats, and the number of cards of the others."""
    return {
        "era": ERAS[s.era],
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": [letter(seat) for seat in s.order],
        "turn": letter(s.order[s.at]),
        "actions": s.actions,
        "pending": [frame_words(f.NAMES, frame_shapes(t), frame) for frame in s.stack],
        "players": {letter(seat): _player(t, s, seat, seat in seats_shown) for seat in range(t.seats)},
        "tiles": {t.slot_ids[slot]: _tile_words(t, s, slot) for slot in range(t.slots) if s.tile[slot] >= 0},
        "links": _links(t, s),
        "coal": s.coal,
        "iron": s.iron,
        "cotton": s.cotton,
        "market": s.market[:],
        "pile": s.pile,
        "discard": _cards(t, s.discard),
    }


def _player(t: Tables, s: BrassState, seat: int, shown: bool) -> Data:
    hand = [t.card_ids[card] for card in s.hands[seat]]
    return {
        "cash": s.cash[seat],
        "income": s.income[seat],
        "points": s.points[seat],
        "spent": s.spent[seat],
        "begun": bool(s.begun >> seat & 1),
        "hand": hand if shown else len(hand),
        "piles": {
            INDUSTRIES[industry]: len(t.piles[industry]) - s.taken[seat * KINDS + industry] for industry in range(KINDS)
        },
    }


def _links(t: Tables, s: BrassState) -> Data:
    owner = {line: seat for seat in range(t.seats) for line in members(s.links[seat])}
    return {t.line_ids[line]: letter(owner[line]) for line in sorted(owner)}


def _cards(t: Tables, counts: list[int]) -> list[str]:
    return [t.card_ids[card] for card, number in enumerate(counts) for _ in range(number)]


def _tile_words(t: Tables, s: BrassState, slot: int) -> str:
    words = f"{letter(owner_of(s, slot))} {t.face_ids[s.tile[slot]]}"
    if s.flipped >> slot & 1:
        return f"{words} flipped"
    return f"{words} {s.cubes[slot]}" if s.cubes[slot] else words


def frame_shapes(t: Tables) -> Shapes:
    """The words for the arguments of each kind of frame."""
    return {
        "coal": (t.place_ids, t.place_ids),
        "place": (t.slot_ids, t.face_ids),
        "lay": (t.line_ids,),
        "scrap": (INDUSTRIES,),
        "sale": (t.slot_ids, t.slot_ids),
        "market": (t.slot_ids,),
        "develop_again": ([str(n) for n in range(t.developments)],),
        "borrow": ([str(n) for n in range(max(t.loans) + 1)],),
    }
