"""The score explorer."""
