"""Players that are no people. Standard library and the rules core only."""
