"""A PostgreSQL database, which several processes may share."""

from functools import partial
from typing import Final

from sqlalchemy import Engine, create_engine, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from dokmus_widgets.storage.database import Database, error_message
from dokmus_widgets.storage.migration import migrate
from dokmus_widgets.storage.peers import Peers
from dokmus_widgets.storage.store import StorageError, Store

_DRIVER: Final = "postgresql+psycopg"
#: A connection is lost, or a statement fails, within about so many seconds.
_CONNECTION: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    # The server, too, notices a machine that has gone, and ends its leases.
    "options": "-c statement_timeout=5s -c tcp_keepalives_idle=5"
    " -c tcp_keepalives_interval=2 -c tcp_keepalives_count=2",
}


class DatabaseUrlError(ValueError):
    """An address that is not that of a PostgreSQL database; the text says what to write."""


def open_store(url: str) -> Store:
    """Open the store in a database, which tries again later if that fails.

    Raise `DatabaseUrlError` for another kind of address, or `NewerDatabase`.
    """
    try:
        address = make_url(url)
    except ArgumentError:
        address = None
    if address is None or address.drivername not in ("postgresql", _DRIVER):
        raise DatabaseUrlError(f"the address of a database begins with {_DRIVER}://")
    address = address.set(drivername=_DRIVER)
    engine = create_engine(address, pool_pre_ping=True, connect_args=_CONNECTION)
    peers = Peers(engine)
    return Store.opened(partial(_open_backend, engine, peers), address.render_as_string(), peers)


def _open_backend(engine: Engine, peers: Peers) -> Database:
    """Migrate a database; raise `StorageError` or `NewerDatabase`."""
    try:
        migrate(engine, engine.url.render_as_string())
    except SQLAlchemyError as error:
        raise StorageError(error_message(error)) from error
    return Database(engine, announce=peers.announce)
