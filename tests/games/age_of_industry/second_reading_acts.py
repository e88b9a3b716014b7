"""What a move leads to, by the second reading of the rules: the position after the whole action.

`act` asks back for each further choice and for each card of the deck, and returns the position after the action and all
that follows from it.
"""

from collections.abc import Generator
from copy import deepcopy
from typing import Any

from tests.games.age_of_industry.second_reading import Position, World, repayable, sales, takes

Choosing = Generator[list[str], str, str]
Asking = Generator[list[str], str, Position]
"""Yields the choices, and takes one of them. An empty list stands for chance: it takes the name of a card."""


def act(w: World, before: Position, move: str) -> Asking:
    """Carry out a move with all that follows."""
    p = deepcopy(before)
    seat, (verb, *words) = p["turn"], move.split()
    if verb == "end":
        return after_turn(w, p) if p["phase"] == "actions" else after_repayment(w, p)
    if verb == "repay":
        p["players"][seat]["cash"] -= 10
        p["players"][seat]["loans"] -= 1
        return on(w, p)
    cost = 1
    if verb == "build":
        discard(w, p, seat, words[3])
        yield from build(w, p, seat, words[0], words[1])
    elif verb == "combine":
        cost = 2
        yield from discarding(w, p, seat, w.idle)
        yield from build(w, p, seat, words[0], words[1])
    elif verb == "railway":
        yield from railway(w, p, seat, words[0])
    elif verb == "sell":
        yield from selling(w, p, seat, words[0], words[2])
    elif verb == "develop":
        yield from discarding(w, p, seat)
        p["players"][seat]["display"][words[0]] -= 1
    elif verb == "take":
        yield from drawing(w, p, seat, words[0])
    elif verb == "pass" and p["players"][seat]["hand"]:
        yield from discarding(w, p, seat)
    elif "free_passes" in p:
        p["free_passes"] += 1
    p["actions"] -= cost
    return on(w, p)


def discard(w: World, p: Position, seat: str, card: str) -> None:
    p["players"][seat]["hand"].remove(card)
    p["discard"] = sorted([*p["discard"], card], key=w.cards.index)


def discarding(w: World, p: Position, seat: str, but: str = "") -> Asking:
    cards = sorted(set(p["players"][seat]["hand"]) - {but})
    chosen = yield from choose([f"discard {card}" for card in cards])
    discard(w, p, seat, chosen.split()[1])
    return p


def choose(options: list[str]) -> Choosing:
    """One of some options; the only one is taken without a question."""
    if len(options) == 1:
        return options[0]
    return (yield options)


def fetching(w: World, p: Position, seat: str, price: int, needed: dict[str, list[str]]) -> Asking:
    """Pay a price with all cubes that only the tracks have; then each other cube comes from one of its sources."""
    forced = [cube for cube, options in needed.items() if options == ["track"]]
    pay(p, seat, price + sum(bought(w, p, cube) for cube in forced))
    for cube, options in needed.items():
        if cube in forced:
            continue
        chosen = yield from choose([f"{cube} from {source}" for source in options])
        source = chosen.split()[2]
        if source == "track":
            pay(p, seat, bought(w, p, cube))
        else:
            take_cube(w, p, source)
    return p


def bought(w: World, p: Position, cube: str) -> int:
    """Take the cheapest cube of a track; its price."""
    rows = [int(row) for row, held in p[cube].items() if held]
    if rows:
        p[cube][str(min(rows))] -= 1
    return int(min(rows, default=w.dear[cube]))


def pay(p: Position, seat: str, price: int) -> None:
    """With as few loans as will do."""
    borrow(p["players"][seat], price)
    p["players"][seat]["cash"] -= price
    p["players"][seat]["spent"] += price


def take_cube(w: World, p: Position, source: str) -> None:
    if source in p["imports"]:
        p["imports"][source] -= 1
        ship_done(w, p, source[:-7])
        return
    owner, industry, level, held = w.counter(p, source) or ("", "", 0, "0")
    p["counters"][source] = f"{owner} {industry}{level} {int(held) - 1}"
    if held == "1":
        flip(w, p, source)


def borrow(player: Any, due: int) -> None:
    while player["cash"] < due:
        player["cash"] += 10
        player["loans"] += 1


def flip(w: World, p: Position, space: str) -> None:
    owner, industry, level, _ = w.counter(p, space) or ("", "", 0, "")
    p["counters"][space] = f"{owner} {industry}{level} flipped"
    p["players"][owner]["cash"] += w.pieces[f"{industry}{level}"]["profit"]


def ship_done(w: World, p: Position, sea: str) -> None:
    """Flip a ship whose coal and market are used up."""
    ship, market = w.counter(p, f"{sea}/1"), p["markets"].get(f"{sea}/market", "none")
    if ship and not ship[3] and not p["imports"].get(f"{sea}/import", 0) and (" sold" in market or market == "none"):
        flip(w, p, f"{sea}/1")


def build(w: World, p: Position, seat: str, industry: str, space: str) -> Asking:
    place, name, old = w.spaces[space][0], w.lowest(p, seat, industry), w.counter(p, space)
    piece = w.pieces[name]
    under = w.with_counter(p, seat, space, name)
    needed = {cube: w.sources(under, [place], cube) or ["track"] for cube in ("coal", "iron") if piece[cube]}
    p["imports"] = under["imports"]
    yield from fetching(w, p, seat, piece["cost"], needed)
    p["players"][seat]["display"][name] -= 1
    p["counters"][space] = f"{seat} {name}"
    if industry == "ship" and old is not None:
        p["counters"][space] += " rebuilt"
    elif industry == "ship":
        box = f"{place}/import"
        if box in p["imports"]:
            p["imports"][box] = fill(w, p, seat, place, "coal", p["imports"][box])
        ship_done(w, p, place)
    elif industry in ("coal", "iron"):
        left = fill(w, p, seat, place, industry, piece["cubes"])
        p["counters"][space] += f" {left}"
        if left == 0:
            flip(w, p, space)
    return p


def fill(w: World, p: Position, seat: str, place: str, cube: str, held: int) -> int:
    """Sell cubes to the gaps of a track; what is left of them."""
    if not w.has_track(p, place):
        return held
    gaps = sorted(
        price for price in set(w.tracks[cube]) for _ in range(w.tracks[cube].count(price) - p[cube][str(price)])
    )
    for price in (gaps if w.cheapest_first else gaps[::-1])[:held]:
        p[cube][str(price)] += 1
        p["players"][seat]["cash"] += price
    return max(0, held - len(gaps))


def railway(w: World, p: Position, seat: str, line: str) -> Asking:
    cubes = ["coal", "iron"] if seat in p["railways"].values() else []
    yield from fetching(w, p, seat, 1, {cube: w.sources(p, w.lines[line], cube) for cube in cubes})
    p["railways"][line] = seat
    return p


def selling(w: World, p: Position, seat: str, maker: str, outlet: str) -> Asking:
    while True:
        flip(w, p, maker)
        if outlet in p["markets"]:
            p["markets"][outlet] += " sold"
            ship_done(w, p, outlet[:-7])
        else:
            flip(w, p, outlet)
        more = [f"sell {one} to {other}" for one, other in sales(w, p, seat)]
        if not more:
            return p
        chosen = yield [*more, "stop"]
        if chosen == "stop":
            return p
        _, maker, _, outlet = chosen.split()


def drawing(w: World, p: Position, seat: str, card: str) -> Asking:
    yield from drawn(w, p, seat, card)
    if more := takes(p, seat):
        yield from drawn(w, p, seat, (yield sorted(more)).split()[1])
    for at, lying in enumerate(p["face_up"]):
        if lying is None and p["deck"]:
            p["face_up"][at] = yield []
            p["deck"] -= 1
    return p


def drawn(w: World, p: Position, seat: str, card: str) -> Asking:
    hand = p["players"][seat]["hand"]
    if card == "deck":
        card = yield []
        p["deck"] -= 1
    else:
        p["face_up"][p["face_up"].index(card)] = None
    p["players"][seat]["hand"] = sorted([*hand, card], key=w.cards.index)
    return p


# The end of a turn, a round, the game


def on(w: World, p: Position) -> Position:
    """Go on until somebody has something to decide."""
    seat = p["turn"]
    if p["phase"] == "repay":
        return p if repayable(p, seat) else after_repayment(w, p)
    return p if p["actions"] or repayable(p, seat) else after_turn(w, p)


def after_turn(w: World, p: Position) -> Position:
    at = p["order"].index(p["turn"]) + 1
    if at < len(p["order"]):
        return p | {"turn": p["order"][at], "actions": 1 if p["round"] == 1 else 2}
    p["order"] = sorted(p["order"], key=lambda seat: p["players"][seat]["spent"])
    for player in p["players"].values():
        player["spent"] = 0
    p["turn"], p["actions"] = p["order"][0], 0
    return on(w, p | {"phase": "repay"}) if w.repay_in_round else interest(w, p)


def after_repayment(w: World, p: Position) -> Position:
    at = p["order"].index(p["turn"]) + 1
    return on(w, p | {"turn": p["order"][at]}) if at < len(p["order"]) else interest(w, p)


def interest(w: World, p: Position) -> Position:
    for player in p["players"].values():
        due = player["loans"]
        borrow(player, due)
        player["cash"] -= due
    idle = p.get("free_passes") == len(p["order"]) * (1 if p["round"] == 1 else 2)
    if (p["deck"] == 0 and any(not player["hand"] for player in p["players"].values())) or idle:
        return scored(w, p)
    p |= {"round": p["round"] + 1, "phase": "actions", "turn": p["order"][0], "actions": 2}
    return p | {"free_passes": 0} if "free_passes" in p else p


def scored(w: World, p: Position) -> Position:
    for seat, player in p["players"].items():
        player["cash"], player["loans"], player["points"] = scores(w, p, seat)
    return p | {"phase": "over", "turn": p["order"][0], "actions": 0}


def scores(w: World, p: Position, seat: str) -> tuple[int, int, int]:
    """Cash, loans and points of a seat if the game ends now."""
    cash, loans = p["players"][seat]["cash"], p["players"][seat]["loans"]
    for line, owner in p["railways"].items():
        cash += 2 + sum(occupied(w, p, end) for end in w.lines[line]) if owner == seat else 0
    while cash >= 10 and loans:
        cash, loans = cash - 10, loans - 1
    levels = sum(one[2] for space in w.spaces if (one := w.counter(p, space)) and one[0] == seat)
    return cash, loans, cash // 5 + levels - 5 * loans


def occupied(w: World, p: Position, place: str) -> int:
    here = [space for space, (at, _) in w.spaces.items() if at == place and space in p["counters"]]
    return len(here) + int(f"{place}/market" in p["markets"]) + int(w.places[place]["kind"] == "village")
