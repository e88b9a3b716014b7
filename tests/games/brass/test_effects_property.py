"""The effects of every decision in many games, checked against the states before and after it."""

import re
from collections import Counter
from typing import cast

import pytest

from ironmaster.conformance.cases import Case, cases
from ironmaster.core.contract import CHANCE, FastDice
from ironmaster.core.effects import Effect
from ironmaster.core.frames import kind_of
from ironmaster.games.brass import scoring
from ironmaster.games.brass.board import INDUSTRIES
from ironmaster.games.brass.game import Brass
from ironmaster.games.brass.pieces import owner_of
from ironmaster.games.brass.state import ACTING, BrassState
from ironmaster.games.brass.steps import frames
from ironmaster.games.brass.tables import KINDS
from tests.games.telling import actions, figure

BRASS = cases("brass")
NAMES = {"cotton": "cotton mill", "coal": "coal mine", "iron": "iron works", "port": "port", "shipyard": "shipyard"}
KINDS_OF_EFFECTS = {"cost", "cash", "income", "points", "spent", "cards"}
KINDS_OF_EFFECTS |= {"other", "tile", "pile", "cubes", "market", "rail", "cotton"}
FLIP = re.compile(
    r"the (?P<tile>[^;]+?) is flipped and "
    r"(?:does not advance the income disc|advances the income disc (?P<spaces>\d+) spaces?)"
    r"(?: \((?P<points>\d+) points?\))?$"
)


class Books:
    """One check: two states of the same round, and the effects listed between them."""

    def __init__(self, game: Brass, before: BrassState, after: BrassState, seat: int, told: list[Effect]) -> None:
        self.game = game
        self.t = game.tables
        self.before = before
        self.after = after
        self.seat = seat
        self.told: dict[str, list[Effect]] = {}
        for effect in told:
            self.told.setdefault(effect.kind, []).append(effect)
        self.covered = {slot for slot in range(self.t.slots) if before.tile[slot] not in (-1, after.tile[slot])}

    def check(self) -> None:
        self.money()
        self.income()
        self.points()
        self.cubes()
        self.rest()

    def one(self, kind: str) -> Effect | None:
        found = self.told.get(kind, [])
        assert len(found) < 2
        return found[0] if found else None

    def money(self) -> None:
        paid = self.after.spent[self.seat] - self.before.spent[self.seat]
        change = self.after.cash[self.seat] - self.before.cash[self.seat]
        cost, cash, spent = self.one("cost"), self.one("cash"), self.one("spent")
        assert (cost is None) == (spent is None) == (paid == 0)
        if cost is not None and spent is not None:
            assert pounds(cost.after) == paid == sum(map(pounds, cost.note.partition(";")[0].split(" + ")))
            spent_now = [pounds(spent.before), pounds(spent.after)]
            assert spent_now == [self.before.spent[self.seat], self.after.spent[self.seat]]
            fewer = sum(self.after.spent[seat] < self.after.spent[self.seat] for seat in range(self.t.seats))
            assert int(re.findall(r"\d+", spent.note)[0]) > fewer
        got = sum(map(pounds, cash.note.split(";"))) if cash is not None and cash.note else 0
        assert change == got - paid
        assert (cash is None) == (change == 0 and not got)
        if cash is not None:
            assert [pounds(cash.before), pounds(cash.after)] == [state.cash[self.seat] for state in self.states]

    @property
    def states(self) -> tuple[BrassState, BrassState]:
        return self.before, self.after

    def flipped(self, seat: int) -> list[str]:
        """The tiles of a seat that have flipped, in words."""
        fresh = [
            slot
            for slot in range(self.t.slots)
            if self.after.flipped >> slot & 1 and (slot in self.covered or not self.before.flipped >> slot & 1)
        ]
        return sorted(self.name_of(slot) for slot in fresh if owner_of(self.after, slot) == seat)

    def name_of(self, slot: int) -> str:
        return f"{NAMES[INDUSTRIES[self.t.face_industry[self.after.tile[slot]]]]} in {self.place_of(slot)}"

    def place_of(self, slot: int) -> str:
        return self.game.names[self.t.place_ids[self.t.place_of[slot]]].text("en")

    def income(self) -> None:
        others = {effect.label.partition("’")[0]: effect for effect in self.told.get("other", [])}
        for seat in range(self.t.seats):
            effect = self.one("income") if seat == self.seat else others.pop("ABCD"[seat], None)
            flips = [FLIP.match(note.strip()) for note in (effect.note.split(";") if effect is not None else [])]
            tiles = sorted(flip["tile"] for flip in flips if flip)
            loans = [note for note in (effect.note.split(";") if effect is not None else []) if "loan" in note]
            if effect is None:
                assert self.before.income[seat] == self.after.income[seat]
                assert seat == self.seat or not self.flipped(seat)
                continue
            assert tiles == self.flipped(seat)
            assert len(tiles) + len(loans) == len(flips)
            assert [figure(effect.before), figure(effect.after)] == [self.t.pounds[s.income[seat]] for s in self.states]
            if not loans:
                up = sum(int(flip["spaces"] or 0) for flip in flips if flip)
                assert up == self.after.income[seat] - self.before.income[seat]
        assert not others

    def points(self) -> None:
        def worth(state: BrassState) -> int:
            gains = scoring.gains(self.t, state)
            return sum(points for seat, points, kind, _ in gains if seat == self.seat and kind != scoring.CASH)

        effect, was, now = self.one("points"), worth(self.before), worth(self.after)
        if effect is None:
            assert was == now
        else:
            assert [figure(effect.before), figure(effect.after)] == [was, now]
            assert sum(figure(note.rpartition(" ")[2]) for note in effect.note.split(";")) == now - was

    def cubes(self) -> None:
        """Cubes at each place and on the markets, and the sources of free cubes."""
        changed = Counter[tuple[str, str, str]]()
        used = Counter[str]()
        for slot in range(self.t.slots):
            was, now = self.before.cubes[slot], self.after.cubes[slot]
            if was != now:
                kind = INDUSTRIES[self.t.face_industry[self.after.tile[slot]]]
                place = self.place_of(slot)
                changed[f"{kind.capitalize()} in {place}", str(was), str(now)] += 1
                if slot not in self.covered and self.before.tile[slot] >= 0:
                    used[f"{kind} from {place}"] += was - now
        assert Counter((one.label, one.before, one.after) for one in self.told.get("cubes", [])) == changed
        cost = self.one("cost")
        if cost is not None:
            told = Counter[str]()
            for note in cost.note.split(";")[1:]:
                number, _, source = note.strip().partition(" ")
                told[source.replace(" cubes", "") if number.isdigit() else note.strip()] += (
                    int(number) if number.isdigit() else 1
                )
            assert told == used
        markets = {one.label: (int(one.before), int(one.after)) for one in self.told.get("market", [])}
        tracks = {
            "Coal demand track": [s.coal for s in self.states],
            "Iron demand track": [s.iron for s in self.states],
        }
        assert markets == {label: (was, now) for label, (was, now) in tracks.items() if was != now}

    def rest(self) -> None:
        """Cards, removed tiles, and an undecided sale."""
        cards = sum(self.after.discard) - sum(self.before.discard)
        told = self.one("cards")
        assert (len(told.after.split(", ")) if told is not None else 0) == cards
        assert len(self.told.get("tile", [])) == len(self.covered)
        own = range(self.seat * KINDS, self.seat * KINDS + KINDS)
        taken = sum(self.after.taken[pile] - self.before.taken[pile] for pile in own)
        built = sum(self.after.tile[slot] not in (-1, self.before.tile[slot]) for slot in range(self.t.slots))
        waiting = sum(kind_of(frame) == frames.PLACE for frame in self.after.stack)
        scrapped = self.one("pile")
        assert (len(scrapped.before.split(", ")) if scrapped is not None else 0) == taken - built - waiting
        assert (self.one("cotton") is not None) == (self.game.law.to_act(self.after) == CHANCE)


def pounds(text: str) -> int:
    """The first amount in a text."""
    found = re.search(r"(−?)£(\d+)", text)
    assert found is not None, text
    return figure(found[1] + found[2])


def check_game(case: Case, seed: int) -> Counter[str]:
    """Check every decision of every action of one random game. Returns how often each kind of effect was listed."""
    game = cast("Brass", case.game())
    kinds: Counter[str] = Counter()
    for start, moves, _ in actions(game, FastDice(seed)):
        before, state = cast("BrassState", start), cast("BrassState", start.copy())
        seat, clock = game.law.to_act(before), (before.era, before.round, ACTING)
        for number, move in enumerate(moves, 1):
            game.law.apply(state, move)
            if before.phase != ACTING or (state.era, state.round, state.phase) != clock:
                break  # the start of the next round is no effect; sales for a debt have tests of their own
            told = game.facts.effects(before, moves[:number], seat, "en")
            Books(game, before, state.copy(), seat, told).check()
            kinds.update(effect.kind for effect in told)
    return kinds


@pytest.mark.parametrize("case", BRASS, ids=str)
def test_effects_of_every_decision_match_the_states(case: Case) -> None:
    assert check_game(case, case.seats)["cost"] > 20


def test_a_few_games_cover_every_kind_of_effect() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(8):
        kinds += check_game(BRASS[0], seed)
    assert set(kinds) == KINDS_OF_EFFECTS
