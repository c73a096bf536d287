"""What is kept: games, drafts, positions and lessons, each by its token, in one database.

:mod:`.store` is the face; :mod:`.opening` opens the database of a folder. Nothing here shows
anything. SQLAlchemy is loaded by :mod:`.opening` only, and so not by who merely names a folder.
"""
