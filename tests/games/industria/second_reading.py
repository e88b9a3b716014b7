"""The rules of Industria a second time, read from the rulebook and its catalogue: slow, plain, on positions as JSON.

Nothing here comes from the engine. Figures come from the board file; everything else is written out again, in other
words and in another way than in `ironmaster.games.industria`, so that both are not wrong in the same place.
"""

import copy
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

Position = dict[str, Any]
BUILT_KINDS: Final = ("factory", "technology", "bonus")
IGNORED: Final = ("game", "board", "seats", "rules", "ruleset")


class Reading:
    """The rules on one board, for a number of seats, with some switches set."""

    def __init__(self, board: Path, seats: int, rules: dict[str, Any]) -> None:
        data = tomllib.loads(board.read_text("utf-8"))
        self.tiles: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in data["tile"]}
        self.made_in: dict[str, int] = {material["id"]: material["epoch"] for material in data["material"]}
        self.names: dict[str, str] = {material["id"]: material["name"]["en"]["text"] for material in data["material"]}
        self.links: list[list[str]] = [link["between"] for link in data["link"]]
        self.seats = "ABCDE"[:seats]
        self.epochs = 5 if seats == 4 else 4
        self.revealed = max(3, seats)
        self.rounds_an_epoch = 12 // self.revealed
        letter = rules.get("by") == "letter"
        self.first_bid = 0 if rules.get("zero_bid", letter) else 1
        self.earlier_only = rules.get("earlier_epochs", "all" if letter else "bank") == "all"
        self.cashing: str = rules.get("raw_tile_cash", "off")
        self.seen: Counter[str] = Counter()
        """What has happened in the positions that `after` made."""

    # Small facts about a position

    def left_of(self, seat: str) -> str:
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def kind(self, tile: str) -> str:
        return str(self.tiles[tile]["kind"])

    def sort(self, tiles: list[str]) -> list[str]:
        return sorted(tiles, key=list(self.tiles).index)

    def producers(self, p: Position, material: str) -> list[str]:
        """The seats that have laid a factory for the material."""
        return [
            seat
            for seat in self.seats
            if any(self.tiles[tile].get("makes") == material for tile in p["players"][seat]["laid"])
        ]

    def bank_sells(self, p: Position, material: str) -> bool:
        return self.made_in[material] < p["epoch"] and not self.producers(p, material)

    def price(self, p: Position, seat: str, tile: str) -> int:
        discount = sum(int(self.tiles[laid].get("discount", 0)) for laid in p["players"][seat]["laid"])
        return max(0, int(self.tiles[tile].get("cost", 0)) - discount)

    def raw_tiles(self, p: Position, seat: str) -> list[str]:
        return [tile for tile in p["players"][seat]["hand"] if self.kind(tile) == "raw"]

    def sources(self, p: Position, seat: str, material: str) -> list[str]:
        """Every way to get one unit, as the text of a move; `own` if the seat makes it."""
        makers = self.producers(p, material)
        if self.earlier_only and self.made_in[material] >= p["epoch"]:
            return []
        if seat in makers:
            return ["own"]
        found = [f"use {tile}" for tile in self.raw_tiles(p, seat) if self.tiles[tile]["material"] == material]
        found += [f"buy {material} from {maker}" for maker in makers]
        return found + ([f"buy {material} from bank"] if self.bank_sells(p, material) else [])

    def ways(self, p: Position, seat: str, needs: list[str]) -> Iterator[list[str]]:
        """Every choice of sources for some units that the cash of the seat pays, tried one by one."""
        if not needs:
            yield []
            return
        for source in self.sources(p, seat, needs[0]):
            after = copy.deepcopy(p)
            if self.pay(after, seat, source):
                for rest in self.ways(after, seat, needs[1:]):
                    yield [source, *rest]

    def pay(self, p: Position, seat: str, source: str) -> bool:
        """Take one unit from a source. False if the seat lacks the thaler."""
        player = p["players"][seat]
        if source.startswith("use "):
            self.discard(p, seat, source.split()[1])
        elif source != "own":
            player["cash"] -= 1
            seller = source.split()[-1]
            if seller != "bank":
                p["players"][seller]["cash"] += 1
        return int(player["cash"]) >= 0

    def fetch(self, p: Position, source: str) -> None:
        """Supply the next unit of the tile under construction."""
        self.pay(p, p["turn"], source)
        p["unit"] += 1
        kind = source.split()[0] if not source.startswith("buy") else "bank" if source.endswith("bank") else "opponent"
        self.seen[f"source {kind}"] += 1

    def discard(self, p: Position, seat: str, tile: str) -> None:
        p["players"][seat]["hand"].remove(tile)
        p["gone"] = self.sort([*p["gone"], tile])

    def can_lay(self, p: Position, tile: str) -> bool:
        seat = p["turn"]
        if self.kind(tile) == "raw" or tile not in p["players"][seat]["hand"] or self.kind(tile) in p["built"]:
            return False
        if self.kind(tile) == "technology" and self.tiles[tile]["epoch"] != p["epoch"]:
            return False
        after = copy.deepcopy(p)
        after["players"][seat]["cash"] -= self.price(p, seat, tile)
        paid = int(after["players"][seat]["cash"]) >= 0
        return paid and next(self.ways(after, seat, self.tiles[tile].get("needs", [])), None) is not None

    def next_unit(self, p: Position) -> list[str]:
        """The sources of the unit that the tile under construction needs next, each leaving the rest payable."""
        units = self.tiles[p["laying"]].get("needs", [])[p["unit"] :]
        return list(dict.fromkeys(way[0] for way in self.ways(p, p["turn"], units)))

    # The legal moves

    def legal(self, p: Position) -> set[str]:
        """The texts of all moves of the seat to act; empty if it is nobody's turn."""
        if p["phase"] == "auction":
            if p["lot"] is None:
                return {f"offer {tile}" for tile in p["display"]}
            return {"sell", "keep"} if p["turn"] == p["hammer"] else {"pass", *self.bids(p), *self.cashes(p)}
        if p["phase"] != "build":
            return set()
        if p["laying"] is not None:
            return set(self.next_unit(p))
        return {"stop", *self.lays(p), *self.cashes(p)}

    def bids(self, p: Position) -> list[str]:
        least = self.first_bid if p["bidder"] is None else p["bid"] + 1
        return [f"bid {thalers}" for thalers in range(least, p["players"][p["turn"]]["cash"] + 1)]

    def cashes(self, p: Position) -> list[str]:
        allowed = self.cashing == "any" or (self.cashing == "build" and p["phase"] == "build")
        return [f"cash {tile}" for tile in self.raw_tiles(p, p["turn"])] if allowed else []

    def lays(self, p: Position) -> list[str]:
        return [f"lay {tile}" for tile in p["players"][p["turn"]]["hand"] if self.can_lay(p, tile)]

    # What a move or an outcome of chance does

    def after(self, before: Position, text: str) -> Position:
        """The position after a move and all that follows without a decision or chance."""
        p = copy.deepcopy({key: value for key, value in before.items() if key not in IGNORED})
        verb, *words = text.split()
        player = p["players"][p["turn"]]
        if verb == "first":
            p["start"] = words[0]
            self.begin_round(p)
        elif verb == "reveal":
            p["pile"].remove(words[0])
            p["display"] = self.sort([*p["display"], words[0]])
        elif verb == "offer":
            self.put_up(p, words[0])
        elif verb in ("bid", "pass"):
            if verb == "bid":
                p["bid"], p["bidder"] = int(words[0]), p["turn"]
            p["turn"] = self.left_of(p["turn"])
        elif verb == "sell":
            p["players"][p["bidder"]]["cash"] -= p["bid"]
            player["cash"] += p["bid"]
            self.take(p, p["bidder"])
            self.seen["sold"] += 1
        elif verb == "keep":
            self.keep(p)
            self.seen["kept"] += 1
        elif verb == "cash":
            self.discard(p, p["turn"], words[0])
            player["cash"] += 1
        elif verb == "lay":
            price = self.price(p, p["turn"], words[0])
            player["cash"] -= price
            p["laying"] = words[0]
            self.seen["discount"] += price < int(self.tiles[words[0]].get("cost", 0))
        elif verb in ("use", "buy"):
            self.fetch(p, text)
        else:
            self.pass_on(p)
        self.settle(p)
        return self.finish(p)

    def settle(self, p: Position) -> None:
        """Everything that happens without being asked."""
        while True:
            if p["phase"] == "reveal" and len(p["display"]) == self.revealed:
                p["phase"] = "auction"
            elif p["phase"] == "auction" and not p["display"]:
                p["phase"], p["turn"] = "build", p["start"]
            elif p["phase"] == "auction" and p["lot"] is None and len(p["display"]) == 1:
                self.put_up(p, p["display"][0])
            elif p["phase"] == "auction" and p["lot"] is not None and p["turn"] == p["hammer"] and p["bidder"] is None:
                self.keep(p)
                self.seen["forced"] += 1
            elif p["phase"] == "auction" and p["lot"] and p["turn"] != p["hammer"] and self.legal(p) == {"pass"}:
                p["turn"] = self.left_of(p["turn"])
            elif p["phase"] == "build" and p["laying"] is not None:
                if p["unit"] == len(self.tiles[p["laying"]].get("needs", [])):
                    self.lay(p)
                elif len(self.next_unit(p)) == 1:
                    self.fetch(p, self.next_unit(p)[0])
                else:
                    return
            elif p["phase"] == "build" and self.legal(p) == {"stop"}:
                self.pass_on(p)
            else:
                return

    def put_up(self, p: Position, tile: str) -> None:
        p.update(lot=tile, bid=0, bidder=None, turn=self.left_of(p["hammer"]))

    def take(self, p: Position, seat: str) -> None:
        p["players"][seat]["hand"] = self.sort([*p["players"][seat]["hand"], p["lot"]])
        p["display"].remove(p["lot"])
        p.update(lot=None, bid=0, bidder=None, turn=p["hammer"])

    def keep(self, p: Position) -> None:
        self.take(p, p["hammer"])
        p["hammer"] = p["turn"] = self.left_of(p["hammer"])

    def lay(self, p: Position) -> None:
        tile, player = p["laying"], p["players"][p["turn"]]
        in_time = self.tiles[tile]["epoch"] == p["epoch"]
        player["hand"].remove(tile)
        player["laid"] = self.sort([*player["laid"], tile])
        player["points"] += int(self.tiles[tile].get("points", 0)) if in_time else 0
        if self.kind(tile) == "factory" and not in_time:
            player["late"] = self.sort([*player["late"], tile])
        self.seen[f"laid {self.kind(tile)}"] += 1
        self.seen["late"] += self.kind(tile) == "factory" and not in_time
        p["built"] = [kind for kind in BUILT_KINDS if kind in p["built"] or kind == self.kind(tile)]
        p.update(laying=None, unit=0)

    def pass_on(self, p: Position) -> None:
        """The next seat builds; after the last one the round ends."""
        p["built"], p["turn"] = [], self.left_of(p["turn"])
        if p["turn"] != p["start"]:
            return
        last = p["round"] % self.rounds_an_epoch == 0
        if last and p["epoch"] == self.epochs:
            self.end(p)
            return
        if last:
            self.change_epoch(p)
        p["start"] = self.left_of(p["start"])
        self.begin_round(p)

    def change_epoch(self, p: Position) -> None:
        p["epoch"] += 1
        self.seen["epoch change"] += 1
        for seat, player in p["players"].items():
            player["cash"] += 1 if p["epoch"] >= 3 else 0
            for tile in [tile for tile in player["hand"] if self.kind(tile) == "technology"]:
                self.discard(p, seat, tile)
        p["pile"] = [tile for tile in self.tiles if self.tiles[tile]["epoch"] == p["epoch"]]

    def begin_round(self, p: Position) -> None:
        p["round"] += 1
        for player in p["players"].values():
            player["cash"] += 1
        p.update(phase="reveal", hammer=p["start"], turn=p["start"])

    # Points

    def end(self, p: Position) -> None:
        self.seen["end"] += 1
        for seat in self.seats:
            p["players"][seat]["points"] = self.worth(p, seat)
        p.update(phase="over", hammer=p["start"], turn=p["start"], pile=[])

    def worth(self, p: Position, seat: str) -> int:
        """The score of a seat if the game ended now."""
        player = p["players"][seat]
        if p["phase"] == "over":
            return int(player["points"])
        bonuses = {self.tiles[tile]["bonus"] for tile in player["laid"] if self.kind(tile) == "bonus"}
        symbols = sum(symbol in bonuses for tile in player["laid"] for symbol in self.tiles[tile].get("symbols", []))
        links = sum(set(ends) <= set(player["laid"]) for ends in self.links)
        tiles = len(self.raw_tiles(p, seat)) if self.cashing != "off" else 0
        return int(player["points"] + 2 * symbols + 3 * links + (player["cash"] + tiles) // 3)

    def ranking(self, p: Position) -> list[int]:
        """The place of each seat at the end: points, then laid tiles, then thalers; equal seats share one."""

        def key(seat: str) -> tuple[int, int, int]:
            player = p["players"][seat]
            tiles = len(self.raw_tiles(p, seat)) if self.cashing != "off" else 0
            return player["points"], len(player["laid"]), player["cash"] + tiles

        return [1 + sum(key(other) > key(seat) for other in self.seats) for seat in self.seats]

    def finish(self, p: Position) -> Position:
        """Fill in what follows from the rest."""
        p["bank"] = [material for material in self.made_in if self.bank_sells(p, material)]
        for seat in self.seats:
            p["players"][seat]["worth"] = self.worth(p, seat)
        return p
