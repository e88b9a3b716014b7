"""Views, sentences and facts of Cartel."""

from ironmaster.core.contract import Facts, Words
from ironmaster.core.elements import ACTION, Element
from ironmaster.core.fields import DeclaredViews
from ironmaster.core.messages import say
from ironmaster.core.naming import who
from ironmaster.core.seats import seat_of

from .law import DEAL, ORDERS, RULES, TRADES, CartelState


class CartelViews(DeclaredViews[CartelState]):
    """Trades are hidden until the end."""

    def sees(self, s: CartelState, owner: int, seat: int) -> bool:
        return s.done == 1 or super().sees(s, owner, seat)

    def known_to(self, before: CartelState, action: int) -> int:  # noqa: ARG002
        return (action - DEAL) // len(TRADES) if action >= DEAL else -1


class CartelWords(Words[CartelState]):
    """Sentences."""

    def prompt(self, s: CartelState, lang: str) -> str:
        seat = self.law.to_act(s)
        if seat < 0:
            return super().prompt(s, lang)
        order = say("cartel", lang, f"name-{ORDERS[s.order]}", {})
        return say("cartel", lang, "prompt", {"seat": who(seat), "order": order, "cash": s.cash[seat], "bid": s.bid})

    def sentence(self, before: CartelState, action: int, after: CartelState, lang: str) -> str:
        verb, *words = self.law.actions.text(action).split()
        seat = seat_of(words[0], len(before.cash)) if verb == "deal" else before.turn
        order = say("cartel", lang, f"name-{ORDERS[max(before.order, after.order)]}", {})
        trade = say("cartel", lang, f"name-{words[1]}", {}) if verb == "deal" else ""
        did = say("cartel", lang, f"did-{verb}", {"seat": who(seat), "bid": action, "order": order, "trade": trade})
        if after.owner == before.owner:
            return did
        winner = after.owner[before.order]
        paid, points = before.cash[winner] - after.cash[winner], after.points[winner] - before.points[winner]
        won = say("cartel", lang, "then-won", {"seat": who(winner), "order": order, "bid": paid, "points": points})
        return f"{did} {won}"


class CartelFacts(Facts[CartelState]):
    """Facts for a page."""

    def menus(self) -> list[list[Element]]:
        return [[Element(ACTION, "bid"), Element(ACTION, "pass")]]

    def rule(self, action: int) -> str:
        return RULES.get(self.law.actions.text(action).split()[0], "cartel.bid.once")

    def figures(self, s: CartelState) -> dict[str, list[int]]:
        return {"points": s.points[:], "cash": s.cash[:]}
