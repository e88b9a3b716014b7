"""A second reading of the rules, its map: runs of track, where a tile may lie, what it costs and whose it is.

Written from the rulebook, the board files and the JSON of positions, without the engine. Slow and simple on purpose:
every run is walked anew, and a tile is judged by every rule, so that all the rules that it breaks are known.
"""

from collections import Counter
from typing import Any, NamedTuple

from tests.games.steam.second_paper import (
    TILES,
    TOWN,
    Paper,
    Segment,
    Side,
    Tile,
    left,
    place_of,
    port_of,
    read,
    side_of,
    words,
)


class Run(NamedTuple):
    """A run of track: the port where it starts, the port or the side where it ends, and its pieces."""

    start: str
    end: str
    tip: Side | None
    track: frozenset[tuple[str, Segment]]


class Open(NamedTuple):
    """An incomplete link."""

    owner: str
    tip: Side
    new: bool


class Map:
    """The map of a position, with the rules of its game."""

    def __init__(self, sheet: Paper, position: Any, rules: Any) -> None:
        self.sheet, self.position, self.rules = sheet, position, rules
        self.cities = {*sheet.colour, *position["new_cities"]}
        self.track: dict[str, Tile] = {here: read(text) for here, text in position["track"].items()}
        self.links: dict[frozenset[str], str] = {}
        self.open: dict[str, Open] = {}
        for port, text in position["links"].items():
            owner, other = text.split()
            self.links[frozenset({port, other})] = owner
        for port, text in position["incomplete"].items():
            owner, tip, *new = text.split()
            self.open[port] = Open(owner, side_of(tip), new == ["new"])

    # Runs

    def runs(self, cities: set[str], track: dict[str, Tile], kept: set[frozenset[str]]) -> list[Run]:
        """All runs, each once; links between cities that have lost their track are told by `kept`."""
        found: dict[frozenset[str], Run] = {}
        for port in self.sheet.ports:
            place, edge = side_of(port)
            stub = (edge, TOWN)
            if place not in cities and stub not in track.get(place, ()):
                continue
            pieces = [] if place in cities else [(place, stub)]
            run = self.walk(port, (place, edge), pieces, cities, track)
            if run is not None:
                found.setdefault(frozenset({port, run.end or port}), run)
        for ports in kept:
            one, other = sorted(ports, key=self.sheet.ports.index)
            found[ports] = Run(one, other, None, frozenset())
        return list(found.values())

    def walk(
        self, start: str, side: Side, pieces: list[tuple[str, Segment]], cities: set[str], track: dict[str, Tile]
    ) -> Run | None:
        """The run that leaves a place; none if nothing leaves it there."""
        while True:
            other = self.sheet.across.get(side)
            if other is None:
                return Run(start, "", side, frozenset(pieces)) if pieces else None
            here, edge = other
            if here in cities:
                return Run(start, port_of(other), None, frozenset(pieces)) if pieces else None
            ahead = [segment for segment in track.get(here, ()) if edge in segment]
            if not ahead:
                return Run(start, "", side, frozenset(pieces)) if pieces else None
            pieces = [*pieces, (here, ahead[0])]
            if TOWN in ahead[0]:
                return Run(start, port_of(other), None, frozenset(pieces))
            side = here, sum(ahead[0]) - edge

    def now(self) -> list[Run]:
        return self.runs(self.cities, self.track, self.bare_links())

    def bare_links(self) -> set[frozenset[str]]:
        """Links across the common edge of two cities."""
        return {
            ports
            for ports in self.links
            if {place_of(port) for port in ports} <= self.cities
            and self.sheet.across.get(side_of(min(ports))) == side_of(max(ports))
        }

    # What a seat may build from

    def linked(self, seat: str, place: str) -> bool:
        """Whether a completed link of the seat ends at a place."""
        return any(owner == seat and place in {place_of(port) for port in ports} for ports, owner in self.links.items())

    def claimable(self, seat: str, port: str) -> bool:
        return place_of(port) in self.cities or self.linked(seat, place_of(port))

    def faced(self, side: Side) -> str:
        """The port of the incomplete link whose open end is met across a side, empty for none."""
        other = self.sheet.across.get(side)
        return next((port for port, run in self.open.items() if run.tip == other), "")

    def anchors(self, seat: str, side: Side) -> bool:
        """Whether new track may start across a side."""
        port = self.faced(side)
        if port:
            owner = self.open[port].owner
            return owner == seat or (owner == "-" and self.claimable(seat, port))
        return side in self.sheet.across and self.sheet.across[side][0] in self.cities

    def meets(self, side: Side) -> str:
        """The place where the track met across a side starts."""
        port = self.faced(side)
        if port:
            return place_of(port)
        other = self.sheet.across.get(side)
        return other[0] if other and other[0] in self.cities else ""

    def clashes(self, seat: str, side: Side) -> set[str]:
        """Why track may not end at a side because of what it would meet there."""
        port, town = self.faced(side), side[0] in self.sheet.towns
        owner = self.open[port].owner if port else seat
        if owner not in (seat, "-") and not (town and self.rules["town_completes"]):
            return {"town.others" if town else "track.notother"}
        barred = owner == "-" and not self.rules["join_any"] and not self.claimable(seat, port)
        return {"claim.merge"} if barred else set()

    # Laying a tile

    def cost(self, here: str, tile: Tile) -> int:
        ground = self.sheet.hexes[here]
        terrain = 2 * (ground.get("terrain") == "hill") + bool(ground.get("river"))
        exits = sum(edge != TOWN for segment in tile for edge in segment)
        return int(exits + (here in self.sheet.towns) + (0 if here in self.track else terrain))

    def used(self, without: str = "") -> Counter[str]:
        """The faces on the map, but for one hex."""
        return Counter(TILES[tile] for here, tile in self.track.items() if here != without)

    def turns(self, here: str, tile: Tile) -> dict[Segment, Segment | None]:
        """For each segment that is gone, the one that keeps its inner edge; none if there is none."""
        old = self.track.get(here, frozenset())
        tips = {run.tip for run in self.open.values()}
        found: dict[Segment, Segment | None] = {}
        for gone in old - tile:
            inner = [edge for edge in gone if (here, edge) not in tips]
            found[gone] = next((new for new in tile - old if len(inner) == 1 and inner[0] in new), None)
        return found

    def broken(self, seat: str, here: str, tile: Tile) -> set[str]:
        """Every rule about track that the tile would break."""
        if here not in self.sheet.hexes or here in self.cities:
            return {"track.hexonly"}
        if tile not in TILES:
            return {"upgrade.stock"}
        if (here in self.sheet.towns) != any(TOWN in segment for segment in tile):
            return {"track.kind"}
        old = self.track.get(here, frozenset())
        ends = [(here, edge) for segment in tile for edge in segment if edge != TOWN]
        found = {"track.blackedge" for side in ends if side in self.sheet.black}
        found |= {"track.mapedge" for side in ends if side not in self.sheet.black and side not in self.sheet.across}
        if tile == old:
            found.add("upgrade.what")
        turns = self.turns(here, tile)
        found |= self.lost(seat, here, turns)
        added = tile - old - {new for new in turns.values() if new is not None}
        for segment in added:
            met = [self.meets((here, edge)) for edge in segment if edge != TOWN]
            met += [here] if TOWN in segment else []
            found |= {"track.noloop"} if met[0] == met[1] != "" else set()
            for edge in segment:
                found |= self.clashes(seat, (here, edge)) if edge != TOWN else set()
        found |= self.loose(seat, here, added)
        if not self.position["players"][seat]["begun"]:
            sides = [(here, edge) for segment in tile - old for edge in segment if edge != TOWN]
            if not any(self.sheet.across.get(side, ("",))[0] in self.cities for side in sides):
                found.add("track.first")
        if left(TILES[tile], self.used(here)) < 1:
            found |= {"stock.limit", "stock.twosided", "stock.ring"}
        return found

    def lost(self, seat: str, here: str, turns: dict[Segment, Segment | None]) -> set[str]:
        """Why track that is gone had to stay or may not lead where it does."""
        found: set[str] = set()
        if here in self.sheet.towns:
            return {"redirect.notown"} if turns else found
        for gone, new in turns.items():
            tips = [edge for edge in gone if any(run.tip == (here, edge) for run in self.open.values())]
            if not tips:
                found.add("upgrade.what")
                continue
            port = next(port for port, run in self.open.items() if run.tip == (here, tips[0]))
            owner = self.open[port].owner
            own = owner == seat and self.rules["redirect_own"]
            if not own and not (owner == "-" and self.claimable(seat, port)):
                found.add("redirect.who")
            if new is None:
                found.add("redirect.inner")
                continue
            outer = here, next(edge for edge in new if edge not in gone or edge in tips)
            found |= self.clashes(seat, outer)
            if self.meets(outer) == place_of(port):
                found.add("track.noloop")
        kept = [new for new in turns.values() if new is not None]
        if len(kept) > len(set(kept)):
            found.add("upgrade.mixed")
        return found | ({"upgrade.mixed"} if len(turns) > 1 and found else set())

    def loose(self, seat: str, here: str, added: Tile) -> set[str]:
        """Why new track does not start at anything."""
        held = {segment: any(self.anchors(seat, (here, edge)) for edge in segment if edge != TOWN) for segment in added}
        bare = here not in self.track
        if here in self.sheet.towns:
            fine = any(held.values()) or self.linked(seat, here) or not added
            return set() if fine else {"track.anchor" if bare else "track.notfromtown"}
        found: set[str] = set()
        for segment in [segment for segment in added if not held[segment]]:
            found.add("track.anchor" if bare else "upgrade.anchor")
            found |= {"track.each"} if any(held.values()) else set()
            found |= {"claim.eligible"} if any(self.faced((here, edge)) for edge in segment) else set()
        return found

    def lay(self, seat: str, here: str, tile: Tile) -> None:
        """The runs once a legal tile lies."""
        old = self.track.get(here, frozenset())
        turns = {(here, gone): (here, new) for gone, new in self.turns(here, tile).items() if new is not None}
        before, kept = self.now(), self.bare_links()
        self.track[here] = tile
        after = self.runs(self.cities, self.track, kept)
        built = {(here, segment) for segment in tile - old} - set(turns.values())
        self.renew(seat, before, after, turns, built)
        for port, run in self.open.items():
            bare = run.tip == (here, run.tip[1])
            again = here in self.sheet.towns and place_of(port) == here and (side_of(port)[1], TOWN) in old
            if again and (bare or self.rules["town_claims"]) and run.owner in (seat, "-"):
                self.open[port] = Open(seat, run.tip, True)

    def renew(self, seat: str, before: list[Run], after: list[Run], turns: Any, built: Any) -> None:
        """Give every run its owner: what was there keeps it, what the seat has built or completed is the seat's."""
        links, still = self.links, self.open
        self.links, self.open = {}, {}
        for run in after:
            parts = [
                old
                for old in before
                if frozenset({old.start, old.end}) == frozenset({run.start, run.end})
                or any(turns.get(piece, piece) in run.track for piece in old.track)
            ]
            if run.end:
                ports = frozenset({run.start, run.end})
                owners = [still[old.start].owner for old in parts if not old.end]
                others = [owner for owner in owners if owner not in (seat, "-")]
                was = [links[frozenset({old.start, old.end})] for old in parts if old.end]
                self.links[ports] = (was or others or [seat])[0]
            else:
                assert run.tip is not None and len(parts) < 2
                was_open = still[parts[0].start] if parts else Open("-", run.tip, False)
                mine = bool(run.track & built)
                self.open[run.start] = Open(seat if mine else was_open.owner, run.tip, mine or was_open.new)

    # Urbanization

    def closes(self, town: str) -> bool:
        """Whether a New City would make a link with both ends there."""
        return any(
            place_of(port) == town and self.sheet.across.get(run.tip, ("",))[0] == town
            for port, run in self.open.items()
        )

    def urbanize(self, seat: str, town: str) -> None:
        """The runs once a New City lies."""
        before, kept = self.now(), self.bare_links()
        gone = {(town, segment) for segment in self.track.pop(town, frozenset())}
        kept |= {frozenset({run.start, run.end}) for run in before if run.end and run.track <= gone}
        claims = {port for port in self.open if self.rules["city_claims"] or self.claimable(seat, port)}
        before = [run for run in before if run.track - gone or not run.track or run.end]
        self.cities.add(town)
        after = self.runs(self.cities, self.track, kept)
        unclaimed = {port for port, run in self.open.items() if run.owner == "-" and port not in claims}
        self.renew(seat, before, after, {}, set())
        for ports in self.links:
            if ports & unclaimed:
                self.links[ports] = "-"

    def write(self, position: Any) -> None:
        """Write the map into a position."""
        order = self.sheet.ports.index
        links = {tuple(sorted(ports, key=order)): owner for ports, owner in self.links.items()}
        position["track"] = {here: words(tile) for here, tile in self.track.items()}
        position["links"] = {one: f"{owner} {other}" for (one, other), owner in links.items()}
        position["incomplete"] = {
            port: f"{run.owner} {port_of(run.tip)}{' new' * run.new}" for port, run in self.open.items()
        }
        position["stock"] = {face: left(face, self.used()) for face in position["stock"]}
