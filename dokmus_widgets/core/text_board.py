"""Positions as text boards, a character for each space."""

from collections.abc import Mapping

from dokmus_widgets.core.island.spaces import Space, column_name
from dokmus_widgets.core.position import Position


def board_rows(
    position: Position, covered: Mapping[Space, str] | None = None, tokens: str = "0123"
) -> list[str]:
    """Return the rows of terrain, ``covered`` by other characters, with the seats' ``tokens``."""
    frame = position.island.frame
    shown = dict.fromkeys(((r, c) for r in range(frame.rows) for c in range(frame.columns)), " ")
    for terrain, plane in position.island.planes.items():
        shown |= dict.fromkeys(frame.spaces(plane), str(terrain))
    shown |= covered or {}
    for seat in range(position.seats):
        shown |= dict.fromkeys(position.tokens_of(seat), tokens[seat])
    text = "".join(shown.values())
    return [text[at : at + frame.columns] for at in range(0, len(text), frame.columns)]


def text_board(position: Position) -> str:
    """Return the board with the names of columns and rows, and a line on the state of the game."""
    frame = position.island.frame
    columns = [column_name(column) for column in range(frame.columns)]
    width, label_width = len(columns[-1]), len(str(frame.rows))
    board = [
        f"{label:>{label_width}} {' '.join(cell.rjust(width) for cell in cells)}".rstrip()
        for label, cells in [("", columns), *enumerate(board_rows(position), 1)]
    ]
    acting = "" if position.to_act is None else f": seat {position.to_act} to act"
    return "\n".join([*board, f"Round {position.round}, {position.phase}{acting}"])
