"""The other processes that share a PostgreSQL database: what they write, and leases among them."""

import logging
import secrets
from collections.abc import Callable
from contextlib import closing
from threading import Event, Thread
from typing import Final

from psycopg import Connection as DriverConnection, Error
from sqlalchemy import Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError

_LOG = logging.getLogger(__name__)

_CHANNEL: Final = "dokmus"
#: Seconds until a lost connection is opened again, and within which the listener ends.
_RETRY: Final = 1.0


class Peers:
    """The other processes that use a PostgreSQL database.

    A process announces the key of each row that it writes, in the transaction that writes it. A
    lease belongs to one process at a time; it ends with the connection of that process.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._id = secrets.token_hex(8)
        self._lease_connection: Connection | None = None
        self._leases: set[str] = set()

    def announce(self, connection: Connection, key: str) -> None:
        """Tell the other processes, when the transaction is committed, that a row has changed."""
        connection.execute(select(func.pg_notify(_CHANNEL, f"{self._id} {key}")))

    def listen(self, heard: Callable[[str], object]) -> Callable[[], None]:
        """Call a function, in a thread, with each key that another process announces.

        It is called with an empty key where announcements may have been missed. Return a function
        that ends the thread.
        """
        stopping = Event()
        thread = Thread(target=self._listen, args=(heard, stopping), daemon=True)
        thread.start()

        def stop() -> None:
            stopping.set()
            thread.join()

        return stop

    def _listen(self, heard: Callable[[str], object], stopping: Event) -> None:
        while not stopping.is_set():
            try:
                with closing(self._engine.raw_connection()) as pooled:
                    driver = pooled.driver_connection
                    pooled.detach()  # `notifies` blocks it
                    assert isinstance(driver, DriverConnection)
                    driver.autocommit = True
                    driver.execute(f"LISTEN {_CHANNEL}")
                    heard("")
                    while not stopping.is_set():
                        for note in driver.notifies(timeout=_RETRY):
                            sender, _, key = note.payload.partition(" ")
                            if sender != self._id:
                                heard(key)
            except (Error, SQLAlchemyError) as error:
                _LOG.warning("Dokmus does not hear of other processes now: %s", error)
                stopping.wait(_RETRY)

    def take_lease(self, key: str) -> bool:
        """Take or confirm the lease of a key; return False if another process holds it."""
        try:
            if self._lease_connection is None:
                engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")
                self._lease_connection = engine.connect()
            connection = self._lease_connection
            if key in self._leases:
                connection.execute(select(1))  # it is lost with the connection
            elif connection.execute(select(func.pg_try_advisory_lock(_number(key)))).scalar():
                self._leases.add(key)
        except SQLAlchemyError:
            self.close()
        return key in self._leases

    def end_lease(self, key: str) -> None:
        """Let another process take the lease of a key."""
        if key in self._leases and self._lease_connection is not None:
            self._leases.remove(key)
            try:
                self._lease_connection.execute(select(func.pg_advisory_unlock(_number(key))))
            except SQLAlchemyError:
                self.close()

    def close(self) -> None:
        """End all leases."""
        self._leases.clear()
        if self._lease_connection is not None:
            self._lease_connection.invalidate()
            self._lease_connection.close()
            self._lease_connection = None


def _number(key: str) -> object:
    return func.hashtextextended(key, 0)
