"""The kinds of section that a sheet can show."""
