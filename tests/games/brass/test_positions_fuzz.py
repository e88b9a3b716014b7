"""Positions at random: junk is refused in the one way that is promised, and what is loaded can be played to its end."""

import copy
import json
from functools import cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import ironmaster
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State, playout
from ironmaster.core.errors import PositionError
from ironmaster.core.referee import Referee

GAMES = [
    ironmaster.game("brass", seats=3),
    ironmaster.game("brass", seats=4, rules={"insolvency": "debt", "first_build": "once"}),
]
NAMES = (
    "era round phase order turn actions pending players tiles links coal iron cotton market pile discard cash income "
    "points spent begun hand piles game board seats rules ruleset canal rail first draw over A B C D E flipped "
    "shipyard port 0 1 2 3 10 30 wigan oldham wigan/1 oldham/1 lancaster/2 bury-manchester lancaster-scotland brass "
    "lancashire end rail_again sell_again"
)
WORDS = [
    *NAMES.split(),
    *("A coal1", "B coal2 3", "C cotton1", "A iron1 flipped", "D shipyard1 flipped", "A coal1 9", "develop_again 1"),
    *("coal wigan wigan", "place wigan/1 coal1", "lay bury-manchester", "scrap coal", "market oldham/1", "borrow 30"),
]
WATCHED = 30
LEAVES = (
    st.sampled_from(WORDS)
    | st.integers(-3, 12)
    | st.sampled_from([True, False, None, 1.5, 10**40, -(10**9), float("inf"), "", "\ud800", "🂡"])
)
JUNK = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4),
    max_leaves=10,
)


def check(game: Game, position: dict[str, Any], seed: int) -> bool:
    """Load the position; it is refused properly, or sound to the end of the game. Says whether it was loaded."""
    kept = copy.deepcopy(position)
    try:
        state = game.load(position)
    except PositionError as error:
        assert error.say("en") and error.say("fr")
        return False
    assert position == kept
    assert game.audit(state) == []
    assert game.load(game.position(state)).key() == state.key()
    assert game.to_act(state) in (CHANCE, OVER, *range(game.seats))
    play_on(game, state, FastDice(seed))
    return True


def play_on(game: Game, state: State, dice: FastDice) -> None:
    """Some steps under the eyes of the referee, and on to the end of the game without."""
    referee = Referee(game)
    for _ in range(WATCHED):
        if game.to_act(state) == OVER:
            return
        before = state.copy()
        referee.step(before, step(game, state, dice), state)
    playout(game, state, dice)
    assert game.audit(state) == []


def step(game: Game, state: State, dice: FastDice) -> int:
    """Take one random step in place and say which."""
    if game.to_act(state) == CHANCE:
        action = game.draw(state, dice)
        game.settle(state, action)
    else:
        moves = game.moves(state)
        action = moves[dice.below(len(moves))]
        game.apply(state, action)
    return action


@given(
    game=st.sampled_from(GAMES),
    position=st.dictionaries(st.sampled_from(WORDS) | st.text(max_size=5), JUNK, max_size=6),
)
@settings(derandomize=True, deadline=None, max_examples=300)
def test_junk_is_refused_or_sound(game: Game, position: dict[str, Any]) -> None:
    check(game, position, 1)


@cache
def real(number: int) -> list[str]:
    """Some positions of a random game, as JSON."""
    game = GAMES[number]
    state, dice, found = game.start(), FastDice(number), []
    while game.to_act(state) != OVER:
        found.append(json.dumps(game.position(state)))
        step(game, state, dice)
    return [*found, json.dumps(game.position(state))]


def containers(data: Any) -> list[Any]:
    """All objects and lists within."""
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return [data, *(found for value in inner for found in containers(value))] if isinstance(data, (dict, list)) else []


INDEX = st.integers(0, 10_000)


def change(draw: st.DataObject, position: dict[str, Any]) -> None:
    """Change something in the position: another value, a key or item more or less, or one from elsewhere in it."""
    places = containers(position)
    place = one_of(places, draw)
    values = [value for other in places for value in (other.values() if isinstance(other, dict) else other)]
    value = copy.deepcopy(draw.draw(JUNK) if draw.draw(st.booleans()) else one_of(values, draw))
    if isinstance(place, dict):
        key = one_of([*place, *WORDS], draw)
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


def one_of(things: list[Any], draw: st.DataObject) -> Any:
    """One of the things; quicker than a strategy made anew for every list."""
    return things[draw.draw(INDEX) % len(things)]


@given(data=st.data(), number=st.sampled_from([0, 1]))
@settings(derandomize=True, deadline=None, max_examples=400)
def test_a_changed_position_is_refused_or_sound(data: st.DataObject, number: int) -> None:
    position = json.loads(one_of(real(number), data))
    for _ in range(data.draw(st.integers(1, 3))):
        change(data, position)
    check(GAMES[number], position, 2)


def test_small_changes_that_make_sense_are_loaded() -> None:
    """The tests above would also pass if everything were refused."""
    loaded = 0
    for text in real(0)[::10]:
        position = json.loads(text)
        for field in ("cash", "income", "spent"):
            position["players"]["A"][field] += 1
        loaded += check(GAMES[0], position, 3)
    assert loaded > 20
