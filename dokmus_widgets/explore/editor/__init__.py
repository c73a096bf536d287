"""Position editor, and warnings about the edited position."""
