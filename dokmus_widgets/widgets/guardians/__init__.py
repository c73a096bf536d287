"""The guardian explorer."""
