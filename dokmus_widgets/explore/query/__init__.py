"""Queries about the legality of actions, and about changed positions."""
