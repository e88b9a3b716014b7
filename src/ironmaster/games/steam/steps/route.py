"""Moving a cube: which deliveries are possible, link by link (steam.deliver.*).

A cube stops in the first city of its colour, so a route is a list of links and ends by itself. Where only one link can
lead on, it is taken without being asked for.
"""

from typing import Final

from ironmaster.core.frames import frame
from ironmaster.core.offers import Offer
from ironmaster.games.steam import clauses as c
from ironmaster.games.steam.state import SteamState
from ironmaster.games.steam.steps import frames as f
from ironmaster.games.steam.tables import KINDS, Tables
from ironmaster.kit import bag
from ironmaster.kit.hexes import SIDES

OWNERS: Final = 8
"""The seats and the two kinds of ownerless links."""


def deliverable(
    t: Tables, s: SteamState, seat: int, node: int, left: int, colours: int, used: list[int], shares: list[int]
) -> int:
    """The colours, among those given, whose cubes can be delivered from the place within a number of links.

    `used` marks ports gone through and, after them, places not to be entered again; `shares` counts links by owner.
    """
    found = 0
    for port in range(SIDES * node, SIDES * node + SIDES):
        other = s.end[port]
        again = used[port]
        if other < 0 or (again and t.link_once):
            continue
        there = other // SIDES
        if used[t.ports + there]:
            continue
        owner = s.holder[port]
        shares[owner] += 1 - again
        colour = s.colour[there]
        rest = colours & ~found
        if colour >= 0 and rest >> colour & 1:
            if fair(t, shares, seat, 0):
                found |= 1 << colour
            rest &= ~(1 << colour)
        if rest and left > 1 and fair(t, shares, seat, left - 1):
            enter(t, s, used, port, 1)
            found |= deliverable(t, s, seat, there, left - 1, rest, used, shares)
            enter(t, s, used, port, again)
        shares[owner] -= 1 - again
        if found == colours:
            break
    return found


def enter(t: Tables, s: SteamState, used: list[int], port: int, mark: int) -> None:
    """Mark a link as used, and the place at its end as entered if that may happen only once; or unmark them."""
    other = s.end[port]
    used[port] = mark
    used[other] = mark
    if t.town_once or s.colour[other // SIDES] >= 0:
        used[t.ports + other // SIDES] = mark


def fair(t: Tables, shares: list[int], seat: int, more: int) -> bool:
    """Whether the mover has a link and as many as any other, or can with that many more (steam.deliver.majority)."""
    own = shares[seat] + more
    if not own:
        return False
    return all(shares[other] <= own for other in range(t.seats))


def blank(t: Tables, source: int) -> list[int]:
    """Nothing used yet but the source, to which the cube may not return (steam.deliver.notback)."""
    used = [0] * (t.ports + t.nodes)
    used[t.ports + source] = 1
    return used


def colours_from(t: Tables, s: SteamState, seat: int, node: int) -> int:
    """The colours of the cubes at a city that the seat could deliver."""
    heap = s.goods[node]
    if not heap or not s.links[seat]:
        return 0
    colours = bag.present(heap, KINDS) & colours_beyond(t, s, node)
    if not colours:
        return 0
    return deliverable(t, s, seat, node, s.level[seat], colours, blank(t, node), [0] * OWNERS)


def colours_beyond(t: Tables, s: SteamState, node: int) -> int:
    """The colours of all cities but one."""
    mask = 0
    for other in range(t.nodes):
        if s.colour[other] >= 0 and other != node:
            mask |= 1 << s.colour[other]
    return mask


def moves(t: Tables, s: SteamState, seat: int, offer: Offer) -> None:
    """Every cube that the seat could deliver."""
    if not s.links[seat]:
        return
    for node in range(t.nodes):
        if s.goods[node]:
            colours = colours_from(t, s, seat, node)
            for colour in range(KINDS):
                if colours >> colour & 1:
                    offer.append(t.deliver[KINDS * node + colour])


def begin(s: SteamState, node: int, colour: int) -> None:
    """Begin a delivery."""
    s.route = [node, colour]
    s.stack.append(frame(f.ROUTE))


def along(t: Tables, s: SteamState, used: list[int], shares: list[int]) -> int:
    """Go along the route so far; the place that the cube has reached."""
    node = s.route[0]
    for port in s.route[2:]:
        shares[s.holder[port]] += 1 - used[port]
        enter(t, s, used, port, 1)
        node = s.end[port] // SIDES
    return node


def next_ports(t: Tables, s: SteamState, seat: int) -> list[int]:
    """The links by which the cube can go on to its city."""
    used = blank(t, s.route[0])
    shares = [0] * OWNERS
    node = along(t, s, used, shares)
    left = s.level[seat] - (len(s.route) - 2)
    return [
        port for port in range(SIDES * node, SIDES * node + SIDES) if leads_on(t, s, seat, port, left, used, shares)
    ]


def leads_on(t: Tables, s: SteamState, seat: int, port: int, left: int, used: list[int], shares: list[int]) -> bool:
    """Whether a link leads the cube to its city, at once or with more links."""
    other = s.end[port]
    again = used[port]
    if other < 0 or left < 1 or (again and t.link_once) or used[t.ports + other // SIDES]:
        return False
    there, colour, owner = other // SIDES, s.route[1], s.holder[port]
    shares[owner] += 1 - again
    if s.colour[there] == colour:
        found = fair(t, shares, seat, 0)
    else:
        enter(t, s, used, port, 1)
        found = deliverable(t, s, seat, there, left - 1, 1 << colour, used, shares) > 0 if left > 1 else False
        enter(t, s, used, port, again)
    shares[owner] -= 1 - again
    return found


def follow(t: Tables, s: SteamState, seat: int) -> bool:
    """Deliver a cube that has arrived, or follow the only link. False if the seat must choose."""
    if arrived(s):
        deliver(s, seat)
        return True
    ports = next_ports(t, s, seat)
    if len(ports) > 1:
        return False
    s.route.append(ports[0])
    return True


def arrived(s: SteamState) -> bool:
    """Whether the cube is in the first city of its colour (steam.deliver.first)."""
    return len(s.route) > 2 and s.colour[s.end[s.route[-1]] // SIDES] == s.route[1]


def deliver(s: SteamState, seat: int) -> None:
    """The cube goes to the bag, and every owner of a used link is to choose: the mover first, the others in order."""
    node, colour = s.route[0], s.route[1]
    s.goods[node] -= bag.one(colour)
    s.bag[colour] += 1
    shares = tally(s)
    s.route = []
    s.stack.pop()
    for other in reversed(s.order):
        if shares[other] and other != seat:
            s.stack.append(frame(f.SCORE, other, shares[other]))
    s.stack.append(frame(f.SCORE, seat, shares[seat]))


def tally(s: SteamState) -> list[int]:
    """Links of the route so far, by owner (steam.points.count)."""
    shares = [0] * OWNERS
    for place, port in enumerate(s.route[2:], 2):
        if port not in s.route[2:place] and s.end[port] not in s.route[2:place]:
            shares[s.holder[port]] += 1
    return shares


def cube_refusal(t: Tables, s: SteamState, seat: int, node: int, colour: int) -> int:
    """Why the seat cannot deliver such a cube from the place: the first rule that leaves no route."""
    if s.colour[node] < 0:
        return c.MAP_TOWN
    if not bag.count(s.goods[node], colour):
        return c.DELIVER_SOURCE
    if colours_from(t, s, seat, node) >> colour & 1:
        return c.ALLOWED
    if all(s.colour[other] != colour for other in range(t.nodes) if other != node):
        return c.DELIVER_COLOUR
    if not any_route(s, node, colour, t.ports):
        return c.DELIVER_COMPLETE
    if not any_route(s, node, colour, s.level[seat]):
        return c.LOCO_REACH
    own = with_own(t, s, seat, node, colour, s.level[seat], blank(t, node), 0)
    return c.DELIVER_MAJORITY if own else c.DELIVER_OWN1


def with_own(t: Tables, s: SteamState, seat: int, node: int, colour: int, left: int, used: list[int], own: int) -> bool:
    """Whether some way to a city of the colour uses a link of the seat, however many of others it uses too."""
    for port in range(SIDES * node, SIDES * node + SIDES):
        other = s.end[port]
        again = used[port]
        if other < 0 or (again and t.link_once) or used[t.ports + other // SIDES]:
            continue
        more = own + (s.holder[port] == seat)
        if s.colour[other // SIDES] == colour:
            if more:
                return True
        elif left > 1:
            enter(t, s, used, port, 1)
            found = with_own(t, s, seat, other // SIDES, colour, left - 1, used, more)
            enter(t, s, used, port, again)
            if found:
                return True
    return False


def any_route(s: SteamState, node: int, colour: int, most: int) -> bool:
    """Whether completed links of any owners lead from the place to a city of the colour, within a number of links."""
    reached = [node]
    seen = 1 << node
    for _ in range(most):
        further: list[int] = []
        for here in reached:
            for port in range(SIDES * here, SIDES * here + SIDES):
                there = s.end[port] // SIDES
                if s.end[port] < 0 or seen >> there & 1:
                    continue
                if s.colour[there] == colour:
                    return True
                seen |= 1 << there
                further.append(there)
        reached = further
        if not reached:
            return False
    return False


def link_refusal(t: Tables, s: SteamState, seat: int, port: int) -> int:
    """Why the cube under way cannot go on by a link."""
    if port in next_ports(t, s, seat):
        return c.ALLOWED
    used = blank(t, s.route[0])
    shares = [0] * OWNERS
    node = along(t, s, used, shares)
    if port // SIDES != node:
        return c.DELIVER_ROUTE
    if s.end[port] < 0:
        return c.DELIVER_COMPLETE
    if used[port] and t.link_once:
        return c.DELIVER_TOWNS
    there = s.end[port] // SIDES
    if used[t.ports + there]:
        return (
            c.DELIVER_NOTBACK
            if there == s.route[0]
            else c.DELIVER_CITY_ONCE
            if s.colour[there] >= 0
            else c.DELIVER_TOWNS
        )
    if s.colour[there] != s.route[1]:
        return c.DELIVER_ROUTE
    return c.DELIVER_MAJORITY if shares[seat] or s.holder[port] == seat else c.DELIVER_OWN1
