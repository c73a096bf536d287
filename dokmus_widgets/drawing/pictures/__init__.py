"""Scenes and pictures of game states."""
