"""Alembic asks this file how to reach the database: over the connection that `migrate` opened."""

from alembic import context

from ironmaster.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
