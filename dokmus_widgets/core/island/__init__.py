"""The ground of a game: spaces, terrain, tiles, and how eight of them lie."""
