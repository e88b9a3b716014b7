"""The goods phase: deliver, upgrade or pass (steam.goods.*)."""

from ironmaster.core.offers import Offer
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.steps import route
from ironmaster.games.steam.tables import Tables


def moves(t: Tables, s: SteamState, seat: int) -> list[int]:
    """steam.goods.rounds."""
    offer: Offer = []
    route.moves(t, s, seat, offer)
    if not upgrade_refusal(t, s, seat):
        offer.append(t.upgrade)
    offer.append(t.pass_)
    return offer


def upgrade_refusal(t: Tables, s: SteamState, seat: int) -> int:
    """Once a turn, up to the highest level (steam.goods.upgrade)."""
    return c.GOODS_UPGRADE if s.level[seat] >= t.level_high or s.upgraded >> seat & 1 else c.ALLOWED


def upgrade(s: SteamState, seat: int) -> None:
    s.level[seat] += 1
    s.upgraded |= 1 << seat
