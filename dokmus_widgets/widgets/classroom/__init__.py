"""A room for a class: what the teacher shows and asks, and the games of the pupils."""
