"""Answers to "why not from there?" before anything is built that needs coal or iron."""

from typing import Final, NamedTuple

from ironmaster.core.elements import Element
from ironmaster.core.naming import Called, Value
from ironmaster.core.offers import Offer
from ironmaster.core.refusal import Refusal, named
from ironmaster.games.brass import clauses as c
from ironmaster.games.brass import tables as v
from ironmaster.games.brass.grounds import Grounds
from ironmaster.games.brass.names import GAME, listed
from ironmaster.games.brass.pieces import top_face
from ironmaster.games.brass.steps import build, coal, link
from ironmaster.games.brass.tables import KINDS, RAIL

SOURCES: Final = (v.COAL_FROM, v.COAL_TRACK, v.IRON_FROM, v.IRON_TRACK)
SHOWN: Final = 6
"""How many builds and rails an answer names at most."""


class Need(NamedTuple):
    """Something that can be built now and takes a cube of coal: a tile at `a` (= `b`), or a rail from `a` to `b`."""

    a: int
    b: int
    mines: list[int]


class Asking(Grounds):
    """The answers about one source, from what the seat could build now."""

    def answers(self) -> list[Refusal]:
        verb, slot = self.words.verb, self.words.slot
        if verb == v.COAL_TRACK:
            return [self._coal_track()]
        if verb == v.IRON_TRACK:
            return [self._iron_track()]
        if verb == v.IRON_FROM:
            held = self.s.works >> slot & 1
            message = "moment-action-iron" if held else ""
            return [self._answer(c.IRON_ANY_WORKS, message, slot) if held else self.refusal(c.IRON_ANY_WORKS)]
        if coal.mine_refusal(self.s, slot):
            return [self.refusal(c.COAL_BOARD_FIRST)]
        return self._mine(slot)

    def _answer(self, clause: int, message: str, *slots: int) -> Refusal:
        where: tuple[Element, ...] = self.slots(*slots)
        return Refusal(c.id_of(clause), dict(self.params), message, where)

    def _mine(self, slot: int) -> list[Refusal]:
        """Where the mine would serve, where another one is nearer, and what it is not connected with."""
        t, s = self.t, self.s
        needs = self.needs()
        of_clause: dict[int, list[Need]] = {c.ALLOWED: [], c.COAL_NEAREST: [], c.DEF_CONNECTED: []}
        for need in needs:
            of_clause[coal.source_refusal(t, s, need.a, need.b, slot)].append(need)
        serves = of_clause[c.ALLOWED]
        self.params["goals"] = self._goals(serves)
        case = "serves" if serves else "idle" if needs else "unneeded"
        found = [self._answer(c.COAL_TIE, f"moment-action-coal-{case}", slot)]
        for clause, message in ((c.COAL_NEAREST, "farther"), (c.DEF_CONNECTED, "unconnected")):
            if of_clause[clause]:
                self.params["goals"] = self._goals(of_clause[clause], mines=clause == c.COAL_NEAREST)
                nearer = [mine for need in of_clause[clause] for mine in need.mines]
                found.append(self._answer(clause, f"moment-action-coal-{message}", slot, *dict.fromkeys(nearer)))
        return found

    def _coal_track(self) -> Refusal:
        needs = self.needs()
        bought = [need for need in needs if not need.mines]
        self.params["goals"] = self._goals(bought)
        self.params["track_price"] = self.t.coal_price[self.s.coal]
        case = "bought" if bought else "mines" if needs else "unneeded"
        return self._answer(c.COAL_BOARD_FIRST, f"moment-action-track-{case}")

    def _iron_track(self) -> Refusal:
        works = self.t.slots_for[v.IRON]
        full = [slot for slot in works if self.s.works >> slot & 1]
        self.params["works"] = self.towns(full)
        case = "works" if full else "bought"
        return self._answer(c.IRON_BOARD_FIRST, f"moment-action-iron-{case}", *full)

    def needs(self) -> list[Need]:
        """All tiles and rails that the seat could build now and that take coal, each place and line once."""
        t, s = self.t, self.s
        offer: Offer = []
        build.moves(t, s, self.seat, offer)
        places = []
        for move in offer:
            slot, industry = divmod(t.arg[move], KINDS)
            if t.face_coal[top_face(t, s, self.seat, industry)]:
                places.append((t.place_of[slot], t.place_of[slot]))
        rails: Offer = []
        if s.era == RAIL:
            link.moves(t, s, self.seat, False, rails)
        places += [(t.end_a[t.arg[move]], t.end_b[t.arg[move]]) for move in rails]
        return [Need(a, b, coal.sources(t, s, a, b)) for a, b in dict.fromkeys(places)]

    def _goals(self, needs: list[Need], *, mines: bool = False) -> Called:
        """The towns and lines, with the nearest mines if these are to be named."""
        shown: list[Value] = [self._goal(need, mines) for need in needs[:SHOWN]]
        return listed([*shown, *(["…"] if len(needs) > SHOWN else [])])

    def _goal(self, need: Need, mines: bool) -> Called:
        goal = self.goal(need.a, need.b)
        return named(GAME, "goal", goal=goal, mines=self.towns(need.mines)) if mines else goal
