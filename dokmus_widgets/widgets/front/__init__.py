"""The front end: scripts and style sheets, as a notebook or a page loads them."""
