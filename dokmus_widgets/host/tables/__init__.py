"""Tables of several devices: their games, seats and pages."""
