"""Legal actions, and verdicts on any action."""
