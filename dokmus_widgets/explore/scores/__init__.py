"""Score sheets by line, and their differences."""
