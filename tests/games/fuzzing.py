"""Random positions: junk is refused with the documented error, and every loaded position can be played to its end."""

import copy
import json
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

from hypothesis import given, settings
from hypothesis import strategies as st

from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State, playout
from ironmaster.core.errors import PositionError
from ironmaster.core.referee import Referee

WATCHED: Final = 30
INDEX: Final = st.integers(0, 10_000)
ODD: Final = [True, False, None, 1.5, 10**40, -(10**9), float("inf"), "", "\ud800", "🂡"]

Player = Callable[[Game, State, FastDice], int]
"""A move for the seat to act."""


def one_of(things: list[Any], draw: st.DataObject) -> Any:
    """One of the items; faster than a new strategy for every list."""
    return things[draw.draw(INDEX) % len(things)]


def containers(data: Any) -> list[Any]:
    """All objects and lists within."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return [data, *(found for value in inner for found in containers(value))] if isinstance(data, (dict, list)) else []


def step(game: Game, state: State, dice: FastDice) -> int:
    """Take one random step in place and return it."""
    if game.law.to_act(state) == CHANCE:
        action = game.law.draw(state, dice)
        game.law.settle(state, action)
    else:
        moves = game.law.moves(state)
        action = moves[dice.below(len(moves))]
        game.law.apply(state, action)
    return action


def play_on(game: Game, state: State, dice: FastDice) -> None:
    """Play some steps with the referee, then to the end of the game without it."""
    referee = Referee(game)
    for _ in range(WATCHED):
        if game.law.to_act(state) == OVER:
            return
        before = state.copy()
        referee.step(before, step(game, state, dice), state)
    playout(game, state, dice)
    assert game.law.audit(state) == []


class Fuzz:
    """Positions of one game, built from its own names and from junk."""

    def __init__(
        self,
        game: Game,
        words: list[str],
        derived: tuple[str, ...] = (),
        *,
        of_table: tuple[str, ...] = (),
        play: Player | None = None,
    ) -> None:
        """Omit the derived fields of players and of the table; otherwise few changes would be loaded.

        `play` chooses the moves for the real positions if random moves would lead nowhere.
        """
        self.game = game
        self.words = words
        self.derived = derived
        self.of_table = of_table
        self.play = play
        leaves = st.sampled_from(words) | st.integers(-3, 12) | st.sampled_from(ODD)
        self.junk: st.SearchStrategy[Any] = st.recursive(
            leaves,
            lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(words), inner, max_size=4),
            max_leaves=10,
        )
        self.junk_positions: st.SearchStrategy[dict[str, Any]] = st.dictionaries(
            st.sampled_from(words) | st.text(max_size=5), self.junk, max_size=6
        )

    def check(self, position: dict[str, Any], seed: int) -> bool:
        """Load the position; it is refused properly, or valid to the end of the game. Returns whether it was loaded."""
        game, kept = self.game, copy.deepcopy(position)
        try:
            state = game.views.load(position)
        except PositionError as error:
            assert error.say("en") and error.say("fr")
            return False
        assert position == kept
        assert game.law.audit(state) == []
        assert game.views.load(game.views.position(state)).key() == state.key()
        assert game.law.to_act(state) in (CHANCE, OVER, *range(game.seats))
        play_on(game, state, FastDice(seed))
        return True

    @cached_property
    def real(self) -> list[str]:
        """The positions of a random game, as JSON."""
        game, dice, found = self.game, FastDice(self.game.seats), []
        state = game.law.start()
        while game.law.to_act(state) != OVER:
            found.append(self._text(state))
            if self.play is None or game.law.to_act(state) == CHANCE:
                step(game, state, dice)
            else:
                game.law.apply(state, self.play(game, state, dice))
        return [*found, self._text(state)]

    def _text(self, state: State) -> str:
        position: Any = self.game.views.position(state)
        for player in position["players"].values():
            for field in self.derived:
                del player[field]
        for field in self.of_table:
            del position[field]
        return json.dumps(position)

    def loaded_after(self, change: Callable[[Any], None]) -> int:
        """The number of real positions that are loaded after a valid change."""
        loaded = 0
        for text in self.real[::10]:
            position = json.loads(text)
            change(position)
            loaded += self.check(position, 3)
        return loaded

    def check_changed(self, draw: st.DataObject) -> bool:
        """A real position with one to three changes."""
        position = json.loads(one_of(self.real, draw))
        for _ in range(draw.draw(st.integers(1, 3))):
            self._change(draw, position)
        return self.check(position, 2)

    def _change(self, draw: st.DataObject, position: dict[str, Any]) -> None:
        """Change a value, add or remove a key or item, or copy one from elsewhere in the position."""
        places = containers(position)
        place = one_of(places, draw)
        values = [value for other in places for value in (other.values() if isinstance(other, dict) else other)]
        value = copy.deepcopy(draw.draw(self.junk) if draw.draw(st.booleans()) else one_of(values, draw))
        if isinstance(place, dict):
            key = one_of([*place, *self.words], draw)
            if draw.draw(st.booleans()) and key in place:
                del place[key]
            else:
                place[key] = value
        elif place and draw.draw(st.booleans()):
            place[draw.draw(INDEX) % len(place)] = value
        elif place and draw.draw(st.booleans()):
            place.pop()
        else:
            place.append(value)


def junk_test(games: list[Fuzz], examples: int = 300) -> Callable[[], None]:
    """A test that junk positions are refused or valid."""

    @given(fuzz=st.sampled_from(games), position=games[0].junk_positions)
    @settings(derandomize=True, deadline=None, max_examples=examples)
    def test(fuzz: Fuzz, position: dict[str, Any]) -> None:
        fuzz.check(position, 1)

    return test


def change_test(games: list[Fuzz], examples: int = 400) -> Callable[[], None]:
    """A test that real positions with a few changes are refused or valid."""

    @given(data=st.data(), fuzz=st.sampled_from(games))
    @settings(derandomize=True, deadline=None, max_examples=examples)
    def test(data: st.DataObject, fuzz: Fuzz) -> None:
        fuzz.check_changed(data)

    return test
