"""The effects of every decision in some games, checked against the states before and after it."""

import re
from collections import Counter
from typing import Any, cast

import pytest

import ironmaster
from ironmaster.core.contract import FastDice
from ironmaster.core.effects import Effect
from ironmaster.core.frames import first_of, kind_of, second_of
from ironmaster.core.grammar import FUNCTIONS, Word
from ironmaster.core.messages import LANGUAGES
from ironmaster.games.age_of_industry import scoring
from ironmaster.games.age_of_industry.game import AgeOfIndustry
from ironmaster.games.age_of_industry.pieces import owner_of
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.steps import frames
from ironmaster.games.age_of_industry.tables import COAL, IRON, SHIP
from tests.games.age_of_industry.table import GERMANY, NEW_ENGLAND
from tests.games.telling import actions, figure

ORDER = ["cost", "cash", "loans", "points", "spent", "cards", "taken", "other", "counter", "display", "cubes", "market"]
PROFIT = re.compile(r"\$(?P<dollars>\d+) profit from (?P<counter>.+)$")
FLIP = re.compile(r"(?P<counter>.+) flips and brings \$(?P<dollars>\d+)$")
SOURCE = re.compile(r"((?P<cubes>\d+) )?(?P<kind>coal|iron)( cubes)? from (?P<place>.+)$")


class Books:
    """One check: two states of the same round, and the effects listed between them."""

    def __init__(
        self, game: AgeOfIndustry, before: IndustryState, after: IndustryState, seat: int, told: list[Effect]
    ) -> None:
        self.t = game.tables
        self.names = game.names
        self.before = before
        self.after = after
        self.seat = seat
        self.told: dict[str, list[Effect]] = {}
        for effect in told:
            self.told.setdefault(effect.kind, []).append(effect)
        self.covered = [space for space in range(self.t.spaces) if before.tile[space] not in (-1, after.tile[space])]
        self.laid = [space for space in range(self.t.spaces) if after.tile[space] not in (-1, before.tile[space])]

    def check(self) -> None:
        self.spending()
        self.money()
        self.worth()
        self.flips()
        self.cubes()
        self.sources()
        self.cards()
        self.counters()

    def one(self, kind: str) -> Effect | None:
        found = self.told.get(kind, [])
        assert len(found) < 2
        return found[0] if found else None

    def figures(self, kind: str, was: int, now: int, *, dollars: bool) -> None:
        """Check that a figure is listed with both values if and only if it changes."""
        effect = self.one(kind)
        assert (effect is None) == (was == now)
        if effect is not None:
            read = money if dollars else figure
            assert [read(effect.before), read(effect.after)] == [was, now]

    def spending(self) -> None:
        """The parts of a cost add up to the spending."""
        was, now = self.before.spent[self.seat], self.after.spent[self.seat]
        self.figures("spent", was, now, dollars=True)
        cost, spent = self.one("cost"), self.one("spent")
        assert (cost is None) == (was == now)
        if cost is not None and spent is not None:
            assert money(cost.after) == now - was == sum(map(money, cost.note.partition("; ")[0].split(" + ")))
            fewer = sum(other < now for other in self.after.spent)
            assert int(re.findall(r"\d+", spent.note)[0]) > fewer

    def money(self) -> None:
        """The new cash is the old cash less spending, plus every sum received or repaid."""
        s, after, cash = self.before, self.after, self.one("cash")
        change, paid = after.cash[self.seat] - s.cash[self.seat], after.spent[self.seat] - s.spent[self.seat]
        notes = cash.note.split("; ") if cash is not None and cash.note else []
        got = sum(-money(note) if "repaid" in note else money(note) for note in notes)
        assert change == got - paid
        assert (cash is None) == (change == 0 and not notes)
        if cash is not None:
            assert [money(cash.before), money(cash.after)] == [s.cash[self.seat], after.cash[self.seat]]
        was, now = s.debt[self.seat], after.debt[self.seat]
        self.figures("loans", was, now, dollars=False)
        loans = self.one("loans")
        borrowed = sum(money(note) for note in notes if "borrowed" in note)
        repaid = sum(money(note) for note in notes if "repaid" in note)
        assert borrowed - repaid == (now - was) * 10
        assert loans is None or (money(loans.note) == now and loans.tone == ("loss" if now > was else "gain"))

    def worth(self) -> None:
        was, now = (scoring.worth(self.t, state, self.seat) for state in (self.before, self.after))
        self.figures("points", was, now, dollars=False)

    def flips(self) -> None:
        """Every flipped counter that still stands is listed with its profit, and its owner's cash with both values."""
        others = {effect.label.partition("’")[0]: effect for effect in self.told.get("other", [])}
        for seat in range(self.t.seats):
            effect = self.one("cash") if seat == self.seat else others.pop("ABCDE"[seat], None)
            notes = effect.note.split("; ") if effect is not None else []
            found = [match for note in notes if (match := (PROFIT if seat == self.seat else FLIP).match(note))]
            gone = sorted(self.name_of(self.before, space) for space in self.covered)
            named = Counter(match["counter"] for match in found)
            assert set(named - self.flipped(seat)) <= set(gone) and not self.flipped(seat) - named
            if seat != self.seat:
                assert len(found) == len(notes)
                gain = self.after.cash[seat] - self.before.cash[seat]
                assert sum(int(match["dollars"]) for match in found) == gain
                if effect is not None:
                    assert [money(effect.before), money(effect.after)] == [s.cash[seat] for s in self.states]
        assert not others

    @property
    def states(self) -> tuple[IndustryState, IndustryState]:
        return self.before, self.after

    def flipped(self, seat: int) -> Counter[str]:
        """The counters of a seat that have flipped, in words."""
        fresh = self.after.flipped & ~self.before.flipped
        spaces = [space for space in range(self.t.spaces) if fresh >> space & 1 or self.flipped_again(space)]
        return Counter(self.name_of(self.after, space) for space in spaces if owner_of(self.after, space) == seat)

    def flipped_again(self, space: int) -> bool:
        """A counter laid over a flipped one, and flipped itself."""
        return space in self.covered and bool(self.after.flipped >> space & 1)

    def name_of(self, state: IndustryState, space: int) -> str:
        return f"{self.names.face[state.tile[space]].text('en')} {self.at(space)}"

    def place(self, source: int) -> Any:
        return FUNCTIONS["en"]["THE"](Word(self.names.source(self.t, source).noun("en")))

    def at(self, source: int) -> Any:
        return FUNCTIONS["en"]["AT"](Word(self.names.source(self.t, source).noun("en")))

    def cubes(self) -> None:
        """Cubes on every counter, in every import space and on the tracks, where they change."""
        changed = Counter[tuple[str, str, str]]()
        for space in range(self.t.spaces):
            was, now = self.before.cubes[space], self.after.cubes[space]
            if was != now:
                state = self.before if was else self.after
                kind = "Iron" if self.t.face_industry[state.tile[space]] == IRON else "Coal"
                changed[f"{kind} {self.at(space)}", str(was), str(now)] += 1
        for number, (was, now) in enumerate(zip(self.before.imports, self.after.imports, strict=True)):
            if was != now:
                changed[f"Coal {self.at(self.t.spaces + number)}", str(was), str(now)] += 1
        assert Counter((one.label, one.before, one.after) for one in self.told.get("cubes", [])) == changed
        tracks = {one.label: (int(one.before), int(one.after)) for one in self.told.get("market", [])}
        held = {"Coal track": [s.coal for s in self.states], "Iron track": [s.iron for s in self.states]}
        assert tracks == {name: (was.bit_count(), now.bit_count()) for name, (was, now) in held.items() if was != now}

    def sources(self) -> None:
        """The sources of free cubes; a counter that was built over may have given one before."""
        used = Counter[str]()
        for space in range(self.t.spaces):
            if space not in self.covered and self.after.cubes[space] < self.before.cubes[space]:
                kind = "coal" if self.t.face_industry[self.after.tile[space]] == COAL else "iron"
                used[f"{kind} from {self.place(space)}"] += self.before.cubes[space] - self.after.cubes[space]
        for number in range(self.t.imports):
            used[f"coal from {self.place(self.t.spaces + number)}"] += self.imported(number)
        cost, told = self.one("cost"), Counter[str]()
        for note in cost.note.split("; ")[1:] if cost is not None else []:
            match = SOURCE.match(note)
            assert match is not None, note
            told[f"{match['kind']} from {match['place']}"] += int(match["cubes"] or 1)
        lost = Counter[str]()
        for space in self.covered:
            kind = "coal" if self.t.face_industry[self.before.tile[space]] == COAL else "iron"
            lost[f"{kind} from {self.place(space)}"] += self.before.cubes[space]
        assert not used - told and not (told - used) - lost

    def imported(self, number: int) -> int:
        """Cubes used from an import space; a new ship adds coal, some of which may go to the track."""
        space = self.t.spaces_at[self.t.import_seas[number]].bit_length() - 1
        if space in self.laid and self.before.tile[space] < 0:
            cash = self.one("cash")
            sold = re.search(r"for (\d+) coal cubes? moved to the track", cash.note) if cash is not None else None
            return self.t.import_cubes[number] - self.after.imports[number] - (int(sold[1]) if sold else 0)
        return self.before.imports[number] - self.after.imports[number]

    def cards(self) -> None:
        kinds = {"cards": Counter[str](), "taken": Counter[str]()}
        for card, (was, now) in enumerate(zip(self.before.discard, self.after.discard, strict=True)):
            kinds["cards"][self.names.card[card].text("en")] += now - was
        for card in range(len(self.t.card_ids)):
            hands = [state.hands[self.seat].count(card) for state in self.states]
            name = self.names.card[card].text("en")
            kinds["taken"][name] += hands[1] - hands[0] + kinds["cards"][name]
        for kind, cards in kinds.items():
            effect = self.one(kind)
            assert Counter(effect.after.split(", ") if effect is not None else []) == +cards

    def counters(self) -> None:
        """Counters that leave the map, and those removed from the display without being built."""
        gone = [f"{'ABCDE'[owner_of(self.before, n)]}’s {self.name_of(self.before, n)}" for n in self.covered]
        assert sorted(effect.before for effect in self.told.get("counter", [])) == sorted(gone)
        left = Counter[int]()
        for face in range(self.t.faces):
            at = self.seat * self.t.faces + face
            left[face] += self.before.left[at] - self.after.left[at]
        left.subtract(self.after.tile[space] for space in self.laid)
        for frame in self.after.stack:
            if kind_of(frame) == frames.COUNTER and self.after.tile[first_of(frame)] != second_of(frame):
                left[second_of(frame)] -= 1
        assert all(number >= 0 for number in left.values())
        scrapped = self.one("display")
        named = scrapped.before.split(", ") if scrapped is not None else []
        assert Counter(named) == Counter(self.names.face[face].text("en") for face in left.elements())


def money(text: str) -> int:
    """The first amount in a text."""
    found = re.search(r"\$(\d+)", text)
    assert found is not None, text
    return int(found[1])


def in_order(told: list[Effect]) -> None:
    """Check that the lines are in order, without duplicates and without empty ones."""
    places = [ORDER.index(effect.kind) for effect in told]
    assert places == sorted(places)
    assert len(set(told)) == len(told)
    for effect in told:
        assert effect.before != effect.after or effect.note
        assert effect.tone in ("", "gain", "loss")


def check_game(game: AgeOfIndustry, seed: int) -> Counter[str]:
    """Check every decision of every action of one random game. Returns how often each kind of effect was listed."""
    kinds: Counter[str] = Counter()
    for start, moves, _ in actions(game, FastDice(seed)):
        before, state = cast("IndustryState", start), cast("IndustryState", start.copy())
        seat = game.law.to_act(before)
        for number, move in enumerate(moves, 1):
            game.law.apply(state, move)
            for lang in LANGUAGES:
                in_order(game.facts.effects(before, moves[:number], seat, lang))
            if (state.round, state.phase) != (before.round, before.phase):
                break  # the end of a round is no effect
            told = game.facts.effects(before, moves[:number], seat, "en")
            Books(game, before, state.copy(), seat, told).check()
            kinds.update(effect.kind for effect in told)
            kinds["ship"] += "ship" in game.actions.text(move) and bool(state.standing[SHIP])
    return kinds


def game_of(board: str, seats: int, **rules: object) -> AgeOfIndustry:
    return cast("AgeOfIndustry", ironmaster.game("age_of_industry", seats=seats, board=board, rules=rules))


@pytest.mark.parametrize(
    "game",
    [
        game_of(GERMANY, 3),
        game_of(GERMANY, 5, repay_window="round", refill_order="cheapest"),
        game_of(NEW_ENGLAND, 4),
        game_of(NEW_ENGLAND, 2, edition="first", penn_transit=True),
    ],
    ids=["germany", "germany-switched", "new_england", "new_england-first"],
)
def test_effects_of_every_decision_match_the_states(game: AgeOfIndustry) -> None:
    assert check_game(game, game.seats)["cost"] > 20


def test_a_few_games_cover_every_kind_of_effect() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(5):
        kinds += check_game(game_of(NEW_ENGLAND, 5), seed)
    assert set(kinds) == {*ORDER, "ship"}
