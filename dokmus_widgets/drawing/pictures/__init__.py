"""What a position shows: its scene with marks and trails, and pictures of it."""
