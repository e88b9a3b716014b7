"""A table for rule tests: a short position, with moves and outcomes of chance as text.

table = Table("industria", {"display": ["sawmill", "quarry"], "players": {"B": {"cash": 3}}}, seats=3)
table.do("offer sawmill", "bid 2")
assert table.player("B")["cash"] == 3
"""

from functools import cache
from typing import Any, Self

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, Game, State


@cache
def _game(name: str, seats: int, board: str | None, rules: tuple[tuple[str, object], ...]) -> Game:
    return ironmaster.game(name, seats=seats, board=board, rules=dict(rules))


class Table:
    """One position under test. Omitted fields have the defaults that the game documents."""

    def __init__(
        self,
        name: str,
        position: dict[str, Any] | None = None,
        *,
        seats: int = 4,
        board: str | None = None,
        rules: dict[str, object] | None = None,
    ) -> None:
        self.game: Game = _game(name, seats, board, tuple((rules or {}).items()))
        self.state: State = self.game.views.load(position or {})

    def moves(self, *prefixes: str) -> list[str]:
        """The moves offered now that begin with one of the prefixes (all without any)."""
        if self.turn in ("chance", "over"):
            return []
        offered = self.game.actions.texts(self.game.law.moves(self.state))
        return [move for move in offered if not prefixes or move.startswith(prefixes)]

    def do(self, *texts: str) -> Self:
        """Make moves, each of which must be offered; at a chance node, the text names the outcome."""
        for text in texts:
            action = self.game.actions.number(text)
            before = self.state.copy()
            if self.turn == "chance":
                assert action in [outcome for outcome, _ in self.game.law.outcomes(self.state)], (
                    f"chance has no outcome {text}"
                )
                self.game.law.settle(self.state, action)
            else:
                assert text in self.moves(), f"{text} is not offered: {self.why(text)}"
                assert self.why(text) == [], f"{text} is offered and refused"
                self.game.law.apply(self.state, action)
            problems = self.game.law.audit(self.state) + self.game.law.audit_step(before, self.state)
            assert not problems, problems
        return self

    def why(self, text: str) -> list[str]:
        """The ids of the clauses that forbid a move."""
        return [refusal.clause for refusal in self.game.law.why(self.state, text)]

    def refuses(self, text: str, *clauses: str) -> bool:
        """Whether the move is not offered, is refused by at least these clauses, and the query changed nothing."""
        before = self.state.key()
        named = self.why(text)
        sentences = [r.sentence(lang) for r in self.game.law.why(self.state, text) for lang in ("en", "fr")]
        assert all(sentences), "a refusal without a sentence"
        return text not in self.moves() and bool(named) and set(clauses) <= set(named) and self.state.key() == before

    @property
    def turn(self) -> str:
        """Who is to act: a seat letter, `chance` or `over`."""
        actor = self.game.law.to_act(self.state)
        return "chance" if actor == CHANCE else "over" if actor == OVER else "ABCDEF"[actor]

    @property
    def position(self) -> Any:
        """The whole position in its JSON form."""
        return self.game.views.position(self.state)

    def player(self, letter: str) -> Any:
        """The fields of a player in the position."""
        return self.position["players"][letter]
