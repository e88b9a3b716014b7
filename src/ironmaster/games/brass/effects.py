"""The effects of moves of Brass on the seat that makes them, in words."""

from ironmaster.core.effects import LOSS, Effect
from ironmaster.core.frames import kind_of
from ironmaster.core.naming import Called, Value, who
from ironmaster.core.refusal import name
from ironmaster.games.brass import flow
from ironmaster.games.brass.board import INDUSTRIES
from ironmaster.games.brass.ledger import Ledger, no_second_rail
from ironmaster.games.brass.names import GAME, Places, card_of, face_of
from ironmaster.games.brass.pieces import owner_of
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.tables import COAL, Tables
from ironmaster.games.brass.words import money
from ironmaster.kit.effects import tone
from ironmaster.kit.ledger import LedgerEffectLines, Sum, Tile


class Effects(LedgerEffectLines[BrassState]):
    """The effects of some moves in one language."""

    def __init__(self, t: Tables, names: Places, ledger: Ledger, lang: str) -> None:
        super().__init__(GAME, lang, money, ledger)
        self.t = t
        self.names = names
        self.ledger: Ledger = ledger

    def all(self) -> list[Effect]:
        """All effects, in a fixed order."""
        paid = [*self.cost_effects(), *self.cash_effects(lambda s: s.cash)]
        own = [*paid, *self._income(), *self._points(), *self._spent()]
        board = [*self._others(), *self._tiles(), *self._cubes(), *self._tracks()]
        return [*own, *self._cards(), *board, *self._rail(), *self._cotton()]

    # The five leading effects

    def _income(self) -> list[Effect]:
        notes = [self._flip(tile) for tile in self.ledger.flips if tile.owner == self.seat]
        notes += [self.sum_words(sum_) for sum_ in self.ledger.got if sum_.case == "got-loan"]
        was, now = self.first.income[self.seat], self.last.income[self.seat]
        return self.change("income", was, now, self._pounds, self.joined(notes))

    def _points(self) -> list[Effect]:
        was, now = self.ledger.points(self.first), self.ledger.points(self.last)
        flipped = [(tile, 1) for tile in self.ledger.flips if tile.owner == self.seat]
        gone = [(tile, -1) for tile in self.ledger.gone if tile.owner == self.seat and tile.flipped]
        notes, links = [], now - was
        for tile, sign in flipped + gone:
            points = sign * self.t.face_points[tile.face]
            links -= points
            notes.append(self.say("points-tile", **self._named(tile), points=_signed(points)))
        if links:
            notes.append(self.say("points-links", points=_signed(links)))
        if not notes:
            return []
        return [self.line("points", str(was), str(now), self.joined(notes), tone(was, now))]

    def _spent(self) -> list[Effect]:
        if not self.ledger.spent:
            return []
        same = (self.first.era, self.first.round) == (self.last.era, self.last.round)
        was, now = self.first.spent[self.seat] if same else 0, self.last.spent[self.seat]
        place = flow.next_order(self.last).index(self.seat) + 1
        note = self.say("place", place=place, seats=self.t.seats)
        return [self.line("spent", self.money(was), self.money(now), note)]

    # Other effects

    def _cards(self) -> list[Effect]:
        cards = [self.t.card_ids[card] for card in self.ledger.cards]
        if not cards:
            return []
        named = [str(name(GAME, self.lang, card_of(self.names, card))) for card in cards]
        return [Effect("cards", self.say("effect-cards", cards=len(cards)), "", ", ".join(named))]

    def _others(self) -> list[Effect]:
        return self.others_effects(
            self.t.seats,
            lambda s, seat: self._pounds(s.income[seat]),
            self._flip_of_other,
        )

    def _tiles(self) -> list[Effect]:
        found = []
        for tile in self.ledger.gone:
            text = self.say("tile-of", tile=self._face(tile.face), place=self._place(tile.slot), seat=who(tile.owner))
            lost = LOSS if tile.owner == self.seat else ""
            found.append(Effect("tile", self.say("effect-gone"), text, "", tone=lost))
        if self.ledger.scrapped:
            text = ", ".join(self._face(face).text(self.lang) for face in self.ledger.scrapped)
            found.append(self.labelled("pile", "scrapped", text, ""))
        return found

    def _cubes(self) -> list[Effect]:
        found = []
        for slot in range(self.t.slots):
            was, now = self.first.cubes[slot], self.last.cubes[slot]
            if was != now and self.last.tile[slot] >= 0:
                industry = INDUSTRIES[self.t.face_industry[self.last.tile[slot]]]
                owner = owner_of(self.last, slot)
                note = "" if owner == self.seat else self.say("owner", seat=who(owner))
                label = self.say(f"effect-cubes-{industry}", place=self._place(slot))
                found.append(Effect("cubes", label, str(was), str(now), note))
        return found

    def _tracks(self) -> list[Effect]:
        tracks = (
            ("coal", self.first.coal, self.last.coal, self.t.coal_price),
            ("iron", self.first.iron, self.last.iron, self.t.iron_price),
        )
        return [
            Effect("market", self.say(f"effect-market-{kind}"), str(was), str(now), self._next_price(prices[now]))
            for kind, was, now, prices in tracks
            if was != now
        ]

    def _next_price(self, pounds: int) -> str:
        return self.say("next-price", price=self.money(pounds))

    def _rail(self) -> list[Effect]:
        """Why the action ends with one rail although nobody stopped it."""
        if self.ledger.alone is None:
            return []
        key, params = no_second_rail(self.t, self.ledger.alone, self.seat)
        return [Effect("rail", self.say("effect-second-rail"), "", "", self.say(key, **params))]

    def _cotton(self) -> list[Effect]:
        """A sale to the distant market, whose result is not known yet."""
        if not self.last.stack or kind_of(self.last.stack[-1]) != f.MARKET:
            return []
        space = self.last.cotton
        bonus = self.say("bonus-cash" if self.t.bonus_is_cash else "bonus-income", bonus=self.t.bonus[space])
        now = self.say("cotton-open", space=space + 1, spaces=self.t.closed, bonus=bonus)
        return [Effect("cotton", self.say("effect-cotton"), now, "", self.say("cotton-draw"))]

    # Words

    def sum_words(self, sum_: Sum) -> str:
        params: dict[str, Value] = {"pounds": self.money(sum_.amount), "what": sum_.what, "cubes": sum_.cubes}
        if sum_.slot >= 0:
            params["place"] = self._place(sum_.slot)
        return self.say(sum_.case, **params)

    def source_words(self, industry: int, slot: int, cubes: int) -> str:
        return self.say("from-coal" if industry == COAL else "from-iron", place=self._place(slot), cubes=cubes)

    def _flip(self, tile: Tile) -> str:
        return self.say("flips", **self._named(tile), spaces=tile.spaces)

    def _flip_of_other(self, tile: Tile) -> str:
        points = self.t.face_points[tile.face]
        return self.say("flips-worth", **self._named(tile), spaces=tile.spaces, points=points)

    def _named(self, tile: Tile) -> dict[str, Value]:
        return {"tile": f"@{INDUSTRIES[self.t.face_industry[tile.face]]}", "place": self._place(tile.slot)}

    def _face(self, face: int) -> Called:
        return face_of(INDUSTRIES[self.t.face_industry[face]], self.t.face_level[face])

    def _place(self, slot: int) -> Called:
        return self.names[self.t.place_ids[self.t.place_of[slot]]]

    def _pounds(self, space: int) -> str:
        return _signed(self.t.pounds[space])


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
