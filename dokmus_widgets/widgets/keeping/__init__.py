"""What is kept of a widget, and gone on with."""
