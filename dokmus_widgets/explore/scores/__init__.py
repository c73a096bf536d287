"""Score sheets line by line, and how they differ."""
