"""A table for rule tests: a position in a few words, moves as text, chance said aloud.

table = Table({"players": {"A": {"hand": ["oldham"], "piles": {"cotton": "cotton2"}}}, "tiles": {...}})
table.do("build cotton oldham/1 with oldham")
assert table.player("A")["cash"] == 16
"""

from functools import cache
from typing import Any

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, Game, State


@cache
def _game(seats: int, rules: tuple[tuple[str, object], ...]) -> Game:
    return ironmaster.game("brass", seats=seats, rules=dict(rules))


class Table:
    """One Brass position under test. What the position leaves out is as at the start of canal round 2."""

    def __init__(
        self, position: dict[str, Any] | None = None, *, seats: int = 4, rules: dict[str, object] | None = None
    ) -> None:
        self.game: Game = _game(seats, tuple((rules or {}).items()))
        self.state: State = self.game.load(position or {})

    def moves(self, *prefixes: str) -> list[str]:
        """The moves offered now that begin with one of the prefixes (all without any)."""
        if self.turn in ("chance", "over"):
            return []
        offered = self.game.actions.texts(self.game.moves(self.state))
        return [move for move in offered if not prefixes or move.startswith(prefixes)]

    def places(self, prefix: str) -> set[str]:
        """The towns of the slots that moves with this prefix name."""
        return {word.partition("/")[0] for move in self.moves(prefix) for word in move.split() if "/" in word}

    def do(self, *texts: str) -> "Table":
        """Make moves, each of which must be offered; where chance is to speak, the text is what it says."""
        for text in texts:
            action = self.game.actions.number(text)
            if self.turn == "chance":
                assert action in [outcome for outcome, _ in self.game.outcomes(self.state)], f"chance cannot say {text}"
                self.game.settle(self.state, action)
            else:
                assert text in self.moves(), f"{text} is not offered: {self.why(text)}"
                self.game.apply(self.state, action)
            problems = self.game.audit(self.state)
            assert not problems, problems
        return self

    def why(self, text: str) -> list[str]:
        """The ids of the clauses that forbid a move."""
        return [refusal.clause for refusal in self.game.why(self.state, text)]

    def refuses(self, text: str, *clauses: str) -> bool:
        """Whether the move is not offered, is refused by at least these clauses, and asking changed nothing."""
        before = self.state.key()
        named = self.why(text)
        sentences = [r.sentence(lang) for r in self.game.why(self.state, text) for lang in ("en", "fr")]
        assert all(sentences), "a refusal without words"
        return text not in self.moves() and bool(named) and set(clauses) <= set(named) and self.state.key() == before

    @property
    def turn(self) -> str:
        """Who is to act: a seat letter, `chance` or `over`."""
        actor = self.game.to_act(self.state)
        return "chance" if actor == CHANCE else "over" if actor == OVER else "ABCD"[actor]

    @property
    def position(self) -> Any:
        """The whole position, as the JSON form has it."""
        return self.game.position(self.state)

    def player(self, letter: str) -> Any:
        """Cash, income (space), points, spent, hand and piles of a player."""
        return self.position["players"][letter]

    def tile(self, slot: str) -> str | None:
        """What stands in a slot, e.g. `A coal2 3`; None for an empty slot."""
        found: str | None = self.position["tiles"].get(slot)
        return found
