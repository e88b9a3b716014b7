"""A second reading of the rules, its judgement of refusals: whether what one says is true of the position."""

from typing import Any, Final

from tests.games.steam.second_paper import TILES, place_of, read, words
from tests.games.steam.second_reading import ACTIONS, Reading

MOMENTS: Final = {
    "opening": ("bid", "pass"),
    "capital": ("capital",),
    "bidding": ("bid", "pass", "free_pass"),
    "actions": ("take",),
    "pay": ("pay", "pass"),
    "build": ("lay", "urbanize", "grow", "stop"),
    "supply": ("supply",),
    "move": ("deliver", "upgrade", "pass"),
    "route": ("via",),
    "score": ("income", "points"),
}


def holds(r: Reading, move: str, clause: str, message: str, params: Any) -> bool:
    """Whether the reason for which a move is refused is true."""
    verb, *rest = move.split()
    now = (r.p["pending"] or [r.p["phase"]])[-1].split()[0]
    if message.startswith("moment"):
        return verb not in MOMENTS[now] and (message == f"moment-{now}" or (verb, now) == ("via", "move"))
    seat = r.actor()
    numbers = params["cash"] == r.p["players"][seat]["cash"] and params["means"] == r.means(seat, True)
    clause = clause.removeprefix("steam.")
    if verb == "lay":
        return bool(numbers) and lay_refused(r, seat, rest, clause, params)
    if verb in ("deliver", "via"):
        return (cube_refused if verb == "deliver" else link_refused)(r, seat, rest, clause, message)
    judge: Any = {"urbanize": city_refused, "grow": city_refused, "pay": city_refused}.get(verb, plainly_refused)
    return bool(numbers) and bool(judge(r, seat, verb, rest, clause, message))


def lay_refused(r: Reading, seat: str, rest: list[str], clause: str, params: Any) -> bool:
    here, tile = rest[0], read(rest[1])
    known = here in r.sheet.hexes and tile in TILES
    price = r.map.cost(here, tile) if known else 0
    if clause == "build.limit":
        return bool(r.p["laid"] >= r.limit(seat) == params["tiles"])
    if clause in ("borrow.optional", "std.build"):
        return price > r.track_means(seat) and params["cost"] == price
    broken = r.map.broken(seat, here, tile)
    if "start" in params and clause != "redirect.who":
        starts = {r.map.meets((here, edge)) for segment in tile for edge in segment}
        named = {r.sheet.names[place] for place in starts if place}
        return clause in broken and params["start"].text("en") in named
    return clause in broken


def cube_refused(r: Reading, seat: str, rest: list[str], clause: str, message: str) -> bool:
    city, colour = rest
    level = r.p["players"][seat]["locomotive"]
    others = [place for place, painted in r.colour.items() if painted == colour and place != city]
    reached = r.paths(city, colour, level)
    return {
        "map.town": city not in r.map.cities,
        "deliver.source": colour not in r.p["goods"].get(city, "").split(),
        "deliver.colour": not others,
        "deliver.complete": not any(place in connected(r, city, colour) for place in others),
        "loco.reach": not reached,
        "deliver.own1": bool(reached) and not any(r.owners(route)[seat] for route in reached),
        "deliver.majority": any(r.owners(route)[seat] for route in reached) and not r.routes(seat, city, colour),
    }[clause]


def connected(r: Reading, city: str, colour: str) -> set[str]:
    """All places that links lead to; a cube does not go on from a city of its colour."""
    found, ahead = {city}, [city]
    while ahead:
        here = ahead.pop()
        for _, end, _ in r.ways(here):
            there = place_of(end)
            if there not in found:
                found.add(there)
                ahead += [there] if r.colour.get(there) != colour else []
    return found - {city}


def link_refused(r: Reading, seat: str, rest: list[str], clause: str, message: str) -> bool:
    _, city, colour, *done = r.p["pending"][-1].split()
    stations = [city, *(place_of(end) for port in done for one, end, _ in r.ways(place_of(port)) if one == port)]
    port, here = rest[0], stations[-1]
    link = next((ports for ports in r.map.links if port in ports), frozenset())
    used = any(link == other for other in r.map.links if other & set(done)) if link else False
    there = place_of(next(iter(link - {port}))) if link else ""
    route = (*done, port)
    arrives = r.colour.get(there) == colour
    fair = r.owners(route)[seat] >= max(r.owners(route)[one] for one in r.seats)
    leads = any(way[: len(route)] == route for way in r.routes(seat, city, colour))
    if message == "cube-elsewhere":
        return bool(place_of(port) != here)
    if message == "town-passed":
        return bool(there in stations and there in r.sheet.towns)
    reasons = {
        "deliver.complete": not link,
        "deliver.towns": used,
        "deliver.notback": there == city,
        "deliver.city_once": there in stations[1:] and there in r.map.cities,
        "deliver.own1": arrives and not r.owners(route)[seat],
        "deliver.majority": arrives and not fair,
        "deliver.route": bool(link) and not leads,
    }
    return place_of(port) == here and bool(reasons[clause])


def city_refused(r: Reading, seat: str, verb: str, rest: list[str], clause: str, message: str) -> bool:
    player = r.p["players"][seat]
    tile = {"grow": "city_growth", "urbanize": "urbanization"}.get(verb, player["tile"])
    place = rest[0] if rest else ""
    if message == "not-this-tile":
        return bool(player["tile"] != tile)
    if message in ("no-town", "no-city"):
        return not (r.urbanizations() if message == "no-town" else r.growths())
    return bool(
        {
            "borrow.optional": r.means(seat, True) < (2 if tile == "city_growth" else 6),
            "action.pass": player["tile"] == tile and not player["due"],
            "urban.where": place in r.map.cities,
            "urban.noloop": place in r.sheet.towns and r.map.closes(place),
            "comp.newcity": len(rest) > 1 and rest[1] not in r.cities_left(),
            "comp.growth": len(r.p["grown"]) == 10,
            "supply.empty": not any(r.p["supply"]),
            "urban.marker": place in r.sheet.towns,
            "growth.once": place in r.p["grown"],
        }[clause]
    )


def plainly_refused(r: Reading, seat: str, verb: str, rest: list[str], clause: str, message: str) -> bool:
    player = r.p["players"][seat]
    number = int(rest[0]) if rest and rest[0].isdigit() else -1
    highest = r.p["auction"]["bid"]
    towns = set(r.sheet.towns) - set(r.p["new_cities"])
    if message == "locomotive-unpayable":
        return bool(not r.standard and player["locomotive"] < 6 and 5 + player["locomotive"] > r.means(seat, True))
    if message in ("upgraded-already", "no-new-city", "bid-beyond-cash"):
        known = {"no-new-city": not r.cities_left(), "bid-beyond-cash": number > player["cash"]}
        return bool(known.get(message, player["upgraded"]))
    return bool(
        {
            "build.duty": not r.standard and player["due"] and bool(r.growths() or r.urbanizations()),
            "action.choose": verb == "take" and rest[0] in ACTIONS and bool(r.holder(rest[0])),
            "action.t6.max": player["locomotive"] == 6,
            "action.t7.barred": not towns,
            "goods.upgrade": player["locomotive"] == 6,
            "order.auction.bid": highest is not None and number <= highest,
            "order.auction.cap": number > r.means(seat, True),
            "std.bid.raise": highest is not None and number <= highest,
            "std.bid.freepass": (r.p["free_pass"] == seat) == (verb == "pass"),
            "std.capital.floor": number > player["income"] + 10 + player["points"] // 2,
            "supply.norefill": 0 < number <= 12 and not r.p["supply"][number - 1],
        }[clause]
    )


def attempts(r: Reading, chance: Any) -> list[str]:
    """Moves of every kind, most of them forbidden."""
    towns, hexes = r.sheet.towns, list(r.sheet.hexes)
    near = [here for here in [*r.p["track"], *(run.tip[0] for run in r.map.open.values())] if here] or hexes
    faces = list(TILES)
    found = []
    for _ in range(8):
        here = chance.choice(near if chance.random() < 0.7 else hexes)
        beside = [here, *r.around(here)] if here in r.sheet.hexes else [here]
        found.append(f"lay {chance.choice(beside)} {words(chance.choice(faces))}")
    for _ in range(3):
        place = chance.choice(r.sheet.places)
        colour = chance.choice(["red", "blue", "yellow", "purple", "grey"])
        heap = r.p["goods"].get(place, "").split()
        found.append(f"deliver {place} {chance.choice(heap) if heap else colour}")
        found.append(f"urbanize {chance.choice(towns)} {colour}")
        found.append(f"grow {place}")
        found.append(f"via {chance.choice(r.sheet.ports)}")
        found.append(f"take {chance.choice(ACTIONS)}")
        found.append(f"bid {chance.randrange(60)}")
        found.append(f"supply {1 + chance.randrange(12)}")
        found.append(f"capital {chance.randrange(30)}")
    if r.p["pending"] and r.p["pending"][-1].startswith("route"):
        found += [f"via {port}" for port in r.sheet.ports if chance.random() < 0.3]
    return [*found, "pass", "free_pass", "pay", "stop", "upgrade", "income", "points"]
