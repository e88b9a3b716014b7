"""The effects of every decision in lively games, checked against the positions before and after it."""

import re
from collections import Counter
from typing import Any

import pytest

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game
from ironmaster.core.effects import Effect
from ironmaster.core.messages import LANGUAGES
from tests.games.steam.playing import lively
from tests.games.steam.table import STANDARD, TB
from tests.games.telling import figure

ORDER = ["cost", "cash", "income", "points", "level", "links", "worth", "bid", "goods", "lost", "route", "share"]
LOAN = 5
POINTS_OF_A_LOAN = 2


class Books:
    """One check: the positions before and after a move, and the effects listed for it."""

    def __init__(self, before: Any, after: Any, seat: str, text: str, told: list[Effect]) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.verb, *self.words = text.split()
        self.told: dict[str, list[Effect]] = {}
        for effect in told:
            self.told.setdefault(effect.kind, []).append(effect)

    def check(self) -> None:
        self.figures("cash", "cash")
        self.figures("income", "income")
        self.figures("points", "points")
        self.figures("level", "locomotive")
        self.figures("worth", "worth")
        self.cost()
        self.links()
        self.bid()
        self.goods()
        self.lost()
        self.shares()

    def change(self, field: str) -> tuple[int, int]:
        return self.before["players"][self.seat][field], self.after["players"][self.seat][field]

    def one(self, kind: str) -> Effect | None:
        found = self.told.get(kind, [])
        assert len(found) < 2
        return found[0] if found else None

    def figures(self, kind: str, field: str) -> None:
        """Check that a figure is listed with both values if and only if it changes."""
        was, now = self.change(field)
        effect = self.one(kind)
        assert (effect is None) == (was == now), f"{kind}: {was} {now}"
        if effect is not None:
            assert [sums(effect.before), sums(effect.after)] == [was, now]

    def loans(self) -> int:
        """Loans that the move caused, derived from their costs."""
        income, points = self.change("income"), self.change("points")
        if self.verb in ("income", "points", "deliver", "via"):
            return 0
        assert income[1] <= income[0] and points[1] <= points[0]
        loans = (self.one("income"), self.one("points"))
        told = sum(int(effect.note.split()[0]) for effect in loans if effect is not None)
        assert told == income[0] - income[1] + (points[0] - points[1]) // POINTS_OF_A_LOAN
        return told

    def cost(self) -> None:
        """The parts of a cost add up to the spending, cash and loans together."""
        cost, (was, now) = self.one("cost"), self.change("cash")
        spent = was + LOAN * self.loans() - now
        if self.verb in ("lay", "take", "pay"):
            assert (sums(cost.after) if cost is not None else 0) == spent
        else:
            assert cost is None
            assert spent == 0 or self.before["phase"] == "bidding"
        if cost is not None:
            assert sum(int(part.rpartition("$")[2]) for part in cost.note.split(" + ")) == sums(cost.after)

    def links(self) -> None:
        """Each seat with new links has a line with both numbers and their names."""
        lines = {f"Links of {seat}": seat for seat in self.before["players"]}
        told = {lines[effect.label]: effect for effect in self.told.get("links", [])}
        for seat, player in self.before["players"].items():
            was, now = player["links"], self.after["players"][seat]["links"]
            assert (seat in told) == (was != now)
            if seat in told:
                assert [int(told[seat].before), int(told[seat].after)] == [was, now]
                assert len(told[seat].note.split(", ")) == now - was

    def bid(self) -> None:
        bid = self.one("bid")
        assert (bid is None) == (self.verb != "bid")
        assert bid is None or sums(bid.after) == int(self.words[0])

    def goods(self) -> None:
        goods = self.one("goods")
        assert (goods is None) == (self.verb != "supply")
        if goods is not None:
            cubes = Counter(self.before["supply"][int(self.words[0]) - 1].split())
            assert goods.after == ", ".join(f"{count} {colour}" for colour, count in cubes.items())

    def lost(self) -> None:
        """Own runs that are unchanged but have lost their owner."""
        lost, runs = self.one("lost"), self.after["incomplete"]
        gone = [port for port, words in self.before["incomplete"].items() if words[0] == self.seat]
        gone = [port for port in gone if runs.get(port, self.seat)[0] != self.seat]
        assert (int(lost.after) if lost is not None else 0) == (len(gone) if self.verb == "stop" else 0)

    def shares(self) -> None:
        """Every owner of links on the route has as many points to place, or received them at once."""
        told = {
            effect.label.removeprefix("For "): int(effect.after.split()[0]) for effect in self.told.get("share", [])
        }
        route = self.one("route")
        assert (route is None) == (not told)
        if route is None:
            return
        assert len(route.after.split(" \u2013 ")) - 1 >= sum(told.values())
        waiting = [words.split() for words in self.after["pending"] if words.startswith("score")]
        placed = {words[1]: int(words[2]) for words in waiting}
        for seat, player in self.after["players"].items():
            got = player["points"] - self.before["players"][seat]["points"]
            assert told.get(seat, 0) == placed.get(seat, 0) + got


def sums(text: str) -> int:
    """The first number of a text, dollars or not."""
    found = re.search(r"[−\d]\$?\d*", text.replace("$", ""))
    assert found is not None, text
    return figure(found[0])


def in_order(told: list[Effect]) -> None:
    """Check that the lines are in order, without empty ones."""
    places = [ORDER.index(effect.kind) for effect in told]
    assert places == sorted(places)
    for effect in told:
        assert effect.before != effect.after
        assert effect.tone in ("", "gain", "loss")


def check_game(game: Game, seed: int) -> Counter[str]:
    """Check every decision of one lively game. Returns how often each kind of effect was listed."""
    kinds, state, dice = Counter[str](), game.law.start(), FastDice(seed)
    position: Any = game.views.position(state)
    while (actor := game.law.to_act(state)) != OVER:
        before, state, was = state, state.copy(), position
        action = game.law.draw(state, dice) if actor == CHANCE else lively(game, state, dice)
        (game.law.settle if actor == CHANCE else game.law.apply)(state, action)
        position = game.views.position(state)
        if actor == CHANCE:
            continue
        for lang in LANGUAGES:
            in_order(game.facts.effects(before, [action], actor, lang))
        if (position["round"] or 1, position["phase"] == "over") == (was["round"] or 1, False):
            told = game.facts.effects(before, [action], actor, "en")
            Books(was, position, "ABCDEF"[actor], game.actions.text(action), told).check()
            kinds.update(effect.kind for effect in told)
    return kinds


@pytest.mark.parametrize(
    ("seats", "rules", "rare"),
    [
        (3, {}, {"points"}),
        (5, {"order": "random"}, {"bid", "points"}),
        (4, STANDARD, set()),
        (3, {**STANDARD, "lenient": "on"}, set()),
    ],
    ids=["base", "random", "standard", "lenient"],
)
def test_effects_of_every_decision_match_the_states(seats: int, rules: dict[str, object], rare: set[str]) -> None:
    game = ironmaster.game("steam", seats=seats, board=TB, rules=rules)
    kinds: Counter[str] = Counter()
    for seed in range(4):
        kinds += check_game(game, seed)
    assert set(ORDER) - set(kinds) <= rare, "a poor seat puts points on income"
