"""Positions of Industria: any state as readable JSON data. See `docs/build/positions.md`."""

from typing import Final

from ironmaster.core.position import Data
from ironmaster.core.seats import letter
from ironmaster.games.industria import scoring
from ironmaster.games.industria.board import KINDS
from ironmaster.games.industria.flow import pile
from ironmaster.games.industria.reachable import may_be_gone
from ironmaster.games.industria.state import FINISHED, NOBODY, NOTHING, IndustriaState
from ironmaster.games.industria.steps.source import bank_sells
from ironmaster.games.industria.tables import Tables
from ironmaster.kit import bits

PHASES: Final = ("first", "reveal", "auction", "build", "over")


def describe(t: Tables, s: IndustriaState) -> Data:
    """The position; nothing in it is hidden but the order of the piles, which no state holds (industria.info.open)."""
    return {
        "epoch": s.epoch + 1,
        "round": s.round,
        "phase": PHASES[s.phase],
        "start": letter(s.start),
        "hammer": letter(s.hammer),
        "turn": letter(s.at),
        "lot": None if s.lot == NOTHING else t.tile_ids[s.lot],
        "bid": s.bid,
        "bidder": None if s.bidder == NOBODY else letter(s.bidder),
        "built": [KINDS[kind] for kind in bits.members(s.built)],
        "laying": None if s.laying == NOTHING else t.tile_ids[s.laying],
        "unit": s.unit,
        "display": _tiles(t, s.display),
        "pile": _tiles(t, pile(t, s)) if s.phase != FINISHED else [],
        "gone": _tiles(t, s.gone & may_be_gone(t, s)),
        "bank": _bank(t, s),
        "players": {letter(seat): _player(t, s, seat) for seat in range(t.seats)},
    }


def _player(t: Tables, s: IndustriaState, seat: int) -> Data:
    return {
        "cash": s.cash[seat],
        "points": s.points[seat],
        "worth": scoring.worth(t, s, seat),
        "hand": _tiles(t, s.hands[seat]),
        "laid": _tiles(t, s.laid[seat]),
        "late": _tiles(t, s.laid[seat] & s.late),
    }


def _tiles(t: Tables, tiles: int) -> list[str]:
    return [t.tile_ids[tile] for tile in bits.members(tiles)]


def _bank(t: Tables, s: IndustriaState) -> list[str]:
    return [name for material, name in enumerate(t.material_ids) if bank_sells(t, s, material)]
