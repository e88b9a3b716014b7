"""The players of balance studies: they play by the rules to the end, and want what a person would want."""

from random import Random
from typing import Any

import pytest

from ironmaster.balance import SUBJECTS
from ironmaster.balance.industria import TEMPERS, Industrialist
from ironmaster.balance.playing import play
from ironmaster.core.contract import CHANCE, OVER, FastDice, Game
from ironmaster.core.registry import game as set_up
from ironmaster.games.industria.game import Industria
from tests.games.industria.table import Table, building, players

SUBJECT = SUBJECTS["industria"]
BALANCED = TEMPERS[0]


def choice(table: Table, name: str = "balanced") -> str:
    """What a player of that temper does in a position."""
    assert isinstance(table.game, Industria)
    temper = next(temper for temper in TEMPERS if temper.name == name)
    return table.game.actions.text(Industrialist(table.game, temper, Random(1)).choose(table.state))


def lot(tile: str, bidder: str = "B", **everybody: Any) -> Table:
    """A tile of the first epoch put up by A, and everybody before the bidder passes."""
    table = Table({"display": [tile], "players": players(**everybody), "turn": "A"})
    while table.turn != bidder:
        table.do("pass")
    return table


@pytest.mark.parametrize("rules", [{"raw_tile_cash": "build"}, {"raw_tile_cash": "off"}, {"zero_bid": True}])
def test_players_know_every_switch(rules: dict[str, object]) -> None:
    result = play(SUBJECT, set_up("industria", seats=3, rules=rules), "mixed", seed=6)
    assert min(result.scores) > 0


def test_a_move_that_is_not_offered_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Industrialist, "choose", lambda self, state: -1)
    with pytest.raises(AssertionError, match="not offered"):
        play(SUBJECT, set_up("industria", seats=3), "mixed", seed=1)


def against_chance(game: Game, seat: int, seed: int) -> list[int]:
    """Scores of a game in which one seat minds what it does and the others do anything."""
    assert isinstance(game, Industria)
    random, dice, state = Random(seed), FastDice(seed), game.law.start()
    sensible = Industrialist(game, BALANCED, random)
    while (at := game.law.to_act(state)) != OVER:
        if at == CHANCE:
            game.law.settle(state, game.law.draw(state, dice))
        else:
            game.law.apply(state, sensible.choose(state) if at == seat else random.choice(game.law.moves(state)))
    return game.law.scores(state)


def test_they_beat_players_who_do_anything() -> None:
    game = set_up("industria", seats=4)
    scores = [(at % 4, against_chance(game, at % 4, at)) for at in range(12)]
    assert sum(found[seat] == max(found) for seat, found in scores) >= 11


def test_nobody_s_choice_depends_on_the_letter_of_the_seat() -> None:
    """The same position with everybody moved on by one seat is decided alike."""
    here = lot("quarry", A=5, B=(5, "construction"), C=5, D=5)
    moved = Table(
        {"display": ["quarry"], "start": "B", "players": players(A=5, B=5, C=(5, "construction"), D=5), "turn": "B"}
    )
    assert (here.turn, moved.turn) == ("B", "C")
    assert choice(here) == choice(moved)


def test_they_bid_more_for_what_they_need() -> None:
    assert choice(lot("raw_wood_1", "D", A=5, B=5, C=5, D=(5, "mechanical_engineering"))) == "bid 1"
    dull = {"display": ["bonus_harbour_2"], "epoch": 2, "turn": "A"}
    second = Table({**dull, "players": players(A=5, B=(5, "", "bonus_harbour_1"), C=0, D=0)})
    assert choice(second) == "pass"


def test_who_has_plenty_pays_more() -> None:
    def last_word(cash: int) -> str:
        everybody = players(A=0, B=9, C=0, D=(cash, "raw_glass_1"))
        table = Table({"epoch": 2, "display": ["optics"], "players": everybody, "turn": "A"}).do("bid 1")
        return choice(table)

    assert last_word(5) == "pass"
    assert last_word(14) == "bid 2"


def test_the_auctioneer_keeps_what_is_worth_more_than_the_bid() -> None:
    def award(hand: str, sum_: int) -> str:
        everybody = players(A=(5, hand), B=12, C=0, D=0)
        table = Table({"display": ["raw_wood_1"], "players": everybody, "turn": "A"}).do(f"bid {sum_}")
        return choice(table)

    assert award("mechanical_engineering", 1) == "keep"
    assert award("", 5) == "sell"


def test_the_auctioneer_sells_before_he_keeps() -> None:
    """The canal is worth nothing to the one who has laid it; the others want it, he wants the harbour."""
    everybody = players(A=(5, "", "shipyard bonus_canal_1"), B=(9, "", "clay_pit"), C=5, D=5)
    table = Table({"epoch": 2, "display": ["bonus_harbour_2", "bonus_rail_1"], "players": everybody})
    first = choice(table)
    assert first == "offer bonus_rail_1"


def test_they_build_the_maker_first_and_then_what_needs_it() -> None:
    table = building(1, A=(9, "mechanical_engineering sawmill"), B=0, C=0, D=0)
    assert choice(table) == "lay sawmill"
    assert choice(table.do("lay sawmill")) == "lay mechanical_engineering"


def test_they_save_for_the_better_tile() -> None:
    """The last build of the game and money for one factory: the one that brings points."""
    position = {"epoch": 5, "round": 15, "phase": "build"}
    table = Table({**position, "players": players(A=(6, "quarry genetics_factory"), B=0, C=0, D=0)})
    assert choice(table) == "lay genetics_factory"


def test_they_hand_in_a_raw_tile_for_the_thaler_that_lacks() -> None:
    table = building(4, A=(0, "electronics raw_computer_1 raw_steel_1"), B=0, C=0, D=0)
    assert choice(table) == "cash raw_steel_1"
    assert choice(table.do("cash raw_steel_1")) == "lay electronics"


def test_they_use_a_tile_of_their_own_before_they_pay_a_rival() -> None:
    table = building(2, A=(5, "optics raw_glass_1"), B=(0, "", "glassworks"), C=0, D=0).do("lay optics")
    assert table.moves() == ["use raw_glass_1", "buy glass from B"]
    assert choice(table) == "use raw_glass_1"
