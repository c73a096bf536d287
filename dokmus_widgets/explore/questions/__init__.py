"""Search: from the question of a player to the rule and the case that answer it."""
