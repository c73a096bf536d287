"""The newest database schema: one table of stored entries."""

from typing import Final

from sqlalchemy import BigInteger, Column, Integer, MetaData, String, Table, Text

#: The newest migration in ``migrations/versions``.
HEAD: Final = "0001"

things: Final = Table(
    "things",
    MetaData(),
    Column("token", String(200), primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("document", Text, nullable=False),  # JSON
    # Seconds since 1970, UTC: database types lose the time zone.
    Column("begun", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False, index=True),
)
