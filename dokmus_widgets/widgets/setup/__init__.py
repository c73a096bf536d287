"""The setup explorer."""
