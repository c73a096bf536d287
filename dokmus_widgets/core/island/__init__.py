"""The island: spaces, terrain, tiles and their layout."""
