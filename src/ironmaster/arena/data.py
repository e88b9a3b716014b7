"""Exports games of the arena as training data: a Parquet file with one row for each decision between several moves.

`account` is the judge's account of the position before the decision, for all seats, beginning with the seat to act.
`points` and `places` are the result, in the same order. A network can learn from these to replace the judge.
"""

from importlib import import_module
from pathlib import Path
from typing import Any

from ironmaster.arena.plan import Plan
from ironmaster.arena.results import ArenaError, Result
from ironmaster.bots.judges import judge_of
from ironmaster.bots.judging import Judge
from ironmaster.core.contract import CHANCE, Game

Columns = dict[str, list[Any]]
NAMES = ("deal", "turn", "decision", "seat", "bot", "moves", "choice", "account", "points", "places")


def check(file: Path) -> None:
    """Raise ArenaError now if the file could not be written at the end."""
    _arrow()
    if not file.parent.is_dir():
        raise ArenaError("arena.folder", file=str(file))


def write(plan: Plan, results: list[Result], file: Path) -> int:
    """Write the decisions of all games except control games. Returns their number."""
    arrow, parquet = _arrow()
    table = plan.table()
    judge = judge_of(table)
    columns: Columns = {name: [] for name in NAMES}
    for one in results:
        if one.control < 0:
            _add(columns, plan, table, judge, one)
    types = {
        "moves": arrow.list_(arrow.int32()),
        "account": arrow.list_(arrow.float32()),
        "points": arrow.list_(arrow.int32()),
        "places": arrow.list_(arrow.int8()),
        "bot": arrow.string(),
    }
    schema = arrow.schema(
        [(name, types.get(name, arrow.int32())) for name in NAMES],
        metadata={"game": plan.game, "board": plan.board, "terms": ",".join(judge.terms), "ruleset": str(plan.ruleset)},
    )
    parquet.write_table(arrow.table(columns, schema=schema), file, compression="zstd")
    return len(columns["choice"])


def _add(columns: Columns, plan: Plan, table: Game, judge: Judge[Any], one: Result) -> None:
    s = table.law.start()
    for place, action in enumerate(one.log):
        actor = table.law.to_act(s)
        if actor == CHANCE:
            table.law.settle(s, action)
            continue
        moves = table.law.moves(s)
        if len(moves) > 1:
            seats = [(actor + step) % table.seats for step in range(table.seats)]
            account = [points for seat in seats for points in judge.account(s, seat)]
            ending = [one.scores[seat] for seat in seats], [one.places[seat] for seat in seats]
            bot = plan.bots[one.lineup[actor]]
            row = (one.deal, one.turn, place, actor, bot, moves, moves.index(action), account, *ending)
            for name, value in zip(NAMES, row, strict=True):
                columns[name].append(value)
        table.law.apply(s, action)


def _arrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise ArenaError("arena.parquet") from None
