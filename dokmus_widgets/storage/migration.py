"""Migration of a database to the newest schema."""

from importlib.resources import as_file, files
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from dokmus_widgets.storage.schema import HEAD
from dokmus_widgets.storage.store import NewerDatabase

_VERSION_TABLE: Final = "alembic_version"
#: The statement that lets only one process migrate, by database; the number is ours.
_LOCKS: Final = {
    "sqlite": "BEGIN IMMEDIATE",
    "postgresql": "SELECT pg_advisory_xact_lock(5007)",
}


def migrate(engine: Engine, name: str, to: str = "head") -> None:
    """Migrate a database to a revision; raise `NewerDatabase` if its own is unknown."""
    with engine.connect() as connection:
        if to == "head" and _revision(connection) == HEAD:
            return
    # Imported here: it loads slowly, and a migration happens once a release.
    from alembic import command
    from alembic.config import Config
    from alembic.util.exc import CommandError

    with (
        as_file(files("dokmus_widgets.storage") / "migrations") as scripts,
        engine.begin() as connection,
    ):
        connection.exec_driver_sql(_LOCKS[engine.dialect.name])  # two processes may start at once
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        config.attributes["connection"] = connection
        found = _revision(connection)
        try:
            command.upgrade(config, to)
        except CommandError:
            raise NewerDatabase(
                f"A later release of Dokmus wrote {name} (version {found}; this one knows {HEAD}). "
                "Update with: python -m pip install --upgrade dokmus-widgets; "
                "or name another folder with --data, or another database."
            ) from None


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table(_VERSION_TABLE):
        return None
    statement = text(f"SELECT version_num FROM {_VERSION_TABLE}")
    found: str | None = connection.execute(statement).scalar()
    return found
