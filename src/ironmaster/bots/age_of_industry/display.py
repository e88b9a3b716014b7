"""The value of the counters left on a display, given a number of builds."""

from ironmaster.bots.age_of_industry.survey import Survey
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import KINDS, SHIP, Tables


class Display:
    """The stacks of one seat as chains: a counter is available only after those before it."""

    def __init__(self, t: Tables, survey: Survey) -> None:
        self.t: Tables = t
        self.survey: Survey = survey
        self.no_ships: bool = not t.spaces_for[SHIP]
        self.steps: list[int] = [0] * KINDS
        """The length of the best prefix of each stack, by the average value of its counters."""
        self.means: list[float] = [0.0] * KINDS
        self.first: list[int] = [0] * KINDS
        """The top of each stack: its lowest counter, and how many of these are gone."""
        self.gone: list[int] = [0] * KINDS
        self.seat: int = 0

    def worth(self, s: IndustryState, seat: int, builds: list[float], without: int) -> list[float]:
        """The value of each number of builds, ascending; `without` leaves out one counter of a face (-1: none)."""
        t = self.t
        self.seat = seat
        for industry in range(KINDS):
            self.first[industry] = t.stack_from[industry]
            self.gone[industry] = 0
        if without >= 0:
            industry = t.face_industry[without]
            self.first[industry] = without
            self.gone[industry] = 1
        for industry in range(KINDS):
            self._begin(s, industry)
        found: list[float] = []
        done, total = 0.0, 0.0
        for most in builds:
            while done < most:
                best = self._best()
                if best < 0:
                    break
                steps = self.steps[best]
                if done + steps > most:
                    break
                total += self.means[best] * steps
                done += steps
                self._take(s, best, steps)
                self._begin(s, best)
            part = 0.0
            best = self._best()
            if best >= 0 and done < most:
                share = (most - done) / self.steps[best]
                part = self.means[best] * (most - done) * (share if self.steps[best] > 1 else 1.0)
            found.append(total + part)
        return found

    def _best(self) -> int:
        best, most = -1, 0.0
        for industry in range(KINDS):
            if self.means[industry] > most:
                best, most = industry, self.means[industry]
        return best

    def _begin(self, s: IndustryState, industry: int) -> None:
        """Find the prefix of the rest of a stack with the greatest average value."""
        t, promise = self.t, self.survey.promise
        self.means[industry] = 0.0
        self.steps[industry] = 1
        if industry == SHIP and self.no_ships:
            return
        total, steps = 0.0, 0
        gone = self.gone[industry]
        for face in range(self.first[industry], t.stack_to[industry]):
            left = s.left[self.seat * t.faces + face] - gone
            gone = 0
            if left <= 0:
                continue
            worth = max(0.0, promise[face])
            total += worth * left
            steps += left
            if total > self.means[industry] * steps:
                self.means[industry] = total / steps
                self.steps[industry] = steps

    def _take(self, s: IndustryState, industry: int, steps: int) -> None:
        t = self.t
        face, gone = self.first[industry], self.gone[industry]
        while steps > 0 and face < t.stack_to[industry]:
            left = max(0, s.left[self.seat * t.faces + face] - gone)
            if left > steps:
                gone += steps
                break
            steps -= left
            face += 1
            gone = 0
        self.first[industry], self.gone[industry] = face, gone
