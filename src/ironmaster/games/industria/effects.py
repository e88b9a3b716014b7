"""What moves of Industria would change for the seat that makes them, in words."""

from ironmaster.core.effects import GAIN, LOSS, Effect
from ironmaster.core.messages import say
from ironmaster.core.naming import Value, who
from ironmaster.core.refusal import name
from ironmaster.games.industria import scoring, story
from ironmaster.games.industria import tables as v
from ironmaster.games.industria.names import Names, thalers
from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.steps import build, source
from ironmaster.games.industria.story import Happening
from ironmaster.games.industria.tables import Tables

MATERIALS = (story.OWN, story.USED, story.BOUGHT)


def effects(t: Tables, names: Names, before: IndustriaState, moves: list[int], seat: int, lang: str) -> list[Effect]:
    """What the moves change, in a fixed order."""
    telling = _Telling(t, names, before, seat, lang)
    for move in moves:
        telling.book(move)
    return telling.all()


class _Telling:
    """Some moves of one seat, booked step by step until its action is done."""

    def __init__(self, t: Tables, names: Names, start: IndustriaState, seat: int, lang: str) -> None:
        self.t = t
        self.names = names
        self.seat = seat
        self.lang = lang
        self.first = self.last = start
        self.parts: list[str] = []
        """What the cost is made of."""
        self.cost = 0
        self.laid: list[int] = []
        self.lines: list[Effect] = []

    def book(self, move: int) -> None:
        """Take in one move and what follows from it within the action."""
        t, verb = self.t, self.t.verb[move]
        start = self.last
        for happening in story.happenings(t, start, move):
            if happening.what == story.DONE:
                self._decided(happening, verb, move)
            elif happening.what in MATERIALS:
                self._material(happening)
            elif happening.what == story.LAID:
                self.laid.append(happening.tile)
            else:
                return
            self.last = happening.after

    def _decided(self, happening: Happening, verb: int, move: int) -> None:
        before = happening.before
        if verb == v.LAY:
            self._price(before, self.t.arg[move])
        elif verb in (v.USE, v.BUY):
            self._material(happening)
        elif verb == v.BID:
            self._bid(before, self.t.arg[move])
        elif verb == v.OFFER:
            self._outlay(before, self.t.arg[move])
        elif verb == v.SELL:
            self._sale(before)
        elif verb == v.KEEP:
            self._keep(before)

    # What laying costs

    def _price(self, s: IndustriaState, tile: int) -> None:
        price = build.price(self.t, s, self.seat, tile)
        self.cost += price
        saved = self.t.cost[tile] - price
        if price or saved:
            key = "part-reduced" if saved else "part"
            self.parts.append(self._say(key, thalers=price, what=self.names.tile[tile], saved=saved))

    def _material(self, happening: Happening) -> None:
        named = self.names.material[happening.material]
        if happening.seller >= 0:
            self.cost += self.t.material_price
            seller: Value = "@bank" if happening.seller == self.t.bank else who(happening.seller)
            self.parts.append(self._say("part-bought", thalers=self.t.material_price, material=named, seller=seller))
        else:
            self.parts.append(self._say("part-tile" if happening.tile >= 0 else "part-own", material=named))

    # The auction

    def _bid(self, s: IndustriaState, bid: int) -> None:
        cash = s.cash[self.seat]
        label = self._say("effect-if-sold", seat=who(s.hammer))
        if bid:
            self.lines.append(Effect("bid", label, self._sum(cash), self._sum(cash - bid)))
        self._outlay(s, s.lot)

    def _outlay(self, s: IndustriaState, tile: int) -> None:
        """What it would take to lay the lot as things stand."""
        if self.t.kind[tile] == v.RAW:
            return
        label = self._say("effect-outlay", tile=self.names.tile[tile])
        lacking = [m for m in self.t.needs[tile] if not self._to_be_had(s, m)]
        if lacking:
            named = ", ".join(self.names.material[material].text(self.lang) for material in lacking)
            self.lines.append(Effect("build", label, "", self._say("outlay-lacking", materials=named), tone=LOSS))
            return
        after = self._sum(max(0, build.outlay(self.t, s, self.seat, tile)))
        self.lines.append(Effect("build", label, "", after, self._joined(self._outlay_parts(s, tile))))

    def _to_be_had(self, s: IndustriaState, material: int) -> bool:
        held = s.hands[self.seat] & self.t.raw_of[material] != 0
        return held or source.own(s, self.seat, material) or source.sold(self.t, s, self.seat, material)

    def _outlay_parts(self, s: IndustriaState, tile: int) -> list[str]:
        price = build.price(self.t, s, self.seat, tile)
        found = [self._say("part", thalers=price, what=self.names.tile[tile])] if price else []
        for material in self.t.needs[tile]:
            named = self.names.material[material]
            if source.own(s, self.seat, material):
                found.append(self._say("part-own", material=named))
            elif s.hands[self.seat] & self.t.raw_of[material]:
                found.append(self._say("part-tile", material=named))
            else:
                found.append(
                    self._say(
                        "part-bought", thalers=self.t.material_price, material=named, seller=self._sellers(s, material)
                    )
                )
        return found

    def _sellers(self, s: IndustriaState, material: int) -> Value:
        sellers = [who(seat) for seat in range(self.t.seats) if s.makers[material] >> seat & 1]
        return ", ".join(sellers) or "@bank"

    def _sale(self, s: IndustriaState) -> None:
        label = self._say("effect-goes-to", seat=who(s.bidder))
        self.lines.append(Effect("tile", label, "", self.names.tile[s.lot].text(self.lang)))
        self.lines.append(
            Effect("hammer", self._say("effect-hammer"), "", self._say("hammer-stays", seat=who(s.hammer)))
        )

    def _keep(self, s: IndustriaState) -> None:
        label, tile = self._say("effect-yours"), self.names.tile[s.lot].text(self.lang)
        self.lines.append(
            Effect("tile", label, "", tile, self._say("forgone", bidder=who(s.bidder), thalers=s.bid), GAIN)
        )
        after = who((s.hammer + 1) % self.t.seats)
        self.lines.append(Effect("hammer", self._say("effect-hammer"), who(s.hammer), after))

    # All of it

    def all(self) -> list[Effect]:
        return [*self._cost(), *self._cash(), *self._points(), *self._worth(), *self._others(), *self.lines]

    def _cost(self) -> list[Effect]:
        if not self.parts:
            return []
        return [Effect("cost", self._say("effect-cost"), "", self._sum(self.cost), self._joined(self.parts))]

    def _cash(self) -> list[Effect]:
        was, now = self.first.cash[self.seat], self.last.cash[self.seat]
        if was == now:
            return []
        return [Effect("cash", self._say("effect-cash"), self._sum(was), self._sum(now), "", GAIN if now > was else "")]

    def _points(self) -> list[Effect]:
        was, now = self.first.points[self.seat], self.last.points[self.seat]
        late = [tile for tile in self.laid if self.last.late >> tile & 1 and self.t.points[tile]]
        if was == now and not late:
            return []
        note = self._joined(
            [self._say("late", tile=self.names.tile[tile], points=self.t.points[tile]) for tile in late]
        )
        tone = GAIN if now > was else ""
        return [Effect("points", self._say("effect-points"), str(was), str(now), note, tone)]

    def _worth(self) -> list[Effect]:
        """Symbols and links that are complete now and count at the end."""
        gained = set(scoring.gains(self.t, self.last, self.seat)) - set(scoring.gains(self.t, self.first, self.seat))
        notes = []
        for _, points, kind, thing in sorted(gained):
            if kind == scoring.LINK:
                notes.append(self._say("worth-link", link=self.names.link[thing], points=points))
            elif kind == scoring.SYMBOL:
                tile, bonus = divmod(thing, len(self.t.bonus_ids))
                notes.append(
                    self._say("worth-symbol", tile=self.names.tile[tile], bonus=self.names.bonus[bonus], points=points)
                )
        if not notes:
            return []
        was, now = (scoring.worth(self.t, s, self.seat) for s in (self.first, self.last))
        return [
            Effect(
                "worth", self._say("effect-worth"), str(was), str(now), self._joined(notes), GAIN if now > was else ""
            )
        ]

    def _others(self) -> list[Effect]:
        """What others earn by materials or pay for a lot."""
        found = []
        for seat in range(self.t.seats):
            was, now = self.first.cash[seat], self.last.cash[seat]
            if seat != self.seat and was != now:
                label = self._say("effect-other", seat=who(seat))
                found.append(Effect("other", label, self._sum(was), self._sum(now)))
        return found

    # Words

    def _say(self, key: str, **params: Value) -> str:
        named = {field: name("industria", self.lang, value) for field, value in params.items()}
        return say("industria", self.lang, key, named)

    def _sum(self, number: int) -> str:
        return thalers(self.lang, number)

    def _joined(self, notes: list[str]) -> str:
        whole = "".join(notes[:1])
        for note in notes[1:]:
            whole = self._say("joined", first=whole, second=note)
        return whole
