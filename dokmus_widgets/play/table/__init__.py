"""Tables: one game that several viewers share, each from the seats they hold."""
