"""Alembic's way in. The store hands over its connection; nothing is configured by file."""

from alembic import context

from clutch.tables.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
