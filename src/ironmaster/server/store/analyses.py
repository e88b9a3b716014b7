"""Queries for analyses of finished games. A process claims an analysis, and renews its claim while it works on it."""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from ironmaster.server.store.rows import AnalysisRow, one
from ironmaster.server.store.schema import analysis

TRIES: Final = 3
"""How often an analysis is started. One that makes its process crash every time is then given up."""
FINISHED: Final = 1e18
"""The end of the claim of a finished analysis: never."""


def request_analysis(connection: sa.Connection, table: str, now: float) -> AnalysisRow:
    """The analysis of a table; it is requested if nobody did before."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    fresh = AnalysisRow(table, asked=now, claimed_until=0.0, tries=0, done=0, of=0, result=None)
    connection.execute(insert(analysis).values(fresh._asdict()).on_conflict_do_nothing())
    found = analysis_of(connection, table)
    assert found is not None
    return found


def analysis_of(connection: sa.Connection, table: str) -> AnalysisRow | None:
    """The analysis of a table, if it was requested."""
    found: AnalysisRow | None = one(connection, AnalysisRow, sa.select(analysis).where(analysis.c.table == table))
    return found


def claim_analysis(connection: sa.Connection, now: float, until: float) -> str | None:
    """Claim the analysis that waits longest and is not claimed. Returns the id of its table."""
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
    """Store the progress of an analysis and renew its claim."""
    unfinished = sa.and_(analysis.c.table == table, analysis.c.result.is_(None))
    connection.execute(sa.update(analysis).where(unfinished).values(claimed_until=until, done=done, of=of))


def finish_analysis(connection: sa.Connection, table: str, result: str) -> None:
    """Store the result."""
    values = {"claimed_until": FINISHED, "result": result}
    connection.execute(sa.update(analysis).where(analysis.c.table == table).values(**values, done=analysis.c.of))
