"""Questions about the current position: possible actions, obstacles and points."""
