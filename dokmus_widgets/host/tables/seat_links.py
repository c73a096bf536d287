"""Links that move seats to another device: short-lived, and valid until they are used once.

The code of a link is signed with the hashes of the seats' keys, which no page gets. Whoever uses it
gets new keys; so it is valid only once, in every process, and nothing about it is stored.
"""

import hmac
import re
from collections.abc import Collection, Mapping
from hashlib import sha256
from time import time
from typing import Final

from dokmus_widgets.storage.tables import StoredSeat

#: Seconds for which a link is valid.
VALID_FOR: Final = 600
_CODE: Final = re.compile(r"([0-3]{1,4})-([0-9]{1,12})-([0-9a-f]{32})")


def seat_code(table_id: str, held: Mapping[int, StoredSeat], seats: Collection[int]) -> str:
    """Return the code that moves these seats of a table, which are held."""
    until = int(time()) + VALID_FOR
    names = "".join(map(str, sorted(seats)))
    return f"{names}-{until}-{_signature(table_id, held, seats, until)}"


def seats_of_code(table_id: str, held: Mapping[int, StoredSeat], code: str) -> frozenset[int]:
    """Return the seats that a code moves; none if it was used, is too old, or is no code."""
    if (found := _CODE.fullmatch(code)) is None or int(found[2]) < time():
        return frozenset()
    seats = frozenset(map(int, found[1]))
    if not seats <= held.keys():
        return frozenset()
    valid = hmac.compare_digest(found[3], _signature(table_id, held, seats, int(found[2])))
    return seats if valid else frozenset()


def _signature(
    table_id: str, held: Mapping[int, StoredSeat], seats: Collection[int], until: int
) -> str:
    key = "".join(held[seat].key_hash for seat in sorted(seats))
    return hmac.new(key.encode(), f"{table_id} {until}".encode(), sha256).hexdigest()[:32]
