"""Statistics of one finished game, computed from its record. Works for every game."""

from collections import Counter
from typing import Final, NamedTuple

from ironmaster.arena.results import Result
from ironmaster.core.contract import CHANCE, Game
from ironmaster.core.elements import Element

UNCOUNTED: Final = frozenset({"seat", "seller", "sum"})
"""Kinds of elements that are not counted, because they are not part of a board."""

Use = tuple[str, Element]
"""A verb and an element that it was used on."""


class GameStatistics(NamedTuple):
    """The statistics of a finished game."""

    scores: list[int]
    places: list[int]
    order: list[int]
    """The seats in the order of their first decisions."""
    decisions: int
    uses: Counter[tuple[Use, int]]
    """How often each seat used a verb on an element."""
    dealt: frozenset[Element]
    """The elements that occurred in outcomes of chance."""
    sources: Counter[str]
    """Points of all seats by part of the scoring."""
    figures: dict[str, list[int]]
    """Each seat's figures at the end."""

    @property
    def wins(self) -> list[float]:
        """Each seat's share of the win: 1, 0, or a fraction if several are first."""
        first = self.places.count(1)
        return [1 / first if place == 1 else 0.0 for place in self.places]


def statistics_of(game: Game, result: Result) -> GameStatistics:
    """Replay a finished game and compute its statistics."""
    s = game.law.start()
    order: list[int] = []
    dealt: set[Element] = set()
    uses: Counter[tuple[Use, int]] = Counter()
    sources: Counter[str] = Counter()
    for action in result.log:
        verb, *things = game.facts.elements(action)
        for award in game.facts.awards(s, action):
            sources[award.part] += award.points
        actor = game.law.to_act(s)
        if actor == CHANCE:
            dealt.update(things)
            game.law.settle(s, action)
            continue
        if actor not in order:
            order.append(actor)
        uses.update(((verb.id, thing), actor) for thing in set(things) if thing.kind not in UNCOUNTED)
        game.law.apply(s, action)
    return GameStatistics(
        result.scores,
        result.places,
        [*order, *(seat for seat in range(game.seats) if seat not in order)],
        sum(result.decisions),
        uses,
        frozenset(dealt),
        sources,
        game.facts.figures(s),
    )


def possible(game: Game, finished: list[GameStatistics]) -> list[Use]:
    """Every use that was possible of the verbs played in these games, in the order of the game's actions.

    Elements that chance deals, such as tiles or cards, are left out if it never dealt them.
    """
    played = {verb for one in finished for (verb, _), _ in one.uses}
    dealt = {thing for one in finished for thing in one.dealt}
    kinds = {thing.kind for thing in dealt}
    found: dict[Use, None] = {}
    for action in range(len(game.actions)):
        verb, *things = game.facts.elements(action)
        for thing in things:
            absent = thing.kind in kinds and thing not in dealt
            if verb.id in played and thing.kind not in UNCOUNTED and not absent:
                found[verb.id, thing] = None
    return list(found)
