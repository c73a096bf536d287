"""The rules explorer."""
