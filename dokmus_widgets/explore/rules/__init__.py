"""Rules explorer: cases, queries, comparisons and links."""
