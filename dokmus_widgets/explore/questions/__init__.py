"""Questions that players ask, in their words: which rule and which case answer them, and how."""
