"""Players that are no people, and whole turns. Standard library and the rules core only."""
