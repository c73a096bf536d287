"""Explorer of the guardian cards: possible actions and their effects."""
