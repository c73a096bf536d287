"""What a position raises by itself: all that may be done there, and what not, as questions."""
