"""The effect of an action, on the board and beside it."""
