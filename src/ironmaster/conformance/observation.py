"""Checks of observations: numbers within their bounds that contain only what a seat may know."""

from array import array
from dataclasses import replace

from ironmaster.conformance.trial import Trial
from ironmaster.core import features as f
from ironmaster.core.contract import FastDice, State
from ironmaster.core.features import Feature
from ironmaster.observations import packer, width_of

FILLED = (f.LIST, f.HOLDERS, f.FRAMES, f.FIRST, f.SECOND)
"""Kinds of features that are padded with the lowest number."""


def _features(trial: Trial) -> list[Feature]:
    """The features of a game; none if the game has no observation."""
    try:
        return trial.game.observation.features()
    except NotImplementedError:
        return []


def _seen(trial: Trial, features: list[Feature], s: State, seat: int) -> dict[str, list[int]]:
    """The observation of a seat: the numbers of each feature, by name."""
    out = array("h", [0]) * width_of(features)
    packer(features, trial.game.seats).pack([s], [trial.game.law.to_act(s)], [seat], out, 0)
    found, at = {}, 0
    for feature in features:
        found[feature.name] = out[at : at + feature.length].tolist()
        at += feature.length
    return found


def check_bounds(trial: Trial) -> None:
    """Features have names, descriptions and bounds. Only numbers that do not name a thing may be clipped."""
    features = _features(trial)
    assert len({one.name for one in features}) == len(features), "two features have the same name"
    for one in features:
        described = one.name.isidentifier() and one.about and one.length > 0
        assert described, f"the feature {one.name} has no valid name, no description or no length"
        assert f.LOWEST <= one.low < one.high <= f.HIGHEST, f"the feature {one.name} has impossible bounds"
    wide = [replace(one, low=f.LOWEST, high=f.HIGHEST) for one in features]
    for state in trial.states(20) if features else ():
        for seat in range(trial.game.seats):
            seen = _seen(trial, wide, state, seat)
            for one in (one for one in features if one.names):
                kept = [number for number in seen[one.name] if number != f.LOWEST or one.how not in FILLED]
                inside = all(one.low <= number <= one.high for number in kept)
                assert inside, f"the feature {one.name} names a thing outside its bounds: {kept}"


def check_hidden(trial: Trial) -> None:
    """What is hidden from a seat does not change its observation."""
    features = _features(trial)
    for place, state in enumerate(trial.states(16)) if features and trial.game.spec.secrets else ():
        for seat in range(trial.game.seats):
            other = trial.game.views.resample(state, seat, FastDice(place))
            real, guess = _seen(trial, features, state, seat), _seen(trial, features, other, seat)
            revealing = [name for name in real if real[name] != guess[name]]
            assert not revealing, f"the features {revealing} reveal to a seat what is hidden from it"


def check_own_first(trial: Trial) -> None:
    """The features `acting` and `points`, if a game has them, count seats from the observing one."""
    features, law, seats = _features(trial), trial.game.law, trial.game.seats
    bounds = {one.name: (one.low, one.high) for one in features}
    for state in trial.states(10) if features else ():
        points, actor = law.scores(state), law.to_act(state)
        for seat in range(seats):
            seen = _seen(trial, features, state, seat)
            acting = [0 if actor < 0 else 1 + (actor - seat) % seats]
            assert seen.get("acting", acting) == acting, "the feature acting does not name the seat to act"
            low, high = bounds.get("points", (f.LOWEST, f.HIGHEST))
            own_first = [min(max(number, low), high) for number in points[seat:] + points[:seat]]
            assert seen.get("points", own_first) == own_first, "the feature points does not hold the scores"


CHECKS = (check_bounds, check_hidden, check_own_first)
