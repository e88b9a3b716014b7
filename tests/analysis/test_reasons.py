"""Reasons for one outcome of a turn compared with others."""

from typing import Any

import pytest

import ironmaster
from ironmaster.analysis.reasons import End, Reason, end_of, reasons
from ironmaster.analysis.wording import because
from ironmaster.bots.judges import judge_of
from ironmaster.bots.judging import Judge
from ironmaster.core.messages import LANGUAGES, has_message
from ironmaster.core.naming import calling
from ironmaster.core.registry import names
from tests.analysis.playing import match_of, to_a_choice

TERMS = ("cash", "links", "order", "cards", "scored")


def judge() -> Judge[Any]:
    return Judge(ironmaster.game("brass", seats=3), TERMS, spread=10.0)


def end(account: list[float], others: list[float]) -> End:
    return End([0], 1, account, [sum(account), *others])


def test_the_greatest_gains_come_first_and_only_three() -> None:
    found = reasons(judge(), 0, end([1, 4, 2, 3, 0], [9, 9]), [end([0, 0, 0, 0, 9], [9, 9])])
    assert found == [Reason(4, term="links"), Reason(3, term="cards"), Reason(2, term="order")]


def test_small_reasons_are_left_out() -> None:
    assert reasons(judge(), 0, end([0.19, 0, 0, 0, 0], [9, 9]), [end([0, 0, 0, 0, 0], [9, 9])]) == []
    assert reasons(judge(), 0, end([0.21, 0, 0, 0, 0], [9, 9]), [end([0, 0, 0, 0, 0], [9, 9])])


def test_hindering_the_leader_counts_more_than_hindering_another() -> None:
    found = reasons(judge(), 0, end([0, 0, 0, 0, 0], [16, 6]), [end([0, 0, 0, 0, 0], [20, 10])])
    assert found == [Reason(3, seat=1), Reason(1, seat=2)]


def test_several_others_are_compared_by_their_mean() -> None:
    others = [end([0, 0, 0, 0, 0], [9, 9]), end([4, 0, 0, 0, 0], [9, 9])]
    assert reasons(judge(), 0, end([6, 0, 0, 0, 0], [9, 9]), others) == [Reason(4, term="cash")]
    assert reasons(judge(), 0, end([6, 0, 0, 0, 0], [9, 9]), []) == []


@pytest.mark.parametrize("name", names())
def test_a_turn_is_played_to_its_end(name: str) -> None:
    match = match_of(name, 30)
    to_a_choice(match)
    found = end_of(judge_of(match.game), match.state, match.game.law.moves(match.state)[0])
    state = match.state
    for move in found.line:
        assert match.game.law.to_act(state) == match.to_act
        match.game.law.apply(state, move)
    assert sum(found.account) == pytest.approx(found.forecast[match.to_act])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_term_of_a_judge_has_a_name(name: str, lang: str) -> None:
    found = judge_of(ironmaster.game(name))
    scope = f"bots/{name}"
    assert [term for term in found.terms if not has_message(scope, lang, f"term-{term}")] == []
    assert [term for term in found.terms if not has_message(scope, lang, f"reason-{term}")] == []


def test_reasons_are_one_sentence() -> None:
    game = ironmaster.game("brass", seats=3)
    with calling(["Ada", "Basil", "Cora"]):
        two = [Reason(2, seat=1), Reason(1, seat=2)]
        assert because(game, two, "en") == "This move hinders Basil and hinders Cora."
        assert because(game, two, "fr") == "Ce coup gêne Basil et gêne Cora."
        assert because(game, two[:1], "en") == "This move hinders Basil."
    assert because(game, [], "en") == ""
