"""A lesson that is being taken: what was done, what is told, what is still wanted."""
