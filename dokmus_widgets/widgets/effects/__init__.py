"""What an action changes, on the board and beside it."""
