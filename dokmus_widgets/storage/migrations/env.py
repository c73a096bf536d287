"""Runs the migrations on the connection that :mod:`dokmus_widgets.storage.opening` hands over."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
