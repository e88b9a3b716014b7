"""The judge of Industria: its sums add up, and it agrees with experienced players."""

from collections.abc import Iterator
from typing import Any, cast

import pytest

from ironmaster.bots.industria.judge import IndustriaJudge, make
from ironmaster.bots.weights import weights_of
from ironmaster.core.contract import CHANCE, OVER, FastDice
from ironmaster.core.messages import LANGUAGES, has_message
from ironmaster.core.registry import game
from ironmaster.games.industria.game import Industria
from ironmaster.games.industria.state import AUCTION, BUILDING, IndustriaState

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {"raw_tile_cash": "any"}),
    (4, {"raw_tile_cash": "build", "zero_bid": True}),
    (3, {"by": "letter"}),
    (2, {"two_seats": True}),
]


def _game(seats: int = 4, rules: dict[str, Any] | None = None) -> Industria:
    return cast("Industria", game("industria", seats=seats, rules=rules or {}))


def _judge(of: Industria, changes: dict[str, float] | None = None) -> IndustriaJudge:
    return cast("IndustriaJudge", make(of, changes))


def _states(of: Industria, judge: IndustriaJudge, seed: int, random: bool) -> Iterator[IndustriaState]:
    """All states of a game including the last one; the judge plays it, or random moves do."""
    state, dice = cast("IndustriaState", of.law.start()), FastDice(seed)
    while (actor := of.law.to_act(state)) != OVER:
        yield state
        if actor == CHANCE:
            of.law.settle(state, of.law.draw(state, dice))
            continue
        moves = of.law.moves(state)
        leanings = judge.leanings(state, moves)
        assert len(leanings) == len(moves)
        of.law.apply(state, moves[dice.below(len(moves)) if random else leanings.index(max(leanings))])
    yield state


@pytest.mark.parametrize("random", [True, False])
@pytest.mark.parametrize(("seats", "rules"), TABLES)
def test_accounts_add_up_and_end_in_the_score(seats: int, rules: dict[str, Any], random: bool) -> None:
    of = _game(seats, rules)
    judge = _judge(of)
    for step, state in enumerate(_states(of, judge, 7, random)):
        if step % 5 == 0 or of.law.to_act(state) == OVER:
            forecast = judge.forecast(state)
            accounts = [judge.account(state, seat) for seat in range(seats)]
            assert forecast == pytest.approx([sum(account) for account in accounts])
            assert {len(account) for account in accounts} == {len(judge.terms)}
    assert forecast == [float(points) for points in of.law.scores(state)]


def test_every_term_has_its_sentences() -> None:
    for term in _judge(_game()).terms:
        for lang in LANGUAGES:
            assert has_message("bots/industria", lang, f"term-{term}"), (term, lang)
            assert has_message("bots/industria", lang, f"reason-{term}"), (term, lang)


def test_every_weight_matters() -> None:
    of = _game()
    known = [state.copy() for state in _states(of, _judge(of), 3, random=False)][:-1:7]

    def told(judge: IndustriaJudge) -> list[list[float]]:
        leanings = [judge.leanings(state, of.law.moves(state)) for state in known if of.law.to_act(state) >= 0]
        return [judge.forecast(state) for state in known] + leanings

    plain = told(_judge(of))
    for name, value in weights_of("industria").items():
        assert told(_judge(of, {name: value * 0.5})) != plain, name


# Positions


def _at(of: Industria, phase: int, cash: list[int], epoch: int = 1, rounds: int = 1) -> IndustriaState:
    """A round of an epoch, A to act."""
    state = cast("IndustriaState", of.law.start())
    t = of.tables
    state.epoch, state.phase, state.round = epoch, phase, epoch * t.rounds_an_epoch + rounds
    state.cash[:] = cash
    for tile in range(t.tiles):
        if t.epoch_of[tile] < epoch:
            state.unseen &= ~(1 << tile)
            state.gone |= 1 << tile
    return state


def _tiles(of: Industria, *names: str) -> int:
    found = 0
    for name in names:
        found |= 1 << of.tables.tile_ids.index(name)
    return found


def _give(of: Industria, state: IndustriaState, seat: int, hand: tuple[str, ...], laid: tuple[str, ...] = ()) -> None:
    t = of.tables
    state.hands[seat] |= _tiles(of, *hand)
    state.laid[seat] |= _tiles(of, *laid)
    for name in (*hand, *laid):
        state.unseen &= ~_tiles(of, name)
        state.gone &= ~_tiles(of, name)
    for name in laid:
        material = t.makes[t.tile_ids.index(name)]
        if material >= 0:
            state.makers[material] |= 1 << seat
    state.discounts[seat] = sum(t.discount[tile] for tile in range(t.tiles) if state.laid[seat] >> tile & 1)


def _show(of: Industria, state: IndustriaState, *names: str) -> None:
    state.display |= _tiles(of, *names)
    state.unseen &= ~state.display


def _best(of: Industria, state: IndustriaState) -> str:
    moves = of.law.moves(state)
    leanings = _judge(of).leanings(state, moves)
    return of.actions.text(moves[leanings.index(max(leanings))])


def test_a_thaler_is_worth_more_early_and_to_a_poor_seat() -> None:
    of = _game()
    judge = _judge(of)

    def gain(epoch: int, cash: int) -> float:
        less, more = (judge.forecast(_at(of, BUILDING, [held, 5, 5, 5], epoch))[0] for held in (cash, cash + 3))
        return more - less

    assert gain(1, 4) > gain(4, 4) > of.tables.link_points / 9
    assert gain(1, 0) > gain(1, 8)


def test_the_other_end_of_a_link_is_worth_more_with_the_first_end_laid() -> None:
    of = _game()
    state = _at(of, BUILDING, [8, 8, 8, 8])
    _give(of, state, 0, ("steam_engine",), ("mechanical_engineering",))
    with_link = _judge(of).forecast(state)[0]
    other = _at(of, BUILDING, [8, 8, 8, 8])
    _give(of, other, 0, ("steam_engine",), ("construction",))
    assert with_link > _judge(of).forecast(other)[0]


def test_a_bonus_is_laid_before_a_builder_stops() -> None:
    of = _game()
    state = _at(of, BUILDING, [0, 5, 5, 5])
    _give(of, state, 0, ("bonus_canal_1",), ("quarry",))
    assert _best(of, state) == "lay bonus_canal_1"


def test_the_maker_comes_before_the_technology_that_needs_it() -> None:
    of = _game()
    state = _at(of, BUILDING, [6, 5, 5, 5], rounds=3)
    _give(of, state, 0, ("glassworks", "optics"))
    assert _best(of, state) == "lay glassworks"
    of.law.apply(state, of.actions.number("lay glassworks"))
    assert _best(of, state) == "lay optics"


def test_a_technology_is_worth_nothing_without_its_material_in_the_last_round_of_its_epoch() -> None:
    of = _game()
    plain = _at(of, BUILDING, [9, 5, 5, 5], rounds=3)
    held = _at(of, BUILDING, [9, 5, 5, 5], rounds=3)
    _give(of, held, 0, ("optics",))
    buildings = _judge(of).terms.index("buildings")
    assert _judge(of).account(held, 0)[buildings] == _judge(of).account(plain, 0)[buildings] == 0.0


def test_the_seat_that_needs_a_lot_most_bids_and_the_others_pass() -> None:
    of = _game()
    state = _at(of, AUCTION, [5, 9, 9, 9], rounds=3)
    _give(of, state, 1, (), ("glassworks", "sawmill"))
    _give(of, state, 2, ("shipyard", "textile_mill"))
    _show(of, state, "optics")
    state.lot = of.tables.tile_ids.index("optics")
    state.at = 1
    assert _best(of, state).startswith("bid")
    state.at = 2
    state.cash[2] = 3
    state.bid, state.bidder = 2, 1
    assert _best(of, state) == "pass"


def test_a_good_price_is_taken_and_a_poor_one_is_not() -> None:
    of = _game()
    for bid, answer in ((9, "sell"), (1, "keep")):
        state = _at(of, AUCTION, [9, 9, 9, 9], rounds=3)
        _give(of, state, 0, (), ("glassworks", "sawmill"))
        _show(of, state, "optics")
        state.lot, state.bid, state.bidder = of.tables.tile_ids.index("optics"), bid, 1
        assert _best(of, state) == answer


def test_the_hammer_has_value_while_others_have_money() -> None:
    of = _game()
    judge = _judge(of)
    auction = judge.terms.index("auction")

    def gain(cash: int) -> float:
        state = _at(of, AUCTION, [5, cash, cash, cash], epoch=2)
        _give(of, state, 1, (), ("bank", "ironworks", "brickyard"))
        _show(of, state, "stock_exchange", "steel_mill", "cement_works", "reinforced_concrete")
        return judge.account(state, 0)[auction]

    assert gain(10) > gain(0)


def test_a_material_is_taken_from_the_own_tile_rather_than_from_a_rival() -> None:
    of = _game()
    state = _at(of, BUILDING, [9, 5, 5, 5])
    _give(of, state, 0, ("textile_mill", "raw_wood_1"))
    _give(of, state, 1, (), ("sawmill",))
    of.law.apply(state, of.actions.number("lay textile_mill"))
    assert _best(of, state) == "use raw_wood_1"
