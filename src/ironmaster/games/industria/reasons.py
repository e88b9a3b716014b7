"""Explains refusals: the predicates of the steps give clauses, and this module adds the message parameters."""

from ironmaster.core.contract import CHANCE, OVER
from ironmaster.core.elements import Element
from ironmaster.core.naming import Value, who
from ironmaster.core.refusal import Refusal
from ironmaster.core.seats import letter
from ironmaster.games.industria import clauses as c
from ironmaster.games.industria import flow
from ironmaster.games.industria import tables as v
from ironmaster.games.industria.board import KINDS
from ironmaster.games.industria.names import Names
from ironmaster.games.industria.notation import Words
from ironmaster.games.industria.state import AUCTION, FIRST_PLAYER, NOBODY, NOTHING, IndustriaState
from ironmaster.games.industria.steps import bid, build, cash, lot, source
from ironmaster.games.industria.tables import NEVER, Tables
from ironmaster.kit import bits

Params = dict[str, Value]
MOMENTS = {
    "lot": ((v.OFFER,), c.AUCTION_LOT),
    "bid": ((v.BID, v.PASS, v.CASH), c.AUCTION_ONCE),
    "award": ((v.SELL, v.KEEP), c.AUCTION_DECIDE),
    "build": ((v.LAY, v.CASH, v.STOP), c.BUILD_TURN),
    "source": ((v.USE, v.BUY), c.BUILD_MATERIAL_CHOICE),
}
"""The verbs of each decision, and the clause that describes it."""


def decision(s: IndustriaState) -> str:
    """The name of the current decision."""
    actor = flow.to_act(s)
    if actor == OVER:
        return "over"
    if actor == CHANCE:
        return "chance"
    if s.phase == AUCTION:
        return "lot" if s.lot == NOTHING else "award" if s.at == s.hammer else "bid"
    return "build" if s.laying == NOTHING else "source"


def refusals(t: Tables, names: Names, s: IndustriaState, words: Words) -> list[Refusal]:
    """The clauses that forbid the move now; empty for a legal one."""
    return Reasons(t, names, s, words).all()


class Reasons:
    """Why one move is refused in one state."""

    def __init__(self, t: Tables, names: Names, s: IndustriaState, words: Words) -> None:
        self.t = t
        self.names = names
        self.s = s
        self.words = words
        self.now = decision(s)

    def all(self) -> list[Refusal]:
        """The refusals, each with its own clause."""
        if self.now in ("over", "chance"):
            clause = c.END if self.now == "over" else c.ROUND_PHASES
            moment = "first" if self.s.phase == FIRST_PLAYER else self.now
            return [Refusal(c.id_of(clause), {}, f"moment-{moment}")]
        verbs, clause = MOMENTS[self.now]
        if self.words.verb in verbs or self._is_asked_ahead():
            return [self._refusal(number) for number in self._clauses()]
        return [Refusal(c.id_of(clause), self._params(), f"moment-{self.now}", self._moment())]

    def _is_asked_ahead(self) -> bool:
        """Whether the move belongs to another moment, but there is more to say about it."""
        if self.words.verb == v.CASH:
            return cash.moment_refusal(self.t, self.s) != c.ALLOWED
        return self.now == "build" and self.words.verb in (v.USE, v.BUY)

    def _clauses(self) -> list[int]:
        t, s, words = self.t, self.s, self.words
        if words.verb == v.OFFER:
            return lot.why(s, words.tile)
        if words.verb == v.BID:
            return bid.why(t, s, words.thalers)
        if words.verb == v.LAY:
            return build.why(t, s, words.tile)
        if words.verb == v.CASH:
            return cash.why(t, s, words.tile)
        if words.verb == v.USE:
            return source.why_use_ahead(t, s, words.tile) if s.laying == NOTHING else source.why_use(t, s, words.tile)
        if words.verb == v.BUY:
            ask = source.why_buy_ahead if s.laying == NOTHING else source.why_buy
            return ask(t, s, words.material, words.seller)
        return []

    def _refusal(self, clause: int) -> Refusal:
        return Refusal(c.id_of(clause), self._params(), self._message(clause), self._where(clause))

    # The message, where one clause has several causes

    def _message(self, clause: int) -> str:
        s, tile = self.s, self.words.tile
        if clause == c.MATERIAL_CASH and cash.moment_refusal(self.t, s):
            return "no-cashing" if self.t.cashing == NEVER else "no-cashing-now"
        if clause in (c.MATERIAL_CASH, c.BUILD_MATERIAL_TILE):
            where = self._lies(tile) or ("lies-pile" if clause == c.MATERIAL_CASH else "")
            return where if self.t.kind[tile] == v.RAW else "not-raw"
        if clause in (c.AUCTION_LOT, c.BUILD_HAND):
            return self._lies(tile)
        if clause == c.BUILD_MATERIAL_SAMEEPOCH:
            return self._lacking()
        if clause == c.BUILD_MATERIAL_NEED:
            return self._unneeded()
        if clause == c.BUILD_MATERIALS and self._is_penniless():
            return "purchase-unpaid"
        return ""

    def _is_penniless(self) -> bool:
        return self.s.cash[self.s.at] < self.t.material_price

    def _lies(self, tile: int) -> str:
        """Where a tile is, as the name of a message; the clause's own message for a tile in a pile."""
        t, s = self.t, self.s
        if t.in_box >> tile & 1:
            return "lies-box"
        if s.display >> tile & 1:
            return "lies-display"
        if s.gone >> tile & 1:
            return "lies-gone"
        if self._owner(s.hands, tile) >= 0:
            return "lies-hand"
        return "lies-laid" if self._owner(s.laid, tile) >= 0 else ""

    def _owner(self, sets: list[int], tile: int) -> int:
        return next((seat for seat, tiles in enumerate(sets) if tiles >> tile & 1), NOBODY)

    def _lacking(self) -> str:
        """Why a material cannot be had."""
        if self.words.verb == v.BUY:
            return "bank-closed"
        material = source.lacking(self.t, self.s, self.words.tile)
        if source.barred(self.t, self.s, material):
            return "lacking-earlier"
        held = self.s.hands[self.s.at] & self.t.raw_of[material]
        return "lacking-again" if held else ""

    def _unneeded(self) -> str:
        s, t = self.s, self.t
        if s.laying == NOTHING:
            return "material-ahead"
        material = t.gives[self.words.tile] if self.words.verb == v.USE else self.words.material
        needs = t.needs[s.laying]
        return "material-supplied" if material in needs[: s.unit] and material not in needs[s.unit :] else ""

    # The parameters of the messages

    def _params(self) -> Params:
        """All of them. Values that start with @ are replaced by names in the language."""
        t, s, words, names = self.t, self.s, self.words, self.names
        params: Params = {
            "seat": who(s.at),
            "auctioneer": who(s.hammer),
            "cash": s.cash[s.at],
            "highest": s.bid,
            "bidder": "" if s.bidder == NOBODY else who(s.bidder),
            "lowest": t.lowest_bid,
            "seats": t.seats,
            "cashing": int(cash.can(t, s)),
        }
        if words.thalers >= 0:
            params["bid"] = words.thalers
        if s.lot != NOTHING:
            params["lot"] = names.tile[s.lot]
        if words.tile >= 0:
            params |= self._tile_params(words.tile)
        if words.material >= 0:
            params |= self._material_params(words.material)
            params["seller"] = "@bank" if words.seller == t.bank else who(words.seller)
        if s.laying != NOTHING:
            params["laying"] = names.tile[s.laying]
            params["needed"] = names.material[source.needed(t, s)]
        if s.laying != NOTHING and words.verb == v.BUY:
            params["rest"] = max(0, source.least(t, s, s.at, s.laying, s.unit + 1, s.hands[s.at]))
            params |= {"left": s.cash[s.at] - t.material_price, "price": t.material_price}
        return params

    def _tile_params(self, tile: int) -> Params:
        t, s = self.t, self.s
        found: Params = {"tile": self.names.tile[tile], "kind": KINDS[t.kind[tile]]}
        found["price"] = build.price(t, s, s.at, tile)
        found["outlay"] = max(0, build.outlay(t, s, s.at, tile))
        found["materials"] = max(0, source.least(t, s, s.at, tile, 0, s.hands[s.at]))
        owner = max(self._owner(s.hands, tile), self._owner(s.laid, tile))
        if owner >= 0:
            found["owner"] = who(owner)
        material = t.gives[tile] if t.kind[tile] == v.RAW else source.lacking(t, s, tile)
        return found | self._material_params(material) if material >= 0 else found

    def _material_params(self, material: int) -> Params:
        t, s = self.t, self.s
        opens = t.material_epoch[material] + 1
        makers = [who(seat) for seat in range(t.seats) if s.makers[material] >> seat & 1]
        return {
            "material": self.names.material[material],
            "maker": ", ".join(makers),
            "makers": len(makers),
            "made": t.material_epoch[material] + 1,
            "opens": opens + 1 if opens < t.epochs else "never",
        }

    # The things on the table that the sentence is about

    def _moment(self) -> tuple[Element, ...]:
        if self.now == "lot":
            return (self._seat(self.s.hammer),)
        if self.now == "build":
            return (self._seat(self.s.at),)
        return (self._tile(self.s.laying if self.now == "source" else self.s.lot),)

    def _where(self, clause: int) -> tuple[Element, ...]:
        s, words = self.s, self.words
        if clause == c.AUCTION_PRICE:
            return (self._tile(s.lot),)
        if clause == c.AUCTION_ONCE:
            return (self._seat(s.bidder),)
        if clause == c.AUCTION_LIMIT or (clause == c.BUILD_MATERIALS and self._is_penniless()):
            return (self._seat(s.at),)
        if clause == c.BUILD_MATERIALS or (clause == c.BUILD_MATERIAL_NEED and s.laying != NOTHING):
            return (self._tile(s.laying),)
        if words.verb in (v.USE, v.BUY) and clause != c.BUILD_MATERIAL_TILE:
            return self._supply(clause)
        found = [self._tile(words.tile)]
        if clause == c.BUILD_MATERIAL_SAMEEPOCH:
            found.append(self._material(source.lacking(self.t, s, words.tile)))
        if clause == c.BUILD_UNAFFORDABLE:
            found.append(self._seat(s.at))
        owner = max(self._owner(s.hands, words.tile), self._owner(s.laid, words.tile))
        if clause in (c.AUCTION_LOT, c.BUILD_HAND, c.BUILD_MATERIAL_TILE) and owner >= 0:
            found.append(self._seat(owner))
        return tuple(found)

    def _supply(self, clause: int) -> tuple[Element, ...]:
        """The factories laid that make the material, else the seller, else the material."""
        t, s, words = self.t, self.s, self.words
        material = t.gives[words.tile] if words.verb == v.USE else words.material
        making = bits.members(t.maker_of[material])
        makers = tuple(self._tile(tile) for tile in making if self._owner(s.laid, tile) >= 0)
        if clause == c.BUILD_MATERIAL_OTHER:
            return (self._seat(words.seller), *makers)
        return makers or (self._material(material),)

    def _tile(self, tile: int) -> Element:
        return Element("tile", self.t.tile_ids[tile])

    def _seat(self, seat: int) -> Element:
        return Element("seat", letter(seat))

    def _material(self, material: int) -> Element:
        return Element("material", self.t.material_ids[material])
