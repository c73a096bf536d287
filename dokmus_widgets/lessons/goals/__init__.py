"""Goals of lesson steps: predicates on positions, and their texts."""
