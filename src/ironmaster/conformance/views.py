"""Views: a seat gets what it may know and nothing else, and a sampled state cannot be told from the real one."""

import json
from collections.abc import Iterator
from typing import Any

from ironmaster.conformance.trial import Trial, sample
from ironmaster.core.contract import CHANCE, WATCHER, FastDice, Game, State
from ironmaster.core.seats import letter

Path = tuple[str, ...]


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value that is no object, with the way to it."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    else:
        yield path, data


def seen(game: Game, s: State, seat: int) -> dict[Path, Any]:
    """What a seat sees, by the way to it."""
    return dict(leaves(game.views.view(s, seat)))


def private(game: Game, s: State, seat: int) -> dict[Path, Any]:
    """What the seat sees and a watcher does not."""
    public = seen(game, s, WATCHER)
    return {path: value for path, value in seen(game, s, seat).items() if public.get(path) != value}


def check_views(trial: Trial) -> None:
    """Views are plain data, and hold nothing that the position does not hold."""
    game = trial.game
    for state in trial.states(20):
        whole = dict(leaves(game.views.position(state)))
        for seat in range(WATCHER, game.seats):
            view = game.views.view(state, seat)
            assert json.loads(json.dumps(view)) == view, "a view is no plain data: JSON changes it"
        for seat in range(game.seats):
            for path, value in private(game, state, seat).items():
                assert whole.get(path) == value, f"{'.'.join(path)} of a view is not that of the position"


def check_samples(trial: Trial) -> None:
    """A sampled state gives the same view and the same moves; the same dice sample the same."""
    game, law, views = trial.game, trial.game.law, trial.game.views
    differing = False
    for place, state in enumerate(trial.states(16)):
        for seat in range(WATCHER, game.seats):
            view = views.view(state, seat)
            kept = json.dumps(view)
            guess = views.sample(view, FastDice(place))
            assert guess.key() == views.sample(view, FastDice(place)).key(), "the same dice sample another state"
            for other in (guess, views.resample(state, seat, FastDice(1000 + place))):
                assert views.view(other, seat) == view, "a sampled state gives another view"
                assert not law.audit(other), f"a sampled state cannot be: {law.audit(other)}"
                assert law.to_act(other) == law.to_act(state), "a sampled state has another seat to act"
                if 0 <= seat == law.to_act(state):
                    assert law.moves(other) == law.moves(state), "a sampled state offers the seat other moves"
                differing = differing or other.key() != state.key()
            assert json.dumps(view) == kept, "sampling changed the view"
    if game.spec.secrets:
        assert differing, "every sample is the real state: a view shows what is hidden, or sample looks at it"
    else:
        assert not differing, "a sample differs from the real state, but the game says that it has no secrets"


def check_secrets(trial: Trial) -> None:
    """What is private to one seat is in nobody else's view, and does not depend on what others hold."""
    game = trial.game
    for place, state in enumerate(trial.states(16)):
        public = seen(game, state, WATCHER)
        for seat in range(game.seats):
            hidden = private(game, state, seat)
            for other in set(range(game.seats)) - {seat}:
                shown = seen(game, state, other)
                for path in hidden:
                    leak = f"{letter(other)} sees {'.'.join(path)} of {letter(seat)}"
                    assert shown.get(path) == public.get(path), leak
        shuffled = game.views.sample(game.views.view(state, WATCHER), FastDice(place))
        for seat in range(game.seats):
            before, after = seen(game, state, seat), seen(game, shuffled, seat)
            own = {*private(game, state, seat), *private(game, shuffled, seat)}
            changed = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
            assert changed <= own, f"{letter(seat)} sees {changed - own} change with what is hidden from it"


def check_openness(trial: Trial) -> None:
    """Where nothing is secret, everybody sees the whole position."""
    if trial.game.spec.secrets:
        return
    for state in trial.states(16):
        position = trial.game.views.position(state)
        for seat in range(WATCHER, trial.game.seats):
            assert trial.game.views.view(state, seat) == position, "a view is not the position, but nothing is secret"


def check_log(trial: Trial) -> None:
    """`known_to` agrees with the views: who may know of an action sees what it did, and others do not see it."""
    views = trial.game.views
    for place, state in enumerate(trial.states(24)):
        public: dict[str, tuple[int, State]] = {}
        secret: dict[int, tuple[int, str]] = {}
        for action in sample(trial.options(state), 12, place):
            knower, after = views.known_to(state, action), trial.after(state, action)
            assert -1 <= knower < trial.game.seats, f"known_to names no seat for {trial.text(action)}"
            shown = json.dumps(views.view(after, WATCHER))
            if knower < 0:
                other, same = public.setdefault(shown, (action, after))
                unseen = f"nobody sees whether {trial.text(other)} or {trial.text(action)} was done"
                assert same.key() == after.key(), f"{unseen}, but known_to lets everybody know"
            elif trial.game.law.to_act(state) == CHANCE:
                other, seen_then = secret.setdefault(knower, (action, shown))
                told = f"everybody sees whether {trial.text(other)} or {trial.text(action)} was drawn"
                assert seen_then == shown, f"{told}, which known_to keeps from everybody but {letter(knower)}"


CHECKS = (check_views, check_samples, check_secrets, check_openness, check_log)
