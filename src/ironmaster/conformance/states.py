"""Checks of states: games end without broken invariants, copies are independent, positions are complete."""

import json

from ironmaster.conformance.trial import LONGEST, Trial, spread
from ironmaster.core.contract import CHANCE, OVER, FastDice
from ironmaster.core.referee import Referee, refereed_playout


def check_play(trial: Trial) -> None:
    """The seat to act always has a move, the game ends, and no state or step breaks an invariant."""
    game, law = trial.game, trial.game.law
    for states, steps in trial.playouts:
        referee = Referee(game)
        referee.start(states[0])
        for place, (actor, action) in enumerate(steps):
            assert actor == CHANCE or 0 <= actor < game.seats, f"to_act gives {actor} with {game.seats} seats"
            assert action in trial.options(states[place]), f"{trial.text(action)} was drawn but is not offered"
            referee.step(states[place], action, states[place + 1])
        assert law.to_act(states[-1]) == OVER, "the last state is not over"
    refereed_playout(game, law.start(), FastDice(2), LONGEST)


def check_offers(trial: Trial) -> None:
    """Every move and outcome that is offered can be applied and changes the state."""
    for state in trial.states(24):
        key = state.key()
        for action in spread(trial.options(state), 60):
            try:
                after = trial.after(state, action)
            except Exception as error:
                problem = f"{type(error).__name__}: {error}"
                raise AssertionError(f"{trial.text(action)} is offered but cannot be applied: {problem}") from error
            assert after.key() != key, f"{trial.text(action)} changes nothing"
            assert state.key() == key, f"{trial.text(action)} on a copy changes the original"


def check_copies(trial: Trial) -> None:
    """A state does not change when moves are applied to its copy."""
    dice = FastDice(3)
    state = trial.game.law.start()
    kept = []
    while trial.game.law.to_act(state) != OVER:
        going_on, staying = state.copy(), state.copy()
        assert staying.key() == state.key(), "a copy differs from its original"
        kept += [(state, state.key()), (staying, state.key())]
        trial.step(going_on, dice)
        state = going_on
    for old, key in kept:
        assert old.key() == key, "a state changed with its copy: they share a list"


def check_positions(trial: Trial) -> None:
    """A position as JSON is complete: the loaded state is equal and continues in the same way."""
    game = trial.game
    for states, steps in trial.playouts:
        for place in spread(range(len(states)), 80):
            state = states[place]
            text = json.dumps(game.views.position(state))
            loaded = game.views.load(json.loads(text))
            assert json.dumps(game.views.position(loaded)) == text, "a loaded state gives a different position"
            assert loaded.key() == state.key(), (
                f"state {place} differs after it is loaded from its position: {text[:400]}"
            )
            assert game.law.to_act(loaded) == game.law.to_act(state), "a loaded state has a different seat to act"
            assert trial.options(loaded) == trial.options(state), "a loaded state offers different moves"
            if place < len(steps):
                trial.take(loaded, steps[place][1])
                assert loaded.key() == states[place + 1].key(), "a loaded state continues in a different way"


def check_scores(trial: Trial) -> None:
    """Scores, ranking and places contain every seat once and agree."""
    game, law = trial.game, trial.game.law
    for state in trial.states(20):
        ranking, places, left = law.ranking(state), law.places(state), law.out(state)
        assert len(law.scores(state)) == game.seats, "scores does not have one number for each seat"
        assert sorted(ranking) == list(range(game.seats)), f"ranking is {ranking}"
        in_order = [places[seat] for seat in ranking]
        assert in_order[0] == 1 and in_order == sorted(in_order), f"places {places} disagree with ranking {ranking}"
        assert law.to_act(state) not in left, "a seat that has left the game is to act"
        assert set(ranking[game.seats - len(left) :]) == set(left), "a seat that has left ranks before one that has not"
    for states, _ in trial.playouts:
        scores, left = law.scores(states[-1]), law.out(states[-1])
        inside = [scores[seat] for seat in law.ranking(states[-1]) if seat not in left]
        assert inside == sorted(inside, reverse=True), "the final ranking does not follow the scores"


def check_queries(trial: Trial) -> None:
    """Queries do not change the state, and return values that the caller may change."""
    game, law = trial.game, trial.game.law
    for state in trial.states(20):
        key = state.key()
        game.views.position(state).clear()
        law.audit(state)
        law.scores(state).clear()
        law.ranking(state).clear()
        law.places(state).clear()
        for seat in range(-1, game.seats):
            game.views.view(state, seat).clear()
        for figure in game.facts.figures(state).values():
            figure.clear()
        trial.options(state).clear()
        assert state.key() == key, "a query, or changing its result, changed the state"


CHECKS = (check_play, check_offers, check_copies, check_positions, check_scores, check_queries)
