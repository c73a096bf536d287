"""The files that the search reads; the browser edition fetches each when it is needed."""

from importlib.resources import files


def read(name: str) -> str:
    """Return the text of a file."""
    return (files(__package__) / name).read_text("utf-8")
