"""What the refusals of Industria say, checked against the position by the second reading alone."""

import copy
from collections.abc import Callable
from typing import Any

from tests.games.industria.second_reading import Position, Reading

Params = dict[str, Any]


class Claims:
    """One refusal: the position, the words of the refused move, and the parameters of the sentence."""

    def __init__(self, reading: Reading, p: Position, text: str, params: Params) -> None:
        self.r = reading
        self.p = p
        self.verb, *words = text.split()
        self.tile = words[0] if words and words[0] in reading.tiles else ""
        self.asked: str = words[0] if self.verb == "buy" else reading.tiles.get(self.tile, {}).get("material", "")
        self.seller = words[-1] if self.verb == "buy" else ""
        self.bid = int(words[0]) if self.verb == "bid" else -1
        self.params = params
        self.seat: str = p["turn"]
        self.me = p["players"][self.seat]
        self.lot_open = p["phase"] == "auction" and p["lot"] is not None
        self.needs: list[str] = reading.tiles[p["laying"]].get("needs", []) if p["laying"] else []

    def hold(self, key: str) -> bool:
        """Whether the sentence with this key is true."""
        claims: dict[str, Callable[[], bool]] = {
            "moment-lot": lambda: (
                self._auction() and self.p["lot"] is None and self._is("auctioneer", self.p["hammer"])
            ),
            "moment-bid": lambda: self.lot_open and self.seat != self.p["hammer"] and self._cashing(),
            "moment-award": lambda: self.lot_open and self.seat == self.p["hammer"] and self.p["bidder"] is not None,
            "moment-build": lambda: self.p["phase"] == "build" and not self.p["laying"] and self._cashing(),
            "moment-source": lambda: self._is("needed", self._name(self.needs[self.p["unit"]])),
            "moment-over": lambda: self.p["phase"] == "over",
            "moment-chance": lambda: self.p["phase"] == "reveal",
            "moment-first": lambda: self.p["phase"] == "first",
            "auction-lot": self._unrevealed,
            "auction-price": lambda: self.p["bidder"] is None and self.bid < self.params["lowest"] == self.r.first_bid,
            "auction-once": self._too_low,
            "auction-limit": lambda: self.bid > self.me["cash"] == self.params["cash"],
            "build-hand": self._unrevealed,
            "build-rawtile": lambda: self.r.kind(self.tile) == "raw",
            "build-limit": lambda: self._is("kind", self.r.kind(self.tile)) and self.params["kind"] in self.p["built"],
            "build-materials": self._rest_too_dear,
            "build-material-sameepoch": lambda: self._nowhere() and not self._tiles_of(self._lacking()),
            "build-unaffordable": self._too_dear,
            "build-material-tile": self._unrevealed,
            "build-material-need": lambda: self.needs[self.p["unit"]] != self.asked,
            "build-material-own": lambda: self.seat in self.r.producers(self.p, self.asked),
            "build-material-other": lambda: self.seller not in self.r.producers(self.p, self.asked),
            "build-material-bank": self._made_by,
            "purchase-unpaid": lambda: self.me["cash"] == self.params["cash"] < self.params["price"] == 1,
            "bank-closed": lambda: self.r.made_in[self.asked] >= self.p["epoch"] and self._on_sale(self.asked),
            "lacking-again": self._too_few,
            "lacking-earlier": self._barred,
            "material-ahead": lambda: self.p["phase"] == "build" and not self.p["laying"],
            "material-supplied": self._supplied,
            "lies-box": lambda: self.r.tiles[self.tile]["epoch"] > self.r.epochs,
            "lies-pile": self._unrevealed,
            "lies-display": lambda: self.tile in self.p["display"],
            "lies-gone": self._gone,
            "lies-hand": lambda: self.tile in self.p["players"][self.params["owner"]]["hand"],
            "lies-laid": lambda: self.tile in self.p["players"][self.params["owner"]]["laid"],
            "not-raw": lambda: self.r.kind(self.tile) != "raw",
            "no-cashing": lambda: self.r.cashing == "off",
            "no-cashing-now": lambda: self.r.cashing == "build" and self._auction(),
        }
        return claims[key.removeprefix("refusal-industria-")]()

    def _is(self, key: str, value: object) -> bool:
        return bool(self.params[key] == value)

    def _auction(self) -> bool:
        return bool(self.p["phase"] == "auction")

    def _name(self, material: str) -> str:
        return self.r.names[material]

    def _cashing(self) -> bool:
        return bool(self.params["cashing"]) == bool(self.r.cashes(self.p))

    def _lacking(self) -> str:
        """The material that the sentence names."""
        return next(material for material in self.r.made_in if self._name(material) == self.params["material"])

    def _tiles_of(self, material: str) -> list[str]:
        return [tile for tile in self.r.raw_tiles(self.p, self.seat) if self.r.tiles[tile]["material"] == material]

    def _places(self) -> list[list[str]]:
        found = [self.p["display"], self.p["gone"]]
        return found + [player[place] for player in self.p["players"].values() for place in ("hand", "laid")]

    def _unrevealed(self) -> bool:
        known = any(self.tile in place for place in self._places())
        epoch = self.r.tiles[self.tile]["epoch"]
        return not known and (self.tile in self.p["pile"] or self.p["epoch"] < epoch <= self.r.epochs)

    def _gone(self) -> bool:
        """Named as gone, or revealed in a round that is over and named nowhere."""
        elsewhere = any(self.tile in place for place in self._places() if place is not self.p["gone"])
        return self.tile in self.p["gone"] or not (elsewhere or self._unrevealed())

    def _too_low(self) -> bool:
        bidder, highest = self.params["bidder"], self.params["highest"]
        return bool(self.bid <= highest == self.p["bid"] and bidder == self.p["bidder"])

    def _nowhere(self) -> bool:
        """Nobody supplies the material that the tile needs, and the bank sells it from that epoch on."""
        material = self._lacking()
        closed = not self.r.producers(self.p, material) and not self.r.bank_sells(self.p, material)
        return material in self.r.tiles[self.tile]["needs"] and closed and self._on_sale(material)

    def _on_sale(self, material: str) -> bool:
        opens = self.r.made_in[material] + 1
        return self._is("opens", opens if opens <= self.r.epochs else "never")

    def _made_by(self) -> bool:
        makers = self.r.producers(self.p, self.asked)
        return bool(makers) and self._is("maker", ", ".join(makers)) and self._is("makers", len(makers))

    def _too_few(self) -> bool:
        material = self._lacking()
        return self._nowhere() and 0 < len(self._tiles_of(material)) < self.r.tiles[self.tile]["needs"].count(material)

    def _barred(self) -> bool:
        material = self._lacking()
        late = self.r.made_in[material] >= self.p["epoch"] and self._is("made", self.r.made_in[material])
        return self.r.earlier_only and late and material in self.r.tiles[self.tile]["needs"]

    def _supplied(self) -> bool:
        unit = self.p["unit"]
        return self.asked in self.needs[:unit] and self.asked not in self.needs[unit:]

    def _too_dear(self) -> bool:
        price = self.r.price(self.p, self.seat, self.tile)
        materials = self._cheapest(self.p, self.r.tiles[self.tile].get("needs", []))
        figures = (self.params["price"], self.params["materials"], self.params["outlay"])
        return (
            materials is not None and figures == (price, materials, price + materials) and figures[2] > self.me["cash"]
        )

    def _after_source(self) -> Position:
        p = self._rich()
        self.r.pay(p, self.seat, f"buy {self.asked} from {self.seller}")
        return p

    def _rest_too_dear(self) -> bool:
        rest = self._cheapest(self._after_source(), self.needs[self.p["unit"] + 1 :])
        left = self.me["cash"] - 1
        return rest is not None and (rest, left) == (self.params["rest"], self.params["left"]) and rest > left

    def _rich(self) -> Position:
        """The same position with enough money for anything."""
        p = copy.deepcopy(self.p)
        p["players"][self.seat]["cash"] = 99
        return p

    def _cheapest(self, p: Position, needs: list[str]) -> int | None:
        """The fewest thalers for some materials; None if they cannot be had."""
        rich = {**p, "players": {**p["players"], self.seat: {**p["players"][self.seat], "cash": 99}}}
        costs = [sum(source.startswith("buy") for source in way) for way in self.r.ways(rich, self.seat, needs)]
        return min(costs, default=None)
