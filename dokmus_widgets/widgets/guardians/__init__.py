"""The explorer of the guardians."""
