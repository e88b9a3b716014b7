"""Taking action tiles, and paying for them in the base game (steam.action.*, steam.std.tile.*)."""

from ironmaster.core.frames import frame
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam import funds
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.steps import grow, urbanize
from ironmaster.games.steam.tables import CITY_GROWTH, LOCOMOTIVE, TILES, URBANIZATION, Tables


def holder(s: SteamState, tile: int) -> int:
    """The seat that has a tile this turn, -1 for none."""
    for seat in range(len(s.tile)):
        if s.tile[seat] == tile:
            return seat
    return -1


def means(t: Tables, s: SteamState, seat: int) -> int:
    """What the seat could pay for a tile."""
    return funds.means(t, s, seat, t.borrow_for_bids_and_tiles)


def locomotive_price(t: Tables, s: SteamState, seat: int) -> int:
    """steam.action.t6.cost, steam.std.tile.free."""
    return t.locomotive_cost + s.level[seat] + 1 if t.tiles_cost else 0


def price(t: Tables, tile: int) -> int:
    """What carrying out tile 5 or 7 costs in the base game (steam.action.t5.pay, steam.action.t7.pay)."""
    return t.growth_cost if tile == CITY_GROWTH else t.urbanization_cost


def refusal(t: Tables, s: SteamState, seat: int, tile: int) -> int:
    """steam.action.choose, .t6.max, .t7.barred."""
    if holder(s, tile) >= 0:
        return c.ACTION_CHOOSE
    if tile == LOCOMOTIVE and (s.level[seat] >= t.level_high or locomotive_price(t, s, seat) > means(t, s, seat)):
        return c.ACTION_T6_MAX
    if tile == URBANIZATION and not (any(s.new_cities) and -1 in s.colour):
        return c.ACTION_T7_BARRED
    return c.ALLOWED


def moves(t: Tables, s: SteamState, seat: int) -> list[int]:
    return [t.take[tile] for tile in range(len(TILES)) if not refusal(t, s, seat, tile)]


def forced(t: Tables, s: SteamState, seat: int) -> bool:
    """If no tile can be chosen, take the lowest one as a pass (steam.action.none). True if it did."""
    if moves(t, s, seat):
        return False
    s.tile[seat] = min(tile for tile in range(len(TILES)) if holder(s, tile) < 0)
    return True


def apply(t: Tables, s: SteamState, seat: int, tile: int) -> None:
    s.tile[seat] = tile
    if tile == LOCOMOTIVE:
        funds.pay(t, s, seat, locomotive_price(t, s, seat))
        s.level[seat] += 1
    elif tile in (CITY_GROWTH, URBANIZATION):
        if t.tiles_cost:
            s.stack.append(frame(f.PAY))
        else:
            s.due |= 1 << seat


def pay_refusal(t: Tables, s: SteamState, seat: int) -> int:
    """Only what can be paid and carried out (steam.borrow.optional, steam.supply.empty, steam.build.duty)."""
    tile = s.tile[seat]
    if price(t, tile) > means(t, s, seat):
        return c.BORROW_OPTIONAL
    feasible = grow.feasible(t, s) if tile == CITY_GROWTH else urbanize.feasible(t, s)
    return c.ALLOWED if feasible else c.SUPPLY_EMPTY if tile == CITY_GROWTH else c.URBAN_NOLOOP


def pay_moves(t: Tables, s: SteamState, seat: int) -> list[int]:
    return [t.pass_] if pay_refusal(t, s, seat) else [t.pay, t.pass_]


def pay(t: Tables, s: SteamState, seat: int) -> None:
    s.stack.pop()
    funds.pay(t, s, seat, price(t, s.tile[seat]))
    s.due |= 1 << seat


def apply_pass(s: SteamState) -> None:
    """The tile is turned over: its number counts, its action does not (steam.action.pass, steam.action.pass.value)."""
    s.stack.pop()
