"""Checks of awards: they account for every point of a score."""

from ironmaster.conformance.trial import Trial
from ironmaster.core.awards import Award
from ironmaster.core.contract import WATCHER, FastDice, State
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.rulebook import rulebook
from ironmaster.core.seats import letter


def check_sums(trial: Trial) -> None:
    """The awards of each step add up to the change of the scores."""
    law, facts = trial.game.law, trial.game.facts
    for states, steps in trial.playouts:
        for place, (_, action) in enumerate(steps):
            before, after = states[place], states[place + 1]
            key = before.key()
            scores = law.scores(before)
            for award in facts.awards(before, action):
                scores[award.seat] += award.points
            assert before.key() == key, f"listing the awards of {trial.text(action)} changed the state"
            for seat, (expected, scored) in enumerate(zip(scores, law.scores(after), strict=True)):
                problem = (
                    f"{letter(seat)} has {expected} points by awards, but {scored} by scores: {trial.text(action)}"
                )
                assert expected == scored, problem


def check_awards(trial: Trial) -> None:
    """Awards have a reason in every language and a known clause, and reveal nothing hidden."""
    for states, steps in trial.playouts:
        for place, (_, action) in enumerate(steps):
            awards = trial.game.facts.awards(states[place], action)
            for award in awards:
                _check_words(trial, award)
            if awards:
                _check_hidden(trial, states[place], action, awards)


def _check_words(trial: Trial, award: Award) -> None:
    assert 0 <= award.seat < trial.game.seats, f"{award} names a seat that does not exist"
    for lang in LANGUAGES:
        assert award.sentence(lang).strip() and award.title(lang).strip(), f"{award} has no text in {lang}"
        assert all(trial.game.facts.element_name(element, lang) for element in award.elements)
    if award.clause:
        assert award.clause in rulebook(trial.game.spec.name).by_id, f"the rulebook has no clause {award.clause}"
        assert len({award.sentence(lang) for lang in LANGUAGES}) == len(LANGUAGES), f"{award} is not translated"


def _check_hidden(trial: Trial, before: State, action: int, awards: list[Award]) -> None:
    """A state that looks the same to the seat to act, before and after the step, gives the same awards."""
    views, seat = trial.game.views, max(trial.game.law.to_act(before), WATCHER)
    shown = views.view(trial.after(before, action), WATCHER)
    for seed in range(3):
        guess = views.sample(views.view(before, seat), FastDice(seed))
        if action in trial.options(guess) and views.view(trial.after(guess, action), WATCHER) == shown:
            sampled = trial.game.facts.awards(guess, action)
            assert sampled == awards, f"the awards of {trial.text(action)} depend on hidden information"


CHECKS = (check_sums, check_awards)
