"""Looking back on a game."""
