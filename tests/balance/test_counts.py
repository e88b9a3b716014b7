"""What a study counts, counted again from the record of the game; and the counts of paper that reviews tell."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from ironmaster.balance import SUBJECTS
from ironmaster.balance.industria.subject import SHARES, TileTally
from ironmaster.balance.playing import Counts, Result
from ironmaster.balance.study import Setup, Study
from ironmaster.core.contract import CHANCE, OVER, FastDice, State
from ironmaster.core.registry import game as set_up
from ironmaster.games.industria.board import read_board
from ironmaster.games.industria.game import Industria


def recorded(game: Industria, seed: int) -> tuple[list[str], Counts, State]:
    """A game in words, what a tally counts in it, and how it ends."""
    subject, random, dice = SUBJECTS["industria"], Random(seed), FastDice(seed)
    players = [subject.player(game, "mixed", random) for _ in range(game.seats)]
    tally, state, words = TileTally(game), game.law.start(), []
    while (seat := game.law.to_act(state)) != OVER:
        if seat != CHANCE:
            tally.offered(state, game.law.moves(state))
        move = game.law.draw(state, dice) if seat == CHANCE else players[seat].choose(state)
        before = state.copy()
        (game.law.settle if seat == CHANCE else game.law.apply)(state, move)
        tally.step(before, move, state)
        words.append(game.words.sentence(before, move, state, "en") if seat != CHANCE else game.actions.text(move))
    tally.over(state, [seat for seat, place in enumerate(game.law.places(state)) if place == 1])
    return words, tally.counts(), state


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2)])
def test_counts_are_those_of_the_record(seats: int, seed: int) -> None:
    game = set_up("industria", seats=seats)
    assert isinstance(game, Industria)
    words, counts, end = recorded(game, seed)
    players = game.views.position(end)["players"]
    assert isinstance(players, dict)
    laid = Counter(tile for player in players.values() for tile in player["laid"])
    late = Counter(tile for player in players.values() for tile in player.get("late", []))
    won = game.law.places(end).index(1)
    for tile, called in zip(game.tables.tile_ids, game.names.tile, strict=True):
        name = called.text("en")
        sales = [line for line in words if f"sells {name} to" in line]
        assert counts["sold", tile] == len(sales)
        assert counts["paid", tile] == sum(int(line.split(" for ")[1].split()[0]) for line in sales)
        assert counts["kept", tile] == sum(f"keeps {name} rather" in line for line in words)
        assert counts["unwanted", tile] == sum(f"must take {name}." in line for line in words)
        assert (counts["built", tile], counts["late", tile]) == (laid[tile], late[tile])
        assert counts["payable", tile] >= counts["built", tile]
        assert counts["won", tile] == (SHARES if tile in list(players.values())[won]["laid"] else 0)


def test_seats_are_counted_by_letter_and_by_place_after_the_start_player() -> None:
    results = [
        Result(1, [10, 20, 30], [2], ["a", "b", "a"], Counter()),
        Result(0, [40, 40, 10], [0, 1], ["b", "b", "a"], Counter()),
    ]
    study = Study(Setup("industria", 3, games=2), results)
    assert [mean.value for mean in study.by_letter()] == [0, 5, -5]
    assert [mean.value for mean in study.by_place()] == [5, 10, -15]
    assert study.wins_by_place() == [0.25, 0.75, 0]
    assert study.winner().value == 35 and study.last().value == 10
    assert study.winners_between(30, 50) == 1 and study.winners_between(31, 50) == 0.5
    assert {name: (number, share) for name, (number, _, share) in study.by_player().items()} == {
        "a": (3, 1 / 3),
        "b": (3, 1 / 3),
    }


REPORTED = {  # materials, symbols, roads
    "brickyard": (2, 0, 2),
    "quarry": (0, 1, 0),
    "sawmill": (0, 0, 0),
    "pottery_works": (1, 1, 1),
    "glassworks": (1, 0, 0),
    "ironworks": (1, 0, 3),
    "cement_works": (2, 0, 1),
    "steel_mill": (2, 0, 2),
    "power_plant": (2, 1, 1),
    "computer_factory": (2, 2, 0),
    "plastics_factory": (2, 2, 0),
}
"""How many materials, symbols and roads each factory of a material has, as reported; which ones is reconstructed."""


def test_tuning_left_the_reported_numbers_of_materials_symbols_and_roads() -> None:
    board = read_board("industria")
    roads = Counter(end for link in board.link for end in link.between)
    found = {t.id: (len(t.needs), len(t.symbols), roads[t.id]) for t in board.tile if t.makes}
    assert found == REPORTED


def test_what_differs_from_the_first_figures_is_reconstructed() -> None:
    first = read_board(str(Path(__file__).parents[1] / "games" / "industria" / "catalogue.toml"))
    now = {tile.id: tile for tile in read_board("industria").tile}
    changed = [
        (old.id, field)
        for old in first.tile
        for field in ("epoch", "kind", "cost", "needs", "makes", "points", "symbols", "discount", "material", "bonus")
        if getattr(old, field) != getattr(now[old.id], field)
    ]
    assert changed
    assert all(now[tile].confidence[field] == "reconstructed" for tile, field in changed)
