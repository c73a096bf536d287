"""A position as a document, and whether a position is one."""
