"""The set-up of a game, step by step."""
