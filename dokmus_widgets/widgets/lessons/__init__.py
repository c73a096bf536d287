"""A lesson on a board."""
