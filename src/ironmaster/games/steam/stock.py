"""Track tiles: which faces are left (steam.stock.*)."""

from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import Tables


def spent(t: Tables, s: SteamState, limit: int) -> bool:
    """Whether the faces under a common limit have used up their pieces."""
    used = 0
    for face in t.limit_sets[limit]:
        used += s.used[face]
    return used >= t.limits[limit]


def is_gone(t: Tables, s: SteamState, face: int) -> bool:
    """Whether no piece is left that shows the face."""
    return any(spent(t, s, limit) for limit in t.limits_of[face])


def use(t: Tables, s: SteamState, face: int, pieces: int) -> None:
    """Pieces that show a face go onto the map, or come back from it (steam.stock.return)."""
    s.used[face] += pieces
    for limit in t.limits_of[face]:
        for other in t.limit_sets[limit]:
            s.gone &= ~(1 << other)
            if is_gone(t, s, other):
                s.gone |= 1 << other


def gone_without(t: Tables, s: SteamState, face: int) -> int:
    """The faces that are gone once a piece showing a face has come back."""
    if not s.gone:
        return 0
    s.used[face] -= 1
    gone = 0
    for other in range(len(s.used)):
        if s.gone >> other & 1 and is_gone(t, s, other):
            gone |= 1 << other
    s.used[face] += 1
    return gone
