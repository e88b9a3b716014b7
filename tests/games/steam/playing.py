"""Players of Steam that build, deliver and pay their debts; random players are all bankrupt within a turn."""

from typing import Final, cast

from ironmaster.core.contract import FastDice, Game, State
from ironmaster.games.steam import law
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.game import Steam
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.tables import Tables
from ironmaster.kit.hexes import SIDES

TRIED: Final = 30
"""The number of tiles that are tried before one is laid."""
WILD: Final = 7
"""One move in this number is a random one."""
POOR: Final = -5
"""The income below which a player takes no voluntary loan."""
HIGHEST_BID: Final = 4
FAR: Final = 6
SAME_END: Final = ("via", "dealt")
"""Verbs that may end alike: two ways of a cube over links of the same owners, two last tiles that give one order."""


def lively(game: Game, s: State, dice: FastDice) -> int:
    """A move for the seat to act."""
    t, state = cast("Steam", game).tables, cast("SteamState", s)
    seat, moves = game.law.to_act(s), game.law.moves(s)
    by_verb: dict[int, list[int]] = {}
    for move in moves:
        by_verb.setdefault(t.verb[move], []).append(move)
    poor = state.income[seat] < POOR
    if v.LAY in by_verb or v.STOP in by_verb:
        if not dice.below(WILD) and not poor:
            return moves[dice.below(len(moves))]
        return _build(t, state, seat, by_verb, dice)
    if v.BID in by_verb or v.CAPITAL in by_verb or v.PAY in by_verb:
        return _spend(t, state, seat, by_verb, dice)
    if v.INCOME in by_verb:
        return by_verb[v.INCOME if state.income[seat] < HIGHEST_BID + dice.below(HIGHEST_BID) else v.POINTS][0]
    if v.DELIVER in by_verb and dice.below(WILD):
        return _any(by_verb[v.DELIVER], dice)
    if v.UPGRADE in by_verb and dice.below(WILD):
        return by_verb[v.UPGRADE][0]
    return _any(moves, dice)


def _any(moves: list[int], dice: FastDice) -> int:
    return moves[dice.below(len(moves))]


def _spend(t: Tables, s: SteamState, seat: int, by_verb: dict[int, list[int]], dice: FastDice) -> int:
    """Low bids, enough capital for a turn, and an action now and then."""
    if v.CAPITAL in by_verb:
        bills = t.upkeep * s.level[seat] - s.income[seat] + 6
        loans = max(0, bills - s.cash[seat] + t.loan - 1) // t.loan + (0 if s.income[seat] < POOR else dice.below(2))
        return by_verb[v.CAPITAL][min(loans, len(by_verb[v.CAPITAL]) - 1)]
    if v.PAY in by_verb:
        return by_verb[v.PAY][0] if s.income[seat] > 0 or not dice.below(WILD) else by_verb[v.PASS][0]
    lowest = by_verb.get(v.BID, [-1])[0]
    if lowest >= 0 and t.arg[lowest] <= HIGHEST_BID and not dice.below(3):
        return lowest
    return by_verb[v.FREE_PASS if v.FREE_PASS in by_verb else v.PASS][0]


def _build(t: Tables, s: SteamState, seat: int, by_verb: dict[int, list[int]], dice: FastDice) -> int:
    """The best of some tiles if it is good enough, then New Cities and growth, then nothing more."""
    tiles = by_verb.get(v.LAY, [])
    tried = [_any(tiles, dice) for _ in range(min(TRIED, len(tiles)))]
    rated = [(_rating(t, s, seat, move), place) for place, move in enumerate(tried)]
    best, place = max(rated, default=(0, -1))
    if place >= 0 and (best > 0 or (s.income[seat] >= POOR and best > -16)):
        return tried[place]
    actions = [*by_verb.get(v.URBANIZE, []), *by_verb.get(v.GROW, [])]
    return _any(actions, dice) if actions else by_verb[v.STOP][0] if v.STOP in by_verb else _any(tiles, dice)


def _rating(t: Tables, s: SteamState, seat: int, move: int) -> int:
    """The value of a tile: links above all, open ends near a city, and a low price."""
    after = s.copy()
    law.make(t, after, move)
    links = after.links[seat] - s.links[seat]
    spent = s.cash[seat] - after.cash[seat] - 3 * (after.income[seat] - s.income[seat])
    return 20 * links - spent - (0 if links else 3 * _way_to_go(t, after, s, seat))


def _way_to_go(t: Tables, after: SteamState, before: SteamState, seat: int) -> int:
    """The distance from the nearest open end of the tile to a place other than its start."""
    ways = [FAR]
    for side, port in after.tips.items():
        if after.holder[port] == seat and before.end[port] != after.end[port]:
            ways += [
                _distance(t.at[t.across[side] // SIDES], t.at[t.hex_of[node]])
                for node in range(t.nodes)
                if node != port // SIDES and after.colour[node] >= 0
            ]
    return min(ways)


def _distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))
