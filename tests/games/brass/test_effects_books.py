"""What is told of every action of a whole game agrees with the states before and after it."""

from collections.abc import Iterator

from ironmaster.core.contract import CHANCE, OVER, FastDice, State
from ironmaster.core.effects import Effect
from ironmaster.core.messages import LANGUAGES
from tests.games.brass.table import Table

CLOCK = ("era", "round", "phase")


def actions(table: Table, dice: FastDice) -> Iterator[tuple[State, list[int], State]]:
    """Every action of a random game: the state before it, its moves, and the state after them."""
    game, state = table.game, table.game.start()
    while game.to_act(state) != OVER:
        seat = game.to_act(state)
        if seat == CHANCE:
            game.settle(state, game.draw(state, dice))
            continue
        before, moves = state.copy(), [-1]
        while game.to_act(state) == seat and (moves[-1] < 0 or game.unfinished(state)):
            moves.append(_chosen(table, state, dice))
            game.apply(state, moves[-1])
        yield before, moves[1:], state.copy()


def _chosen(table: Table, state: State, dice: FastDice) -> int:
    """A random verb and a random move of it: by number alone, builds would leave little room for sales."""
    by_verb: dict[str, list[int]] = {}
    for move in table.game.moves(state):
        by_verb.setdefault(table.game.actions.text(move).split()[0], []).append(move)
    moves = list(by_verb.values())[dice.below(len(by_verb))]
    return moves[dice.below(len(moves))]


def test_over_a_whole_game_the_books_agree_with_the_states() -> None:
    table, compared = Table(), 0
    for before, moves, after in actions(table, FastDice(5)):
        seat = table.game.to_act(before)
        for lang in LANGUAGES:
            _check(table.game.effects(before, moves, seat, lang))
        was, now = table.game.position(before), table.game.position(after)
        if was["phase"] == "actions" and [was[key] for key in CLOCK] == [now[key] for key in CLOCK]:
            found = {effect.kind: effect for effect in table.game.effects(before, moves, seat, "en")}
            for key in ("cash", "spent"):
                figures = [position["players"]["ABCD"[seat]][key] for position in (was, now)]  # type: ignore[index]
                told = [found[key].before, found[key].after] if key in found else ["", ""]
                assert told == [f"£{figure}" for figure in figures] or (key not in found and len(set(figures)) == 1)
                compared += key in found
    assert compared > 50


def _check(found: list[Effect]) -> None:
    """That the lines stand in their order, and none is told twice or for nothing."""
    order = ["cost", "cash", "income", "points", "spent", "cards", "other", "tile", "pile", "cubes", "market", "cotton"]
    assert [order.index(effect.kind) for effect in found] == sorted(order.index(effect.kind) for effect in found)
    assert len({(effect.kind, effect.label, effect.before) for effect in found}) == len(found)
    for effect in found:
        assert effect.before != effect.after or effect.note
        assert effect.tone in ("", "gain", "loss")
