"""The puzzle widget."""
