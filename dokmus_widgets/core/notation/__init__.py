"""Text formats: moves, position codes and game records."""

from dokmus_widgets.core.notation.code import (
    MAX_CODE_LENGTH,
    CodeError,
    CodeFault,
    position_code,
    read_position_code,
    state_repr,
)
from dokmus_widgets.core.notation.errors import IllegalCode, IllegalRecord, NotationError
from dokmus_widgets.core.notation.moves import read_action, write_action
from dokmus_widgets.core.notation.record import GameRecord, Mark, MarkKind, Note, RecordedPly
from dokmus_widgets.core.notation.record_reader import read_record, read_records
from dokmus_widgets.core.notation.record_writer import write_record

__all__ = ["MAX_CODE_LENGTH", "CodeError", "CodeFault", "GameRecord", "IllegalCode"]
__all__ += ["IllegalRecord", "Mark", "MarkKind", "NotationError", "Note", "RecordedPly"]
__all__ += ["position_code", "read_action", "read_position_code", "read_record", "read_records"]
__all__ += ["state_repr", "write_action", "write_record"]
