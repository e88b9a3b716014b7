"""The effects of moves of Industria on the seat that makes them, in words."""

from functools import reduce

from ironmaster.core.effects import GAIN, LOSS, Effect
from ironmaster.core.naming import Value, who
from ironmaster.games.industria import scoring, trace
from ironmaster.games.industria import tables as v
from ironmaster.games.industria.names import Names, thalers
from ironmaster.games.industria.state import IndustriaState
from ironmaster.games.industria.steps import build, source
from ironmaster.games.industria.tables import Tables
from ironmaster.games.industria.trace import TraceStep
from ironmaster.kit import bits
from ironmaster.kit.effects import EffectLines, tone

MATERIALS = (trace.OWN, trace.USED, trace.BOUGHT)


class Effects(EffectLines):
    """The effects of some moves of one seat, collected step by step to the end of its action."""

    def __init__(self, t: Tables, names: Names, start: IndustriaState, moves: list[int], seat: int, lang: str) -> None:
        super().__init__("industria", lang, thalers, seat)
        self.t = t
        self.names = names
        self.first = self.last = start
        self.parts: list[str] = []
        """The parts of the cost."""
        self.paid = 0
        self.laid: list[int] = []
        self.lines: list[Effect] = []
        for move in moves:
            self._book(move)

    def _book(self, move: int) -> None:
        """Add the effects of one move, and of the automatic steps within the action."""
        t, verb = self.t, self.t.verb[move]
        start = self.last
        for step in trace.trace(t, start, move):
            if step.what == trace.DONE:
                self._decided(step, verb, move)
            elif step.what in MATERIALS:
                self._material(step)
            elif step.what == trace.LAID:
                self.laid.append(step.tile)
            else:
                return
            self.last = step.after

    def _decided(self, step: TraceStep, verb: int, move: int) -> None:
        before = step.before
        if verb == v.LAY:
            self._price(before, self.t.arg[move])
        elif verb in (v.USE, v.BUY):
            self._material(step)
        elif verb == v.BID:
            self._bid(before, self.t.arg[move])
        elif verb == v.OFFER:
            self._outlay(before, self.t.arg[move])
        elif verb == v.SELL:
            self._sale(before)
        elif verb == v.KEEP:
            self._keep(before)

    # The cost of laying a tile

    def _price(self, s: IndustriaState, tile: int) -> None:
        price = build.price(self.t, s, self.seat, tile)
        self.paid += price
        saved = self.t.cost[tile] - price
        if price or saved:
            key = "part-reduced" if saved else "part"
            self.parts.append(self.say(key, thalers=price, what=self.names.tile[tile], saved=saved))

    def _material(self, step: TraceStep) -> None:
        named = self.names.material[step.material]
        if step.seller >= 0:
            self.paid += self.t.material_price
            seller: Value = "@bank" if step.seller == self.t.bank else who(step.seller)
            self.parts.append(self.say("part-bought", thalers=self.t.material_price, material=named, seller=seller))
        else:
            self.parts.append(self.say("part-tile" if step.tile >= 0 else "part-own", material=named))

    # The auction

    def _bid(self, s: IndustriaState, bid: int) -> None:
        cash = s.cash[self.seat]
        if bid:
            after = self.money(cash - bid)
            self.lines.append(self.labelled("bid", "if-sold", self.money(cash), after, seat=who(s.hammer)))
        self._outlay(s, s.lot)

    def _outlay(self, s: IndustriaState, tile: int) -> None:
        """What laying the lot would cost now."""
        if self.t.kind[tile] == v.RAW:
            return
        label = self.say("effect-outlay", tile=self.names.tile[tile])
        lacking = [m for m in self.t.needs[tile] if not self._to_be_had(s, m)]
        if lacking:
            self.lines.append(Effect("build", label, "", self._lacking(lacking), tone=LOSS))
            return
        after = self.money(max(0, build.outlay(self.t, s, self.seat, tile)))
        self.lines.append(Effect("build", label, "", after, self.joined(self._outlay_parts(s, tile))))

    def _lacking(self, materials: list[int]) -> str:
        """One or two materials that the tile needs and nobody supplies."""
        first, last = (self.names.material[materials[place]] for place in (0, -1))
        key = "outlay-lacking" if first is last else "outlay-lacking-both"
        return self.say(key, material=first, second=last)

    def _to_be_had(self, s: IndustriaState, material: int) -> bool:
        held = s.hands[self.seat] & self.t.raw_of[material] != 0
        if source.barred(self.t, s, material):
            return False
        return held or source.own(s, self.seat, material) or source.sold(self.t, s, self.seat, material)

    def _outlay_parts(self, s: IndustriaState, tile: int) -> list[str]:
        price = build.price(self.t, s, self.seat, tile)
        found = [self.say("part", thalers=price, what=self.names.tile[tile])] if price else []
        for material in self.t.needs[tile]:
            named = self.names.material[material]
            if source.own(s, self.seat, material):
                found.append(self.say("part-own", material=named))
            elif s.hands[self.seat] & self.t.raw_of[material]:
                found.append(self.say("part-tile", material=named))
            else:
                price, sellers = self.t.material_price, self._sellers(s, material)
                found.append(self.say("part-bought", thalers=price, material=named, seller=sellers))
        return found

    def _sellers(self, s: IndustriaState, material: int) -> Value:
        sellers = [who(seat) for seat in range(self.t.seats) if s.makers[material] >> seat & 1]
        either = reduce(lambda first, second: self.say("either", first=first, second=second), sellers or [""])
        return either or "@bank"

    def _sale(self, s: IndustriaState) -> None:
        tile = self.names.tile[s.lot].text(self.lang)
        self.lines.append(self.labelled("tile", "goes-to", "", tile, seat=who(s.bidder)))
        if self._is_more(s):
            self.lines.append(self.line("hammer", "", self.say("hammer-stays", seat=who(s.hammer))))

    def _keep(self, s: IndustriaState) -> None:
        label, tile = self.say("effect-yours"), self.names.tile[s.lot].text(self.lang)
        note = self.say("forgone", bidder=who(s.bidder), thalers=s.bid)
        self.lines.append(Effect("tile", label, "", tile, note, GAIN))
        if self._is_more(s):
            self.lines.append(self.line("hammer", who(s.hammer), who((s.hammer + 1) % self.t.seats)))

    def _is_more(self, s: IndustriaState) -> bool:
        """Whether other tiles are auctioned after the lot."""
        return bits.count(s.display) > 1

    # All effects

    def all(self) -> list[Effect]:
        """All effects, in a fixed order."""
        cost = self.cost(self.paid, self.joined(self.parts))
        cash = self.cash(self.first.cash[self.seat], self.last.cash[self.seat])
        return [*cost, *cash, *self._points(), *self._worth(), *self._others(), *self.lines]

    def _points(self) -> list[Effect]:
        was, now = self.first.points[self.seat], self.last.points[self.seat]
        late = [tile for tile in self.laid if self.last.late >> tile & 1 and self.t.points[tile]]
        if was == now and not late:
            return []
        notes = [self.say("late", tile=self.names.tile[tile], points=self.t.points[tile]) for tile in late]
        return [self.line("points", str(was), str(now), self.joined(notes), tone(was, now))]

    def _worth(self) -> list[Effect]:
        """Symbols and links that are complete now and count at the end."""
        gained = set(scoring.gains(self.t, self.last, self.seat)) - set(scoring.gains(self.t, self.first, self.seat))
        notes = []
        for _, points, kind, thing in sorted(gained):
            if kind == scoring.LINK:
                notes.append(self.say("worth-link", link=self.names.link[thing], points=points))
            elif kind == scoring.SYMBOL:
                tile, bonus = divmod(thing, len(self.t.bonus_ids))
                notes.append(
                    self.say("worth-symbol", tile=self.names.tile[tile], bonus=self.names.bonus[bonus], points=points)
                )
        if not notes:
            return []
        was, now = (scoring.worth(self.t, s, self.seat) for s in (self.first, self.last))
        return [self.line("worth", str(was), str(now), self.joined(notes), GAIN if now > was else "")]

    def _others(self) -> list[Effect]:
        """What others earn with materials or pay for a lot."""
        found = []
        for seat in range(self.t.seats):
            was, now = self.first.cash[seat], self.last.cash[seat]
            if seat != self.seat and was != now:
                found.append(self.labelled("other", "other", self.money(was), self.money(now), seat=who(seat)))
        return found
