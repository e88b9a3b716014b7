"""Sentences of Industria: prompts, moves and their consequences."""

from functools import reduce
from typing import Final

from ironmaster.core.contract import CHANCE, OVER, Words
from ironmaster.core.naming import Value, who
from ironmaster.games.industria import tables as v
from ironmaster.games.industria import trace
from ironmaster.games.industria.flow import to_act
from ironmaster.games.industria.law import IndustriaLaw
from ironmaster.games.industria.names import Names
from ironmaster.games.industria.reasons import decision
from ironmaster.games.industria.scoring import ranking, worth
from ironmaster.games.industria.state import FINISHED, FIRST_PLAYER, NOBODY, NOTHING, IndustriaState
from ironmaster.games.industria.steps import bid, build, source
from ironmaster.games.industria.tables import TECHNOLOGY, Tables
from ironmaster.games.industria.trace import TraceStep
from ironmaster.kit import bits
from ironmaster.kit.speech import tell

KEYS: Final = ("offer", "bid", "pass", "sell", "keep", "lay", "cash", "stop", "use", "buy", "first", "reveal")

Params = dict[str, Value]


class IndustriaWords(Words[IndustriaState]):
    """The sentences of one game, with the names of its board."""

    def __init__(self, law: IndustriaLaw) -> None:
        super().__init__(law)
        self.t: Tables = law.t
        self.names: Names = law.names

    def prompt(self, s: IndustriaState, lang: str) -> str:
        """The question for the seat to act."""
        actor = to_act(s)
        now = decision(s)
        if actor in (OVER, CHANCE):
            return self._say(lang, "prompt-first" if s.phase == FIRST_PLAYER else f"prompt-{now}", {})
        params: Params = {"seat": who(actor), "cash": s.cash[actor]}
        if s.lot != NOTHING:
            params |= {"tile": self.names.tile[s.lot], "bid": s.bid, "lowest": bid.lowest(self.t, s)}
        if s.bidder != NOBODY:
            params["bidder"] = who(s.bidder)
        if s.laying != NOTHING:
            params |= {"tile": self.names.tile[s.laying], "material": self.names.material[source.needed(self.t, s)]}
        return self._say(lang, f"prompt-{now}{'-first' if now == 'bid' and s.bidder == NOBODY else ''}", params)

    def sentence(self, before: IndustriaState, action: int, after: IndustriaState, lang: str) -> str:  # noqa: ARG002
        """A move or outcome: the act itself, then its consequences."""
        did, *followed = trace.trace(self.t, before, action)
        parts = [self._say(lang, f"did-{KEYS[self.t.verb[action]]}", self._params(before, action))]
        for step in (did, *followed):
            if step is not did:
                parts += self._followed(step, lang)
            parts += self._turned(step, lang)
        return " ".join(parts)

    def chapter(self, s: IndustriaState, lang: str) -> str:
        """The epoch and the round within it."""
        if s.phase == FINISHED:
            return self._say(lang, "chapter-end", {})
        if s.round == 0:
            return self._say(lang, "chapter-start", {})
        params: Params = {"epoch": s.epoch + 1, "round": self._round(s), "rounds": self.t.rounds_an_epoch}
        return self._say(lang, "chapter", params)

    def standings(self, s: IndustriaState, lang: str) -> str:
        """Money and points of each seat; at the end, from first to last."""
        seats = ranking(self.t, s) if s.phase == FINISHED else list(range(self.t.seats))
        standings = [self._standing(s, seat, lang) for seat in seats]
        return reduce(lambda first, second: self._say(lang, "joined", {"first": first, "second": second}), standings)

    def _standing(self, s: IndustriaState, seat: int, lang: str) -> str:
        params: Params = {
            "seat": who(seat),
            "cash": s.cash[seat],
            "points": s.points[seat],
            "worth": worth(self.t, s, seat),
        }
        return self._say(lang, "standing-end" if s.phase == FINISHED else "standing", params)

    def _round(self, s: IndustriaState) -> int:
        return (s.round - 1) % self.t.rounds_an_epoch + 1

    def _say(self, lang: str, key: str, params: Params) -> str:
        return tell("industria", lang, key, params)

    def _params(self, s: IndustriaState, action: int) -> Params:
        t = self.t
        verb, arg, other = t.verb[action], t.arg[action], t.other[action]
        params: Params = {"seat": who(s.at)}
        if verb in (v.OFFER, v.LAY, v.CASH, v.USE, v.REVEAL):
            params["tile"] = self.names.tile[arg]
        if verb in (v.SELL, v.KEEP):
            params |= {"tile": self.names.tile[s.lot], "bidder": who(s.bidder), "bid": s.bid}
            params |= {"next": who((s.hammer + 1) % t.seats), "left": bits.count(s.display) - 1}
        if verb == v.BID:
            params["bid"] = arg
        elif verb == v.LAY:
            params["price"] = build.price(t, s, s.at, arg)
        elif verb == v.CASH:
            params["value"] = t.raw_value
        elif verb == v.BUY:
            params |= {"material": self.names.material[arg], "seller": self._seller(other), "price": t.material_price}
        elif verb == v.FIRST:
            params["seat"] = who(arg)
        return params

    def _seller(self, seller: int) -> str:
        return "@bank" if seller == self.t.bank else who(seller)

    def _followed(self, step: TraceStep, lang: str) -> list[str]:
        """A sentence for an automatic step; none for steps that need no mention."""
        before = step.before
        if step.what == trace.IDLE:
            return []
        params: Params = {"seat": who(before.at), "next": who(step.after.at), "price": self.t.material_price}
        params["left"] = bits.count(step.after.display)
        if step.tile >= 0:
            params["tile"] = self.names.tile[step.tile]
        if step.material >= 0:
            params["material"] = self.names.material[step.material]
            params["seller"] = self._seller(step.seller) if step.seller >= 0 else ""
        if step.what == trace.OWN:
            params["factory"] = self.names.tile[self._own_factory(before, step.material)]
        if step.what == trace.LAID:
            params["points"] = step.after.points[before.at] - before.points[before.at]
            params["late"] = step.after.late >> step.tile & 1 if self.t.points[step.tile] else 0
            if not params["points"] and not params["late"]:
                return []
        return [self._say(lang, f"then-{step.what}", params)]

    def _own_factory(self, s: IndustriaState, material: int) -> int:
        """The factory of the builder that makes the material."""
        return bits.members(s.laid[s.at] & self.t.maker_of[material])[0]

    def _turned(self, step: TraceStep, lang: str) -> list[str]:
        """A new round or epoch."""
        before, after = step.before, step.after
        found = []
        if after.epoch > before.epoch:
            params: Params = {"epoch": after.epoch + 1, "extra": self.t.extra[after.epoch]}
            found.append(self._say(lang, "then-epoch", params))
            found += self._lost(before, after, lang)
        if after.round > before.round:
            params = {"round": self._round(after), "seat": who(after.start), "income": self.t.income}
            found.append(self._say(lang, "then-round", params))
        return found

    def _lost(self, before: IndustriaState, after: IndustriaState, lang: str) -> list[str]:
        """The technologies that leave the hands at a change of epoch."""
        lost = after.gone & ~before.gone & self.t.of_kind[TECHNOLOGY]
        return [
            self._say(lang, "then-lost", {"seat": who(seat), "tile": self.names.tile[tile]})
            for seat in range(self.t.seats)
            for tile in bits.members(before.hands[seat] & lost)
        ]
