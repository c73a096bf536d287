"""The board, the sheet beside it, and the frame of both."""
