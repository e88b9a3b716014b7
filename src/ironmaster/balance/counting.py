"""Statistics of one finished game, computed from its record. Works for every game."""

from collections import Counter
from typing import Final, NamedTuple

from ironmaster.arena.results import Result
from ironmaster.core.contract import CHANCE, Game
from ironmaster.core.elements import Element

UNCOUNTED: Final = frozenset({"seat", "seller", "sum"})
"""Kinds of elements that are no part of a board."""

Use = tuple[str, Element]
"""A verb, and a thing that it was used on."""


class Account(NamedTuple):
    """One finished game."""

    scores: list[int]
    places: list[int]
    order: list[int]
    """The seats in the order of their first decisions."""
    decisions: int
    uses: Counter[tuple[Use, int]]
    """How often each seat used a verb on a thing."""
    dealt: frozenset[Element]
    """The elements that chance brought."""
    sources: Counter[str]
    """Points of all seats by the part of the scoring that brought them."""
    figures: dict[str, list[int]]
    """Each seat's figures at the end."""

    @property
    def wins(self) -> list[float]:
        """Each seat's share of the win: 1, 0, or a fraction if several are first."""
        first = self.places.count(1)
        return [1 / first if place == 1 else 0.0 for place in self.places]


def account(game: Game, result: Result) -> Account:
    """Play the record of a game again and count."""
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
    return Account(
        result.scores,
        result.places,
        [*order, *(seat for seat in range(game.seats) if seat not in order)],
        sum(result.decisions),
        uses,
        frozenset(dealt),
        sources,
        game.facts.figures(s),
    )


def possible(game: Game, accounts: list[Account]) -> list[Use]:
    """Every thing that each verb played in these games could be used on, in the order of the game's actions.

    Of things that chance deals, such as tiles or cards, those that it never dealt are not in the game.
    """
    played = {verb for one in accounts for (verb, _), _ in one.uses}
    dealt = {thing for one in accounts for thing in one.dealt}
    kinds = {thing.kind for thing in dealt}
    found: dict[Use, None] = {}
    for action in range(len(game.actions)):
        verb, *things = game.facts.elements(action)
        for thing in things:
            absent = thing.kind in kinds and thing not in dealt
            if verb.id in played and thing.kind not in UNCOUNTED and not absent:
                found[verb.id, thing] = None
    return list(found)
