"""Checks of views: a seat sees only what it may know, and a sampled state looks like the real one."""

import json
from collections.abc import Iterator
from typing import Any

from ironmaster.conformance.trial import Trial, sample
from ironmaster.core.contract import CHANCE, WATCHER, FastDice, Game, State
from ironmaster.core.seats import letter

Path = tuple[str, ...]


def leaves(data: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value that is not an object, with its path."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    else:
        yield path, data


def seen(game: Game, s: State, seat: int) -> dict[Path, Any]:
    """The values of the view of a seat, by path."""
    return dict(leaves(game.views.view(s, seat)))


def private(game: Game, s: State, seat: int) -> dict[Path, Any]:
    """The values that the seat sees and a watcher does not, by path."""
    public = seen(game, s, WATCHER)
    return {path: value for path, value in seen(game, s, seat).items() if public.get(path) != value}


def check_views(trial: Trial) -> None:
    """Views are plain data, and contain only values of the position."""
    game = trial.game
    for state in trial.states(20):
        whole = dict(leaves(game.views.position(state)))
        for seat in range(WATCHER, game.seats):
            view = game.views.view(state, seat)
            assert json.loads(json.dumps(view)) == view, "a view is not plain data: JSON changes it"
        for seat in range(game.seats):
            for path, value in private(game, state, seat).items():
                assert whole.get(path) == value, f"{'.'.join(path)} differs between a view and the position"


def check_samples(trial: Trial) -> None:
    """A sampled state gives the same view and the same moves; equal dice give equal samples."""
    game, law, views = trial.game, trial.game.law, trial.game.views
    differing = False
    for place, state in enumerate(trial.states(16)):
        for seat in range(WATCHER, game.seats):
            view = views.view(state, seat)
            kept = json.dumps(view)
            guess = views.sample(view, FastDice(place))
            assert guess.key() == views.sample(view, FastDice(place)).key(), "the same dice give different samples"
            for other in (guess, views.resample(state, seat, FastDice(1000 + place))):
                assert views.view(other, seat) == view, "a sampled state gives a different view"
                assert not law.audit(other), f"a sampled state is impossible: {law.audit(other)}"
                assert law.to_act(other) == law.to_act(state), "a sampled state has a different seat to act"
                if 0 <= seat == law.to_act(state):
                    assert law.moves(other) == law.moves(state), "a sampled state offers the seat different moves"
                differing = differing or other.key() != state.key()
            assert json.dumps(view) == kept, "sampling changed the view"
    if game.spec.secrets:
        assert differing, "every sample equals the real state: views show what should be hidden"
    else:
        assert not differing, "a sample differs from the real state, but the game declares that it has no secrets"


def check_secrets(trial: Trial) -> None:
    """Private values of a seat are in no other view, and a view does not depend on what others hold."""
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
            assert changed <= own, f"in the view of {letter(seat)}, {changed - own} depends on what is hidden from it"


def check_open_game(trial: Trial) -> None:
    """In a game without secrets every view is the complete position."""
    if trial.game.spec.secrets:
        return
    for state in trial.states(16):
        position = trial.game.views.position(state)
        for seat in range(WATCHER, trial.game.seats):
            assert trial.game.views.view(state, seat) == position, (
                "a view differs from the position, but the game has no secrets"
            )


def check_known_to(trial: Trial) -> None:
    """`known_to` agrees with the views: exactly the seats that may know an action see its effect."""
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
                unseen = f"no watcher sees whether {trial.text(other)} or {trial.text(action)} was made"
                assert same.key() == after.key(), f"{unseen}, but known_to makes it public"
            elif trial.game.law.to_act(state) == CHANCE:
                other, seen_then = secret.setdefault(knower, (action, shown))
                difference = f"watchers see whether {trial.text(other)} or {trial.text(action)} was drawn"
                assert seen_then == shown, f"{difference}, but known_to allows only {letter(knower)} to know"


CHECKS = (check_views, check_samples, check_secrets, check_open_game, check_known_to)
