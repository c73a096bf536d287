"""The newest database schema: stored entries, and the tables of several devices."""

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, MetaData, String, Table, Text

#: The newest migration in ``migrations/versions``.
HEAD: Final = "0002"

_METADATA: Final = MetaData()

things: Final = Table(
    "things",
    _METADATA,
    Column("token", String(200), primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("document", Text, nullable=False),  # JSON
    # Seconds since 1970, UTC: database types lose the time zone.
    Column("begun", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
)

tables: Final = Table(
    "tables",
    _METADATA,
    Column("id", String(40), primary_key=True),
    Column("invitation", String(40), nullable=False),
    Column("luck", String(64), nullable=False),
    Column("document", Text, nullable=False),  # JSON
    Column("begun", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
)

#: The log: rows are only added, and the insertion of the next number is the lock.
moves: Final = Table(
    "moves",
    _METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),  # JSON
    Column("at", BigInteger, nullable=False),
)

seats: Final = Table(
    "seats",
    _METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key_hash", String(64), nullable=False),
    Column("name", Text, nullable=False),
)
