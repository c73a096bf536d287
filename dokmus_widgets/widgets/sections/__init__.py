"""What a sheet shows, section by section: each kind is a class, and so is what it is made of."""
