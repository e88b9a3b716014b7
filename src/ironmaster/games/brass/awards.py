"""The scoring of Brass line by line: points for each link, tile and cash (brass.score.*)."""

from ironmaster.core.awards import Award
from ironmaster.core.contract import CHANCE
from ironmaster.core.elements import Element
from ironmaster.core.naming import Called, Value
from ironmaster.games.brass import flow, law, scoring
from ironmaster.games.brass.board import ERAS, INDUSTRIES
from ironmaster.games.brass.names import Places
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import Tables

Params = dict[str, Value]


def awards(t: Tables, names: Places, before: BrassState, action: int) -> list[Award]:
    """The awards of a move or outcome: those of an era if it ends the era, none otherwise."""
    if before.pile or sum(map(len, before.hands)) > t.actions:
        return []  # an era ends with the last card, and no decision plays more than those of a turn
    s = before.copy()
    if flow.to_act(s) == CHANCE:
        law.apply_outcome(t, s, action)
    else:
        law.make(t, s, action)
    return _Scoring(t, names, s).all() if flow.run_to_scoring(t, s) else []


class _Scoring:
    """The awards of an era that has just ended."""

    def __init__(self, t: Tables, names: Places, s: BrassState) -> None:
        self.t = t
        self.names = names
        self.s = s

    def all(self) -> list[Award]:
        return [self._award(*gain) for gain in scoring.gains(self.t, self.s)]

    def _award(self, seat: int, points: int, kind: int, thing: int) -> Award:
        era = ERAS[self.s.era]
        if kind == scoring.LINK:
            named = (Element("line", self.t.line_ids[thing]),)
            described = ("brass.score.link", "award-link", self._link(thing))
            return Award(seat, points, f"{era}-links", *described, named)
        if kind == scoring.TILE:
            named = (Element("slot", self.t.slot_ids[thing]),)
            flipped = self.s.flipped >> thing & 1
            described = ("brass.score.tile", "award-tile" if flipped else "award-unflipped", self._tile(thing))
            return Award(seat, points, f"{era}-tiles", *described, named)
        pounds = self.s.cash[seat]
        params: Params = {"pounds": abs(pounds), "rate": self.t.cash_per_point}
        return Award(seat, points, "cash", "brass.score.cash", "award-debt" if pounds < 0 else "award-cash", params)

    def _link(self, line: int) -> Params:
        start, end = self.t.end_a[line], self.t.end_b[line]
        ends: Params = {"start": self._place(start), "end": self._place(end)}
        discs = {"near": scoring.discs_at(self.t, self.s, start), "far": scoring.discs_at(self.t, self.s, end)}
        return {**ends, **discs}

    def _tile(self, slot: int) -> Params:
        face = self.s.tile[slot]
        industry = f"@{INDUSTRIES[self.t.face_industry[face]]}"
        return {"industry": industry, "level": self.t.face_level[face], "place": self._place(self.t.place_of[slot])}

    def _place(self, place: int) -> Called:
        return self.names[self.t.place_ids[place]]
