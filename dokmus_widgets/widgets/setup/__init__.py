"""The explorer of setting up."""
