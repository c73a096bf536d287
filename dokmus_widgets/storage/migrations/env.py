"""Alembic environment: migrations on the connection of `dokmus_widgets.storage.sqlite`."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
