"""Awards and figures: every point of a score is accounted for, and what is charted tells nobody a secret."""

import pytest

from ironmaster.core.contract import FastDice
from ironmaster.core.messages import LANGUAGES
from ironmaster.core.rulebook import rulebook

from .cases import CASES, DEFAULTS, SECRET, Case, game_of, trail

SEEDS = range(1, 7)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_awards_of_each_step_are_what_it_adds_to_the_scores(case: Case) -> None:
    game, states, steps = trail(case)
    for before, after, (_, action) in zip(states, states[1:], steps, strict=False):
        kept = before.key()
        found = game.law.scores(before)
        for award in game.facts.awards(before, action):
            found[award.seat] += award.points
        assert found == game.law.scores(after)
        assert before.key() == kept


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_awards_of_a_game_are_its_result(case: Case, seed: int) -> None:
    game, states, steps = trail(case, seed)
    found = game.law.scores(states[0])
    for before, (_, action) in zip(states, steps, strict=False):
        for award in game.facts.awards(before, action):
            found[award.seat] += award.points
    assert found == game.law.scores(states[-1])
    assert any(found), "nobody has a point: this shows nothing"


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_awards_cite_their_clause_and_say_what_they_are_for_in_every_language(case: Case) -> None:
    game, states, steps = trail(case)
    made = [
        award for state, (_, action) in zip(states, steps, strict=False) for award in game.facts.awards(state, action)
    ]
    assert made
    for award in made:
        assert rulebook(award.game).clause(award.clause)
        assert all(game.facts.element_name(element, "en") for element in award.elements)
        sentences = {award.sentence(lang) for lang in LANGUAGES}
        assert len(sentences) == len(LANGUAGES) and all(sentence.strip() for sentence in sentences)
        assert all(award.title(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_figures_are_a_number_for_each_seat_and_always_the_same_ones(case: Case) -> None:
    game, states, _ = trail(case)
    names = list(game.facts.figures(states[0]))
    assert names
    for state in states:
        figures = game.facts.figures(state)
        assert list(figures) == names
        assert all(len(values) == game.seats and set(map(type, values)) == {int} for values in figures.values())


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_has_a_name_of_its_own(case: Case, lang: str) -> None:
    game = game_of(case)
    names = [game.facts.figure_name(figure, lang) for figure in game.facts.figures(game.law.start())]
    assert all(names) and len(set(names)) == len(names)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_figures_show_nothing_that_is_hidden(case: Case) -> None:
    """States that a watcher cannot tell apart have the same figures."""
    game, differing = trail(case).game, 0
    for place, state in enumerate(trail(case).states[::9]):
        guess = game.views.sample(game.views.view(state, -1), FastDice(place))
        assert game.facts.figures(guess) == game.facts.figures(state)
        differing += guess.key() != state.key()
    assert (differing > 10) == (case in SECRET)


@pytest.mark.parametrize("case", DEFAULTS, ids=str)
def test_awards_show_nothing_that_is_hidden(case: Case) -> None:
    """What a step scores is the same whatever those who watch cannot see."""
    game, states, steps = trail(case)
    seen = 0
    for place, (state, (actor, action)) in enumerate(zip(states, steps, strict=False)):
        awarded = game.facts.awards(state, action)
        if not awarded:
            continue
        for seed in range(5):
            guess = game.views.sample(game.views.view(state, actor), FastDice(place + seed))
            assert game.facts.awards(guess, action) == awarded
            seen += 1
    assert seen
