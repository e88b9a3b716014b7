"""What moves of Brass would change for the seat that makes them, in words."""

from collections import Counter

from ironmaster.core.effects import GAIN, LOSS, Effect
from ironmaster.core.frames import kind_of
from ironmaster.core.messages import say
from ironmaster.core.naming import who
from ironmaster.core.refusal import name
from ironmaster.games.brass import flow
from ironmaster.games.brass.board import INDUSTRIES
from ironmaster.games.brass.ledger import Ledger, Sum, Tile
from ironmaster.games.brass.pieces import owner_of
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import COAL, Tables
from ironmaster.games.brass.words import money


def effects(
    t: Tables, names: dict[str, str], before: BrassState, moves: list[int], seat: int, lang: str
) -> list[Effect]:
    """What the moves change, in a fixed order."""
    return _Telling(t, names, Ledger(t, before, moves, seat), lang).all()


class _Telling:
    """The books of some moves in one language."""

    def __init__(self, t: Tables, names: dict[str, str], ledger: Ledger, lang: str) -> None:
        self.t = t
        self.names = names
        self.ledger = ledger
        self.lang = lang
        self.seat = ledger.seat
        self.first, self.last = ledger.first, ledger.last

    def all(self) -> list[Effect]:
        own = [*self._cost(), *self._cash(), *self._income(), *self._points(), *self._spent()]
        return [*own, *self._cards(), *self._others(), *self._tiles(), *self._cubes(), *self._tracks(), *self._cotton()]

    # The five that come first

    def _cost(self) -> list[Effect]:
        spent = self.ledger.spent
        if not spent:
            return []
        parts = " + ".join(map(self._sum, spent))
        free = Counter(self.ledger.used)
        sources = [self._source(industry, slot, cubes) for (industry, slot), cubes in free.items()]
        total = money(self.lang, sum(part.pounds for part in spent))
        return [Effect("cost", self._say("effect-cost"), "", total, self._joined([parts, *sources]))]

    def _cash(self) -> list[Effect]:
        was, now = self.first.cash[self.seat], self.last.cash[self.seat]
        if was == now and not self.ledger.got:
            return []
        note = self._joined(list(map(self._sum, self.ledger.got)))
        tone = GAIN if now > was else ""
        return [Effect("cash", self._say("effect-cash"), money(self.lang, was), money(self.lang, now), note, tone)]

    def _income(self) -> list[Effect]:
        was, now = self.first.income[self.seat], self.last.income[self.seat]
        if was == now:
            return []
        notes = [self._flip(tile) for tile in self.ledger.flips if tile.owner == self.seat]
        notes += [self._sum(sum_) for sum_ in self.ledger.got if sum_.case == "got-loan"]
        label, tone = self._say("effect-income"), GAIN if now > was else LOSS
        return [Effect("income", label, self._pounds(was), self._pounds(now), self._joined(notes), tone)]

    def _points(self) -> list[Effect]:
        was, now = self.ledger.points(self.first), self.ledger.points(self.last)
        flipped = [(tile, 1) for tile in self.ledger.flips if tile.owner == self.seat]
        gone = [(tile, -1) for tile in self.ledger.gone if tile.owner == self.seat and tile.flipped]
        notes, links = [], now - was
        for tile, sign in flipped + gone:
            points = sign * self.t.face_points[tile.face]
            links -= points
            notes.append(self._say("points-tile", **self._named(tile), points=_signed(points)))
        if links:
            notes.append(self._say("points-links", points=_signed(links)))
        if not notes:
            return []
        tone = GAIN if now > was else LOSS if now < was else ""
        return [Effect("points", self._say("effect-points"), str(was), str(now), self._joined(notes), tone)]

    def _spent(self) -> list[Effect]:
        if not self.ledger.spent:
            return []
        same = (self.first.era, self.first.round) == (self.last.era, self.last.round)
        was, now = self.first.spent[self.seat] if same else 0, self.last.spent[self.seat]
        place = flow.next_order(self.last).index(self.seat) + 1
        note = self._say("place", place=place, seats=self.t.seats)
        return [Effect("spent", self._say("effect-spent"), money(self.lang, was), money(self.lang, now), note)]

    # What else matters

    def _cards(self) -> list[Effect]:
        cards = [self.t.card_ids[card] for card in self.ledger.cards]
        if not cards:
            return []
        named = ", ".join(self.names.get(card) or str(name("brass", self.lang, f"@{card}")) for card in cards)
        return [Effect("cards", self._say("effect-cards", cards=len(cards)), "", named)]

    def _others(self) -> list[Effect]:
        """What others gain by tiles of theirs that flip."""
        found = []
        for seat in range(self.t.seats):
            tiles = [tile for tile in self.ledger.flips if tile.owner == seat != self.seat]
            if tiles:
                was, now = self._pounds(self.first.income[seat]), self._pounds(self.last.income[seat])
                note = self._joined([f"{self._flip(tile)}, {self._worth(tile)}" for tile in tiles])
                found.append(Effect("other", self._say("effect-other", seat=who(seat)), was, now, note))
        return found

    def _tiles(self) -> list[Effect]:
        found = []
        for tile in self.ledger.gone:
            text = self._say("tile-of", tile=self._face(tile.face), place=self._place(tile.slot), seat=who(tile.owner))
            tone = LOSS if tile.owner == self.seat else ""
            found.append(Effect("tile", self._say("effect-gone"), text, "", tone=tone))
        if self.ledger.scrapped:
            text = ", ".join(self._face(face) for face in self.ledger.scrapped)
            found.append(Effect("pile", self._say("effect-scrapped"), text, ""))
        return found

    def _cubes(self) -> list[Effect]:
        found = []
        for slot in range(self.t.slots):
            was, now = self.first.cubes[slot], self.last.cubes[slot]
            if was != now and self.last.tile[slot] >= 0:
                industry = INDUSTRIES[self.t.face_industry[self.last.tile[slot]]]
                owner = owner_of(self.last, slot)
                note = "" if owner == self.seat else self._say("owner", seat=who(owner))
                label = self._say(f"effect-cubes-{industry}", place=self._place(slot))
                found.append(Effect("cubes", label, str(was), str(now), note))
        return found

    def _tracks(self) -> list[Effect]:
        tracks = (
            ("coal", self.first.coal, self.last.coal, self.t.coal_price),
            ("iron", self.first.iron, self.last.iron, self.t.iron_price),
        )
        return [
            Effect("market", self._say(f"effect-market-{kind}"), str(was), str(now), self._next_price(prices[now]))
            for kind, was, now, prices in tracks
            if was != now
        ]

    def _next_price(self, pounds: int) -> str:
        return self._say("next-price", price=money(self.lang, pounds))

    def _cotton(self) -> list[Effect]:
        """A sale that a tile of the distant market decides: what it brings is not known yet."""
        if not self.last.stack or kind_of(self.last.stack[-1]) != f.MARKET:
            return []
        space = self.last.cotton
        bonus = self._say("bonus-cash" if self.t.bonus_is_cash else "bonus-income", bonus=self.t.bonus[space])
        now = self._say("cotton-open", space=space + 1, spaces=self.t.closed, bonus=bonus)
        return [Effect("cotton", self._say("effect-cotton"), now, "", self._say("cotton-draw"))]

    # Words

    def _say(self, key: str, **params: str | int) -> str:
        return say("brass", self.lang, key, {field: name("brass", self.lang, value) for field, value in params.items()})

    def _joined(self, notes: list[str]) -> str:
        whole = "".join(notes[:1])
        for note in notes[1:]:
            whole = self._say("joined", first=whole, second=note)
        return whole

    def _sum(self, sum_: Sum) -> str:
        place = self._place(sum_.slot) if sum_.slot >= 0 else ""
        pounds = money(self.lang, sum_.pounds)
        return self._say(sum_.case, pounds=pounds, what=sum_.what, place=place, cubes=sum_.cubes)

    def _source(self, industry: int, slot: int, cubes: int) -> str:
        return self._say("from-coal" if industry == COAL else "from-iron", place=self._place(slot), cubes=cubes)

    def _flip(self, tile: Tile) -> str:
        return self._say("flips", **self._named(tile), spaces=tile.spaces)

    def _worth(self, tile: Tile) -> str:
        return self._say("worth", points=self.t.face_points[tile.face])

    def _named(self, tile: Tile) -> dict[str, str | int]:
        return {"tile": f"@{INDUSTRIES[self.t.face_industry[tile.face]]}", "place": self._place(tile.slot)}

    def _face(self, face: int) -> str:
        industry = name("brass", self.lang, f"@{INDUSTRIES[self.t.face_industry[face]]}")
        return f"{industry} {self.t.face_level[face]}"

    def _place(self, slot: int) -> str:
        return self.names[self.t.place_ids[self.t.place_of[slot]]]

    def _pounds(self, space: int) -> str:
        return _signed(self.t.pounds[space])


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
