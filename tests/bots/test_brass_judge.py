"""The judge of Brass: its account adds up, ends at the final score, and agrees with experienced players."""

from functools import cache
from itertools import pairwise
from typing import cast

import pytest

from ironmaster.bots.brass.judge import BrassJudge
from ironmaster.bots.judges import judge_of
from ironmaster.bots.weights import weights_of
from ironmaster.core.contract import CHANCE, OVER, FastDice
from ironmaster.core.messages import LANGUAGES, has_message
from ironmaster.core.registry import game
from ironmaster.games.brass import pieces
from ironmaster.games.brass.game import Brass
from ironmaster.games.brass.state import BrassState
from ironmaster.games.brass.tables import CANAL, COTTON, IRON, KINDS, PORT, SHIPYARD, Tables

SWITCHED: dict[str, object] = {
    "dm_bonus": "cash",
    "cover_scarcity": "either",
    "rail_coal": "chosen_end",
    "first_build": "once",
    "virtual_two_way": False,
    "canal_tile_is_network": True,
    "insolvency": "debt",
    "tie_income": "space",
}


@cache
def judge(seats: int = 4, switched: bool = False) -> BrassJudge:
    return cast("BrassJudge", judge_of(game("brass", seats=seats, rules=SWITCHED if switched else {})))


def tables() -> Tables:
    return cast("Brass", judge().game).tables


def dealt(seed: int = 1) -> BrassState:
    """The first decision of a game."""
    table, dice = judge().game, FastDice(seed)
    s = table.law.start()
    while table.law.to_act(s) == CHANCE:
        table.law.settle(s, table.law.draw(s, dice))
    return cast("BrassState", s)


def in_rail_era(rounds: int) -> BrassState:
    """The same in the rail era, with a number of rounds after the present one."""
    s = dealt()
    s.era = 1
    s.round = judge().economy.rail_rounds - rounds
    return s


@cache
def played(seats: int, switched: bool, seed: int, by_leaning: bool) -> list[BrassState]:
    """The states of a game, one for each decision or chance, its end included."""
    j, dice = judge(seats, switched), FastDice(seed)
    s, states = cast("BrassState", j.game.law.start()), []
    while True:
        states.append(s.copy())
        actor = j.game.law.to_act(s)
        if actor == OVER:
            return states
        if actor == CHANCE:
            j.game.law.settle(s, j.game.law.draw(s, dice))
            continue
        moves = j.game.law.moves(s)
        leanings = j.leanings(s, moves)
        assert len(leanings) == len(moves)
        best = leanings.index(max(leanings)) if by_leaning else dice.below(len(moves))
        j.game.law.apply(s, moves[best])


def slot(name: str) -> int:
    return tables().slot_ids.index(name)


def face(name: str) -> int:
    return tables().face_ids.index(name)


def put(s: BrassState, seat: int, where: str, tile: str, cubes: int = 0) -> None:
    pieces.put(tables(), s, seat, slot(where), face(tile), cubes)


def lay(s: BrassState, seat: int, line: str) -> None:
    pieces.lay(tables(), s, seat, tables().line_ids.index(line))


def term(s: BrassState, seat: int, name: str) -> float:
    return judge().account(s, seat)[judge().terms.index(name)]


def leaning(s: BrassState, *texts: str) -> list[float]:
    """The leanings of the judge among offered moves with these texts."""
    names = judge().game.actions
    moves = judge().game.law.moves(s)
    liked = dict(zip([names.text(move) for move in moves], judge().leanings(s, moves), strict=True))
    return [liked[text] for text in texts]


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("switched", [False, True])
def test_every_state_of_a_game_can_be_judged(seats: int, switched: bool) -> None:
    j = judge(seats, switched)
    for by_leaning in (False, True):
        states = played(seats, switched, 7, by_leaning)
        for s in states[::13]:
            forecast = j.forecast(s)
            assert forecast == pytest.approx([sum(j.account(s, seat)) for seat in range(seats)])
            assert all(-60 < points < 260 for points in forecast)
        assert j.forecast(states[-1]) == j.game.law.scores(states[-1])


def test_judging_does_not_change_the_state() -> None:
    for s in played(4, False, 7, True)[::11]:
        key = s.key()
        judge().forecast(s)
        assert s.key() == key


def test_a_game_by_leanings_scores_well() -> None:
    assert sum(played(4, False, 7, True)[-1].points) > 4 * 60


def test_every_term_has_a_sentence() -> None:
    for language in LANGUAGES:
        for name in judge().terms:
            assert has_message("bots/brass", language, f"term-{name}")
            assert has_message("bots/brass", language, f"reason-{name}")


SIZES = ("small", "fair", "large", "huge")
ECONOMY = tuple(name for name in weights_of("brass") if name.endswith(("_cost", "_points", "_spaces", "plenty_rounds")))


@pytest.mark.parametrize("name", ECONOMY)
def test_every_weight_of_the_economy_matters(name: str) -> None:
    economy = judge().economy
    changed = weights_of("brass", {name: weights_of("brass")[name] * 1.5 + 0.05})
    assert [economy.menu(changed, rounds) for rounds in range(economy.rounds + 1)] != economy.menus


@pytest.mark.parametrize("era", ["canal", "rail"])
def test_a_larger_sum_never_costs_less_and_gains_more(era: str) -> None:
    weights = weights_of("brass")
    sums = [tuple(weights[f"{era}_{size}_{what}"] for what in ("cost", "points", "spaces")) for size in SIZES]
    for (cost, points, spaces), (more, better, further) in pairwise(sums):
        assert cost <= more
        assert points < better or spaces < further


@pytest.mark.parametrize("name", sorted(set(weights_of("brass")) - {*ECONOMY, "debt_pound", "flip_in_time"}))
def test_every_other_weight_matters(name: str) -> None:
    changes = {name: weights_of("brass")[name] * 1.5 + 0.05}
    changed = BrassJudge(judge().game, weights_of("brass", changes), judge().economy)
    assert changed.spread != judge().spread or any(_differ(changed, s) for s in _varied())


def _differ(changed: BrassJudge, s: BrassState) -> bool:
    if changed.forecast(s) != judge().forecast(s):
        return True
    if judge().game.law.to_act(s) < 0:
        return False
    moves = judge().game.law.moves(s)
    return changed.leanings(s, moves) != judge().leanings(s, moves)


@cache
def _varied() -> tuple[BrassState, ...]:
    """States of some games, starting with those in which a source of iron or coal is chosen."""
    names = judge().game.actions
    decisions = [s for greedy in (True, False) for s in played(4, False, 7, greedy) if judge().game.law.to_act(s) >= 0]
    sources = [s for s in decisions if " from " in names.text(judge().game.law.moves(s)[0])]
    assert sources
    ships = dealt()
    for seat in range(4):
        ships.taken[seat * KINDS + SHIPYARD] = 2
    ships.hands = [(tables().towns + SHIPYARD,)] * 4
    served = dealt()
    put(served, 0, "warrington_runcorn/2", "port2")
    put(served, 0, "manchester/1", "cotton2")
    lay(served, 0, "manchester-warrington_runcorn")
    return (ships, served, *sources[:3], *decisions[::4])


def test_a_mill_that_reaches_a_port_is_worth_more() -> None:
    s = dealt()
    put(s, 0, "manchester/1", "cotton2")
    cut_off = term(s, 0, "cotton")
    put(s, 1, "warrington_runcorn/2", "port1")
    lay(s, 1, "manchester-warrington_runcorn")
    assert term(s, 0, "cotton") > cut_off + 1


def test_a_port_that_mills_reach_is_worth_more() -> None:
    s = dealt()
    put(s, 0, "warrington_runcorn/2", "port2")
    idle = term(s, 0, "cotton")
    put(s, 1, "manchester/1", "cotton1")
    lay(s, 1, "manchester-warrington_runcorn")
    assert term(s, 0, "cotton") > idle + 1


def test_tiles_of_level_two_count_for_both_eras() -> None:
    low, high = dealt(), dealt()
    put(low, 0, "manchester/1", "cotton1")
    put(high, 0, "manchester/1", "cotton2")
    low.flipped = high.flipped = 1 << slot("manchester/1")
    t = tables()
    assert term(low, 0, "tiles") == t.face_points[face("cotton1")]
    assert term(high, 0, "tiles") > 1.8 * t.face_points[face("cotton2")]


def test_a_nearly_empty_mine_is_more_likely_to_flip() -> None:
    s = dealt()
    put(s, 0, "wigan/1", "coal2", 3)
    full = term(s, 0, "works")
    s.cubes[slot("wigan/1")] = 1
    assert term(s, 0, "works") > full


def test_links_between_flipped_tiles_score_more() -> None:
    s = dealt()
    lay(s, 0, "bolton-manchester")
    before = term(s, 0, "links")
    put(s, 1, "manchester/1", "cotton1")
    s.flipped = 1 << slot("manchester/1")
    assert before < term(s, 0, "links") < before + 1.01


def test_income_is_worth_most_early() -> None:
    early, late = in_rail_era(7), in_rail_era(1)
    gains = []
    for s in (early, late):
        poor = term(s, 0, "income")
        s.income[0] += 10
        gains.append(term(s, 0, "income") - poor)
    assert gains[0] > 3 * gains[1] > 0


def test_a_loan_costs_less_at_a_low_income() -> None:
    economy = judge().economy
    rounds = economy.rounds - 3
    gains = [economy.value(rounds, 0, 34.0, economy.landing(space, 30)) for space in (10, 40)]
    kept = [economy.value(rounds, 0, 4.0, space) for space in (10, 40)]
    assert gains[0] - kept[0] > gains[1] - kept[1]


def test_a_loan_helps_a_poor_seat_more_than_a_rich_one() -> None:
    s = dealt()
    likings = []
    for cash in (2, 90):
        s.cash[s.order[0]] = cash
        loan, idle = leaning(s, "loan 30", "pass")
        likings.append(loan - idle)
    assert likings[0] > likings[1]


def test_money_left_at_the_end_is_worth_its_points() -> None:
    assert judge().economy.value(0, 0, 40.0, 30.0) == pytest.approx(4.0)


def test_unpayable_debts_cost_value() -> None:
    economy = judge().economy
    assert economy.value(3, 0, 0.0, 3.0) < economy.value(3, 0, 7.0, 3.0) - 3


def test_expected_income_does_not_pay_debts() -> None:
    economy = judge().economy
    sure, hoped = economy.value(5, 0, 0.0, 16.0), economy.hopeful(5, 0, 0.0, 2.0, 14.0)
    assert economy.value(5, 0, 0.0, 2.0) < hoped < sure - 3


def test_selling_leans_above_passing() -> None:
    s = in_rail_era(0)
    put(s, s.order[0], "manchester/1", "cotton3")
    put(s, s.order[0], "warrington_runcorn/2", "port3")
    lay(s, 1, "manchester-warrington_runcorn")
    sale, idle = leaning(s, "sell manchester/1 to warrington_runcorn/2", "pass")
    assert sale > idle + 5


def test_an_own_port_is_preferred() -> None:
    s = in_rail_era(2)
    seat = s.order[0]
    put(s, seat, "manchester/1", "cotton3")
    put(s, seat, "warrington_runcorn/2", "port3")
    put(s, (seat + 1) % 4, "ellesmere_port/1", "port3")
    lay(s, 1, "manchester-warrington_runcorn")
    lay(s, 1, "ellesmere_port-warrington_runcorn")
    own, other = leaning(s, "sell manchester/1 to warrington_runcorn/2", "sell manchester/1 to ellesmere_port/1")
    assert own > other


def test_better_tiles_promise_more_while_there_is_time() -> None:
    piles = judge().piles
    rounds = judge().economy.rounds - 2
    assert piles.of(rounds, IRON, 1) > piles.of(rounds, IRON, 0)
    for industry in (COTTON, PORT, IRON):
        assert piles.of(0, industry, 0) == 0


def test_a_card_without_a_slot_is_discarded_first() -> None:
    s = dealt()
    seat = s.order[0]
    s.era = CANAL
    t = tables()
    town = t.place_ids.index("birkenhead")
    mill = t.towns + COTTON
    judge().cards.look(s)
    judge().cards.look_at(s, seat)
    assert judge().cards.use(town) == 0 < judge().cards.use(mill)
