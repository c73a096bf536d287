"""Game records, compressed for links."""

import base64
import binascii
import re
import zlib
from typing import Final

from dokmus_widgets.core.notation import MAX_CODE_LENGTH, GameRecord, RecordedPly, write_record
from dokmus_widgets.core.notation.record_reader import read_until_error
from dokmus_widgets.core.notation.record_writer import MAX_RECORD_LENGTH
from dokmus_widgets.explain.messages import say

#: Link field of the code.
RECORD_FIELD: Final = "record"
#: In characters; a four-player game without notes needs about a thousand.
LONGEST_CODE: Final = 12_000
_LETTERS: Final = re.compile(rf"[\w-]{{1,{LONGEST_CODE}}}", re.ASCII)
#: UTF-8 needs up to four bytes a character.
_MOST_BYTES: Final = 4 * MAX_RECORD_LENGTH


def replay_code(record: GameRecord) -> str:
    """Encode a record, without its notes if it is too long.

    Raise ``ValueError`` if that is too long as well.
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
    """Decode untrusted text into the text of a record; raise ``ValueError`` for invalid codes."""
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
