"""The explorer of scoring."""
