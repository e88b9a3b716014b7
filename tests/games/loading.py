"""Checks of positions that the tests of several games share."""

import json
import re
from typing import Any

import pytest

from ironmaster.core.contract import OVER, FastDice, Game, State
from ironmaster.core.errors import PositionError
from ironmaster.core.messages import folder_of
from tests.games.fuzzing import step


def refused(game: Game, position: dict[str, Any]) -> PositionError:
    """The error that loading raises; it names its field in both languages."""
    with pytest.raises(PositionError) as caught:
        game.views.load(position)
    error, where = caught.value, caught.value.params["where"]
    assert error.say("en") != error.say("fr") != ""
    assert isinstance(where, str)
    assert where == "-" or (error.say("en").startswith(where) and error.say("fr").startswith(where))
    return error


def why_refused(game: Game, position: dict[str, Any]) -> tuple[str, str]:
    """The case and the field of the refusal."""
    error = refused(game, position)
    return error.case, str(error.params["where"])


def loaded(game: Game, position: dict[str, Any]) -> State:
    """The state of a valid position."""
    state = game.views.load(position)
    assert game.law.audit(state) == []
    return state


def described(game: Game, position: dict[str, Any]) -> Any:
    """The complete position of one that is given in part."""
    return game.views.position(loaded(game, position))


def refusals_of(name: str) -> set[str]:
    """Every error case of positions of the game: those shared by all games, and its own."""
    files = (folder_of("core") / "en.ftl", folder_of(name) / "errors.en.ftl")
    found = re.findall(r"^error-position-([\w-]+)", "".join(file.read_text("utf-8") for file in files), re.MULTILINE)
    return set(found)


def loses_nothing(game: Game, seed: int) -> None:
    """Every position of a random game is plain JSON, and loading it restores its state."""
    state, dice, over = game.law.start(), FastDice(seed), False
    while not over:
        over = game.law.to_act(state) == OVER
        position = game.views.position(state)
        assert json.loads(json.dumps(position)) == position
        assert game.views.load(position).key() == state.key()
        if not over:
            step(game, state, dice)
