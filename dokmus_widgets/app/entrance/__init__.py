"""What every request and every message passes before anything else sees it."""
