"""Fingerprints of the English behind each translation: ``python -m tests.explain.fingerprints``.

A file per language beside this module, ``made_from/<language>.txt``, has the id and the fingerprint
of each message. Update the line of a message once its translation was reviewed; a test lists those
whose English has changed since.
"""

from __future__ import annotations

import argparse
from hashlib import sha256
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast as fluent

from dokmus_widgets.explain.messages import LANGUAGES
from tests.explain.sources import files, text_of

FILES = Path(__file__).with_name("made_from")
ENGLISH, *OTHERS = LANGUAGES
RENEW = "python -m tests.explain.fingerprints"


def fingerprints() -> dict[str, str]:
    """Return the fingerprint of every English message with its attributes, sorted by id."""
    found: dict[str, str] = {}
    for name in files(ENGLISH):
        for entry in FluentParser().parse(text_of(ENGLISH, name)).body:
            if isinstance(entry, fluent.Message):
                entry.comment = None
                words = " ".join(FluentSerializer().serialize_entry(entry).split())
                found[entry.id.name] = sha256(words.encode()).hexdigest()[:8]
    return dict(sorted(found.items()))


def kept(language: str) -> dict[str, str]:
    """Return the stored fingerprints of a language by message id."""
    path = FILES / f"{language}.txt"
    lines = path.read_text("utf-8").split("\n") if path.exists() else []
    return dict(line.split() for line in lines if line)


def write(language: str, made_from: dict[str, str]) -> None:
    """Write down what the messages of a language were made from."""
    FILES.mkdir(exist_ok=True)
    lines = "".join(f"{name} {print_}\n" for name, print_ in sorted(made_from.items()))
    (FILES / f"{language}.txt").write_text(lines, "utf-8")


def renew(language: str, names: list[str]) -> None:
    """Take these messages of a language as made from the English of now; drop those gone."""
    now, was = fingerprints(), kept(language)
    renewed = {name: now[name] for name in names}
    write(language, {name: print_ for name, print_ in was.items() if name in now} | renewed)


def main() -> None:
    """Renew the lines of the messages that are named, or of all."""
    parser = argparse.ArgumentParser(prog=RENEW, description=main.__doc__)
    parser.add_argument("--language", choices=OTHERS, help="this one only")
    parser.add_argument("--all", action="store_true", help="every message")
    parser.add_argument("names", nargs="*", metavar="MESSAGE", help="without its attribute")
    given = parser.parse_args()
    now = fingerprints()
    if unknown := [name for name in given.names if name not in now]:
        parser.error(f"English has no message {', '.join(unknown)}")
    if given.all == bool(given.names):
        parser.error("name messages, or --all")
    for language in OTHERS if given.language is None else (given.language,):
        renew(language, list(now) if given.all else given.names)


if __name__ == "__main__":
    main()
