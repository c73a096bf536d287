"""Tables as entries of the store, for `dokmus data`: exported, imported and counted as the others.

The version of such an entry is the number of moves.
"""

from typing import Final

from dokmus_widgets.storage import store
from dokmus_widgets.storage.store import StoredEntry
from dokmus_widgets.storage.tables import StoredMove, StoredSeat, StoredTable

TABLE_KIND: Final = "table"
_MAX_ID: Final = 40


def entry_of(table: StoredTable) -> StoredEntry:
    """Return a table as an entry."""
    document = {
        "invitation": table.invitation,
        "luck": table.luck,
        "document": table.document,
        "moves": table.moves,
        "seats": {str(seat): held for seat, held in table.seats.items()},
    }
    touched = max([table.begun, *(move.at for move in table.moves[-1:])])
    return StoredEntry(table.id, TABLE_KIND, len(table.moves), document, table.begun, touched)


def table_of(entry: StoredEntry) -> StoredTable:
    """Return the table of an entry; raise ``ValueError`` for a damaged one."""
    try:
        secrets = entry.document["invitation"], entry.document["luck"]
        start = entry.document["document"]
        moves = tuple(StoredMove(*move) for move in entry.document["moves"])
        held = entry.document["seats"].items()
        seats = {int(seat): StoredSeat(*one) for seat, one in held}
        _check(str, *secrets, *(text for one in seats.values() for text in one))
        _check(dict, start, *(move.action for move in moves))
        _check(int, *(number for move in moves for number in (move.seat, move.at)))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise ValueError(f"this table is damaged: {error!r}") from None
    if len(moves) != entry.version or len(entry.token) > _MAX_ID:
        raise ValueError("this table is damaged: the number of its moves, or its token")
    return StoredTable(entry.token, *secrets, start, entry.begun, moves, seats)


def read_line(line: str) -> StoredEntry | str:
    """Parse a line of an export as `store.read_line`; return also what is wrong with a table."""
    entry = store.read_line(line)
    if isinstance(entry, StoredEntry) and entry.kind == TABLE_KIND:
        try:
            table_of(entry)
        except ValueError as error:
            return str(error)
    return entry


def _check(kind: type, *values: object) -> None:
    for value in values:
        if type(value) is not kind:
            raise TypeError(f"{str(value)[:40]} is not of type {kind.__name__}")
