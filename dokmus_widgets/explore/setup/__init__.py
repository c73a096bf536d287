"""Step-by-step set-up of a game."""
