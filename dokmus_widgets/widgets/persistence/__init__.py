"""Persistence: snapshots, automatic saving, and storage in the browser."""
