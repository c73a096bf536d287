"""Errors that say what to install where an optional library is missing."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def needs_extra(extra: str, what: str) -> Iterator[None]:
    """Tell, for a third-party module that is missing, which extra of the package brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        module = (error.name or "").partition(".")[0]
        if module == __name__.partition(".")[0]:
            raise
        words = f'{what} needs {module}: pip install "dokmus-widgets[{extra}]"'
        raise ModuleNotFoundError(words, name=error.name) from error
