"""Making a position by hand, and what there is to remark on it."""
