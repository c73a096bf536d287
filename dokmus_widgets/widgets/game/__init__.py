"""The game widget: playing a whole game."""
