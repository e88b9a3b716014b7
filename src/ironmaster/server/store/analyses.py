"""Analyses of games that have ended, in SQL. One process at a time works at one, and says so again while it does."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ironmaster.server.store.rows import AnalysisRow, one
from ironmaster.server.store.schema import analysis

TRIES: Final = 3
"""How often an analysis is begun: processes may end, but one that ends them every time is let be."""
FINISHED: Final = 1e18
"""Claimed for ever."""


def ask_analysis(connection: sa.Connection, table: str, now: float) -> AnalysisRow:
    """The analysis of a table, which is begun soon if nobody asked for it before."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    fresh = AnalysisRow(table, asked=now, claimed_until=0.0, tries=0, done=0, of=0, result=None)
    connection.execute(insert(analysis).values(fresh._asdict()).on_conflict_do_nothing())
    found = analysis_of(connection, table)
    assert found is not None
    return found


def analysis_of(connection: sa.Connection, table: str) -> AnalysisRow | None:
    """The analysis of a table, if anybody asked for it."""
    found: AnalysisRow | None = one(connection, AnalysisRow, sa.select(analysis).where(analysis.c.table == table))
    return found


def claim_analysis(connection: sa.Connection, now: float, until: float) -> str | None:
    """Take over the analysis that waits longest and that nobody is at; its table."""
    query = (
        sa.select(analysis.c.table)
        .where(analysis.c.claimed_until < now, analysis.c.tries < TRIES)
        .order_by(analysis.c.asked)
        .limit(1)
    )
    if connection.dialect.name == "postgresql":
        query = query.with_for_update(skip_locked=True)
    table: str | None = connection.execute(query).scalar()
    if table is not None:
        mine = sa.update(analysis).where(analysis.c.table == table)
        connection.execute(mine.values(claimed_until=until, tries=analysis.c.tries + 1, done=0, of=0))
    return table


def report_analysis(connection: sa.Connection, table: str, until: float, done: int, of: int) -> None:
    """How far an analysis has come, and that this process is still at it."""
    going_on = sa.and_(analysis.c.table == table, analysis.c.result.is_(None))
    connection.execute(sa.update(analysis).where(going_on).values(claimed_until=until, done=done, of=of))


def finish_analysis(connection: sa.Connection, table: str, result: str) -> None:
    """What was found."""
    values = {"claimed_until": FINISHED, "result": result}
    connection.execute(sa.update(analysis).where(analysis.c.table == table).values(**values, done=analysis.c.of))
