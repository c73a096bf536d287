"""Whether an action may be done, why not, and what if something were otherwise."""
