"""Game review: the results of plies and turns, and the best possible ones."""
