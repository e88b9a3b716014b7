"""The effects of moves of Age of Industry on the seat that makes them, in words."""

from ironmaster.core.effects import LOSS, Effect
from ironmaster.core.naming import Value, signed, who
from ironmaster.games.age_of_industry import flow, pieces, scoring
from ironmaster.games.age_of_industry.ledger import Ledger
from ironmaster.games.age_of_industry.names import GAME, Names, money
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import COAL, IRON, Tables
from ironmaster.kit import bits
from ironmaster.kit.ledger import LedgerEffectLines, Sum, Tile


class Effects(LedgerEffectLines[IndustryState]):
    """The effects of some moves in one language."""

    def __init__(self, t: Tables, names: Names, ledger: Ledger, lang: str) -> None:
        super().__init__(GAME, lang, money, ledger)
        self.t = t
        self.names = names
        self.ledger: Ledger = ledger

    def all(self) -> list[Effect]:
        """All effects, in a fixed order."""
        paid = [*self.cost_effects(), *self.cash_effects(lambda s: s.cash)]
        own = [*paid, *self._loans(), *self._points(), *self._spent()]
        return [*own, *self._cards(), *self._others(), *self._counters(), *self._cubes(), *self._tracks()]

    # The five leading effects

    def _loans(self) -> list[Effect]:
        was, now = self.first.debt[self.seat], self.last.debt[self.seat]
        note = self.say("interest", interest=self.money(now * self.t.interest))
        return self.change("loans", was, now, note=note, sign=-1)

    def _points(self) -> list[Effect]:
        """What the seat would score if the game ended now."""
        was, now = (scoring.worth(self.t, s, self.seat) for s in (self.first, self.last))
        return self.change("points", was, now, signed)

    def _spent(self) -> list[Effect]:
        if not self.ledger.spent:
            return []
        was, now = self.first.spent[self.seat], self.last.spent[self.seat]
        note = self.say("place", place=flow.by_spending(self.last).index(self.seat) + 1, seats=self.t.seats)
        return [self.line("spent", self.money(was), self.money(now), note)]

    # Other effects

    def _cards(self) -> list[Effect]:
        found = []
        for kind, cards in (("cards", self.ledger.cards), ("taken", self.ledger.taken)):
            if cards:
                named = ", ".join(self.names.card[card].text(self.lang) for card in cards)
                found.append(self.labelled(kind, kind, "", named, cards=len(cards)))
        return found

    def _others(self) -> list[Effect]:
        return self.others_effects(self.t.seats, lambda s, seat: self.money(s.cash[seat]), self._flip)

    def _counters(self) -> list[Effect]:
        found = []
        for one in self.ledger.gone:
            text = self.say("counter-of", **self._standing(one), seat=who(one.owner))
            tone = LOSS if one.owner == self.seat else ""
            found.append(Effect("counter", self.say("effect-gone"), text, "", tone=tone))
        if self.ledger.scrapped:
            text = ", ".join(self.names.face[face].text(self.lang) for face in self.ledger.scrapped)
            found.append(self.labelled("display", "scrapped", text, ""))
        return found

    def _cubes(self) -> list[Effect]:
        found = []
        for space in range(self.t.spaces):
            was, now = self.first.cubes[space], self.last.cubes[space]
            if was != now and self.last.tile[space] >= 0:
                owner = pieces.owner_of(self.last, space)
                note = "" if owner == self.seat else self.say("owner", seat=who(owner))
                held = self.last.tile[space] if now else self.first.tile[space]
                kind = "iron" if self.t.face_industry[held] == IRON else "coal"
                label = self.say(f"effect-cubes-{kind}", place=self.names.source(self.t, space))
                found.append(Effect("cubes", label, str(was), str(now), note))
        for number, was in enumerate(self.first.imports):
            if was != self.last.imports[number]:
                place, now = self.names.source(self.t, self.t.spaces + number), self.last.imports[number]
                found.append(self.labelled("cubes", "cubes-coal", str(was), str(now), place=place))
        return found

    def _tracks(self) -> list[Effect]:
        found = []
        for kind, was, now in ((COAL, self.first.coal, self.last.coal), (IRON, self.first.iron, self.last.iron)):
            if was != now:
                note = self.say("next-price", price=self.money(pieces.price_of(self.t, self.last, kind)))
                label = self.say("effect-track-coal" if kind == COAL else "effect-track-iron")
                found.append(Effect("market", label, str(bits.count(was)), str(bits.count(now)), note))
        return found

    # Words

    def sum_words(self, sum_: Sum) -> str:
        params: dict[str, Value] = {"dollars": self.money(abs(sum_.amount)), "cubes": sum_.cubes}
        if sum_.face >= 0:
            params["counter"] = self.names.face[sum_.face]
        if sum_.slot >= 0:
            params["place"] = self.names.source(self.t, sum_.slot)
        return self.say(sum_.case, **params)

    def source_words(self, kind: int, source: int, cubes: int) -> str:
        place = self.names.source(self.t, source)
        return self.say("from-coal" if kind == COAL else "from-iron", place=place, cubes=cubes)

    def _flip(self, one: Tile) -> str:
        profit = self.money(self.t.face_profit[one.face])
        return self.say("flips", **self._standing(one), profit=profit)

    def _standing(self, one: Tile) -> dict[str, Value]:
        return {"counter": self.names.face[one.face], "place": self.names.source(self.t, one.slot)}
