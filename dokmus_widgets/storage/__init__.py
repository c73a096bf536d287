"""Persistence of games, drafts, positions and lessons, by token, in one database.

:mod:`.store` is the interface. Only :mod:`.sqlite` and :mod:`.database` import SQLAlchemy, so that
it loads only when a database is opened.
"""
