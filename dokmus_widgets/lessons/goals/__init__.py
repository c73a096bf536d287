"""What a step of a lesson wants: predicates on what was played, and how they are told."""
