"""Sentences of Brass: prompts, moves and their consequences."""

from typing import Final

from ironmaster.core.contract import CHANCE, OVER, Words
from ironmaster.core.naming import Called, Value, who
from ironmaster.games.brass import tables as v
from ironmaster.games.brass.board import ERAS, INDUSTRIES
from ironmaster.games.brass.flow import to_act
from ironmaster.games.brass.law import BrassLaw
from ironmaster.games.brass.ledger import Change, no_second_rail, spent_in, steps_of
from ironmaster.games.brass.names import GAME, Places, card_of, money_of
from ironmaster.games.brass.pieces import owner_of, top_face
from ironmaster.games.brass.reasons import decision
from ironmaster.games.brass.scoring import ranking
from ironmaster.games.brass.state import FINISHED, BrassState
from ironmaster.games.brass.steps import frames as f
from ironmaster.games.brass.steps.liquidate import due, worth
from ironmaster.games.brass.tables import KINDS, Tables
from ironmaster.kit.bits import members
from ironmaster.kit.speech import Speaker, money_in, tell

KEYS: Final = (
    *("build", "combine", "link", "develop", "sell", "sell-market", "loan", "pass", "stop", "discard", "coal", "iron"),
    *("liquidate", "first", "draw", "turn-up"),
)

DECIDED: Final = (
    *(v.BUILD, v.COMBINE, v.LINK, v.DEVELOP, v.SELL, v.SELL_MARKET, v.LOAN, v.PASS),
    *(v.DISCARD, v.COAL_FROM, v.IRON_FROM),
)
"""The moves after which something may happen without a question."""

Params = dict[str, Value]
money: Final = money_in(GAME, "pounds")


class BrassWords(Words[BrassState]):
    """The sentences of one game, with the names of its board."""

    def __init__(self, law: BrassLaw) -> None:
        super().__init__(law)
        self.t: Tables = law.t
        self.names: Places = law.names

    def prompt(self, s: BrassState, lang: str) -> str:
        """The question for the seat to act."""
        actor = to_act(s)
        if actor in (OVER, CHANCE):
            return self._say(lang, f"prompt-{decision(s)}", {})
        params: Params = {
            "seat": who(actor),
            "actions": s.actions,
            "cash": s.cash[actor],
            "owed": due(self.t, s, actor),
        }
        return self._say(lang, f"prompt-{decision(s)}", params)

    def sentence(self, before: BrassState, move: int, after: BrassState, lang: str) -> str:
        """A move or outcome: the act itself, then its consequences."""
        verb = self.t.verb[move]
        steps = steps_of(self.t, before, move) if verb in DECIDED else []
        params = self._params(before, move) | {"paid": spent_in(steps[:1])}
        parts = [self._say(lang, f"did-{KEYS[verb]}", params)]
        told = [told for change in steps[1:] for told in self._used(change)]
        parts += [self._say(lang, key, params) for key, params in [*told, *self._consequences(before, after)]]
        return " ".join(parts)

    def chapter(self, s: BrassState, lang: str) -> str:
        """The era and the round."""
        if s.phase == FINISHED:
            return self._say(lang, "chapter-end", {})
        return self._say(lang, "chapter", {"era": ERAS[s.era], "round": s.round})

    def standings(self, s: BrassState, lang: str) -> str:
        """Cash, income and points of each seat; at the end, from first to last."""
        seats = ranking(self.t, s) if s.phase == FINISHED else list(range(self.t.seats))
        return Speaker(GAME, lang, money).joined([self._standing(s, seat, lang) for seat in seats])

    def _standing(self, s: BrassState, seat: int, lang: str) -> str:
        income = money(lang, self.t.pounds[s.income[seat]])
        params: Params = {"seat": who(seat), "cash": money(lang, s.cash[seat]), "income": income}
        return self._say(lang, "standing", {**params, "points": s.points[seat]})

    def _say(self, lang: str, key: str, params: Params) -> str:
        return tell(GAME, lang, key, params)

    def place(self, place: int) -> Called:
        """The printed name of a place."""
        return self.names[self.t.place_ids[place]]

    def card(self, card: int) -> Value:
        """The name of a card."""
        return card_of(self.names, self.t.card_ids[card])

    def _town(self, slot: int) -> Called:
        return self.place(self.t.place_of[slot])

    def _params(self, before: BrassState, move: int) -> Params:
        t = self.t
        verb, arg, other = t.verb[move], t.arg[move], t.other[move]
        seat = before.order[before.at] if before.at < t.seats else 0
        params: Params = {"seat": who(seat)}
        if verb in (v.BUILD, v.COMBINE):
            params |= self._building(before, seat, arg // KINDS, arg % KINDS)
            params["card"] = self.card(other)
        elif verb == v.LINK:
            params |= {"from": self.place(t.end_a[arg]), "to": self.place(t.end_b[arg]), "era": f"@{ERAS[before.era]}"}
        elif verb == v.DEVELOP:
            face = top_face(t, before, seat, arg)
            params |= {"industry": f"@{INDUSTRIES[arg]}", "level": t.face_level[face]}
        elif verb == v.SELL:
            params |= {"place": self._town(arg), "port": self._town(other), **self._of(before, seat, other)}
        elif verb in (v.SELL_MARKET, v.COAL_FROM, v.IRON_FROM, v.LIQUIDATE):
            params |= {"place": self._town(arg), "tile": self._tile(before, arg), **self._of(before, seat, arg)}
            params["got"] = worth(t, before.tile[arg])
        elif verb in (v.DISCARD, v.DRAW):
            params["card"] = self.card(arg)
        elif verb == v.FIRST:
            params["seat"] = who(arg)
        else:
            params["amount"] = arg
        return params

    def _building(self, s: BrassState, seat: int, slot: int, industry: int) -> Params:
        face = top_face(self.t, s, seat, industry)
        level = self.t.face_level[face]
        return {"place": self._town(slot), "industry": f"@{INDUSTRIES[industry]}", "level": level}

    def _of(self, s: BrassState, seat: int, slot: int) -> Params:
        """Whose tile is in a slot: that of the seat itself, or of another."""
        return {"owner": self._owner(s, slot), "whose": "own" if owner_of(s, slot) == seat else "other"}

    def _owner(self, s: BrassState, slot: int) -> str:
        return who(max(0, owner_of(s, slot)))

    def _tile(self, s: BrassState, slot: int) -> str:
        return f"@{INDUSTRIES[self.t.face_industry[s.tile[slot]]]}" if s.tile[slot] >= 0 else "-"

    def _used(self, change: Change) -> list[tuple[str, Params]]:
        """The source, card or track that a step used without a question."""
        before, after, seat = change.before, change.after, change.before.order[change.before.at]
        if change.kind == f.DISCARD:
            cards = [card for card, number in enumerate(after.discard) if number > before.discard[card]]
            return [("then-discard", {"seat": who(seat), "card": self.card(card)}) for card in cards]
        if change.kind == f.RAIL_AGAIN:
            return [no_second_rail(self.t, before, seat)]
        if change.kind == f.PLACE:
            return self._filled(before, after, after.cash[seat] - before.cash[seat])
        return self._source(change, seat) if change.kind in (f.COAL, f.IRON) else []

    def _filled(self, before: BrassState, after: BrassState, got: int) -> list[tuple[str, Params]]:
        tracks = (("coal", after.coal - before.coal), ("iron", after.iron - before.iron))
        return [(f"then-fill-{kind}", {"cubes": cubes, "got": got}) for kind, cubes in tracks if cubes]

    def _source(self, change: Change, seat: int) -> list[tuple[str, Params]]:
        before, after = change.before, change.after
        key = "then-coal" if change.kind == f.COAL else "then-iron"
        for slot in range(self.t.slots):
            if after.cubes[slot] < before.cubes[slot]:
                return [(key, {"owner": self._owner(before, slot), "place": self._town(slot)})]
        return [(f"{key}-track", {"paid": before.cash[seat] - after.cash[seat]})]

    def _consequences(self, before: BrassState, after: BrassState) -> list[tuple[str, Params]]:
        found: list[tuple[str, Params]] = []
        if after.era != before.era:
            return [("then-era", {"era": f"@{ERAS[after.era]}"})]
        for slot in members(after.flipped & ~before.flipped):
            place, tile = self._town(slot), self._tile(after, slot)
            found.append(("then-flip", {"owner": self._owner(after, slot), "tile": tile, "place": place}))
        for seat in range(self.t.seats):
            spaces = after.income[seat] - before.income[seat]
            if spaces:
                income = money_of(self.t.pounds[after.income[seat]])
                key = "then-advance" if spaces > 0 else "then-go-back"
                found.append((key, {"seat": who(seat), "spaces": abs(spaces), "income": income}))
        if after.cotton > before.cotton and after.cotton == self.t.closed:
            found.append(("then-closed", {}))
        if to_act(after) == OVER and to_act(before) != OVER:
            found.append(("then-over", {}))
        return found
