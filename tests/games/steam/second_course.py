"""A second reading of the rules, its course of play: the position after a move and all that follows by itself."""

from typing import Any

from tests.games.steam.second_paper import read
from tests.games.steam.second_reading import ACTIONS, Reading


class Course(Reading):
    """One position, and what follows from a move."""

    def pay(self, seat: str, dollars: int) -> None:
        """Cash first, then as few loans as possible: income down to -10, then two points each."""
        player = self.p["players"][seat]
        while player["cash"] < dollars:
            if player["income"] > -10:
                player["income"] -= 1
            else:
                player["points"] -= 2
            player["cash"] += 5
        player["cash"] -= dollars

    def after(self, move: str) -> Any:
        """The position after a move and all that follows by itself."""
        verb, *rest = move.split()
        seat, p = self.actor(), self.p
        player = p["players"][seat]
        if p["phase"] in ("opening", "bidding"):
            self.auction(seat, verb, rest)
        elif verb == "lay":
            tile = read(rest[1])
            self.pay(seat, self.map.cost(rest[0], tile))
            self.map.lay(seat, rest[0], tile)
            p["laid"] += 1
            player["begun"] = True
        elif verb == "stop":
            for port, run in self.map.open.items():
                kept = run.owner != seat or run.new
                self.map.open[port] = run._replace(owner=run.owner if kept else "-", new=False)
            player["due"] = False
            p["laid"] = 0
            self.next_in(self.line("first_build"), "move")
        elif verb in ("urbanize", "grow"):
            self.place_city(seat, verb, rest)
        elif verb == "supply":
            city = p["pending"].pop().split()[1]
            p["goods"][city] = self.heap(f"{p['goods'].get(city, '')} {p['supply'][int(rest[0]) - 1]}")
            p["supply"][int(rest[0]) - 1] = ""
        else:
            self.turn(seat, verb, rest)
        return self.written()

    def heap(self, cubes: str) -> str:
        return " ".join(sorted(cubes.split(), key=list(self.p["bag"]).index))

    def place_city(self, seat: str, verb: str, rest: list[str]) -> None:
        p = self.p
        if verb == "urbanize":
            self.map.urbanize(seat, rest[0])
            p["new_cities"][rest[0]] = self.colour[rest[0]] = rest[1]
        else:
            p["grown"] = [city for city in self.sheet.colour if city in (*p["grown"], rest[0])]
        p["players"][seat]["due"] = False
        if any(p["supply"]):
            p["pending"] = [f"supply {rest[0]}"]

    def turn(self, seat: str, verb: str, rest: list[str]) -> None:
        """What a seat does once in a phase or round, with all its parts."""
        p, player = self.p, self.p["players"][seat]
        top = (p["pending"] or [""])[-1].split()
        if verb == "take":
            player["tile"] = rest[0]
            if rest[0] == "locomotive":
                self.pay(seat, 0 if self.standard else 5 + player["locomotive"])
                player["locomotive"] += 1
            elif rest[0] in ("city_growth", "urbanization"):
                player["due"] = self.standard
                p["pending"] = [] if self.standard else ["next", "pay"]
        elif verb == "pay":
            self.pay(seat, 2 if player["tile"] == "city_growth" else 6)
            player["due"] = True
        elif verb == "upgrade":
            player["locomotive"] += 1
            player["upgraded"] = True
        elif verb == "capital":
            self.pay(seat, 0)
            wanted = player["cash"] + 5 * int(rest[0])
            self.pay(seat, wanted)
            player["cash"] = wanted
        elif verb == "deliver":
            p["pending"] = ["next", f"route {rest[0]} {rest[1]}"]
        elif verb == "via":
            p["pending"][-1] += f" {rest[0]}"
        elif verb in ("income", "points"):
            self.score(seat, int(top[2]), verb)
        if verb in ("pay", "pass") or (p["pending"] and verb not in ("take", "deliver", "via", "income", "points")):
            p["pending"] = []
        self.travel()
        if not p["pending"]:
            line = self.line("first_move") if p["phase"] == "move" else p["order"]
            self.next_in(line, {"capital": "bidding", "actions": "build", "move": "income"}[p["phase"]])

    def score(self, seat: str, points: int, verb: str) -> None:
        player = self.p["players"][seat]
        if verb == "income":
            player["income"] = min(10, player["income"] + points)
        else:
            player["points"] += points
        self.p["pending"].pop()

    def travel(self) -> None:
        """Follow a cube as long as one link leads on; deliver it; place points where there is no choice."""
        p = self.p
        while p["pending"] and p["pending"][-1].startswith("route"):
            _, city, colour, *done = p["pending"][-1].split()
            routes = self.routes(p["turn"], city, colour)
            if tuple(done) in routes:
                shares = self.owners(tuple(done))
                left = p["goods"][city].split()
                left.remove(colour)
                p["goods"][city] = " ".join(left)
                p["bag"][colour] += 1
                others = [seat for seat in p["order"] if seat != p["turn"] and shares[seat]]
                scores = [f"score {seat} {shares[seat]}" for seat in [p["turn"], *others]]
                p["pending"] = ["next", *reversed(scores)]
                break
            ways = {route[len(done)] for route in routes if route[: len(done)] == tuple(done)}
            if len(ways) > 1:
                return
            p["pending"][-1] += f" {ways.pop()}"
        while p["pending"] and p["pending"][-1].startswith("score"):
            _, seat, points = p["pending"][-1].split()
            if p["players"][seat]["income"] < 10:
                return
            self.score(seat, int(points), "points")
        if p["pending"] == ["next"]:
            p["pending"] = []

    # Auctions

    def auction(self, seat: str, verb: str, rest: list[str]) -> None:
        p, a = self.p, self.p["auction"]
        opening = p["phase"] == "opening"
        if verb == "bid":
            a["bid"] = a["bids"][seat] = int(rest[0])
            a["bidder"] = seat
        elif verb == "free_pass":
            p["free_pass"] = None
        else:
            a["in"].remove(seat)
            if not opening:
                a["places"][max(n for n, one in enumerate(a["places"]) if one is None)] = seat
        circle = self.seats if opening else p["order"]
        if len(a["in"]) > 1:
            skipped = a["bidder"] if not opening and self.rules["leader_skipped"] else None
            p["turn"] = self.after_seat(circle, seat, [one for one in a["in"] if one != skipped])
        elif opening:
            self.sold(a["in"][0])
        else:
            a["places"][0] = a["in"][0]
            for place, one in enumerate(a["places"]):
                bid = a["bids"][one] or 0
                last = place == len(a["places"]) - 1
                p["players"][one]["cash"] -= 0 if last else bid if place < 2 else -(-bid // 2)
            self.ordered(a["places"])

    def after_seat(self, circle: list[str], seat: str, among: list[str]) -> str:
        here = circle.index(seat)
        return next(one for one in circle[here + 1 :] + circle[: here + 1] if one in among)

    def sold(self, winner: str) -> None:
        """A place of the first order is sold; the last one is free."""
        a = self.p["auction"]
        self.pay(winner, a["bids"][winner] or 0)
        a["places"][a["places"].index(None)] = winner
        rest = [seat for seat in self.seats if seat not in a["places"]]
        if len(rest) == 1:
            self.p["round"] = 1
            self.ordered([one or rest[0] for one in a["places"]])
            return
        a.update({"bid": None, "bidder": None, "in": rest, "bids": dict.fromkeys(self.seats)})
        self.p["turn"] = self.after_seat(self.seats, winner, rest)

    def ordered(self, order: list[str]) -> None:
        p = self.p
        p["order"], p["phase"], p["turn"], p["free_pass"] = order, "actions", order[0], None
        p["auction"] = {"bid": None, "bidder": None, "in": [], "bids": dict.fromkeys(self.seats), "places": []}
        self.skip()

    # Phases and turns

    def next_in(self, line: list[str], then: str) -> None:
        """The next seat of a phase, or the next phase."""
        p = self.p
        place = line.index(p["turn"]) + 1
        if place < len(line):
            p["turn"] = line[place]
            self.skip()
        elif then == "bidding":
            p["phase"], p["turn"] = then, p["order"][0]
            p["auction"].update({"in": sorted(p["order"]), "places": [None] * len(p["order"])})
        elif then == "build":
            p["phase"], p["turn"] = then, self.line("first_build")[0]
        elif then == "move" or p["cycle"] == 1:
            p["cycle"] = 1 if then == "move" else 2
            p["phase"], p["turn"] = "move", self.line("first_move")[0]
        else:
            self.incomes()

    def skip(self) -> None:
        """A seat that can take no tile gets the lowest one, passed."""
        p = self.p
        if p["phase"] == "actions" and not any(self.takeable(p["turn"], tile) for tile in ACTIONS):
            p["players"][p["turn"]]["tile"] = next(tile for tile in ACTIONS if not self.holder(tile))
            self.next_in(p["order"], "build")

    def incomes(self) -> None:
        p = self.p
        p["cycle"] = 1
        for player in p["players"].values():
            player["upgraded"] = False
        for seat in list(p["order"]):
            if len(p["order"]) > 1:
                self.income(seat)
        rounds = {3: 10, 4: 8, 5: 7, 6: 7}[len(self.seats)]
        if len(p["order"]) == 1 or p["round"] == rounds:
            for seat, player in p["players"].items():
                player["points"] = self.worth(seat)
            self.map.open = {port: run._replace(owner="-") for port, run in self.map.open.items()}
            p["phase"], p["turn"] = "over", None
            return
        if self.standard:
            p["free_pass"] = self.holder("turn_order") or None
        else:
            p["order"].sort(key=lambda seat: ACTIONS.index(p["players"][seat]["tile"]))
        for player in p["players"].values():
            player["tile"] = None
        p["round"] += 1
        p["phase"], p["turn"] = "capital" if self.standard else "actions", p["order"][0]
        self.skip()

    def income(self, seat: str) -> None:
        """Income less upkeep; what cash does not cover is borrowed, or in the standard game lost."""
        player = self.p["players"][seat]
        net = player["income"] - (player["locomotive"] if self.standard else 0)
        player["cash"] += net
        if player["cash"] >= 0:
            return
        if not self.standard or self.rules["lenient"] == "on":
            player["cash"] -= net
            if self.means(seat, True) < -net:
                self.ruin(seat)
            else:
                self.pay(seat, -net)
            return
        while player["cash"] < 0:
            if player["points"] == 0 and player["income"] == -10:
                self.ruin(seat)
                return
            player["points" if player["points"] else "income"] -= 1
            player["cash"] += 2

    def ruin(self, seat: str) -> None:
        p = self.p
        p["order"].remove(seat)
        p["players"][seat].update({"tile": None, "out": len(self.seats) - len(p["order"])})
        self.map.links = {ports: "-" if owner == seat else owner for ports, owner in self.map.links.items()}
        for port, run in self.map.open.items():
            self.map.open[port] = run._replace(owner="-" if run.owner == seat else run.owner)

    # The end

    def worth(self, seat: str) -> int:
        player = self.p["players"][seat]
        links = sum(owner == seat for owner in self.map.links.values())
        income = player["income"]
        return int(player["points"] + (income // 2 if income > 0 else 2 * income) + links)

    def ranking(self) -> list[str]:
        """From first to last: points, then income, then the lower tile; who went bankrupt later comes before."""
        players = self.p["players"]

        def rank(seat: str) -> tuple[int, ...]:
            player = players[seat]
            if player["out"]:
                return 1, -player["out"]
            return 0, -player["points"], -player["income"], ACTIONS.index(player["tile"])

        return sorted(self.seats, key=rank)

    def written(self) -> Any:
        """The position with everything that follows from the rest."""
        p = self.p
        self.map.write(p)
        p["goods"] = {place: cubes for place, cubes in p["goods"].items() if cubes}
        p["tiles_left"] = self.limit(p["turn"]) - p["laid"] if p["phase"] == "build" else 0
        for seat, player in p["players"].items():
            player["links"] = sum(owner == seat for owner in self.map.links.values())
            player["incomplete"] = sum(run.owner == seat for run in self.map.open.values())
            player["worth"] = player["points"] if p["phase"] == "over" else self.worth(seat)
        return p
