"""A quiz on a board."""
