"""A whole game in a link: its record, packed into letters that an address can carry."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import Final

from dokmus_widgets.core.notation import GameRecord, RecordedPly, write_record
from dokmus_widgets.core.notation.record_reader import read_until_error
from dokmus_widgets.core.notation.record_writer import MAX_RECORD_LENGTH
from dokmus_widgets.explain.messages import say

#: The field of a link that carries it.
RECORD_FIELD: Final = "record"
#: Characters of a code; that of a game of four has about a thousand, without its notes.
MAX_CODE_LENGTH: Final = 12_000
_LETTERS: Final = re.compile(rf"[\w-]{{1,{MAX_CODE_LENGTH}}}", re.ASCII)
#: A letter has up to so many bytes.
_MOST_BYTES: Final = 4 * MAX_RECORD_LENGTH


def replay_code(record: GameRecord) -> str:
    """The code of a record; without its notes where it would be too long with them.

    ``ValueError`` where it is too long without them too.
    """
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
            return code
    raise ValueError(say("review-code-long"))


def read_replay_code(code: str) -> str:
    """The text of the record in a code, to be read: whoever made the code may have put in anything.

    ``ValueError`` for what is no code, and where nothing of a game can be read in it.
    """
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
