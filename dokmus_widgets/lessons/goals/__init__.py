"""What a step of a lesson wants: predicates on what was played, and how they are told."""

from dokmus_widgets.lessons.goals.goal import (
    AllOf,
    AnyOf,
    Goal,
    Not,
    Predicate,
    read_goal,
)

__all__ = [
    "AllOf",
    "AnyOf",
    "Goal",
    "Not",
    "Predicate",
    "read_goal",
]
