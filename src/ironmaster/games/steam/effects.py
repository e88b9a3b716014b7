"""What moves of Steam would change for the seat that makes them, in words."""

from ironmaster.core.effects import GAIN, LOSS, Effect
from ironmaster.core.messages import say
from ironmaster.core.naming import Value, signed, who
from ironmaster.core.refusal import name
from ironmaster.games.steam import scoring, story
from ironmaster.games.steam import tables as v
from ironmaster.games.steam.names import GAME, Names, money
from ironmaster.games.steam.state import OPENING, SteamState
from ironmaster.games.steam.steps import route, take
from ironmaster.games.steam.tables import KINDS, Tables
from ironmaster.kit import bag

WITHIN = (story.DONE, story.LINK, story.DELIVERED, story.CAPPED)
"""Steps that belong to the action itself."""


def effects(t: Tables, names: Names, before: SteamState, moves: list[int], seat: int, lang: str) -> list[Effect]:
    """What the moves change, in a fixed order."""
    telling = _Telling(t, names, before, seat, lang)
    for move in moves:
        telling.book(move)
    return telling.all()


class _Telling:
    """Some moves of one seat, booked step by step until its action is done."""

    def __init__(self, t: Tables, names: Names, start: SteamState, seat: int, lang: str) -> None:
        self.t = t
        self.names = names
        self.seat = seat
        self.lang = lang
        self.first = self.last = start
        self.next = start
        """The table after all that follows, from which the next move is made."""
        self.cost = 0
        self.parts: list[str] = []
        """What the cost is made of."""
        self.lines: list[Effect] = []

    def book(self, move: int) -> None:
        """Take in one move and what follows from it within the action."""
        within = True
        for happening in story.happenings(self.t, self.next, move):
            within = within and happening.what in WITHIN
            if within:
                if happening.what == story.DONE:
                    self._decided(happening.before, happening.after, move)
                elif happening.what == story.DELIVERED:
                    self._delivered(happening.before)
                self.last = happening.after
            self.next = happening.after

    def _decided(self, before: SteamState, after: SteamState, move: int) -> None:
        verb, arg, other = self.t.verb[move], self.t.arg[move], self.t.other[move]
        if verb == v.LAY:
            self._laid(before, arg, other)
        elif verb == v.TAKE and arg == v.LOCOMOTIVE:
            self._spend("part-locomotive", take.locomotive_price(self.t, before, self.seat))
        elif verb == v.PAY:
            tile = before.tile[self.seat]
            self._spend("part-action", take.price(self.t, tile), tile=self.names.tile[tile])
        elif verb == v.BID:
            self._bid(before, arg)
        elif verb == v.SUPPLY:
            cubes = ", ".join(self.names.colour[kind].text(self.lang) for kind in bag.kinds(before.supply[arg], KINDS))
            self.lines.append(Effect("goods", self._say("effect-goods"), "", cubes, tone=GAIN))
        elif verb == v.STOP:
            gone = len(story.lost(self.t, before, after, self.seat))
            if gone:
                self.lines.append(Effect("lost", self._say("effect-lost"), "", str(gone), tone=LOSS))

    # What is paid

    def _laid(self, s: SteamState, where: int, pattern: int) -> None:
        t = self.t
        self._spend("part-exits", t.exit_cost * t.exit_count[pattern], exits=t.exit_count[pattern])
        if t.town_cost[where]:
            self._spend("part-town", t.town_cost[where], place=self.names.hex[where])
        if s.lay[where] < 0 and t.terrain_cost[where]:
            both = t.hill[where] and t.river[where]
            case = "part-hill-river" if both else "part-hill" if t.hill[where] else "part-river"
            self._spend(case, t.terrain_cost[where])

    def _spend(self, case: str, dollars: int, **params: Value) -> None:
        if dollars:
            self.cost += dollars
            self.parts.append(self._say(case, dollars=money(self.lang, dollars), **params))

    def _bid(self, s: SteamState, bid: int) -> None:
        key = "effect-bid-opening" if s.phase == OPENING else "effect-bid"
        self.lines.append(Effect("bid", self._say(key, place=len(s.places) + 1), "", money(self.lang, bid)))

    # What is delivered

    def _delivered(self, s: SteamState) -> None:
        """Points that each owner is to place, the mover first."""
        shares = route.tally(s)
        places = " \u2013 ".join(self.names.place[node].text(self.lang) for node in story.stations(s))
        self.lines.append(Effect("route", self._say("effect-route", cube=self.names.colour[s.route[1]]), "", places))
        for seat in [self.seat, *(other for other in s.order if other != self.seat)]:
            if shares[seat]:
                label = self._say("effect-share", seat=who(seat))
                tone = GAIN if seat == self.seat else ""
                self.lines.append(Effect("share", label, "", self._say("points", points=shares[seat]), tone=tone))

    # All of it

    def all(self) -> list[Effect]:
        own = [*self._cost(), *self._cash(), *self._income(), *self._points(), *self._level()]
        return [*own, *self._links(), *self._worth(), *self.lines]

    def _cost(self) -> list[Effect]:
        if not self.cost:
            return []
        return [Effect("cost", self._say("effect-cost"), "", money(self.lang, self.cost), " + ".join(self.parts))]

    def _cash(self) -> list[Effect]:
        was, now = self.first.cash[self.seat], self.last.cash[self.seat]
        if was == now:
            return []
        tone = GAIN if now > was else ""
        return [Effect("cash", self._say("effect-cash"), money(self.lang, was), money(self.lang, now), "", tone)]

    def _income(self) -> list[Effect]:
        was, now = self.first.income[self.seat], self.last.income[self.seat]
        if was == now:
            return []
        note = self._say("loans", loans=was - now) if now < was else ""
        tone = GAIN if now > was else LOSS
        return [Effect("income", self._say("effect-income"), signed(was), signed(now), note, tone)]

    def _points(self) -> list[Effect]:
        was, now = self.first.points[self.seat], self.last.points[self.seat]
        if was == now:
            return []
        note = self._say("loans", loans=(was - now) // self.t.loan_points) if now < was else ""
        tone = GAIN if now > was else LOSS
        return [Effect("points", self._say("effect-points"), str(was), str(now), note, tone)]

    def _level(self) -> list[Effect]:
        was, now = self.first.level[self.seat], self.last.level[self.seat]
        return [Effect("level", self._say("effect-level"), str(was), str(now), "", GAIN)] if was != now else []

    def _links(self) -> list[Effect]:
        """Links that are complete now: the seat's own, then those of others."""
        found = []
        ports = story.completed(self.t, self.first, self.last)
        for seat in [self.seat, *(other for other in self.last.order if other != self.seat)]:
            own = [port for port in ports if self.last.holder[port] == seat]
            if own:
                named = ", ".join(self.names.link(port, self.last.end[port]).text(self.lang) for port in own)
                label = self._say("effect-links" if seat == self.seat else "effect-links-other", seat=who(seat))
                was, now = self.first.links[seat], self.last.links[seat]
                found.append(Effect("links", label, str(was), str(now), named, GAIN if seat == self.seat else ""))
        return found

    def _worth(self) -> list[Effect]:
        """What the seat would have if the game ended now."""
        was, now = (scoring.worth(self.t, s, self.seat) for s in (self.first, self.last))
        if was == now:
            return []
        tone = GAIN if now > was else LOSS
        return [Effect("worth", self._say("effect-worth"), signed(was), signed(now), "", tone)]

    # Words

    def _say(self, key: str, **params: Value) -> str:
        return say(GAME, self.lang, key, {field: name(GAME, self.lang, value) for field, value in params.items()})
