"""Effects of moves, as tests of several games read them."""

from collections.abc import Iterator

from ironmaster.core.contract import CHANCE, OVER, FastDice, Game, State
from tests.games.table import Table


def effects(table: Table, *moves: str, lang: str = "en") -> list[tuple[str, ...]]:
    """The effects of moves of the seat to act, each of which must be offered in its turn; the query changes nothing."""
    before, seat = table.state.copy(), table.game.law.to_act(table.state)
    key = before.key()
    table.do(*moves)
    found = table.game.facts.effects(before, [table.game.actions.number(move) for move in moves], seat, lang)
    assert before.key() == key
    return [tuple(effect) for effect in found]


def actions(game: Game, dice: FastDice) -> Iterator[tuple[State, list[int], State]]:
    """Every action of a random game: the state before it, its moves, and the state after them."""
    state = game.law.start()
    while game.law.to_act(state) != OVER:
        seat = game.law.to_act(state)
        if seat == CHANCE:
            game.law.settle(state, game.law.draw(state, dice))
            continue
        before, moves = state.copy(), [-1]
        while game.law.to_act(state) == seat and (moves[-1] < 0 or game.law.unfinished(state)):
            moves.append(_chosen(game, state, dice))
            game.law.apply(state, moves[-1])
        yield before, moves[1:], state.copy()


def _chosen(game: Game, state: State, dice: FastDice) -> int:
    """A random verb and a random move of it: a uniform choice among moves would rarely sell."""
    by_verb: dict[str, list[int]] = {}
    for move in game.law.moves(state):
        by_verb.setdefault(game.actions.text(move).split()[0], []).append(move)
    moves = list(by_verb.values())[dice.below(len(by_verb))]
    return moves[dice.below(len(moves))]


def figure(text: str) -> int:
    """A number as it is displayed, with a true minus sign."""
    return int(text.replace("−", "-"))
