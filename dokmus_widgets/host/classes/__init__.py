"""Classes: their rooms, and the pages of teachers and pupils."""
