"""The judge of Age of Industry: it ends at the final score, adds up, and agrees with experienced players."""

from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

from ironmaster.bots.age_of_industry.judge import CUBES, DISPLAY, LOANS, SALES, TERMS, IndustryJudge, make
from ironmaster.bots.judging import Judge
from ironmaster.bots.weights import weights_of
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game
from ironmaster.core.messages import say
from ironmaster.core.registry import game
from ironmaster.games.age_of_industry import pieces
from ironmaster.games.age_of_industry.game import AgeOfIndustry
from ironmaster.games.age_of_industry.state import IndustryState
from ironmaster.games.age_of_industry.tables import FACTORY, Tables

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("germany", 3, {}),
    ("germany", 4, {"edition": "first"}),
    ("germany", 5, {"repay_window": "round", "free_pass_or": True}),
    ("new_england", 2, {"edition": "first"}),
    ("new_england", 3, {"penn_transit": True, "develop_lowest_only": True}),
    ("new_england", 5, {}),
]
SCOPE = "bots/age_of_industry"


def _game(board: str, seats: int, rules: dict[str, Any]) -> AgeOfIndustry:
    return cast("AgeOfIndustry", game("age_of_industry", board=board, seats=seats, rules=rules))


def _judge(of: Game, changes: dict[str, float] | None = None) -> IndustryJudge:
    return cast("IndustryJudge", make(of, changes))


def _begun(of: AgeOfIndustry) -> IndustryState:
    """The table when the first seat is to act, with both actions of a later round."""
    s, dice = cast("IndustryState", of.law.start()), FastDice(1)
    while of.law.to_act(s) == CHANCE:
        of.law.settle(s, of.law.draw(s, dice))
    s.round, s.actions = 2, of.tables.actions
    return s


@cache
def _germany() -> tuple[AgeOfIndustry, IndustryJudge, Tables]:
    of = _game("germany", 3, {})
    return of, _judge(of), of.tables


def _put(t: Tables, s: IndustryState, seat: int, space: str, counter: str, cubes: int = 0) -> None:
    """Lay a counter as a build would."""
    face = t.face_ids.index(counter)
    s.left[seat * t.faces + face] -= 1
    pieces.put(t, s, seat, t.space_ids.index(space), face, cubes)


def _rail(t: Tables, s: IndustryState, seat: int, between: str) -> None:
    pieces.lay(t, s, seat, t.connection_ids.index(between))


def _near_the_end(s: IndustryState, cards: int) -> IndustryState:
    """The same table with no card to draw and a number of cards in each hand."""
    late = s.copy()
    late.deck, late.undealt = 0, [0] * len(s.undealt)
    late.hands = [hand[:cards] for hand in s.hands]
    return late


def _best(of: AgeOfIndustry, judge: IndustryJudge, s: IndustryState) -> str:
    moves = of.law.moves(s)
    leanings = judge.leanings(s, moves)
    return of.actions.text(moves[leanings.index(max(leanings))])


def _leaning(of: AgeOfIndustry, judge: IndustryJudge, s: IndustryState, text: str) -> float:
    moves = of.law.moves(s)
    return judge.leanings(s, moves)[moves.index(of.actions.number(text))]


@pytest.mark.parametrize(("board", "seats", "rules"), TABLES)
def test_every_state_of_a_game_is_judged(board: str, seats: int, rules: dict[str, Any]) -> None:
    of = _game(board, seats, rules)
    judge: Judge[Any] = _judge(of)
    dice, s = FastDice(seats), of.law.start()
    while of.law.to_act(s) != OVER:
        if of.law.to_act(s) == CHANCE:
            assert len(judge.forecast(s)) == seats
            of.law.settle(s, of.law.draw(s, dice))
            continue
        assert judge.forecast(s) == pytest.approx([sum(judge.account(s, seat)) for seat in range(seats)])
        moves = of.law.moves(s)
        assert len(judge.leanings(s, moves)) == len(moves)
        of.law.apply(s, moves[dice.below(len(moves))])
    assert judge.forecast(s) == of.law.scores(s)
    assert [sum(judge.account(s, seat)) for seat in range(seats)] == of.law.scores(s)


@cache
def _sampled() -> list[tuple[AgeOfIndustry, list[IndustryState]]]:
    """States of both maps from games that mostly play good-looking moves."""
    found = []
    for board, seats, edition in (("germany", 3, "second"), ("new_england", 4, "first")):
        of = _game(board, seats, {"edition": edition})
        judge, dice, s = _judge(of), FastDice(11), cast("IndustryState", of.law.start())
        states: list[IndustryState] = []
        while of.law.to_act(s) != OVER:
            if of.law.to_act(s) == CHANCE:
                of.law.settle(s, of.law.draw(s, dice))
                continue
            moves = of.law.moves(s)
            if len(moves) > 1 and dice.below(4) == 0:
                states.append(s.copy())
            move = of.actions.number(_best(of, judge, s))
            of.law.apply(s, moves[dice.below(len(moves))] if dice.below(8) == 0 else move)
        found.append((of, states))
    return found


def _opinions(changes: dict[str, float]) -> Iterator[list[float]]:
    """The values that a judge with other weights gives to the sampled states."""
    for of, states in _sampled():
        judge = _judge(of, changes)
        for s in states:
            yield [judge.spread, *judge.forecast(s), *judge.leanings(s, of.law.moves(s))]


def test_every_weight_matters() -> None:
    usual = list(_opinions({}))
    for name, value in weights_of("age_of_industry").items():
        changed = (
            _opinions({name: factor * value}) for factor in (0.5, 2.0)
        )  # some weights bound others from one side only
        assert any(said != other for told in changed for said, other in zip(usual, told, strict=True)), name


def test_no_chance_leaves_the_bounds_of_a_chance() -> None:
    for of, states in _sampled():
        judge, t = _judge(of), of.tables
        for s in states:
            judge.survey.read(s)
            for seat in range(t.seats):
                for space in range(t.spaces):
                    if s.owned[seat] >> space & 1 and not (s.flipped | s.rebuilt) >> space & 1:
                        assert 0.0 <= judge.chances.waiting(s, seat, space) <= 1.0


def test_terms_have_names_in_both_languages() -> None:
    for lang in ("en", "fr"):
        said = [say(SCOPE, lang, f"{kind}-{term}", {}) for kind in ("term", "reason") for term in TERMS]
        assert len(set(said)) == 2 * len(TERMS)


# Positions that players would agree on


def test_a_mill_beside_a_port_is_worth_more_than_one_far_from_any_outlet() -> None:
    of, judge, t = _germany()
    near, far = _begun(of), _begun(of)
    for s, town in ((near, "hamburg/3"), (far, "leipzig/1")):
        _put(t, s, 1, "hamburg/1", "port1")
        _put(t, s, 0, town, "cotton1")
    assert judge.account(near, 0)[SALES] > judge.account(far, 0)[SALES] + 0.3


def test_rivals_at_the_same_port_lower_the_expected_sales() -> None:
    of, judge, t = _germany()
    s = _begun(of)
    _put(t, s, 1, "bremen/1", "port1")
    _put(t, s, 0, "bremen/2", "cotton1")
    before = judge.account(s, 0)[SALES]
    _put(t, s, 1, "hannover/1", "cotton1")
    _put(t, s, 2, "hannover/2", "cotton1")
    _rail(t, s, 1, "bremen-hannover")
    assert judge.account(s, 0)[SALES] < before


def test_a_loan_costs_more_the_earlier_it_is_taken() -> None:
    of, judge, t = _germany()
    s = _begun(of)
    s.debt[0], s.cash[0] = 3, 60
    early, late = judge.account(s, 0)[LOANS], judge.account(_near_the_end(s, 1), 0)[LOANS]
    assert early < late <= -3 * t.loan / t.cash_per_point


def test_loans_that_cannot_be_paid_back_cost_their_penalty() -> None:
    of, judge, t = _germany()
    s = _near_the_end(_begun(of), 0)
    s.debt[0] = 4
    assert judge.account(s, 0)[LOANS] <= -4 * t.unpaid_loan_points * 0.9
    s.cash[0] = 80
    assert judge.account(s, 0)[LOANS] > -4 * t.unpaid_loan_points / 2


def test_coal_on_a_long_railway_is_used_up_sooner() -> None:
    of, judge, t = _germany()
    alone = _begun(of)
    _put(t, alone, 0, "essen/1", "coal1", 3)
    alone.deck = 10
    joined = alone.copy()
    for between in ("essen-hannover", "cologne-essen", "essen-kassel", "frankfurt-kassel"):
        _rail(t, joined, 1, between)
    assert judge.account(joined, 0)[CUBES] > judge.account(alone, 0)[CUBES]


def test_developing_towards_factories_pays_early_and_not_at_the_end() -> None:
    of, judge, t = _germany()
    gains = []
    for s in (_begun(of), _near_the_end(_begun(of), 1)):
        before = judge.account(s, 0)[DISPLAY]
        s.left[t.stack_from[FACTORY]] = 0
        gains.append(judge.account(s, 0)[DISPLAY] - before)
    assert gains[0] > 3.0
    assert gains[1] < 1.0


def _to_sell() -> tuple[AgeOfIndustry, IndustryJudge, IndustryState]:
    """Two mills of the seat to act, joined to a port of its own and to two of a rival."""
    of, judge, t = _germany()
    s = _begun(of)
    seat, rival = s.order[0], s.order[1]
    _put(t, s, seat, "hamburg/1", "port1")
    _put(t, s, rival, "hamburg/2", "port1")
    _put(t, s, seat, "hannover/1", "cotton1")
    _put(t, s, rival, "bremen/1", "port1")
    _put(t, s, seat, "bremen/2", "cotton1")
    _rail(t, s, seat, "hamburg-hannover")
    _rail(t, s, seat, "bremen-hamburg")
    return of, judge, s


def test_a_sale_of_two_mills_looks_better_than_passing_and_the_own_port_better_than_a_rivals() -> None:
    of, judge, s = _to_sell()
    own = _leaning(of, judge, s, "sell hannover/1 to hamburg/1")
    rival = _leaning(of, judge, s, "sell hannover/1 to hamburg/2")
    assert own > rival > _leaning(of, judge, s, "pass") + 1.0


def test_the_last_action_sells_if_possible() -> None:
    of, judge, s = _to_sell()
    s = _near_the_end(s, 1)
    s.hands[s.order[1]] = ()
    s.actions = 1
    assert _best(of, judge, s).startswith("sell")


def test_loans_are_repaid_when_possible() -> None:
    of, judge, s = _to_sell()
    s.cash[s.order[0]], s.debt[s.order[0]] = 12, 1
    assert _best(of, judge, s) == "repay"


def test_own_coal_is_used_before_a_rivals() -> None:
    of, judge, t = _germany()
    s = _begun(of)
    seat = s.order[0]
    _put(t, s, s.order[1], "essen/1", "coal1", 3)
    _put(t, s, seat, "essen/2", "coal1", 3)
    _put(t, s, seat, "kassel/1", "iron1", 3)
    _rail(t, s, seat, "essen-kassel")
    of.law.apply(s, of.actions.number("railway essen-hannover"))
    assert _best(of, judge, s) == "coal from essen/2"
