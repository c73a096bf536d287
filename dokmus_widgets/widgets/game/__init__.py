"""A whole game."""
