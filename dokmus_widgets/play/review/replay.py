"""Game records, compressed for links."""

import base64
import binascii
import re
import zlib
from collections.abc import Collection
from typing import Final

from dokmus_widgets.core.notation import MAX_CODE_LENGTH, GameRecord, RecordedPly, write_record
from dokmus_widgets.core.notation.record_reader import read_until_error
from dokmus_widgets.core.notation.record_writer import MAX_RECORD_LENGTH
from dokmus_widgets.explain.messages import say

#: Link field of the code.
RECORD_FIELD: Final = "record"
#: Between the record and the seats that people play.
_SEATS_FOLLOW: Final = "."
#: In characters; a four-player game without notes needs about a thousand.
LONGEST_CODE: Final = 12_000
_LETTERS: Final = re.compile(rf"[\w-]{{1,{LONGEST_CODE}}}", re.ASCII)
#: UTF-8 needs up to four bytes a character.
_MOST_BYTES: Final = 4 * MAX_RECORD_LENGTH


def replay_code(record: GameRecord, own: Collection[int] = ()) -> str:
    """Encode a record, without its notes if it is too long.

    ``own``: the seats that people play, none where all are. Raise ``ValueError`` if it is too long
    without notes as well.
    """
    seats = _SEATS_FOLLOW + "".join(map(str, sorted(own))) if own else ""
    plain = GameRecord(
        record.players,
        record.start,
        [RecordedPly(ply.action) for ply in record.plies],
        seed=record.seed,
    )
    for one in (record, plain):
        packed = zlib.compress(write_record(one).encode(), 9)
        code = base64.urlsafe_b64encode(packed).decode().rstrip("=")
        if len(code) <= MAX_CODE_LENGTH:
            return code + seats
    raise ValueError(say("review-code-long"))


def read_replay_code(code: str) -> str:
    """Decode untrusted text into the text of a record; raise ``ValueError`` for invalid codes."""
    code = code.partition(_SEATS_FOLLOW)[0]
    if not _LETTERS.fullmatch(code):
        raise ValueError(say("review-code-fault"))
    try:
        packed = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
        unpacking = zlib.decompressobj()
        # A few letters can unpack into more than any memory holds.
        text = unpacking.decompress(packed, _MOST_BYTES).decode()
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise ValueError(say("review-code-fault")) from None
    if not unpacking.eof:
        raise ValueError(say("review-code-fault"))
    read_until_error(text)
    return text


def own_seats(code: str) -> frozenset[int]:
    """Return the seats that people play in an encoded record; none where all are."""
    return frozenset(int(seat) for seat in code.partition(_SEATS_FOLLOW)[2] if seat in "0123")
